#include "ui/pages/players/players_page.h"

#include "ui/pages/players/import/import_view.h"
#include "ui/pages/players/lists/compare_view.h"
#include "ui/pages/players/player_list_view.h"
#include "ui/pages/players/player_ratings_window.h"
#include "ui/pages/players/preflight/preflight_view.h"
#include "ui/pages/players/presence/presence_view.h"
#include "ui/pages/players/team_window.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace pairwright {

PlayersPage::PlayersPage(Desk& desk, RatingLists& lists, QWidget* parent)
    : Page(desk, parent)
    , stack_(new QStackedWidget)
    , list_(new PlayerListView(desk, lists))
    , presence_(new PresenceView(desk))
    , import_(new ImportView(desk))
    , compare_(new CompareView(desk, lists))
    , preflight_(new PreflightView(desk, lists))
{
    setObjectName(QStringLiteral("playersPage"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    stack_->addWidget(list_);
    stack_->addWidget(presence_);
    stack_->addWidget(import_);
    stack_->addWidget(compare_);
    stack_->addWidget(preflight_);
    column->addWidget(stack_);
    // Only the view that is shown asks for room: the page is no wider than that needs.
    const auto giveRoom = [this] {
        for (int i = 0; i < stack_->count(); ++i)
            stack_->widget(i)->setSizePolicy(
                i == stack_->currentIndex() ? QSizePolicy::Preferred : QSizePolicy::Ignored, QSizePolicy::Preferred);
    };
    connect(stack_, &QStackedWidget::currentChanged, this, giveRoom);
    giveRoom();

    const auto backToList = [this] {
        stack_->setCurrentWidget(list_);
        setFocus();
    };
    connect(presence_, &PresenceView::finished, this, backToList);
    connect(presence_, &PresenceView::doorWanted, this, &PlayersPage::openDoor);
    connect(import_, &ImportView::finished, this, backToList);
    connect(compare_, &CompareView::finished, this, backToList);
    connect(preflight_, &PreflightView::finished, this, backToList);
    connect(list_, &PlayerListView::selectionMoved, this, &PlayersPage::refreshActions);
    connect(&desk, &Desk::sessionChanged, this, [this] {
        stack_->setCurrentWidget(list_);
        refreshActions();
    });
    connect(&desk, &Desk::changed, this, &PlayersPage::refreshActions);
    connect(&desk, &Desk::selectionChanged, this, &PlayersPage::refreshActions);

    Actions& actions = desk.actions();
    const auto on = [this, &actions](ActionId id, auto&& slot) {
        connect(actions.get(id), &QAction::triggered, this, slot);
    };
    on(ActionId::addPlayer, [this] {
        this->desk().leadTo({PageId::players, {}, {}, {}});
        showView(list_);
        list_->focusQuickAdd();
    });
    on(ActionId::presence, [this] {
        this->desk().leadTo({PageId::players, {}, {}, {}});
        showView(presence_);
        presence_->begin();
    });
    on(ActionId::importPlayers, [this] { askImport(); });
    on(ActionId::importClipboard, [this] { importClipboard(); });
    on(ActionId::compareWithLists, [this] {
        this->desk().leadTo({PageId::players, {}, {}, {}});
        showView(compare_);
        compare_->begin();
    });
    on(ActionId::preflight, [this] {
        this->desk().leadTo({PageId::players, {}, {}, {}});
        showView(preflight_);
        preflight_->begin();
    });
    on(ActionId::removePlayer, [this] { withTargets(&PlayerListView::remove); });
    on(ActionId::withdraw, [this] { withTargets(&PlayerListView::withdraw); });
    on(ActionId::playerRatings, [this] {
        if (!hasTargets())
            return;
        auto* window = new PlayerRatingsWindow(this->desk(), targets().front(), this);
        window->show();
    });
    on(ActionId::expel, [this] { withTargets(&PlayerListView::expel); });
    on(ActionId::returnPlayer, [this] { withTargets(&PlayerListView::bringBack); });
    on(ActionId::teamMembers, [this] {
        const std::vector<PlayerKey> chosen = targets();
        (new TeamWindow(this->desk(), chosen.empty() ? std::nullopt : std::optional(chosen.front()), this))->show();
    });
    on(ActionId::forbidMeeting, [this] { list_->forbidMeeting(targets()); });
    on(ActionId::exchangeNumbers, [this] { list_->exchangeNumbers(targets()); });
    on(ActionId::byes, [this] {
        if (hasTargets())
            emit playerWanted();
    });
    refreshActions();
}

void PlayersPage::refreshActions()
{
    Actions& actions = desk().actions();
    const bool open = desk().session() != nullptr;
    const bool writable = desk().mayChange(CommandName::editPlayer);
    const bool anybody = open && !desk().projected().players.empty();
    for (const ActionId id :
         {ActionId::addPlayer, ActionId::importPlayers, ActionId::importClipboard, ActionId::compareWithLists})
        actions.enable(id, writable);
    actions.enable(ActionId::presence, desk().mayChange(CommandName::checkIn));
    const bool ofTeams = open && desk().projected().settings.teams;
    actions.get(ActionId::teamMembers)->setVisible(ofTeams);
    actions.enable(ActionId::teamMembers, ofTeams && anybody);
    actions.enable(ActionId::preflight, open);
    actions.enable(ActionId::forbidMeeting,
                   writable && anybody && (!desk().projected().hasBegun() || !inFideMode(desk().projected().settings)));
    for (const ActionId id :
         {ActionId::removePlayer, ActionId::expel, ActionId::playerRatings, ActionId::exchangeNumbers})
        actions.enable(id, writable && anybody);
    for (const ActionId id : {ActionId::withdraw, ActionId::returnPlayer, ActionId::byes})
        actions.enable(id, desk().mayChange(CommandName::setAbsence) && anybody);
}

bool PlayersPage::hasTargets()
{
    if (desk().session() == nullptr)
        return false;
    if (!targets().empty())
        return true;
    desk().leadTo({PageId::players, {}, {}, {}});
    desk().messages().tell(Mood::neutral, tr("Select a player first: click a row, or find one with Ctrl+F."));
    return false;
}

void PlayersPage::withTargets(void (PlayerListView::*act)(const std::vector<PlayerKey>&))
{
    if (hasTargets())
        (list_->*act)(targets());
}

std::vector<PlayerKey> PlayersPage::targets() const
{
    if (list_->isVisible())
        return list_->selectedPlayers();
    // On another page the Inspector shows one player, and the buttons there mean that one.
    const auto shown = desk().selectedPlayer();
    return shown ? std::vector{*shown} : std::vector<PlayerKey>{};
}

QString PlayersPage::unfinished() const
{
    if (desk().session() == nullptr)
        return {};
    if (const QString typed = list_->typed(); !typed.isEmpty())
        return (desk().projected().settings.teams ? tr("the new team “%1”") : tr("the new player “%1”")).arg(typed);
    return stack_->currentWidget() == import_ ? tr("the import of players") : QString();
}

void PlayersPage::askImport()
{
    const auto path = desk().asker().askFile(
        {FileQuestion::Kind::open,
         tr("Import Players"),
         {tr("Player lists (*.csv *.txt *.tsv *.xlsx *.ods *.sjson *.trf *.trfx)"), tr("All files (*)")},
         desk().settings().lastFolder() + QLatin1Char('/'),
         {}});
    if (path)
        previewImport(*path);
}

void PlayersPage::importClipboard()
{
    if (desk().session() == nullptr)
        return;
    const QString text = QGuiApplication::clipboard()->text();
    if (text.trimmed().isEmpty()) {
        desk().messages().tell(Mood::neutral, tr("The clipboard holds no text. Copy the rows with their headings."));
        return;
    }
    desk().leadTo({PageId::players, {}, {}, {}});
    if (import_->loadText(text))
        stack_->setCurrentWidget(import_);
}

void PlayersPage::openDoor()
{
    auto* door = new PresenceView(desk(), PresenceView::Where::door, this);
    door->setWindowFlag(Qt::Window);
    door->setAttribute(Qt::WA_DeleteOnClose);
    door->setWindowTitle(tr("Check-In"));
    connect(door, &PresenceView::finished, door, &QWidget::close);
    // The button that opened it would open it again at the next Space.
    connect(door, &PresenceView::finished, this, [this] {
        if (presence_->isVisible())
            presence_->begin();
    });
    connect(&desk(), &Desk::sessionChanged, door, &QWidget::close);
    door->showFullScreen();
    door->begin();
}

void PlayersPage::previewImport(const QString& path)
{
    if (desk().session() == nullptr)
        return;
    desk().leadTo({PageId::players, {}, {}, {}});
    if (import_->load(path))
        stack_->setCurrentWidget(import_);
}

void PlayersPage::showView(QWidget* view)
{
    const bool leavesImport = stack_->currentWidget() == import_;
    stack_->setCurrentWidget(view);
    if (leavesImport)
        desk().messages().tell(Mood::neutral, tr("The import is not finished yet."), tr("Back to the Import"),
                               [this] { stack_->setCurrentWidget(import_); });
}

void PlayersPage::announceSelection()
{
    list_->announceSelection();
}

void PlayersPage::focusFilter()
{
    showView(list_);
    list_->focusFilter();
}

void PlayersPage::focusPlace(const Place& place)
{
    const Player* member = place.player ? desk().projected().member(*place.player) : nullptr;
    if (member != nullptr) {
        auto* team = new TeamWindow(desk(), member->team->team, this);
        team->show();
        team->leadTo(member->key, place.field);
    } else if (place.player) {
        showView(list_);
        list_->showPlayer(*place.player, place.field);
    } else if (stack_->currentWidget() == list_) {
        list_->focusWork();
    }
}

} // namespace pairwright
