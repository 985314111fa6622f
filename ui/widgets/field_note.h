#pragma once

#include "ui/widgets/plain_label.h"

class QFormLayout;

namespace pairwright {

/// Why a field went back to what is stored: a line by the field, there until something in the form is entered.
class FieldNote : public PlainLabel {
    Q_OBJECT
public:
    explicit FieldNote(const char* name, QWidget* parent = nullptr);

    void say(const QString& sentence);
    /// In the row below the field.
    void sayBelow(QFormLayout* form, QWidget* field, const QString& sentence);
    void dismiss();

protected:
    void changeEvent(QEvent* event) override;

private:
    void paint();
};

} // namespace pairwright
