#pragma once

#include "ui/widgets/plain_label.h"
#include "ui/widgets/text_styles.h"

#include <QAbstractItemView>
#include <QEvent>
#include <QHeaderView>
#include <QTableView>

namespace pairwright {

/// What a list says in its middle while there is nothing in it.
class EmptyNote final : public PlainLabel {
public:
    /// The list takes it; its model must not change any more.
    explicit EmptyNote(QAbstractItemView& list)
        : list_(list)
    {
        setParent(list.viewport());
        setAlignment(Qt::AlignCenter);
        setWordWrap(true);
        setAttribute(Qt::WA_TransparentForMouseEvents);
        makeMuted(this);
        list.viewport()->installEventFilter(this);
        const QAbstractItemModel* model = list.model();
        connect(model, &QAbstractItemModel::rowsInserted, this, &EmptyNote::follow);
        connect(model, &QAbstractItemModel::rowsRemoved, this, &EmptyNote::follow);
        connect(model, &QAbstractItemModel::modelReset, this, &EmptyNote::follow);
        follow();
    }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Resize || event->type() == QEvent::Show)
            follow();
        return PlainLabel::eventFilter(watched, event);
    }

private:
    void follow()
    {
        constexpr int aside = 24;
        setGeometry(list_.viewport()->rect().adjusted(aside, 0, -aside, 0));
        const bool isEmpty = list_.model()->rowCount() == 0;
        setVisible(isEmpty);
        if (auto* table = qobject_cast<QTableView*>(&list_))
            table->horizontalHeader()->setVisible(!isEmpty); // of nothing
    }

    QAbstractItemView& list_;
};

} // namespace pairwright
