#pragma once

#include "app/prizes/prize_assignment.h"

#include <QString>

#include <optional>
#include <vector>

namespace pairwright::prizes {

/// What of the fund and its rules does not fit together, or does not fit the event. Where two contradict each other
/// both are named.
struct FundNote {
    enum class Code : std::uint8_t {
        morePrizesThanPlayers, ///< prize: of the set; value: prizes, other: players that it is for
        nobodyInSet,           ///< prize: it is for nobody
        groupUnknown,          ///< prize: no such group, club or team ranking
        inNoGroup,             ///< value: players who belong to no group, while there are prizes of groups
        samePlaceTwice,        ///< prize and otherPrize: the same place of one set
        ratedOnlyAndUnrated,   ///< prize: for the unrated, and the rule that only the rated win
        moreGamesThanRounds,   ///< value: games that somebody must have played; other: rounds
        lowestAboveAll,        ///< value: the lowest share, in hundredths; other: the highest prize
        lowestWithoutSharing,  ///< there is a lowest share, and nothing is shared
        unitDoesNotFit,        ///< prize: is no multiple of what shares are rounded to
        givenToBarred,         ///< prize: a free prize, and its winner may win nothing
        notGiven,              ///< prize: a free prize that nobody has yet
        equalInAll,            ///< prize: of its winner and `person` nothing but the number decides
    };
    Code code = Code::nobodyInSet;
    std::optional<std::size_t> prize;
    std::optional<std::size_t> otherPrize;
    std::optional<std::size_t> person;
    std::int64_t value = 0;
    std::int64_t other = 0;
    friend bool operator==(const FundNote&, const FundNote&) = default;
};

/// In the order of the codes, then of the prizes.
std::vector<FundNote> notesOn(const PrizeAssignment& assignment);

} // namespace pairwright::prizes
