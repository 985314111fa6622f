#pragma once

#include "app/formats/slips/slip_code.h"

#include <QString>

namespace pairwright {

/// Why the code of a slip enters nothing.
QString sentenceFor(const SlipRefusal& refusal);

} // namespace pairwright
