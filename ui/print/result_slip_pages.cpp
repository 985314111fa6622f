#include "ui/print/result_slip_pages.h"

#include "ui/print/card_pages.h"
#include "ui/print/code128.h"
#include "ui/print/page_text.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::ResultSlips)
};

using page_text::Style;

constexpr double slipMargin = 14;   ///< points inside the cut
constexpr double largestSlip = 270; ///< a slip need not be higher than this
constexpr double unitsAroundResults = 12.4;
constexpr double unitsWide = 30;      ///< three boxes with their results
constexpr double resultUnits = 7.6;   ///< a box, its code and the digits
constexpr double narrowestBar = 0.96; ///< points, 0.34 mm: two dots of 150 dpi, four of 300
constexpr double codeModules = 132;   ///< of 14 digits, with the quiet zones
const QColor slipSoft(0x44, 0x44, 0x44);

/// One slip in its place; sizes follow the height, and the width where that is less.
class SlipPainting {
public:
    SlipPainting(QPainter& painter, const ResultSlip& slip, const QRectF& cell)
        : painter_(painter)
        , slip_(slip)
        , room_(cell.adjusted(slipMargin, slipMargin, -slipMargin, -slipMargin))
    {
        if (room_.height() > largestSlip)
            room_.setHeight(largestSlip);
        isWide_ = room_.width() / 3 >= codeModules * narrowestBar;
        const double unitsHigh = unitsAroundResults + resultUnits * (isWide_ ? 1 : 2);
        unit_ = std::min(room_.height() / unitsHigh, room_.width() / unitsWide);
    }

    void paint()
    {
        paintHead();
        paintNames();
        paintResults();
        paintSignatures();
    }

private:
    [[nodiscard]] QRectF strip(double from, double units) const
    {
        return {room_.left(), room_.top() + from * unit_, room_.width(), units * unit_};
    }

    void line(const QRectF& place, double size, bool bold, Qt::Alignment alignment, const QString& text,
              const QColor& ink = Qt::black)
    {
        page_text::drawLine(painter_, place, Style{size, bold}, alignment, ink, text);
    }

    void paintHead()
    {
        const QRectF head = strip(0, 1.8);
        const QString round =
            slip_.revision.isEmpty() ? slip_.round : slip_.round + QStringLiteral("  ·  ") + slip_.revision;
        const double size = 1.1 * unit_;
        const double width = page_text::width(round, Style{size, true}) + 4;
        line(head.adjusted(0, 0, -width - 6, 0), size, false, Qt::AlignLeft, slip_.event, slipSoft);
        line({head.right() - width, head.top(), width, head.height()}, size, true, Qt::AlignRight, round);
    }

    /// The number of the board stands beside both names.
    void paintNames()
    {
        const double size = 4.2 * unit_;
        const double width =
            (slip_.board.isEmpty() ? 4.2 * unit_ : page_text::width(slip_.board, Style{size, true})) + unit_;
        const QRectF names = strip(2.2, 5);
        if (slip_.board.isEmpty()) {
            painter_.setPen(QPen(Qt::black, 0.6));
            painter_.drawRect(
                QRectF(names.left(), names.top() + 0.4 * unit_, 4.2 * unit_, names.height() - 0.8 * unit_));
        }
        line({names.left(), names.top(), width, names.height()}, size, true, Qt::AlignLeft, slip_.board);
        const QRectF right = names.adjusted(width, 0, 0, 0);
        const auto name = [&](double top, const QString& colour, const QString& text) {
            const QRectF place(right.left(), right.top() + top * unit_, right.width(), 2.5 * unit_);
            const double colourWidth = 4.5 * unit_;
            line({place.left(), place.top(), colourWidth, place.height()}, unit_, false, Qt::AlignLeft, colour,
                 slipSoft);
            const QRectF rest = place.adjusted(colourWidth, 0, 0, 0);
            if (text.isEmpty()) {
                painter_.setPen(QPen(Qt::black, 0.6));
                painter_.drawLine(rest.bottomLeft() - QPointF(0, 0.4 * unit_),
                                  rest.bottomRight() - QPointF(0, 0.4 * unit_));
            } else {
                page_text::drawFitted(painter_, rest, Style{1.5 * unit_, true}, Qt::AlignLeft, Qt::black, text);
            }
        };
        name(0, Tr::tr("White"), slip_.white);
        name(2.5, Tr::tr("Black"), slip_.black);
        line(strip(7, 1).adjusted(width, 0, 0, 0), 0.9 * unit_, true, Qt::AlignLeft, slip_.postponed);
    }

