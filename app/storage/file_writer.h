#pragma once

#include "engine/base/expected.h"

#include <QByteArray>
#include <QIODevice>
#include <QString>

#include <cstdint>
#include <functional>
#include <memory>

namespace pairwright {

/// Why a file was not written. What had its name before is still there.
struct WriteError {
    enum class Code : std::uint8_t {
        diskFull, ///< `needed` bytes do not fit into `free`
        noSuchFolder,
        notWritable, ///< no permission, or a place that cannot be written
        failed,      ///< anything else; `detail`
    };
    Code code = Code::failed;
    QString path;
    QString detail; ///< what the system says, not translated
    qint64 needed = 0;
    qint64 free = 0;
};

/// A file that is written whole beside its place and brought to the disk, but has not its name yet: so that several
/// come at once or not at all. Vanishes unless it is put in place.
class PreparedFile {
public:
    /// When the file is brought to the disk: by itself, or by bringToDisk() together with others.
    enum class Sync : std::uint8_t { alone, together };
    static Expected<PreparedFile, WriteError> make(const QString& path, const QByteArray& bytes,
                                                   Sync sync = Sync::alone);
    /// All files that were prepared in this folder.
    static Expected<Done, WriteError> bringToDisk(const QString& folder);
    PreparedFile(PreparedFile&&) noexcept;
    PreparedFile& operator=(PreparedFile&&) noexcept;
    ~PreparedFile();

    /// Who reads the place sees the old file or the new one and never a part. Once.
    Expected<Done, WriteError> putInPlace();

private:
    class Part;
    PreparedFile(QString path, std::unique_ptr<Part> part, Sync sync);

    QString path_;
    std::unique_ptr<Part> part_;
    Sync sync_ = Sync::alone;
};

/// Writes a whole file: beside its place under another name, brought to the disk, looked at, and only then given its
/// name. Who reads the place sees the old file or the new one and never a part. A pipe or a device of that name is
/// written to directly.
Expected<Done, WriteError> writeFile(const QString& path, const QByteArray& bytes);

/// The same for who writes to a device; `write` returns false when it could not.
Expected<Done, WriteError> writeFile(const QString& path, const std::function<bool(QIODevice&)>& write);

} // namespace pairwright
