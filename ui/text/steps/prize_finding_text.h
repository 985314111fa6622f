#pragma once

#include "app/domain/changes/finding.h"

#include <QString>

namespace pairwright {

/// What a finding about prizes and team rankings says; empty for all others.
QString prizeSentence(const Finding& finding);

} // namespace pairwright
