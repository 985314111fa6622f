#pragma once

#include <QEvent>
#include <QLabel>
#include <QScrollArea>
#include <QTimer>

#include <algorithm>

namespace pairwright {

/// Fields in an area that scrolls where there is too little room, and then ends in the middle of a field: one sees that
/// there is more.
class FoldedFields final : public QScrollArea {
public:
    explicit FoldedFields(QWidget* fields)
    {
        setWidget(fields);
        setWidgetResizable(true);
        setFrameShape(QFrame::NoFrame);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        // Otherwise the area would want a colour of its own.
        viewport()->setAutoFillBackground(false);
        fields->setAutoFillBackground(false);
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (watched == widget() && (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize))
            QTimer::singleShot(0, this, &FoldedFields::fit); // when all of them have their places
        return QScrollArea::eventFilter(watched, event);
    }

    void resizeEvent(QResizeEvent* event) override
    {
        QScrollArea::resizeEvent(event);
        QTimer::singleShot(0, this, &FoldedFields::fit);
    }

private:
    void fit()
    {
        constexpr double middle = 0.55; // of a field: enough of it to be known as one
        const int room = contentsRect().height();
        int end = 0;
        for (const QWidget* field : widget()->findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
            const int half = field->y() + static_cast<int>(middle * field->height());
            if (!field->isHidden() && qobject_cast<const QLabel*>(field) == nullptr && half <= room)
                end = std::max(end, half);
        }
        const int left = widget()->minimumSizeHint().height() > room && end > room / 2 ? room - end : 0;
        if (left != left_)
            setViewportMargins(0, 0, 0, left);
        left_ = left;
    }

    int left_ = 0; ///< below what is seen
};

} // namespace pairwright
