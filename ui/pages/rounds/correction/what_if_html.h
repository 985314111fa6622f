#pragma once

#include "app/corrections/what_if.h"

#include <QPalette>
#include <QString>

namespace pairwright {

/// What would have been, as rich text in the colours of a palette; all texts are escaped.
QString whatIfHtml(const Tournament& tournament, const WhatIf& answer, const QPalette& palette);

} // namespace pairwright
