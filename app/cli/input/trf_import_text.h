#pragma once

#include "app/formats/trf/import.h"

#include <string>

namespace pairwright::cli {

/// What FIDE does not want of points, without a full stop.

/// Plain English, one line.
std::string describe(const TrfImportNote& note);
std::string describe(const TrfImportError& error);

} // namespace pairwright::cli
