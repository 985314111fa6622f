#include "ui/text/players/official_rating_text.h"

#include "app/domain/ratings/typed_rating.h"
#include "app/domain/text/filled.h"
#include "app/formats/ratings/rating_words.h"
#include "ui/text/files/list_text.h"
#include "ui/text/players/player_field_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::OfficialRatingText)
};

QString namesOf(const std::vector<CountedList>& lists)
{
    QStringList names;
    for (const CountedList list : lists)
        names.append(describeList(list));
    return names.join(QStringLiteral(", "));
}

QString officialLine(const QString& name, const OfficialRating& rating)
{
    QString text = QStringLiteral("%1 %2").arg(name, QString::number(rating.value));
    if (rating.k)
        text = filled(Tr::tr("%1, K %2", "rating, and its coefficient"), text, *rating.k);
    if (!rating.list.isEmpty())
        text += QStringLiteral(" (%1)").arg(shownList(rating.list));
    return text;
}

} // namespace

QString describeList(CountedList list)
{
    switch (list) {
    case CountedList::standard: return nameOf(RatingKind::standard);
    case CountedList::rapid: return nameOf(RatingKind::rapid);
    case CountedList::blitz: return nameOf(RatingKind::blitz);
    case CountedList::national: break;
    }
    return Tr::tr("national or own list");
}

QString describeLists(const std::vector<CountedList>& lists, RatingKind kind)
{
    return lists.empty() ? Tr::tr("by the type of play (%1)", "lists").arg(namesOf(countedLists({.kind = kind})))
                         : namesOf(lists);
}

std::vector<std::vector<CountedList>> choicesOfLists()
{
    constexpr std::array all{CountedList::standard, CountedList::rapid, CountedList::blitz};
    std::vector<std::vector<CountedList>> choices{{}};
    for (std::size_t i = 0; i < choices.size(); ++i)
        for (const CountedList kind : all) {
            std::vector<CountedList> longer = choices[i];
            longer.push_back(kind);
            if (areDistinct(longer))
                choices.push_back(std::move(longer));
        }
    return choices;
}

QString describeRating(const Rating& rating)
{
    const QString source = describeSource(rating.source);
    return QStringLiteral("%1 (%2)").arg(
        QString::number(rating.value),
        rating.list.isEmpty() ? source : source + QStringLiteral(", ") + shownList(rating.list));
}

QStringList officialRatingLines(const PlayerData& data)
{
    QStringList lines;
    for (const PlayerField field :
         {PlayerField::standard, PlayerField::rapid, PlayerField::blitz, PlayerField::national}) {
        const PlayerFieldInfo& info = infoOf(field);
        const auto member = std::get<std::optional<OfficialRating> PlayerData::*>(info.member);
        if (const auto& rating = data.*member)
            lines.append(officialLine(playerFieldWord(info), *rating));
    }
    for (const PeriodRating& later : data.periodRatings)
        lines.append(officialLine(shownMonth(later.month), later.rating));
    return lines;
}

QString describeOther(const OtherRating& other)
{
    return QStringLiteral("%1 %2").arg(other.fideList ? nameOf(*other.fideList)
                                                      : describeSource(RatingSource::national),
                                       QString::number(other.rating.value));
}

QString describePeriod(const EventPeriod& period)
{
    if (period.rounds.empty())
        return Tr::tr("%1: no round", "a month").arg(shownMonth(period.month));
    const int first = period.rounds.front().value;
    const int last = period.rounds.back().value;
    return first == last ? filled(Tr::tr("%1: round %2", "a month"), shownMonth(period.month), first)
                         : filled(Tr::tr("%1: rounds %2 to %3", "a month"), shownMonth(period.month), first, last);
}

} // namespace pairwright
