#pragma once

#include "engine/decision_record.h"
#include "tests/oracle/field.h"

#include <stdexcept>
#include <vector>

namespace pairwright::oracle {

/// The entrants of a system where two of them may meet only each other, and neither may have the bye.
template <class Entrants>
Entrants tie(Entrants entrants, Rank a, Rank b)
{
    for (Rank rank = 0; rank < entrants.size(); ++rank) {
        Player& player = entrants.players[static_cast<std::size_t>(rank)].facts;
        for (Rank other = 0; other < entrants.size(); ++other) {
            const bool one = rank == a || rank == b;
            const bool two = other == a || other == b;
            if (one != two)
                player.met |= only(other);
        }
        if (rank == a || rank == b)
            player.barredFromBye = true;
    }
    return entrants;
}

template <class Entrants>
Rank rankOf(const Entrants& entrants, Tpn tpn)
{
    for (Rank rank = 0; rank < entrants.size(); ++rank)
        if (entrants.tpn(rank) == tpn)
            return rank;
    throw std::logic_error("not in this round");
}

/// The bye's score and games played, as criteria.
template <class Entrants>
std::vector<CriterionValue> claimValues(const Entrants& entrants, Rank bye)
{
    const Player& facts = entrants.at(bye).facts;
    return {{Criterion::byeScore, {facts.score.tenths}, {}},
            {Criterion::byeGamesPlayed, {-static_cast<std::int64_t>(facts.colours.size())}, {}}};
}

inline CriterionValue listOf(Criterion criterion, const std::vector<Score>& scores)
{
    CriterionValue value{criterion, {}, {}};
    for (const Score score : scores)
        value.value.push_back(score.tenths);
    return value;
}

/// True if one of the two is paired here with somebody else.
template <class Pairs>
bool separates(const Pairs& pairs, Rank a, Rank b)
{
    for (const auto& [one, other] : pairs) {
        const bool first = one == a || one == b;
        const bool second = other == a || other == b;
        if (first != second)
            return true;
    }
    return false;
}

template <class Pairs>
bool holds(const Pairs& pairs, Rank a, Rank b)
{
    for (const auto& [one, other] : pairs)
        if ((one == a && other == b) || (one == b && other == a))
            return true;
    return false;
}

} // namespace pairwright::oracle
