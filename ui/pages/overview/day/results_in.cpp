#include "ui/pages/overview/day/results_in.h"

#include "app/domain/text/filled.h"
#include "ui/text/format.h"
#include "ui/theme/letters.h"
#include "ui/theme/tints.h"
#include "ui/widgets/text_styles.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace pairwright {

namespace {

constexpr double cellShare = 1.53; ///< of the height of a line
constexpr int cellGap = 4;
constexpr int mostCells = 39;
constexpr int barHeight = 10;
constexpr double chipShare = 1.3; ///< of the height of a line
constexpr int mostChips = 12;
constexpr int mostNamed = 8;
constexpr int rowSpace = 8;

} // namespace

ResultsIn::ResultsIn(QWidget* parent)
    : PartsDrawing(parent)
{
    setObjectName(QStringLiteral("resultsIn"));
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void ResultsIn::set(const DayFacts& facts)
{
    in_ = facts.in;
    waiting_ = facts.waiting;
    ofTeams_ = facts.ofTeams;
    arrange();
    updateGeometry();
}

QSize ResultsIn::sizeHint() const
{
    constexpr int usual = 340;
    return {usual, heightForWidth(usual)};
}

QSize ResultsIn::minimumSizeHint() const
{
    const auto cell = static_cast<int>(std::lround(cellShare * fontMetrics().height()));
    return {7 * (cell + cellGap), cell};
}

int ResultsIn::heightForWidth(int width) const
{
    return planFor(width).bottom;
}

ResultsIn::Plan ResultsIn::planFor(int width) const
{
    Plan plan;
    const auto lines = [this](double share) {
        return static_cast<int>(std::lround(share * fontMetrics().height()));
    };
    const int cellHeight = lines(cellShare);
    const int leastCell = cellHeight;
    const int chipHeight = lines(chipShare);
    const auto boards = static_cast<int>(in_.size());
    const int inARow = std::max(1, (width + cellGap) / (leastCell + cellGap));
    if (boards <= mostCells && boards > 0) {
        const int columns = std::min(boards, inARow);
        const int cell = std::min(2 * leastCell, (width + cellGap) / columns - cellGap);
        for (int i = 0; i < boards; ++i)
            plan.cells.push_back(
                {QRect(i % columns * (cell + cellGap), i / columns * (cellHeight + cellGap), cell, cellHeight), i + 1,
                 static_cast<bool>(in_.at(static_cast<std::size_t>(i)))});
        plan.bottom = plan.cells.back().place.bottom() + 1;
    } else if (boards > 0) {
        plan.bar = QRect(0, 4, width, barHeight);
        plan.bottom = plan.bar.bottom() + 1 + rowSpace;
        const int chip = fontMetrics().horizontalAdvance(QStringLiteral("0000")) + 12;
        const int chipsInARow = std::max(1, (width + cellGap) / (chip + cellGap));
        const auto count = std::min(mostChips, static_cast<int>(waiting_.size()));
        for (int i = 0; i < count; ++i)
            plan.chips.push_back({QRect(i % chipsInARow * (chip + cellGap),
                                        plan.bottom + i / chipsInARow * (chipHeight + cellGap), chip, chipHeight),
                                  waiting_.at(static_cast<std::size_t>(i)).board, false});
        if (!plan.chips.empty())
            plan.bottom = plan.chips.back().place.bottom() + 1;
        plan.leftOut = static_cast<int>(waiting_.size()) - count;
        if (plan.leftOut > 0) {
            plan.more = QRect(0, plan.bottom + cellGap, width, fontMetrics().height());
            plan.bottom = plan.more.bottom() + 1;
        }
    }
    const int names = std::min(static_cast<int>(waiting_.size()), mostNamed);
    plan.bottom += names > 0 ? rowSpace : 0;
    for (int i = 0; i < names; ++i) {
        plan.rows.emplace_back(0, plan.bottom, width, rowHeight());
        plan.bottom += rowHeight();
    }
    return plan;
}

void ResultsIn::arrange()
{
    plan_ = planFor(width());
    for (Cell& cell : plan_.cells)
        cell.place = mirrored(cell.place);
    for (Cell& chip : plan_.chips)
        chip.place = mirrored(chip.place);
    std::vector<Part> parts;
    const auto leadTo = [this](int board) {
        return [this, board] {
            emit boardWanted(board);
        };
    };
    const auto playing = [this](int board) {
        return (ofTeams_ ? tr("Match %1: still playing") : tr("Board %1: still playing")).arg(board);
    };
    const auto done = [this](int board) {
        return (ofTeams_ ? tr("Match %1: the result is in") : tr("Board %1: the result is in")).arg(board);
    };
    parts.reserve(plan_.cells.size());
    for (const Cell& cell : plan_.cells)
        parts.push_back({cell.place, cell.in ? done(cell.board) : playing(cell.board), leadTo(cell.board)});
    for (const Cell& chip : plan_.chips)
        parts.push_back({chip.place, playing(chip.board), leadTo(chip.board)});
    for (std::size_t i = 0; i < plan_.rows.size(); ++i) {
        const DayBoard& board = waiting_[i];
        const QString text = ofTeams_ ? tr("Match %1: %2 – %3 still play") : tr("Board %1: %2 – %3 still play");
        parts.push_back({plan_.rows[i], filled(text, board.board, board.white, board.black), leadTo(board.board)});
    }
    const auto boards = static_cast<int>(in_.size());
    const auto waiting = static_cast<int>(waiting_.size());
    setParts(boards == 0 ? QString() : filled(tr("%1 of %2 results are in"), boards - waiting, boards),
             std::move(parts));
}

void ResultsIn::drawCell(QPainter& painter, const Cell& cell) const
{
    const Tints tints = tintsOf(palette());
    const QRectF box = QRectF(cell.place).adjusted(0.6, 0.6, -0.6, -0.6);
    painter.setPen(cell.in ? Qt::NoPen : QPen(tints.accent, 1.2));
    painter.setBrush(cell.in ? QBrush(dataInksOf(palette()).ink) : Qt::NoBrush);
    painter.drawRoundedRect(box, 5, 5);
    if (cell.in)
        return;
    painter.setPen(tints.accent);
    painter.setFont(scaledFont(font(), 0.9, QFont::DemiBold));
    painter.drawText(cell.place, Qt::AlignCenter, QString::number(cell.board));
}

void ResultsIn::drawBar(QPainter& painter) const
{
    const Tints tints = tintsOf(palette());
    painter.setPen(Qt::NoPen);
    painter.setBrush(tints.line);
    painter.drawRoundedRect(plan_.bar, 4, 4);
    const double one = static_cast<double>(plan_.bar.width()) / static_cast<double>(in_.size());
    painter.setBrush(dataInksOf(palette()).ink);
    for (std::size_t from = 0; from < in_.size();) {
        std::size_t to = from;
        while (to < in_.size() && in_[to] == in_[from])
            ++to;
        if (in_[from])
            painter.drawRect(mirrored(QRectF(plan_.bar.left() + static_cast<double>(from) * one, plan_.bar.top(),
                                             static_cast<double>(to - from) * one, plan_.bar.height())
                                          .toAlignedRect()));
        from = to;
    }
}

void ResultsIn::drawRow(QPainter& painter, const DayBoard& board, const QRect& place) const
{
    const Tints tints = tintsOf(palette());
    const int number = fontMetrics().horizontalAdvance(QStringLiteral("0000"));
    const int points = fontMetrics().horizontalAdvance(QStringLiteral("00½"));
    const int dash = fontMetrics().horizontalAdvance(QStringLiteral("  –  "));
    const int name = (place.width() - number - 2 * points - 2 * rowSpace - dash) / 2;
    painter.setPen(tints.line);
    painter.drawLine(place.bottomLeft(), place.bottomRight());
    int x = place.left();
    const auto put = [&](int width, Qt::Alignment alignment, const QString& text, const QColor& ink,
                         QFont::Weight weight) {
        const QFont font = scaledFont(this->font(), 1, weight);
        painter.setFont(font);
        painter.setPen(ink);
        painter.drawText(mirrored({x, place.top(), width, place.height()}),
                         static_cast<int>(Qt::AlignVCenter | alignment),
                         QFontMetrics(font).elidedText(text, Qt::ElideRight, width));
        x += width;
    };
    const QColor text = palette().color(QPalette::Text);
    put(number, Qt::AlignLeft, QString::number(board.board), tints.accent, QFont::DemiBold);
    put(points, Qt::AlignRight, formatScore(board.whitePoints), tints.muted, QFont::Normal);
    x += rowSpace;
    put(name, Qt::AlignLeft, board.white, text, nameWeight());
    put(dash, Qt::AlignHCenter, QStringLiteral("–"), tints.muted, QFont::Normal);
    put(name, Qt::AlignLeft, board.black, text, nameWeight());
    x += rowSpace;
    put(points, Qt::AlignRight, formatScore(board.blackPoints), tints.muted, QFont::Normal);
}

void ResultsIn::draw(QPainter& painter)
{
    for (const Cell& cell : plan_.cells)
        drawCell(painter, cell);
    if (plan_.bar.isValid())
        drawBar(painter);
    for (const Cell& chip : plan_.chips)
        drawCell(painter, chip);
    if (plan_.leftOut > 0) {
        painter.setFont(font());
        painter.setPen(tintsOf(palette()).muted);
        painter.drawText(plan_.more, Qt::AlignLeft | Qt::AlignVCenter, tr("and %n more", nullptr, plan_.leftOut));
    }
    for (std::size_t i = 0; i < plan_.rows.size(); ++i)
        drawRow(painter, waiting_[i], plan_.rows[i]);
}

} // namespace pairwright
