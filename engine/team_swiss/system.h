#pragma once

#include "engine/pairing_system.h"

namespace pairwright::team_swiss {

extern const PairingSystem system2026;

} // namespace pairwright::team_swiss
