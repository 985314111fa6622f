#pragma once

#include "app/files/folder.h"

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <optional>
#include <string>

/// What only the operating system says of files. The one place of app that is written for POSIX.
namespace pairwright::system_file {

/// Which file a path leads to just now, whatever its name.
struct Identity {
    std::uint64_t device = 0;
    std::uint64_t file = 0;
    std::uint64_t names = 1; ///< hard links; not compared
    friend bool operator==(const Identity& a, const Identity& b) { return a.device == b.device && a.file == b.file; }
};
/// None: there is nothing, or nothing that may be looked at.
std::optional<Identity> identityOf(const QString& path);

/// What bears a name in a folder; a link stands for itself.
struct Entry {
    Identity identity;
    bool isFile = false; ///< a regular one
    std::int64_t size = 0;
};
std::optional<Entry> entryAt(const QString& path);

/// The process of this program.
std::int64_t ownProcess();
QString ownHost();

/// Everything written through this open file is on the disk; false: it is not.
bool sync(int handle);
/// Everything that was written on the disk of this folder so far is there; false: it is not. Once for many files costs
/// little more than once for one.
bool syncAll(const QString& folder);
/// Gives the file its new name, in place of what has that name.
bool rename(const QString& from, const QString& to);
/// The same, and brings the folder to the disk.
bool replace(const QString& from, const QString& to);

/// A lock of the system on a file itself: whoever comes by another name of it, from another folder or as another user
/// meets it. It is of one byte that neither the file nor SQLite uses, and ends with the program.
class LockOfFile {
public:
    enum class Outcome : std::uint8_t {
        held,
        heldByOther, ///< a program that is alive; also this one, by another lock
        notWritable, ///< only who may write a file can lock it
        impossible,  ///< the file system gives no locks
    };
    LockOfFile() = default;
    ~LockOfFile() { release(); }
    LockOfFile(const LockOfFile&) = delete;
    LockOfFile& operator=(const LockOfFile&) = delete;

    /// Of a file that exists. Never waits.
    Outcome hold(const QString& path);
    /// Harmless when it is not held. Not while this program has the file open as a database: SQLite's locks would go
    /// too.
    void release();

private:
    int handle_ = -1;
    Identity identity_;
};

/// A small text file that one program at a time holds, by a lock of the system that ends with the program.
class HeldFile {
public:
    enum class Outcome : std::uint8_t {
        held,
        heldByOther, ///< a program that is alive
        impossible,  ///< cannot be made or written there, or is no file
    };
    HeldFile() = default;
    ~HeldFile() { release(); }
    HeldFile(const HeldFile&) = delete;
    HeldFile& operator=(const HeldFile&) = delete;

    /// Makes the file if there is none. Never waits. What is in it stays. One that belongs to another user and may not
    /// be written is held when no program that is alive holds it.
    Outcome hold(const QString& path);
    /// Precondition for these three: held. What another program wrote, from its beginning.
    [[nodiscard]] QByteArray content() const;
    /// One that may not be written is made anew, where the folder allows that.
    bool setContent(const QByteArray& text);
    /// Leaves the file as it is.
    void letGo();
    /// Removes the file; harmless when it is not held.
    void release();

private:
    struct Attempt {
        Outcome outcome = Outcome::impossible;
        int problem = 0; ///< errno of what is impossible
    };
    Attempt holdIn(files::Folder folder, const std::string& name, files::Access access);
    Attempt holdNamed(const QString& path, files::Access access);
    files::Handle handle_;
    std::optional<files::Folder> folder_; ///< none: not held
    std::string name_;
    bool isWritable_ = true;
    QString path_;
};

/// The beginning of a small text file; empty where there is no such file. Never waits.
QByteArray beginningOf(const QString& path);
/// The last bytes of a file, or all of it where it is shorter; empty where there is none. Never waits.
QByteArray endOf(const QString& path, std::int64_t bytes);

} // namespace pairwright::system_file
