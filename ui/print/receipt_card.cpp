#include "ui/print/card_pages.h"
#include "ui/print/page_text.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPen>

#include <algorithm>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::Cards)
};

using page_text::Style;

const QColor receiptSoft(0x44, 0x44, 0x44);
const QColor receiptAcross(0xe4, 0xe4, 0xe4);
constexpr double receiptMargin = 0.09; // of the shorter side
constexpr double receiptRows = 14;

/// Light and large from one corner to the other, under what is written.
void paintAcross(QPainter& painter, const QRectF& place, const QString& word)
{
    constexpr double measured = 100;
    constexpr double turned = -20; // degrees
    constexpr double mostHeight = 0.3;
    const double wide = measured * place.width() * 0.9 / std::max(1.0, page_text::width(word, Style{measured, true}));
    const double size = std::min(wide, mostHeight * place.height());
    const double width = page_text::width(word, Style{size, true});
    painter.save();
    painter.translate(place.center());
    painter.rotate(page_text::mirrored({0, 0, 1, 1}, {0, 0, 2, 1}).left() > 0 ? -turned : turned); // low at the names
    page_text::drawWhole(painter, {-width / 2, -size, width, 2 * size}, Style{size, true}, receiptAcross, word);
    painter.restore();
}

} // namespace

void paintCard(QPainter& painter, const QRectF& place, const PrizeReceipt& receipt)
{
    const double margin = std::max(14.0, receiptMargin * std::min(place.width(), place.height()));
    const QRectF room = place.adjusted(margin, margin, -margin, -margin);
    const double unit = room.height() / receiptRows;
    const double small = std::clamp(unit * 0.42, 7.0, 10.5);
    const double type = std::clamp(unit * 0.62, 9.0, 17.0);
    const auto row = [&](double from, double units) {
        return QRectF(room.left(), room.top() + from * unit, room.width(), units * unit);
    };
    const auto text = [&](const QRectF& where, double size, bool bold, Qt::Alignment side, const QString& words,
                          const QColor& ink = Qt::black) {
        page_text::drawFitted(painter, where, Style{size, bold}, side, ink, words);
    };
    const double numberWidth = page_text::width(receipt.number, Style{small, false}) + 2;
    text(page_text::mirrored(row(0, 1).adjusted(0, 0, -numberWidth - small, 0), room), type, true, Qt::AlignLeft,
         receipt.event);
    QRectF corner = row(0, 1);
    corner.setLeft(corner.right() - numberWidth);
    text(page_text::mirrored(corner, room), small, false, Qt::AlignRight, receipt.number, receiptSoft);
    text(row(1, 0.85), small, false, Qt::AlignLeft, receipt.placeAndDates, receiptSoft);
    if (!receipt.provisional.isEmpty())
        paintAcross(painter, room, receipt.provisional.section(QLatin1Char(':'), 0, 0));
    text(row(1.9, 0.85), small, true, Qt::AlignLeft, receipt.provisional);
    text(row(2.85, 0.85), small, false, Qt::AlignLeft, Tr::tr("I have received:", "a receipt for a prize"),
         receiptSoft);
    page_text::drawFitted(painter, row(3.7, 1.1), Style{type, QFont::DemiBold}, Qt::AlignLeft, Qt::black, receipt.name);
    text(row(4.9, 1.1), type, true, Qt::AlignLeft, receipt.prizes.join(QStringLiteral(", ")));
    if (!receipt.amount.isEmpty()) {
        text(row(6.1, 1.4), type * 1.5, true, Qt::AlignLeft, receipt.amount);
        page_text::drawWrapped(painter, row(7.6, 1.8), Style{type * 0.85, false}, Qt::black,
                               Tr::tr("In words: %1").arg(receipt.inWords));
    }
    const auto line = [&](double from, double share, double left, const QString& label) {
        const QRectF foot = page_text::mirrored(
            {room.left() + left * room.width(), room.top() + from * unit, share * room.width(), unit}, room);
        painter.setPen(QPen(Qt::black, 0.6));
        painter.drawLine(foot.topLeft(), foot.topRight());
        text(foot, small, false, Qt::AlignLeft, label, receiptSoft);
    };
    line(11, 0.3, 0, Tr::tr("Place and date"));
    line(11, 0.62, 0.38, Tr::tr("Signature: %1").arg(receipt.name));
    line(13.2, 0.62, 0.38,
         receipt.arbiter.isEmpty() ? Tr::tr("Paid out by") : Tr::tr("Paid out by, for %1").arg(receipt.arbiter));
}

} // namespace pairwright
