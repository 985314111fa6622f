#pragma once

#include <QAbstractItemView>
#include <QEvent>
#include <QHeaderView>

#include <algorithm>
#include <functional>
#include <utility>

namespace pairwright {

/// Holds a list that is as high as its place allows without cutting its last row.
class WholeRows final : public QWidget {
public:
    /// `rowHeight`: of each of them, px; 0: there is none.
    WholeRows(QAbstractItemView* list, QHeaderView* header, std::function<int()> rowHeight)
        : list_(list)
        , header_(header)
        , rowHeight_(std::move(rowHeight))
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
        const int row = rowHeight_();
        const int around = std::max(header_->minimumHeight(), header_->sizeHint().height()) + 2 * list_->frameWidth();
        const int cut = row > 0 && height() > around ? (height() - around) % row : 0;
        list_->setGeometry(0, 0, width(), height() - cut);
    }

    QAbstractItemView* list_;
    QHeaderView* header_;
    std::function<int()> rowHeight_;
};

} // namespace pairwright
