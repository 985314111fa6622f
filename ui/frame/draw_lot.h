#pragma once

#include "app/domain/setup/settings.h"

#include <QObject>
#include <QString>

#include <functional>

namespace pairwright {

class Desk;

/// Draws the initial colour, stores it and says what was drawn, unless `then` does; both when it is saved, while
/// `context` is there. Does nothing without a tournament.
void drawLot(Desk& desk, const QObject* context, const std::function<void(const QString& drawn)>& then = {});

/// The same with the numbers of the players, where the system has them drawn.
void drawNumbers(Desk& desk, NumberDraw::By by, const QObject* context,
                 const std::function<void(const QString& drawn)>& then = {});

} // namespace pairwright
