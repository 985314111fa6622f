#pragma once

#include "engine/pairing_system.h"

namespace pairwright::double_swiss {

extern const PairingSystem system2026;

} // namespace pairwright::double_swiss
