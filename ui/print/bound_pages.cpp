#include "ui/print/bound_pages.h"

namespace pairwright {

BoundPages::BoundPages(QString title, const std::vector<Part>& parts, Counted counted)
    : title_(std::move(title))
    , counted_(counted)
{
    for (const Part& part : parts)
        for (int copy = 0; copy < part.copies; ++copy)
            for (int page = 0; page < part.pages->pageCount(); ++page)
                pages_.push_back({part.pages, page});
}

QSizeF BoundPages::pageSize(int page) const
{
    const Leaf& leaf = pages_.at(static_cast<std::size_t>(page));
    return leaf.sheet->pageSize(leaf.page);
}

void BoundPages::paintPage(QPainter& painter, int page) const
{
    const Leaf& leaf = pages_.at(static_cast<std::size_t>(page));
    leaf.sheet->paint(painter, leaf.page);
}

void BoundPages::paintCounted(QPainter& painter, int page, PageCount counted) const
{
    if (counted_ == Counted::each) {
        paintPage(painter, page);
        return;
    }
    const Leaf& leaf = pages_.at(static_cast<std::size_t>(page));
    leaf.sheet->paint(painter, leaf.page, counted);
}

} // namespace pairwright
