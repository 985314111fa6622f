#pragma once

#include "app/jobs/second_engine.h"

namespace pairwright {

class UserSettings;

/// The pairing program of somebody else that pairs each proposal a second time. It is a choice of this computer and of
/// no tournament: a file that somebody sends runs nothing here.
SecondEngine secondEngineOf(const UserSettings& settings);
void setSecondEngine(UserSettings& settings, const SecondEngine& engine);

} // namespace pairwright
