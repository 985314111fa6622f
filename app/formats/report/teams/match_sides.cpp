#include "app/formats/report/teams/match_sides.h"

#include "app/formats/display_text.h"
#include "app/formats/report/report_texts.h"

namespace pairwright {

QString pointsText(const Match& match, PlayerKey side, const Settings& settings)
{
    if (!match.hasAnyResult())
        return {};
    const auto [a, b] = scoreOf(match, settings);
    return scoreText(side == match.a ? a.gamePoints : b.gamePoints);
}

QString matchText(const Match& match, const Settings& settings)
{
    return match.hasAnyResult()
               ? steady(joined(pointsText(match, match.a, settings), pointsText(match, match.b, settings)))
               : QString();
}

QString forfeitSign(const Match& match, PlayerKey side, const Settings& settings)
{
    if (match.isOpen() || isPlayed(match))
        return {};
    const auto [a, b] = scoreOf(match, settings);
    const Score own = side == match.a ? a.gamePoints : b.gamePoints;
    const Score other = side == match.a ? b.gamePoints : a.gamePoints;
    if (own == other)
        return own > Score{} ? QStringLiteral("±") : QString(minusSign);
    return own > other ? QStringLiteral("+") : QString(minusSign);
}

QString markOf(const Game& game, PlayerKey side)
{
    const auto marks = game.outcome.result ? marksOf(*game.outcome.result) : std::nullopt;
    return !marks ? QString() : game.white == side ? marks->white : marks->black;
}

QString boardText(const Match& match, const Game& game)
{
    const QString a = markOf(game, match.a);
    return a.isEmpty() ? QString() : steady(joined(a, markOf(game, match.b)));
}

const Player* seatedFor(const Tournament& tournament, const Game& game, PlayerKey side)
{
    const auto& key = game.white == side ? game.forWhite : game.forBlack;
    return key ? tournament.member(*key) : nullptr;
}

QString whiteBoards(BoardColours colours, int boards)
{
    QStringList numbers;
    for (int board = 1; board <= boards; ++board)
        if (colours.isWhite(board))
            numbers.append(QString::number(board));
    return enumerate(numbers);
}

QString boardColoursNote(const Settings& settings)
{
    const BoardColours colours = matchShape(settings).colours;
    const int boards = settings.teams->boards;
    if (colours.letters(boards) == BoardColours::alternating().letters(boards))
        return ReportTexts::tr("The team that is named first has White on board 1 and on every other board after it.");
    if (colours.letters(boards) == BoardColours::alike().letters(boards))
        return ReportTexts::tr("The team that is named first has White on all boards.");
    return ReportTexts::tr("The team that is named first has White on boards %1.").arg(whiteBoards(colours, boards));
}

} // namespace pairwright
