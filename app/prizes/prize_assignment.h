#pragma once

#include "app/prizes/prize_event.h"

#include <optional>
#include <vector>

namespace pairwright::prizes {

/// Prizes of teams that are level share their money.
struct TeamAward {
    std::size_t ranking = 0;         ///< place in PrizeEvent::teams
    std::size_t team = 0;            ///< place there
    std::vector<std::size_t> prizes; ///< in the list
    std::int64_t cash = 0;           ///< hundredths
};

/// Who has won what, and all that it follows from. The list of prizes, the rules and the event go with it, so that
/// every explanation is told from the same values.
struct PrizeAssignment {
    PrizeEvent event;
    std::vector<Prize> prizes;
    PrizeRules rules;
    PreparedFund fund;
    Winners winners;         ///< of the items of the fund
    std::vector<Pool> pools; ///< all cash that is paid to players, but for free prizes
    std::vector<TeamAward> teams;

    /// The item of a prize; none: it is a free prize, or one of teams.
    [[nodiscard]] std::optional<std::size_t> itemOf(std::size_t prize) const;
    /// The place of its winner among the persons: of the items, and of free prizes that are given.
    [[nodiscard]] std::optional<std::size_t> winnerOf(std::size_t prize) const;
    /// The prizes that somebody has won, in the order of the list.
    [[nodiscard]] std::vector<std::size_t> prizesOf(std::size_t person) const;
    /// All the cash that somebody is paid, in hundredths.
    [[nodiscard]] std::int64_t cashOf(std::size_t person) const;
    /// Those pools in which somebody has a share, or is level with the last prize.
    [[nodiscard]] std::vector<const Pool*> poolsOf(std::size_t person) const;
    [[nodiscard]] std::optional<std::size_t> placeOf(PlayerKey player) const;
    /// All money, in hundredths: what is paid, and what stays because nobody may have it.
    [[nodiscard]] std::int64_t paid() const;
    [[nodiscard]] std::int64_t unpaid() const;
};

PrizeAssignment assignPrizes(PrizeEvent event, const std::vector<Prize>& prizes, const PrizeRules& rules);
/// With the fund of the tournament: if it ended now.
PrizeAssignment assignPrizes(const Tournament& tournament);

/// As it would be announced: who has won something, or is level with the last prize, in the order of the standings,
/// then teams.
std::vector<Award> awardsOf(const PrizeAssignment& assignment);

/// What somebody has by now beside what was announced for him. Both are missing nowhere: one of them may be empty.
struct AwardDifference {
    Award announced;
    Award now;
};
/// In the order of the announcement, then those who were not in it.
std::vector<AwardDifference> differences(const std::vector<Award>& announced, const std::vector<Award>& now);

} // namespace pairwright::prizes
