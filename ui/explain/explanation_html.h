#pragma once

#include "ui/explain/explanation.h"

#include <QPalette>
#include <QString>

#include <optional>

namespace pairwright {

/// The explanation as rich text in the colours of a palette. All texts are escaped.
/// The headings of one topic can be emphasised; the first is the anchor of its name, see anchorOf().
QString toHtml(const Explanation& explanation, const QPalette& palette, std::optional<Topic> emphasis = {});
QString anchorOf(Topic topic);

} // namespace pairwright
