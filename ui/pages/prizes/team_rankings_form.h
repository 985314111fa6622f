#pragma once

#include "ui/frame/desk.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QVBoxLayout;

namespace pairwright {

/// Rankings of clubs, schools and teams: those that there are with their first places, and a row for a new one.
class TeamRankingsForm final : public QWidget {
    Q_OBJECT
public:
    explicit TeamRankingsForm(Desk& desk, QWidget* parent = nullptr);

    /// What makes a team, and how many of it count, in the line for a new one.
    [[nodiscard]] QList<QWidget*> choices() const;
    [[nodiscard]] QWidget* addButton() const;
    [[nodiscard]] QList<QCheckBox*> boxes() const;

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    /// Why a ranking has no team.
    [[nodiscard]] static QString whyNoTeam(const TeamRanking& ranking);
    void refresh();
    void add();
    void retranslate();

    Desk& desk_;
    QLabel* title_ = nullptr;
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
