#pragma once

#include "ui/frame/desk.h"

#include <QWidget>

#include <memory>

class QComboBox;
class QLabel;
class QPushButton;
class QTableWidget;

namespace pairwright {

class PlayerStairs;
class SeenBefore;
class TextView;

/// The selected player: who it is, the games so far, presence round by round, which can be changed for
/// rounds that are not published, and a preview of rating change and title norms.
class PlayerPanel : public QWidget {
    Q_OBJECT
public:
    explicit PlayerPanel(Desk& desk, QWidget* parent = nullptr);

    /// Puts the cursor on the presence in the next round.
    void focusPresence();

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void refresh();
    void fillRounds(const Player& player);
    void fillRating();
    void markRound();
    void fillOfficial(const Player& player);
    void takeOther();
    void fillRow(const Player& player, RoundNumber round);
    void speak(QComboBox& box);
    QComboBox* presenceBox(const Player& player, RoundNumber round);
    void choose(PlayerKey player, RoundNumber round, int choice);
    /// The keys of the Presence list, one round after another.
    bool chooseByKey(QComboBox& box, const QString& key);
    void focusBox(RoundNumber round);
    void retranslate();
    [[nodiscard]] QString standing(PlayerKey player) const;
    [[nodiscard]] QString played(const Player& player, RoundNumber round) const;

    Desk& desk_;
    QLabel* name_ = nullptr;
    QLabel* standing_ = nullptr; ///< rank and points
    QLabel* facts_ = nullptr;
    QLabel* official_ = nullptr;       ///< official ratings, apart from the tournament's
    QPushButton* ratings_ = nullptr;   ///< opens them to be typed
    QPushButton* takeOther_ = nullptr; ///< offers a rating of a list that does not count
    PlayerStairs* stairs_ = nullptr;
    QLabel* due_ = nullptr; ///< which colour, and how strongly
    QTableWidget* rounds_ = nullptr;
    QString keys_;                           ///< of the boxes of presence
    std::shared_ptr<const SeenBefore> seen_; ///< when the list of one of them was opened
    TextView* rating_ = nullptr;
    QPushButton* withdraw_ = nullptr;
    QPushButton* bringBack_ = nullptr;
};

} // namespace pairwright
