#include "tests/oracle/burstein/order.h"

#include <algorithm>

namespace pairwright::oracle::burstein {

namespace {

class Enumeration {
public:
    Enumeration(int n, int floaters, const MayBePairedByBsn& mayBePaired, const PairingVisitor& visit)
        : n_(n)
        , floaters_(static_cast<std::size_t>(floaters))
        , mayBePaired_(mayBePaired)
        , visit_(visit)
        , taken_(static_cast<std::size_t>(n + 1), false)
    {
    }

    /// Gives an opponent to the lowest BSN that has none, the largest BSN first and 0 last. False ends it all.
    bool extend()
    {
        const auto free = std::find(taken_.begin() + 1, taken_.end(), false);
        if (free == taken_.end())
            return pairing_.floaters.size() < floaters_ || visit_(pairing_);
        const Bsn bsn = static_cast<Bsn>(free - taken_.begin());
        *free = true;
        const bool goOn = extendWithOpponents(bsn);
        taken_[static_cast<std::size_t>(bsn)] = false;
        return goOn;
    }

private:
    bool extendWithOpponents(Bsn bsn)
    {
        for (Bsn opponent = n_; opponent > bsn; --opponent) {
            if (taken_[static_cast<std::size_t>(opponent)] || !mayBePaired_(bsn, opponent))
                continue;
            taken_[static_cast<std::size_t>(opponent)] = true;
            pairing_.pairs.emplace_back(bsn, opponent);
            const bool goOn = extend();
            pairing_.pairs.pop_back();
            taken_[static_cast<std::size_t>(opponent)] = false;
            if (!goOn)
                return false;
        }
        if (pairing_.floaters.size() == floaters_)
            return true;
        pairing_.floaters.push_back(bsn);
        const bool goOn = extend();
        pairing_.floaters.pop_back();
        return goOn;
    }

    const int n_;
    const std::size_t floaters_;
    const MayBePairedByBsn& mayBePaired_;
    const PairingVisitor& visit_;
    std::vector<bool> taken_; ///< by BSN
    BsnPairing pairing_;
};

} // namespace

void forEachPairing(int n, int floaters, const MayBePairedByBsn& mayBePaired, const PairingVisitor& visit)
{
    Enumeration(n, floaters, mayBePaired, visit).extend();
}

} // namespace pairwright::oracle::burstein
