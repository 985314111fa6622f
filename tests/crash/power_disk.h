#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

/// A disk that forgets, when the power fails, what it was not told to sync: a layer below SQLite through which every
/// database of this process goes. Of what was written since the last sync any sector may have arrived or not, whatever
/// came first; a file may be longer than what arrived in it; one that was made or removed may be there or not until its
/// folder is synced.
namespace pairwright::test {

struct PowerPlan {
    std::string folder;       ///< whose files may be lost; others are on a good disk
    std::uint64_t seed = 1;   ///< of when the power fails, and of what arrives
    std::uint64_t oneIn = 10; ///< of so many writes, syncs, truncations and removals the power fails before one
    /// False: as on a network folder, where SQLite cannot keep a write-ahead log.
    bool hasSharedMemory = true;
    bool syncs = true; ///< false: the disk says so and does not
    /// How far the arbiter has seen his work confirmed, and how far he has gone; asked when the power fails.
    std::function<std::int64_t()> confirmed;
    std::function<std::int64_t()> handedOver;
};

/// What a power cut has left.
struct Remains {
    std::map<std::string, std::string> files; ///< content by name, without the folder
    std::int64_t confirmed = 0;
    std::int64_t handedOver = 0;
    int unsynced = 0; ///< sectors that were written and not synced
    int lost = 0;     ///< of these
};

/// Becomes the disk of all connections that are opened from now on. Harmless when called again.
void installPowerDisk();
/// From now on the power may fail; what is in the folder by now is safe. The process goes on each time, as if the plug
/// had been pulled from a twin of its computer.
void beginPowerCuts(PowerPlan plan);
/// Changes of the plan that do not forget what is unsynced.
void setSharedMemory(bool has);
void setSyncs(bool syncs);
void endPowerCuts();
/// The cuts since the last call, in their order.
std::vector<Remains> takeRemains();

} // namespace pairwright::test
