#pragma once

#include "ui/frame/page.h"
#include "ui/pages/overview/new_tournament_view.h"

class QBoxLayout;
class QScrollArea;
class QStackedWidget;

namespace pairwright {

class EventForm;
class GlancePanel;
class NewTournamentView;
class PageHeader;
class PlayForm;
class RatingLists;
class RoundDatesForm;
class StartView;

/// Before a tournament is open: start, or the page for a new one. Then: the event's data and its state.
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
    void retranslate() override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* buildTournamentView(RatingLists& lists);
    /// Forms and glance side by side, or one above the other where the page is narrow.
    void arrange();
    void refresh();

    QStackedWidget* stack_ = nullptr;
    StartView* start_ = nullptr;
    NewTournamentView* new_ = nullptr;
    QWidget* startArea_ = nullptr;
    QWidget* newArea_ = nullptr;
    QWidget* tournament_ = nullptr;
    PageHeader* header_ = nullptr;
    QScrollArea* scroll_ = nullptr;
    QBoxLayout* columns_ = nullptr;
};

} // namespace pairwright
