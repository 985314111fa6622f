#pragma once

#include "ui/print/painted_pages.h"

#include <memory>
#include <vector>

namespace pairwright {

/// Several sheets as one: a print job, a PDF. Each keeps its own size and, unless they are counted together, its own
/// count of pages.
class BoundPages : public PaintedPages {
public:
    struct Part {
        std::shared_ptr<const PaintedPages> pages; ///< not null
        int copies = 1;                            ///< whole sheets, one after the other
    };

    enum class Counted { each, together };

    BoundPages(QString title, const std::vector<Part>& parts, Counted counted = Counted::each);

    [[nodiscard]] int pageCount() const override { return static_cast<int>(pages_.size()); }
    [[nodiscard]] QSizeF pageSize(int page) const override;
    [[nodiscard]] QString title() const override { return title_; }

protected:
    void paintPage(QPainter& painter, int page) const override;
    void paintCounted(QPainter& painter, int page, PageCount counted) const override;

private:
    struct Leaf {
        std::shared_ptr<const PaintedPages> sheet;
        int page = 0; ///< of the sheet
    };
    QString title_;
    Counted counted_;
    std::vector<Leaf> pages_;
};

} // namespace pairwright
