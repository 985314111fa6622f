#include "tests/oracle/tiebreaks/teams/random_team_event.h"

#include <algorithm>
#include <utility>

namespace pairwright::oracle {

namespace {

using BoardScores = std::vector<Score>;

/// What the results of matches and of games are worth.
struct TeamScales {
    int boards = 4;
    PointSystem ofBoard;
    PointSystem ofMatches; ///< of whole matches, in match points
    PointSystem ofGames;   ///< of whole matches, in game points
};

TeamScales randomScales(Random& random)
{
    TeamScales scales;
    scales.boards = 1 + static_cast<int>(random.below(6));
    if (random.chance(1, 8))
        scales.ofBoard = PointSystem::of(Score{30}, Score{10}, Score{30});
    switch (random.below(6)) {
    case 0:
        scales.ofMatches = PointSystem::of(Score{30}, Score{20}, Score{20});
        scales.ofMatches.loss = {Score{10}, Score{10}};
        break;
    case 1: scales.ofMatches = PointSystem::of(Score{30}, Score{10}, Score{10}); break;
    case 2: scales.ofMatches = PointSystem::of(Score{20}, Score{10}, Score{20}); break;
    default: scales.ofMatches = PointSystem::of(Score{20}, Score{10}, Score{10}); break;
    }
    const Score won{scales.boards * scales.ofBoard.winValue().tenths};
    const Score drawn{scales.boards * scales.ofBoard.drawValue().tenths};
    scales.ofGames =
        PointSystem::of(won, drawn, scales.ofMatches.pairingAllocatedBye == scales.ofMatches.winValue() ? won : drawn);
    return scales;
}

struct TeamRates {
    std::uint64_t draws = 0; ///< of games, per cent, like the others
    std::uint64_t forfeits = 0;
    std::uint64_t boardForfeits = 0;
    std::uint64_t byes = 0;
    std::uint64_t withdrawals = 0;
    std::uint64_t lateEntries = 0;
    std::uint64_t rematches = 0;
    std::uint64_t unknownBoards = 0;
};

/// Plays round after round.
class TeamPlay {
public:
    TeamPlay(Random& random, TournamentState& state, TeamScales scales)
        : random_(random)
        , state_(state)
        , scales_(std::move(scales))
    {
        const std::uint64_t wild = random_.below(4);
        rates_ = {.draws = random_.below(90),
                  .forfeits = wild * random_.below(8),
                  .boardForfeits = wild * random_.below(4),
                  .byes = wild * random_.below(8),
                  .withdrawals = random_.below(6),
                  .lateEntries = random_.below(20),
                  .rematches = random_.below(60),
                  .unknownBoards = random_.chance(1, 12) ? random_.below(12) : 0};
        for (std::size_t team = 0; team < state_.players.size(); ++team)
            enters_.push_back(random_.chance(rates_.lateEntries, 100) ? 2 + static_cast<int>(random_.below(2)) : 1);
        left_.resize(state_.players.size());
    }

    void swissRound(int round)
    {
        std::vector<std::size_t> waiting;
        for (std::size_t team = 0; team < state_.players.size(); ++team)
            if (!isAway(team, round))
                waiting.push_back(team);
        random_.shuffle(std::span(waiting));
        while (waiting.size() > 1) {
            const std::size_t one = waiting.back();
            waiting.pop_back();
            auto other =
                std::find_if(waiting.begin(), waiting.end(), [&](std::size_t team) { return !haveMet(one, team); });
            if (other == waiting.end() || random_.chance(rates_.rematches, 1000))
                other = waiting.begin();
            meet(one, *other);
            waiting.erase(other);
        }
        if (!waiting.empty())
            give(waiting.front(), ByeKind::PairingAllocated);
    }

    /// Everybody against everybody; with an odd number of teams one is free in each round.
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
    enum class Left : std::uint8_t { no, withByes, withoutRecords };

    /// Gives the team that does not play what it has instead.
    bool isAway(std::size_t team, int round)
    {
        if (left_[team] == Left::no && random_.chance(rates_.withdrawals, 100))
            left_[team] = random_.chance(1, 2) ? Left::withByes : Left::withoutRecords;
        if (left_[team] == Left::withoutRecords)
            return true;
        if (round < enters_[team])
            give(team, ByeKind::NotEntered);
        else if (left_[team] == Left::withByes)
            give(team, random_.chance(1, 2) ? ByeKind::NotEntered : ByeKind::Zero);
        else if (random_.chance(rates_.byes, 100))
            give(team, std::vector{ByeKind::Half, ByeKind::Half, ByeKind::Zero, ByeKind::Full}[random_.below(4)]);
        else
            return false;
        return true;
    }

    void add(std::size_t team, RoundRecord record, Score matchPoints, Score gamePoints, BoardScores boards)
    {
        const bool byMatches = state_.teams->primary == TeamScore::matchPoints;
        state_.players[team].rounds.push_back(record);
        state_.players[team].teamPoints.push_back({.primary = byMatches ? matchPoints : gamePoints,
                                                   .secondary = byMatches ? gamePoints : matchPoints,
                                                   .boards = std::move(boards)});
    }

    void give(std::size_t team, ByeKind kind)
    {
        const Bye bye{kind};
        const std::size_t known = areUnknown() ? 0 : static_cast<std::size_t>(scales_.boards);
        add(team, bye, scales_.ofMatches.pointsFor(bye), scales_.ofGames.pointsFor(bye),
            BoardScores(known, pointsOfBoard(scales_.ofBoard, kind)));
    }

