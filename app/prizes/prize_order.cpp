#include "app/prizes/prize_order.h"

#include "app/domain/text/filled.h"
#include "app/domain/text/language.h"
#include "app/formats/display_text.h"
#include "app/formats/report/ranked_players.h"
#include "app/formats/worded_points.h"
#include "app/prizes/prize_words.h"
#include "engine/tiebreaks/standings.h"

#include <QCoreApplication>

#include <algorithm>

namespace pairwright::prizes {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::Prizes)
};

Score pointsOf(const Person& person)
{
    return Score{static_cast<std::int32_t>(person.points)};
}

bool isByResult(PrizeKind kind)
{
    return kind == PrizeKind::performance || kind == PrizeKind::improvement;
}

/// The tie-break that tells two apart who have equal points; none: nothing does, or nobody knows what.
std::optional<std::size_t> decidingTieBreak(const PrizeEvent& event, const Person& one, const Person& other)
{
    if (event.ranksAreStated || one.rank == other.rank)
        return std::nullopt;
    const std::size_t count = std::min({event.tieBreaks.size(), one.tieBreaks.size(), other.tieBreaks.size()});
    for (std::size_t i = 0; i < count; ++i)
        if (isBetter(event.tieBreaks[i], one.tieBreaks[i], other.tieBreaks[i]) ||
            isBetter(event.tieBreaks[i], other.tieBreaks[i], one.tieBreaks[i]))
            return i;
    return std::nullopt;
}

/// The two have values of a tie-break that say which is better.
bool haveValues(const TieBreakResult& one, const TieBreakResult& other)
{
    return one.value && other.value && *one.value != *other.value;
}

/// What puts one of equal points before the next of them; empty: nobody knows.
QString tieText(const PrizeEvent& event, std::size_t count, const Person& one, const Person& other)
{
    const QString points = wordedPoints(pointsOf(one));
    if (one.rank == other.rank)
        return filled(Tr::tr("%1 players have %2; all tie-breaks are equal, and the pairing number puts %3 before %4.",
                             "4½ points, two players"),
                      count, points, nameOf(one), nameOf(other));
    const auto decides = decidingTieBreak(event, one, other);
    if (!decides)
        return event.ranksAreStated ? filled(Tr::tr("%1 players have %2; the imported file puts %3 before %4.",
                                                    "4½ points, two players"),
                                             count, points, nameOf(one), nameOf(other))
                                    : QString();
    const TieBreakResult& own = one.tieBreaks[*decides];
    const TieBreakResult& others = other.tieBreaks[*decides];
    const QString name = tieBreakName(event.tieBreaks[*decides]);
    return haveValues(own, others)
               ? filled(Tr::tr("%1 players have %2; %3 %4 puts %5 before %6 (%7).",
                               "4½ points, a tie-break and its value, two players, the value of the other"),
                        count, points, name, tieBreakText(own), nameOf(one), nameOf(other), tieBreakText(others))
               : filled(Tr::tr("%1 players have %2; %3 puts %4 before %5.", "4½ points, a tie-break, two players"),
                        count, points, name, nameOf(one), nameOf(other));
}

} // namespace

QString orderText(const PrizeEvent& event, const Prize& prize, std::size_t first, std::size_t second)
{
    const Person& one = event.people[first];
    const Person& other = event.people[second];
    if (prize.kind == PrizeKind::performance && one.performance != other.performance)
        return filled(Tr::tr("performance %1 against %2"), one.performance.value_or(0), other.performance.value_or(0));
    if (prize.kind == PrizeKind::improvement && one.improvement != other.improvement) {
        const auto points = [](const std::optional<int>& hundredths) {
            constexpr double inPoints = 100.0;
            return spokenLocale().toString(hundredths.value_or(0) / inPoints, 'f', 2);
        };
        return filled(Tr::tr("%1 points above the expectation against %2"), points(one.improvement),
                      points(other.improvement));
    }
    if (one.points != other.points)
        return filled(Tr::tr("%1 against %2", "4½ points, 4"), wordedPoints(pointsOf(one)), scoreText(pointsOf(other)));
    if (one.rank == other.rank)
        return Tr::tr("equal in points and tie-breaks; the pairing number decides");
    const QString points = wordedPoints(pointsOf(one));
    const auto decides = decidingTieBreak(event, one, other);
    if (!decides)
        return event.ranksAreStated ? Tr::tr("%1 each; the imported file says so", "4½ points").arg(points)
                                    : Tr::tr("%1 each; the tie-breaks decide", "4½ points").arg(points);
    const TieBreakResult& own = one.tieBreaks[*decides];
    const TieBreakResult& others = other.tieBreaks[*decides];
    const QString name = tieBreakName(event.tieBreaks[*decides]);
    return haveValues(own, others) ? filled(Tr::tr("%1 each; %2 %3 against %4", "4½ points, a tie-break, two values"),
                                            points, name, tieBreakText(own), tieBreakText(others))
                                   : filled(Tr::tr("%1 each; decided by: %2", "4½ points, a tie-break"), points, name);
}

QString reasonText(const PrizeAssignment& all, std::size_t prize)
{
    const auto item = all.itemOf(prize);
    const auto winner = all.winnerOf(prize);
    if (!item || !winner)
        return {};
    const PrizeEvent& event = all.event;
    const std::vector<std::size_t>& order = all.fund.input.sets[all.fund.input.items[*item].set].order;
    std::vector<std::size_t> equal; // in the order of the prize
    for (const std::size_t one : order)
        if (event.people[one].points == event.people[*winner].points)
            equal.push_back(one);
    if (!isByResult(all.prizes[prize].kind) && equal.size() > 1) {
        const auto own = std::find(equal.begin(), equal.end(), *winner);
        if (own + 1 == equal.end())
            return filled(Tr::tr("The next of the %1 players who have %2.", "4½ points"), equal.size(),
                          wordedPoints(pointsOf(event.people[*winner])));
        if (QString tie = tieText(event, equal.size(), event.people[*own], event.people[*(own + 1)]); !tie.isEmpty())
            return tie;
    }
    if (order.size() == 1)
        return Tr::tr("The only player whom it is for.", "a prize");
    return order.front() == *winner ? Tr::tr("The best of the %1 players whom it is for.", "a prize").arg(order.size())
                                    : Tr::tr("The next of the %1 players whom it is for.", "a prize").arg(order.size());
}

} // namespace pairwright::prizes
