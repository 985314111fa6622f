# After cpack: it lets each package with a library call ldconfig, which the trigger in it does already.
find_program(dpkg_deb dpkg-deb REQUIRED)
foreach(package IN LISTS CPACK_PACKAGE_FILES)
    set(unpacked ${package}.unpacked)
    execute_process(COMMAND ${dpkg_deb} --raw-extract ${package} ${unpacked} COMMAND_ERROR_IS_FATAL ANY)
    if(EXISTS ${unpacked}/DEBIAN/triggers)
        file(REMOVE ${unpacked}/DEBIAN/postinst ${unpacked}/DEBIAN/postrm)
        execute_process(COMMAND ${dpkg_deb} --root-owner-group --build ${unpacked} ${package}
            COMMAND_ERROR_IS_FATAL ANY OUTPUT_QUIET)
    endif()
    file(REMOVE_RECURSE ${unpacked})
endforeach()
