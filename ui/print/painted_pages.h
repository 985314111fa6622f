#pragma once

#include "app/domain/text/language.h"

#include <QSizeF>
#include <QString>

class QPainter;

namespace pairwright {

/// Which page of how many a page says that it is.
struct PageCount {
    int number = 1;
    int all = 1;
};

/// Something that is laid out on pages: preview, print and PDF take it from here. Lengths are points (1/72 inch). It is
/// painted in the language that was spoken when it was made.
class PaintedPages {
public:
    PaintedPages() = default;
    PaintedPages(const PaintedPages&) = default;
    PaintedPages(PaintedPages&&) = default;
    PaintedPages& operator=(const PaintedPages&) = default;
    PaintedPages& operator=(PaintedPages&&) = default;
    virtual ~PaintedPages() = default;

    [[nodiscard]] virtual int pageCount() const = 0;
    /// Of one page, from 0: sheets that are bound together need not have one size.
    [[nodiscard]] virtual QSizeF pageSize(int page) const = 0;
    /// What a PDF is called.
    [[nodiscard]] virtual QString title() const = 0;
    /// Paints one page (from 0) with the origin at its upper left corner, in points.
    void paint(QPainter& painter, int page) const { paint(painter, page, {page + 1, pageCount()}); }
    /// The same of pages that are bound with others and counted with them.
    void paint(QPainter& painter, int page, PageCount counted) const
    {
        const Speaking speaking(language_);
        paintCounted(painter, page, counted);
    }

protected:
    [[nodiscard]] const Language& language() const { return language_; }
    virtual void paintPage(QPainter& painter, int page) const = 0;
    virtual void paintCounted(QPainter& painter, int page, PageCount /*counted*/) const { paintPage(painter, page); }

private:
    Language language_;
};

} // namespace pairwright
