#include "ui/print/stairs_drawing.h"

#include "app/domain/text/language.h"
#include "app/formats/display_text.h"
#include "ui/print/page_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <cmath>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::Cards)
};

const QColor stairsInk(0x11, 0x11, 0x11);
const QColor stairsSoft(0x55, 0x55, 0x55);
const QColor stairsLine(0xcc, 0xcc, 0xcc);
const QColor stairsWash(0xe9, 0xec, 0xf0);
constexpr double widestStep = 60;
constexpr double tenthsOfOne = 10;
constexpr double hundredthsOfOne = 100;

} // namespace

void paintStairs(QPainter& painter, const QRectF& place, const PointsStairs& stairs)
{
    if (stairs.steps.empty())
        return;
    const double type = std::clamp(place.height() * 0.055, 6.0, 10.0);
    const page_text::Style small{type, false};
    const page_text::Style strong{type * 1.1, true};
    const double line = page_text::lineHeight(small);
    const double disc = type * 1.9;
    const double scaleRoom = 2.2 * type;
    const double labelRoom = 8 * type;
    const QRectF room(place.left() + scaleRoom, place.top() + line * 1.6, place.width() - scaleRoom - labelRoom,
                      std::max(10.0, place.height() - 3 * line - disc - type));
    const int rounds = std::max(stairs.planned, static_cast<int>(stairs.steps.size()));
    const double step = std::min(widestStep, room.width() / std::max(1, rounds));
    const auto heightOf = [&](double points) {
        return room.bottom() - room.height() * points / stairs.most;
    };
    const auto left = [&](std::size_t round) {
        return room.left() + static_cast<double>(round) * step;
    };
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    page_text::drawFitted(painter, {place.left(), place.top(), place.width(), line}, {type, true}, Qt::AlignLeft,
                          stairsInk,
                          stairs.isExpected ? Tr::tr("Points against what the ratings expect") : Tr::tr("Points"));
    const int every = static_cast<int>(stairs.most) / 7 + 1;
    for (int points = 0; points <= static_cast<int>(stairs.most); points += every) {
        const double y = heightOf(points);
        painter.setPen(QPen(stairsLine, 0.5));
        painter.drawLine(QPointF(room.left(), y), QPointF(left(static_cast<std::size_t>(rounds)), y));
        page_text::drawLine(painter, {place.left(), y - line / 2, scaleRoom - type * 0.6, line}, small, Qt::AlignRight,
                            stairsSoft, QString::number(points));
    }
    QPolygonF points;
    QPolygonF expected;
    for (std::size_t i = 0; i < stairs.steps.size(); ++i) {
        const double y = heightOf(stairs.steps[i].path.total.tenths / tenthsOfOne);
        const double below = heightOf(stairs.steps[i].expected / hundredthsOfOne);
        points << QPointF(left(i), y) << QPointF(left(i + 1), y);
        expected << QPointF(left(i), below) << QPointF(left(i + 1), below);
    }
    if (stairs.isExpected) {
        QPolygonF between = points;
        for (qsizetype i = expected.size(); i-- > 0;)
            between << expected[i];
        painter.setPen(Qt::NoPen);
        painter.setBrush(stairsWash);
        painter.drawPolygon(between);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(stairsSoft, 0.9, Qt::DashLine));
        painter.drawPolyline(expected);
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(stairsInk, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(points);
    // The labels at the ends, above each other where they would meet.
    double own = points.last().y();
    double other = expected.last().y();
    if (stairs.isExpected && std::abs(own - other) < line) {
        const double middle = (own + other) / 2;
        const double side = own <= other ? -0.5 : 0.5;
        own = middle + side * line;
        other = middle - side * line;
    }
    const double end = points.last().x() + type * 0.6;
    page_text::drawFitted(painter, {end, own - line / 2, labelRoom, line}, strong, Qt::AlignLeft, stairsInk,
                          scoreText(stairs.steps.back().path.total));
    if (stairs.isExpected)
        page_text::drawFitted(
            painter, {end, other - line / 2, labelRoom, line}, small, Qt::AlignLeft, stairsSoft,
            Tr::tr("%1 expected", "points by the ratings")
                .arg(spokenLocale().toString(stairs.steps.back().expected / hundredthsOfOne, 'f', 2)));
    for (std::size_t round = 0; round < static_cast<std::size_t>(rounds); ++round) {
        const QPointF middle(left(round) + step / 2, room.bottom() + type * 0.6 + disc / 2);
        const double side = std::min(disc, step - 2);
        const QRectF circle(middle - QPointF(side / 2, side / 2), QSizeF(side, side));
        if (round < stairs.steps.size()) {
            const PathStep& path = stairs.steps[round].path;
            const bool black = path.colour == Colour::Black;
            painter.setPen(QPen(stairsInk, 0.7, path.colour ? Qt::SolidLine : Qt::DotLine));
            painter.setBrush(black ? QBrush(stairsInk) : QBrush(Qt::NoBrush));
            painter.drawEllipse(circle);
            page_text::drawFitted(painter, circle.adjusted(1, 0, -1, 0), {type, true}, Qt::AlignHCenter,
                                  black ? QColor(Qt::white) : stairsInk, markOf(path));
        } else {
            painter.setPen(Qt::NoPen);
            painter.setBrush(stairsSoft);
            painter.drawEllipse(middle, 0.8, 0.8);
        }
        page_text::drawLine(painter, {middle.x() - step / 2, circle.bottom() + 1, step, line}, small, Qt::AlignHCenter,
                            stairsSoft, QString::number(round + 1));
    }
    painter.restore();
}

} // namespace pairwright
