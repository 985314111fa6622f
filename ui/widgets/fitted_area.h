#pragma once

#include <QEvent>
#include <QLayout>
#include <QResizeEvent>
#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>

namespace pairwright {

/// A part of a page that is as high as what stands in it; where the page has less room the part scrolls by itself, and
/// what is above and below it stays in sight. The scroll bar stands in the margin at the end. In a layout it has the
/// greater stretch.
class FittedArea final : public QScrollArea {
public:
    /// `content` has a layout; the margin at its end is kept here.
    explicit FittedArea(QWidget* content, int endMargin)
        : endMargin_(endMargin)
    {
        setWidget(content);
        setWidgetResizable(true);
        setFrameShape(QFrame::NoFrame);
        setFocusPolicy(Qt::NoFocus);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored); // a page asks for no more than the least
        viewport()->setAutoFillBackground(false);
        content->setAutoFillBackground(false);
        connect(verticalScrollBar(), &QScrollBar::rangeChanged, this, [this] { keepMargin(); });
        keepMargin();
        fit();
    }
    [[nodiscard]] QSize minimumSizeHint() const override
    {
        constexpr int fewestLines = 8;
        return {widget()->minimumSizeHint().width(),
                std::min(heightOfAll(), fewestLines * fontMetrics().lineSpacing())};
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (watched == widget() && event->type() == QEvent::LayoutRequest)
            fit();
        return QScrollArea::eventFilter(watched, event);
    }
    void resizeEvent(QResizeEvent* event) override
    {
        QScrollArea::resizeEvent(event);
        if (event->size().width() != event->oldSize().width())
            fit();
    }
    void changeEvent(QEvent* event) override
    {
        QScrollArea::changeEvent(event);
        if (event->type() == QEvent::LayoutDirectionChange)
            keepMargin();
    }

private:
    [[nodiscard]] int heightOfAll() const
    {
        const QLayout* layout = widget()->layout();
        return layout->hasHeightForWidth() ? layout->totalHeightForWidth(width()) : layout->totalSizeHint().height();
    }
    void fit()
    {
        setMaximumHeight(std::max(1, heightOfAll()));
        updateGeometry();
    }
    void keepMargin()
    {
        const bool scrolls = verticalScrollBar()->maximum() > 0;
        const int end = std::max(0, endMargin_ - (scrolls ? verticalScrollBar()->sizeHint().width() : 0));
        QMargins margins = widget()->layout()->contentsMargins();
        if (isRightToLeft())
            margins.setLeft(end);
        else
            margins.setRight(end);
        widget()->layout()->setContentsMargins(margins);
    }

    int endMargin_;
};

} // namespace pairwright
