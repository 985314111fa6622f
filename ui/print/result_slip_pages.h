#pragma once

#include "app/formats/slips/result_slips.h"
#include "ui/print/painted_pages.h"

namespace pairwright {

/// How many slips fit on a page.
inline constexpr std::array slipsAPage{2, 3, 4, 6, 8};

/// Result slips on pages that are cut as one stack: names, boxes, room for signatures, and a code for each result.
class ResultSlipPages : public PaintedPages {
public:
    /// `perPage` is one of slipsAPage; `page` in points, upright.
    ResultSlipPages(std::vector<ResultSlip> slips, int perPage, QSizeF page);

    [[nodiscard]] int pageCount() const override { return static_cast<int>(order_.size()); }
    [[nodiscard]] QSizeF pageSize(int /*page*/) const override { return page_; }
    [[nodiscard]] QString title() const override;

protected:
    void paintPage(QPainter& painter, int page) const override;

private:
    [[nodiscard]] QRectF cell(std::size_t place) const;

    std::vector<ResultSlip> slips_;
    std::vector<std::vector<std::optional<std::size_t>>> order_;
    QSizeF page_;
    int columns_ = 1;
    int rows_ = 2;
};

} // namespace pairwright
