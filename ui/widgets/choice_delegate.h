#pragma once

#include "ui/widgets/table_delegate.h"

#include <QStringList>

#include <functional>

namespace pairwright {

/// Edits a cell by a choice from a short list; the list is asked for each time, in the present language.
class ChoiceDelegate : public TableDelegate {
    Q_OBJECT
public:
    ChoiceDelegate(std::function<QStringList()> choices, QObject* parent);

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;

private:
    std::function<QStringList()> choices_;
};

} // namespace pairwright
