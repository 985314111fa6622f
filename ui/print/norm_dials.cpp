#include "ui/print/norm_dials.h"

#include "app/domain/text/filled.h"
#include "ui/print/page_text.h"

#include <QPainter>
#include <QPen>

#include <algorithm>
#include <numeric>

namespace pairwright {

namespace {

constexpr int sixteenths = 16; // of a degree, as QPainter counts them
constexpr int beginsAt = 225 * sixteenths;
constexpr int turns = 270 * sixteenths;
constexpr double strokeShare = 0.11; // of the width of a dial

const DialInks paperInks{QColor(0xd0, 0xd4, 0xd9), QColor(0x11, 0x11, 0x11), QColor(0x55, 0x55, 0x55),
                         QColor(0x99, 0x99, 0x99)};
const QColor normsInk(0x11, 0x11, 0x11);
const QColor normsSoft(0x44, 0x44, 0x44);
// Points.
constexpr double normType = 7.5;
constexpr double dialType = 7.2;
constexpr double dialWidth = 30;
constexpr double dialRow = 34;
constexpr double leastCell = 150;
constexpr double normGap = 4;
constexpr double mostOfPlace = 0.4;

/// One that is told in a line.
QString toldInALine(const NormProgress& norm)
{
    QStringList told;
    for (const NormDial& dial : norm.dials)
        told.append(dial.sentence());
    return norm.inReach ? norm.verdict
                        : filled(QStringLiteral("%1 (%2)"), norm.verdict, told.join(QStringLiteral(" · ")));
}

void paintNormCell(QPainter& painter, const QRectF& cell, const NormDial& dial)
{
    const double line = page_text::lineHeight({dialType, false});
    paintDial(painter, {cell.left(), cell.top() + (cell.height() - dialWidth) / 2, dialWidth, dialWidth}, dial,
              paperInks);
    if (dial.state != NormDial::State::met)
        page_text::drawFitted(painter, {cell.left() + normGap, cell.top(), dialWidth - 2 * normGap, cell.height()},
                              {dial.present.size() > 3 ? dialType : dialType * 1.2, true}, Qt::AlignHCenter, normsInk,
                              dial.present);
    const QRectF words = cell.adjusted(dialWidth + normGap, 0, -normGap, 0);
    QStringList needed{dial.toGo.isEmpty() ? dial.counts : filled(QStringLiteral("%1 · %2"), dial.counts, dial.toGo)};
    if (page_text::width(needed.front(), {dialType, true}) > words.width())
        needed = {dial.counts, dial.toGo};
    double top = words.top() + (words.height() - static_cast<double>(1 + needed.size()) * line) / 2;
    page_text::drawFitted(painter, {words.left(), top, words.width(), line}, {dialType, false}, Qt::AlignLeft,
                          normsSoft, dial.what);
    for (const QString& text : needed)
        page_text::drawFitted(painter, {words.left(), top += line, words.width(), line}, {dialType, true},
                              Qt::AlignLeft, normsInk, text);
}

} // namespace

void paintDial(QPainter& painter, const QRectF& place, const NormDial& dial, const DialInks& inks)
{
    using State = NormDial::State;
    const QColor ink = dial.state == State::met ? inks.met : dial.state == State::ahead ? inks.ahead : inks.outOfReach;
    const double side = std::min(place.width(), place.height());
    const double stroke = side * strokeShare;
    const QRectF ring(place.center() - QPointF(side - stroke, side - stroke) / 2, QSizeF(side - stroke, side - stroke));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(inks.track, stroke, Qt::SolidLine, Qt::RoundCap));
    painter.drawArc(ring, beginsAt, -turns);
    painter.setPen(QPen(ink, stroke, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    if (dial.share > 0)
        painter.drawArc(ring, beginsAt, -static_cast<int>(turns * dial.share));
    if (dial.state == State::met) {
        const QPointF middle = ring.center();
        painter.drawPolyline(QPolygonF({middle + QPointF(-0.17, 0.02) * side, middle + QPointF(-0.05, 0.14) * side,
                                        middle + QPointF(0.18, -0.13) * side}));
    }
    painter.restore();
}

double paintNorms(QPainter& painter, const QRectF& place, const std::vector<NormProgress>& norms)
{
    const int columns = std::max(1, static_cast<int>(place.width() / leastCell));
    const auto styleOf = [](const NormProgress& norm) {
        return page_text::Style{normType, norm.inReach};
    };
    std::vector<double> heights; // of the words of each
    heights.reserve(norms.size());
    for (const NormProgress& norm : norms)
        heights.push_back(page_text::wrappedHeight(toldInALine(norm), styleOf(norm), place.width()));
    const auto heightOfDials = [&](const NormProgress& norm) {
        const auto dials = static_cast<int>(norm.dials.size());
        const int rows = (dials + columns - 1) / columns;
        return normGap + rows * dialRow;
    };
    std::vector<bool> isDrawn;
    double height = std::accumulate(heights.begin(), heights.end(), 0.0);
    for (const NormProgress& norm : norms) {
        isDrawn.push_back(norm.inReach && height + heightOfDials(norm) <= mostOfPlace * place.height());
        height += isDrawn.back() ? heightOfDials(norm) : 0;
    }
    double top = place.bottom() - height;
    for (std::size_t i = 0; i < norms.size(); ++i) {
        const NormProgress& norm = norms[i];
        page_text::drawWrapped(painter, {place.left(), top, place.width(), heights[i]}, styleOf(norm),
                               norm.inReach ? normsInk : normsSoft, toldInALine(norm));
        top += heights[i];
        if (!isDrawn[i])
            continue;
        const double cell = place.width() / columns;
        for (std::size_t dial = 0; dial < norm.dials.size(); ++dial) {
            const std::size_t rowOfDial = dial / static_cast<std::size_t>(columns);
            const auto row = static_cast<double>(rowOfDial);
            const auto column = static_cast<double>(dial % static_cast<std::size_t>(columns));
            paintNormCell(painter, {place.left() + column * cell, top + row * dialRow, cell, dialRow},
                          norm.dials[dial]);
        }
        top += heightOfDials(norm);
    }
    return height;
}

} // namespace pairwright
