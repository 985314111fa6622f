#pragma once

#include "app/files/part_file.h"
#include "engine/base/expected.h"

#include <QByteArray>
#include <QIODevice>
#include <QString>

#include <cstdint>
#include <functional>
#include <memory>
#include <stop_token>

namespace pairwright {

/// Why a file was not written. What had its name before is still there.
struct WriteError {
    enum class Code : std::uint8_t {
        diskFull, ///< `needed` bytes do not fit into `free`
        noSuchFolder,
        notWritable, ///< no permission, or a place that cannot be written
        link,        ///< a link has the name: what it leads to is not touched
        notAFile,    ///< a folder, a pipe or a device has the name
        nameTooLong, ///< for the disk
        taken,       ///< there is one, and it is not to be replaced
        failed,      ///< anything else; `detail`
    };
    Code code = Code::failed;
    QString path;
    QString detail; ///< what the system says, not translated
    qint64 needed = 0;
    qint64 free = 0;
};

/// A folder that files are put into: open, so that all of them come into the same one.
using OpenFolder = std::shared_ptr<const files::Folder>;
Expected<OpenFolder, WriteError> openFolder(const QString& path);

/// A file that is written whole beside its place and brought to the disk, but has not its name yet: so that several
/// come at once or not at all. Vanishes unless it is put in place.
class PreparedFile {
public:
    /// It is not on the disk before bringToDisk().
    static Expected<PreparedFile, WriteError> make(const OpenFolder& folder, const QString& path,
                                                   const QByteArray& bytes);
    /// All files that were prepared in this folder.
    static Expected<Done, WriteError> bringToDisk(const OpenFolder& folder, const QString& path);

    /// Who reads the place sees the old file or the new one and never a part. Once.
    Expected<Done, WriteError> putInPlace();

private:
    PreparedFile(QString path, files::PartFile part);
    QString path_;
    files::PartFile part_;
};

/// Writes a whole file: beside its place under another name, brought to the disk, looked at, and only then given its
/// name. Who reads the place sees the old file or the new one and never a part. What has the name and is no ordinary
/// file (a link, a pipe, a device) stays as it is, but for what the caller handed over (/dev/stdout) and /dev/null.
Expected<Done, WriteError> writeFile(const QString& path, const QByteArray& bytes);

/// The same for who writes to a device; `write` returns false when it could not.
Expected<Done, WriteError> writeFile(const QString& path, const std::function<bool(QIODevice&)>& write);

/// Copies a file to a new name; nothing that is there is replaced. Stopped, it leaves nothing.
Expected<Done, WriteError> copyToNewFile(const QString& from, const QString& to, const std::stop_token& stop = {});
/// Gives a file another name in its folder, which nothing has yet.
Expected<Done, WriteError> giveNewName(const QString& from, const QString& to);
/// A new, empty file, for who can only write to one that is there.
Expected<Done, WriteError> makeNewFile(const QString& path);

} // namespace pairwright
