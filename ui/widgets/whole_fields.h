#pragma once

#include <QEvent>
#include <QLabel>
#include <QScrollArea>
#include <QTimer>

namespace pairwright {

/// Fields below their labels in an area that scrolls where there is too little room, and ends before the first field
/// that would be cut, and before its label: the scroll bar says that there is more.
class WholeFields final : public QScrollArea {
public:
    explicit WholeFields(QWidget* fields)
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
            QTimer::singleShot(0, this, &WholeFields::fit); // when all of them have their places
        return QScrollArea::eventFilter(watched, event);
    }

    void resizeEvent(QResizeEvent* event) override
    {
        QScrollArea::resizeEvent(event);
        QTimer::singleShot(0, this, &WholeFields::fit);
    }

private:
    void fit()
    {
        const int room = contentsRect().height();
        int end = room;
        const QWidgetList fields = widget()->findChildren<QWidget*>(Qt::FindDirectChildrenOnly);
        const auto endBefore = [&end](const QWidget& part) {
            if (part.isHidden() || part.y() >= end || part.geometry().bottom() < end)
                return false;
            end = part.y();
            return true;
        };
        for (bool found = true; found && end > 0;) {
            found = false;
            for (const QWidget* field : fields)
                if (endBefore(*field))
                    found = true;
            for (const QWidget* field : fields) // a label whose field is not seen
                if (const auto* label = qobject_cast<const QLabel*>(field);
                    label != nullptr && !label->isHidden() && label->buddy() != nullptr && label->y() < end &&
                    label->buddy()->y() >= end) {
                    end = label->y();
                    found = true;
                }
        }
        const int left = widget()->minimumSizeHint().height() > room && end > room / 2 ? room - end : 0;
        if (left != left_)
            setViewportMargins(0, 0, 0, left);
        left_ = left;
    }

    int left_ = 0; ///< below what is seen
};

} // namespace pairwright
