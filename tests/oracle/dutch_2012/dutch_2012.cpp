#include "tests/oracle/dutch_2012/dutch_2012.h"

#include "tests/oracle/dutch_2012/colours.h"
#include "tests/oracle/dutch_2012/round.h"

#include <algorithm>

namespace pairwright::oracle::dutch2012 {

namespace {

std::vector<Tpn> tpnsOf(const Entrants& entrants, const std::vector<Rank>& ranks)
{
    std::vector<Tpn> tpns;
    tpns.reserve(ranks.size());
    for (const Rank rank : ranks)
        tpns.push_back(entrants.at(rank).tpn);
    return tpns;
}

} // namespace

std::optional<SystemRound> pairByOracle(const TournamentState& state, std::span<const Tpn> absent)
{
    return roundOf(makeEntrants(state, absent));
}

std::optional<SystemRound> roundOf(const Entrants& entrants)
{
    const auto paired = pairByProcedure(entrants);
    if (!paired)
        return std::nullopt;
    SystemRound round;
    for (const PairedBracket& bracket : paired->brackets) {
        PairedGroup& group = round.groups.emplace_back();
        group.residents = tpnsOf(entrants, bracket.bracket.residents);
        group.incoming = tpnsOf(entrants, bracket.bracket.movedDown);
        group.outgoing = tpnsOf(entrants, bracket.floaters());
        for (const auto& [one, other] : bracket.pairing.pairs) {
            const Allocation board = allocateColours(entrants, one, other);
            group.pairs.emplace_back(entrants.at(one).tpn, entrants.at(other).tpn);
            round.boards.push_back(Board{entrants.at(board.white).tpn, entrants.at(board.black).tpn, board.rule});
        }
    }
    const std::vector<Tpn>& left = round.groups.back().outgoing;
    if (!left.empty())
        round.bye = left.front();
    std::sort(round.boards.begin(), round.boards.end(),
              [](const Board& one, const Board& other) { return one.white < other.white; });
    return round;
}

} // namespace pairwright::oracle::dutch2012
