#include "tests/oracle/lim/lim.h"

#include "tests/oracle/lim/round.h"

#include <algorithm>

namespace pairwright::oracle::lim {

namespace {

std::vector<Tpn> tpnsOf(const Entrants& entrants, const std::vector<Rank>& ranks)
{
    std::vector<Tpn> tpns;
    tpns.reserve(ranks.size());
    for (const Rank rank : ranks)
        tpns.push_back(entrants.tpn(rank));
    return tpns;
}

PairedGroup groupOf(const Entrants& entrants, const PairedGroupOfRound& paired)
{
    std::vector<Rank> incoming = paired.group.fromAhead;
    incoming.insert(incoming.end(), paired.group.fromBehind.begin(), paired.group.fromBehind.end());
    PairedGroup group{tpnsOf(entrants, paired.group.residents),
                      tpnsOf(entrants, incoming),
                      {},
                      tpnsOf(entrants, paired.paired.floaters)};
    for (const auto& [first, second] : paired.paired.pairs)
        group.pairs.emplace_back(entrants.tpn(first), entrants.tpn(second));
    return group;
}

} // namespace

std::optional<SystemRound> pairByOracle(const TournamentState& state, Maxi maxi, std::span<const Tpn> absent)
{
    Entrants entrants = makeEntrants(state, maxi, absent);
    const bool lastRound = state.roundsPlayed() + 1 == state.plannedRounds;
    const std::optional<PairedField> field = pairField(entrants, lastRound);
    if (!field)
        return std::nullopt;
    SystemRound round;
    if (field->bye)
        round.bye = entrants.tpn(*field->bye);
    for (const PairedGroupOfRound& group : field->groups) {
        round.groups.push_back(groupOf(entrants, group));
        const Decider decider = group.below ? Decider::lowerRanked : Decider::higherRanked; // 5.4
        for (const auto& [one, other] : group.paired.pairs) {
            const Allocation board = entrants.article7 ? allocateInRoundOne(entrants, one, other)
                                                       : allocateColours(entrants, one, other, decider);
            round.boards.push_back(Board{entrants.tpn(board.white), entrants.tpn(board.black), board.rule});
        }
    }
    std::sort(round.boards.begin(), round.boards.end(),
              [](const Board& one, const Board& other) { return one.white < other.white; });
    return round;
}

} // namespace pairwright::oracle::lim
