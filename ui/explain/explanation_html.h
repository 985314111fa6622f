#pragma once

#include "ui/explain/explanation.h"

#include <QPalette>
#include <QString>

namespace pairwright {

/// The explanation as rich text in the colours of a palette. All texts are escaped.
QString toHtml(const Explanation& explanation, const QPalette& palette);

} // namespace pairwright
