#include "ui/pages/players/player_list_view.h"

#include "app/domain/players/tpn_order.h"
#include "app/domain/text/filled.h"
#include "app/storage/place.h"
#include "engine/capabilities.h"
#include "ui/models/row_filter.h"
#include "ui/pages/players/candidates/candidates_panel.h"
#include "ui/pages/players/player_cells.h"
#include "ui/pages/players/player_choices.h"
#include "ui/pages/players/player_line.h"
#include "ui/pages/players/players_model.h"
#include "ui/pages/players/preflight/preflight_model.h"
#include "ui/settings/kept_columns.h"
#include "ui/text/format.h"
#include "ui/text/players/player_field_text.h"
#include "ui/theme/icons.h"
#include "ui/theme/look_shapes.h"
#include "ui/widgets/choice_delegate.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/form_keys.h"
#include "ui/widgets/hinted_line.h"
#include "ui/widgets/page_header.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace pairwright {

namespace {

/// Shown only where somebody wants them.
QList<int> rareColumns()
{
    QList<int> rare;
    for (const PlayerFieldInfo& info : playerFields())
        if (info.shown &&
            (info.isPrivate || info.field == PlayerField::ownNumber || info.field == PlayerField::noHalfPointBye ||
             info.field == PlayerField::outsideValue || info.field == PlayerField::placeByHand))
            rare.append(PlayersModel::columnOf(info.field));
    return rare;
}

QList<int> usualDropOrder()
{
    QList<int> order{PlayersModel::sourceColumn()};
    for (const PlayerField field :
         {PlayerField::fixedBoard, PlayerField::offTheWeb, PlayerField::group, PlayerField::birth, PlayerField::sex,
          PlayerField::fideId, PlayerField::club, PlayerField::federation})
        order.append(PlayersModel::columnOf(field));
    return order;
}

} // namespace

PlayerListView::PlayerListView(Desk& desk, RatingLists& lists, QWidget* parent)
    : QWidget(parent)
    , desk_(desk)
    , lists_(lists)
    , model_(new PlayersModel(desk, this))
    , filter_(new RowFilter(this))
    , table_(new DataTable)
    , empty_(new EmptyState(QStringLiteral("players")))
    , body_(new QStackedWidget)
    , header_(new PageHeader)
    , search_(new QLineEdit)
    , quickAdd_(new HintedLine)
    , add_(new QPushButton)
    , preflight_(new QPushButton)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(header_);
    search_->setObjectName(QStringLiteral("playerSearch"));
    search_->setClearButtonEnabled(true);
    search_->setMinimumWidth(200);
    preflight_->setObjectName(QStringLiteral("showPreflight"));
    header_->addControl(preflight_);
    header_->addControl(search_);

    buildTable();
    body_->addWidget(empty_);
    body_->addWidget(table_);
    body_->setContentsMargins(look::tableMargin, 0, look::tableMargin, 0);
    column->addWidget(body_, 1);

    auto* addRow = new QHBoxLayout;
    addRow->setContentsMargins(16, 8, 16, 10);
    addRow->setSpacing(6);
    quickAdd_->setObjectName(QStringLiteral("quickAdd"));
    letUndoThroughWhenEmpty(quickAdd_);
    letUndoThroughWhenEmpty(search_);
    leadIntoRows(search_, table_);
    addRow->addWidget(quickAdd_, 1);
    addRow->addWidget(add_);
    column->addLayout(addRow);
    candidates_ = new CandidatesPanel(desk_, lists_, *quickAdd_);

    connect(search_, &QLineEdit::textChanged, filter_, &RowFilter::setWords);
    connect(quickAdd_, &QLineEdit::returnPressed, this, &PlayerListView::addTyped);
    connect(candidates_, &CandidatesPanel::nobodyFound, this, &PlayerListView::addTyped);
    connect(candidates_, &CandidatesPanel::taken, this,
            [this](const ListCandidate& candidate) { add(candidate.data); });
    connect(preflight_, &QPushButton::clicked, desk_.actions().get(ActionId::preflight), &QAction::trigger);
    connect(&lists_, &RatingLists::compared, this, &PlayerListView::updatePreflight);
    connect(add_, &QPushButton::clicked, this, &PlayerListView::addTyped);
    connect(model_, &QAbstractItemModel::modelReset, this, &PlayerListView::updateFacts);
    connect(model_, &QAbstractItemModel::rowsInserted, this, &PlayerListView::updateFacts);
    connect(model_, &QAbstractItemModel::rowsRemoved, this, &PlayerListView::updateFacts);
    connect(&desk_, &Desk::changed, this, &PlayerListView::updateFacts);
    retranslate();
}

