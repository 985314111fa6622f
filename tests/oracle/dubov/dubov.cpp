#include "tests/oracle/dubov/dubov.h"

#include "tests/oracle/dubov/colours.h"
#include "tests/oracle/dubov/procedure.h"

#include <algorithm>

namespace pairwright::oracle::dubov {

namespace {

PairedGroup groupOf(const Entrants& entrants, const PairedBracket& bracket)
{
    PairedGroup group;
    for (const Rank rank : membersOf(bracket.residents))
        group.residents.push_back(entrants.tpn(rank));
    for (const Rank rank : bracket.upfloaters)
        group.incoming.push_back(entrants.tpn(rank));
    for (std::size_t i = 0; i < bracket.s1.size(); ++i)
        group.pairs.emplace_back(entrants.tpn(bracket.s1[i]), entrants.tpn(bracket.t2[i]));
    for (const auto& shifted : {bracket.shifted1, bracket.shifted2})
        for (const Rank rank : shifted)
            (contains(bracket.initial.g1, rank) ? group.shiftedToBlack : group.shiftedToWhite)
                .push_back(entrants.tpn(rank));
    return group;
}

} // namespace

std::optional<SystemRound> pairByOracle(const TournamentState& state, Edition edition, std::span<const Tpn> absent)
{
    const Entrants entrants = makeEntrants(state, edition, absent);
    const std::optional<PairedField> field = pairField(entrants);
    if (!field)
        return std::nullopt;
    SystemRound round;
    if (field->bye)
        round.bye = entrants.tpn(*field->bye);
    for (const PairedBracket& bracket : field->brackets) {
        round.groups.push_back(groupOf(entrants, bracket));
        for (std::size_t i = 0; i < bracket.s1.size(); ++i) {
            const Allocation board = allocateColours(entrants, bracket.s1[i], bracket.t2[i]);
            round.boards.push_back(Board{entrants.tpn(board.white), entrants.tpn(board.black), board.rule});
        }
    }
    std::sort(round.boards.begin(), round.boards.end(),
              [](const Board& one, const Board& other) { return one.white < other.white; });
    return round;
}

} // namespace pairwright::oracle::dubov
