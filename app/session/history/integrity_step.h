#pragma once

#include "app/session/tournament_session.h"

namespace pairwright {

/// Asks for the step of the journal that logged the event, so that the state before it is the one after the step
/// before. Of a round that was paired by hand it is the step that began to: before it stand the pairs of the engine, or
/// none. None: it is not in this history; it came with an imported file or a copy.
void askStepOf(TournamentSession& session, const IntegrityEvent& event, const QObject* context,
               TournamentSession::Told<std::optional<std::int64_t>> told);

} // namespace pairwright
