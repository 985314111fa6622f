#include "ui/pages/standings/story_delegate.h"

#include "ui/theme/look_shapes.h"
#include "ui/theme/tints.h"
#include "ui/widgets/result_square.h"
#include "ui/widgets/text_styles.h"

#include <QAbstractItemView>
#include <QPainter>
#include <QSortFilterProxyModel>

#include <algorithm>

namespace pairwright {

namespace {

constexpr int pathWidth = 22;
constexpr int pathHeight = 18;
constexpr int pathGap = StoryDelegate::squareStep - pathWidth;
constexpr int storyPadding = StoryDelegate::firstSquare;
constexpr int lineWidth = 112;
constexpr int triangle = 8;
constexpr int meetingChip = 20;

} // namespace

StoryDelegate::StoryDelegate(const StandingsModel& model, const QSortFilterProxyModel& shown, QAbstractItemView* view)
    : TableDelegate(view)
    , model_(model)
    , shown_(shown)
    , view_(view)
{
}

void StoryDelegate::light(std::optional<PlayerKey> player)
{
    if (player == lit_)
        return;
    lit_ = player;
    view_->viewport()->update();
}

std::optional<RoundNumber> StoryDelegate::meetingWithLit(PlayerKey player) const
{
    const int row = lit_ ? model_.rowOf(*lit_) : -1;
    if (row < 0)
        return std::nullopt;
    for (const PathStep& step : model_.path(row))
        if (step.opponent == player)
            return step.round;
    return std::nullopt;
}

int StoryDelegate::rowOf(const QModelIndex& index) const
{
    return shown_.mapToSource(index).row();
}

void StoryDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    TableDelegate::initStyleOption(option, index);
    if (!model_.tellsStory() || !lit_)
        return;
    const PlayerKey player = model_.keyAt(rowOf(index));
    if (player == *lit_ || !meetingWithLit(player))
        return;
    option->backgroundBrush = mixed(option->palette.color(QPalette::Base), tintsOf(option->palette).accent, 0.07);
    if (index.column() == StandingsModel::Name)
        option->font.setWeight(QFont::DemiBold);
}

void StoryDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const int column = index.column();
    const int row = rowOf(index);
    const QStyleOptionViewItem cell = belowGap(option, index);
    const bool drawn =
        column == StandingsModel::Path || column == StandingsModel::RankLine || column == StandingsModel::Change;
    if (!drawn) {
        TableDelegate::paint(painter, option, index);
        const auto meeting = column == StandingsModel::Name && model_.tellsStory() ? meetingWithLit(model_.keyAt(row))
                                                                                   : std::optional<RoundNumber>();
        if (meeting && model_.keyAt(row) != *lit_)
            paintMeeting(*painter, cell, *meeting);
        return;
    }
    QStyleOptionViewItem ground = cell;
    initStyleOption(&ground, index);
    ground.text.clear();
    drawGround(painter, ground, index);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (column == StandingsModel::Path)
        paintSquares(*painter, cell.rect, row, cell.palette);
    else if (column == StandingsModel::RankLine)
        paintRanks(*painter, cell.rect, row, cell.palette);
    else
        paintChange(*painter, ground, row);
    painter->restore();
    drawLine(painter, cell);
}

void StoryDelegate::paintSquares(QPainter& painter, const QRect& cell, int row, const QPalette& palette) const
{
    const PlayerKey player = model_.keyAt(row);
    painter.setFont(scaledFont(view_->font(), 0.8, QFont::DemiBold));
    // Time goes from left to right in every script.
    double left = cell.left() + storyPadding;
    for (const PathStep& step : model_.path(row)) {
        const QRectF place(left, cell.top() + (cell.height() - pathHeight) / 2.0, pathWidth, pathHeight);
        const bool accent = lit_ && (player == *lit_ || step.opponent == *lit_);
        const QString text =
            step.opponent && step.kind != PathStep::Kind::forfeitWon && step.kind != PathStep::Kind::forfeitLost
                ? model_.numberOf(*step.opponent)
                : markOf(step);
        paintResultSquare(painter, place, step, text, palette, accent);
        left += pathWidth + pathGap;
    }
}

