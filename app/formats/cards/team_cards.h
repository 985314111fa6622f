#pragma once

#include "app/domain/tournament.h"

#include <QString>

#include <vector>

namespace pairwright {

/// A team's card for pairing by hand: who plays for it, what was played, and lines for what is still to be played.
struct TeamCard {
    struct Line {
        QString round;
        QString number = {};      ///< of the opponent
        QString opponent = {};    ///< or why there is none
        QString colour = {};      ///< on board 1
        QString boards = {};      ///< what the team got on each board: "1 ½ 0 +"
        QString result = {};      ///< the game points of the match: "2½ – 1½"
        QString matchPoints = {}; ///< this one and the next: after the round
        QString gamePoints = {};
    };
    struct Member {
        QString place;
        QString name; ///< with his title
        QString rating = {};
    };
    QString event;
    QString number;
    QString name; ///< empty: to be written
    QString captain;
    int boards = 1;             ///< of a match
    std::vector<Member> people; ///< in the order of the team
    std::vector<Line> lines;    ///< one for each planned round
};

/// By pairing number. Precondition of both: settings.teams.
std::vector<TeamCard> teamCards(const Tournament& tournament);
/// Without a team.
TeamCard emptyTeamCard(const Tournament& tournament);

} // namespace pairwright
