#pragma once

#include "app/files/folder.h"
#include "app/storage/store_error.h"

#include <QString>

#include <string>

namespace pairwright {

/// The empty file that SQLite is given for a new database: it makes none itself, because it would follow a link. Closed
/// with the object, and with it the locks that SQLite has on the file in this program.
class NewDatabaseFile {
public:
    /// Nothing may have the name, nor that of what SQLite would take for a log of it.
    static Expected<NewDatabaseFile, StoreError> make(const QString& path);

    /// The name was not given to another file meanwhile.
    [[nodiscard]] bool isStillThere() const { return folder_.holds(name_, file_); }

private:
    NewDatabaseFile(files::Folder folder, files::Handle file, std::string name);
    files::Folder folder_;
    files::Handle file_;
    std::string name_;
};

} // namespace pairwright
