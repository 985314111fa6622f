#pragma once

#include "app/storage/file/file_writer.h"
#include "app/web/site.h"

#include <functional>

namespace pairwright::web {

/// What writing a folder did.
struct FolderChanges {
    int written = 0; ///< new or changed
    int same = 0;    ///< left as they were
    int removed = 0; ///< of ours, not wanted any more
    friend bool operator==(const FolderChanges&, const FolderChanges&) = default;
};

struct FolderError {
    enum class Code : std::uint8_t {
        notWritten,   ///< `write` says why
        foreignFiles, ///< a file of such a name is there, and this program did not put it there; nothing is written
        stopped,      ///< nothing is written
    };
    Code code = Code::notWritten;
    WriteError write;
};

/// Brings a folder (it is made if need be) to hold these files. All are written beside their places before the first
/// gets its name, so that a full disk leaves the folder as it was. Each is replaced in one step and only if it changed,
/// in the given order, so that no page leads to one that is not there; what is ours and not wanted any more goes last.
/// Which files are ours stands in `pairwright-files.txt`; others in the folder are never touched.
/// What a program left half written that died over the folder is taken out. `mustStop` is asked until the first of them
/// gets its name.
Expected<FolderChanges, FolderError> writeFolder(const QString& path, const std::vector<WebFile>& files,
                                                 const std::function<bool()>& mustStop = {});

} // namespace pairwright::web
