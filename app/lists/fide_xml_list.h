#pragma once

#include "app/lists/list_people.h"
#include "app/lists/list_reading.h"
#include "engine/base/expected.h"

#include <QIODevice>

namespace pairwright {

/// Reads FIDE's list as XML, of any of its kinds. A document type, and with it every entity, is refused. `people` is
/// filled and not yet sorted.
Expected<ListOrigin, ListReadError> readFideXml(QIODevice& device, ListPeople& people, const ListReadingWatch& watch);

} // namespace pairwright
