#pragma once

#include "app/files/folder.h"

#include <memory>

namespace pairwright::files {

/// A file that is being written beside its place, as NAME.1f2e3d4c.part, and gets its name when it is whole. Vanishes
/// unless it does.
class PartFile {
public:
    /// With the permissions of the file that it replaces, or those that the user gives new files.
    static Expected<PartFile, Error> make(const std::shared_ptr<const Folder>& folder, const std::string& name);
    PartFile(PartFile&&) noexcept = default;
    PartFile& operator=(PartFile&&) = delete;
    PartFile(const PartFile&) = delete;
    PartFile& operator=(const PartFile&) = delete;
    ~PartFile();

    /// `sync`: it is on the disk by itself; otherwise Folder::syncAll() is for the caller. Once.
    Expected<Done, Error> write(std::string_view bytes, bool sync);
    /// Who reads the place sees the old file or this one and never a part. Once.
    Expected<Done, Error> putInPlace();

    /// Whether a name is that of a part of this file, as a program leaves it that dies over it.
    static bool isPartOf(std::string_view name, std::string_view file);

private:
    PartFile(std::shared_ptr<const Folder> folder, Handle handle, std::string part, std::string name);
    std::shared_ptr<const Folder> folder_;
    Handle handle_;
    std::string part_; ///< empty: it has its name
    std::string name_;
};

/// Writes a whole file, by a part of it beside its place, brought to the disk.
Expected<Done, Error> writeFile(const std::string& path, std::string_view bytes);

} // namespace pairwright::files
