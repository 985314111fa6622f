#include "ui/pages/players/team_window.h"

#include "app/domain/players/tpn_order.h"
#include "ui/frame/apply_in_window.h"
#include "ui/pages/players/player_choices.h"
#include "ui/pages/players/player_line.h"
#include "ui/pages/players/players_model.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/dialog_buttons.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/text_styles.h"
#include "ui/widgets/window_heading.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace pairwright {

namespace {

constexpr QSize teamWindowSize(820, 520);

/// What is asked of somebody who plays for a team; the table has the columns of all players.
constexpr std::array shownOfMembers{PlayerField::name,       PlayerField::title,    PlayerField::rating,
                                    PlayerField::federation, PlayerField::birth,    PlayerField::sex,
                                    PlayerField::fideId,     PlayerField::offTheWeb};

void arrangeColumns(DataTable& table)
{
    table.setStretchColumns({PlayersModel::columnOf(PlayerField::name)});
    table.setNameColumns({PlayersModel::columnOf(PlayerField::name)});
    QList<int> away;
    for (int column = PlayersModel::FirstField; column < table.model()->columnCount(); ++column) {
        const bool isShown = std::any_of(shownOfMembers.begin(), shownOfMembers.end(), [column](PlayerField field) {
            return PlayersModel::columnOf(field) == column;
        });
        if (!isShown)
            away.append(column);
    }
    table.setUsuallyAway(away);
    QList<int> order; // what goes first where a name would be cut
    for (const PlayerField field : {PlayerField::offTheWeb, PlayerField::sex, PlayerField::fideId, PlayerField::birth,
                                    PlayerField::title, PlayerField::federation})
        order.append(PlayersModel::columnOf(field));
    table.setDropOrder(order);
    table.setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    table.setTabKeyNavigation(true);
    offerChoices(table);
}

} // namespace

TeamWindow::TeamWindow(Desk& desk, std::optional<PlayerKey> team, QWidget* parent)
    : QDialog(parent)
    , desk_(desk)
    , shown_(team)
    , model_(new PlayersModel(desk, this))
    , members_(new DataTable)
{
    setObjectName(QStringLiteral("teamWindow"));
    setAttribute(Qt::WA_DeleteOnClose);
    build();
    resize(scaledToText(*this, teamWindowSize));
    connect(teams_, &QComboBox::activated, this, [this] {
        shown_ = PlayerKey{teams_->currentData().toLongLong()};
        refresh();
    });
    for (const SaidOfTeam& said : said_)
        connect(said.field, &QLineEdit::editingFinished, this, &TeamWindow::storeSaid);
    connect(members_->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &TeamWindow::refreshButtons);
    connect(add_, &QPushButton::clicked, this, &TeamWindow::add);
    connect(up_, &QPushButton::clicked, this, [this] { move(-1); });
    connect(down_, &QPushButton::clicked, this, [this] { move(1); });
    connect(remove_, &QPushButton::clicked, this, &TeamWindow::remove);
    connect(close_, &QPushButton::clicked, this, &QDialog::close);
    connect(this, &QDialog::finished, bar_, &MessageBar::dismiss);
    connect(&desk_, &Desk::sessionChanged, this, &QDialog::close);
    connect(&desk_, &Desk::changed, this, &TeamWindow::refresh);
    connect(&desk_, &Desk::changedEntirely, this, &TeamWindow::refresh);
    retranslate();
    line_->setFocus();
}

