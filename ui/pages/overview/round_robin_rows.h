#pragma once

#include "ui/frame/desk.h"

#include <QObject>

class QFormLayout;
class QPushButton;

namespace pairwright {

class ChoiceBox;
class PlainLabel;

/// The rows of Overview that only a round robin has: how the numbers are drawn, how many cycles, and whether the last
/// two rounds of a cycle change places.
class RoundRobinRows : public QObject {
    Q_OBJECT
public:
    RoundRobinRows(Desk& desk, QFormLayout* form, QObject* parent);

    void refresh();
    void retranslate();

private:
    void storeOption(const char* key, ChoiceBox* box);
    void draw();

    Desk& desk_;
    QFormLayout* form_;
    QWidget* numbersRow_;
    ChoiceBox* numbers_;
    QPushButton* again_;
    PlainLabel* seed_;
    ChoiceBox* cycles_;
    ChoiceBox* seam_;
    PlainLabel* seamNote_;
};

} // namespace pairwright
