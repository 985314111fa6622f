#include "tests/oracle/tiebreaks/random_event.h"

#include "engine/tiebreaks/tie_break_info.h"

#include <algorithm>
#include <optional>

namespace pairwright::oracle {

namespace {

struct Rates {
    std::uint64_t draws = 30;
    std::uint64_t odd = 3; ///< half and no points for both, adjourned, under one move
    std::uint64_t forfeits = 0;
    std::uint64_t byes = 0;
    std::uint64_t withdrawals = 0;
    std::uint64_t lateEntries = 0;
    std::uint64_t rematches = 0;
};

PointSystem pointsOfEvent(Random& random)
{
    PointSystem points;
    switch (random.below(12)) {
    case 0: return PointSystem::of(Score{30}, Score{10}, Score{30});
    case 1: return PointSystem::of(Score{30}, Score{10}, Score{10});
    case 2: return PointSystem::of(Score{10}, Score{5}, Score{5});
    case 3:
        points = PointSystem::of(Score{30}, Score{20}, Score{20});
        points.loss = {Score{10}, Score{10}};
        return points;
    case 4:
        points.win = {Score{10}, Score{12}};
        points.draw = {Score{4}, Score{6}};
        return points;
    case 5:
        points.forfeitWin = Score{5};
        points.fullPointBye = Score{5};
        return points;
    default: return points;
    }
}

/// Plays round after round.
class Play {
public:
    Play(Random& random, TournamentState& state)
        : random_(random)
        , state_(state)
    {
        const std::uint64_t wild = random_.below(4);
        rates_ = {.draws = 10 + random_.below(60),
                  .odd = random_.below(6),
                  .forfeits = wild * random_.below(8),
                  .byes = wild * random_.below(8),
                  .withdrawals = random_.below(4),
                  .lateEntries = random_.below(20),
                  .rematches = random_.below(30)};
        for (std::size_t i = 0; i < state_.players.size(); ++i) {
            enters_.push_back(random_.chance(rates_.lateEntries, 100) ? 2 + static_cast<int>(random_.below(2)) : 1);
            leaves_.push_back(state_.plannedRounds);
        }
    }

    void swissRound(int round)
    {
        std::vector<std::size_t> waiting;
        for (std::size_t i = 0; i < state_.players.size(); ++i)
            if (const auto bye = byeWanted(i, round))
                give(i, *bye);
            else
                waiting.push_back(i);
        random_.shuffle(std::span(waiting));
        while (waiting.size() > 1) {
            const std::size_t white = waiting.back();
            waiting.pop_back();
            auto black =
                std::find_if(waiting.begin(), waiting.end(), [&](std::size_t one) { return !haveMet(white, one); });
            if (black == waiting.end() || random_.chance(rates_.rematches, 1000))
                black = waiting.begin();
            meet(white, *black);
            waiting.erase(black);
        }
        if (!waiting.empty())
            give(waiting.front(), ByeKind::PairingAllocated);
    }

    /// Everybody against everybody; with an odd number of players one is free in each round.
    void roundOfAll(int round)
    {
        const std::size_t seats = state_.players.size() + state_.players.size() % 2;
        std::vector<std::size_t> circle{0};
        for (std::size_t i = 0; i + 1 < seats; ++i)
            circle.push_back(1 + (i + static_cast<std::size_t>(round)) % (seats - 1));
        for (std::size_t i = 0; i < seats / 2; ++i) {
            const std::size_t one = circle[i];
            const std::size_t other = circle[seats - 1 - i];
            if (std::max(one, other) >= state_.players.size())
                give(std::min(one, other), ByeKind::Zero);
            else if (random_.chance(1, 2))
                meet(one, other);
            else
                meet(other, one);
        }
    }

private:
    std::optional<ByeKind> byeWanted(std::size_t player, int round)
    {
        if (round <= leaves_[player] && random_.chance(rates_.withdrawals, 100))
            leaves_[player] = round - 1;
        if (round < enters_[player])
            return ByeKind::NotEntered;
        if (round > leaves_[player])
            return random_.chance(1, 2) ? ByeKind::NotEntered : ByeKind::Zero;
        if (!random_.chance(rates_.byes, 100))
            return std::nullopt;
        return std::vector{ByeKind::Half, ByeKind::Half, ByeKind::Zero, ByeKind::Full}[random_.below(4)];
    }

