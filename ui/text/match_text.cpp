#include "ui/text/match_text.h"

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
    if (*result == GameResult::adjourned)
        return QStringLiteral("*");
    const QStringList halves = formatResult(*result).split(QStringLiteral(" – "));
    return (side == Colour::White ? halves.first() : halves.last()).section(QLatin1Char(' '), 0, 0);
}

} // namespace

QString formatBoardResult(const RoundBoard& board, PlayerKey left, const PointSystem& points)
{
    if (!board.hasAnyResult())
        return QStringLiteral("–");
    if (board.games() == 1)
        return formatResult(*board.outcome.result);
    Score mine;
    Score theirs;
    QStringList games;
    for (int game = 1; game <= board.games(); ++game) {
        const Colour colour = board.whiteOf(game) == left ? Colour::White : Colour::Black;
        const std::optional<GameResult> result = board.game(game).result;
        games.append(sideOf(result, colour));
        if (!result)
            continue;
        mine += points.pointsFor(recordFor(*result, colour, Tpn{1}));
        theirs += points.pointsFor(recordFor(*result, opposite(colour), Tpn{1}));
    }
    return QStringLiteral("%1 – %2 (%3)").arg(formatScore(mine), formatScore(theirs), games.join(QLatin1Char(' ')));
}

QString describeGames(const RoundBoard& board, const QString& white, const QString& black)
{
    QStringList lines;
    for (int game = 1; board.games() > 1 && game <= board.games(); ++game) {
        const std::optional<GameResult> result = board.game(game).result;
        lines.append(Tr::tr("Game %1: %2 – %3   %4")
                         .arg(QString::number(game), game == 1 ? white : black, game == 1 ? black : white,
                              result ? formatResult(*result) : open));
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace pairwright
