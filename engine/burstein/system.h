#pragma once

#include "engine/pairing_system.h"

namespace pairwright::burstein {

extern const PairingSystem system2026;
extern const PairingSystem system2017;

} // namespace pairwright::burstein
