#pragma once

#include "engine/systems.h"

#include <QString>

namespace pairwright {

/// What a pairing system is called in the language that is spoken, without its edition: "Swiss Team". Names of people
/// and places are the same in every language.
QString systemName(const SystemInfo& system);
/// "Dutch 2026".
QString systemEditionName(const SystemInfo& system);

} // namespace pairwright
