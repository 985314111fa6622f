#include "ui/text/rounds/match_text.h"

#include "app/formats/display_text.h"
#include "ui/text/format.h"

#include <QCoreApplication>
#include <QStringList>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::MatchText)
};

const QString open = QStringLiteral("…");

/// "1", "½", "+": what one side got in a game.
QString sideOf(const std::optional<GameResult>& result, Colour side)
{
    if (!result)
        return open;
    const auto marks = marksOf(*result);
    if (!marks)
        return QStringLiteral("*");
    return side == Colour::White ? marks->white : marks->black;
}

struct SeveralGames {
    QString mine;
    QString theirs;
    QStringList each; ///< what I got of them
};

SeveralGames gamesOf(const Match& match, PlayerKey me, const PointSystem& points)
{
    Score mine;
    Score theirs;
    SeveralGames games;
    for (const Game& game : match.games) {
        const Colour colour = game.white == me ? Colour::White : Colour::Black;
        const std::optional<GameResult> result = game.outcome.result;
        games.each.append(sideOf(result, colour));
        if (!result)
            continue;
        mine += points.pointsFor(recordFor(*result, colour, Tpn{1}));
        theirs += points.pointsFor(recordFor(*result, opposite(colour), Tpn{1}));
    }
    games.mine = formatScore(mine);
    games.theirs = formatScore(theirs);
    return games;
}

QString withGames(const QString& points, const SeveralGames& games)
{
    return QStringLiteral("%1 (%2)").arg(points, steady(games.each.join(QLatin1Char(' '))));
}

} // namespace

QString formatBoardResult(const Match& match, PlayerKey left, const PointSystem& points)
{
    if (!match.hasAnyResult())
        return QStringLiteral("–");
    if (match.gameCount() == 1)
        return formatResult(*match.games.front().outcome.result);
    const SeveralGames games = gamesOf(match, left, points);
    return withGames(formatPoints(games.mine, games.theirs), games);
}

QString formatShare(const Match& match, PlayerKey player, const PointSystem& points)
{
    if (!match.hasAnyResult())
        return {};
    const Game& first = match.games.front();
    return match.gameCount() == 1 ? sideOf(first.outcome.result, first.white == player ? Colour::White : Colour::Black)
                                  : gamesOf(match, player, points).mine;
}

QString describeGames(const Match& match, const QString& a, const QString& b)
{
    QStringList lines;
    for (int number = 1; match.gameCount() > 1 && number <= match.gameCount(); ++number) {
        const Game& game = match.game(number);
        lines.append(Tr::tr("Game %1: %2 – %3   %4")
                         .arg(QString::number(number), game.white == match.a ? a : b, game.white == match.a ? b : a,
                              game.outcome.result ? formatResult(*game.outcome.result) : open));
    }
    return lines.join(QLatin1Char('\n'));
}

QString describeOwnResult(GameResult result, Colour own)
{
    const bool wonByWhite = result == GameResult::whiteWins || result == GameResult::unratedWhiteWins ||
                            result == GameResult::whiteWinsByForfeit;
    const bool won = wonByWhite == (own == Colour::White);
    switch (result) {
    case GameResult::whiteWins:
    case GameResult::blackWins:
    case GameResult::unratedWhiteWins:
    case GameResult::unratedBlackWins: return won ? Tr::tr("won", "his game") : Tr::tr("lost", "his game");
    case GameResult::draw:
    case GameResult::unratedDraw: return Tr::tr("drew", "his game");
    case GameResult::whiteWinsByForfeit:
    case GameResult::blackWinsByForfeit:
        return won ? Tr::tr("won by forfeit", "his game") : Tr::tr("lost by forfeit", "his game");
    case GameResult::doubleForfeit: return Tr::tr("lost by forfeit", "his game");
    default: return formatResult(result); // unusual results need no verb
    }
}

} // namespace pairwright
