#pragma once

#include "app/domain/players/player.h"
#include "app/domain/rounds/game_result.h"
#include "engine/base/score.h"
#include "engine/tiebreaks/contribution.h"

#include <QDate>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <functional>
#include <optional>

namespace pairwright {

/// "3½", "0", "½"; tenths that are no half as a decimal number of the user's locale.
QString scoreText(Score score);
/// The one minus sign of screen, paper and web, and the one half.
inline constexpr QChar minusSign(0x2212);
inline constexpr QChar halfSign(0x00BD);

/// What each side has of a result: "1", "½", "0", "+", "−".
struct ResultMarks {
    QString white;
    QString black;
};
/// No value while the game is adjourned. All words for results are made of these.
std::optional<ResultMarks> marksOf(GameResult result);
/// "1 – 0", "+ : −": beside a sign a dash would be read as another one.
QString joined(const QString& white, const QString& black);
/// "1 – 0", "½ – ½", "+ : −" for paper; the same in every language, and left to right in every script.
QString resultText(GameResult result);
/// The text as a unit that reads from left to right, whatever stands around it (UAX #9, LRI and PDI).
QString leftToRight(const QString& text);
/// The same where the language is read from right to left: a text without a letter of its own would follow it, and "3½"
/// become "½3".
QString steady(const QString& text);
/// One of several texts in a line where the language is read from right to left: its signs stay at its own words (UAX
/// #9, FSI and PDI).
QString asUnit(const QString& text);
/// Value of a tie-break, as below.
QString tieBreakText(TieBreakValue value);
/// Tie-break for screen, paper and web: wholes and halves as points are, "12½"; anything finer as a decimal number of
/// the locale, "9.25". Empty without a value.
QString tieBreakText(const TieBreakResult& result);
/// How the amounts of a column are written, so that it reads down: with hundredths where one of them has some.
enum class Cents : std::uint8_t { ifAny, always };
/// "1,250.50 EUR": with the signs of the language; the currency may be empty.
QString moneyText(std::int64_t hundredths, const QString& currency, Cents cents = Cents::ifAny);
/// Of amounts in hundredths that stand below each other; `amountOf` says what it is of one of them.
template <class Range, class AmountOf = std::identity>
Cents centsOf(const Range& range, AmountOf amountOf = {})
{
    for (const auto& one : range)
        if (std::invoke(amountOf, one) % 100 != 0)
            return Cents::always;
    return Cents::ifAny;
}
/// "GM Surname, Given name".
QString titledName(const PlayerData& player);
/// Only the family name: "Navara"; of a team its short name, if it has one.
QString shortName(const PlayerData& player);
/// "A, B and C" in the language of the user.
QString enumerate(const QStringList& items);

} // namespace pairwright
