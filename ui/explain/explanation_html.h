#pragma once

#include "app/explain/explanation.h"

#include <QPalette>
#include <QString>

#include <optional>

namespace pairwright {

inline constexpr char bracketImage[] = "bracket";
inline constexpr char foldAnchor[] = "#fold";

enum class Folding { none, folded, unfolded };

/// The explanation as rich text in the colours of a palette. All texts are escaped.
/// The headings of one topic can be emphasised; the first is the anchor of its name, see anchorOf().
/// The picture, if there is one, is the document's resource `bracketImage`.
/// What has a short form is folded under it, with a link to `foldAnchor`, where that is wanted.
/// In a narrow place the names at the heads of columns are without titles; `width` in px, 0: any.
QString toHtml(const Explanation& explanation, const QPalette& palette, std::optional<Topic> emphasis = {},
               Folding folding = Folding::none, int width = 0);
QString anchorOf(Topic topic);
/// Escaped text that breaks neither inside the name of a regulation nor before its article: "C.04.3:2026 art. 5.2";
/// "art." in the language of the program.
QString proseHtml(const QString& text);
/// Plain text of such a document, without the invisible signs that keep the names of regulations together.
QString withoutJoiners(QString text);

} // namespace pairwright