    /// In a match the bye of a pairing is one game won and one drawn (C.04.5 art. 1.4 as TRF files write it).
    void give(std::size_t player, ByeKind bye)
    {
        auto& rounds = state_.players[player].rounds;
        rounds.emplace_back(Bye{bye});
        for (int game = 2; game <= state_.gamesOfARound; ++game)
            rounds.emplace_back(Bye{bye == ByeKind::PairingAllocated ? ByeKind::Half : bye});
    }

    [[nodiscard]] bool haveMet(std::size_t one, std::size_t other) const
    {
        const auto& rounds = state_.players[one].rounds;
        return std::any_of(rounds.begin(), rounds.end(), [other](const RoundRecord& record) {
            return isPlayed(record) && scheduledOpponent(record) == Tpn{static_cast<std::int32_t>(other + 1)};
        });
    }

    void meet(std::size_t white, std::size_t black)
    {
        for (int game = 1; game <= state_.gamesOfARound; ++game)
            playGame(game % 2 == 1 ? white : black, game % 2 == 1 ? black : white);
    }

    void playGame(std::size_t white, std::size_t black)
    {
        const Tpn whites{static_cast<std::int32_t>(white + 1)};
        const Tpn blacks{static_cast<std::int32_t>(black + 1)};
        auto& ofWhite = state_.players[white].rounds;
        auto& ofBlack = state_.players[black].rounds;
        if (random_.chance(rates_.forfeits, 100)) {
            const auto winner = random_.below(5); // 4: nobody came
            ofWhite.emplace_back(ForfeitedGame{blacks, Colour::White, winner < 2});
            ofBlack.emplace_back(ForfeitedGame{whites, Colour::Black, winner == 2 || winner == 3});
            return;
        }
        using Outcome = GameOutcome;
        std::pair<Outcome, Outcome> outcome{Outcome::Draw, Outcome::Draw};
        bool rated = true;
        if (random_.chance(rates_.odd, 100)) {
            outcome = std::vector<std::pair<Outcome, Outcome>>{{Outcome::Loss, Outcome::Loss},
                                                               {Outcome::Draw, Outcome::Loss},
                                                               {Outcome::Loss, Outcome::Draw},
                                                               {Outcome::Adjourned, Outcome::Adjourned},
                                                               {Outcome::Win, Outcome::Loss}}[random_.below(5)];
            rated = outcome.first != Outcome::Win;
        } else if (!random_.chance(rates_.draws, 100)) {
            outcome =
                random_.chance(1, 2) ? std::pair{Outcome::Win, Outcome::Loss} : std::pair{Outcome::Loss, Outcome::Win};
        }
        ofWhite.emplace_back(PlayedGame{blacks, Colour::White, outcome.first, rated});
        ofBlack.emplace_back(PlayedGame{whites, Colour::Black, outcome.second, rated});
    }

