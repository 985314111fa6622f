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

constexpr double slipMargin = 14; ///< points inside the cut
// Heights in units of the type.
constexpr double headUnits = 2;
constexpr double namesUnits = 5.2;
constexpr double noteUnits = 1;
constexpr double boxUnits = 2.4;
constexpr double codeUnits = 3.4;
constexpr double digitUnits = 1.2;
constexpr double resultUnits = boxUnits + codeUnits + digitUnits;
constexpr double forfeitUnits = 2.4;
constexpr double signatureUnits = 3.4;
constexpr double unitsWide = 30; ///< three boxes with their results
constexpr double mostStretched = 1.8;
constexpr double mostOfType = 1.2;    ///< where there is more height than width
constexpr double leastSlipType = 7;   ///< points
constexpr double narrowestBar = 0.96; ///< points, 0.34 mm: two dots of 150 dpi, four of 300
constexpr double codeModules = 132;   ///< of 14 digits, with the quiet zones
const QColor slipSoft(0x44, 0x44, 0x44);

/// One slip in its place: type follows the width, and the height where that is less; the height is filled.
class SlipPainting {
public:
    SlipPainting(QPainter& painter, const ResultSlip& slip, const QRectF& cell)
        : painter_(painter)
        , slip_(slip)
        , room_(cell.adjusted(slipMargin, slipMargin, -slipMargin, -slipMargin))
    {
        isWide_ = room_.width() / 3 >= codeModules * narrowestBar;
        const double high =
            headUnits + namesUnits + noteUnits + resultUnits * (isWide_ ? 1 : 2) + forfeitUnits + signatureUnits;
        unit_ = std::min(room_.height() / high, room_.width() / unitsWide);
        tall_ = std::min(mostStretched, room_.height() / high / unit_);
    }

    void paint()
    {
        double top = 0;
        const auto next = [&](double units) {
            const QRectF strip(room_.left(), room_.top() + top * unit_ * tall_, room_.width(), units * unit_ * tall_);
            top += units;
            return strip;
        };
        paintHead(next(headUnits));
        paintNames(next(namesUnits));
        line(next(noteUnits), 0.9 * unit_, true, Qt::AlignHCenter, slip_.postponed);
        paintResults(next(resultUnits * (isWide_ ? 1 : 2)));
        paintForfeits(next(forfeitUnits));
        paintSignatures(next(signatureUnits));
    }

private:
    [[nodiscard]] QRectF at(const QRectF& place) const { return page_text::mirrored(place, room_); }

    [[nodiscard]] double larger() const { return unit_ * std::min(mostOfType, tall_); }

    void line(const QRectF& place, double size, bool bold, Qt::Alignment alignment, const QString& text,
              const QColor& ink = Qt::black)
    {
        page_text::drawLine(painter_, at(place), Style{std::max(leastSlipType, size), bold}, alignment, ink, text);
    }

    void paintHead(const QRectF& head)
    {
        const QString round =
            slip_.revision.isEmpty() ? slip_.round : slip_.round + QStringLiteral("  ·  ") + slip_.revision;
        const double size = std::max(leastSlipType, 1.1 * unit_);
        const double width = page_text::width(round, Style{size, true}) + 4;
        const QRectF top(head.topLeft(), QSizeF(head.width(), 1.6 * unit_));
        line(top.adjusted(0, 0, -width - 6, 0), size, false, Qt::AlignLeft, slip_.event, slipSoft);
        line({top.right() - width, top.top(), width, top.height()}, size, true, Qt::AlignRight, round);
    }

    /// The number of the board stands beside both names.
    void paintNames(const QRectF& names)
    {
        const double size = 4.2 * larger();
        const double width = (slip_.board.isEmpty() ? size : page_text::width(slip_.board, Style{size, true})) + unit_;
        if (slip_.board.isEmpty()) {
            painter_.setPen(QPen(Qt::black, 0.6));
            painter_.setBrush(Qt::NoBrush);
            painter_.drawRect(at({names.left(), names.center().y() - size / 2, size, size}));
        }
        line({names.left(), names.top(), width, names.height()}, size, true, Qt::AlignLeft, slip_.board);
        const double colourWidth =
            std::max(page_text::width(Tr::tr("White"), {std::max(leastSlipType, unit_), false}),
                     page_text::width(Tr::tr("Black"), {std::max(leastSlipType, unit_), false})) +
            unit_;
        const auto name = [&](bool upper, const QString& colour, const QString& text) {
            const double high = names.height() / 2;
            const QRectF place(names.left() + width, names.top() + (upper ? 0 : high), names.width() - width, high);
            line({place.left(), place.top(), colourWidth, place.height()}, unit_, false, Qt::AlignLeft, colour,
                 slipSoft);
            const QRectF rest = at(place.adjusted(colourWidth, 0, 0, 0));
            if (text.isEmpty()) {
                painter_.setPen(QPen(Qt::black, 0.6));
                painter_.drawLine(rest.bottomLeft() - QPointF(0, 0.4 * unit_),
                                  rest.bottomRight() - QPointF(0, 0.4 * unit_));
            } else {
                page_text::drawFitted(painter_, rest, Style{1.5 * larger(), true}, Qt::AlignLeft, Qt::black, text);
            }
        };
        name(true, Tr::tr("White"), slip_.white);
        name(false, Tr::tr("Black"), slip_.black);
    }

