#pragma once

#include "engine/pairing_system.h"

namespace pairwright::dubov {

extern const PairingSystem system2026;
extern const PairingSystem system2018;

} // namespace pairwright::dubov
