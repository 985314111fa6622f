#pragma once

#include "engine/trf/writer.h"

#include <string>
#include <vector>

namespace pairwright::cli {

/// What a file cannot say, a line for each kind with all that is of it, what is lost of the results first.
std::vector<std::string> describe(const std::vector<trf::Omission>& omissions);

} // namespace pairwright::cli
