#pragma once

#include "app/cli/console.h"

#include <QJsonObject>

namespace pairwright::cli {

/// Prints one line of JSON with "schema": 1 added; keys are only added to it in later versions.
void printJson(Console& console, QJsonObject object);

} // namespace pairwright::cli
