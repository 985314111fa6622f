#pragma once

#include "tests/oracle/field.h"

#include <functional>
#include <unordered_map>

namespace pairwright::oracle {

/// True if two players may be paired with each other, in the eyes of one system.
using MayBePaired = std::function<bool(Rank, Rank)>;

/// "Can these players be paired?", answered by trying every pairing of them, or by a matching where they are too many.
/// Nobody gets a bye here: Dubov, Burstein and Lim give it before anything else.
class CompletePairing {
public:
    explicit CompletePairing(MayBePaired mayBePaired);

    /// Every player of the set has an opponent.
    bool exists(Set players);
    /// The greatest number of pairs in any pairing of the set.
    int mostPairs(Set players);

private:
    MayBePaired mayBePaired_;
    std::unordered_map<Set, bool> complete_; ///< each set is asked many times
    std::unordered_map<Set, int> most_;
};

/// The ranks in a set, ascending.
std::vector<Rank> membersOf(Set set);
int sizeOf(Set set);
/// The lowest rank of a set that is not empty.
Rank firstOf(Set set);

} // namespace pairwright::oracle
