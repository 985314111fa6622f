#pragma once

#include "app/domain/tournament.h"

namespace pairwright {

/// The tournament as it may be given away: nothing that is private of the players, no birth dates (the year stays where
/// a group goes by it), and no lines of other programs, in which anything may stand.
Tournament forOthers(Tournament tournament);

} // namespace pairwright
