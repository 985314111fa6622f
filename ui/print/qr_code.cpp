#include "ui/print/qr_code.h"

#include <QPainter>

#include <qrencode.h>

#include <algorithm>
#include <memory>

namespace pairwright {

namespace {

constexpr int quietZone = 4; // modules, as the standard asks

struct FreeCode {
    void operator()(QRcode* code) const { QRcode_free(code); }
};

using Code = std::unique_ptr<QRcode, FreeCode>;

Code codeOf(const QString& text)
{
    return Code(text.isEmpty() ? nullptr
                               : QRcode_encodeString(text.toUtf8().constData(), 0, QR_ECLEVEL_M, QR_MODE_8, 1));
}

} // namespace

int qrCodeDots(const QString& text)
{
    const Code code = codeOf(text);
    return code ? code->width + 2 * quietZone : 0;
}

bool drawQrCode(QPainter& painter, const QRectF& place, const QString& text)
{
    const Code code = codeOf(text);
    if (!code)
        return false;
    const double side = std::min(place.width(), place.height());
    const double module = side / (code->width + 2 * quietZone);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.fillRect(QRectF(place.topLeft(), QSizeF(side, side)), Qt::white);
    for (int row = 0; row < code->width; ++row)
        for (int column = 0; column < code->width; ++column)
            if ((code->data[row * code->width + column] & 1U) != 0)
                painter.fillRect(QRectF(place.left() + (column + quietZone) * module,
                                        place.top() + (row + quietZone) * module, module, module),
                                 Qt::black);
    painter.restore();
    return true;
}

} // namespace pairwright
