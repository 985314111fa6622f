#include "tests/oracle/random_rounds.h"

#include "engine/base/random.h"

#include <algorithm>
#include <iterator>
#include <sstream>

namespace pairwright::oracle {

namespace {

/// How a tournament behaves; rates are per cent and round.
struct Habits {
    int players = 4;
    int rounds = 4;
    std::uint64_t oraclePairs = 100; ///< else the round is paired at random
    std::uint64_t wildColours = 10;  ///< boards of a random round whose colours come as they come
    std::uint64_t draws = 30;
    std::uint64_t upsets = 50; ///< of the decided games, 50 is a coin
    std::uint64_t forfeits = 0;
    std::uint64_t requestedByes = 0;
    std::uint64_t withdrawals = 0;
    std::uint64_t lateEntries = 0;
};

template <class T, std::size_t N>
T oneOf(Random& random, const T (&values)[N])
{
    return values[random.below(N)];
}

Habits randomHabits(Random& random)
{
    Habits habits;
    habits.players = 4 + static_cast<int>(random.below(6));
    const bool nearlySaturated = random.chance(2, 5);
    habits.rounds = nearlySaturated ? habits.players - 2 + static_cast<int>(random.below(3))
                                    : 2 + static_cast<int>(random.below(7));
    habits.oraclePairs = oneOf<std::uint64_t>(random, {100, 100, 80, 50, 0, 0});
    habits.wildColours = oneOf<std::uint64_t>(random, {10, 40, 100});
    habits.draws = oneOf<std::uint64_t>(random, {10, 30, 50, 90});
    habits.upsets = oneOf<std::uint64_t>(random, {5, 25, 50});
    habits.forfeits = oneOf<std::uint64_t>(random, {0, 3, 15});
    habits.requestedByes = oneOf<std::uint64_t>(random, {0, 4, 15});
    habits.withdrawals = oneOf<std::uint64_t>(random, {0, 0, 3});
    habits.lateEntries = oneOf<std::uint64_t>(random, {0, 0, 20});
    return habits;
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

/// Plays one tournament.
class Tournament {
public:
    Tournament(std::uint64_t seed, Edition edition)
        : seed_(seed)
        , edition_(edition)
        , random_(seed)
        , habits_(randomHabits(random_))
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
        if (random_.chance(1, 8))
            forbid();
    }

    std::vector<RandomRound> play()
    {
        std::vector<RandomRound> rounds;
        for (int round = 1; round <= habits_.rounds; ++round) {
            const Byes byes = requestByes(round);
            std::vector<Tpn> absent;
            for (std::size_t i = 0; i < byes.size(); ++i)
                if (byes[i])
                    absent.push_back(tpnAt(i));
            if (absent.size() + 2 > state_.players.size())
                break;
            auto answer = pairByOracle(state_, edition_, absent);
            if (round > 1 || percent(10)) // first rounds are all alike
                rounds.push_back({Position{state_, absent}, answer, seed_, round});
            const bool byOracle = answer && percent(habits_.oraclePairs);
            record(byOracle ? boardsOf(*answer) : randomBoards(absent), byes);
        }
        return rounds;
    }

private:
    struct Boards {
        std::vector<std::pair<Tpn, Tpn>> pairs; ///< White first
        std::optional<Tpn> bye;
    };
    /// By TPN-1; no value: to be paired.
    using Byes = std::vector<std::optional<Bye>>;

    static Tpn tpnAt(std::size_t index) { return Tpn{static_cast<std::int32_t>(index + 1)}; }
    static std::size_t indexOf(Tpn tpn) { return static_cast<std::size_t>(tpn.value - 1); }
    bool percent(std::uint64_t times) { return random_.chance(times, 100); }

    /// In the manner of Baku: the upper half has virtual points in the first rounds.
    void accelerate()
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

    void forbid()
    {
        ForbiddenGroup group;
        const auto size = 2 + random_.below(2);
        for (std::size_t i = 0; i < state_.players.size(); ++i)
            if (group.players.size() < size && random_.chance(1, 2))
                group.players.push_back(tpnAt(i));
        if (random_.chance(1, 2))
            group.last = RoundNumber{1 + static_cast<std::int32_t>(random_.below(4))};
        state_.forbidden.push_back(group);
    }

    Byes requestByes(int round)
    {
        Byes byes(state_.players.size());
        for (std::size_t i = 0; i < byes.size(); ++i) {
            if (leavesAfter_[i] >= round && percent(habits_.withdrawals))
                leavesAfter_[i] = round - 1;
            if (round < entersIn_[i] || round > leavesAfter_[i])
                byes[i] = Bye{random_.chance(1, 2) ? ByeKind::NotEntered : ByeKind::Zero};
            else if (percent(habits_.requestedByes))
                byes[i] = Bye{oneOf(random_, {ByeKind::Half, ByeKind::Half, ByeKind::Zero, ByeKind::Full})};
        }
        return byes;
    }

    static Boards boardsOf(const OracleRound& round)
    {
        Boards boards;
        for (const Board& board : round.boards)
            boards.pairs.emplace_back(board.white, board.black);
        boards.bye = round.bye;
        return boards;
    }

    bool mayMeet(Tpn one, Tpn other) const
    {
        const auto& rounds = state_.player(one).rounds;
        return std::none_of(rounds.begin(), rounds.end(),
                            [other](const RoundRecord& r) { return isPlayed(r) && scheduledOpponent(r) == other; });
    }

    int colourDifference(Tpn tpn) const
    {
        int difference = 0;
        for (const RoundRecord& record : state_.player(tpn).rounds)
            if (const auto* game = std::get_if<PlayedGame>(&record))
                difference += game->colour == Colour::White ? 1 : -1;
        return difference;
    }

    /// No rematch and at most one bye; everything else as it comes. Who finds no opponent stays without.
    Boards randomBoards(const std::vector<Tpn>& absent)
    {
        std::vector<Tpn> waiting;
        for (std::size_t i = 0; i < state_.players.size(); ++i)
            if (std::find(absent.begin(), absent.end(), tpnAt(i)) == absent.end())
                waiting.push_back(tpnAt(i));
        random_.shuffle(std::span<Tpn>(waiting));
        Boards boards;
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

    void record(const Boards& boards, const Byes& byes)
    {
        std::vector<RoundRecord> records;
        for (const std::optional<Bye>& bye : byes)
            records.emplace_back(bye.value_or(Bye{ByeKind::Zero}));
        if (boards.bye)
            records[indexOf(*boards.bye)] = Bye{ByeKind::PairingAllocated};
        for (const auto& [white, black] : boards.pairs)
            play(white, black, records);
        for (std::size_t i = 0; i < records.size(); ++i)
            state_.players[i].rounds.push_back(records[i]);
    }

    void play(Tpn white, Tpn black, std::vector<RoundRecord>& records)
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

    std::uint64_t seed_;
    Edition edition_;
    Random random_;
    Habits habits_;
    TournamentState state_;
    std::vector<int> entersIn_;
    std::vector<int> leavesAfter_;
};

} // namespace

std::vector<RandomRound> randomTournament(std::uint64_t seed, Edition edition)
{
    return Tournament(seed, edition).play();
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
