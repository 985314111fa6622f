#pragma once

#include <QEvent>
#include <QHeaderView>
#include <QTreeWidget>

namespace pairwright {

/// Holds a list that is as high as its place allows without cutting its last row.
class WholeRows final : public QWidget {
public:
    explicit WholeRows(QTreeWidget* list)
        : list_(list)
    {
        list->setParent(this);
        list->setVerticalScrollMode(QAbstractItemView::ScrollPerItem);
        list->installEventFilter(this);
    }
    [[nodiscard]] QSize sizeHint() const override { return list_->sizeHint(); }
    [[nodiscard]] QSize minimumSizeHint() const override { return list_->minimumSizeHint(); }

protected:
    void resizeEvent(QResizeEvent* event) override
    {
        QWidget::resizeEvent(event);
        fit();
    }
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Show)
            fit();
        return QWidget::eventFilter(watched, event);
    }

private:
    void fit()
    {
        const int row = list_->topLevelItemCount() > 0 ? list_->sizeHintForRow(0) : 0;
        const int around = list_->header()->sizeHint().height() + 2 * list_->frameWidth();
        const int cut = row > 0 && height() > around ? (height() - around) % row : 0;
        list_->setGeometry(0, 0, width(), height() - cut);
    }

    QTreeWidget* list_;
};

} // namespace pairwright
