#pragma once

#include "ui/print/painted_pages.h"

#include <memory>
#include <vector>

namespace pairwright {

/// Several sheets as one: a print job, a PDF. Each keeps its own size and its own count of pages.
class BoundPages : public PaintedPages {
public:
    struct Part {
        std::shared_ptr<const PaintedPages> pages; ///< not null
        int copies = 1;                            ///< whole sheets, one after the other
    };

    BoundPages(QString title, const std::vector<Part>& parts);

    [[nodiscard]] int pageCount() const override { return static_cast<int>(pages_.size()); }
    [[nodiscard]] QSizeF pageSize(int page) const override;
    [[nodiscard]] QString title() const override { return title_; }

protected:
    void paintPage(QPainter& painter, int page) const override;

private:
    struct Leaf {
        std::shared_ptr<const PaintedPages> sheet;
        int page = 0; ///< of the sheet
    };
    QString title_;
    std::vector<Leaf> pages_;
};

} // namespace pairwright
