#include "tests/oracle/burstein/burstein.h"

#include "tests/oracle/burstein/colours.h"
#include "tests/oracle/burstein/procedure.h"
#include "tests/oracle/oracle.h"

#include <algorithm>

namespace pairwright::oracle::burstein {

namespace {

/// 1.6.1. The edition of the Dutch system is that of the tournament: both are of one package.
std::optional<SystemRound> pairSeedingRound(const TournamentState& state, Edition edition, std::span<const Tpn> absent)
{
    const auto dutch = oracle::pairByOracle(state, dutchEditionOf(edition), absent);
    if (!dutch)
        return std::nullopt;
    SystemRound round{dutch->boards, dutch->bye, {}};
    for (const BracketRecord& bracket : dutch->brackets)
        round.groups.push_back({bracket.residents, bracket.mdps, bracket.pairs, bracket.downfloaters});
    return round;
}

PairedGroup groupOf(const Entrants& entrants, const PairedBracket& bracket)
{
    const auto tpns = [&entrants](const std::vector<Rank>& ranks) {
        std::vector<Tpn> numbers;
        numbers.reserve(ranks.size());
        for (const Rank rank : ranks)
            numbers.push_back(entrants.tpn(rank));
        return numbers;
    };
    PairedGroup group{tpns(bracket.residents), tpns(bracket.incoming), {}, tpns(bracket.chosen.floaters)};
    for (const auto& [higher, lower] : bracket.chosen.pairs)
        group.pairs.emplace_back(entrants.tpn(higher), entrants.tpn(lower));
    return group;
}

} // namespace

std::optional<SystemRound> pairByOracle(const TournamentState& state, Edition edition, std::span<const Tpn> absent)
{
    if (state.roundsPlayed() + 1 <= seedingRounds(state.plannedRounds))
        return pairSeedingRound(state, edition, absent);
    const Entrants entrants = makeEntrants(state, edition, absent);
    const std::optional<PairedField> field = pairField(entrants);
    if (!field)
        return std::nullopt;
    SystemRound round;
    if (field->bye)
        round.bye = entrants.tpn(*field->bye);
    for (const PairedBracket& bracket : field->brackets) {
        round.groups.push_back(groupOf(entrants, bracket));
        for (const auto& [higher, lower] : bracket.chosen.pairs) {
            const Allocation board = allocateColours(entrants, higher, lower);
            round.boards.push_back(Board{entrants.tpn(board.white), entrants.tpn(board.black), board.rule});
        }
    }
    std::sort(round.boards.begin(), round.boards.end(),
              [](const Board& one, const Board& other) { return one.white < other.white; });
    return round;
}

} // namespace pairwright::oracle::burstein
