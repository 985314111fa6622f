#include "ui/text/format.h"

#include "app/domain/text/filled.h"
#include "app/domain/text/language.h"
#include "app/formats/display_text.h"

#include <QCoreApplication>
#include <QLocale>

#include <cstdlib>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::Format)
};

constexpr int tenthsPerPoint = 10;
constexpr int half = 5;

QString unsignedScore(int tenths)
{
    const int whole = tenths / tenthsPerPoint;
    const int rest = tenths % tenthsPerPoint;
    if (rest == 0)
        return QString::number(whole);
    if (rest == half)
        return whole == 0 ? QString(halfSign) : QString::number(whole) + halfSign;
    return spokenLocale().toString(tenths / 10.0, 'f', 1);
}

QString withRating(GameResult result, const QString& text)
{
    return isForfeit(result) || isRated(result) ? text : Tr::tr("%1 unrated", "a result").arg(text);
}

} // namespace

QString formatScore(Score score)
{
    const QString digits = unsignedScore(std::abs(score.tenths));
    const QString text = score.tenths < 0 ? minusSign + digits : digits;
    return text.size() > 1 ? steady(text) : text;
}

QString formatDifference(Score difference)
{
    return difference.tenths > 0 ? steady(QLatin1Char('+') + unsignedScore(difference.tenths))
                                 : formatScore(difference);
}

QString formatPoints(const QString& white, const QString& black)
{
    return steady(joined(white, black));
}

QString formatResult(GameResult result)
{
    const auto marks = marksOf(result);
    return marks ? withRating(result, formatPoints(marks->white, marks->black)) : Tr::tr("adjourned");
}

QString formatResult(const std::optional<GameResult>& result)
{
    return result ? formatResult(*result) : QString();
}

QString describeResult(GameResult result)
{
    switch (result) {
    case GameResult::whiteWins: return Tr::tr("White wins");
    case GameResult::draw: return Tr::tr("Draw");
    case GameResult::blackWins: return Tr::tr("Black wins");
    case GameResult::whiteWinsByForfeit: return Tr::tr("White wins by forfeit");
    case GameResult::blackWinsByForfeit: return Tr::tr("Black wins by forfeit");
    case GameResult::doubleForfeit: return Tr::tr("Both forfeit");
    case GameResult::halfZero: return Tr::tr("Half a point for White, none for Black");
    case GameResult::zeroHalf: return Tr::tr("No point for White, half for Black");
    case GameResult::zeroZero: return Tr::tr("Played, lost by both");
    case GameResult::unratedWhiteWins: return Tr::tr("White wins, not rated");
    case GameResult::unratedDraw: return Tr::tr("Draw, not rated");
    case GameResult::unratedBlackWins: return Tr::tr("Black wins, not rated");
    case GameResult::adjourned: return Tr::tr("Adjourned");
    }
    return {};
}

QString displayName(const PlayerData& data)
{
    const QString title = toString(data.title);
    return title.isEmpty() ? data.name : title + QLatin1Char(' ') + data.name;
}

QString describeAbsence(AbsenceKind kind)
{
    switch (kind) {
    case AbsenceKind::zeroPoint: return Tr::tr("zero-point bye");
    case AbsenceKind::halfPoint: return Tr::tr("half-point bye");
    case AbsenceKind::fullPoint: return Tr::tr("full-point bye");
    }
    return {};
}

QString questionFor(AbsenceKind kind, const QString& player, RoundNumber round)
{
    switch (kind) {
    case AbsenceKind::zeroPoint: return filled(Tr::tr("Give %1 a zero-point bye in round %2?"), player, round.value);
    case AbsenceKind::halfPoint: return filled(Tr::tr("Give %1 a half-point bye in round %2?"), player, round.value);
    case AbsenceKind::fullPoint: return filled(Tr::tr("Give %1 a full-point bye in round %2?"), player, round.value);
    }
    return {};
}

QString describePresence(Presence presence)
{
    switch (presence) {
    case Presence::present: return Tr::tr("present");
    case Presence::zeroPointBye: return Tr::tr("zero-point bye");
    case Presence::halfPointBye: return Tr::tr("half-point bye");
    case Presence::fullPointBye: return Tr::tr("full-point bye");
    case Presence::withdrawn: return Tr::tr("withdrawn");
    case Presence::notEntered: return Tr::tr("not yet entered");
    }
    return {};
}

QString describePresence(const Player& player, RoundNumber round)
{
    return isExpelledIn(player, round) ? Tr::tr("expelled") : describePresence(presenceIn(player, round));
}

} // namespace pairwright