void PlayerListView::buildTable()
{
    filter_->setSourceModel(model_);
    table_->setObjectName(QStringLiteral("playersTable"));
    table_->setModel(filter_);
    table_->setSortingEnabled(true);
    table_->sortByColumn(PlayersModel::Number, Qt::AscendingOrder);
    table_->setStretchColumns({PlayersModel::columnOf(PlayerField::name), PlayersModel::statusColumn(),
                               PlayersModel::columnOf(PlayerField::club)});
    table_->setNameColumns({PlayersModel::columnOf(PlayerField::name)});
    table_->setDropOrder(usualDropOrder());
    keepColumns(*table_, desk_.settings());
    // A letter goes to a name and never overwrites one.
    table_->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    table_->setTabKeyNavigation(true);
    offerChoices(*table_);
    connect(table_, &DataTable::typingChanged, this, [this](bool types) {
        filter_->keepOrder(types);
        model_->keepRows(types);
    });
    cells_ = new PlayerCells(desk_, *model_, *filter_, *table_);
    connect(table_->selectionModel(), &QItemSelectionModel::selectionChanged, this, &PlayerListView::followSelection);
    connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &PlayerListView::followSelection);
    connect(&desk_, &Desk::selectionChanged, this, &PlayerListView::followDesk);
}

void PlayerListView::focusQuickAdd()
{
    quickAdd_->setFocus();
    quickAdd_->selectAll();
}

void PlayerListView::focusWork()
{
    if (model_->rowCount() == 0)
        focusQuickAdd();
    else
        table_->setFocus();
}

void PlayerListView::focusFilter()
{
    search_->setFocus();
    search_->selectAll();
}

void PlayerListView::showPlayer(PlayerKey player, const QString& field)
{
    search_->clear();
    const int row = model_->rowOf(player);
    if (row < 0)
        return;
    const int column = PlayersModel::columnOfField(field);
    if (table_->isColumnHidden(column))
        table_->setColumnHidden(column, false); // until the table is fitted again
    const QModelIndex index = filter_->mapFromSource(model_->index(row, column));
    table_->setFocus();
    table_->setCurrentIndex(index);
    table_->scrollTo(index);
    if (!field.isEmpty())
        table_->edit(index);
}

std::vector<PlayerKey> PlayerListView::selectedPlayers() const
{
    std::vector<PlayerKey> players;
    const QModelIndexList rows = table_->selectionModel()->selectedRows();
    for (const QModelIndex& row : rows)
        players.push_back(model_->keyAt(filter_->mapToSource(row).row()));
    return players;
}

void PlayerListView::addTyped()
{
    auto parsed = parsePlayerLine(quickAdd_->text());
    if (!parsed) {
        const bool isEmpty = parsed.error().reason == PlayerLineError::Reason::empty;
        desk_.messages().tell(isEmpty ? Mood::neutral : Mood::warning, sentenceFor(parsed.error()));
        return;
    }
    // Most players of an event are of its federation; the table shows whom that does not suit.
    if (parsed->federation.isEmpty())
        parsed->federation = desk_.projected().event.federation;
    add(*parsed);
}

QString PlayerListView::typed() const
{
    return quickAdd_->text().simplified();
}

