#pragma once

#include "app/domain/tournament.h"

namespace pairwright {

/// What the pairings of a proposal rest on has changed since they were made. Whoever has come in since does not count
/// where they are made by hand: he has no board in them, and they are published when his absence is recorded.
/// `hashOfInput`: of the tournament (app/pairing/adapter.h), where it is known.
bool isStale(const Tournament& tournament, const RoundVersion& proposal, const QString& hashOfInput = {});

} // namespace pairwright
