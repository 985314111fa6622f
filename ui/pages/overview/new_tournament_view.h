#pragma once

#include "app/session/tournament_session.h"
#include "ui/frame/desk.h"

#include <QWidget>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace pairwright {

class DateField;
class OptionRows;

/// A new tournament on one page: what cannot wait. Everything else is entered later on the Overview page.
class NewTournamentView : public QWidget {
    Q_OBJECT
public:
    explicit NewTournamentView(Desk& desk, QWidget* parent = nullptr);

    void begin();
    /// What was typed so far; empty: nothing.
    [[nodiscard]] QString name() const;

signals:
    void accepted(const pairwright::NewTournament& start);
    void cancelled();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void accept();
    /// The edition in force on the first day, unless the arbiter has taken another one on purpose.
    void followDate();
    [[nodiscard]] const SystemInfo* inForce() const;
    void showEntrants();
    void showSystem();
    void showRounds();
    void retranslate();

    Desk& desk_;
    QFormLayout* form_ = nullptr;
    QLabel* title_ = nullptr;
    QLabel* hint_ = nullptr;
    QLabel* notice_ = nullptr;
    QLabel* ratedLabel_ = nullptr;
    QLineEdit* name_ = nullptr;
    QLineEdit* city_ = nullptr;
    QLineEdit* federation_ = nullptr;
    DateField* start_ = nullptr;
    QSpinBox* rounds_ = nullptr;
    int chosenRounds_;              ///< kept while a table is chosen
    QComboBox* entrants_ = nullptr; ///< players, or teams
    QSpinBox* boards_ = nullptr;    ///< of a match of teams
    QComboBox* ratedBy_ = nullptr;
    QComboBox* system_ = nullptr;
    bool isChosen_ = false; ///< the arbiter took an edition that was not in force on the day then entered
    QComboBox* acceleration_ = nullptr;
    OptionRows* options_ = nullptr;
    QPushButton* create_ = nullptr;
    QPushButton* cancel_ = nullptr;
};

} // namespace pairwright

Q_DECLARE_METATYPE(pairwright::NewTournament)
