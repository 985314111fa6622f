#pragma once

#include "app/storage/open_error.h"
#include "app/storage/system_file.h"

#include <QString>

#include <optional>

namespace pairwright {

/// The right to write one tournament file, as a small file beside it that names who has it. It belongs to the file and
/// not to a name of it: whoever comes by a link meets the same lock. While a program holds it, it holds a lock of the
/// system on it too, so that of two that start at once only one gets it. What a program left that died on this computer
/// is taken over; what another computer left, only when the arbiter says so.
class FileLock {
public:
    enum class Outcome : std::uint8_t {
        held,        ///< we may write
        heldByOther, ///< see holder()
        notWritable, ///< the folder cannot be written
    };

    explicit FileLock(const QString& path);

    /// `takeOver`: take the place of a holder that the arbiter knows to be gone (see mayTakeOver()).
    Outcome acquire(bool takeOver = false);
    /// Of a lock that we do not have.
    [[nodiscard]] FileHolder holder() const;
    /// The holder is another computer, of which nothing tells whether it is alive.
    [[nodiscard]] bool mayTakeOver() const { return mayTakeOver_; }
    /// Harmless when it is not held.
    void release();

    static QString lockPath(const QString& path);

private:
    Outcome acquireFile(const QString& lockPath, system_file::HeldFile& file, bool takeOver);

    QString path_;
    QString lockPath_;
    QString asked_; ///< the lock that was tried last: the one that somebody else has
    system_file::HeldFile file_;
    system_file::HeldFile links_; ///< held in addition where the file has several names in folders of its own
    bool mayTakeOver_ = false;
};

} // namespace pairwright
