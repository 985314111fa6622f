#include "app/formats/display_text.h"

#include <QLocale>

#include <cstdlib>

namespace pairwright {

QString scoreText(Score score)
{
    const int tenths = std::abs(score.tenths);
    const QString sign = score.tenths < 0 ? QStringLiteral("-") : QString();
    if (tenths % 10 == 0)
        return sign + QString::number(tenths / 10);
    if (tenths % 10 == 5)
        return sign + (tenths > 10 ? QString::number(tenths / 10) : QString()) + QStringLiteral("½");
    return sign + QString::number(tenths / 10) + QLocale().decimalPoint() + QString::number(tenths % 10);
}

QString resultText(GameResult result)
{
    switch (result) {
    case GameResult::whiteWins:
    case GameResult::unratedWhiteWins: return QStringLiteral("1 - 0");
    case GameResult::draw:
    case GameResult::unratedDraw: return QStringLiteral("½ - ½");
    case GameResult::blackWins:
    case GameResult::unratedBlackWins: return QStringLiteral("0 - 1");
    case GameResult::whiteWinsByForfeit: return QStringLiteral("+ - -");
    case GameResult::blackWinsByForfeit: return QStringLiteral("- - +");
    case GameResult::doubleForfeit: return QStringLiteral("- - -");
    case GameResult::halfZero: return QStringLiteral("½ - 0");
    case GameResult::zeroHalf: return QStringLiteral("0 - ½");
    case GameResult::zeroZero: return QStringLiteral("0 - 0");
    case GameResult::adjourned: break;
    }
    return QStringLiteral("*");
}

QString tieBreakText(TieBreakValue value)
{
    return QString::fromStdString(toString(value)).replace(QLatin1Char('.'), QLocale().decimalPoint());
}

QString tieBreakText(const TieBreakResult& result)
{
    return result.value ? tieBreakText(*result.value) : QString();
}

QString titledName(const PlayerData& player)
{
    const QString title = toString(player.title);
    return title.isEmpty() ? player.name : title + QLatin1Char(' ') + player.name;
}

} // namespace pairwright
