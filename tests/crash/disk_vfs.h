#pragma once

#include <cstdint>
#include <optional>

/// A disk that fails to order: a layer below SQLite through which every database of this process goes.
namespace pairwright::test {

/// What SQLite asks of a disk. Shared memory and locks pass through untouched.
enum class DiskCall : std::uint8_t { write, sync, truncate, remove, read };

/// What happens at a call that was chosen.
enum class DiskFault : std::uint8_t {
    ioError,
    full,     ///< no space; only for writes
    halfDone, ///< a write of which only the first half arrives, then the process is killed
    killed,   ///< the process is killed instead of the call
    slow,     ///< nothing fails, but it takes `milliseconds`
};

struct DiskPlan {
    DiskCall call = DiskCall::write;
    DiskFault fault = DiskFault::ioError;
    int first = 1;        ///< the n-th call of its kind from now on
    bool forGood = false; ///< that one and all after it
    int milliseconds = 0;
};

/// Becomes the disk of all connections that are opened from now on. Harmless when called again.
void installDisk();
/// What is to happen; none: the disk works. Counting starts anew.
void planDisk(const std::optional<DiskPlan>& plan);
/// Calls of this kind since planDisk().
int diskCalls(DiskCall call);
/// Whether the plan has struck.
bool diskFaultHappened();

/// From now on statements of new connections can be made to fail.
void installStatements();
/// Makes the n-th SQL statement from now on fail, and `more` after it; 0: none.
void failStatement(int which, int more = 0);
bool statementFaultHappened();

} // namespace pairwright::test
