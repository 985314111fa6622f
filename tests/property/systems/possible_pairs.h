#pragma once

#include "tests/oracle/shared/complete_pairing.h"

#include <vector>

namespace pairwright::property {

/// Who may meet whom at all in one round, by rank, for fields of any size.
class PossiblePairs {
public:
    PossiblePairs(int players, const oracle::MayBePaired& mayBePaired);

    [[nodiscard]] bool mayMeet(oracle::Rank one, oracle::Rank other) const
    {
        return mayMeet_[static_cast<std::size_t>(one)][static_cast<std::size_t>(other)];
    }
    /// Every one of them has an opponent among them.
    [[nodiscard]] bool canAllBePaired(const std::vector<oracle::Rank>& players) const;
    [[nodiscard]] int mostPairs(const std::vector<oracle::Rank>& players) const;

private:
    std::vector<std::vector<bool>> mayMeet_;
};

} // namespace pairwright::property
