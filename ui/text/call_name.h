#pragma once

#include "app/domain/tournament.h"

#include <QString>

namespace pairwright {

/// A player as one calls him where there is little room: the family name, or the whole name where somebody
/// else has the same family name; of two who share the whole name with the pairing number. Empty for an unknown key.
QString callName(const Tournament& tournament, PlayerKey key);
/// "Fischer, Anna (no. 3)"
QString nameWithNumber(const QString& name, Tpn number);

} // namespace pairwright
