#pragma once

#include "ui/widgets/form_rows.h"
#include "ui/widgets/plain_label.h"

#include <QComboBox>
#include <QFormLayout>
#include <QSpinBox>

#include <algorithm>

namespace pairwright {

/// From a row of a form to the next where several forms stand side by side.
inline constexpr int betweenFormRows = 7;

/// From a label to its field.
inline constexpr int besideLabels = 12;

/// A label that reaches the middle of its field, which a form else misses by some pixels.
inline QLabel* besideItsField(QLabel* label)
{
    constexpr int aboveAndBelow = 3;
    label->setContentsMargins(0, aboveAndBelow, 0, aboveAndBelow);
    return label;
}

/// Appends a row whose label is set by labelRow(), so that it can change with the language.
inline void addLabelledRow(QFormLayout* form, QWidget* field)
{
    auto* label = new PlainLabel;
    label->setBuddy(field);
    form->addRow(besideItsField(label), field);
}

/// Sets the label of a field and what a screen reader calls the field.
inline void labelRow(QFormLayout* form, QWidget* field, const QString& text)
{
    if (auto* label = qobject_cast<QLabel*>(FormRows::of(form).labelOf(field)))
        label->setText(text);
    QString plain = text;
    field->setAccessibleName(plain.remove(QLatin1Char('&')));
}

/// Makes the labels of several forms as wide as the widest of them.
inline void alignLabels(const QList<QFormLayout*>& forms)
{
    QList<QWidget*> labels;
    int widest = 0;
    for (const QFormLayout* form : forms)
        for (int row = 0; row < form->rowCount(); ++row)
            if (const QLayoutItem* item = form->itemAt(row, QFormLayout::LabelRole);
                item != nullptr && item->widget()) {
                labels.append(item->widget());
                widest = std::max(widest, item->widget()->sizeHint().width());
            }
    for (QWidget* label : labels)
        label->setMinimumWidth(widest);
}

/// The same of boxes to choose from, of which each has its row.
inline void alignBoxes(const QList<QFormLayout*>& forms)
{
    QList<QWidget*> boxes;
    int widest = 0;
    for (const QFormLayout* form : forms)
        for (int row = 0; row < form->rowCount(); ++row)
            if (const QLayoutItem* item = form->itemAt(row, QFormLayout::FieldRole);
                item != nullptr && qobject_cast<QComboBox*>(item->widget()) != nullptr) {
                boxes.append(item->widget());
                widest = std::max(widest, item->widget()->sizeHint().width());
            }
    for (QWidget* box : boxes)
        box->setMinimumWidth(widest);
}

/// Makes them as wide as the widest, so that what stands below each other in rows of several fields is a column.
inline void makeAsWide(std::initializer_list<QWidget*> below)
{
    int widest = 0;
    for (QWidget* each : below) {
        if (auto* box = qobject_cast<QComboBox*>(each))
            box->setSizeAdjustPolicy(QComboBox::AdjustToContents); // to what it holds now, shown or not
        widest = std::max(widest, each->sizeHint().width());
    }
    for (QWidget* each : below)
        each->setMinimumWidth(widest);
}

/// What a field of a number says around it: "up to round %1", in the order of the language.
inline void fillWithNumber(QSpinBox* field, const QString& whole)
{
    field->setPrefix(whole.section(QLatin1String("%1"), 0, 0));
    field->setSuffix(whole.section(QLatin1String("%1"), 1));
}

} // namespace pairwright
