#include "ui/pages/players/card/player_stairs.h"

#include "app/explain/colour_due.h"
#include "app/formats/display_text.h"
#include "app/formats/ratings/rated_tournament.h"
#include "app/formats/ratings/time_control.h"
#include "ui/text/format.h"
#include "ui/theme/tints.h"
#include "ui/widgets/text_styles.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace pairwright {

namespace {

constexpr int stairsHeight = 110;
constexpr int scaleWidth = 24;
constexpr int stairsDisc = 21;
constexpr int stairsPadding = 8;
constexpr double hundred = 100;
constexpr double ten = 10;
constexpr double pale = 0.3; ///< of the lines of the scale where all lines are dark

} // namespace

PlayerStairs::PlayerStairs(QWidget* parent)
    : PartsDrawing(parent)
{
    setObjectName(QStringLiteral("playerStairs"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void PlayerStairs::set(const Tournament& tournament, PlayerKey player)
{
    const int rounds = tournament.lastPublished().value;
    const RatingKind kind = ratingKindOf(tournament.event.timeControl).value_or(RatingKind::standard);
    stairs_ =
        pointsStairs(tournament, PlayerPaths(tournament, rounds), ratedTournament(tournament, rounds, kind), player);
    const auto preference = preferenceAhead(tournament, player);
    due_ = preference ? std::optional(preference->colour) : std::nullopt;
    setVisible(!stairs_.steps.empty());
    arrange();
}

QSize PlayerStairs::sizeHint() const
{
    return {300, stairsHeight + stairsDisc + 2 * stairsPadding + fontMetrics().height()};
}

QSize PlayerStairs::minimumSizeHint() const
{
    return {180, sizeHint().height()};
}

int PlayerStairs::stepWidth() const
{
    return std::min(34, (width() - scaleWidth - stairsPadding) / std::max(1, stairs_.planned));
}

double PlayerStairs::heightOf(double points) const
{
    return stairsPadding + (stairsHeight - 2 * stairsPadding) * (1 - points / stairs_.most);
}

void PlayerStairs::arrange()
{
    std::vector<Part> parts;
    for (std::size_t i = 0; i < stairs_.steps.size(); ++i)
        parts.push_back({QRect(scaleWidth + static_cast<int>(i) * stepWidth(), 0, stepWidth(), height()),
                         stairs_.steps[i].sentence});
    setParts(stairs_.sentence(), std::move(parts));
}

void PlayerStairs::drawScale(QPainter& painter) const
{
    const Tints tints = tintsOf(palette());
    painter.setFont(scaledFont(font(), 0.85));
    const int every = stairs_.most > 6 ? 2 : 1;
    for (int points = 0; points <= static_cast<int>(stairs_.most); points += every) {
        const double y = heightOf(points);
        painter.setPen(mixed(palette().color(QPalette::Window), tints.line, isHighContrast() ? pale : 1));
        painter.drawLine(QPointF(scaleWidth, y), QPointF(width() - stairsPadding, y));
        painter.setPen(tints.muted);
        painter.drawText(QRectF(0, y - 10, scaleWidth - 6, 20), Qt::AlignAbsolute | Qt::AlignRight | Qt::AlignVCenter,
                         QString::number(points));
    }
}

void PlayerStairs::drawStairs(QPainter& painter) const
{
    const Tints tints = tintsOf(palette());
    QPolygonF points;
    QPolygonF expected;
    for (std::size_t i = 0; i < stairs_.done; ++i) {
        const double left = scaleWidth + static_cast<double>(i) * stepWidth();
        const double right = left + stepWidth();
        const double y = heightOf(stairs_.steps[i].path.total.tenths / ten);
        const double below = heightOf(stairs_.steps[i].expected / hundred);
        points << QPointF(left, y) << QPointF(right, y);
        expected << QPointF(left, below) << QPointF(right, below);
    }
    const PointsStairs::Step& last = stairs_.steps[stairs_.done - 1];
    if (stairs_.isExpected) {
        const bool above = last.path.total.tenths / ten >= last.expected / hundred;
        QPolygonF between = points;
        for (qsizetype i = expected.size(); i-- > 0;)
            between << expected[i];
        painter.setPen(Qt::NoPen);
        painter.setBrush(above ? tints.accentWash : washOf(palette(), Mood::warning));
        painter.drawPolygon(between);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(dataInksOf(palette()).ink, 1.5, Qt::DashLine));
        painter.drawPolyline(expected);
    }
    painter.setPen(QPen(tints.accent, 2.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(points);
    const QPointF end = points.last();
    painter.setBrush(tints.accent);
    painter.setPen(Qt::NoPen);
    painter.drawEllipse(end, 3.5, 3.5);
    const double room = width() - end.x() - stairsPadding;
    if (room < fontMetrics().horizontalAdvance(QStringLiteral("00½ pts")))
        return;
    // On its own ground: no line of the scale goes through it.
    const auto label = [&](double top, const QFont& letters, const QColor& ink, const QString& text) {
        const QRectF place(end.x() + 8, top, QFontMetricsF(letters).horizontalAdvance(text) + 2,
                           fontMetrics().height());
        painter.fillRect(place, palette().color(QPalette::Window));
        painter.setPen(ink);
        painter.setFont(letters);
        painter.drawText(place, Qt::AlignAbsolute | Qt::AlignLeft | Qt::AlignVCenter, text);
    };
    // At the end of the stairs, and above the discs of the rounds.
    const int line = fontMetrics().height();
    const double top = std::min(end.y() - 2, static_cast<double>(stairsHeight - (stairs_.isExpected ? 2 : 1) * line));
    label(top, scaledFont(font(), 0.95, QFont::DemiBold), tints.accent, formatScore(last.path.total));
    if (!stairs_.isExpected)
        return;
    const QString figure = QLocale().toString(last.expected / hundred, 'f', 2);
    const QFont small = scaledFont(font(), 0.85);
    const QString words = asUnit(tr("%1 expected", "points that the ratings expect").arg(figure));
    label(top + line, small, tints.muted, QFontMetricsF(small).horizontalAdvance(words) + 8 <= room ? words : figure);
}

/// The colour that is due, as it will be: dashed.
void PlayerStairs::drawDue(QPainter& painter, const QRectF& place) const
{
    const DiscInks disc = discInksOf(palette(), due_ == Colour::White);
    QColor fill = disc.fill;
    constexpr double share = 0.35;
    if (due_ == Colour::Black || isDark(palette()))
        fill = mixed(palette().color(QPalette::Window), disc.fill, share);
    painter.setPen(QPen(dataInksOf(palette()).ink, 1.4, Qt::DashLine));
    painter.setBrush(fill);
    painter.drawEllipse(place);
}

void PlayerStairs::drawDiscs(QPainter& painter) const
{
    const Tints tints = tintsOf(palette());
    const DataInks inks = dataInksOf(palette());
    painter.setFont(scaledFont(font(), 0.8, QFont::DemiBold));
    for (int i = 0; i < stairs_.planned; ++i) {
        const double middle = scaleWidth + (i + 0.5) * stepWidth();
        const int side = std::min(stairsDisc, stepWidth() - 2);
        const QRectF place(middle - side / 2.0, stairsHeight + stairsPadding, side, side);
        const QRectF number(middle - stepWidth() / 2.0, place.bottom() + 2, stepWidth(), fontMetrics().height());
        if (static_cast<std::size_t>(i) < stairs_.steps.size()) {
            const PathStep& step = stairs_.steps[static_cast<std::size_t>(i)].path;
            const DiscInks disc = discInksOf(palette(), step.colour == Colour::White);
            painter.setPen(step.colour ? QPen(disc.line, 1.2) : QPen(inks.ink, 1.2, Qt::DotLine));
            painter.setBrush(step.colour ? QBrush(disc.fill) : QBrush(Qt::NoBrush));
            painter.drawEllipse(place);
            painter.setPen(step.colour ? disc.text : palette().color(QPalette::Text));
            painter.drawText(place, Qt::AlignCenter, markOf(step));
        } else if (static_cast<std::size_t>(i) == stairs_.steps.size() && due_) {
            drawDue(painter, place);
        } else {
            painter.setPen(Qt::NoPen);
            painter.setBrush(inks.mark);
            painter.drawEllipse(place.center(), 1.5, 1.5);
        }
        painter.setPen(tints.muted);
        painter.drawText(number, Qt::AlignCenter, QString::number(i + 1));
    }
}

void PlayerStairs::draw(QPainter& painter)
{
    if (stairs_.steps.empty() || stepWidth() < 8)
        return;
    drawScale(painter);
    if (stairs_.done > 0)
        drawStairs(painter);
    drawDiscs(painter);
}

} // namespace pairwright
