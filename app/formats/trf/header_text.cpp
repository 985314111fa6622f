#include "app/formats/trf/header_text.h"

#include "engine/trf/starting_rank.h"

#include <QRegularExpression>

#include <array>

namespace pairwright {

std::optional<QDate> dateFromTrf(const std::optional<trf::Date>& date)
{
    if (!date || !date->month || !date->day)
        return std::nullopt;
    const QDate result(date->year, *date->month, *date->day);
    return result.isValid() ? std::optional(result) : std::nullopt;
}

std::optional<trf::Date> dateToTrf(QDate date)
{
    if (!date.isValid())
        return std::nullopt;
    return trf::Date{date.year(), date.month(), date.day()};
}

std::optional<BirthDate> birthFromTrf(const std::optional<trf::Date>& date)
{
    if (!date)
        return std::nullopt;
    return BirthDate{date->year, date->month, date->day};
}

std::optional<trf::Date> birthToTrf(const std::optional<BirthDate>& birth)
{
    if (!birth)
        return std::nullopt;
    return trf::Date{birth->year, birth->month, birth->day};
}

Official officialFromTrf(const std::string& text)
{
    static const QRegularExpression withId(QStringLiteral("^(.*\\S)\\s*\\((\\d{4,11})\\)$"));
    const QString whole = QString::fromStdString(text);
    const auto match = withId.match(whole);
    if (match.hasMatch())
        return Official{match.captured(1), match.captured(2)};
    return Official{whole, {}};
}

std::string officialToTrf(const Official& official)
{
    if (official.name.isEmpty() || official.fideId.isEmpty())
        return official.name.toStdString();
    return QStringLiteral("%1 (%2)").arg(official.name, official.fideId).toStdString();
}

namespace {

struct MethodOfChoice {
    RatingChoice choice;
    trf::RankMethod method;
};
constexpr std::array methodsOfChoices{MethodOfChoice{RatingChoice::ofTheType, trf::RankMethod::fideElseNational},
                                      MethodOfChoice{RatingChoice::nationalFirst, trf::RankMethod::nationalElseFide},
                                      MethodOfChoice{RatingChoice::higher, trf::RankMethod::higher},
                                      MethodOfChoice{RatingChoice::fideOnly, trf::RankMethod::fide},
                                      MethodOfChoice{RatingChoice::nationalOnly, trf::RankMethod::national}};

} // namespace

std::optional<RatingChoice> ratingChoiceFrom(const trf::Header& header)
{
    const auto method = trf::rankMethodOf(header);
    for (const MethodOfChoice& one : methodsOfChoices)
        if (method == one.method)
            return one.choice;
    return std::nullopt;
}

std::string usualType(bool ofTeams, bool allPlayAll)
{
    return std::string(ofTeams ? "Team: " : "Individual: ") + (allPlayAll ? "Round Robin" : "Swiss System");
}

std::string rankMethodToTrf(const Tournament& tournament)
{
    const QString& federation = tournament.event.federation;
    std::string text = federation.size() == 3 ? federation.toStdString() : "FID";
    for (const MethodOfChoice& one : methodsOfChoices)
        if (one.choice == tournament.settings.ratingChoice)
            text += ' ' + std::string(trf::codeOf(one.method));
    if (tournament.settings.ratingChoice == RatingChoice::other)
        text += " OTHER";
    return text;
}

std::optional<trf::NationalRecord> nationalRecordOf(const PlayerData& player)
{
    const bool nationalRating = player.rating && player.rating->source == RatingSource::national;
    if (player.federation.size() != 3 || (!nationalRating && !player.national && player.nationalId.isEmpty()))
        return std::nullopt;
    trf::NationalRecord record;
    record.federation = player.federation.toStdString();
    record.name = player.name.toStdString();
    if (player.national)
        record.rating = player.national->value;
    else if (nationalRating)
        record.rating = player.rating->value;
    record.nationalId = player.nationalId.toStdString();
    return record;
}

EventData eventFrom(const trf::Header& header, int games)
{
    EventData event;
    event.name = QString::fromStdString(header.name);
    event.city = QString::fromStdString(header.city);
    event.federation = QString::fromStdString(header.federation);
    event.start = dateFromTrf(header.start).value_or(QDate());
    event.end = dateFromTrf(header.end).value_or(QDate());
    event.chiefArbiter = officialFromTrf(header.chiefArbiter);
    for (const std::string& deputy : header.deputyArbiters)
        event.deputyArbiters.push_back(officialFromTrf(deputy));
    event.timeControl =
        QString::fromStdString(header.timeControl.empty() ? header.encodedTimeControl : header.timeControl);
    for (std::size_t i = 0; i < header.roundDates.size(); ++i)
        if (const auto date = dateFromTrf(header.roundDates[i]))
            event.roundDates.emplace(RoundNumber{static_cast<std::int32_t>(i) / games + 1}, *date);
    return event;
}

} // namespace pairwright
