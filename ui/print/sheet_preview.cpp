#include "ui/print/sheet_preview.h"

#include "ui/theme/tints.h"

#include <QPaintEvent>
#include <QPainter>

namespace pairwright {

namespace {

constexpr int gap = 16;
constexpr int widestPage = 900;

} // namespace

/// All pages below each other; only those that are visible are painted.
class SheetPreview::Pages : public QWidget {
public:
    using QWidget::QWidget;

    void set(std::shared_ptr<const PaintedPages> sheet)
    {
        sheet_ = std::move(sheet);
        fit(parentWidget() != nullptr ? parentWidget()->width() : width());
        update();
    }

    [[nodiscard]] int count() const { return sheet_ ? sheet_->pageCount() : 0; }

    void fit(int room)
    {
        const int pageWidth = std::min(widestPage, room - 2 * gap);
        scale_ = sheet_ ? pageWidth / sheet_->pageSize().width() : 1.0;
        const int pageHeight = sheet_ ? static_cast<int>(sheet_->pageSize().height() * scale_) : 0;
        setFixedSize(std::max(room, pageWidth + 2 * gap), std::max(1, count() * (pageHeight + gap) + gap));
    }

protected:
    void paintEvent(QPaintEvent* event) override
    {
        if (!sheet_)
            return;
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        for (int page = 0; page < count(); ++page) {
            const QRectF place = pageRect(page);
            if (!place.intersects(event->rect()))
                continue;
            painter.setPen(QPen(tintsOf(palette()).line, 1));
            painter.setBrush(Qt::white);
            painter.drawRect(place);
            painter.save();
            painter.setClipRect(place);
            painter.translate(place.topLeft());
            painter.scale(scale_, scale_);
            sheet_->paint(painter, page);
            painter.restore();
        }
    }

private:
    [[nodiscard]] QRectF pageRect(int page) const
    {
        const QSizeF size = sheet_->pageSize() * scale_;
        return {(width() - size.width()) / 2, gap + page * (size.height() + gap), size.width(), size.height()};
    }

    std::shared_ptr<const PaintedPages> sheet_;
    double scale_ = 1.0;
};

SheetPreview::SheetPreview(QWidget* parent)
    : QScrollArea(parent)
    , pages_(new Pages)
{
    setObjectName(QStringLiteral("sheetPreview"));
    setFrameShape(QFrame::NoFrame);
    setWidget(pages_);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    viewport()->setBackgroundRole(QPalette::Mid);
    setBackgroundRole(QPalette::Midlight);
    setFocusPolicy(Qt::StrongFocus);
}

SheetPreview::~SheetPreview() = default;

void SheetPreview::setSheet(std::shared_ptr<const PaintedPages> sheet)
{
    pages_->set(std::move(sheet));
}

int SheetPreview::pageCount() const
{
    return pages_->count();
}

void SheetPreview::resizeEvent(QResizeEvent* event)
{
    pages_->fit(viewport()->width());
    QScrollArea::resizeEvent(event);
}

} // namespace pairwright
