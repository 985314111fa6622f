#pragma once

#include "app/session/command/command.h"
#include "app/session/command/command_error.h"
#include "ui/frame/desk.h"

#include <memory>
#include <vector>

namespace pairwright {

/// The tournament that a question, a menu or a list was opened over: while it is open, another desk may put something
/// else there. Of an event on a server only is the state kept: to a file nobody else writes, and there everything
/// holds. Cheap to copy. Precondition: a tournament is open.
class SeenBefore {
public:
    explicit SeenBefore(Desk& desk);

    /// What the command would replace now is what was seen; or the arbiter was shown both values, by whom and when, and
    /// wants his own. False also where its board has other players now, which is told, or the tournament is gone.
    [[nodiscard]] bool holds(const Command& command) const;

private:
    struct Heard {
        ChangeSet changes;
        CommandError::Other by;
    };
    struct Since {
        QObject ears;
        std::vector<Heard> heard; ///< what others have done since
    };
    [[nodiscard]] std::optional<CommandError::Other> whoChanged(const Finding& finding) const;

    Desk* desk_;
    const TournamentSession* session_;
    SharedTournament state_;
    std::shared_ptr<Since> since_;
};

/// Whose the result is that the command would replace, where another desk has entered it, and since when; empty: of
/// nobody else.
QString whoseResult(const Desk& desk, const Command& command);

} // namespace pairwright
