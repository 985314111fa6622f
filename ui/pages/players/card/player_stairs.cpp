#include "ui/pages/players/card/player_stairs.h"

#include "app/formats/ratings/rated_tournament.h"
#include "app/formats/ratings/time_control.h"
#include "engine/ratings/rating_change.h"
#include "ui/text/format.h"
#include "ui/theme/tints.h"
#include "ui/widgets/text_styles.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <map>

namespace pairwright {

namespace {

constexpr int stairsHeight = 110;
constexpr int scaleWidth = 24;
constexpr int stairsDisc = 21;
constexpr int stairsPadding = 8;
constexpr double hundred = 100;
constexpr double ten = 10;

/// Hundredths of a point that the ratings expect in a round.
std::map<RoundNumber, int> expectedByRound(const Tournament& tournament, PlayerKey player)
{
    std::map<RoundNumber, int> expected;
    const RatingKind kind = ratingKindOf(tournament.event.timeControl).value_or(RatingKind::standard);
    const RatedTournament rated = ratedTournament(tournament, tournament.lastPublished().value, kind);
    const auto number = rated.order.tpnOf(player);
    if (!number)
        return expected;
    const RatingPreview preview = previewRating(rated.event, *number);
    if (std::holds_alternative<RatingChange>(preview.outcome))
        for (const RatedGame& game : preview.games)
            expected[game.game.round] = game.expectedPercent;
    return expected;
}

} // namespace

PlayerStairs::PlayerStairs(QWidget* parent)
    : PartsDrawing(parent)
{
    setObjectName(QStringLiteral("playerStairs"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void PlayerStairs::set(const Tournament& tournament, PlayerKey player)
{
    steps_.clear();
    planned_ = tournament.settings.plannedRounds;
    const std::map<RoundNumber, int> expected = expectedByRound(tournament, player);
    isExpected_ = !expected.empty();
    int sum = 0;
    const PlayerPaths paths(tournament, tournament.lastPublished().value);
    for (const PathStep& path : paths.of(player)) {
        const auto found = expected.find(path.round);
        sum += found != expected.end() ? found->second : static_cast<int>(std::lround(path.points.tenths * ten));
        const Player* opponent = path.opponent ? tournament.player(*path.opponent) : nullptr;
        steps_.push_back({path, toldStep(path, opponent != nullptr ? shortName(opponent->data) : QString()), sum});
    }
    most_ = 1;
    for (const Step& step : steps_)
        most_ = std::max({most_, step.path.total.tenths / ten, step.expected / hundred});
    most_ = std::ceil(most_);
    setVisible(!steps_.empty());
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
    return std::min(34, (width() - scaleWidth - stairsPadding) / std::max(1, planned_));
}

double PlayerStairs::heightOf(double points) const
{
    return stairsPadding + (stairsHeight - 2 * stairsPadding) * (1 - points / most_);
}

void PlayerStairs::arrange()
{
    std::vector<Part> parts;
    for (std::size_t i = 0; i < steps_.size(); ++i)
        parts.push_back(
            {QRect(scaleWidth + static_cast<int>(i) * stepWidth(), 0, stepWidth(), height()), steps_[i].sentence});
    QString sentence;
    if (!steps_.empty()) {
        sentence =
            tr("Points after round %1: %2").arg(QString::number(steps_.size()), formatScore(steps_.back().path.total));
        if (isExpected_)
            sentence = tr("%1, expected by the ratings: %2", "points after a round")
                           .arg(sentence, QLocale().toString(steps_.back().expected / hundred, 'f', 2));
    }
    setParts(sentence, std::move(parts));
}

void PlayerStairs::drawScale(QPainter& painter) const
{
    const Tints tints = tintsOf(palette());
    painter.setFont(scaledFont(font(), 0.85));
    const int every = most_ > 6 ? 2 : 1;
    for (int points = 0; points <= static_cast<int>(most_); points += every) {
        const double y = heightOf(points);
        painter.setPen(tints.line);
        painter.drawLine(QPointF(scaleWidth, y), QPointF(width() - stairsPadding, y));
        painter.setPen(tints.muted);
        painter.drawText(QRectF(0, y - 10, scaleWidth - 6, 20), Qt::AlignRight | Qt::AlignVCenter,
                         QString::number(points));
    }
}

void PlayerStairs::drawStairs(QPainter& painter) const
{
    const Tints tints = tintsOf(palette());
    QPolygonF points;
    QPolygonF expected;
    for (std::size_t i = 0; i < steps_.size(); ++i) {
        const double left = scaleWidth + static_cast<double>(i) * stepWidth();
        const double right = left + stepWidth();
        const double y = heightOf(steps_[i].path.total.tenths / ten);
        const double below = heightOf(steps_[i].expected / hundred);
        points << QPointF(left, y) << QPointF(right, y);
        expected << QPointF(left, below) << QPointF(right, below);
    }
    if (isExpected_) {
        const bool above = steps_.back().path.total.tenths / ten >= steps_.back().expected / hundred;
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
    painter.setPen(tints.accent);
    painter.setFont(scaledFont(font(), 0.95, QFont::DemiBold));
    painter.drawText(QRectF(end.x() + 8, end.y() - 2, room, fontMetrics().height()), Qt::AlignLeft | Qt::AlignTop,
                     formatScore(steps_.back().path.total));
    if (!isExpected_)
        return;
    painter.setPen(tints.muted);
    painter.setFont(scaledFont(font(), 0.85));
    painter.drawText(QRectF(end.x() + 8, end.y() - 2 + fontMetrics().height(), room, fontMetrics().height()),
                     Qt::AlignLeft | Qt::AlignTop,
                     tr("%1 expected", "points").arg(QLocale().toString(steps_.back().expected / hundred, 'f', 2)));
}

void PlayerStairs::drawDiscs(QPainter& painter) const
{
    const Tints tints = tintsOf(palette());
    const DataInks inks = dataInksOf(palette());
    painter.setFont(scaledFont(font(), 0.8, QFont::DemiBold));
    for (int i = 0; i < planned_; ++i) {
        const double middle = scaleWidth + (i + 0.5) * stepWidth();
        const int side = std::min(stairsDisc, stepWidth() - 2);
        const QRectF place(middle - side / 2.0, stairsHeight + stairsPadding, side, side);
        const QRectF number(middle - stepWidth() / 2.0, place.bottom() + 2, stepWidth(), fontMetrics().height());
        if (static_cast<std::size_t>(i) < steps_.size()) {
            const PathStep& step = steps_[static_cast<std::size_t>(i)].path;
            const bool black = step.colour == Colour::Black;
            painter.setPen(QPen(inks.ink, 1.2, step.colour ? Qt::SolidLine : Qt::DotLine));
            painter.setBrush(black ? QBrush(inks.ink) : step.colour ? QBrush(Qt::white) : QBrush(Qt::NoBrush));
            painter.drawEllipse(place);
            painter.setPen(black         ? palette().color(QPalette::Base)
                           : step.colour ? QColor(Qt::black)
                                         : palette().color(QPalette::Text));
            painter.drawText(place, Qt::AlignCenter, markOf(step));
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
    if (steps_.empty() || stepWidth() < 8)
        return;
    drawScale(painter);
    drawStairs(painter);
    drawDiscs(painter);
}

} // namespace pairwright
