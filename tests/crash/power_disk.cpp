#include "tests/crash/power_disk.h"

#include "engine/base/random.h"

#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <memory>
#include <mutex>
#include <optional>

namespace pairwright::test {

namespace {

constexpr std::size_t sector = 512;

/// A write, or a truncation where there are no bytes.
struct Change {
    std::size_t at = 0;
    std::string bytes;
    bool isTruncation = false;
};

struct Content {
    std::string synced;
    std::vector<Change> unsynced;
};
using SharedContent = std::shared_ptr<Content>;

/// A name in the folder, and what it leads to; nullptr: there is no such file.
struct Name {
    SharedContent now;
    SharedContent onDisk;
};

void carryOut(const Change& change, std::string& content)
{
    if (change.isTruncation) {
        content.resize(std::min(content.size(), change.at));
        return;
    }
    content.resize(std::max(content.size(), change.at + change.bytes.size()));
    content.replace(change.at, change.bytes.size(), change.bytes);
}

/// What arrives of the unsynced part of a file.
class Arrival {
public:
    Arrival(Random& random, Remains& remains)
        : random_(random)
        , remains_(remains)
        , tenths_(usual.at(random.below(usual.size())))
    {
    }

    std::string of(const Content& content)
    {
        std::string disk = content.synced;
        std::size_t longest = disk.size();
        for (const Change& change : content.unsynced) {
            longest = std::max(longest, change.at + change.bytes.size());
            if (!change.isTruncation)
                write(change, disk);
            else if (arrives())
                carryOut(change, disk);
        }
        if (random_.chance(1, 4))
            grow(disk, longest);
        return disk;
    }

private:
    static constexpr std::array<std::uint64_t, 6> usual{0, 1, 5, 5, 9, 10};

    bool arrives() { return random_.chance(tenths_, 10); }

    void write(const Change& change, std::string& disk)
    {
        for (std::size_t from = change.at, end = change.at + change.bytes.size(); from < end;) {
            const std::size_t to = std::min(end, (from / sector + 1) * sector);
            ++remains_.unsynced;
            if (arrives()) {
                grow(disk, from);
                carryOut({from, change.bytes.substr(from - change.at, to - from), false}, disk);
            } else {
                ++remains_.lost;
            }
            from = to;
        }
    }

    /// What no write has filled is what lay on the disk before.
    void grow(std::string& disk, std::size_t size)
    {
        const bool isBlank = random_.chance(1, 2);
        while (disk.size() < size)
            disk += isBlank ? '\0' : static_cast<char>(random_.below(256));
    }

    Random& random_;
    Remains& remains_;
    std::uint64_t tenths_;
};

/// The folder whose files may be lost. One for the process, as SQLite's layers are.
class Folder {
public:
    void begin(PowerPlan plan)
    {
        const std::scoped_lock lock(mutex_);
        random_.emplace(plan.seed);
        plan_ = std::move(plan);
        names_.clear();
        remains_.clear();
    }
    void end()
    {
        const std::scoped_lock lock(mutex_);
        plan_.reset();
    }
    template <class Set>
    void change(Set set)
    {
        const std::scoped_lock lock(mutex_);
        set(*plan_);
    }
    std::vector<Remains> take()
    {
        const std::scoped_lock lock(mutex_);
        return std::exchange(remains_, {});
    }