    Random& random_;
    TournamentState& state_;
    Rates rates_;
    std::vector<int> enters_;
    std::vector<int> leaves_;
};

void rate(Random& random, TournamentState& state)
{
    const std::uint64_t unrated = random.chance(1, 3) ? 10 : 0;
    const int span = random.chance(1, 3) ? 1800 : 400;
    for (PlayerState& player : state.players)
        if (!random.chance(unrated, 100))
            player.rating = 1000 + static_cast<int>(random.below(static_cast<std::uint64_t>(span)));
}

} // namespace

/// The records of both sides of a game.
template <class Change>
void changeGame(TournamentState& state, std::size_t player, std::size_t round, Change change)
{
    const auto opponent = scheduledOpponent(state.players[player].rounds[round]);
    if (!opponent)
        return;
    change(state.players[player].rounds[round]);
    change(state.players[static_cast<std::size_t>(opponent->value - 1)].rounds[round]);
}

void leaveOut(TournamentState& state, std::size_t player)
{
    state.players[player].leftOut = true;
    for (std::size_t round = 0; round < state.players[player].rounds.size(); ++round)
        changeGame(state, player, round, [](RoundRecord& record) {
            if (auto* game = std::get_if<PlayedGame>(&record))
                game->counts = false;
            else
                std::get<ForfeitedGame>(record).counts = false;
        });
}

/// A game without a result is no record yet.
void postponeGames(Random& random, TournamentState& state)
{
    for (std::size_t player = 0; player < state.players.size(); ++player)
        for (std::size_t round = 0; round < state.players[player].rounds.size(); ++round)
            if (random.chance(1, 40))
                changeGame(state, player, round, [](RoundRecord& record) { record = Bye{ByeKind::Zero}; });
}

RandomEvent randomAllPlayAll(std::uint64_t seed)
{
    Random random(seed);
    RandomEvent event;
    event.format = EventFormat::roundRobin;
    TournamentState& state = event.state;
    state.players.resize(3 + random.below(10));
    const int players = static_cast<int>(state.players.size());
    state.points = pointsOfEvent(random);
    rate(random, state);
    const int cycles = 1 + static_cast<int>(random.below(3));
    state.plannedRounds = (players - 1 + players % 2) * cycles;
    Play play(random, state);
    for (int round = 1; round <= state.plannedRounds; ++round)
        play.roundOfAll(round);
    if (random.chance(1, 3))
        postponeGames(random, state);
    for (std::uint64_t out = random.below(3); out > 0; --out)
        leaveOut(state, random.below(state.players.size()));
    event.counted = random.chance(1, 4)
                        ? static_cast<int>(random.below(static_cast<std::uint64_t>(state.plannedRounds)))
                        : state.plannedRounds;
    return event;
}

RandomEvent randomEvent(std::uint64_t seed)
{
    Random random(seed);
    RandomEvent event;
    TournamentState& state = event.state;
    state.players.resize(2 + random.below(random.chance(1, 4) ? 40 : 12));
    const int players = static_cast<int>(state.players.size());
    state.points = pointsOfEvent(random);
    rate(random, state);
    const auto kind = random.below(6);
    if (kind == 0)
        event.format = EventFormat::roundRobin;
    if (kind == 1)
        state.gamesOfARound = 2;
    const int all = players - 1 + players % 2;
    const int cycles = random.chance(1, 4) ? 2 : 1;
    state.plannedRounds = kind == 0 ? all * cycles : 1 + static_cast<int>(random.below(9));
    for (PlayerState& player : state.players)
        if (random.chance(1, 8))
            player.virtualPoints.assign(2, state.points.winValue());
    const int played = random.chance(1, 4)
                           ? 1 + static_cast<int>(random.below(static_cast<std::uint64_t>(state.plannedRounds)))
                           : state.plannedRounds;
    Play play(random, state);
    for (int round = 1; round <= played; ++round)
        if (kind == 0)
            play.roundOfAll(round);
        else
            play.swissRound(round);
    event.counted =
        random.chance(1, 5) ? static_cast<int>(random.below(static_cast<std::uint64_t>(played) + 1)) : played;
    return event;
}

std::vector<TieBreak> everyTieBreak(TieBreakEdition edition, EventFormat format)
{
    std::vector<TieBreak> all;
    for (const TieBreakInfo& info : tieBreakInfos()) {
        if (info.ofTheEvent || !isInEdition(info, edition) || (info.swissOnly && format == EventFormat::roundRobin))
            continue;
        std::vector<TieBreak> some{{.kind = info.kind}};
        const auto each = [&some](auto change) {
            const auto before = some;
            for (TieBreak tieBreak : before) {
                change(tieBreak);
                some.push_back(tieBreak);
            }
        };
        for (const int cut : {1, 2}) {
            if (info.canCut)
                some.push_back({.kind = info.kind, .cutLowest = cut});
            if (info.canMedian)
                some.push_back({.kind = info.kind, .cutLowest = cut, .cutHighest = cut});
        }
        for (const int shift : {-3, -1, 1, 2})
            if (info.hasLimit)
                some.push_back({.kind = info.kind, .limitShift = shift});
        if (info.countsForfeits)
            each([](TieBreak& tieBreak) { tieBreak.forfeitsAsGames = true; });
        if (info.canBeFore)
            each([](TieBreak& tieBreak) { tieBreak.foreBuchholz = true; });
        if (info.canReverse)
            each([](TieBreak& tieBreak) { tieBreak.reversed = true; });
        if (info.usesRatings)
            each([](TieBreak& tieBreak) { tieBreak.unratedAs = 1400; });
        all.insert(all.end(), some.begin(), some.end());
    }
    return all;
}

std::vector<TieBreak> randomList(Random& random, const std::vector<TieBreak>& all)
{
    std::vector<TieBreak> list;
    for (std::uint64_t length = 1 + random.below(5); length > 0; --length)
        if (random.chance(1, 3))
            list.push_back({.kind = TieBreakKind::DirectEncounter, .forfeitsAsGames = random.chance(1, 4)});
        else
            list.push_back(all[random.below(all.size())]);
    return list;
}

} // namespace pairwright::oracle
