#pragma once

#include "engine/base/expected.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

/// Files as the operating system has them, in the standard library's words alone. Whatever this program makes beside a
/// file of a user it makes here: by a new name, in a folder that is open, through no link.
namespace pairwright::files {

struct Error {
    enum class Kind : std::uint8_t {
        missing,     ///< no such file, or no such folder
        taken,       ///< there is something of that name
        link,        ///< a link has the name; it is not followed
        notRegular,  ///< a folder, a pipe or a device has the name
        nameTooLong, ///< for the file system
        failed,      ///< anything else: `number`
    };
    Kind kind = Kind::failed;
    int number = 0; ///< errno
};

/// What the system says of it; not translated.
std::string describe(const Error& error);

/// An open file or folder, closed with the object.
class Handle {
public:
    Handle() = default;
    explicit Handle(int number)
        : number_(number)
    {
    }
    ~Handle() { close(); }
    Handle(Handle&& other) noexcept
        : number_(std::exchange(other.number_, -1))
    {
    }
    Handle& operator=(Handle&& other) noexcept
    {
        std::swap(number_, other.number_);
        return *this;
    }
    Handle(const Handle&) = delete;
    Handle& operator=(const Handle&) = delete;

    /// For the functions of the system; whoever takes it closes it.
    [[nodiscard]] int number() const { return number_; }
    int release() { return std::exchange(number_, -1); }
    void close();

    /// All of it, or an error.
    Expected<Done, Error> write(std::string_view bytes) const;
    /// What is left in it, at most so many bytes.
    [[nodiscard]] Expected<std::string, Error> read(std::size_t most) const;
    /// What was written is on the disk.
    [[nodiscard]] Expected<Done, Error> sync() const;

private:
    int number_ = -1;
};

enum class Access : std::uint8_t { read, readWrite };

/// A folder, open: what is made in it stays in it, whatever its name leads to meanwhile. Names are names in it, without
/// a path. Nothing here waits for anybody: pipes and devices are refused.
class Folder {
public:
    /// Links on the way to the folder are followed: the user named it.
    static Expected<Folder, Error> open(const std::string& path);

    /// A new, empty file. Never one that is there, and never what a link of that name leads to.
    [[nodiscard]] Expected<Handle, Error> create(const std::string& name) const;
    /// A file that is there and no link.
    [[nodiscard]] Expected<Handle, Error> openFile(const std::string& name, Access access) const;
    /// Whether a file of that name could be put there: there is none, or an ordinary one.
    [[nodiscard]] Expected<Done, Error> mayReplace(const std::string& name) const;
    /// Something has that name, be it a link to nothing.
    [[nodiscard]] bool isTaken(const std::string& name) const;
    /// Gives a file its new name, in place of an ordinary file of that name and of nothing else.
    [[nodiscard]] Expected<Done, Error> replace(const std::string& from, const std::string& to) const;
    /// Gives a file a name that nothing has.
    [[nodiscard]] Expected<Done, Error> giveNewName(const std::string& from, const std::string& to) const;
    /// The name goes; what a link led to stays.
    [[nodiscard]] bool remove(const std::string& name) const;
    /// The name leads to just this open file.
    [[nodiscard]] bool holds(const std::string& name, const Handle& file) const;
    /// The names of the folder are on the disk, where the file system can do that.
    void sync() const;
    /// Everything that was written on its disk is there. Once for many files costs little more than once for one.
    [[nodiscard]] Expected<Done, Error> syncAll() const;
    /// Whether nobody else holds it. Ends with the object.
    [[nodiscard]] bool hold() const;

private:
    explicit Folder(Handle handle)
        : handle_(std::move(handle))
    {
    }
    Handle handle_;
};

/// A path as the folder and the name in it.
struct Place {
    std::string folder;
    std::string name;
};
Place placeOf(const std::string& path);

/// A new, empty file, see Folder::create().
Expected<Handle, Error> createFile(const std::string& path);
/// Both lead to one and the same thing, by whatever names.
bool isSame(const std::string& a, const std::string& b);
/// An ordinary file, which a user named: a link to one is followed. A pipe or a device is refused without being waited
/// for; but what the caller handed over (/dev/stdin, /dev/fd/3) is his, and /dev/null is empty.
Expected<Handle, Error> openToRead(const std::string& path);
/// An ordinary file that is there and that a user named, to write to it.
Expected<Handle, Error> openToWrite(const std::string& path);
/// To write to what the caller handed over by such a name (/dev/stdout), or to /dev/null. None: any other name.
std::optional<Expected<Handle, Error>> openHandedOver(const std::string& path);

} // namespace pairwright::files
