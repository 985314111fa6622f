#pragma once

#include "app/domain/changes/change.h"

namespace pairwright::test {

/// Changes of every kind, one after the other, with the state before and after.
struct Course {
    Tournament before;
    Tournament after;
    Delta delta;
};

Course someCourse();

} // namespace pairwright::test
