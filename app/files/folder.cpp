#include "app/files/folder.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace pairwright::files {

namespace {

Error errorOf(int number)
{
    switch (number) {
    case ENOENT:
    case ENOTDIR: return {Error::Kind::missing, number};
    case EEXIST: return {Error::Kind::taken, number};
    case ELOOP: return {Error::Kind::link, number};
    case EISDIR:
    case ENXIO: return {Error::Kind::notRegular, number}; // a pipe that nobody reads, a socket
    case ENAMETOOLONG: return {Error::Kind::nameTooLong, number};
    default: return {Error::Kind::failed, number};
    }
}

Unexpected<Error> failed()
{
    return Unexpected{errorOf(errno)};
}

bool isRegular(const Handle& file)
{
    struct stat status {};
    return ::fstat(file.number(), &status) == 0 && S_ISREG(status.st_mode);
}

Expected<Handle, Error> onlyRegular(int number)
{
    if (number < 0)
        return failed();
    Handle file(number);
    if (!isRegular(file))
        return Unexpected{Error{Error::Kind::notRegular, EINVAL}};
    return file;
}

/// The number of what the caller opened for this program and hands over by such a name.
std::optional<int> handedOver(std::string_view path)
{
    constexpr std::array<std::pair<std::string_view, int>, 3> names{
        {{"/dev/stdin", STDIN_FILENO}, {"/dev/stdout", STDOUT_FILENO}, {"/dev/stderr", STDERR_FILENO}}};
    for (const auto& [name, number] : names)
        if (path == name)
            return number;
    for (const std::string_view begin : {"/dev/fd/", "/proc/self/fd/"}) {
        if (path.substr(0, begin.size()) != begin)
            continue;
        int number = 0;
        const char* end = path.data() + path.size();
        const auto read = std::from_chars(path.data() + begin.size(), end, number);
        if (read.ec == std::errc() && read.ptr == end && number >= 0)
            return number;
    }
    return std::nullopt;
}

/// Neither waits nor fills: who wants nothing of a file names it.
constexpr std::string_view nowhere = "/dev/null";

Expected<Handle, Error> madeOf(int number)
{
    if (number < 0)
        return failed();
    return Handle(number);
}

} // namespace

std::string describe(const Error& error)
{
    switch (error.kind) {
    case Error::Kind::link: return "a link of that name is there";
    case Error::Kind::notRegular: return "not an ordinary file";
    case Error::Kind::missing:
    case Error::Kind::taken:
    case Error::Kind::nameTooLong:
    case Error::Kind::failed: break;
    }
    return std::strerror(error.number);
}

void Handle::close()
{
    if (number_ >= 0)
        ::close(number_);
    number_ = -1;
}

Expected<Done, Error> Handle::write(std::string_view bytes) const
{
    while (!bytes.empty()) {
        const ssize_t written = ::write(number_, bytes.data(), bytes.size());
        if (written < 0 && errno != EINTR)
            return failed();
        bytes.remove_prefix(written > 0 ? static_cast<std::size_t>(written) : 0);
    }
    return Done{};
}

Expected<std::string, Error> Handle::read(std::size_t most) const
{
    constexpr std::size_t piece = std::size_t{1} << 16;
    std::string bytes;
    while (bytes.size() < most) {
        const std::size_t before = bytes.size();
        bytes.resize(std::min(most, before + piece));
        const ssize_t taken = ::read(number_, bytes.data() + before, bytes.size() - before);
        bytes.resize(before + static_cast<std::size_t>(std::max<ssize_t>(taken, 0)));
        if (taken == 0)
            break;
        if (taken < 0 && errno != EINTR)
            return failed();
    }
    return bytes;
}

Expected<Done, Error> Handle::sync() const
{
    if (::fsync(number_) != 0)
        return failed();
    return Done{};
}

