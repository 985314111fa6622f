#include "ui/print/card_pages.h"

#include <QPainter>
#include <QPen>

namespace pairwright {

void paintCuts(QPainter& painter, QSizeF page, int columns, int rows)
{
    painter.setPen(QPen(QColor(0x44, 0x44, 0x44), 0.4, Qt::DashLine));
    for (int column = 1; column < columns; ++column)
        painter.drawLine(QPointF(page.width() * column / columns, 0),
                         QPointF(page.width() * column / columns, page.height()));
    for (int row = 1; row < rows; ++row)
        painter.drawLine(QPointF(0, page.height() * row / rows), QPointF(page.width(), page.height() * row / rows));
}

CardPages::CardPages(QString title, std::vector<Card> cards, int perPage, QSizeF page)
    : title_(std::move(title))
    , cards_(std::move(cards))
    , page_(page)
    , columns_(perPage > 2 ? 2 : 1)
    , rows_(perPage / columns_)
{
}

int CardPages::pageCount() const
{
    const int perPage = columns_ * rows_;
    return (static_cast<int>(cards_.size()) + perPage - 1) / perPage;
}

void CardPages::paintPage(QPainter& painter, int page) const
{
    const QSizeF size(page_.width() / columns_, page_.height() / rows_);
    painter.save();
    paintCuts(painter, page_, columns_, rows_);
    const std::size_t perPage = static_cast<std::size_t>(columns_) * static_cast<std::size_t>(rows_);
    const std::size_t first = static_cast<std::size_t>(page) * perPage;
    for (std::size_t place = 0; place < perPage && first + place < cards_.size(); ++place) {
        const auto index = static_cast<int>(place);
        const int row = index / columns_;
        cards_[first + place](painter, {QPointF(index % columns_ * size.width(), row * size.height()), size});
    }
    painter.restore();
}

} // namespace pairwright
