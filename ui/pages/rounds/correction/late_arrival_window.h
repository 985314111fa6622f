#pragma once

#include "app/corrections/late_arrival.h"
#include "ui/frame/desk.h"

#include <QDialog>

#include <vector>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace pairwright {

/// Who came after the round was published: lists the lawful ways with how many boards change, and does the chosen one.
/// Not modal.
class LateArrivalWindow : public QDialog {
    Q_OBJECT
public:
    LateArrivalWindow(Desk& desk, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void fillPlayers();
    void fillWays();
    void carryOut();
    void retranslate();
    [[nodiscard]] std::vector<PlayerKey> chosenPlayers() const;

    Desk& desk_;
    std::vector<LateArrivalWay> offered_;
    QLabel* hint_ = nullptr;
    QLabel* playersTitle_ = nullptr;
    QListWidget* players_ = nullptr;
    QLabel* waysTitle_ = nullptr;
    QListWidget* ways_ = nullptr;
    QLineEdit* reason_ = nullptr;
    QLabel* reasonTitle_ = nullptr;
    QPushButton* go_ = nullptr;
    QPushButton* close_ = nullptr;
};

} // namespace pairwright
