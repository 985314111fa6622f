#include "ui/pages/overview/day/score_histogram.h"

#include "app/domain/text/filled.h"
#include "ui/theme/tints.h"
#include "ui/widgets/text_styles.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace pairwright {

namespace {

constexpr double squareShare = 1.5; ///< of the height of a line
constexpr double mostShare = 2;     ///< where the height has room for it
constexpr int mostOfASquare = 28;   ///< however large the letters: the leaders want the room
constexpr int usualRoom = 27;       ///< of the columns, in heights of a line; with more of it squares grow further
constexpr int shareOfMore = 6;      ///< a square takes that part of it
constexpr int playerGap = 3;
constexpr int mostSquares = 60;
constexpr int besideLabel = 12; ///< of a column
constexpr int usualHeight = 220;

} // namespace

ScoreHistogram::ScoreHistogram(QWidget* parent)
    : PartsDrawing(parent)
{
    setObjectName(QStringLiteral("scoreHistogram"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void ScoreHistogram::set(const DayFacts& facts)
{
    columns_ = facts.columns;
    byRating_ = facts.byRating;
    players_ = facts.players;
    arrange();
}

QSize ScoreHistogram::sizeHint() const
{
    return {320, usualHeight};
}

QSize ScoreHistogram::minimumSizeHint() const
{
    return {200, 140};
}

int ScoreHistogram::most() const
{
    const auto most = std::ranges::max_element(columns_, {}, &DayColumn::players);
    return most == columns_.end() ? 0 : most->players;
}

/// They grow with the letters, up to a size.
int ScoreHistogram::playerSquare() const
{
    return std::min(mostOfASquare, static_cast<int>(std::lround(squareShare * fontMetrics().height())));
}

int ScoreHistogram::largestSquare() const
{
    const int line = fontMetrics().height();
    const int more = std::max(0, height() - 2 * labelHeight() - usualRoom * line);
    return static_cast<int>(std::lround(mostShare * line)) + more / shareOfMore;
}

int ScoreHistogram::widestLabel() const
{
    int widest = 1;
    for (const DayColumn& column : columns_)
        widest = std::max(widest, fontMetrics().horizontalAdvance(column.label) + 4);
    return widest;
}

QRect ScoreHistogram::placeOf(std::size_t column) const
{
    const auto count = static_cast<int>(columns_.size());
    const int step =
        std::min(std::max({2 * playerSquare(), widestLabel() + besideLabel, largestSquare() + besideLabel}),
                 width() / std::max(1, count));
    // What the squares do not need stays empty below them.
    const int room = height() - 2 * labelHeight();
    const int largest = std::min(largestSquare(), step - besideLabel);
    const int side =
        std::clamp(room / std::max(1, most()) - playerGap, playerSquare(), std::max(playerSquare(), largest));
    const int needed = players_ <= mostSquares ? most() * (side + playerGap) : height();
    return {static_cast<int>(column) * step, labelHeight(), step, std::min(needed, room)};
}

void ScoreHistogram::arrange()
{
    std::vector<Part> parts;
    for (std::size_t i = 0; i < columns_.size(); ++i) {
        const DayColumn& column = columns_[i];
        QString sentence = byRating_ ? tr("Rating from %1: %n player(s)", nullptr, column.players).arg(column.label)
                                     : tr("Points %1: %n player(s)", nullptr, column.players).arg(column.label);
        if (column.playing > 0)
            sentence = tr("%1, %n still playing", "players with so many points", column.playing).arg(sentence);
        Part part{placeOf(i).adjusted(1, -labelHeight(), -1, labelHeight()), sentence};
        if (column.first)
            part.go = [this, player = *column.first] {
                emit playerWanted(player);
            };
        parts.push_back(std::move(part));
    }
    setParts(byRating_ ? tr("How many players have which rating") : tr("How many players have how many points"),
             std::move(parts));
}

void ScoreHistogram::drawSquares(QPainter& painter, const DayColumn& column, const QRect& place) const
{
    const DataInks inks = dataInksOf(palette());
    const int side = std::max(4, std::min(place.width() - playerGap, place.height() / std::max(1, most()) - playerGap));
    for (int i = 0; i < column.players; ++i) {
        // Those whose points may still grow lie on top.
        const bool playing = i >= column.players - column.playing;
        const QRectF box(place.left() + (place.width() - side) / 2.0, place.bottom() + 1 - (i + 1) * (side + playerGap),
                         side, side);
        painter.setPen(playing ? QPen(inks.ink, 1.4) : Qt::NoPen);
        painter.setBrush(playing ? Qt::NoBrush : QBrush(inks.ink));
        painter.drawRoundedRect(playing ? box.adjusted(0.7, 0.7, -0.7, -0.7) : box, 4, 4);
    }
    painter.setPen(palette().color(QPalette::Text));
    painter.setFont(scaledFont(font(), 0.9, QFont::DemiBold));
    if (column.players > 0)
        painter.drawText(QRect(place.left(), place.bottom() + 1 - column.players * (side + playerGap) - labelHeight(),
                               place.width(), labelHeight()),
                         Qt::AlignCenter, QString::number(column.players));
}

void ScoreHistogram::drawBar(QPainter& painter, const DayColumn& column, const QRect& place) const
{
    const DataInks inks = dataInksOf(palette());
    const double one = static_cast<double>(place.height()) / std::max(1, most());
    const double bottom = place.bottom() + 1;
    const double all = one * column.players;
    const double open = one * column.playing;
    const QRectF over(place.left() + 3, bottom - all, place.width() - 6, open);
    const QRectF under(place.left() + 3, bottom - all + open, place.width() - 6, all - open);
    painter.setPen(Qt::NoPen);
    painter.setBrush(inks.ink);
    painter.drawRect(under);
    painter.setPen(QPen(inks.ink, 1.2));
    painter.setBrush(Qt::NoBrush);
    if (column.playing > 0)
        painter.drawRect(over.adjusted(0.6, 0.6, -0.6, -0.6));
    painter.setPen(palette().color(QPalette::Text));
    painter.setFont(scaledFont(font(), 0.9, QFont::DemiBold));
    if (column.players > 0)
        painter.drawText(QRectF(place.left(), bottom - all - labelHeight(), place.width(), labelHeight()),
                         Qt::AlignCenter, QString::number(column.players));
}

void ScoreHistogram::draw(QPainter& painter)
{
    if (columns_.empty())
        return;
    const Tints tints = tintsOf(palette());
    const QRect last = placeOf(columns_.size() - 1);
    painter.setPen(QPen(dataInksOf(palette()).mark, 1));
    painter.drawLine(0, last.bottom() + 1, last.right(), last.bottom() + 1);
    // Where the labels are wider than their columns every second one stays, or every third.
    const int widest = widestLabel();
    const int each = (widest + last.width() - 1) / std::max(1, last.width());
    for (std::size_t i = 0; i < columns_.size(); ++i) {
        const QRect place = placeOf(i);
        if (hovered() == static_cast<int>(i)) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(tints.accentWash);
            painter.drawRoundedRect(place.adjusted(0, -labelHeight(), 0, 0), 4, 4);
        }
        if (players_ <= mostSquares)
            drawSquares(painter, columns_[i], place);
        else
            drawBar(painter, columns_[i], place);
        painter.setPen(tints.muted);
        painter.setFont(font());
        if (static_cast<int>(i) % each == 0)
            painter.drawText(QRect(place.center().x() - widest, place.bottom() + 4, 2 * widest, labelHeight()),
                             Qt::AlignHCenter | Qt::AlignTop, columns_[i].label);
    }
}

} // namespace pairwright
