#include "app/formats/standings/category.h"

#include "app/domain/text/filled.h"
#include "app/formats/report/report_texts.h"

#include <QDate>

#include <algorithm>
#include <array>
#include <set>

namespace pairwright {

namespace {

using Kind = StandingsCategory::Kind;

constexpr int ratingBand = 200;
// In settings: they stay what they are, whatever the enum becomes.
constexpr std::array kindKeys{"everybody", "female",     "male", "age",   "rating",
                              "unrated",   "federation", "club", "group", "rule"};

std::vector<StandingsCategory> ageGroups()
{
    std::vector<StandingsCategory> groups;
    for (const int limit : {8, 10, 12, 14, 16, 18, 20})
        groups.push_back({Kind::age, 0, limit, {}});
    for (const int from : {50, 65})
        groups.push_back({Kind::age, from, 0, {}});
    return groups;
}

/// "Group A", and not "Group Group A".
QString labelled(const QString& pattern, const QString& text)
{
    const QString label = pattern.arg(QString());
    return text.startsWith(label, Qt::CaseInsensitive) ? text : pattern.arg(text);
}

bool inRange(int value, const StandingsCategory& category)
{
    return value >= category.lowest && (category.highest == 0 || value <= category.highest);
}

} // namespace

int yearOfEvent(const Tournament& tournament)
{
    return tournament.event.start.isValid() ? tournament.event.start.year() : QDate::currentDate().year();
}

bool belongsTo(const StandingsCategory& category, const PlayerData& player, int yearOfEvent)
{
    switch (category.kind) {
    case Kind::everybody: return true;
    case Kind::female: return player.sex == Sex::Female;
    case Kind::male: return player.sex == Sex::Male;
    case Kind::age: return player.birth && inRange(yearOfEvent - player.birth->year, category);
    case Kind::rating: return player.rating && inRange(player.rating->value, category);
    case Kind::unrated: return !player.rating;
    case Kind::federation: return player.federation == category.text;
    case Kind::club: return player.club == category.text;
    case Kind::group: return player.group == category.text;
    case Kind::rule: return belongsTo(category.rule, player);
    }
    return false;
}

std::vector<StandingsCategory> categoriesOf(const Tournament& tournament)
{
    std::set<int> bands;
    std::set<QString> federations;
    std::set<QString> clubs;
    std::set<QString> groups;
    for (const Player& player : tournament.players) {
        if (player.data.rating)
            bands.insert(player.data.rating->value / ratingBand * ratingBand);
        if (!player.data.federation.isEmpty())
            federations.insert(player.data.federation);
        if (!player.data.club.isEmpty())
            clubs.insert(player.data.club);
        if (!player.data.group.isEmpty())
            groups.insert(player.data.group);
    }
    std::vector<StandingsCategory> candidates;
    candidates.reserve(tournament.settings.groupRules.size());
    for (const GroupRule& rule : tournament.settings.groupRules)
        candidates.push_back({Kind::rule, 0, 0, rule.name, rule});
    for (const QString& group : groups)
        candidates.push_back({Kind::group, 0, 0, group});
    candidates.push_back({Kind::female, 0, 0, {}});
    candidates.push_back({Kind::male, 0, 0, {}});
    for (StandingsCategory& group : ageGroups())
        candidates.push_back(std::move(group));
    for (auto band = bands.rbegin(); band != bands.rend(); ++band)
        candidates.push_back({Kind::rating, *band, *band + ratingBand - 1, {}});
    candidates.push_back({Kind::unrated, 0, 0, {}});
    for (const QString& federation : federations)
        candidates.push_back({Kind::federation, 0, 0, federation});
    for (const QString& club : clubs)
        candidates.push_back({Kind::club, 0, 0, club});

    const int year = yearOfEvent(tournament);
    std::erase_if(candidates, [&](const StandingsCategory& category) {
        const auto members =
            std::count_if(tournament.players.begin(), tournament.players.end(),
                          [&](const Player& player) { return belongsTo(category, player.data, year); });
        return members == 0 || members == static_cast<std::ptrdiff_t>(tournament.players.size());
    });
    return candidates;
}

QString nameOf(const StandingsCategory& category)
{
    switch (category.kind) {
    case Kind::everybody: return ReportTexts::tr("Everybody", "in the standings");
    case Kind::female: return ReportTexts::tr("Women");
    case Kind::male: return ReportTexts::tr("Men");
    case Kind::age:
        return category.highest > 0 ? ReportTexts::tr("U%1", "age group").arg(category.highest, 2, 10, QLatin1Char('0'))
                                    : ReportTexts::tr("%1 and older", "age group").arg(category.lowest);
    case Kind::rating: return filled(ReportTexts::tr("Rating %1 to %2"), category.lowest, category.highest);
    case Kind::unrated: return ReportTexts::tr("Unrated");
    case Kind::group: return labelled(ReportTexts::tr("Group %1", "the arbiter's own group"), category.text);
    case Kind::rule: return category.rule.name;
    case Kind::federation: return ReportTexts::tr("Federation %1", "a part of the field").arg(category.text);
    case Kind::club: return labelled(ReportTexts::tr("Club %1", "a part of the field"), category.text);
    }
    return {};
}

QString keyOf(const StandingsCategory& category)
{
    const QString kind = QLatin1String(kindKeys.at(static_cast<std::size_t>(category.kind)));
    if (!category.text.isEmpty())
        return kind + QLatin1Char(' ') + category.text;
    return category.lowest > 0 || category.highest > 0
               ? filled(QStringLiteral("%1 %2-%3"), kind, category.lowest, category.highest)
               : kind;
}

std::vector<StandingsCategory> categoriesOf(const Tournament& tournament, const QStringList& keys)
{
    std::vector<StandingsCategory> chosen = categoriesOf(tournament);
    std::erase_if(chosen, [&keys](const StandingsCategory& category) { return !keys.contains(keyOf(category)); });
    return chosen;
}

} // namespace pairwright
