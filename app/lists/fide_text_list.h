#pragma once

#include "app/lists/list_people.h"
#include "app/lists/list_reading.h"
#include "engine/base/expected.h"

#include <QIODevice>

namespace pairwright {

/// Reads FIDE's list as text: combined, of one kind, legacy, or from before 2013. The columns are those that the header
/// names. `people` is filled and not yet sorted.
Expected<ListOrigin, ListReadError> readFideText(QIODevice& device, ListPeople& people, const ListReadingWatch& watch);

/// True if a text that begins like this is such a list.
bool looksLikeFideText(const QByteArray& beginning);

} // namespace pairwright
