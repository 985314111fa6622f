#pragma once

#include "ui/widgets/plain_label.h"

#include <QFormLayout>
#include <QSpinBox>

namespace pairwright {

/// Appends a row whose label is set by labelRow(), so that it can change with the language.
inline void addLabelledRow(QFormLayout* form, QWidget* field)
{
    auto* label = new PlainLabel;
    label->setBuddy(field);
    // With them it reaches the middle of its field, which the layout else misses by some pixels.
    constexpr int aboveAndBelow = 2;
    label->setContentsMargins(0, aboveAndBelow, 0, aboveAndBelow);
    form->addRow(label, field);
}

/// Sets the label of a field and what a screen reader calls the field.
inline void labelRow(QFormLayout* form, QWidget* field, const QString& text)
{
    if (auto* label = qobject_cast<QLabel*>(form->labelForField(field)))
        label->setText(text);
    QString plain = text;
    field->setAccessibleName(plain.remove(QLatin1Char('&')));
}

/// What a field of a number says around it: "up to round %1", in the order of the language.
inline void fillWithNumber(QSpinBox* field, const QString& whole)
{
    field->setPrefix(whole.section(QLatin1String("%1"), 0, 0));
    field->setSuffix(whole.section(QLatin1String("%1"), 1));
}

} // namespace pairwright
