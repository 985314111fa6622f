#pragma once

#include "engine/pairing_system.h"

namespace pairwright::dubov1997 {

extern const PairingSystem system;

} // namespace pairwright::dubov1997
