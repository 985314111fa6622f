#pragma once

#include "app/domain/changes/finding.h"

#include <QString>

namespace pairwright {

/// The field that a finding changedMeanwhile names, in the language of the program.
QString fieldWord(const Finding& finding);

} // namespace pairwright