void TeamWindow::build()
{
    auto* column = new QVBoxLayout(this);
    column->addWidget(windowHeading(this));
    bar_ = new MessageBar;
    bar_->setObjectName(QStringLiteral("teamMessages"));
    column->addWidget(bar_);
    model_->speakIn(*bar_);
    teams_ = new QComboBox;
    teams_->setObjectName(QStringLiteral("teamChoice"));
    teamTitle_ = new PlainLabel;
    teamTitle_->setBuddy(teams_);
    facts_ = new PlainLabel;
    makeMuted(facts_);
    auto* grid = new QGridLayout; // the fields end where the list does
    const int last = 2 * static_cast<int>(said_.size());
    grid->addWidget(teamTitle_, 0, 0);
    grid->addWidget(teams_, 0, 1, 1, last - 1);
    grid->addWidget(facts_, 0, last);
    int cell = 0; // title and field beside each other
    for (SaidOfTeam& said : said_) {
        said.field = new QLineEdit;
        said.field->setObjectName(QLatin1String(said.name));
        said.title = new PlainLabel;
        said.title->setBuddy(said.field);
        grid->addWidget(said.title, 1, cell++);
        grid->setColumnStretch(cell, said.stretch);
        grid->addWidget(said.field, 1, cell++);
    }
    members_->setObjectName(QStringLiteral("teamMembers"));
    members_->setModel(model_);
    connect(members_, &DataTable::typingChanged, model_, &PlayersModel::keepRows);
    members_->setSelectionMode(QAbstractItemView::SingleSelection);
    members_->setFrameShape(QFrame::StyledPanel);
    arrangeColumns(*members_);
    auto* moves = new QVBoxLayout;
    up_ = new QPushButton;
    up_->setObjectName(QStringLiteral("memberUp"));
    down_ = new QPushButton;
    down_->setObjectName(QStringLiteral("memberDown"));
    remove_ = new QPushButton;
    remove_->setObjectName(QStringLiteral("memberRemove"));
    for (QPushButton* button : {up_, down_, remove_}) {
        button->setAutoDefault(false);
        moves->addWidget(button);
    }
    moves->addStretch();
    grid->addWidget(members_, 2, 0, 1, last);
    grid->addLayout(moves, 2, last);
    grid->setRowStretch(2, 1);
    line_ = new QLineEdit;
    line_->setObjectName(QStringLiteral("memberLine"));
    add_ = new QPushButton;
    add_->setObjectName(QStringLiteral("memberAdd"));
    hint_ = new PlainLabel;
    hint_->setWordWrap(true);
    makeMuted(hint_);
    add_->setDefault(true);
    add_->setProperty("primary", true);
    grid->addWidget(line_, 3, 0, 1, last);
    grid->addWidget(add_, 3, last);
    grid->addWidget(hint_, 4, 0, 1, last + 1);
    close_ = new QPushButton;
    close_->setObjectName(QStringLiteral("closeTeam"));
    close_->setAutoDefault(false);
    close_->setProperty("wayOut", true);
    grid->addWidget(close_, 5, last); // as wide as the buttons above it
    column->addLayout(grid, 1);
}

std::optional<PlayerKey> TeamWindow::team() const
{
    return shown_ && desk_.projected().player(*shown_) != nullptr ? shown_ : std::nullopt;
}

std::vector<PlayerKey> TeamWindow::order() const
{
    std::vector<PlayerKey> keys;
    if (const auto key = team())
        for (const Player* member : desk_.projected().membersOf(*key))
            keys.push_back(member->key);
    return keys;
}

void TeamWindow::refresh()
{
    if (desk_.session() == nullptr || !desk_.projected().settings.teams)
        return;
    const Tournament& tournament = desk_.projected();
    {
        const QSignalBlocker quiet(teams_);
        teams_->clear();
        for (const PlayerKey key : tpnOrder(tournament))
            teams_->addItem(tournament.player(key)->data.name, static_cast<qlonglong>(key.value));
        if (!team() && teams_->count() > 0)
            shown_ = PlayerKey{teams_->itemData(0).toLongLong()};
        if (team())
            teams_->setCurrentIndex(teams_->findData(static_cast<qlonglong>(shown_->value)));
    }
    model_->listTeam(team());
    if (const auto key = team()) {
        const PlayerData& shown = tournament.player(*key)->data;
        const auto& rating = shown.rating;
        for (const SaidOfTeam& said : said_)
            if (!said.field->isModified() || !said.field->hasFocus())
                said.field->setText(shown.*said.what);
        facts_->setText(rating ? tr("Strength %1").arg(rating->value) : tr("No strength yet"));
    }
    if (row() < 0 && model_->rowCount() > 0)
        members_->setCurrentIndex(model_->index(0, PlayersModel::columnOf(PlayerField::name)));
    refreshButtons();
}

