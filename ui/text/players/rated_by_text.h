#pragma once

#include "app/domain/setup/settings.h"

#include <QString>

class QComboBox;

namespace pairwright {

/// "rated by FIDE", "rated by a federation", "not rated".
QString nameOfRatedBy(RatedBy ratedBy);
/// The three of them, with RatedBy as data; the choice stays.
void fillWithRatedBy(QComboBox* box);

} // namespace pairwright
