#pragma once

#include "ui/print/painted_pages.h"

namespace pairwright {

/// A text of the arbiter's own on one page, in the largest type in which it fits.
class NoticePage : public PaintedPages {
public:
    /// `footer` stands small at the foot; `page` in points, upright or not.
    NoticePage(QString event, QString text, QString footer, QSizeF page);

    [[nodiscard]] int pageCount() const override { return 1; }
    [[nodiscard]] QSizeF pageSize(int /*page*/) const override { return page_; }
    [[nodiscard]] QString title() const override;

protected:
    void paintPage(QPainter& painter, int page) const override;

private:
    QString event_;
    QString text_;
    QString footer_;
    QSizeF page_;
};

} // namespace pairwright
