#include "app/domain/teams/match_score.h"

#include "app/domain/rounds/game_result.h"

#include <algorithm>

namespace pairwright {

bool isPlayed(const Match& match)
{
    return std::any_of(match.games.begin(), match.games.end(),
                       [](const Game& game) { return game.outcome.result && !isForfeit(*game.outcome.result); });
}

std::pair<std::vector<Score>, std::vector<Score>> boardsOf(const Match& match, const Settings& settings)
{
    std::pair<std::vector<Score>, std::vector<Score>> boards;
    for (const Game& game : match.games) {
        Score& a = boards.first.emplace_back();
        Score& b = boards.second.emplace_back();
        if (!game.outcome.result || !game.outcome.counts)
            continue;
        Score& white = game.white == match.a ? a : b;
        Score& black = game.white == match.a ? b : a;
        white = settings.points.pointsFor(recordFor(*game.outcome.result, Colour::White, Tpn{1}));
        black = settings.points.pointsFor(recordFor(*game.outcome.result, Colour::Black, Tpn{1}));
    }
    return boards;
}

std::pair<MatchScore, MatchScore> scoreOf(const Match& match, const Settings& settings)
{
    const TeamRules& rules = *settings.teams;
    MatchScore a;
    MatchScore b;
    bool anything = false;
    for (const Game& game : match.games) {
        if (!game.outcome.result || !game.outcome.counts)
            continue;
        const GameResult result = *game.outcome.result;
        anything = anything || !isForfeit(result) || result != GameResult::doubleForfeit;
    }
    const auto [boardsOfA, boardsOfB] = boardsOf(match, settings);
    for (std::size_t i = 0; i < boardsOfA.size(); ++i) {
        a.gamePoints += boardsOfA[i];
        b.gamePoints += boardsOfB[i];
    }
    if (!anything)
        return {a, b};
    const auto pointsOf = [&rules](Score own, Score other) {
        return own == other ? rules.draw : own > other ? rules.win : rules.loss;
    };
    a.matchPoints = pointsOf(a.gamePoints, b.gamePoints);
    b.matchPoints = pointsOf(b.gamePoints, a.gamePoints);
    if (!isPlayed(match)) { // nobody has a point of a match to which he did not come
        a.matchPoints = a.gamePoints > Score{} ? a.matchPoints : Score{};
        b.matchPoints = b.gamePoints > Score{} ? b.matchPoints : Score{};
    }
    return {a, b};
}

namespace {

Score onAllBoards(const Settings& settings, Score one)
{
    return Score{settings.teams->boards * one.tenths};
}

} // namespace

MatchScore scoreOfWonMatch(const Settings& settings)
{
    return {settings.teams->win, onAllBoards(settings, settings.points.forfeitWin)};
}

MatchScore scoreOfDrawnMatch(const Settings& settings)
{
    return {settings.teams->draw, onAllBoards(settings, settings.points.drawValue())};
}

MatchScore matchScoreOfBye(const Settings& settings, ByeKind kind)
{
    switch (kind) {
    case ByeKind::PairingAllocated:
    case ByeKind::Half: return scoreOfDrawnMatch(settings);
    case ByeKind::Full: return scoreOfWonMatch(settings);
    case ByeKind::Zero:
    case ByeKind::NotEntered: break;
    }
    return {};
}

std::vector<Score> boardsOfBye(const Settings& settings, ByeKind kind)
{
    return std::vector<Score>(static_cast<std::size_t>(settings.teams->boards), pointsOfBoard(settings.points, kind));
}

PointSystem pointsOfMatches(const Settings& settings, TeamScore score)
{
    PointSystem points = PointSystem::of(scoreOfWonMatch(settings).of(score), scoreOfDrawnMatch(settings).of(score),
                                         matchScoreOfBye(settings, ByeKind::PairingAllocated).of(score));
    if (score == TeamScore::matchPoints)
        points.loss = {settings.teams->loss, settings.teams->loss};
    return points;
}

} // namespace pairwright