Expected<Folder, Error> Folder::open(const std::string& path)
{
    const int number = ::open(path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (number < 0)
        return failed();
    return Folder(Handle(number));
}

Expected<Handle, Error> Folder::create(const std::string& name) const
{
    constexpr mode_t forAll = 0666; // less what the user does not want
    const int number = ::openat(handle_.number(), name.c_str(),
                                O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, forAll);
    if (number >= 0)
        return Handle(number);
    // The system says of links and of all else only that the name is taken.
    const Error error = errorOf(errno);
    if (error.kind == Error::Kind::taken)
        if (const auto free = mayReplace(name); !free)
            return Unexpected{free.error()};
    return Unexpected{error};
}

Expected<Handle, Error> Folder::openFile(const std::string& name, Access access) const
{
    const int way = access == Access::read ? O_RDONLY : O_RDWR;
    return onlyRegular(::openat(handle_.number(), name.c_str(), way | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC));
}

Expected<Done, Error> Folder::mayReplace(const std::string& name) const
{
    struct stat status {};
    if (::fstatat(handle_.number(), name.c_str(), &status, AT_SYMLINK_NOFOLLOW) != 0) {
        if (errno == ENOENT)
            return Done{};
        return failed();
    }
    if (S_ISREG(status.st_mode))
        return Done{};
    if (S_ISLNK(status.st_mode))
        return Unexpected{Error{Error::Kind::link, ELOOP}};
    return Unexpected{Error{Error::Kind::notRegular, S_ISDIR(status.st_mode) ? EISDIR : EINVAL}};
}

bool Folder::isTaken(const std::string& name) const
{
    struct stat status {};
    return ::fstatat(handle_.number(), name.c_str(), &status, AT_SYMLINK_NOFOLLOW) == 0;
}

Expected<Done, Error> Folder::replace(const std::string& from, const std::string& to) const
{
    if (auto may = mayReplace(to); !may)
        return may;
    if (::renameat(handle_.number(), from.c_str(), handle_.number(), to.c_str()) != 0)
        return failed();
    return Done{};
}

Expected<Done, Error> Folder::giveNewName(const std::string& from, const std::string& to) const
{
    const int folder = handle_.number();
    if (::renameat2(folder, from.c_str(), folder, to.c_str(), RENAME_NOREPLACE) == 0)
        return Done{};
    if (errno != EINVAL && errno != ENOSYS)
        return failed();
    // A file system that cannot promise it, and mostly has no links either.
    if (isTaken(to))
        return Unexpected{Error{Error::Kind::taken, EEXIST}};
    return replace(from, to);
}

bool Folder::remove(const std::string& name) const
{
    return ::unlinkat(handle_.number(), name.c_str(), 0) == 0;
}

bool Folder::holds(const std::string& name, const Handle& file) const
{
    struct stat named {};
    struct stat open {};
    return ::fstatat(handle_.number(), name.c_str(), &named, AT_SYMLINK_NOFOLLOW) == 0 &&
           ::fstat(file.number(), &open) == 0 && named.st_dev == open.st_dev && named.st_ino == open.st_ino;
}

void Folder::sync() const
{
    ::fsync(handle_.number()); // some file systems cannot; the names are there all the same
}

Expected<Done, Error> Folder::syncAll() const
{
    if (::syncfs(handle_.number()) != 0)
        return failed();
    return Done{};
}

bool Folder::hold() const
{
    return ::flock(handle_.number(), LOCK_EX | LOCK_NB) == 0;
}

Place placeOf(const std::string& path)
{
    const std::size_t slash = path.rfind('/');
    if (slash == std::string::npos)
        return {".", path};
    return {slash == 0 ? "/" : path.substr(0, slash), path.substr(slash + 1)};
}

Expected<Handle, Error> createFile(const std::string& path)
{
    const Place place = placeOf(path);
    const auto folder = Folder::open(place.folder);
    if (!folder)
        return Unexpected{folder.error()};
    return folder->create(place.name);
}

bool isSame(const std::string& a, const std::string& b)
{
    struct stat first {};
    struct stat second {};
    return ::stat(a.c_str(), &first) == 0 && ::stat(b.c_str(), &second) == 0 && first.st_dev == second.st_dev &&
           first.st_ino == second.st_ino;
}

Expected<Handle, Error> openToRead(const std::string& path)
{
    if (const auto number = handedOver(path))
        return madeOf(::fcntl(*number, F_DUPFD_CLOEXEC, 0));
    if (path == nowhere)
        return madeOf(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    return onlyRegular(::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC));
}

Expected<Handle, Error> openToWrite(const std::string& path)
{
    return onlyRegular(::open(path.c_str(), O_RDWR | O_NONBLOCK | O_CLOEXEC));
}

std::optional<Expected<Handle, Error>> openHandedOver(const std::string& path)
{
    if (const auto number = handedOver(path))
        return madeOf(::fcntl(*number, F_DUPFD_CLOEXEC, 0));
    if (path == nowhere)
        return madeOf(::open(path.c_str(), O_WRONLY | O_CLOEXEC));
    return std::nullopt;
}

} // namespace pairwright::files
