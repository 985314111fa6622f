#pragma once

#include "app/formats/trf/import.h"

#include <QStringList>

namespace pairwright {

/// What is to be known about an imported TRF. Of what happened often one sentence says it all: how it was the first
/// time, how often it was, and where.
QStringList remarksOn(const TrfImport& imported);

} // namespace pairwright
