#pragma once

#include "engine/pairing_system.h"

namespace pairwright::lim {

extern const PairingSystem system2026;
extern const PairingSystem system1999;

} // namespace pairwright::lim
