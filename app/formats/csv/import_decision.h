#pragma once

#include "app/formats/csv/player_list.h"

namespace pairwright {

/// What the arbiter says to a preview.
struct ImportChoices {
    AcceptedRows accepted;    ///< ticked doubtful rows
    bool takesChanges = true; ///< `changed` rows go in, too; ticked ones do in any case
};

/// What would happen now: the one command for the whole list, and what it holds in numbers.
struct ImportDecision {
    AddPlayers command;
    int added = 0;
    int changed = 0;
    int leftOut = 0; ///< rows that cannot be taken, or are doubtful and not ticked

    [[nodiscard]] bool isEmpty() const { return added == 0 && changed == 0; }
};

/// `source` is the file name for the journal.
ImportDecision decideImport(const PlayerListPreview& preview, const ImportChoices& choices, const QString& source);

/// The same for an event of teams: the column of clubs names the teams, and changes of registered players are left.
AddTeams teamsIn(const AddPlayers& decided);

} // namespace pairwright
