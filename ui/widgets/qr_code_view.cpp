#include "ui/widgets/qr_code_view.h"

#include "ui/print/qr_code.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace pairwright {

namespace {

constexpr qsizetype longestText = 1'500; // bytes: 149 dots of a side and the quiet zone
constexpr double leastDot = 2;           // pixels of the screen
constexpr double usualDot = 3;

} // namespace

QrCodeView::QrCodeView(QWidget* parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
}

bool QrCodeView::setText(const QString& text)
{
    dots_ = text.toUtf8().size() > longestText ? 0 : qrCodeDots(text);
    text_ = dots_ > 0 ? text : QString();
    updateGeometry();
    update();
    return dots_ > 0;
}

int QrCodeView::sideWith(double pixelsOfADot) const
{
    return static_cast<int>(std::ceil(dots_ * pixelsOfADot / devicePixelRatioF()));
}

int QrCodeView::sideOfAtLeast(int pixels) const
{
    if (dots_ == 0)
        return 0;
    return std::max(sizeHint().height(), sideWith(std::ceil(pixels * devicePixelRatioF() / dots_)));
}

int QrCodeView::sideOfAtMost(int pixels) const
{
    if (dots_ == 0)
        return 0;
    return std::max(minimumSizeHint().height(), sideWith(std::floor(pixels * devicePixelRatioF() / dots_)));
}

QSize QrCodeView::sizeHint() const
{
    const int side = sideWith(std::max(usualDot, std::round(usualDot * devicePixelRatioF() * 0.75)));
    return {side, side};
}

QSize QrCodeView::minimumSizeHint() const
{
    const int side = sideWith(leastDot);
    return {side, side};
}

void QrCodeView::paintEvent(QPaintEvent*)
{
    if (dots_ == 0)
        return;
    const double ratio = devicePixelRatioF();
    const double dot = std::max(1.0, std::floor(std::min(width(), height()) * ratio / dots_));
    const double side = dots_ * dot / ratio;
    QPainter painter(this);
    painter.fillRect(rect(), Qt::white); // one paper with the quiet zone
    drawQrCode(painter, {std::floor((width() - side) / 2), std::floor((height() - side) / 2), side, side}, text_);
}

} // namespace pairwright
