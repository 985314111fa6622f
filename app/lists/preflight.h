#pragma once

#include "app/domain/tournament.h"
#include "app/lists/list_comparison.h"

#include <optional>
#include <vector>

namespace pairwright {

/// Something about a player that an arbiter looks at before round 1 and before the report. Nothing of it stops anybody.
struct PreflightLine {
    enum class Code : std::uint8_t {
        sameName,             ///< other: has the same name; neither birth date nor id says that they are two people
        noFideId,             ///< in an event that FIDE rates
        deadFideId,           ///< text: the id, which no FIDE list of this machine has
        idFound,              ///< text: the id of the one person in the lists who fits
        noFederation,         ///< in an event that FIDE rates
        unknownFederation,    ///< text: the code
        noBirthYear,          ///< in an event that FIDE rates
        noSex,                ///< in an event that FIDE rates
        noRating,             ///< text: what the list says, if it has one
        ratingInOtherList,    ///< text: the rating of a list that does not count
        ratingUnlikeMethod,   ///< text: what the official ratings give by the method of the event
        ratingUnlikeList,     ///< text: what the list says
        titleUnlikeList,      ///< text: what the list says, empty: none
        nameUnlikeList,       ///< text: what the list says
        federationUnlikeList, ///< text: what the list says
        birthUnlikeList,      ///< text: what the list says
        sexUnlikeList,        ///< text: what the list says
        unpaid,               ///< text: what is still to be paid
        notArrived,           ///< the check-in is going on
        noPlayers,            ///< of a team; others have some
    };
    Code code = Code::sameName;
    PlayerKey player;
    std::optional<PlayerKey> other;
    QString text;
    friend bool operator==(const PreflightLine&, const PreflightLine&) = default;
};

/// All that there is, by code and within it in the order of the numbers. `differences` are those with the lists.
std::vector<PreflightLine> preflight(const Tournament& tournament, const std::vector<ListDifference>& differences);

/// The field that a line is about.
PlayerField fieldOf(PreflightLine::Code code);

} // namespace pairwright
