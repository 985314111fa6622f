#pragma once

#include "app/domain/setup/desk_role.h"

#include <QString>

namespace pairwright {

/// What the window calls a desk with that role.
QString nameOfDesk(DeskRole role);
/// Why something cannot be done there; `key`: of the role.
QString notOfThisRole(const QString& key);

} // namespace pairwright
