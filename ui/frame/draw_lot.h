#pragma once

#include <QString>

#include <functional>

namespace pairwright {

class Desk;

/// Draws the initial colour, stores it and says what was drawn, unless `then` does. Does nothing without a tournament.
void drawLot(Desk& desk, const std::function<void(const QString& drawn)>& then = {});

} // namespace pairwright
