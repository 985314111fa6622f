#pragma once

#include "ui/frame/desk.h"

#include <QGroupBox>

class QComboBox;
class QFormLayout;
class QLabel;
class QPushButton;
class QSpinBox;

namespace pairwright {

class FieldNote;
class NumbersRow;
class OptionRows;
class ScoreBox;

/// How the tournament is played: rounds, system and edition, the lot, point values, acceleration.
class PlayForm : public QGroupBox {
    Q_OBJECT
public:
    explicit PlayForm(Desk& desk, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    ScoreBox* addPoints(const char* name);
    void buildLot();
    void buildPoints();
    void refresh();
    void storeRounds();
    void storeSystem();
    void storeLot(int choice);
    void storePoints();
    void storeAcceleration();
    void storeOption(const SystemOption& option, const QString& choice, QWidget* box);
    void storeRatedBy();
    void storeOrder();
    void storeClubs();
    void storeVariant();
    void retranslate();
    /// Shows what is stored, whatever became of a command; if it was refused, the reason stands below the field.
    [[nodiscard]] Continuation shownAt(QWidget* field);
    /// What the form shows, and so what its commands have seen.
    [[nodiscard]] const Settings& shown() const { return desk_.projected().settings; }

    Desk& desk_;
    QFormLayout* form_ = nullptr;
    FieldNote* refusal_ = nullptr;
    QLabel* fixed_ = nullptr; ///< why fields are grey
    QSpinBox* rounds_ = nullptr;
    QComboBox* ratedBy_ = nullptr;
    QComboBox* system_ = nullptr;
    QLabel* notice_ = nullptr;
    QComboBox* acceleration_ = nullptr;
    QLabel* accelerated_ = nullptr;
    NumbersRow* numbers_ = nullptr; ///< of a system that draws them
    OptionRows* options_ = nullptr;
    QComboBox* order_ = nullptr;   ///< what decides among equals
    QSpinBox* clubs_ = nullptr;    ///< rounds in which club mates do not meet
    QLabel* clubsNote_ = nullptr;  ///< what FIDE mode makes of it
    QComboBox* variant_ = nullptr; ///< chess or Chess960
    QLabel* variantNote_ = nullptr;
    QWidget* lotRow_ = nullptr;
    QComboBox* lot_ = nullptr;
    QPushButton* draw_ = nullptr;
    QLabel* lotSource_ = nullptr;
    QWidget* pointsRow_ = nullptr;
    QLabel* winLabel_ = nullptr;
    QLabel* drawLabel_ = nullptr;
    QLabel* lossLabel_ = nullptr;
    QLabel* byeLabel_ = nullptr;
    ScoreBox* win_ = nullptr;
    ScoreBox* drawPoints_ = nullptr;
    ScoreBox* lossPoints_ = nullptr;
    ScoreBox* bye_ = nullptr;
};

} // namespace pairwright
