#pragma once

#include "app/domain/changes/finding.h"

#include <QString>

namespace pairwright {

/// What pairings break at a board, or in a match of teams, or by the bye; empty for any other finding. `subject` and
/// `other` are the names of the two.
QString atABoard(const Finding& finding, bool ofTeams, const QString& subject, const QString& other);

} // namespace pairwright
