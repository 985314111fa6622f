#pragma once

#include "app/storage/file/system_file.h"
#include "app/storage/open_error.h"

#include <QString>

#include <cstdint>
#include <optional>

namespace pairwright {

/// The right to write one tournament file: a lock of the system on the file itself, which every name, user and folder
/// by which somebody comes to it shares, and a small file beside it that names who has it. That one also tells other
/// computers, where the disk of a third does not carry the lock. What a program left that died on this computer is
/// taken over; what another computer left, only when the arbiter says so.
class FileLock {
public:
    enum class Outcome : std::uint8_t {
        held,         ///< we may write
        heldByOther,  ///< see holder()
        notWritable,  ///< the file or its folder cannot be written
        cannotBeHeld, ///< the place gives no locks: somebody else could write as well
    };

    explicit FileLock(const QString& path);

    /// `takeOver`: take the place of a holder that the arbiter knows to be gone (see mayTakeOver()).
    Outcome acquire(bool takeOver = false);
    /// The same where only the name was there when it was acquired, and the file has come now.
    Outcome acquireMadeFile();
    /// Of a lock that we do not have. By another name of the file nothing is known of him.
    [[nodiscard]] FileHolder holder() const;
    /// The holder is another computer, of which nothing tells whether it is alive.
    [[nodiscard]] bool mayTakeOver() const { return mayTakeOver_; }
    /// Harmless when it is not held.
    void release();

    static QString lockPath(const QString& path);
    /// No program holds the name: whoever had it has closed the file, or has died on this computer. The file itself is
    /// not touched, which may be open as a database here. What another computer left tells nothing.
    static bool isNameFree(const QString& path);

private:
    Outcome acquireName(bool takeOver);

    QString path_;
    QString lockPath_;
    system_file::LockOfFile file_;
    system_file::HeldFile name_;
    bool mayTakeOver_ = false;
};

} // namespace pairwright
