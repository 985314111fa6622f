#pragma once

#include "app/formats/standings/category.h"
#include "ui/frame/chosen_round.h"
#include "ui/frame/page.h"

#include <QStringList>

#include <array>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QStackedWidget;
class QTabBar;
class QToolButton;

namespace pairwright {

class DataTable;
class EmptyState;
class PageHeader;
class RoundTabs;
class RowFilter;
class StandingsModel;
class StoryDelegate;
class StoryLegend;
class StateChip;
class TieBreakEditor;

/// The standings after any round.
class StandingsPage final : public Page {
    Q_OBJECT
public:
    explicit StandingsPage(Desk& desk, QWidget* parent = nullptr);

    void focusPlace(const Place& place) override;
    void announceSelection() override;
    void focusFilter();
    /// To another round, for as long as the play does not go on.
    void stepRound(int rounds);

protected:
    void retranslate() override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void buildTools();
    void orderColumns();
    /// Whoever has sorted by a tie-break that is gone sees the standings again, and not the values in its place.
    void sortAgain();
    void buildStory();
    /// The story where there is room for it and it is wanted.
    void refreshStory();
    void showLegend();
    void chooseAgain();
    void lightCurrent();
    void connectParts();
    void refresh();
    void refreshNote();
    void refreshCategories();
    void editTieBreaks(bool open);
    void storeTieBreaks(const std::vector<TieBreak>& list);
    void askPlayOff();
    void drawLots();
    void rankTied();
    void askInspector();
    void chooseRound(RoundNumber round);
    [[nodiscard]] int wantedRound() const;

    ChosenRound chosen_;
    StandingsModel* model_ = nullptr;
    RowFilter* filter_ = nullptr;
    PageHeader* header_ = nullptr;
    RoundTabs* tabs_ = nullptr;
    QTabBar* views_ = nullptr; ///< numbers, or the story
    StoryDelegate* story_ = nullptr;
    std::optional<PlayerKey> kept_; ///< who was chosen last
    std::optional<bool> told_;      ///< the columns of the story are there
    StateChip* state_ = nullptr;
    QLineEdit* search_ = nullptr;
    QLabel* categoriesLabel_ = nullptr;
    QComboBox* categories_ = nullptr;
    QToolButton* editList_ = nullptr;
    QPushButton* playOff_ = nullptr; ///< while the first place is shared at the end
    QToolButton* take_ = nullptr;
    std::array<QAction*, 4> takeActions_{};
    TieBreakEditor* editor_ = nullptr;
    QLabel* notComputed_ = nullptr;          ///< tie-breaks without values, and why; the expelled
    std::vector<TieBreak> edited_;           ///< the list that the editor began with
    std::vector<StandingsCategory> offered_; ///< in the order of the combo box
    QStackedWidget* body_ = nullptr;
    DataTable* table_ = nullptr;
    QStringList tieBreakTitles_; ///< of the columns as they are
    StoryLegend* legend_ = nullptr;
    EmptyState* empty_ = nullptr;
};

} // namespace pairwright
