#pragma once

#include <functional>
#include <utility>
#include <vector>

/// Article 4 of C.04.4.2:2026, on in-bracket sequence numbers (BSN, from 1) alone.
namespace pairwright::oracle::burstein {

using Bsn = int;

/// Pairs, the lower BSN first, in ascending order of it; and who is paired with a virtual player (4.2).
struct BsnPairing {
    std::vector<std::pair<Bsn, Bsn>> pairs;
    std::vector<Bsn> floaters;
};

/// False ends the enumeration.
using PairingVisitor = std::function<bool(const BsnPairing&)>;
using MayBePairedByBsn = std::function<bool(Bsn, Bsn)>;

/// 4.3: every pairing of BSN 1..n with so many outgoing floaters in order. Pairs that may not be are left out.
void forEachPairing(int n, int floaters, const MayBePairedByBsn& mayBePaired, const PairingVisitor& visit);

} // namespace pairwright::oracle::burstein
