#pragma once

#include "app/domain/tournament.h"
#include "app/formats/ratings/norm_progress.h"
#include "app/formats/standings/points_stairs.h"

#include <QString>

#include <vector>

namespace pairwright {

/// What stands on a table: the board, and who plays there.
struct BoardCard {
    QString event;
    QString board;
    QString round; ///< "Round 5"; empty with the names
    QString white; ///< empty: the card holds for all rounds
    QString black;
};

/// For every board of a published round; without one for as many boards as the players need, without names.
std::vector<BoardCard> boardCards(const Tournament& tournament, std::optional<RoundNumber> round);

/// What a player wears.
struct NameBadge {
    QString event;
    QString number; ///< pairing number
    QString title;
    QString given; ///< empty where the name has one part
    QString family;
    QString place; ///< federation and club
};

/// By name.
std::vector<NameBadge> nameBadges(const Tournament& tournament);

/// A player's card for pairing by hand: what was played, and lines for what is still to be played.
struct PlayerCard {
    struct Line {
        QString round;
        QString opponent; ///< or why there is none
        QString colour;
        QString result;
        QString points;      ///< after the round
        QString day;         ///< of the game: of its round, or the one that it is postponed to
        QString number = {}; ///< of the opponent
    };
    QString event;
    QString number;
    QString name;             ///< empty: to be written
    QString facts;            ///< rating, federation, club
    std::vector<Line> lines;  ///< one for each planned round
    PointsStairs stairs = {}; ///< of the published rounds; no step: there is none, or everybody meets everybody
    std::vector<NormProgress> norms = {}; ///< that the player seeks, where there are any; none of an empty card
    bool isSchedule = false;              ///< all opponents are known from the start: days in the place of points
};

/// By pairing number; of an event of teams those of everybody who plays for one, in the order of the teams.
std::vector<PlayerCard> playerCards(const Tournament& event);
/// Without a player.
PlayerCard emptyPlayerCard(const Tournament& tournament);

} // namespace pairwright
