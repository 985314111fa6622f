#include "tests/oracle/random_rounds.h"

#include <algorithm>
#include <sstream>

namespace pairwright::oracle {

namespace {

RoundBoards boardsOf(const OracleRound& round)
{
    RoundBoards boards;
    for (const Board& board : round.boards)
        boards.pairs.emplace_back(board.white, board.black);
    boards.bye = round.bye;
    return boards;
}

/// First rounds are all alike: most of them are left out.
bool isWorthAsking(const Position& position, std::uint64_t seed)
{
    return position.state.roundsPlayed() > 0 || seed % 10 == 0;
}

} // namespace

std::vector<RandomRound> randomTournament(std::uint64_t seed, Edition edition, Habits (*habits)(Random&))
{
    RandomTournament tournament(seed, edition, habits);
    std::vector<RandomRound> rounds;
    while (const auto position = tournament.nextRound()) {
        const auto answer = pairByOracle(position->state, edition, position->absent);
        if (isWorthAsking(*position, seed))
            rounds.push_back({*position, answer, seed, position->state.roundsPlayed() + 1});
        const bool byTheRules = answer && tournament.wantsRules();
        tournament.play(byTheRules ? boardsOf(*answer) : tournament.randomBoards());
    }
    return rounds;
}

void Coverage::add(const RandomRound& round)
{
    const TournamentState& state = round.position.state;
    ++rounds;
    finalRounds += round.round == state.plannedRounds ? 1 : 0;
    accelerated += std::any_of(state.players.begin(), state.players.end(),
                               [](const PlayerState& player) { return !player.virtualPoints.empty(); })
                       ? 1
                       : 0;
    if (!round.answer) {
        ++unpairable;
        return;
    }
    const auto any = [&round](auto test) {
        return std::any_of(round.answer->brackets.begin(), round.answer->brackets.end(), test) ? 1 : 0;
    };
    withBye += round.answer->bye ? 1 : 0;
    withLimbo += any([](const BracketRecord& bracket) { return !bracket.order.limbo.empty(); });
    withExchange += any([](const BracketRecord& bracket) { return bracket.order.exchanged > 0; });
    withCollapse += any([](const BracketRecord& bracket) { return bracket.kind != BracketRecord::Kind::ordinary; });
}

std::string toString(const Coverage& coverage)
{
    std::ostringstream text;
    text << coverage.rounds << " rounds: " << coverage.unpairable << " unpairable, " << coverage.withBye
         << " with a bye, " << coverage.withLimbo << " with a Limbo, " << coverage.withExchange << " with an exchange, "
         << coverage.withCollapse << " with PPB and CLB, " << coverage.finalRounds << " final rounds, "
         << coverage.accelerated << " accelerated";
    return text.str();
}

} // namespace pairwright::oracle
