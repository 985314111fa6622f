#include "tests/crash/disk_vfs.h"

#include <sqlite3.h>

#include <array>
#include <atomic>
#include <chrono>
#include <csignal>
#include <mutex>
#include <thread>

#include <dlfcn.h>
#include <unistd.h>

namespace pairwright::test {

namespace {

std::mutex planMutex;
std::optional<DiskPlan> currentPlan;
std::array<std::atomic<int>, 5> counts{};
std::atomic<bool> struck{false};

std::atomic<int> chosenStatement{0};
std::atomic<int> lastChosen{0};
std::atomic<int> statements{0};
std::atomic<bool> interruptNow{false};
std::atomic<bool> statementStruck{false};

/// The real file lies behind this in the same piece of memory, as SQLite's own layers do it.
struct File {
    sqlite3_file base;
    sqlite3_file* real;
};

sqlite3_vfs* below()
{
    static sqlite3_vfs* const vfs = sqlite3_vfs_find(nullptr);
    return vfs;
}

sqlite3_file* realOf(sqlite3_file* file)
{
    return reinterpret_cast<File*>(file)->real;
}

/// The fault that this call meets, if any.
std::optional<DiskPlan> faultAt(DiskCall call)
{
    const int number = ++counts.at(static_cast<std::size_t>(call));
    const std::scoped_lock lock(planMutex);
    if (!currentPlan || currentPlan->call != call)
        return std::nullopt;
    if (number != currentPlan->first && !(currentPlan->forGood && number > currentPlan->first))
        return std::nullopt;
    struck = true;
    return currentPlan;
}

[[noreturn]] void die()
{
    ::kill(::getpid(), SIGKILL);
    for (;;)
        ::pause();
}

/// The code that the call answers instead of being done; SQLITE_OK: go on.
int answer(const DiskPlan& plan, int ioCode)
{
    switch (plan.fault) {
    case DiskFault::ioError: return ioCode;
    case DiskFault::full: return SQLITE_FULL;
    case DiskFault::halfDone:
    case DiskFault::killed: die();
    case DiskFault::slow: std::this_thread::sleep_for(std::chrono::milliseconds(plan.milliseconds)); break;
    }
    return SQLITE_OK;
}

int writeFile(sqlite3_file* file, const void* data, int size, sqlite3_int64 offset)
{
    sqlite3_file* real = realOf(file);
    if (const auto plan = faultAt(DiskCall::write)) {
        if (plan->fault == DiskFault::halfDone)
            real->pMethods->xWrite(real, data, size / 2, offset);
        if (const int code = answer(*plan, SQLITE_IOERR_WRITE); code != SQLITE_OK)
            return code;
    }
    return real->pMethods->xWrite(real, data, size, offset);
}

int truncateFile(sqlite3_file* file, sqlite3_int64 size)
{
    sqlite3_file* real = realOf(file);
    if (const auto plan = faultAt(DiskCall::truncate)) {
        if (const int code = answer(*plan, SQLITE_IOERR_TRUNCATE); code != SQLITE_OK)
            return code;
    }
    return real->pMethods->xTruncate(real, size);
}

int syncFile(sqlite3_file* file, int flags)
{
    sqlite3_file* real = realOf(file);
    if (const auto plan = faultAt(DiskCall::sync)) {
        if (const int code = answer(*plan, SQLITE_IOERR_FSYNC); code != SQLITE_OK)
            return code;
    }
    return real->pMethods->xSync(real, flags);
}

int deleteFile(sqlite3_vfs*, const char* name, int syncFolder)
{
    if (const auto plan = faultAt(DiskCall::remove)) {
        if (const int code = answer(*plan, SQLITE_IOERR_DELETE); code != SQLITE_OK)
            return code;
    }
    return below()->xDelete(below(), name, syncFolder);
}

int closeFile(sqlite3_file* file)
{
    sqlite3_file* real = realOf(file);
    return real->pMethods != nullptr ? real->pMethods->xClose(real) : SQLITE_OK;
}

int readFile(sqlite3_file* file, void* data, int size, sqlite3_int64 offset)
{
    if (const auto plan = faultAt(DiskCall::read)) {
        if (const int code = answer(*plan, SQLITE_IOERR_READ); code != SQLITE_OK)
            return code;
    }
    return realOf(file)->pMethods->xRead(realOf(file), data, size, offset);
}
// What only passes through.
int fileSize(sqlite3_file* file, sqlite3_int64* size)
{
    return realOf(file)->pMethods->xFileSize(realOf(file), size);
}
int lockFile(sqlite3_file* file, int level)
{
    return realOf(file)->pMethods->xLock(realOf(file), level);
}
int unlockFile(sqlite3_file* file, int level)
{
    return realOf(file)->pMethods->xUnlock(realOf(file), level);
}
int checkReservedLock(sqlite3_file* file, int* held)
{
    return realOf(file)->pMethods->xCheckReservedLock(realOf(file), held);
}
int controlFile(sqlite3_file* file, int operation, void* argument)
{
    return realOf(file)->pMethods->xFileControl(realOf(file), operation, argument);
}
int sectorSize(sqlite3_file* file)
{
    return realOf(file)->pMethods->xSectorSize(realOf(file));
}
int deviceCharacteristics(sqlite3_file* file)
{
    return realOf(file)->pMethods->xDeviceCharacteristics(realOf(file));
}
int mapShared(sqlite3_file* file, int page, int size, int extend, void volatile** at)
{
    return realOf(file)->pMethods->xShmMap(realOf(file), page, size, extend, at);
}
int lockShared(sqlite3_file* file, int offset, int count, int flags)
{
    return realOf(file)->pMethods->xShmLock(realOf(file), offset, count, flags);
}
void shareBarrier(sqlite3_file* file)
{
    realOf(file)->pMethods->xShmBarrier(realOf(file));
}
int unmapShared(sqlite3_file* file, int remove)
{
    return realOf(file)->pMethods->xShmUnmap(realOf(file), remove);
}

int openFile(sqlite3_vfs*, const char* name, sqlite3_file* file, int flags, int* outFlags)
{
    static const sqlite3_io_methods methods = [] {
        sqlite3_io_methods table{};
        table.iVersion = 2;
        table.xClose = closeFile;
        table.xRead = readFile;
        table.xWrite = writeFile;
        table.xTruncate = truncateFile;
        table.xSync = syncFile;
        table.xFileSize = fileSize;
        table.xLock = lockFile;
        table.xUnlock = unlockFile;
        table.xCheckReservedLock = checkReservedLock;
        table.xFileControl = controlFile;
        table.xSectorSize = sectorSize;
        table.xDeviceCharacteristics = deviceCharacteristics;
        table.xShmMap = mapShared;
        table.xShmLock = lockShared;
        table.xShmBarrier = shareBarrier;
        table.xShmUnmap = unmapShared;
        return table;
    }();
    File* own = reinterpret_cast<File*>(file);
    own->real = reinterpret_cast<sqlite3_file*>(own + 1);
    const int code = below()->xOpen(below(), name, own->real, flags, outFlags);
    own->base.pMethods = own->real->pMethods != nullptr ? &methods : nullptr;
    return code;
}

// Called at each statement that begins; the next look at the progress handler then interrupts it.
int statementBegins(unsigned, void*, void*, void*)
{
    const int number = ++statements;
    if (chosenStatement > 0 && number >= chosenStatement && number <= lastChosen) {
        interruptNow = true;
        statementStruck = true;
    }
    return 0;
}

int progress(void*)
{
    return interruptNow.exchange(false) ? 1 : 0;
}

int watchStatements(sqlite3* connection, const char**, const sqlite3_api_routines*)
{
    sqlite3_trace_v2(connection, SQLITE_TRACE_STMT, statementBegins, nullptr);
    sqlite3_progress_handler(connection, 1, nullptr, nullptr);
    return SQLITE_OK;
}

} // namespace

void installDisk()
{
    static const bool installed = [] {
        static sqlite3_vfs vfs = *below();
        vfs.zName = "pairwright-test";
        vfs.pNext = nullptr;
        vfs.szOsFile = static_cast<int>(sizeof(File)) + below()->szOsFile;
        vfs.xOpen = openFile;
        vfs.xDelete = deleteFile;
        return sqlite3_vfs_register(&vfs, 1) == SQLITE_OK;
    }();
    (void)installed;
}

void planDisk(const std::optional<DiskPlan>& plan)
{
    const std::scoped_lock lock(planMutex);
    currentPlan = plan;
    struck = false;
    for (auto& count : counts)
        count = 0;
}

int diskCalls(DiskCall call)
{
    return counts.at(static_cast<std::size_t>(call));
}

bool diskFaultHappened()
{
    return struck;
}

void installStatements()
{
    sqlite3_auto_extension(reinterpret_cast<void (*)()>(watchStatements));
}

void failStatement(int which, int more)
{
    chosenStatement = lastChosen = 0;
    interruptNow = false;
    statementStruck = false;
    statements = 0;
    chosenStatement = which;
    lastChosen = which == 0 ? 0 : which + more;
}

bool statementFaultHappened()
{
    return statementStruck;
}

} // namespace pairwright::test

// A connection has one progress handler, and the program sets its own, for deadlines: here the one that fails stays.
extern "C" void sqlite3_progress_handler(sqlite3* connection, int, int (*)(void*), void*)
{
    using Handler = decltype(&sqlite3_progress_handler);
    static const auto real = reinterpret_cast<Handler>(dlsym(RTLD_NEXT, "sqlite3_progress_handler"));
    real(connection, 1, pairwright::test::progress, nullptr);
}
