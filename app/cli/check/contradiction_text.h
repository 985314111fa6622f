#pragma once

#include "app/domain/changes/finding.h"

#include <string>

namespace pairwright::cli {

/// What contradicts itself in a file (app/domain/changes/contradictions.h), as a clause.
std::string contradictionText(const Finding& finding);

} // namespace pairwright::cli
