#pragma once

#include "app/corrections/cases.h"
#include "app/domain/rounds/progress.h"
#include "ui/frame/page.h"

class QLabel;
class QProgressBar;
class QPushButton;
class QStackedWidget;
class QTableView;

namespace pairwright {

class ArbiterNotice;
class BoardsModel;
class ComparisonView;
class CrossTable;
class EditBanner;
class HandEditing;
class DataTable;
class EmptyState;
class KeypadBar;
class LookStrip;
class MatchBoards;
class PairedTwiceView;
class PageHeader;
class Printing;
class RoundFlow;
class RoundMap;
class RoundTabs;
class StateChip;

/// The rounds: propose, look over, publish, enter results, look back and correct.
class RoundsPage final : public Page {
    Q_OBJECT
public:
    RoundsPage(Desk& desk, Printing& printing, QWidget* parent = nullptr);

    void focusPlace(const Place& place) override;
    void announceSelection() override;
    [[nodiscard]] RoundFlow& flow() const { return *flow_; }
    [[nodiscard]] KeypadBar& keypad() const { return *keypad_; }
    [[nodiscard]] CrossTable& crossTable() const { return *crossTable_; }

    /// F8: the round being played takes results, whichever round is looked at.
    void enterResults();
    /// Also a game that was adjourned in an earlier round, when nothing else is missing.
    void goToNextMissing();
    void stepRound(int rounds);
    /// A menu of all results for the selected board.
    void openResultMenu();
    void askResult(BoardId id);
    /// The window that says what would have been, for the selected board.
    void openCorrection();
    void showCorrection(BoardId id, CorrectionCase kind);
    void clearSelectedResult();
    void explainSelected();
    /// Of two selected rows one player each, for "why not these two?"; empty with any other number of rows.
    [[nodiscard]] std::vector<PlayerKey> twoPlayers() const;

signals:
    /// The Inspector is wanted.
    void explanationWanted();
    /// Why these two do not meet.
    void questionWanted(const std::vector<pairwright::PlayerKey>& players);

protected:
    void retranslate() override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void connectEditing();
    /// Single players are chosen while pairings are edited, else whole boards.
    void refreshEditing();
    void keepBelowBand();
    void showBroken();
    void refreshComparison();
    void refreshTwice();
    void showLegend();
    void buildEndOfEntry();
    void showEntry(bool inEntry);
    void refreshEditActions();
    [[nodiscard]] bool isEditing() const;
    /// The button that begins to edit by hand takes over where another desk does.
    void nameEditing();
    void buildHeader();
    void buildTable();
    void connectDesk();
    void refresh();
    void refreshActions();
    void fitNextSteps();
    void selectSomething();
    void choose(int row);
    void postponeGame();
    void connectTeams();
    /// The boards of the chosen match, where they are wanted.
    void refreshMatchBoards();
    void openMatchBoards(bool open);
    /// One board, and no other after it.
    void askBoard(BoardId game);
    [[nodiscard]] QString titleOfGame(BoardId id) const;
    /// What only systems have, or have not, that make all rounds at once.
    void refreshLayoutActions();
    void showProgress(bool visible);
    void selectBoard(int board);
    void goThrough(const std::vector<int>& boards);
    void showUnended(const OpenGames& games);
    void openContextMenu(const QPoint& position);
    void openMenuAt(const QPoint& globalPosition);
    enum class View { list, map, crossTable };
    /// The buttons for the ways to show a round.
    void buildViews();
    void connectViews();
    void refreshView();
    void chooseView(View view);
    [[nodiscard]] View shownView() const;
    [[nodiscard]] bool showsCrossTable() const { return shownView() == View::crossTable; }
    /// All play all, and the shown round is published.
    [[nodiscard]] bool mayShowCrossTable() const;
    /// A round of a system with scoregroups.
    [[nodiscard]] bool mayShowMap() const;
    /// As it was chosen for this tournament; else the cross-table where there is room, and the list.
    [[nodiscard]] View wantedView() const;
    /// The list, also behind the map, or the cross-table.
    [[nodiscard]] QTableView& table() const;
    /// What is shown and takes the keys.
    [[nodiscard]] QWidget& seat() const;
    /// Where a menu about the chosen game opens, on the screen.
    [[nodiscard]] QPoint placeOfGame() const;
    void selectGame(BoardId game);
    /// Of the list.
    [[nodiscard]] std::optional<int> selectedBoard() const;
    /// In the list the first game of the board; published or not.
    [[nodiscard]] std::optional<BoardId> selectedGame() const;
    /// nullptr: nothing published is selected.
    [[nodiscard]] const Match* publishedSelection() const;
    /// Its table says who sits at which board, before it is published.
    [[nodiscard]] bool isProposalWithSeats() const;
    [[nodiscard]] const Round* shown() const;

    Printing& printing_;
    RoundFlow* flow_ = nullptr;
    BoardsModel* model_ = nullptr;
    PageHeader* header_ = nullptr;
    RoundTabs* tabs_ = nullptr;
    StateChip* state_ = nullptr;
    StateChip* unended_ = nullptr;
    StateChip* second_ = nullptr;   ///< that a second pairing is the same
    QWidget* legend_ = nullptr;     ///< of the map, where no other line has it
    QList<QPushButton*> nextSteps_; ///< one of them is shown
    QPushButton* editByHand_ = nullptr;
    QPushButton* cancelEditing_ = nullptr;
    QPushButton* printSet_ = nullptr; ///< while what hangs on the wall is older than the round
    LookStrip* strip_ = nullptr;
    KeypadBar* keypad_ = nullptr;
    HandEditing* editing_ = nullptr;
    EditBanner* banner_ = nullptr;
    ArbiterNotice* notice_ = nullptr;
    ComparisonView* comparison_ = nullptr;
    PairedTwiceView* twice_ = nullptr;
    MatchBoards* boards_ = nullptr;
    std::optional<bool> wantsBoards_; ///< none: at a proposal that names who sits where
    QPushButton* endEntry_ = nullptr; ///< instead of the next step
    bool inEntry_ = false;
    QWidget* progressRow_ = nullptr;
    QLabel* progressText_ = nullptr;
    QProgressBar* progress_ = nullptr;
    QPushButton* cancel_ = nullptr;
    QStackedWidget* body_ = nullptr;
    DataTable* table_ = nullptr;
    CrossTable* crossTable_ = nullptr;
    QWidget* views_ = nullptr;
    QPushButton* asList_ = nullptr;
    RoundMap* map_ = nullptr;
    QPushButton* asMap_ = nullptr;
    QPushButton* asCrossTable_ = nullptr;
    EmptyState* empty_ = nullptr;
    bool following_ = false;
    int editedRow_ = 0; ///< of the chosen player, where an edit changes the rows
    int editedColumn_ = 0;
};

} // namespace pairwright
