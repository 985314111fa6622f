#pragma once

#include "app/session/tournament_session.h"

#include <QString>

namespace pairwright {

/// Why something is not saved, and what: the first cause, the first changes by name, the rest counted.
QString sentenceFor(const NotSaved& what, const Tournament& tournament);

} // namespace pairwright
