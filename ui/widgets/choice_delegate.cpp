#include "ui/widgets/choice_delegate.h"

#include <QComboBox>

namespace pairwright {

ChoiceDelegate::ChoiceDelegate(std::function<QStringList()> choices, QObject* parent)
    : TableDelegate(parent)
    , choices_(std::move(choices))
{
}

QWidget* ChoiceDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex&) const
{
    auto* box = new QComboBox(parent);
    box->addItems(choices_());
    auto* self = const_cast<ChoiceDelegate*>(this); // Qt's editor interface is const, its signals are not
    connect(box, &QComboBox::activated, self, [self, box] {
        emit self->commitData(box);
        emit self->closeEditor(box);
    });
    return box;
}

void ChoiceDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const
{
    auto* box = static_cast<QComboBox*>(editor);
    box->setCurrentIndex(std::max(0, box->findText(index.data(Qt::EditRole).toString())));
}

void ChoiceDelegate::setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const
{
    model->setData(index, static_cast<QComboBox*>(editor)->currentText(), Qt::EditRole);
}

} // namespace pairwright
