#pragma once

#include "app/event/parts.h"
#include "engine/systems.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

/// What the files of an event are to be, before they are made (makeParts()).
namespace pairwright {

/// A group, a quad, a final.
struct PartPlan {
    QString title;                  ///< "Group A"
    std::vector<PlayerKey> players; ///< of the list; their order is that of the seeds
    SystemEdition system;
    int rounds = 0; ///< of a system that pairs round by round; the others have their own number
};

/// Why no files can be made of a plan.
struct PlanFault {
    enum class Code : std::uint8_t {
        noPlayers,     ///< the list has nobody, or there is no part
        begun,         ///< rounds of the list are paired already
        noTitle,       ///< of part `part`
        titleTooLong,  ///< for the name of a file
        sameTitle,     ///< the files of `part` and of one before it would bear one name
        tooFew,        ///< fewer players than its system pairs: `least`
        tooMany,       ///< more than a table has: `most`
        tooManyRounds, ///< more than can be played without meeting twice: `most`
        tooManyParts,  ///< `most`
        notOnce,       ///< `player` is in no part, or in several
    };
    Code code = Code::noPlayers;
    int part = 0; ///< from 0
    int least = 0;
    int most = 0;
    std::optional<PlayerKey> player = {};
    friend bool operator==(const PlanFault&, const PlanFault&) = default;
};

/// The first fault of a plan that is to hold everybody in the list; none: it can be made.
std::optional<PlanFault> faultIn(const Tournament& list, const std::vector<PartPlan>& plan);
/// The same for one that takes some of them (a final).
std::optional<PlanFault> faultInSome(const std::vector<PartPlan>& plan);

/// A tournament of those players before its first round, for makeParts(): everything else is the list's, but what holds
/// only for other players, for its rounds or for its system. Precondition: the list has the players.
NewPart partOf(const Tournament& list, const PartPlan& plan, const QString& eventName);
/// Of the whole plan.
std::vector<NewPart> partsOf(const Tournament& list, const std::vector<PartPlan>& plan, const QString& eventName);

/// The rounds that the part will have.
int roundsOf(const PartPlan& plan);
/// "Group A", "Group B", ... "Group AA" are made of these letters; from 0.
QString letterOf(int part);

} // namespace pairwright
