#pragma once

#include "app/domain/text/language.h"

#include <QSizeF>
#include <QString>

class QPainter;

namespace pairwright {

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
    void paint(QPainter& painter, int page) const
    {
        const Speaking speaking(language_);
        paintPage(painter, page);
    }

protected:
    [[nodiscard]] const Language& language() const { return language_; }
    virtual void paintPage(QPainter& painter, int page) const = 0;

private:
    Language language_;
};

} // namespace pairwright
