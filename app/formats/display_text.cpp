#include "app/formats/display_text.h"

#include "app/domain/text/language.h"

#include <QLocale>

#include <cstdlib>

namespace pairwright {

QString steady(const QString& text)
{
    return !text.isEmpty() && isSpokenRightToLeft() ? leftToRight(text) : text;
}

QString scoreText(Score score)
{
    const int tenths = std::abs(score.tenths);
    const QString sign = score.tenths < 0 ? QString(minusSign) : QString();
    if (tenths % 10 == 0)
        return sign.isEmpty() ? QString::number(tenths / 10) : steady(sign + QString::number(tenths / 10));
    if (tenths % 10 == 5)
        return steady(sign + (tenths > 10 ? QString::number(tenths / 10) : QString()) + QStringLiteral("½"));
    return steady(sign + QString::number(tenths / 10) + spokenLocale().decimalPoint() + QString::number(tenths % 10));
}

std::optional<ResultMarks> marksOf(GameResult result)
{
    const auto marks = [](const QString& white, const QString& black) {
        return std::optional(ResultMarks{white, black});
    };
    const QString one = QStringLiteral("1");
    const QString half = QStringLiteral("½");
    const QString none = QStringLiteral("0");
    const QString won = QStringLiteral("+");
    const QString lost(minusSign);
    switch (result) {
    case GameResult::whiteWins:
    case GameResult::unratedWhiteWins: return marks(one, none);
    case GameResult::draw:
    case GameResult::unratedDraw: return marks(half, half);
    case GameResult::blackWins:
    case GameResult::unratedBlackWins: return marks(none, one);
    case GameResult::whiteWinsByForfeit: return marks(won, lost);
    case GameResult::blackWinsByForfeit: return marks(lost, won);
    case GameResult::doubleForfeit: return marks(lost, lost);
    case GameResult::halfZero: return marks(half, none);
    case GameResult::zeroHalf: return marks(none, half);
    case GameResult::zeroZero: return marks(none, none);
    case GameResult::adjourned: break;
    }
    return std::nullopt;
}

QString joined(const QString& white, const QString& black)
{
    const auto isSign = [](const QString& mark) {
        return mark == QLatin1String("+") || mark == minusSign;
    };
    return white + (isSign(white) || isSign(black) ? QStringLiteral(" : ") : QStringLiteral(" – ")) + black;
}

QString resultText(GameResult result)
{
    const auto marks = marksOf(result);
    if (!marks)
        return QStringLiteral("*");
    return steady(joined(marks->white, marks->black));
}

QString leftToRight(const QString& text)
{
    constexpr QChar isolate(0x2066);
    constexpr QChar end(0x2069);
    return isolate + text + end;
}

QString asUnit(const QString& text)
{
    constexpr QChar isolate(0x2068);
    constexpr QChar end(0x2069);
    return !text.isEmpty() && isSpokenRightToLeft() ? isolate + text + end : text;
}

QString tieBreakText(TieBreakValue value)
{
    if (2 * value.numerator % value.denominator == 0)
        return scoreText(Score{static_cast<std::int32_t>(tenthsOfAPoint * value.numerator / value.denominator)});
    return QString::fromStdString(toString(value)).replace(QLatin1Char('.'), spokenLocale().decimalPoint());
}

QString tieBreakText(const TieBreakResult& result)
{
    return result.value ? tieBreakText(*result.value) : QString();
}

QString moneyText(std::int64_t hundredths, const QString& currency, Cents cents)
{
    constexpr std::int64_t unit = 100;
    const QLocale locale = spokenLocale();
    QString text = locale.toString(static_cast<qlonglong>(hundredths / unit));
    if (cents == Cents::always || hundredths % unit != 0)
        text += locale.decimalPoint() + QString::number(hundredths % unit).rightJustified(2, QLatin1Char('0'));
    return currency.isEmpty() ? text : text + QChar(QChar::Nbsp) + currency;
}

QString titledName(const PlayerData& player)
{
    const QString title = toString(player.title);
    return title.isEmpty() ? player.name : title + QLatin1Char(' ') + player.name;
}

QString shortName(const PlayerData& player)
{
    return !player.shortName.isEmpty() ? player.shortName : player.name.section(QLatin1Char(','), 0, 0).trimmed();
}

QString enumerate(const QStringList& items)
{
    return spokenLocale().createSeparatedList(items);
}

} // namespace pairwright
