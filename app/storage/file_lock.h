#pragma once

#include "app/storage/open_error.h"

#include <QLockFile>
#include <QString>

#include <memory>

namespace pairwright {

/// The right to write one tournament file, as a small file beside it. A lock left by a program that
/// died on this computer is taken over.
class FileLock {
public:
    enum class Outcome : std::uint8_t {
        held,        ///< we may write
        heldByOther, ///< see holder()
        notWritable, ///< the folder cannot be written
    };

    explicit FileLock(const QString& path);

    /// `takeOver`: remove a lock of another computer that the arbiter knows to be gone.
    Outcome acquire(bool takeOver = false);
    [[nodiscard]] FileHolder holder() const;
    void release();

    static QString lockPath(const QString& path);

private:
    QString lockPath_;
    std::unique_ptr<QLockFile> lock_;
};

} // namespace pairwright
