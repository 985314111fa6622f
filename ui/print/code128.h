#pragma once

#include <QRectF>
#include <QString>

#include <vector>

class QPainter;

namespace pairwright {

/// The bars of a Code 128: true is black. Empty where the text cannot be coded.
std::vector<bool> code128Modules(const QString& digits);

/// Draws the bars as wide as the place is, less the quiet zones of ten modules on both sides.
void drawCode128(QPainter& painter, const QRectF& place, const std::vector<bool>& modules);

} // namespace pairwright
