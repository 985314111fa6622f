#pragma once

#include "app/domain/changes/finding.h"
#include "app/domain/tournament.h"
#include "engine/base/limits.h"

#include <QDateTime>

#include <cstdint>
#include <vector>

namespace pairwright {

/// What a file may hold at most, beside rounds and players (engine/base/limits.h) and letters
/// (app/domain/text/longest.h): versions of a round, virtual points of one player and round in tenths, and the key of a
/// player.
constexpr int highestVersion = 9'999;
constexpr int mostVirtualTenths = 10'000;
constexpr std::int64_t highestPlayerKey = std::int64_t{1} << 40;
/// The same of things of lists.
constexpr std::int64_t highestThing = highestPlayerKey;

constexpr bool isPossible(RoundNumber round)
{
    return round.value >= 1 && round.value <= mostRounds;
}

/// What contradicts itself in a tournament that comes from a file: everything that the session and the pages rely on.
/// Asked before one is stored and whenever one is opened. Empty: nothing.
std::vector<Finding> contradictionsIn(const Tournament& tournament);

/// Whether the JSON of a round is some, or empty; a record of a newer program is.
bool isReadable(const KeptRecord& record);
bool isReadableComparison(const QString& json);

/// What of the JSON that rounds keep cannot be read, the newest rounds first; beyond so many letters nothing is looked
/// at: a large file must open quickly, and what is not looked at here says so where it is shown.
std::vector<Finding> unreadableRecordsIn(const Tournament& tournament, qsizetype mostLetters);

/// Fills what an importer may leave out: the next key, the time stamps, who has closed rounds.
Tournament completed(Tournament tournament, const QDateTime& now);

} // namespace pairwright
