#pragma once

#include "app/domain/players/player.h"
#include "app/domain/rounds/match.h"
#include "app/domain/teams/team_rules.h"
#include "app/session/command/thing_edit.h"

#include <QString>

#include <optional>
#include <vector>

/// The commands of an event of teams; part of app/session/command/command.h. Teams themselves are added, changed,
/// withdrawn and removed as players are: AddPlayers and the commands behind it.
namespace pairwright {

/// How teams play; none: it is no event of teams. Whether it is one is said before anybody is registered; how many
/// boards there are, and who has White, until round 1 is published; the rest as points are (SetPointSystem).
struct SetTeamRules {
    std::optional<TeamRules> rules;
    Seen<std::optional<TeamRules>> seen = {};
};

/// Players of a team, behind those whom it has.
struct AddMembers {
    PlayerKey team;
    std::vector<PlayerData> members;
    QString source; ///< as AddPlayers has it
};

/// A list of players with the names of their teams, as one step: those of a team stand behind whom it has, in the order
/// of the list, and a team of which nobody has heard is registered. Refused where somebody has no team.
struct AddTeams {
    struct Entry {
        QString team;
        PlayerData data;
    };
    std::vector<Entry> members;
    QString source; ///< as AddPlayers has it
};

/// Who plays for the team, in its order. Whoever played for another one leaves it; whoever is named no more goes, which
/// is not possible for somebody who sat at a board (he stays, or is put behind the others).
struct SetTeamOrder {
    PlayerKey team;
    std::vector<PlayerKey> order;
    Seen<std::vector<PlayerKey>> seen = {};
};

/// Who sits for a team at the boards of its match in a published round, by board; none: nobody. Level 3 where the order
/// of the team or a limit of the rules is broken, 2 where a game of the match has a result already.
struct SetLineUp {
    RoundNumber round;
    PlayerKey team;
    LineUp seats;
    Seen<LineUp> seen = {};
};

/// Every team of which nobody is named yet in its match of a published round sits as it names its players.
struct SeatAsUsual {
    RoundNumber round;
};

} // namespace pairwright
