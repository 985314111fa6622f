#pragma once

#include <QString>

namespace pairwright {

// A rating that was typed bears the mark of that in the place of the list that it is from, also where it was one of a
// list before. A list that the arbiter names by hand stands behind the mark.

/// The mark; `said`: the list that was named with it.
QString typedList(const QString& said = {});
bool isTyped(const QString& list);

/// The list as people read it: "typed", "typed (FIDE 2026-11)", "FIDE combined 2026-11".
QString shownList(const QString& list);

/// The list of a rating after a form in which it had `list` was stored: as it was, where neither value nor list were
/// touched; else the mark. `shown`: what stands in the field of the list, which shownList() filled.
QString listAfterTyping(const QString& list, bool sameValue, const QString& shown);

} // namespace pairwright