void PlayerListView::add(const PlayerData& player)
{
    candidates_->dismiss();
    const bool late = desk_.projected().hasBegun();
    const PlayerKey key = desk_.projected().nextPlayerKey;
    const QString name = player.name;
    const auto told = whenSaved(this, [this, late, name] {
        const bool ofAll = capabilitiesOf(desk_.projected().settings.system).allPlayAll;
        if (late)
            desk_.messages().tell(Mood::good, ofAll ? tr("%1 enters late and meets everybody.").arg(name)
                                                    : filled(tr("%1 enters late, from round %2 on."), name,
                                                             desk_.projected().roundAhead().value));
    });
    const auto taken = whenAccepted([this, key] {
        quickAdd_->setText({}); // unlike clear() it forgets what was typed
        showPlayer(key, {});
        quickAdd_->setFocus();
    });
    const auto kept = whenSaved(this, [this, key, player] { keepSelected(key, player); });
    desk_.apply(AddPlayers{{NewPlayer{player, {}, {}}}, {}},
                desk_.projected().settings.teams ? tr("Add this team?") : tr("Add this player?"),
                tr("Add All the Same"), inTurn(taken, inTurn(kept, told)));
}

/// Another desk may have added somebody in the same second, who has got the number that was to be this one's.
void PlayerListView::keepSelected(PlayerKey key, const PlayerData& added)
{
    const auto& players = desk_.projected().players;
    const Player* there = desk_.projected().player(key);
    if ((there != nullptr && there->data.name == added.name) || selectedPlayers() != std::vector{key})
        return;
    const auto own = std::find_if(players.rbegin(), players.rend(),
                                  [&added](const Player& one) { return one.data.name == added.name; });
    const int row = own != players.rend() ? model_->rowOf(own->key) : -1;
    if (row >= 0)
        table_->setCurrentIndex(filter_->mapFromSource(model_->index(row, table_->currentIndex().column())));
}

QString PlayerListView::named(const std::vector<PlayerKey>& players) const
{
    return players.size() == 1 ? desk_.projected().player(players.front())->data.name
                               : tr("%n player(s)", nullptr, static_cast<int>(players.size()));
}

void PlayerListView::remove(const std::vector<PlayerKey>& players)
{
    if (!players.empty())
        desk_.apply(RemovePlayers{players}, tr("Remove %n player(s)?", nullptr, static_cast<int>(players.size())),
                    tr("Remove"));
}

void PlayerListView::withdraw(const std::vector<PlayerKey>& players)
{
    if (players.empty())
        return;
    const RoundNumber next = desk_.projected().roundAhead();
    const bool fromARound = next.value <= desk_.projected().settings.plannedRounds; // else all rounds are published
    desk_.apply(
        WithdrawPlayer{players, next}, tr("Withdraw %1?", "players").arg(named(players)), tr("Withdraw"),
        whenSaved(this, [this, players, next, fromARound] {
            const bool isOne = players.size() == 1;
            const QString said =
                !fromARound
                    ? (isOne ? tr("%1 is withdrawn.") : tr("%1 are withdrawn.", "n players")).arg(named(players))
                : isOne ? filled(tr("%1 is withdrawn from round %2 on."), named(players), next.value)
                        : filled(tr("%1 are withdrawn from round %2 on.", "n players"), named(players), next.value);
            desk_.messages().tell(Mood::good, said);
        }));
}

void PlayerListView::expel(const std::vector<PlayerKey>& players)
{
    if (players.empty())
        return;
    const RoundNumber next = desk_.projected().roundAhead();
    desk_.apply(WithdrawPlayer{players, next, true}, tr("Expel %1?", "players").arg(named(players)), tr("Expel"),
                whenSaved(this, [this, players] {
                    const int from = desk_.projected().player(players.front())->withdrawals.back().from.value;
                    desk_.messages().tell(
                        Mood::good,
                        players.size() == 1
                            ? filled(tr("%1 is expelled from round %2 on. Ctrl+Z takes it back."), named(players), from)
                            : tr("%1 are expelled. Ctrl+Z takes it back.", "n players").arg(named(players)));
                }));
}

