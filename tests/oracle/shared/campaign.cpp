#include "tests/oracle/shared/campaign.h"

#include <algorithm>
#include <sstream>

namespace pairwright::oracle {

namespace {

RoundBoards boardsOf(const SystemRound& round)
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

std::vector<std::optional<int>> randomRatings(std::uint64_t seed, std::size_t players)
{
    Random random(~seed);
    const auto kind = random.below(6);
    std::vector<std::optional<int>> ratings;
    int rating = 2400;
    for (std::size_t i = 0; i < players; ++i) {
        rating = std::max(1, rating - static_cast<int>(random.below(kind == 3 ? 3 : 60))); // 3: with many ties
        switch (kind) {
        case 0: ratings.emplace_back(); break;
        case 1: ratings.emplace_back(2000); break;
        case 2: ratings.emplace_back(1800 + static_cast<int>(random.below(400))); break;
        case 4: ratings.push_back(random.chance(1, 3) ? std::nullopt : std::optional<int>(rating)); break;
        case 5: ratings.emplace_back(random.chance(1, 3) ? 0 : rating); break;
        default: ratings.emplace_back(rating); break;
        }
    }
    return ratings;
}

std::vector<TriedRound> tryTournament(std::uint64_t seed, const TriedSystem& system, Habits (*habits)(Random&))
{
    RandomTournament tournament(seed, system.basicRules, habits);
    std::vector<TriedRound> rounds;
    while (auto position = tournament.nextRound()) {
        const auto ratings = randomRatings(seed, position->state.players.size());
        for (std::size_t i = 0; i < ratings.size(); ++i)
            position->state.players[i].rating = ratings[i];
        if (Random names(seed); names.chance(1, 2)) // some of them equal
            for (PlayerState& player : position->state.players)
                player.nameRank = 1 + static_cast<int>(names.below(position->state.players.size()));
        const auto answer = system.oracle(position->state, position->absent);
        if (isWorthAsking(*position, seed))
            rounds.push_back({*position, answer, seed, position->state.roundsPlayed() + 1});
        const bool byTheRules = answer && tournament.wantsRules();
        tournament.play(byTheRules ? boardsOf(*answer) : tournament.randomBoards());
    }
    return rounds;
}

std::string describe(const TriedRound& round)
{
    std::ostringstream text;
    text << "seed " << round.seed << ' ' << toString(round.position) << "ratings:";
    for (const PlayerState& player : round.position.state.players)
        if (player.rating)
            text << ' ' << *player.rating;
        else
            text << " -";
    text << '\n';
    return text.str();
}

void TriedCoverage::add(const TriedRound& round)
{
    const auto& players = round.position.state.players;
    const auto any = [&players](auto test) {
        return std::any_of(players.begin(), players.end(), test) ? 1 : 0;
    };
    ++rounds;
    finalRounds += round.round == round.position.state.plannedRounds ? 1 : 0;
    accelerated += any([](const PlayerState& player) { return !player.virtualPoints.empty(); });
    unrated += any([](const PlayerState& player) { return player.rating.value_or(0) == 0; });
    if (!round.answer) {
        ++unpairable;
        return;
    }
    withBye += round.answer->bye ? 1 : 0;
    const auto& groups = round.answer->groups;
    withFloaters +=
        std::any_of(groups.begin(), groups.end(), [](const PairedGroup& group) { return !group.incoming.empty(); }) ? 1
                                                                                                                    : 0;
}

std::string toString(const TriedCoverage& coverage)
{
    std::ostringstream text;
    text << coverage.rounds << " rounds: " << coverage.unpairable << " unpairable, " << coverage.withBye
         << " with a bye, " << coverage.withFloaters << " with floaters, " << coverage.finalRounds << " final rounds, "
         << coverage.accelerated << " accelerated, " << coverage.unrated << " with unrated players";
    return text.str();
}

} // namespace pairwright::oracle
