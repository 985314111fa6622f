#include "app/files/part_file.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <random>
#include <sys/stat.h>

namespace pairwright::files {

namespace {

constexpr std::string_view ending = ".part";
constexpr std::size_t digits = 8;
constexpr std::size_t longestName = 255; // bytes, of every file system that is in use

/// The name of the file, as much of it as leaves room for the rest.
std::string_view stemOfParts(std::string_view file)
{
    std::size_t length = std::min(file.size(), longestName - ending.size() - digits - 1);
    // Not through the middle of a letter (UTF-8): some file systems refuse that.
    while (length < file.size() && length > 0 && (static_cast<unsigned char>(file[length]) & 0xC0U) == 0x80U)
        --length;
    return file.substr(0, length);
}

std::string partName(std::string_view file)
{
    static thread_local std::mt19937 draw{std::random_device{}()};
    std::array<char, digits + 2> number{};
    std::snprintf(number.data(), number.size(), ".%08x", static_cast<unsigned>(draw()));
    return std::string(stemOfParts(file)) + number.data() + std::string(ending);
}

} // namespace

PartFile::PartFile(std::shared_ptr<const Folder> folder, Handle handle, std::string part, std::string name)
    : folder_(std::move(folder))
    , handle_(std::move(handle))
    , part_(std::move(part))
    , name_(std::move(name))
{
}

PartFile::~PartFile()
{
    if (folder_ != nullptr && !part_.empty())
        (void)folder_->remove(part_);
}

Expected<PartFile, Error> PartFile::make(const std::shared_ptr<const Folder>& folder, const std::string& name)
{
    if (name.size() > longestName)
        return Unexpected{Error{Error::Kind::nameTooLong, ENAMETOOLONG}};
    if (auto may = folder->mayReplace(name); !may)
        return Unexpected{may.error()};
    constexpr int mostTries = 100;
    constexpr mode_t permissions = 0777;
    for (int tries = 1;; ++tries) {
        std::string part = partName(name);
        auto made = folder->create(part);
        if (!made && made.error().kind == Error::Kind::taken && tries < mostTries)
            continue;
        if (!made)
            return Unexpected{made.error()};
        PartFile file(folder, std::move(made).value(), std::move(part), name);
        struct stat old {};
        const auto replaced = folder->openFile(name, Access::read);
        if (replaced && ::fstat(replaced->number(), &old) == 0 &&
            ::fchmod(file.handle_.number(), old.st_mode & permissions) != 0)
            return Unexpected{Error{Error::Kind::failed, errno}};
        return file;
    }
}

Expected<Done, Error> PartFile::write(std::string_view bytes, bool sync)
{
    auto done = handle_.write(bytes);
    if (done && sync)
        done = handle_.sync();
    struct stat status {};
    if (done && (::fstat(handle_.number(), &status) != 0 || status.st_size != static_cast<off_t>(bytes.size())))
        done = Unexpected{Error{Error::Kind::failed, EIO}};
    handle_.close();
    return done;
}

Expected<Done, Error> PartFile::putInPlace()
{
    auto done = folder_->replace(part_, name_);
    if (done)
        part_.clear();
    return done;
}

bool PartFile::isPartOf(std::string_view name, std::string_view file)
{
    const std::string_view stem = stemOfParts(file);
    if (name.size() != stem.size() + 1 + digits + ending.size() || name.substr(0, stem.size()) != stem ||
        name[stem.size()] != '.' || name.substr(name.size() - ending.size()) != ending)
        return false;
    const std::string_view number = name.substr(stem.size() + 1, digits);
    return number.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

Expected<Done, Error> writeFile(const std::string& path, std::string_view bytes)
{
    if (const auto given = openHandedOver(path))
        return *given ? given->value().write(bytes) : Unexpected{given->error()};
    const Place place = placeOf(path);
    auto opened = Folder::open(place.folder);
    if (!opened)
        return Unexpected{opened.error()};
    const auto folder = std::make_shared<const Folder>(std::move(opened).value());
    auto part = PartFile::make(folder, place.name);
    if (!part)
        return Unexpected{part.error()};
    auto done = part->write(bytes, true);
    if (done)
        done = part->putInPlace();
    if (done)
        folder->sync();
    return done;
}

} // namespace pairwright::files
