#pragma once

#include "ui/frame/desk.h"

#include <QObject>

class QFormLayout;
class QPushButton;

namespace pairwright {

class ChoiceBox;
class PlainLabel;

/// The row of Overview for systems whose numbers are drawn (Numbers::drawn): how, and by which seed.
class NumbersRow : public QObject {
    Q_OBJECT
public:
    NumbersRow(Desk& desk, QFormLayout* form, QObject* parent);

    void refresh();
    void retranslate();

private:
    void draw();

    Desk& desk_;
    QFormLayout* form_;
    QWidget* row_;
    ChoiceBox* numbers_;
    QPushButton* again_;
    PlainLabel* seed_;
};

} // namespace pairwright
