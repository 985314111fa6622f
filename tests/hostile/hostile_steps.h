#pragma once

#include "engine/base/random.h"

#include <QString>

/// Steps of the journal whose changes break what they promise.
namespace pairwright::test {

/// The changes of a step with one thing wrong: any field out of its range or of another kind, a side exchanged, a
/// change taken out or done twice, runs of boards that do not belong together. What was done comes into `what`.
QString spoiltChanges(const QString& changes, Random& random, QString& what);

} // namespace pairwright::test