void PlayerListView::forbidMeeting(const std::vector<PlayerKey>& players)
{
    if (players.size() < 2) {
        desk_.messages().tell(Mood::neutral, tr("Select two or more players first (Ctrl+click, or Shift and arrows)."));
        return;
    }
    const QString done = tr("%n player(s) may not meet each other; the Overview page lists them.", nullptr,
                            static_cast<int>(players.size()));
    desk_.apply(SetForbidden{{adding(ForbiddenPairs{players, desk_.projected().roundAhead(), std::nullopt})}},
                tr("Forbid them to meet?"), tr("Forbid"),
                whenSaved(this, [this, done] { desk_.messages().tell(Mood::good, done); }));
}

void PlayerListView::exchangeNumbers(const std::vector<PlayerKey>& players)
{
    if (players.size() != 2) {
        desk_.messages().tell(Mood::neutral, tr("Select the two players first (Ctrl+click, or Shift and arrows)."));
        return;
    }
    std::vector<PlayerKey> order = tpnOrder(desk_.projected());
    std::iter_swap(std::find(order.begin(), order.end(), players.front()),
                   std::find(order.begin(), order.end(), players.back()));
    QStringList names;
    for (const PlayerKey player : players)
        names << displayName(desk_.projected().player(player)->data);
    const QString who = enumerate(names);
    desk_.apply(SetDeclaredOrder{order, desk_.projected().settings.declaredOrder},
                tr("Exchange the pairing numbers of %1?").arg(who), tr("Exchange"), whenSaved(this, [this, who] {
                    desk_.messages().tell(Mood::good, tr("The pairing numbers of %1 are exchanged.").arg(who));
                }));
}

void PlayerListView::bringBack(const std::vector<PlayerKey>& players)
{
    if (players.empty())
        return;
    const RoundNumber next = desk_.projected().roundAhead();
    desk_.apply(ReturnPlayer{players, next}, tr("Bring %1 back?").arg(named(players)), tr("Bring Back"),
                whenSaved(this, [this, players, next] {
                    desk_.messages().tell(Mood::good,
                                          filled(players.size() == 1 ? tr("%1 is back from round %2 on.")
                                                                     : tr("%1 are back from round %2 on.", "n players"),
                                                 named(players), next.value));
                }));
}

void PlayerListView::followSelection()
{
    // The selection of a list that nobody sees is not what the Inspector is asked about.
    if (isVisible())
        announceSelection();
    emit selectionMoved();
}

/// Who was chosen elsewhere is the row that is chosen here.
void PlayerListView::followDesk()
{
    const int row = desk_.selectedPlayer() ? model_->rowOf(*desk_.selectedPlayer()) : -1;
    const QModelIndex index = row < 0 ? QModelIndex() : filter_->mapFromSource(model_->index(row, 0));
    if (!index.isValid() || index.row() == table_->currentIndex().row())
        return;
    chooseRow(*table_, index.row());
    table_->scrollTo(index);
}

void PlayerListView::announceSelection()
{
    const QModelIndex current = table_->currentIndex();
    if (desk_.session() != nullptr && current.isValid())
        desk_.selectPlayer(model_->keyAt(filter_->mapToSource(current).row()));
}

void PlayerListView::updateFacts()
{
    updatePreflight();
    nameEntrants();
    const int count = model_->rowCount();
    body_->setCurrentWidget(count == 0 ? static_cast<QWidget*>(empty_) : table_);
    if (desk_.session() == nullptr)
        return;
    // Who may not add players at this desk is not asked for any.
    const bool isOffered = !isServerAddress(desk_.session()->path()) || desk_.session()->may(CommandName::addPlayers);
    quickAdd_->setVisible(isOffered);
    add_->setVisible(isOffered);
    if (ofTeams_ && count > 0) {
        const auto members = static_cast<int>(desk_.projected().members.size());
        header_->setFacts(tr("%n team(s)", nullptr, count) + QStringLiteral(" · ") +
                          tr("%n player(s)", nullptr, members));
        return;
    }
    int rated = 0;
    for (const Player& player : desk_.projected().players)
        rated += player.data.rating ? 1 : 0;
    header_->setFacts(count == 0 ? QString()
                                 : tr("%n player(s)", nullptr, count) + QStringLiteral(" · ") +
                                       tr("%n rated", nullptr, rated));
}

