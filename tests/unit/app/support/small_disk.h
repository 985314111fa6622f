#pragma once

#include <QString>
#include <QTemporaryDir>

namespace pairwright::test {

/// A file system of its own in memory, of the given size; only root can have one. Vanishes with the object.
class SmallDisk {
public:
    explicit SmallDisk(int kibibytes);
    ~SmallDisk();
    SmallDisk(const SmallDisk&) = delete;
    SmallDisk& operator=(const SmallDisk&) = delete;

    /// False where file systems cannot be mounted; the test skips then.
    [[nodiscard]] bool isThere() const { return mounted_; }
    [[nodiscard]] QString path(const QString& name) const { return folder_.filePath(name); }
    bool makeReadOnly();
    /// Takes all the space that is left, down to `leave` bytes.
    bool fill(qint64 leave = 0);
    bool removeFilling();

private:
    QTemporaryDir folder_;
    bool mounted_ = false;
};

} // namespace pairwright::test
