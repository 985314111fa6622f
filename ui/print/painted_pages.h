#pragma once

#include <QSizeF>
#include <QString>

class QPainter;

namespace pairwright {

/// Something that is laid out on pages: preview, print and PDF take it from here. Lengths are points (1/72 inch).
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
    virtual void paint(QPainter& painter, int page) const = 0;
};

} // namespace pairwright