void StoryDelegate::paintRanks(QPainter& painter, const QRect& cell, int row, const QPalette& palette) const
{
    const std::vector<int>& ranks = model_.ranks(row);
    if (ranks.empty())
        return;
    const double perRank = std::min(1.15, (cell.height() - 6.0) / std::max(1, model_.rowCount()) * 3);
    const double step = ranks.size() > 1 ? static_cast<double>(lineWidth) / static_cast<double>(ranks.size() - 1) : 0;
    // All rows have one scale; each is centred on its own ranks.
    const auto [best, worst] = std::ranges::minmax(ranks);
    const double scale = std::min(perRank, (cell.height() - 8.0) / std::max(1, worst - best));
    QPolygonF line;
    for (std::size_t i = 0; i < ranks.size(); ++i)
        line.append(QPointF(cell.left() + storyPadding + static_cast<double>(i) * step,
                            cell.center().y() + (ranks[i] - (best + worst) / 2.0) * scale));
    const bool accent = lit_ == model_.keyAt(row);
    const QColor ink = accent ? tintsOf(palette).accent : dataInksOf(palette).ink;
    painter.setPen(QPen(ink, accent ? 2 : 1.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(line);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawEllipse(line.last(), 2.6, 2.6);
}

void StoryDelegate::paintChange(QPainter& painter, const QStyleOptionViewItem& option, int row) const
{
    const int change = model_.change(row);
    const QRect cell = option.rect.adjusted(storyPadding, 0, -storyPadding, 0);
    const QColor ink = change == 0 ? mutedOn(option.palette, look::groundOfRow(option, option.widget))
                                   : inkOf(option.palette, change > 0 ? Mood::good : Mood::warning);
    painter.setPen(ink);
    if (change == 0) {
        painter.drawText(cell, Qt::AlignLeft | Qt::AlignVCenter, QStringLiteral("·"));
        return;
    }
    const double middle = cell.center().y() + 0.5;
    const double tip = change > 0 ? middle - triangle / 2.0 : middle + triangle / 2.0;
    const double foot = change > 0 ? middle + triangle / 2.0 - 1 : middle - triangle / 2.0 + 1;
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    const auto placed = [&](const QRect& place) {
        return QStyle::visualRect(option.direction, cell, place);
    };
    const QRect sign = placed({cell.left(), cell.top(), triangle, cell.height()});
    painter.drawPolygon(QPolygonF({QPointF(sign.left(), foot), QPointF(sign.left() + triangle, foot),
                                   QPointF(sign.left() + triangle / 2.0, tip)}));
    painter.setPen(ink);
    painter.setFont(option.font);
    painter.drawText(placed(cell.adjusted(triangle + 4, 0, 0, 0)), Qt::AlignLeft | Qt::AlignVCenter,
                     QString::number(std::abs(change)));
}

void StoryDelegate::paintMeeting(QPainter& painter, const QStyleOptionViewItem& option, RoundNumber round) const
{
    const QRect cell =
        QStyle::visualRect(option.direction, option.rect,
                           QRect(option.rect.right() - meetingChip - storyPadding,
                                 option.rect.center().y() - meetingChip / 2 + 1, meetingChip, meetingChip));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(tintsOf(option.palette).accent);
    painter.drawEllipse(cell);
    painter.setPen(option.palette.color(QPalette::Base));
    painter.setFont(scaledFont(option.font, 0.85, QFont::DemiBold));
    painter.drawText(cell, Qt::AlignCenter, QString::number(round.value));
    painter.restore();
}

QSize StoryDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QSize size = TableDelegate::sizeHint(option, index);
    switch (index.column()) {
    case StandingsModel::Path:
        size.setWidth(model_.storyRounds() * (pathWidth + pathGap) - pathGap + 2 * storyPadding);
        break;
    case StandingsModel::Name: // whoever is lit marks his opponents: bold, and with the round of their game
        if (model_.tellsStory()) {
            QFont bold = option.font;
            bold.setWeight(QFont::DemiBold);
            const QString name = index.data().toString();
            size.rwidth() += meetingChip + storyPadding + QFontMetrics(bold).horizontalAdvance(name) -
                             option.fontMetrics.horizontalAdvance(name);
        }
        break;
    case StandingsModel::RankLine: size.setWidth(lineWidth + 2 * storyPadding + 4); break;
    case StandingsModel::Change:
        size.setWidth(triangle + 4 + option.fontMetrics.horizontalAdvance(QStringLiteral("000")) + 2 * storyPadding);
        break;
    default: break;
    }
    return size;
}

} // namespace pairwright
