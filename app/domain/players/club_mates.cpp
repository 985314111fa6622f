#include "app/domain/players/club_mates.h"

#include "app/domain/text/folded_text.h"
#include "engine/capabilities.h"

#include <map>

namespace pairwright {

namespace {

std::vector<std::vector<PlayerKey>> clubsOf(const Tournament& tournament)
{
    std::map<QString, std::vector<PlayerKey>> clubs;
    for (const Player& player : tournament.players)
        if (const QString club = folded(player.data.club); !club.isEmpty())
            clubs[club].push_back(player.key);
    std::vector<std::vector<PlayerKey>> several;
    for (auto& [club, players] : clubs)
        if (players.size() > 1)
            several.push_back(std::move(players));
    return several;
}

} // namespace

std::vector<ForbiddenPairs> clubMates(const Tournament& tournament)
{
    std::vector<ForbiddenPairs> groups;
    if (tournament.settings.clubsApartUntil == 0)
        return groups;
    for (std::vector<PlayerKey>& players : clubsOf(tournament))
        groups.push_back({std::move(players), RoundNumber{1}, RoundNumber{tournament.settings.clubsApartUntil}});
    return groups;
}

std::vector<std::vector<PlayerKey>> allMates(const Tournament& tournament)
{
    std::vector<std::vector<PlayerKey>> groups = clubsOf(tournament);
    for (const ForbiddenPairs& pairs : tournament.settings.forbidden)
        groups.push_back(pairs.players);
    return groups;
}

bool keepsClubsApart(const Settings& settings)
{
    return settings.clubsApartUntil > 0 && !inFideMode(settings);
}

std::vector<ForbiddenPairs> forbiddenIn(const Tournament& tournament)
{
    if (capabilitiesOf(tournament.settings.system).allPlayAll)
        return {}; // there they only say who is to meet early
    std::vector<ForbiddenPairs> groups = tournament.settings.forbidden;
    if (keepsClubsApart(tournament.settings))
        for (ForbiddenPairs& club : clubMates(tournament))
            groups.push_back(std::move(club));
    return groups;
}

} // namespace pairwright
