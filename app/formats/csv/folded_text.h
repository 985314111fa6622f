#pragma once

#include <QString>

namespace pairwright {

/// A text for comparing: lower case, without accents ("Müller" and "muller", "ß" as "ss"), only letters
/// and digits, words separated by one blank.
QString folded(const QString& text);

/// The same without the blanks: "Rtg_Int", "Rtg Int" and "rtgint" are one heading.
QString foldedHeading(const QString& text);

} // namespace pairwright
