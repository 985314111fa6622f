#pragma once

#include "app/corrections/mistake.h"
#include "app/corrections/what_if.h"

#include <QPalette>
#include <QString>

namespace pairwright {

/// What would have been, as rich text in the colours of a palette; all texts are escaped.
QString whatIfHtml(const Tournament& tournament, const Mistake& mistake, const WhatIf& answer, const QPalette& palette);

/// What hangs on the wall and shows something else now, one sentence each; empty: nothing.
QStringList outdatedSheets(const Tournament& tournament, const Mistake& mistake, const WhatIf& answer);

} // namespace pairwright
