#include "app/formats/ratings/rating_words.h"

#include "app/domain/text/filled.h"
#include "app/domain/text/language.h"
#include "app/formats/display_text.h"
#include "app/formats/report/report_texts.h"

#include <QLocale>

#include <cstdlib>

namespace pairwright {

QString nameOf(RatingKind kind)
{
    switch (kind) {
    case RatingKind::standard: return ReportTexts::tr("standard", "rating kind");
    case RatingKind::rapid: return ReportTexts::tr("rapid", "rating kind");
    case RatingKind::blitz: break;
    }
    return ReportTexts::tr("blitz", "rating kind");
}

QString halfPointsText(int halfPoints)
{
    constexpr int tenthsOfAHalf = 5;
    return scoreText(Score{halfPoints * tenthsOfAHalf});
}

QString hundredthsText(int hundredths)
{
    constexpr int hundred = 100;
    const int size = std::abs(hundredths);
    return (hundredths < 0 ? QString(minusSign) : QString()) + QString::number(size / hundred) +
           spokenLocale().decimalPoint() + QString::number(size % hundred).rightJustified(2, QLatin1Char('0'));
}

QString changeText(int change)
{
    if (change == 0)
        return QString::number(change);
    return steady((change < 0 ? minusSign : QChar(u'+')) + QString::number(std::abs(change)));
}

QString kText(const KFactor& k)
{
    return k.value == k.beforeLimit
               ? QString::number(k.value)
               : filled(ReportTexts::tr("%1 (for %2)", "limited K, usual K"), k.value, k.beforeLimit);
}

QString describe(KFactor::Reason reason)
{
    switch (reason) {
    case KFactor::Reason::reached2400: return ReportTexts::tr("K is 10 once a rating of 2400 was published.");
    case KFactor::Reason::under18:
        return ReportTexts::tr("K is 40 to the end of the year of the 18th birthday, rated below 2300.");
    case KFactor::Reason::below2400: break;
    }
    return ReportTexts::tr("K is 20 below 2400.");
}

QString describe(KFactor::Assumption assumption)
{
    switch (assumption) {
    case KFactor::Assumption::thirtyGames:
        return ReportTexts::tr("Assumed: 30 rated games are completed; before, K is 40.");
    case KFactor::Assumption::never2400:
        return ReportTexts::tr("Assumed: no list ever showed 2400 or more; else K is 10.");
    case KFactor::Assumption::titleMeans2400:
        return ReportTexts::tr("Assumed from the title: a list once showed 2400 or more; else K is 20.");
    case KFactor::Assumption::eighteenOrOlder: break;
    }
    return ReportTexts::tr("Assumed: older than 18, because the year of birth is not known; else K is 40.");
}

QStringList periodTexts(const RatingEvent& event, const RatingChange& change)
{
    QStringList texts;
    for (const PeriodChange& one : change.periods)
        if (event.periods.size() > 1)
            texts.append(ReportTexts::tr("%1: rating %2, K %3, %n game(s), %4", "a month, and the change", one.games)
                             .arg(QString::fromStdString(event.periods.at(static_cast<std::size_t>(one.period))),
                                  QString::number(one.rating), kText(one.k), changeText(one.change)));
    return texts;
}

QString tooFarApartText(int games)
{
    return ReportTexts::tr("%n game(s) not rated: 600 points or more apart, one player above 2600.", nullptr, games);
}

QString belowLeastText()
{
    return ReportTexts::tr("A rating below 1400 counts as none.");
}

QString describe(const InitialRating& initial)
{
    const QString how =
        filled(ReportTexts::tr("first rating: %1 games with two draws against 1800 added, %2 %, difference %3"),
               initial.games, initial.percent, initial.ratingDifference);
    return initial.capped ? ReportTexts::tr("%1; 2200 at most").arg(how) : how;
}

QString describe(const NoInitialRating& none)
{
    switch (none.reason) {
    case NoInitialRating::Reason::noPoints:
        return ReportTexts::tr("no rating: a first event without a point against rated opponents is disregarded");
    case NoInitialRating::Reason::below1400:
        return ReportTexts::tr("no rating: it would be %1, below 1400").arg(none.computed.value_or(0));
    case NoInitialRating::Reason::tooFewGames: break;
    }
    return ReportTexts::tr("no rating from this event alone: %1 of 5 games against rated opponents").arg(none.games);
}

QStringList ratingNotes(RatingKind kind)
{
    return {
        ReportTexts::tr(
            "Preview by B.02 art. 8 (2024-03, with the changes of 2024-12-01 and 2025-10-01) for %1 ratings as they "
            "stand in the player list. FIDE computes the changes from its own lists.")
            .arg(nameOf(kind)),
        ReportTexts::tr("Only games over the board against rated opponents count, no forfeits. K as far as it is "
                        "known: 30 completed games are assumed, and that nobody below 2400 was ever above "
                        "(GM and IM: that they were)."),
        ReportTexts::tr("The numbers for unrated players are known from secondary sources.")};
}

} // namespace pairwright
