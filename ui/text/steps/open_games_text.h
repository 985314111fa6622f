#pragma once

#include "app/domain/changes/finding.h"

#include <QString>

namespace pairwright {

struct Tournament;

/// What is said of games without a result and of adjourned ones; empty: the finding is about others.
QString openGamesSentence(const Finding& finding, const Tournament& tournament);

} // namespace pairwright
