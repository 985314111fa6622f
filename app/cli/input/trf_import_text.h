#pragma once

#include "app/formats/trf/import.h"

#include <string>

namespace pairwright::cli {

/// Plain English, one line.
std::string describe(const TrfImportNote& note);
std::string describe(const TrfImportError& error);
/// A record of teams that others contradict: contradictingRecords().
std::string contradictionText(const std::string& record);

} // namespace pairwright::cli
