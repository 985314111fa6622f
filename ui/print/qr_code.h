#pragma once

#include <QRectF>
#include <QString>

class QPainter;

namespace pairwright {

/// Draws a text as a QR code, black on white with its quiet zone, into the square of a place. False, and nothing is
/// drawn, where the text cannot be coded.
bool drawQrCode(QPainter& painter, const QRectF& place, const QString& text);

/// How many dots its side has, quiet zone and all; 0: the text cannot be coded.
int qrCodeDots(const QString& text);

} // namespace pairwright
