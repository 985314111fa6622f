#include "tests/oracle/double_swiss/double_swiss.h"

#include "tests/oracle/double_swiss/procedure.h"

#include <algorithm>

namespace pairwright::oracle::doubleswiss {

namespace {

/// What a rule gives the higher ranked player, if it speaks.
using Given = std::optional<Colour>;

/// 4.3.2.
Given fewerWhites(const Entrant& higher, const Entrant& lower)
{
    const auto own = std::count(higher.colours.begin(), higher.colours.end(), Colour::White);
    const auto his = std::count(lower.colours.begin(), lower.colours.end(), Colour::White);
    if (own == his)
        return std::nullopt;
    return own < his ? Colour::White : Colour::Black;
}

/// 4.3.3: from the most recent match with different colours.
Given alternate(const Entrant& higher, const Entrant& lower)
{
    auto own = higher.colours.rbegin();
    auto his = lower.colours.rbegin();
    for (; own != higher.colours.rend() && his != lower.colours.rend(); ++own, ++his)
        if (*own != *his)
            return opposite(*own);
    return std::nullopt;
}

std::vector<Tpn> tpnsOf(const Entrants& entrants, const std::vector<Rank>& ranks)
{
    std::vector<Tpn> tpns;
    tpns.reserve(ranks.size());
    for (const Rank rank : ranks)
        tpns.push_back(entrants.at(rank).tpn);
    return tpns;
}

} // namespace

Allocation allocateColours(const Entrants& entrants, Rank one, Rank other)
{
    const Rank upper = std::min(one, other);
    const Rank under = std::max(one, other);
    const Entrant& higher = entrants.at(upper);
    const Entrant& lower = entrants.at(under);
    const auto allocate = [&](Colour toHigher, ColourRule rule) {
        return toHigher == Colour::White ? Allocation{upper, under, rule} : Allocation{under, upper, rule};
    };
    if (higher.colours.empty() && lower.colours.empty()) // 4.3.1
        return allocate(higher.number % 2 == 1 ? entrants.initialColour : opposite(entrants.initialColour),
                        ColourRule::initialColour);
    if (const Given given = fewerWhites(higher, lower))
        return allocate(*given, ColourRule::fewerWhites);
    if (const Given given = alternate(higher, lower))
        return allocate(*given, ColourRule::alternated);
    if (!higher.colours.empty()) // 4.3.4
        return allocate(opposite(higher.colours.back()), ColourRule::higherRankedAlternates);
    return allocate(lower.colours.back(), ColourRule::lowerRankedAlternates); // 4.3.5
}

std::optional<SystemRound> pairByOracle(const MatchPosition& position)
{
    const Entrants entrants = makeEntrants(position);
    const auto field = pairField(entrants);
    if (!field)
        return std::nullopt;
    SystemRound round;
    if (field->bye)
        round.bye = entrants.at(*field->bye).tpn;
    for (const PairedBracket& bracket : field->brackets) {
        PairedGroup& group = round.groups.emplace_back();
        group.residents = tpnsOf(entrants, bracket.residents);
        group.incoming = tpnsOf(entrants, bracket.upfloaters);
        for (const auto& [one, other] : bracket.pairs) {
            const Allocation board = allocateColours(entrants, one, other);
            group.pairs.emplace_back(entrants.at(one).tpn, entrants.at(other).tpn);
            round.boards.push_back(Board{entrants.at(board.white).tpn, entrants.at(board.black).tpn, board.rule});
        }
    }
    std::sort(round.boards.begin(), round.boards.end(),
              [](const Board& one, const Board& other) { return one.white < other.white; });
    return round;
}

} // namespace pairwright::oracle::doubleswiss
