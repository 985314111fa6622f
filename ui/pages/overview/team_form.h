#pragma once

#include "ui/frame/desk.h"

#include <QGroupBox>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QSpinBox;

namespace pairwright {

class FieldNote;
class ScoreBox;

/// How teams play: boards, colours, order, match points, what counts first. There in an event of teams only.
class TeamForm : public QGroupBox {
    Q_OBJECT
public:
    explicit TeamForm(Desk& desk, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    void refresh();
    void store();
    void fillColours();
    void storeColours();
    void retranslate();
    /// What the fields say.
    [[nodiscard]] TeamRules entered() const;

    Desk& desk_;
    QFormLayout* form_ = nullptr;
    FieldNote* refusal_ = nullptr;
    QSpinBox* boards_ = nullptr;
    QComboBox* colours_ = nullptr;
    QComboBox* order_ = nullptr;
    QWidget* pointsRow_ = nullptr;
    QLabel* winLabel_ = nullptr;
    QLabel* drawLabel_ = nullptr;
    QLabel* lossLabel_ = nullptr;
    ScoreBox* win_ = nullptr;
    ScoreBox* draw_ = nullptr;
    ScoreBox* loss_ = nullptr;
    QComboBox* counts_ = nullptr;
    QComboBox* preferences_ = nullptr;
    QCheckBox* asGacrux_ = nullptr;
    QSpinBox* strength_ = nullptr;
    QSpinBox* ahead_ = nullptr;
};

} // namespace pairwright
