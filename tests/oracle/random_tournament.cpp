#include "tests/oracle/random_tournament.h"

#include <algorithm>

namespace pairwright::oracle {

namespace {

std::size_t indexOf(Tpn tpn)
{
    return static_cast<std::size_t>(tpn.value - 1);
}

template <class T, std::size_t N>
T oneOf(Random& random, const T (&values)[N])
{
    return values[random.below(N)];
}

PointSystem randomPoints(Random& random)
{
    switch (random.below(10)) {
    case 0: return PointSystem::of(Score{30}, Score{10}, Score{30});
    case 1: return PointSystem::of(Score{30}, Score{10}, Score{10});
    case 2: return PointSystem::of(Score{10}, Score{5}, Score{5});
    case 3: {
        PointSystem points = PointSystem::of(Score{30}, Score{20}, Score{20});
        points.loss = {Score{10}, Score{10}}; // a loss on the board is worth more than none
        return points;
    }
    default: return {};
    }
}

/// Little tournaments in which everything happens.
Habits eventfulHabits(Random& random, int players)
{
    Habits habits;
    habits.players = players;
    const bool nearlySaturated = random.chance(2, 5);
    habits.rounds = nearlySaturated ? habits.players - 2 + static_cast<int>(random.below(3))
                                    : 2 + static_cast<int>(random.below(7));
    habits.byTheRules = oneOf<std::uint64_t>(random, {100, 100, 80, 50, 0, 0});
    habits.wildColours = oneOf<std::uint64_t>(random, {10, 40, 100});
    habits.draws = oneOf<std::uint64_t>(random, {10, 30, 50, 90});
    habits.upsets = oneOf<std::uint64_t>(random, {5, 25, 50});
    habits.forfeits = oneOf<std::uint64_t>(random, {0, 3, 15});
    habits.requestedByes = oneOf<std::uint64_t>(random, {0, 4, 15});
    habits.withdrawals = oneOf<std::uint64_t>(random, {0, 0, 3});
    habits.lateEntries = oneOf<std::uint64_t>(random, {0, 0, 20});
    habits.wideGroups = true;
    habits.shortRecords = random.chance(1, 2);
    return habits;
}

} // namespace

Habits habitsOfSmallField(Random& random)
{
    return eventfulHabits(random, 4 + static_cast<int>(random.below(6)));
}

Habits habitsOfMediumField(Random& random)
{
    return eventfulHabits(random, 10 + static_cast<int>(random.below(3)));
}

Habits habitsOfLargeField(Random& random)
{
    Habits habits;
    habits.players = 20 + static_cast<int>(random.below(41));
    habits.rounds = 5 + static_cast<int>(random.below(7));
    habits.draws = oneOf<std::uint64_t>(random, {10, 30, 60});
    habits.upsets = oneOf<std::uint64_t>(random, {10, 30});
    habits.forfeits = oneOf<std::uint64_t>(random, {0, 3, 10});
    habits.requestedByes = oneOf<std::uint64_t>(random, {0, 2, 8});
    habits.withdrawals = oneOf<std::uint64_t>(random, {0, 1, 3});
    habits.lateEntries = oneOf<std::uint64_t>(random, {0, 10});
    return habits;
}

Habits habitsOfAnyLargeField(Random& random)
{
    Habits habits = habitsOfLargeField(random);
    switch (random.below(12)) {
    case 0: habits.players = 121 + static_cast<int>(random.below(180)); break;
    case 1:
    case 2: habits.players = 61 + static_cast<int>(random.below(60)); break;
    case 3:
    case 4: // opponents run short
        habits.players = 20 + static_cast<int>(random.below(6));
        habits.rounds = 12 + static_cast<int>(random.below(6));
        break;
    default: break;
    }
    return habits;
}

RandomTournament::RandomTournament(std::uint64_t seed, Edition edition, Habits (*habits)(Random&))
    : edition_(edition)
    , random_(seed)
    , habits_(habits(random_))
{
    state_.plannedRounds = habits_.rounds;
    state_.initialColour = random_.chance(1, 2) ? Colour::White : Colour::Black;
    state_.points = randomPoints(random_);
    state_.players.resize(static_cast<std::size_t>(habits_.players));
    for (std::size_t i = 0; i < state_.players.size(); ++i)
        entersIn_.push_back(percent(habits_.lateEntries) ? 2 + static_cast<int>(random_.below(2)) : 1);
    leavesAfter_.assign(state_.players.size(), habits_.rounds);
    if (random_.chance(1, 8))
        accelerate();
    if (random_.chance(1, habits_.wideGroups ? 4 : 8))
        do
            forbid();
        while (habits_.wideGroups && random_.chance(1, 3));
}

std::optional<Position> RandomTournament::nextRound()
{
    const int round = state_.roundsPlayed() + 1;
    if (round > habits_.rounds)
        return std::nullopt;
    requestByes(round);
    Position position{state_, {}};
    if (habits_.shortRecords)
        for (PlayerState& player : position.state.players)
            while (!player.rounds.empty() && player.rounds.back() == RoundRecord{Bye{ByeKind::NotEntered}})
                player.rounds.pop_back();
    for (std::size_t i = 0; i < byes_.size(); ++i)
        if (byes_[i])
            position.absent.push_back(tpnAt(i));
    if (position.absent.size() + 2 > state_.players.size())
        return std::nullopt;
    return position;
}

/// In the manner of Baku: the upper half has virtual points in the first rounds.
void RandomTournament::accelerate()
{
    const auto group = 2 * ((state_.players.size() + 3) / 4);
    const int full = 1 + static_cast<int>(random_.below(2));
    const int half = static_cast<int>(random_.below(3));
    for (std::size_t i = 0; i < group; ++i) {
        auto& points = state_.players[i].virtualPoints;
        points.assign(static_cast<std::size_t>(full), state_.points.winValue());
        points.insert(points.end(), static_cast<std::size_t>(half), state_.points.drawValue());
    }
}

void RandomTournament::forbid()
{
    ForbiddenGroup group;
    const auto size = 2 + random_.below(habits_.wideGroups && random_.chance(1, 2) ? 11 : 2);
    if (habits_.wideGroups)
        group.first =
            RoundNumber{1 + static_cast<std::int32_t>(random_.below(static_cast<std::uint64_t>(habits_.rounds)))};
    for (std::size_t i = 0; i < state_.players.size(); ++i)
        if (group.players.size() < size && random_.chance(1, 2))
            group.players.push_back(tpnAt(i));
    if (random_.chance(1, 2))
        group.last = RoundNumber{group.first.value + static_cast<std::int32_t>(random_.below(4))};
    state_.forbidden.push_back(group);
}

void RandomTournament::requestByes(int round)
{
    byes_.assign(state_.players.size(), std::nullopt);
    for (std::size_t i = 0; i < byes_.size(); ++i) {
        if (leavesAfter_[i] >= round && percent(habits_.withdrawals))
            leavesAfter_[i] = round - 1;
        if (round < entersIn_[i] || round > leavesAfter_[i])
            byes_[i] = Bye{random_.chance(1, 2) ? ByeKind::NotEntered : ByeKind::Zero};
        else if (percent(habits_.requestedByes))
            byes_[i] = Bye{oneOf(random_, {ByeKind::Half, ByeKind::Half, ByeKind::Zero, ByeKind::Full})};
    }
}

bool RandomTournament::mayMeet(Tpn one, Tpn other) const
{
    const auto& rounds = state_.player(one).rounds;
    return std::none_of(rounds.begin(), rounds.end(),
                        [other](const RoundRecord& r) { return isPlayed(r) && scheduledOpponent(r) == other; });
}

int RandomTournament::colourDifference(Tpn tpn) const
{
    int difference = 0;
    for (const RoundRecord& record : state_.player(tpn).rounds)
        if (const auto* game = std::get_if<PlayedGame>(&record))
            difference += game->colour == Colour::White ? 1 : -1;
    return difference;
}

RoundBoards RandomTournament::randomBoards()
{
    std::vector<Tpn> waiting;
    for (std::size_t i = 0; i < state_.players.size(); ++i)
        if (!byes_[i])
            waiting.push_back(tpnAt(i));
    random_.shuffle(std::span<Tpn>(waiting));
    RoundBoards boards;
    while (!waiting.empty()) {
        const Tpn one = waiting.back();
        waiting.pop_back();
        const auto other =
            std::find_if(waiting.begin(), waiting.end(), [&](Tpn candidate) { return mayMeet(one, candidate); });
        if (other == waiting.end()) {
            if (!boards.bye && !isBarredFromBye(state_, one, edition_))
                boards.bye = one;
            continue;
        }
        const bool oneIsWhite =
            percent(habits_.wildColours) ? percent(50) : colourDifference(one) < colourDifference(*other);
        boards.pairs.push_back(oneIsWhite ? std::pair{one, *other} : std::pair{*other, one});
        waiting.erase(other);
    }
    return boards;
}

void RandomTournament::play(const RoundBoards& boards)
{
    std::vector<RoundRecord> records;
    for (const std::optional<Bye>& bye : byes_)
        records.emplace_back(bye.value_or(Bye{ByeKind::Zero}));
    if (boards.bye)
        records[indexOf(*boards.bye)] = Bye{ByeKind::PairingAllocated};
    for (const auto& [white, black] : boards.pairs)
        playGame(white, black, records);
    for (std::size_t i = 0; i < records.size(); ++i)
        state_.players[i].rounds.push_back(records[i]);
}

void RandomTournament::playGame(Tpn white, Tpn black, std::vector<RoundRecord>& records)
{
    if (percent(habits_.forfeits)) {
        const auto winner = random_.below(5); // 4: nobody came
        records[indexOf(white)] = ForfeitedGame{black, Colour::White, winner < 2};
        records[indexOf(black)] = ForfeitedGame{white, Colour::Black, winner == 2 || winner == 3};
        return;
    }
    GameOutcome whites = GameOutcome::Draw;
    GameOutcome blacks = GameOutcome::Draw;
    if (percent(2)) {
        whites = blacks = percent(50) ? GameOutcome::Adjourned : GameOutcome::Loss;
    } else if (!percent(habits_.draws)) {
        const bool favouriteIsWhite = white < black;
        const bool whiteWins = favouriteIsWhite != percent(habits_.upsets);
        whites = whiteWins ? GameOutcome::Win : GameOutcome::Loss;
        blacks = whiteWins ? GameOutcome::Loss : GameOutcome::Win;
    }
    records[indexOf(white)] = PlayedGame{black, Colour::White, whites, true};
    records[indexOf(black)] = PlayedGame{white, Colour::Black, blacks, true};
}

} // namespace pairwright::oracle
