# The oracles of Dutch 2012, Dubov, Burstein, Lim and Double-Swiss, each in its folder
add_library(oracle_systems STATIC
    baku.cpp baku.h
    burstein/burstein.cpp burstein/burstein.h
    burstein/colours.cpp burstein/colours.h
    burstein/criteria.cpp burstein/criteria.h
    burstein/definitions.cpp burstein/definitions.h
    burstein/order.cpp burstein/order.h
    burstein/procedure.cpp burstein/procedure.h
    burstein/why_not.cpp burstein/why_not.h
    dubov/bracket.cpp dubov/bracket.h
    dubov/colours.cpp dubov/colours.h
    dubov/criteria.cpp dubov/criteria.h
    dubov/definitions.cpp dubov/definitions.h
    dubov/dubov.cpp dubov/dubov.h
    dubov/procedure.cpp dubov/procedure.h
    dubov/shift.cpp dubov/shift.h
    dubov/sorting.cpp dubov/sorting.h
    dubov/why_not.cpp dubov/why_not.h
    dubov_1997/columns.cpp dubov_1997/columns.h
    dubov_1997/definitions.cpp dubov_1997/definitions.h
    dubov_1997/dubov_1997.cpp dubov_1997/dubov_1997.h
    dubov_1997/group.cpp dubov_1997/group.h
    dubov_1997/why_not.cpp dubov_1997/why_not.h
    dutch_2012/bracket.cpp dutch_2012/bracket.h
    dutch_2012/colours.cpp dutch_2012/colours.h
    dutch_2012/definitions.cpp dutch_2012/definitions.h
    dutch_2012/dutch_2012.cpp dutch_2012/dutch_2012.h
    dutch_2012/orders.cpp dutch_2012/orders.h
    dutch_2012/requirements.cpp dutch_2012/requirements.h
    dutch_2012/round.cpp dutch_2012/round.h
    dutch_2012/why_not.cpp dutch_2012/why_not.h
    double_swiss/definitions.cpp double_swiss/definitions.h
    double_swiss/double_swiss.cpp double_swiss/double_swiss.h
    double_swiss/matches.h
    double_swiss/procedure.cpp double_swiss/procedure.h
    double_swiss/random_matches.cpp double_swiss/random_matches.h
    double_swiss/why_not.cpp double_swiss/why_not.h
    lim/colours.cpp lim/colours.h
    lim/exchanges.cpp
    lim/floaters.cpp
    lim/group.cpp lim/group.h
    lim/lim.cpp lim/lim.h
    lim/players.cpp lim/players.h
    lim/round.cpp lim/round.h
    shared/campaign.cpp shared/campaign.h
    shared/complete_pairing.cpp shared/complete_pairing.h
    shared/largest_matching.cpp shared/largest_matching.h
    shared/step_answer.cpp shared/step_answer.h
    shared/system_round.h
    shared/forced_pair.h
    shared/tried_systems.cpp shared/tried_systems.h)
target_link_libraries(oracle_systems PUBLIC oracle)
set_target_properties(oracle_systems PROPERTIES AUTOMOC OFF)

if(NOT PAIRWRIGHT_GUI)
    return()
endif()
add_library(oracle_systems_reference STATIC shared/reference.cpp shared/reference.h)
set_target_properties(oracle_systems_reference PROPERTIES AUTOMOC OFF)
target_link_libraries(oracle_systems_reference PUBLIC oracle_systems oracle_exercises)

pairwright_test(oracle_dubov SOURCES dubov/test_dubov_oracle.cpp LIBRARIES oracle_systems_reference)
pairwright_test(oracle_burstein SOURCES burstein/test_burstein_oracle.cpp LIBRARIES oracle_systems_reference)
pairwright_test(oracle_dubov_1997 SOURCES dubov_1997/test_dubov_1997_oracle.cpp LIBRARIES oracle_systems_reference)
pairwright_test(oracle_dutch_2012 SOURCES dutch_2012/test_dutch_2012_oracle.cpp LIBRARIES oracle_systems_reference)
pairwright_test(oracle_dutch_2012_bracket SOURCES dutch_2012/test_dutch_2012_bracket.cpp LIBRARIES oracle_systems)
pairwright_test(oracle_dutch_2012_orders SOURCES dutch_2012/test_dutch_2012_orders.cpp LIBRARIES oracle_systems)
pairwright_test(oracle_double_swiss LIBRARIES oracle_systems_reference
    SOURCES double_swiss/test_double_swiss_oracle.cpp double_swiss/match_vectors.cpp double_swiss/match_vectors.h)
