#include "ui/pages/overview/overview_page.h"

#include "ui/frame/next_step.h"
#include "ui/pages/overview/day/day_view.h"
#include "ui/pages/overview/event_form.h"
#include "ui/pages/overview/forbidden_form.h"
#include "ui/pages/overview/groups_form.h"
#include "ui/pages/overview/integrity_form.h"
#include "ui/pages/overview/play_form.h"
#include "ui/pages/overview/rating_form.h"
#include "ui/pages/overview/round_dates_form.h"
#include "ui/pages/overview/set_up_columns.h"
#include "ui/pages/overview/start_view.h"
#include "ui/pages/overview/team_form.h"
#include "ui/text/rounds/round_text.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/form_labels.h"
#include "ui/widgets/page_header.h"
#include "ui/widgets/scrolled.h"
#include "ui/widgets/state_chip.h"
#include "ui/widgets/view_tabs.h"

#include <QDir>
#include <QEvent>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QTabBar>
#include <QTimer>
#include <QVBoxLayout>

namespace pairwright {

namespace {
constexpr int formsWidth = 640; ///< of one column
} // namespace

OverviewPage::OverviewPage(Desk& desk, RatingLists& lists, QWidget* parent)
    : Page(desk, parent)
    , stack_(new QStackedWidget)
    , start_(new StartView(desk))
    , new_(new NewTournamentView(desk))
{
    setObjectName(QStringLiteral("overviewPage"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(stack_);
    tournament_ = buildTournamentView(lists);
    startArea_ = scrolled(start_);
    newArea_ = scrolled(new_);
    stack_->addWidget(startArea_);
    stack_->addWidget(newArea_);
    stack_->addWidget(tournament_);

    connect(start_, &StartView::fileWanted, this, &OverviewPage::fileWanted);
    connect(new_, &NewTournamentView::accepted, this, &OverviewPage::creationWanted);
    connect(new_, &NewTournamentView::cancelled, this, [this] {
        endNew();
        emit newGivenUp();
    });
    connect(&desk, &Desk::sessionChanged, this, [this] {
        endNew();
        // Who has just begun sets up first.
        if (this->desk().session() != nullptr)
            showView(this->desk().projected().players.empty() ? setUp : day);
        refresh();
    });
    connect(&desk, &Desk::changed, this, &OverviewPage::refresh);
    retranslate();
}

QWidget* OverviewPage::buildTournamentView(RatingLists& lists)
{
    auto* view = new QWidget;
    auto* column = new QVBoxLayout(view);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    header_ = new PageHeader;
    state_ = new StateChip;
    header_->addMark(state_);
    views_ = new ViewTabs("overviewViews", 2);
    header_->addControl(views_);
    header_->addControl(new ActionButton(desk().actions().get(ActionId::backups)));
    for (const ActionId id : {ActionId::pagePlayers, ActionId::pairRound, ActionId::publish, ActionId::publishAll,
                              ActionId::enterResults, ActionId::nextMissing, ActionId::pageExport}) {
        auto* button = new ActionButton(desk().actions().get(id));
        button->setProperty("primary", true);
        button->setProperty("step", static_cast<int>(id));
        header_->addControl(button);
        button->hide(); // until refresh() knows the step
        steps_.append(button);
    }
    column->addWidget(header_);

    day_ = new DayView(desk(), lists);
    auto* content = new QWidget;
    auto* margins = new QVBoxLayout(content);
    margins->setContentsMargins(16, 4, 16, 16);
    margins->addWidget(day_);
    shown_ = new QStackedWidget;
    shown_->addWidget(scrolled(content));
    shown_->addWidget(buildSetUp());
    column->addWidget(shown_, 1);
    connect(views_, &QTabBar::currentChanged, this, [this](int index) { showView(static_cast<View>(index)); });
    return view;
}

QWidget* OverviewPage::buildSetUp()
{
    auto* holder = new SetUpColumns(formsWidth);
    holder->add(new EventForm(desk()), 0);
    holder->add(new RoundDatesForm(desk()), 0);
    holder->add(new GroupsForm(desk()), 0);
    holder->add(new PlayForm(desk()), 1);
    holder->add(new TeamForm(desk()), 1);
    holder->add(new RatingForm(desk()), 1);
    holder->add(new ForbiddenForm(desk()), 1);
    auto* integrity = new IntegrityForm(desk());
    holder->add(integrity, 1);
    connect(integrity, &IntegrityForm::momentWanted, this, &OverviewPage::momentWanted);
    scroll_ = scrolled(holder);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    return scroll_;
}

void OverviewPage::showView(View view)
{
    shown_->setCurrentIndex(view);
    const QSignalBlocker quiet(views_);
    views_->setCurrentIndex(view);
}

void OverviewPage::refreshStep()
{
    const ActionId next = nextStep(desk().projected());
    for (QPushButton* button : std::as_const(steps_))
        button->setVisible(button->property("step").toInt() == static_cast<int>(next));
}

void OverviewPage::beginNew()
{
    stack_->setCurrentWidget(newArea_);
    new_->begin();
}

void OverviewPage::endNew()
{
    stack_->setCurrentWidget(desk().session() != nullptr ? tournament_ : startArea_);
}

QString OverviewPage::unfinished() const
{
    const QString name = stack_->currentWidget() == newArea_ ? new_->name() : QString();
    return name.isEmpty() ? QString() : tr("the new tournament “%1”").arg(name);
}

void OverviewPage::refresh()
{
    if (desk().session() == nullptr)
        return;
    const EventData& event = desk().projected().event;
    header_->setTitle(event.name.isEmpty() ? tr("Tournament without a name") : event.name);
    header_->setToolTip(QDir::toNativeSeparators(desk().session()->path()));
    const std::vector<Round>& rounds = desk().projected().rounds;
    state_->set(rounds.empty() ? Mood::neutral : moodOf(rounds.back()), day_->stateText());
    refreshStep();
    alignSoon();
}

/// The labels of all forms of Set-up are one column, and so are the boxes, in each language and size of text.
void OverviewPage::alignSoon()
{
    QTimer::singleShot(0, this, [this] {
        alignLabels(scroll_->findChildren<QFormLayout*>());
        alignBoxes(scroll_->findChildren<QFormLayout*>());
    });
}

void OverviewPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange)
        alignSoon();
    Page::changeEvent(event);
}

void OverviewPage::focusPlace(const Place& place)
{
    QWidget* field = place.field.isEmpty() ? nullptr : tournament_->findChild<QWidget*>(place.field);
    if (field != nullptr && desk().session() != nullptr) {
        endNew();
        showView(day_->isAncestorOf(field) ? day : setUp);
        scroll_->ensureWidgetVisible(field);
        field->setFocus(Qt::OtherFocusReason);
        return;
    }
    if (stack_->currentWidget() == tournament_)
        tournament_
            ->findChild<QWidget*>(shown_->currentIndex() == setUp ? QStringLiteral("eventName")
                                                                  : QStringLiteral("roundsLine"))
            ->setFocus();
}

void OverviewPage::retranslate()
{
    views_->setTabText(day, tr("Day"));
    views_->setTabText(setUp, tr("Set-up"));
    views_->setAccessibleName(tr("What the page shows"));
    refresh();
}

} // namespace pairwright
