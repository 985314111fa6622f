#pragma once

#include "app/session/tournament_session.h"

#include <vector>

namespace pairwright {

/// Applies a command and waits until it is on disk; ends the program if it is refused.
void mustDo(TournamentSession& session, const Command& command);

/// Players with falling ratings, for a list of any size.
std::vector<NewPlayer> manyPlayers(int count);

} // namespace pairwright
