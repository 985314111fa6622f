#include "ui/pages/overview/day/day_facts.h"

#include "app/domain/players/check_in.h"
#include "app/domain/rounds/expected_rounds.h"
#include "app/domain/rounds/progress.h"
#include "app/formats/report/ranked_players.h"
#include "app/pairing/adapter.h"
#include "ui/text/format.h"

#include <algorithm>
#include <map>
#include <set>

namespace pairwright {

namespace {

constexpr int mostLeaders = 30;
constexpr int roundsOfALeader = 5;
constexpr int ratingBand = 100;

DayRound roundOf(const Tournament& tournament, RoundNumber number)
{
    DayRound told;
    told.number = number;
    told.start = startOf(tournament.event, number);
    const Round* round = tournament.round(number);
    if (round == nullptr)
        return told;
    const RoundVersion* published = round->published();
    if (published == nullptr) {
        told.state = round->proposal() != nullptr ? DayRound::State::proposed : DayRound::State::toCome;
        return told;
    }
    told.boards = static_cast<int>(published->pairings.boards.size());
    told.results = told.boards - static_cast<int>(round->openBoards().size());
    told.state = told.results == told.boards ? DayRound::State::done : DayRound::State::running;
    return told;
}

void addBoards(const Tournament& tournament, const EngineView& before, const Round& round, DayFacts& facts)
{
    const auto nameOf = [&tournament](PlayerKey key) {
        const Player* player = tournament.player(key);
        return player != nullptr ? shortName(player->data) : QString();
    };
    const auto pointsOf = [&before](PlayerKey key) {
        const auto number = before.order.tpnOf(key);
        return number ? before.state.scoreAfter(*number, before.state.roundsPlayed()) : Score{};
    };
    int board = 0;
    for (const Match& match : round.published()->pairings.boards) {
        ++board;
        facts.in.push_back(!match.isOpen());
        if (match.isOpen())
            facts.waiting.push_back({board, nameOf(match.a), nameOf(match.b), pointsOf(match.a), pointsOf(match.b)});
    }
}

void addGames(const Tournament& tournament, DayFacts& facts)
{
    for (const Round& round : tournament.rounds)
        if (round.published() != nullptr)
            for (const Match& match : round.published()->pairings.boards)
                for (int game = 1; game <= match.gameCount(); ++game)
                    switch (match.game(game).outcome.result.value_or(GameResult::adjourned)) {
                    case GameResult::whiteWins:
                    case GameResult::unratedWhiteWins: ++facts.white; break;
                    case GameResult::draw:
                    case GameResult::unratedDraw: ++facts.drawn; break;
                    case GameResult::blackWins:
                    case GameResult::unratedBlackWins: ++facts.black; break;
                    default: break; // not over, no game, or the arbiter's decision
                    }
}

/// Whose game of the round is not over.
std::set<PlayerKey> playingIn(const Round& round)
{
    std::set<PlayerKey> players;
    for (const Match& match : round.published()->pairings.boards)
        if (match.isOpen())
            players.insert({match.a, match.b});
    return players;
}

void addScores(const std::vector<RankedPlayers::Line>& lines, const std::set<PlayerKey>& playing, DayFacts& facts)
{
    std::map<Score, DayColumn> columns;
    for (const RankedPlayers::Line& line : lines) {
        if (line.row.leftOut)
            continue;
        DayColumn& column = columns[line.row.score];
        ++column.players;
        if (!column.first)
            column.first = line.player->key;
        column.playing += playing.contains(line.player->key) ? 1 : 0;
    }
    if (columns.empty())
        return;
    // Each half point has its place, also where nobody has so many.
    constexpr int half = 5;
    const auto evenly = std::ranges::all_of(columns, [](const auto& one) { return one.first.tenths % half == 0; });
    if (evenly)
        for (int tenths = 0; tenths <= columns.rbegin()->first.tenths; tenths += half)
            columns.try_emplace(Score{tenths});
    for (auto& [score, column] : columns) {
        column.label = formatScore(score);
        facts.columns.push_back(column);
    }
}

void addRatings(const Tournament& tournament, const TpnMap& order, DayFacts& facts)
{
    std::map<int, DayColumn> columns;
    DayColumn unrated;
    for (const PlayerKey key : order.order()) {
        const Player* player = tournament.player(key);
        const int rating = player->data.rating ? player->data.rating->value : 0;
        DayColumn& column = rating > 0 ? columns[rating / ratingBand * ratingBand] : unrated;
        ++column.players;
        if (!column.first)
            column.first = key;
    }
    if (!columns.empty())
        for (int band = columns.begin()->first; band < columns.rbegin()->first; band += ratingBand)
            columns.try_emplace(band);
    facts.byRating = true;
    if (unrated.players > 0) {
        unrated.label = QStringLiteral("–");
        facts.columns.push_back(unrated);
    }
    for (auto& [band, column] : columns) {
        column.label = QString::number(band);
        facts.columns.push_back(column);
    }
}

void addLeaders(const std::vector<RankedPlayers::Line>& lines, const PlayerPaths& paths, DayFacts& facts)
{
    for (const RankedPlayers::Line& line : lines) {
        if (line.row.leftOut || static_cast<int>(facts.leaders.size()) == mostLeaders)
            break;
        DayLeader& leader = facts.leaders.emplace_back();
        leader.player = line.player->key;
        leader.rank = QString::number(line.row.rank);
        leader.title = toString(line.player->data.title);
        leader.name = line.player->data.name;
        leader.points = line.row.score;
        const std::vector<PathStep>& path = paths.of(line.player->key);
        leader.last.assign(path.end() - std::min<std::ptrdiff_t>(roundsOfALeader, std::ssize(path)), path.end());
    }
}

} // namespace

int DayFacts::resultsIn() const
{
    return static_cast<int>(std::ranges::count(in, true));
}

DayFacts dayFacts(const Tournament& tournament)
{
    DayFacts facts;
    facts.players = static_cast<int>(tournament.players.size());
    facts.ofTeams = tournament.settings.teams.has_value();
    for (RoundNumber number{1}; number.value <= expectedRounds(tournament); ++number.value)
        facts.rounds.push_back(roundOf(tournament, number));
    const Round* current = tournament.roundInPlay();
    if (current == nullptr) {
        facts.arrived = static_cast<int>(std::ranges::count_if(tournament.players, [&tournament](const Player& player) {
            return doorStateOf(tournament, player) == DoorState::arrived;
        }));
        addRatings(tournament, TpnMap(tpnOrder(tournament)), facts);
        return facts;
    }
    facts.current = current->number;
    addGames(tournament, facts);
    addBoards(tournament, engineView(tournament, current->number.value - 1), *current, facts);
    const int after = std::min(lastPlayedRound(tournament), roundOfStandings(tournament));
    const RankedPlayers ranked(tournament, after, tournament.settings.tieBreaks);
    addScores(ranked.lines(), playingIn(*current), facts);
    if (after > 0)
        addLeaders(ranked.lines(), PlayerPaths(tournament, after), facts);
    facts.leadersAfter = after;
    facts.leadersStated = ranked.areStated();
    return facts;
}

} // namespace pairwright