pairwright_test(oracle_lim SOURCES lim/test_lim_oracle.cpp LIBRARIES oracle_systems_reference)
pairwright_test(oracle_baku SOURCES test_baku.cpp LIBRARIES oracle_systems)
pairwright_test(oracle_double_swiss_engine LIBRARIES oracle_systems
    SOURCES double_swiss/test_engine_against_double_swiss.cpp)
pairwright_test(oracle_dubov_1997_engine LIBRARIES oracle_systems
    SOURCES dubov_1997/test_engine_against_dubov_1997.cpp)
add_test(NAME oracle_dubov_1997_engine_full COMMAND oracle_dubov_1997_engine)
set_tests_properties(oracle_dubov_1997_engine_full PROPERTIES LABELS full TIMEOUT 1800
    ENVIRONMENT "QT_QPA_PLATFORM=offscreen;LC_ALL=C.UTF-8;PAIRWRIGHT_ORACLE_SEED=1000000;PAIRWRIGHT_ORACLE_ROUNDS=50000;PAIRWRIGHT_ORACLE_MEDIUM_ROUNDS=5000;QTEST_FUNCTION_TIMEOUT=1500000")
add_test(NAME oracle_double_swiss_engine_full COMMAND oracle_double_swiss_engine)
set_tests_properties(oracle_double_swiss_engine_full PROPERTIES LABELS full TIMEOUT 1800
    ENVIRONMENT "QT_QPA_PLATFORM=offscreen;LC_ALL=C.UTF-8;PAIRWRIGHT_ORACLE_SEED=1000000;PAIRWRIGHT_ORACLE_ROUNDS=50000;PAIRWRIGHT_ORACLE_MEDIUM_ROUNDS=10000;QTEST_FUNCTION_TIMEOUT=1500000")
pairwright_test(oracle_systems_random_rounds SOURCES test_systems_random_rounds.cpp LIBRARIES oracle_systems)

pairwright_test(oracle_systems_engine SOURCES test_engine_against_systems.cpp LIBRARIES oracle_systems)
add_test(NAME oracle_systems_engine_full COMMAND oracle_systems_engine)
set_tests_properties(oracle_systems_engine_full PROPERTIES LABELS full TIMEOUT 1800
    ENVIRONMENT "QT_QPA_PLATFORM=offscreen;LC_ALL=C.UTF-8;PAIRWRIGHT_ORACLE_SEED=1000000;PAIRWRIGHT_ORACLE_ROUNDS=50000;PAIRWRIGHT_ORACLE_MEDIUM_ROUNDS=10000;QTEST_FUNCTION_TIMEOUT=1500000")

pairwright_test(oracle_judge SOURCES test_judge.cpp LIBRARIES oracle_systems)
add_test(NAME oracle_judge_full COMMAND oracle_judge)
set_tests_properties(oracle_judge_full PROPERTIES LABELS full TIMEOUT 1800
    ENVIRONMENT "QT_QPA_PLATFORM=offscreen;LC_ALL=C.UTF-8;PAIRWRIGHT_JUDGE_TOURNAMENTS=500;QTEST_FUNCTION_TIMEOUT=1500000")

pairwright_test(oracle_systems_why_not SOURCES test_systems_why_not.cpp LIBRARIES oracle_systems)
add_test(NAME oracle_systems_why_not_full COMMAND oracle_systems_why_not)
set_tests_properties(oracle_systems_why_not_full PROPERTIES LABELS full TIMEOUT 1800
    ENVIRONMENT "QT_QPA_PLATFORM=offscreen;LC_ALL=C.UTF-8;PAIRWRIGHT_ORACLE_SEED=1000000;PAIRWRIGHT_WHY_NOT_ROUNDS=3000;QTEST_FUNCTION_TIMEOUT=1500000")

# The others have tests of their own: matches, and procedures whose answers name a step
pairwright_test(oracle_double_swiss_why_not LIBRARIES oracle_systems
    SOURCES double_swiss/test_double_swiss_why_not.cpp)
pairwright_test(oracle_dutch_2012_why_not LIBRARIES oracle_systems SOURCES dutch_2012/test_dutch_2012_why_not.cpp)
pairwright_test(oracle_dubov_1997_why_not LIBRARIES oracle_systems SOURCES dubov_1997/test_dubov_1997_why_not.cpp)
foreach(name double_swiss dutch_2012 dubov_1997)
    add_test(NAME oracle_${name}_why_not_full COMMAND oracle_${name}_why_not)
    set_tests_properties(oracle_${name}_why_not_full PROPERTIES LABELS full TIMEOUT 1800
        ENVIRONMENT "QT_QPA_PLATFORM=offscreen;LC_ALL=C.UTF-8;PAIRWRIGHT_ORACLE_SEED=1000000;PAIRWRIGHT_WHY_NOT_ROUNDS=5000;QTEST_FUNCTION_TIMEOUT=1500000")
endforeach()
