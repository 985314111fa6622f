#include "app/formats/standings/category.h"

#include "app/domain/text/filled.h"
#include "app/formats/report/report_texts.h"

#include <QDate>

#include <algorithm>
#include <set>

namespace pairwright {

namespace {

using Kind = StandingsCategory::Kind;

constexpr int ratingBand = 200;

std::vector<StandingsCategory> ageGroups()
{
    std::vector<StandingsCategory> groups;
    for (const int limit : {8, 10, 12, 14, 16, 18, 20})
        groups.push_back({Kind::age, 0, limit, {}});
    for (const int from : {50, 65})
        groups.push_back({Kind::age, from, 0, {}});
    return groups;
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
    std::vector<StandingsCategory> candidates{{Kind::female, 0, 0, {}}, {Kind::male, 0, 0, {}}};
    for (StandingsCategory& group : ageGroups())
        candidates.push_back(std::move(group));
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
    for (auto band = bands.rbegin(); band != bands.rend(); ++band)
        candidates.push_back({Kind::rating, *band, *band + ratingBand - 1, {}});
    candidates.push_back({Kind::unrated, 0, 0, {}});
    for (const QString& federation : federations)
        candidates.push_back({Kind::federation, 0, 0, federation});
    for (const QString& club : clubs)
        candidates.push_back({Kind::club, 0, 0, club});
    for (const QString& group : groups)
        candidates.push_back({Kind::group, 0, 0, group});
    for (const GroupRule& rule : tournament.settings.groupRules)
        candidates.push_back({Kind::rule, 0, 0, rule.name, rule});

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
    case Kind::everybody: return ReportTexts::tr("All players");
    case Kind::female: return ReportTexts::tr("Women");
    case Kind::male: return ReportTexts::tr("Men");
    case Kind::age:
        return category.highest > 0 ? ReportTexts::tr("U%1", "age group").arg(category.highest, 2, 10, QLatin1Char('0'))
                                    : ReportTexts::tr("%1 and older", "age group").arg(category.lowest);
    case Kind::rating: return filled(ReportTexts::tr("Rating %1 to %2"), category.lowest, category.highest);
    case Kind::unrated: return ReportTexts::tr("Unrated");
    case Kind::group: return ReportTexts::tr("Group %1", "the arbiter's own group").arg(category.text);
    case Kind::rule: return category.rule.name;
    case Kind::federation:
    case Kind::club: break;
    }
    return category.text;
}

} // namespace pairwright
