#pragma once

#include "app/domain/setup/settings.h"

#include <QString>

namespace pairwright {

/// "women, born from 2010, rating below 1600".
QString describeRule(const GroupRule& rule);
/// What decides among equals: "by name", "by lot".
QString describeOrder(const OrderOfEquals& order);

} // namespace pairwright
