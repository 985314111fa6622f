#include "ui/print/sheet_preview.h"

#include "ui/theme/tints.h"

#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <vector>

namespace pairwright {

namespace {

constexpr int gap = 16;
constexpr int widestPage = 900;
constexpr double leastWhole = 240; // height of a page that is shown whole

} // namespace

/// All pages below each other; only those that are visible are painted.
class SheetPreview::Pages : public QWidget {
public:
    using QWidget::QWidget;

    void set(std::shared_ptr<const PaintedPages> sheet)
    {
        sheet_ = std::move(sheet);
        fit(parentWidget() != nullptr ? parentWidget()->size() : size());
        update();
    }

    void setWhole(bool whole)
    {
        whole_ = whole;
        fit(parentWidget()->size());
        update();
    }

    [[nodiscard]] QString title() const { return sheet_ ? sheet_->title() : QString(); }
    [[nodiscard]] int count() const { return sheet_ ? sheet_->pageCount() : 0; }

    /// One scale for all: a page that lies on its side is wider than one that stands.
    void fit(QSize viewport)
    {
        const int room = viewport.width();
        const int width = roomForPages(room);
        double widest = 1.0;
        double highest = 1.0;
        for (int page = 0; page < count(); ++page) {
            widest = std::max(widest, sheet_->pageSize(page).width());
            highest = std::max(highest, sheet_->pageSize(page).height());
        }
        scale_ = width / widest;
        if (whole_)
            scale_ = std::min(scale_, std::max<double>(leastWhole, viewport.height() - 2 * gap) / highest);
        places_.clear();
        double top = gap;
        for (int page = 0; page < count(); ++page) {
            const QSizeF size = sheet_->pageSize(page) * scale_;
            places_.emplace_back(QPointF((std::max(room, width + 2 * gap) - size.width()) / 2, top), size);
            top += size.height() + gap;
        }
        setFixedSize(std::max(room, width + 2 * gap), std::max(1, static_cast<int>(top)));
    }

protected:
    void paintEvent(QPaintEvent* event) override
    {
        if (!sheet_)
            return;
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        for (int page = 0; page < count(); ++page) {
            const QRectF place = places_[static_cast<std::size_t>(page)];
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
    std::shared_ptr<const PaintedPages> sheet_;
    bool whole_ = false; ///< a page is no higher than the room
    double scale_ = 1.0;
    std::vector<QRectF> places_; ///< of the pages
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
    viewport()->setBackgroundRole(QPalette::Window);
    setBackgroundRole(QPalette::Window);
    verticalScrollBar()->setBackgroundRole(QPalette::Window);
    verticalScrollBar()->setAutoFillBackground(true);
    setFocusPolicy(Qt::StrongFocus);
}

SheetPreview::~SheetPreview() = default;

void SheetPreview::setSheet(std::shared_ptr<const PaintedPages> sheet)
{
    const QString before = pages_->title();
    pages_->set(std::move(sheet));
    // Another report opens at its head; the same one stays where it is read.
    if (pages_->title() != before)
        verticalScrollBar()->setValue(0);
}

void SheetPreview::setWhole(bool whole)
{
    pages_->setWhole(whole);
}

int SheetPreview::roomForPages(int width)
{
    return std::min(widestPage, width - 2 * gap);
}

int SheetPreview::pageCount() const
{
    return pages_->count();
}

void SheetPreview::resizeEvent(QResizeEvent* event)
{
    pages_->fit(viewport()->size());
    QScrollArea::resizeEvent(event);
}

} // namespace pairwright