    /// nullptr: a file of no interest.
    SharedContent opened(const char* path, bool exists)
    {
        const std::scoped_lock lock(mutex_);
        const std::optional<std::string> name = nameOf(path);
        if (!name)
            return nullptr;
        Name& entry = names_[*name];
        if (!entry.now) {
            entry.now = std::make_shared<Content>();
            if (exists) {
                std::ifstream file(path, std::ios::binary);
                entry.now->synced.assign(std::istreambuf_iterator<char>(file), {});
                entry.onDisk = entry.now;
            }
        }
        return entry.now;
    }
    [[nodiscard]] bool hasSharedMemory()
    {
        const std::scoped_lock lock(mutex_);
        return !plan_ || plan_->hasSharedMemory;
    }
    void changed(Content& content, Change change)
    {
        const std::scoped_lock lock(mutex_);
        mayFail();
        content.unsynced.push_back(std::move(change));
    }
    /// `isNew`: its folder is synced with it, as SQLite does for a log that it has made.
    void synced(Content& content, bool isNew)
    {
        const std::scoped_lock lock(mutex_);
        mayFail();
        if (!plan_ || !plan_->syncs)
            return;
        for (const Change& change : content.unsynced)
            carryOut(change, content.synced);
        content.unsynced.clear();
        if (isNew)
            syncNames();
    }
    void removed(const char* path, bool syncsFolder)
    {
        const std::scoped_lock lock(mutex_);
        const std::optional<std::string> name = nameOf(path);
        if (!name)
            return;
        mayFail();
        names_[*name].now = nullptr;
        if (syncsFolder && plan_->syncs)
            syncNames();
    }

private:
    [[nodiscard]] std::optional<std::string> nameOf(const char* path) const
    {
        const std::string whole = path != nullptr ? path : "";
        if (!plan_ || !whole.starts_with(plan_->folder + '/'))
            return std::nullopt;
        return whole.substr(plan_->folder.size() + 1);
    }
    void syncNames()
    {
        for (auto& entry : names_)
            entry.second.onDisk = entry.second.now;
    }
    void mayFail()
    {
        if (!plan_ || !random_->chance(1, plan_->oneIn))
            return;
        Remains& remains = remains_.emplace_back();
        remains.confirmed = plan_->confirmed();
        remains.handedOver = plan_->handedOver();
        for (const auto& [name, entry] : names_) {
            const SharedContent& content = random_->chance(1, 2) ? entry.now : entry.onDisk;
            if (content)
                remains.files[name] = Arrival(*random_, remains).of(*content);
        }
    }