    bool areUnknown() { return random_.chance(rates_.unknownBoards, 100); }

    [[nodiscard]] bool haveMet(std::size_t one, std::size_t other) const
    {
        const auto& rounds = state_.players[one].rounds;
        return std::any_of(rounds.begin(), rounds.end(), [other](const RoundRecord& record) {
            return isPlayed(record) && scheduledOpponent(record) == tpnOf(other);
        });
    }

    static Tpn tpnOf(std::size_t team) { return Tpn{static_cast<std::int32_t>(team + 1)}; }

    void meet(std::size_t white, std::size_t black)
    {
        const bool isForfeited = random_.chance(rates_.forfeits, 100);
        const auto here = random_.below(6); // to a match that nobody plays: 0, 1 White, 2, 3 Black, 4 nobody, 5 some
        BoardScores ofWhite;
        BoardScores ofBlack;
        for (int board = 0; board < scales_.boards; ++board) {
            const auto [one, other] = !isForfeited ? playedBoard() : here == 5 ? forfeitedBoard() : leftBoard(here);
            ofWhite.push_back(one);
            ofBlack.push_back(other);
        }
        addMatch(white, black, Colour::White, isForfeited, ofWhite, ofBlack);
        addMatch(black, white, Colour::Black, isForfeited, ofBlack, ofWhite);
        if (areUnknown())
            for (const std::size_t team : {white, black})
                state_.players[team].teamPoints.back().boards.clear();
    }

    void addMatch(std::size_t team, std::size_t opponent, Colour colour, bool isForfeited, const BoardScores& own,
                  const BoardScores& others)
    {
        const Score sum = sumOf(own);
        const Score sumOfOthers = sumOf(others);
        const auto& points = scales_.ofMatches;
        Score matchPoints = sum == sumOfOthers  ? points.drawValue()
                            : sum > sumOfOthers ? points.winValue()
                                                : points.lossValue();
        if (isForfeited && sum == Score{})
            matchPoints = {};
        const GameOutcome outcome = sum == sumOfOthers  ? GameOutcome::Draw
                                    : sum > sumOfOthers ? GameOutcome::Win
                                                        : GameOutcome::Loss;
        const RoundRecord record = isForfeited ? RoundRecord(ForfeitedGame{tpnOf(opponent), colour, sum > sumOfOthers})
                                               : RoundRecord(PlayedGame{tpnOf(opponent), colour, outcome});
        add(team, record, matchPoints, sum, own);
    }

    static Score sumOf(const BoardScores& boards)
    {
        Score sum;
        for (const Score board : boards)
            sum += board;
        return sum;
    }

    std::pair<Score, Score> playedBoard()
    {
        if (random_.chance(rates_.boardForfeits, 100))
            return forfeitedBoard();
        const Score draw = scales_.ofBoard.drawValue();
        if (random_.chance(rates_.draws, 100))
            return {draw, draw};
        return leftBoard(2 * random_.below(2));
    }

    std::pair<Score, Score> forfeitedBoard() { return leftBoard(random_.below(5)); }

    [[nodiscard]] std::pair<Score, Score> leftBoard(std::uint64_t here) const
    {
        const Score win = scales_.ofBoard.winValue();
        return {here < 2 ? win : Score{}, here == 2 || here == 3 ? win : Score{}};
    }

    Random& random_;
    TournamentState& state_;
    TeamScales scales_;
    TeamRates rates_;
    std::vector<int> enters_;
    std::vector<Left> left_;
};

} // namespace

RandomTeamEvent randomTeamEvent(std::uint64_t seed)
{
    Random random(seed);
    RandomTeamEvent event;
    TournamentState& state = event.state;
    const int teams = 2 + static_cast<int>(random.below(random.chance(1, 2) ? 5 : 13));
    state.players.resize(static_cast<std::size_t>(teams));
    const TeamScales scales = randomScales(random);
    const bool byMatches = random.chance(2, 3);
    state.points = byMatches ? scales.ofMatches : scales.ofGames;
    state.teams = TeamEvent{.primary = byMatches ? TeamScore::matchPoints : TeamScore::gamePoints,
                            .secondaryInPairing = random.chance(1, 2),
                            .secondaryPoints = byMatches ? scales.ofGames : scales.ofMatches};
    event.rules = {.edition = random.chance(1, 2) ? TieBreakEdition::y2024 : TieBreakEdition::y2026,
                   .format = random.chance(1, 4) ? EventFormat::roundRobin : EventFormat::swiss,
                   .entrants = Entrants::teams};
    const bool ofAll = event.rules.format == EventFormat::roundRobin;
    const int cycle = teams - 1 + teams % 2;
    const int played =
        ofAll ? std::min(9, cycle * (1 + static_cast<int>(random.below(2)))) : 1 + static_cast<int>(random.below(9));
    state.plannedRounds = random.chance(1, 4) ? static_cast<int>(random.below(13)) : played;
    for (PlayerState& team : state.players)
        if (random.chance(1, 10))
            team.virtualPoints.assign(2, state.points.winValue());
    TeamPlay play(random, state, scales);
    for (int round = 1; round <= played; ++round)
        if (ofAll)
            play.roundOfAll(round);
        else
            play.swissRound(round);
    event.counted =
        random.chance(1, 6) ? static_cast<int>(random.below(static_cast<std::uint64_t>(played) + 1)) : played;
    return event;
}

} // namespace pairwright::oracle