void TeamWindow::leadTo(PlayerKey member, const QString& field)
{
    const int place = model_->rowOf(member);
    if (place < 0)
        return;
    const QModelIndex index = model_->index(place, PlayersModel::columnOfField(field));
    members_->want(index.column());
    members_->setFocus();
    members_->setCurrentIndex(index);
    if (!field.isEmpty() && desk_.mayChange(CommandName::editPlayer))
        members_->edit(index);
}

int TeamWindow::row() const
{
    return members_->currentIndex().row();
}

void TeamWindow::refreshButtons()
{
    const bool writable = desk_.mayChange(CommandName::editPlayer) && team();
    const int row = this->row();
    for (const SaidOfTeam& said : said_)
        said.field->setEnabled(writable);
    line_->setEnabled(writable);
    add_->setEnabled(writable);
    remove_->setEnabled(writable && row >= 0);
    up_->setEnabled(writable && row > 0);
    down_->setEnabled(writable && row >= 0 && row + 1 < model_->rowCount());
}

void TeamWindow::add()
{
    const auto key = team();
    if (!key)
        return;
    const auto line = parsePlayerLine(line_->text());
    if (!line) {
        bar_->tell(Mood::warning, sentenceFor(line.error(), true));
        line_->setFocus();
        return;
    }
    applyInWindow(*bar_, desk_, AddMembers{*key, {*line}, {}}, tr("Add this player all the same?"), tr("Add"),
                  whileThere(this, whenAccepted([this] { line_->clear(); })));
    line_->setFocus();
}

void TeamWindow::storeSaid()
{
    const auto key = team();
    if (!key)
        return;
    const Player& seen = *desk_.projected().player(*key);
    PlayerData wanted = seen.data;
    for (const SaidOfTeam& said : said_)
        if (said.field->isModified()) {
            said.field->setModified(false);
            wanted.*said.what = said.field->text().simplified();
        }
    if (wanted != seen.data)
        applyInWindow(*bar_, desk_, editOf(seen, wanted), tr("Change this team?"), tr("Change"));
    refresh();
}

void TeamWindow::store(const std::vector<PlayerKey>& wanted)
{
    if (const auto key = team())
        applyInWindow(*bar_, desk_, SetTeamOrder{*key, wanted, order()}, {}, {});
}

void TeamWindow::move(int by)
{
    std::vector<PlayerKey> keys = order();
    const int row = this->row();
    const int other = row + by;
    if (row < 0 || other < 0 || other >= static_cast<int>(keys.size()))
        return;
    std::swap(keys[static_cast<std::size_t>(row)], keys[static_cast<std::size_t>(other)]);
    store(keys); // the row goes along
}

void TeamWindow::remove()
{
    std::vector<PlayerKey> keys = order();
    const int row = this->row();
    if (row < 0 || row >= static_cast<int>(keys.size()))
        return;
    keys.erase(keys.begin() + row);
    store(keys);
}

void TeamWindow::retranslate()
{
    setWindowTitle(tr("Players of the Team"));
    teamTitle_->setText(tr("Team"));
    teams_->setAccessibleName(teamTitle_->text());
    said_[0].title->setText(tr("Captain"));
    said_[1].title->setText(tr("Short name"));
    for (const SaidOfTeam& said : said_)
        said.field->setAccessibleName(said.title->text());
    members_->setAccessibleName(tr("Who plays for it, in the order of the boards"));
    line_->setAccessibleName(tr("A player to add"));
    line_->setPlaceholderText(tr("Surname, Given name; 1850; GER"));
    hint_->setText(withoutLastWordAlone(
        tr("Behind the name in any order: rating, title, federation, FIDE ID, and the year of birth as *1990. "
           "Enter adds the player behind the others.")));
    add_->setText(tr("Add"));
    up_->setText(tr("Up"));
    down_->setText(tr("Down"));
    remove_->setText(tr("Take Out"));
    close_->setText(tr("Close"));
    refresh();
}

void TeamWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

} // namespace pairwright
