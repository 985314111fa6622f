#pragma once

#include "engine/pairing_system.h"

namespace pairwright::dutch2012 {

extern const PairingSystem system;

} // namespace pairwright::dutch2012
