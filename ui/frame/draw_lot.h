#pragma once

#include <QObject>
#include <QString>

#include <functional>

namespace pairwright {

class Desk;

/// Draws the initial colour, stores it and says what was drawn, unless `then` does; both when it is saved, while
/// `context` is there. Does nothing without a tournament.
void drawLot(Desk& desk, const QObject* context, const std::function<void(const QString& drawn)>& then = {});

} // namespace pairwright