void PlayerListView::updatePreflight()
{
    if (desk_.session() == nullptr || !isVisible())
        return;
    const std::vector<PreflightLine> lines = preflight(desk_.projected(), lists_.differences());
    preflight_->setVisible(!lines.empty());
    preflight_->setText(tr("Preflight: %n gap(s)", nullptr, static_cast<int>(lines.size())));
    preflight_->setIcon(themedIcon(QStringLiteral("dialog-warning")));
    preflight_->setToolTip(preflightSummary(lines));
}

void PlayerListView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    lists_.lookAgain(); // another window may have taken one in
    updatePreflight();
}

void PlayerListView::retranslate()
{
    search_->setPlaceholderText(tr("Find (Ctrl+F)"));
    search_->setAccessibleName(tr("Find players"));
    add_->setText(tr("Add"));
    model_->retranslate();
    cells_->retranslate();
    named_ = false;
    updateFacts();
}

/// Who is registered: players, or teams.
void PlayerListView::nameEntrants()
{
    const bool ofTeams = desk_.session() != nullptr && desk_.projected().settings.teams;
    const bool fromOneList = model_->isOfOneSource();
    if (std::exchange(named_, true) && ofTeams == ofTeams_ && fromOneList == fromOneList_)
        return;
    ofTeams_ = ofTeams;
    fromOneList_ = fromOneList;
    QList<int> away = rareColumns();
    if (fromOneList) // which tells nobody from another
        away.append(PlayersModel::sourceColumn());
    for (const PlayerFieldInfo& info : playerFields())
        if (info.ofTeams && !ofTeams)
            away.append(PlayersModel::columnOf(info.field));
    if (ofTeams) { // what nobody asks of a team
        away.append(PlayersModel::sourceColumn());
        for (const PlayerField field : {PlayerField::title, PlayerField::birth, PlayerField::sex, PlayerField::fideId,
                                        PlayerField::offTheWeb, PlayerField::fixedBoard, PlayerField::group})
            away.append(PlayersModel::columnOf(field));
    }
    table_->setUsuallyAway(away);
    for (const int column : {PlayersModel::membersColumn(), PlayersModel::firstMemberColumn()})
        table_->setColumnHidden(column, !ofTeams);
    table_->setGrowingColumns(
        ofTeams ? QList<int>{PlayersModel::columnOf(PlayerField::name), PlayersModel::firstMemberColumn()}
                : QList<int>());
    QList<int> order = usualDropOrder();
    if (ofTeams)
        order += {PlayersModel::firstMemberColumn(), PlayersModel::membersColumn(), PlayersModel::statusColumn(),
                  PlayersModel::columnOf(PlayerField::captain), PlayersModel::columnOf(PlayerField::shortName)};
    table_->setDropOrder(order);
    const QString title = ofTeams ? tr("Teams") : tr("Players");
    header_->setTitle(title);
    table_->setAccessibleName(title);
    if (ofTeams) {
        quickAdd_->setHints({tr("Add a team: its name")});
        quickAdd_->setAccessibleName(tr("Add a team by typing"));
        quickAdd_->setToolTip(tr("Enter adds the team. Its players are added behind it."));
        empty_->set(tr("No teams yet"),
                    tr("Type the name of a team into the line below and press Enter. Then say who "
                       "plays for it."),
                    {});
        return;
    }
    quickAdd_->setHints({tr("Add a player: Surname, Given name; rating; title; federation; club"),
                         tr("Add a player: Surname, Given name; rating; title"),
                         tr("Add a player: Surname, Given name")});
    quickAdd_->setAccessibleName(tr("Add a player by typing"));
    quickAdd_->setToolTip(tr("Only the name is needed. After semicolons, in any order: rating, title, federation, "
                             "FIDE ID, *birth year, club. Enter adds the player."));
    empty_->set(tr("No players yet"),
                tr("Type a name into the line below and press Enter, or drop a list of players (CSV) on this window."),
                {desk_.actions().get(ActionId::importPlayers)});
}

void PlayerListView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace pairwright
