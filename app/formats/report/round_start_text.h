#pragma once

#include "app/domain/setup/round_start.h"

#include <QString>

namespace pairwright {

/// "Sunday, 04.10.2026, play begins at 15:30", in the language that is spoken; of what is known, empty: nothing.
QString roundStartText(const RoundStart& start);
/// "04.10.2026, 15:30".
QString shortStartText(const RoundStart& start);

} // namespace pairwright
