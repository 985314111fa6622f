#pragma once

#include "ui/widgets/plain_label.h"

#include <QFormLayout>

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

} // namespace pairwright
