#pragma once

#include "ui/frame/desk.h"

#include <QWidget>

class QLineEdit;
class QPushButton;
class QStackedWidget;

namespace pairwright {

class DataTable;
class EmptyState;
class HintedLine;
class PageHeader;
class PlayerCells;
class CandidatesPanel;
class PlayersModel;
class RatingLists;
class RowFilter;

/// The list of players: edit in place, add by typing a line, filter, remove, withdraw.
class PlayerListView : public QWidget {
    Q_OBJECT
public:
    PlayerListView(Desk& desk, RatingLists& lists, QWidget* parent = nullptr);

    void focusQuickAdd();
    /// Where work starts: an empty list with the line that adds, else the table.
    void focusWork();
    void focusFilter();
    /// Selects a player and, if a column is named, opens its editor.
    void showPlayer(PlayerKey player, const QString& field);
    [[nodiscard]] std::vector<PlayerKey> selectedPlayers() const;
    /// The new player who is being typed; empty: nobody.
    [[nodiscard]] QString typed() const;
    /// Tells the desk which player is the current one.
    void announceSelection();

    void remove(const std::vector<PlayerKey>& players);
    void withdraw(const std::vector<PlayerKey>& players);
    void expel(const std::vector<PlayerKey>& players);
    /// The players may not meet each other; fixed once round 1 is published.
    void forbidMeeting(const std::vector<PlayerKey>& players);
    /// Of two players.
    void exchangeNumbers(const std::vector<PlayerKey>& players);
    void bringBack(const std::vector<PlayerKey>& players);

signals:
    void selectionMoved();

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    /// By name, or how many they are.
    [[nodiscard]] QString named(const std::vector<PlayerKey>& players) const;
    void buildTable();
    void addTyped();
    void keepSelected(PlayerKey key, const PlayerData& added);
    void add(const PlayerData& player);
    void updateFacts();
    void nameEntrants();
    void updatePreflight();
    void followSelection();
    void followDesk();
    void retranslate();

    Desk& desk_;
    RatingLists& lists_;
    PlayersModel* model_ = nullptr;
    RowFilter* filter_ = nullptr;
    DataTable* table_ = nullptr;
    PlayerCells* cells_ = nullptr;
    EmptyState* empty_ = nullptr;
    QStackedWidget* body_ = nullptr;
    PageHeader* header_ = nullptr;
    QLineEdit* search_ = nullptr;
    HintedLine* quickAdd_ = nullptr;
    QPushButton* add_ = nullptr;
    CandidatesPanel* candidates_ = nullptr;
    QPushButton* preflight_ = nullptr; ///< how much there is to look at
    bool ofTeams_ = false;             ///< what the words are of
    bool fromOneList_ = false;         ///< all ratings
    bool named_ = false;               ///< in the language of now
};

} // namespace pairwright
