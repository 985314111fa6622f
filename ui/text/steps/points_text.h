#pragma once

#include "app/domain/changes/finding.h"

#include <QString>

namespace pairwright {

/// Why points cannot be what was asked for, or what it means that they change; empty: the finding is about others.
QString pointsSentence(const Finding& finding);

} // namespace pairwright
