#include "tests/property/systems/system_tournaments.h"

#include "tests/oracle/shared/campaign.h"

namespace pairwright::property {

using oracle::Position;

namespace {

/// Groups that forbid nothing more: the players of one game played, and one player alone.
void addIdleGroups(Position& position)
{
    for (std::size_t i = 0; i < position.state.players.size(); ++i) {
        const Tpn tpn{static_cast<std::int32_t>(i + 1)};
        const auto& rounds = position.state.players[i].rounds;
        if (!rounds.empty() && isPlayed(rounds.front()))
            position.state.forbidden.push_back({{tpn, *scheduledOpponent(rounds.front())}, RoundNumber{1}, {}});
        else
            position.state.forbidden.push_back({{tpn}, RoundNumber{1}, {}});
    }
}

/// Dubov needs a rating of everybody.
void rate(Position& position, std::uint64_t seed, System system)
{
    const auto ratings = oracle::randomRatings(seed, position.state.players.size());
    for (std::size_t i = 0; i < ratings.size(); ++i)
        position.state.players[i].rating = system == System::Dubov ? ratings[i].value_or(0) : ratings[i];
}

} // namespace

void playTournament(std::uint64_t seed, const PairingRequest& system, const RoundVisitor& visit,
                    oracle::Habits (*habits)(Random&))
{
    const bool before2026 = system.system.edition == 2017 || system.system.edition == 2018;
    const auto basicRules = before2026 ? oracle::Edition::Dutch2017 : oracle::Edition::Dutch2026;
    oracle::RandomTournament tournament(seed, basicRules, habits);
    while (auto position = tournament.nextRound()) {
        rate(*position, seed, system.system.system);
        PairingRequest request = system;
        request.absent = position->absent;
        const auto answer = pairRound(position->state, request);
        visit({*position, request, answer, seed});
        tournament.play(answer ? boardsOf(*answer) : tournament.randomBoards());
    }
}

oracle::RoundBoards boardsOf(const RoundPairing& pairing)
{
    oracle::RoundBoards boards;
    for (const Board& board : pairing.boards)
        boards.pairs.emplace_back(board.white, board.black);
    boards.bye = pairing.bye;
    return boards;
}

bool isSame(const RoundPairing& one, const RoundPairing& other)
{
    return one.boards == other.boards && one.bye == other.bye && one.record == other.record &&
           one.effectiveNumbers == other.effectiveNumbers;
}

Position writtenDifferently(Position position, Random& random)
{
    addIdleGroups(position);
    random.shuffle(std::span<ForbiddenGroup>(position.state.forbidden));
    for (ForbiddenGroup& group : position.state.forbidden)
        random.shuffle(std::span<Tpn>(group.players));
    for (PlayerState& player : position.state.players)
        if (!player.rounds.empty() && player.rounds.back() == RoundRecord{Bye{ByeKind::NotEntered}})
            player.rounds.pop_back(); // missing means not entered
    return position;
}

} // namespace pairwright::property
