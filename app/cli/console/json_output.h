#pragma once

#include "app/cli/console/console.h"
#include "engine/json/value.h"

namespace pairwright::cli {

/// Prints one line of JSON with "schema": 1 added; keys are only added to it in later versions.
void printJson(Console& console, json::Object object);

/// Remarks and other texts as an array.
json::Array textsJson(const std::vector<std::string>& texts);

} // namespace pairwright::cli
