#pragma once

#include "app/session/tournament_session.h"

namespace pairwright {

/// The step of the journal that logged the event, so that the state before it is the one after the step before.
/// None: it is not in this history; it came with an imported file or a copy, or the journal cannot be read. Waits for
/// the queue.
std::optional<std::int64_t> stepOf(TournamentSession& session, const IntegrityEvent& event);

} // namespace pairwright
