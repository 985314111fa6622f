#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

/// Who gets which prize, in numbers alone: players are places of a list in the order of the standings, from 0; prizes
/// and sets are places of their lists. app/prizes/prize_event.h makes it of a tournament.
namespace pairwright::prizes {

/// One player as the assignment sees him.
struct Contender {
    std::int64_t points = 0; ///< tenths; who has as many is equal to him
    bool mayWin = true;
};

/// Prizes that differ in nothing but the place.
struct PrizeSet {
    std::vector<std::size_t> order; ///< the contenders that it is for, who comes first gets first; of all, also those
                                    ///< who may not win
    bool main = false;              ///< at equal value before the sets that are not
    bool shared = true;             ///< may be shared among equals; not by performance
    /// No contender may win two prizes of one scope, for instance of the fund, or of one kind.
    std::size_t scope = 0;
};

struct PrizeItem {
    std::size_t set = 0;
    int place = 1;
    std::int64_t value = 0; ///< hundredths, by which prizes are compared; of cash what is paid
    bool cash = true;
};

struct AssignmentInput {
    std::vector<Contender> contenders;
    std::vector<PrizeSet> sets;   ///< in the order of the list
    std::vector<PrizeItem> items; ///< the same
};

/// Whether the first of two prizes is the better one to have: the most valuable, then main before group, then the order
/// of the list: of the sets, of the places, of the prizes.
bool isBetter(const AssignmentInput& input, std::size_t one, std::size_t other);

/// The winner of each item; none: nobody is left for it. Nobody is passed over: whoever stands in the order of a prize
/// before its winner has himself, in the same scope, one that is better to have; and a prize falls to nobody only where
/// nobody may have it. There is exactly one such assignment, since all would like the prizes in the same order. Where
/// the sets follow the standings it is the best one for the first of the standings, then for the second, and so on.
using Winners = std::vector<std::optional<std::size_t>>;
Winners assign(const AssignmentInput& input);

/// How the cash of equals is shared, in hundredths.
struct SharingRules {
    enum class Kind : std::uint8_t { none, equal, hort };
    Kind kind = Kind::none;
    bool setsApart = false;  ///< a pool of each set; otherwise of each scope
    std::int64_t lowest = 0; ///< who would get less gets nothing; 0: there is none
    std::int64_t unit = 1;   ///< shares are multiples of it
};

/// One who takes part in a pool.
struct Share {
    std::size_t contender = 0;
    std::int64_t taken = 0; ///< what he put in, in hundredths
    std::int64_t paid = 0;  ///< hundredths
};

/// Cash that is paid out together: of those equal on points, or of a single prize.
struct Pool {
    std::vector<std::size_t> items; ///< ascending
    std::int64_t total = 0;         ///< of the items, in hundredths; the shares make the same sum
    std::vector<Share> shares;      ///< in the order of the standings
    std::vector<std::size_t> level; ///< with the last prize: would get less than the lowest amount, and get nothing
};

/// Every cash prize that somebody has won is in exactly one pool; by the first item.
std::vector<Pool> share(const AssignmentInput& input, const Winners& winners, const SharingRules& rules);

/// What each of those who have taken so much gets of it: with `equal` the same, with `hort` half of what he took and
/// an equal part of the rest. `total` may be more than they have taken: others took it who get nothing. Multiples of
/// the unit, rounded down; what is left over goes in units to the first ones, and what is less than a unit to the
/// first. The sum is `total`.
std::vector<std::int64_t> sharesOf(std::int64_t total, const std::vector<std::int64_t>& taken, SharingRules::Kind kind,
                                   std::int64_t unit);

/// What is left of an amount where `present` of `needed` take part: in proportion, rounded down to the unit.
std::int64_t cut(std::int64_t amount, int present, int needed, std::int64_t unit);

/// Why somebody has not got a prize, or that he has.
struct WhyNot {
    enum class Reason : std::uint8_t {
        hasIt,
        notForHim, ///< is not in the order of its set
        mayNotWin,
        hasBetter, ///< `item`, in the same scope
        before,    ///< the winner, `other`, comes first in its order
    };
    Reason reason = Reason::before;
    std::optional<std::size_t> item;
    std::optional<std::size_t> other;
    friend bool operator==(const WhyNot&, const WhyNot&) = default;
};
WhyNot whyNot(const AssignmentInput& input, const Winners& winners, std::size_t contender, std::size_t item);

/// Who comes before the winner in the order of a prize, or in all of it where nobody won, in that order.
std::vector<std::size_t> passedOver(const AssignmentInput& input, const Winners& winners, std::size_t item);

} // namespace pairwright::prizes
