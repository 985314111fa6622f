#pragma once

#include "app/domain/changes/change.h"
#include "app/storage/tournament/journal_store.h"

#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace pairwright {

/// The last thing that the journal says of each event, player and version: what is put in the place of lost rows.
struct JournalThings {
    std::optional<EventData> event;
    std::optional<Settings> settings;
    std::vector<IntegrityEvent> integrity;
    std::map<PlayerKey, std::optional<Player>> players;                  ///< none: removed
    std::map<std::pair<int, int>, std::optional<RoundVersion>> versions; ///< round and version; none: removed
    std::map<int, RoundChange::Side> heads;                              ///< by round
    bool isWhole = true; ///< each row could be read, and starts from what those before it led to
};

/// Follows rows in their order; rows may be missing, and what is changed without being known is passed by.
JournalThings thingsIn(const std::vector<JournalRow>& rows);

} // namespace pairwright