    /// A box to tick and what it stands for, in the middle of a strip.
    void paintBox(const QRectF& strip, double side, double size, const QString& text)
    {
        const QRectF box(strip.left(), strip.center().y() - side / 2, side, side);
        painter_.setPen(QPen(Qt::black, 0.8));
        painter_.setBrush(Qt::NoBrush);
        painter_.drawRect(at(box));
        line({box.right() + 0.6 * unit_, strip.top(), strip.right() - box.right(), strip.height()}, size, true,
             Qt::AlignLeft, text);
    }

    void paintResults(const QRectF& place)
    {
        const std::array results{QStringLiteral("1 – 0"), QStringLiteral("½ – ½"), QStringLiteral("0 – 1")};
        const QRectF boxes(place.topLeft(), QSizeF(place.width(), resultUnits * unit_ * tall_));
        const double width = boxes.width() / (isWide_ ? 3 : 2);
        const double part = unit_ * tall_;
        for (std::size_t i = 0; i < results.size(); ++i) {
            // Side by side, or the draw below and between the two others: each code by itself under a scanner.
            const double beside = isWide_ ? static_cast<double>(i) : static_cast<double>(i) / 2;
            const double down = !isWide_ && i == 1 ? boxes.height() : 0;
            const QRectF column(boxes.left() + beside * width, boxes.top() + down, width, boxes.height());
            paintBox({column.left() + unit_, column.top(), width - unit_, boxUnits * part}, 1.8 * larger(),
                     1.7 * larger(), results.at(i));
            drawCode128(painter_, at(codePlace(column)), code128Modules(slip_.codes.at(i)));
            line({column.left(), column.top() + (boxUnits + codeUnits) * part, width, digitUnits * unit_}, 0.75 * unit_,
                 false, Qt::AlignCenter, slip_.codes.at(i), slipSoft);
        }
    }

    /// With its quiet zones, in the middle of its column.
    [[nodiscard]] QRectF codePlace(const QRectF& column) const
    {
        const double width = isWide_ ? column.width() : codeModules * narrowestBar;
        const double part = unit_ * tall_;
        return {column.center().x() - width / 2, column.top() + boxUnits * part, width, codeUnits * part};
    }

    /// Nobody plays: who is there has won, or nobody has.
    void paintForfeits(const QRectF& place)
    {
        const std::array forfeits{QStringLiteral("+ : −"), QStringLiteral("− : +"), QStringLiteral("− : −")};
        const QString label = Tr::tr("Not played", "a game that is forfeited");
        const double size = std::max(leastSlipType, unit_);
        const double words = page_text::width(label, {size, false}) + 1.2 * unit_;
        line(place, size, false, Qt::AlignLeft, label, slipSoft);
        const double width = (place.width() - words) / static_cast<double>(forfeits.size());
        for (std::size_t i = 0; i < forfeits.size(); ++i)
            paintBox({place.left() + words + static_cast<double>(i) * width, place.top(), width, place.height()},
                     1.5 * larger(), 1.2 * larger(), forfeits.at(i));
    }

    /// Two places that are large enough for a hand.
    void paintSignatures(const QRectF& place)
    {
        const double half = place.width() / 2;
        const double label = 1.3 * std::max(leastSlipType, 0.8 * unit_);
        painter_.setPen(QPen(slipSoft, 0.6));
        painter_.setBrush(Qt::NoBrush);
        for (const auto& [left, text] : {std::pair{place.left(), Tr::tr("Signature of White")},
                                         std::pair{place.left() + half + unit_ / 2, Tr::tr("Signature of Black")}}) {
            const QRectF box(left, place.top(), half - unit_ / 2, place.height());
            painter_.setPen(QPen(slipSoft, 0.6));
            painter_.drawRect(at(box));
            line({left + 3, box.top() + 1, box.width() - 6, label}, 0.8 * unit_, false, Qt::AlignLeft, text, slipSoft);
        }
    }

    QPainter& painter_;
    const ResultSlip& slip_;
    QRectF room_;
    double unit_ = 10;
    double tall_ = 1;    ///< of the heights, where the width allows no larger type
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
