#pragma once

#include "ui/frame/page.h"
#include "ui/pages/overview/new_tournament_view.h"

class QPushButton;
class QScrollArea;
class QStackedWidget;
class QTabBar;

namespace pairwright {

class DayView;
class EventForm;
class NewTournamentView;
class PageHeader;
class PlayForm;
class RatingLists;
class StartView;
class StateChip;

/// Before a tournament is open: start, or the page for a new one. Then its day, and beside it what it is set up with.
class OverviewPage final : public Page {
    Q_OBJECT
public:
    OverviewPage(Desk& desk, RatingLists& lists, QWidget* parent = nullptr);

    void focusPlace(const Place& place) override;
    /// Shows the form for a new tournament.
    void beginNew();
    /// Back to the tournament, or to the start.
    void endNew();
    [[nodiscard]] QString unfinished() const override;

signals:
    /// The form for a new tournament was left.
    void newGivenUp();
    void fileWanted(const QString& path);
    void creationWanted(const pairwright::NewTournament& start);
    /// Show the state after that step of the history.
    void momentWanted(std::int64_t step);

protected:
    void changeEvent(QEvent* event) override;
    void retranslate() override;

private:
    /// Beside each other in a tournament.
    enum View { day, setUp };

    QWidget* buildTournamentView(RatingLists& lists);
    QWidget* buildSetUp();
    void showView(View view);
    void refresh();
    /// The next step stands where the title is.
    void alignSoon();
    void refreshStep();

    QStackedWidget* stack_ = nullptr;
    StartView* start_ = nullptr;
    NewTournamentView* new_ = nullptr;
    QWidget* startArea_ = nullptr;
    QWidget* newArea_ = nullptr;
    QWidget* tournament_ = nullptr;
    PageHeader* header_ = nullptr;
    StateChip* state_ = nullptr;
    QTabBar* views_ = nullptr;
    QList<QPushButton*> steps_;
    QStackedWidget* shown_ = nullptr; ///< the day, or the set-up
    DayView* day_ = nullptr;
    QScrollArea* scroll_ = nullptr; ///< of the set-up
};

} // namespace pairwright