    void paintResults()
    {
        const std::array results{QStringLiteral("1 – 0"), QStringLiteral("½ – ½"), QStringLiteral("0 – 1")};
        const QRectF boxes = strip(8, resultUnits);
        const double width = boxes.width() / (isWide_ ? 3 : 2);
        for (std::size_t i = 0; i < results.size(); ++i) {
            // Side by side, or the draw below and between the two others: each code by itself under a scanner.
            const double place = isWide_ ? static_cast<double>(i) : static_cast<double>(i) / 2;
            const double down = !isWide_ && i == 1 ? boxes.height() : 0;
            const QRectF column(boxes.left() + place * width, boxes.top() + down, width, boxes.height());
            const QRectF box(column.left() + unit_, column.top() + 0.3 * unit_, 1.8 * unit_, 1.8 * unit_);
            painter_.setPen(QPen(Qt::black, 0.8));
            painter_.setBrush(Qt::NoBrush);
            painter_.drawRect(box);
            line({box.right() + 0.6 * unit_, column.top(), column.right() - box.right(), 2.4 * unit_}, 1.7 * unit_,
                 true, Qt::AlignLeft, results.at(i));
            drawCode128(painter_, codePlace(column), code128Modules(slip_.codes.at(i)));
            line({column.left(), column.top() + 6.2 * unit_, width, 1.2 * unit_}, 0.75 * unit_, false, Qt::AlignCenter,
                 slip_.codes.at(i), slipSoft);
        }
    }

    /// With its quiet zones, in the middle of its column.
    [[nodiscard]] QRectF codePlace(const QRectF& column) const
    {
        const double width = isWide_ ? column.width() : codeModules * narrowestBar;
        return {column.center().x() - width / 2, column.top() + 2.8 * unit_, width, 3.4 * unit_};
    }

    void paintSignatures()
    {
        const QRectF place = strip(isWide_ ? 16 : 16 + resultUnits, 4);
        const double half = place.width() / 2;
        painter_.setPen(QPen(Qt::black, 0.6));
        for (const auto& [left, text] : {std::pair{place.left(), Tr::tr("Signature of White")},
                                         std::pair{place.left() + half, Tr::tr("Signature of Black")}}) {
            const double y = place.bottom() - 1.3 * unit_;
            painter_.drawLine(QPointF(left, y), QPointF(left + half - unit_, y));
            line({left, y, half - unit_, 1.3 * unit_}, 0.8 * unit_, false, Qt::AlignLeft, text, slipSoft);
        }
    }

    QPainter& painter_;
    const ResultSlip& slip_;
    QRectF room_;
    double unit_ = 10;
    bool isWide_ = true; ///< three codes fit side by side
};

} // namespace

ResultSlipPages::ResultSlipPages(std::vector<ResultSlip> slips, int perPage, QSizeF page)
    : slips_(std::move(slips))
    , order_(cutStackOrder(slips_.size(), static_cast<std::size_t>(perPage)))
    , page_(page)
    , columns_(perPage > 3 ? 2 : 1)
    , rows_(perPage / columns_)
{
}

QString ResultSlipPages::title() const
{
    const Speaking speaking(language());
    return slips_.empty()
               ? Tr::tr("Result slips")
               : QStringLiteral("%1 – %2 – %3").arg(slips_.front().event, slips_.front().round, Tr::tr("Result slips"));
}

QRectF ResultSlipPages::cell(std::size_t place) const
{
    const auto index = static_cast<int>(place);
    const QSizeF size(page_.width() / columns_, page_.height() / rows_);
    return {QPointF(index % columns_ * size.width(), index / columns_ * size.height()), size}; // NOLINT: whole cells
}

void ResultSlipPages::paintPage(QPainter& painter, int page) const
{
    painter.save();
    paintCuts(painter, page_, columns_, rows_);
    const auto& places = order_.at(static_cast<std::size_t>(page));
    for (std::size_t place = 0; place < places.size(); ++place)
        if (places[place])
            SlipPainting(painter, slips_[*places[place]], cell(place)).paint();
    painter.restore();
}

} // namespace pairwright