    std::mutex mutex_;
    std::optional<PowerPlan> plan_;
    std::optional<Random> random_;
    std::map<std::string, Name> names_;
    std::vector<Remains> remains_;
};

Folder& folder()
{
    static Folder one;
    return one;
}

/// The real file lies behind this in the same piece of memory, as SQLite's own layers do it.
struct File {
    sqlite3_file base;
    sqlite3_file* real;
    SharedContent* content; ///< nullptr: of no interest
    bool isNewLog;
};

sqlite3_vfs* below()
{
    static sqlite3_vfs* const vfs = sqlite3_vfs_find(nullptr);
    return vfs;
}

File* own(sqlite3_file* file)
{
    return reinterpret_cast<File*>(file);
}

int closeFile(sqlite3_file* file)
{
    delete own(file)->content;
    own(file)->content = nullptr;
    sqlite3_file* real = own(file)->real;
    return real->pMethods != nullptr ? real->pMethods->xClose(real) : SQLITE_OK;
}

int writeFile(sqlite3_file* file, const void* data, int size, sqlite3_int64 offset)
{
    if (own(file)->content != nullptr)
        folder().changed(**own(file)->content,
                         {static_cast<std::size_t>(offset),
                          std::string(static_cast<const char*>(data), static_cast<std::size_t>(size)), false});
    sqlite3_file* real = own(file)->real;
    return real->pMethods->xWrite(real, data, size, offset);
}

int truncateFile(sqlite3_file* file, sqlite3_int64 size)
{
    if (own(file)->content != nullptr)
        folder().changed(**own(file)->content, {static_cast<std::size_t>(size), {}, true});
    sqlite3_file* real = own(file)->real;
    return real->pMethods->xTruncate(real, size);
}

int syncFile(sqlite3_file* file, int flags)
{
    if (own(file)->content != nullptr)
        folder().synced(**own(file)->content, std::exchange(own(file)->isNewLog, false));
    sqlite3_file* real = own(file)->real;
    return real->pMethods->xSync(real, flags);
}

/// What only passes through: `Call` of the real file.
template <auto Call, class... Arguments>
auto passedOn(sqlite3_file* file, Arguments... arguments)
{
    sqlite3_file* real = own(file)->real;
    return (real->pMethods->*Call)(real, arguments...);
}

sqlite3_io_methods methodsOfVersion(int version)
{
    using Methods = sqlite3_io_methods;
    Methods table{};
    table.iVersion = version;
    table.xClose = closeFile;
    table.xWrite = writeFile;
    table.xTruncate = truncateFile;
    table.xSync = syncFile;
    table.xRead = passedOn<&Methods::xRead, void*, int, sqlite3_int64>;
    table.xFileSize = passedOn<&Methods::xFileSize, sqlite3_int64*>;
    table.xLock = passedOn<&Methods::xLock, int>;
    table.xUnlock = passedOn<&Methods::xUnlock, int>;
    table.xCheckReservedLock = passedOn<&Methods::xCheckReservedLock, int*>;
    table.xFileControl = passedOn<&Methods::xFileControl, int, void*>;
    table.xSectorSize = passedOn<&Methods::xSectorSize>;
    table.xDeviceCharacteristics = passedOn<&Methods::xDeviceCharacteristics>;
    table.xShmMap = passedOn<&Methods::xShmMap, int, int, int, void volatile**>;
    table.xShmLock = passedOn<&Methods::xShmLock, int, int, int>;
    table.xShmBarrier = passedOn<&Methods::xShmBarrier>;
    table.xShmUnmap = passedOn<&Methods::xShmUnmap, int>;
    return table;
}

int openFile(sqlite3_vfs*, const char* name, sqlite3_file* file, int flags, int* outFlags)
{
    static const sqlite3_io_methods withSharedMemory = methodsOfVersion(2);
    static const sqlite3_io_methods withoutSharedMemory = methodsOfVersion(1);
    constexpr int logs = SQLITE_OPEN_MAIN_JOURNAL | SQLITE_OPEN_WAL;
    int exists = 0;
    if (name != nullptr)
        below()->xAccess(below(), name, SQLITE_ACCESS_EXISTS, &exists);
    own(file)->real = reinterpret_cast<sqlite3_file*>(own(file) + 1);
    own(file)->content = nullptr;
    own(file)->base.pMethods = nullptr;
    const int code = below()->xOpen(below(), name, own(file)->real, flags, outFlags);
    if (own(file)->real->pMethods == nullptr)
        return code;
    own(file)->base.pMethods = &withSharedMemory;
    own(file)->isNewLog = exists == 0 && (flags & logs) != 0;
    if (code != SQLITE_OK || (flags & (SQLITE_OPEN_MAIN_DB | logs)) == 0)
        return code;
    if (SharedContent content = folder().opened(name, exists != 0)) {
        own(file)->content = new SharedContent(std::move(content));
        if (!folder().hasSharedMemory())
            own(file)->base.pMethods = &withoutSharedMemory;
    }
    return code;
}

int deleteFile(sqlite3_vfs*, const char* name, int syncFolder)
{
    folder().removed(name, syncFolder != 0);
    return below()->xDelete(below(), name, syncFolder);
}

} // namespace

void installPowerDisk()
{
    static const bool installed = [] {
        static sqlite3_vfs vfs = *below();
        vfs.zName = "pairwright-power";
        vfs.pNext = nullptr;
        vfs.szOsFile = static_cast<int>(sizeof(File)) + below()->szOsFile;
        vfs.xOpen = openFile;
        vfs.xDelete = deleteFile;
        return sqlite3_vfs_register(&vfs, 1) == SQLITE_OK;
    }();
    (void)installed;
}

void beginPowerCuts(PowerPlan plan)
{
    folder().begin(std::move(plan));
}

void setSharedMemory(bool has)
{
    folder().change([has](PowerPlan& plan) { plan.hasSharedMemory = has; });
}

void setSyncs(bool syncs)
{
    folder().change([syncs](PowerPlan& plan) { plan.syncs = syncs; });
}

void endPowerCuts()
{
    folder().end();
}

std::vector<Remains> takeRemains()
{
    return folder().take();
}

} // namespace pairwright::test
