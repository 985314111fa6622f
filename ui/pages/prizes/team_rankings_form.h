#pragma once

#include "ui/frame/desk.h"

#include <QGroupBox>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QVBoxLayout;

namespace pairwright {

/// Rankings of clubs, schools and teams: those that there are with their first places, and a row for a new one.
class TeamRankingsForm final : public QGroupBox {
    Q_OBJECT
public:
    explicit TeamRankingsForm(Desk& desk, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void refresh();
    void add();
    void retranslate();

    Desk& desk_;
    QLabel* hint_ = nullptr;
    QVBoxLayout* rows_ = nullptr;
    QLineEdit* name_ = nullptr;
    QComboBox* by_ = nullptr;
    QSpinBox* best_ = nullptr;
    QCheckBox* shareTies_ = nullptr;
    QCheckBox* completeOnly_ = nullptr;
    QPushButton* add_ = nullptr;
};

} // namespace pairwright
