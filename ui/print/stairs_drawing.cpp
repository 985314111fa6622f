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
constexpr double leastStairsType = 8; // points
constexpr double tenthsOfOne = 10;
constexpr double hundredthsOfOne = 100;

/// Where everything stands, and the parts that are painted there.
class PaintedStairs {
public:
    PaintedStairs(QPainter& painter, const QRectF& place, const PointsStairs& stairs)
        : painter_(painter)
        , place_(place)
        , stairs_(stairs)
        , type_(std::clamp(place.height() * 0.055, leastStairsType, 10.0))
        , rounds_(static_cast<std::size_t>(std::max(stairs.planned, static_cast<int>(stairs.steps.size()))))
        , line_(page_text::lineHeight(small()))
        , disc_(type_ * 2.3)
        , room_(place.left() + scaleRoom(), place.top() + line_ * 1.6, place.width() - scaleRoom() - endRoom(),
                std::max(10.0, place.height() - 3 * line_ - disc_ - type_))
        , step_(room_.width() / std::max(1.0, static_cast<double>(rounds_)))
    {
    }

    void scale() const
    {
        page_text::drawFitted(painter_, {place_.left(), place_.top(), place_.width(), line_}, {type_, true},
                              Qt::AlignLeft, stairsInk,
                              stairs_.isExpected ? Tr::tr("Points against what the ratings expect") : Tr::tr("Points"));
        const int every = static_cast<int>(stairs_.most) / 7 + 1;
        for (int points = 0; points <= static_cast<int>(stairs_.most); points += every) {
            const double y = heightOf(points);
            painter_.setPen(QPen(stairsLine, 0.5));
            painter_.drawLine(QPointF(left(0), y), QPointF(left(rounds_), y));
            page_text::drawLine(painter_, {place_.left(), y - line_ / 2, scaleRoom() - type_ * 0.6, line_}, small(),
                                Qt::AlignRight | Qt::AlignAbsolute, stairsSoft, QString::number(points));
        }
    }

    /// Of the rounds that have ended.
    void lines() const
    {
        QPolygonF points;
        QPolygonF expected;
        for (std::size_t i = 0; i < stairs_.done; ++i) {
            const double y = heightOf(stairs_.steps[i].path.total.tenths / tenthsOfOne);
            const double below = heightOf(stairs_.steps[i].expected / hundredthsOfOne);
            points << QPointF(left(i), y) << QPointF(left(i + 1), y);
            expected << QPointF(left(i), below) << QPointF(left(i + 1), below);
        }
        if (stairs_.isExpected) {
            QPolygonF between = points;
            for (qsizetype i = expected.size(); i-- > 0;)
                between << expected[i];
            painter_.setPen(Qt::NoPen);
            painter_.setBrush(stairsWash);
            painter_.drawPolygon(between);
            painter_.setBrush(Qt::NoBrush);
            painter_.setPen(QPen(stairsSoft, 0.9, Qt::DashLine));
            painter_.drawPolyline(expected);
        }
        painter_.setBrush(Qt::NoBrush);
        painter_.setPen(QPen(stairsInk, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter_.drawPolyline(points);
        labels(points.last(), expected.last());
    }

    void discs() const
    {
        for (std::size_t round = 0; round < rounds_; ++round) {
            const QPointF middle((left(round) + left(round + 1)) / 2, room_.bottom() + type_ * 0.6 + disc_ / 2);
            const double side = std::min(disc_, step_ - 2);
            const QRectF circle(middle - QPointF(side / 2, side / 2), QSizeF(side, side));
            if (round < stairs_.steps.size()) {
                const PathStep& path = stairs_.steps[round].path;
                const bool isOpen = path.kind == PathStep::Kind::open;
                const bool black = !isOpen && path.colour == Colour::Black;
                painter_.setPen(QPen(stairsInk, 0.7,
                                     isOpen        ? Qt::DashLine
                                     : path.colour ? Qt::SolidLine
                                                   : Qt::DotLine));
                painter_.setBrush(black ? QBrush(stairsInk) : QBrush(Qt::NoBrush));
                painter_.drawEllipse(circle);
                page_text::drawFitted(painter_, circle.adjusted(1, 0, -1, 0), {type_, true}, Qt::AlignHCenter,
                                      black ? QColor(Qt::white) : stairsInk, markOf(path));
            } else {
                painter_.setPen(Qt::NoPen);
                painter_.setBrush(stairsSoft);
                painter_.drawEllipse(middle, 0.8, 0.8);
            }
            page_text::drawLine(painter_, {middle.x() - step_ / 2, circle.bottom() + 1, step_, line_}, small(),
                                Qt::AlignHCenter, stairsSoft, QString::number(round + 1));
        }
    }

private:
    [[nodiscard]] page_text::Style small() const { return {type_, false}; }
    [[nodiscard]] double scaleRoom() const { return 2.2 * type_; }
    [[nodiscard]] double labelRoom() const { return 8 * type_; }
    /// Behind the last round: nothing where the rounds ahead have room for what stands at the end of a line.
    [[nodiscard]] double endRoom() const
    {
        const double ahead = static_cast<double>(rounds_ - std::min(rounds_, stairs_.done));
        const double step = (place_.width() - scaleRoom()) / std::max(1.0, static_cast<double>(rounds_));
        return ahead * step >= labelRoom() ? 0 : labelRoom();
    }
    /// Where a round begins; time goes from left to right in every language.
    [[nodiscard]] double left(std::size_t round) const { return room_.left() + static_cast<double>(round) * step_; }
    [[nodiscard]] double heightOf(double points) const
    {
        return room_.bottom() - room_.height() * points / stairs_.most;
    }

    /// At the ends of the lines, above each other where they would meet.
    void labels(QPointF points, QPointF expected) const
    {
        const PointsStairs::Step& last = stairs_.steps[stairs_.done - 1];
        double own = points.y();
        double other = expected.y();
        if (stairs_.isExpected && std::abs(own - other) < line_) {
            const double middle = (own + other) / 2;
            const double side = own <= other ? -0.5 : 0.5;
            own = middle + side * line_;
            other = middle - side * line_;
        }
        const double end = room_.left() + static_cast<double>(stairs_.done) * step_ + type_ * 0.6;
        label({end, own - line_ / 2, labelRoom(), line_}, {type_ * 1.1, true}, stairsInk, scoreText(last.path.total));
        if (stairs_.isExpected)
            label({end, other - line_ / 2, labelRoom(), line_}, small(), stairsSoft,
                  Tr::tr("%1 expected", "points by the ratings")
                      .arg(spokenLocale().toString(last.expected / hundredthsOfOne, 'f', 2)));
    }

    /// On its own ground: no line of the scale goes through it.
    void label(const QRectF& place, page_text::Style style, const QColor& ink, const QString& text) const
    {
        const double wide = std::min(place.width(), page_text::width(text, style) + 1);
        painter_.fillRect(QRectF(place.left() - 1, place.top(), wide + 1, place.height()), Qt::white);
        page_text::drawFitted(painter_, place, style, Qt::AlignLeft | Qt::AlignAbsolute, ink, text);
    }

    QPainter& painter_;
    QRectF place_;
    const PointsStairs& stairs_;
    double type_;
    std::size_t rounds_;
    double line_;
    double disc_;
    QRectF room_;
    double step_;
};

} // namespace

void paintStairs(QPainter& painter, const QRectF& place, const PointsStairs& stairs)
{
    if (stairs.steps.empty())
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const PaintedStairs painted(painter, place, stairs);
    painted.scale();
    if (stairs.done > 0)
        painted.lines();
    painted.discs();
    painter.restore();
}

} // namespace pairwright
