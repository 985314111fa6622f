#include "ui/dialogs/groups_window.h"

#include "app/domain/players/tpn_order.h"
#include "app/domain/text/filled.h"
#include "engine/capabilities.h"
#include "ui/text/files/parts_text.h"
#include "ui/text/systems/system_text.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/choice_delegate.h"
#include "ui/widgets/dialog_buttons.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/form_labels.h"
#include "ui/widgets/list_table.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/scrolled.h"
#include "ui/widgets/text_field.h"
#include "ui/widgets/text_styles.h"
#include "ui/widgets/window_heading.h"

#include <QCheckBox>
#include <QEvent>
#include <QFormLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <map>

namespace pairwright {

namespace {

constexpr QSize groupsWindowSize(820, 640);
constexpr QSize refusedSize(560, 300); ///< of a window that only says why not
constexpr int usualGroups = 3;
constexpr int mostLetters = 26;
constexpr int roundsOfQuads = 3;
constexpr int mostLinesOfGroups = 5;
constexpr int linesOfPlayers = 6;

enum GroupColumn { TitleColumn, SizeColumn, SystemColumn, RoundsColumn, GroupColumns };
enum PlayerColumn { GroupColumn_, NameColumn, RatingColumn, ClubColumn, PlayerColumns };

QStringList systemNames()
{
    QStringList names;
    for (const SystemInfo& system : systems())
        names.append(describeSystem(system));
    return names;
}

bool isOfATable(SystemEdition system)
{
    return capabilitiesOf(system).allPlayAll;
}

SystemEdition inForce(std::string_view key, const Tournament& tournament)
{
    const QByteArray start = tournament.event.start.toString(Qt::ISODate).toLatin1();
    const SystemInfo* info =
        systemInForce(key, std::string_view(start.constData(), static_cast<std::size_t>(start.size())));
    return info != nullptr ? info->id : systems()[0].id;
}

QTableWidgetItem* itemOf(const QString& text, bool editable, bool isNumber = false)
{
    auto* item = new QTableWidgetItem(text);
    if (isNumber)
        item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | (editable ? Qt::ItemIsEditable : Qt::NoItemFlags));
    return item;
}

int heightOf(const QTableWidget& table, int lines)
{
    return table.horizontalHeader()->sizeHint().height() + lines * table.verticalHeader()->defaultSectionSize() +
           2 * table.frameWidth();
}

} // namespace

GroupsWindow::GroupsWindow(Desk& desk, QWidget* parent)
    : QDialog(parent)
    , desk_(desk)
    , eventLabel_(new PlainLabel)
    , event_(new TextField(TextField::aLine))
    , byLabel_(new PlainLabel)
    , by_(new ChoiceBox)
    , countLabel_(new PlainLabel)
    , count_(new QSpinBox)
    , apart_(new QCheckBox)
    , systemLabel_(new PlainLabel)
    , system_(new ChoiceBox)
    , roundsLabel_(new PlainLabel)
    , rounds_(new QSpinBox)
    , groups_(new QTableWidget(0, GroupColumns))
    , players_(new QTableWidget(0, PlayerColumns))
    , refused_(new EmptyState(QStringLiteral("dialog-warning")))
    , hint_(new PlainLabel)
    , note_(new PlainLabel)
    , make_(new QPushButton)
    , openAll_(new QPushButton)
    , takeBack_(new QPushButton)
    , close_(new QPushButton)
{
    setObjectName(QStringLiteral("groupsWindow"));
    build();
    const Tournament& list = desk_.projected();
    event_->setText(list.event.name);
    count_->setRange(1, mostLetters);
    count_->setValue(usualGroups);
    rounds_->setRange(1, 30);
    rounds_->setValue(list.settings.plannedRounds);
    fillWithSystems(system_);
    selectSystem(system_, inForce("round-robin", list));
    retranslate();
    connect(by_, &QComboBox::activated, this, &GroupsWindow::splitAnew);
    connect(count_, &QSpinBox::valueChanged, this, &GroupsWindow::splitAnew);
    connect(apart_, &QCheckBox::toggled, this, &GroupsWindow::splitAnew);
    connect(system_, &QComboBox::activated, this, [this] {
        chooseSystems();
        fillGroups();
    });
    connect(rounds_, &QSpinBox::valueChanged, this, [this] {
        chooseSystems();
        fillGroups();
    });
    connect(groups_, &QTableWidget::cellChanged, this, &GroupsWindow::readGroup);
    connect(players_, &QTableWidget::cellChanged, this, &GroupsWindow::readPlayer);
    connect(make_, &QPushButton::clicked, this, &GroupsWindow::make);
    connect(openAll_, &QPushButton::clicked, this, &GroupsWindow::openAll);
    connect(takeBack_, &QPushButton::clicked, this, &GroupsWindow::takeBack);
    connect(close_, &QPushButton::clicked, this, &QDialog::close);
    connect(&desk_, &Desk::sessionChanged, this, &QDialog::close);
    connect(&desk_, &Desk::changed, this, [this] {
        if (!isMade())
            splitAnew();
    });
    splitAnew();
}

void GroupsWindow::build()
{
    const std::array<std::pair<QWidget*, const char*>, 12> names{{{event_, "eventName"},
                                                                  {by_, "splitBy"},
                                                                  {count_, "groupCount"},
                                                                  {apart_, "matesApart"},
                                                                  {system_, "groupSystem"},
                                                                  {rounds_, "groupRounds"},
                                                                  {groups_, "groupTable"},
                                                                  {players_, "groupPlayers"},
                                                                  {note_, "groupNote"},
                                                                  {make_, "makeGroups"},
                                                                  {openAll_, "openGroups"},
                                                                  {takeBack_, "takeGroupsBack"}}};
    for (const auto& [widget, name] : names)
        widget->setObjectName(QLatin1StringView(name));
    eventLabel_->setBuddy(event_);
    byLabel_->setBuddy(by_);
    countLabel_->setBuddy(count_);
    systemLabel_->setBuddy(system_);
    roundsLabel_->setBuddy(rounds_);
    auto* content = new QWidget(this); // its fields are those of a window
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(besideLabels);
    form->setFieldGrowthPolicy(QFormLayout::FieldsStayAtSizeHint);
    form->addRow(besideItsField(eventLabel_), event_);
    form->addRow(besideItsField(byLabel_), rowOfFields({by_, countLabel_, count_, apart_}));
    form->addRow(besideItsField(systemLabel_), rowOfFields({system_, roundsLabel_, rounds_}));
    column->addLayout(form);
    buildTables();
    column->addWidget(groups_);
    column->addWidget(hint_);
    column->addWidget(players_, 1);
    hint_->setWordWrap(true);
    makeMuted(hint_);
    note_->setWordWrap(true);
    auto* outer = new QVBoxLayout(this);
    outer->addWidget(windowHeading(this));
    form_ = scrolled(content);
    outer->addWidget(form_, 1);
    outer->addWidget(refused_, 1);
    outer->addWidget(note_);
    outer->addLayout(dialogButtons(this, {takeBack_, openAll_}, make_, close_));
    resize(scaledToText(*this, groupsWindowSize));
}

void GroupsWindow::buildTables()
{
    makeListTable(*groups_, TitleColumn);
    makeListTable(*players_, NameColumn);
    players_->setSelectionMode(QAbstractItemView::ExtendedSelection);
    for (QTableWidget* table : {groups_, players_})
        table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    groups_->setItemDelegateForColumn(SystemColumn, new ChoiceDelegate(&systemNames, groups_));
    players_->setItemDelegateForColumn(GroupColumn_, new ChoiceDelegate(
                                                         [this] {
                                                             QStringList titles;
                                                             for (const PartPlan& part : plan_)
                                                                 titles.append(part.title);
                                                             return titles;
                                                         },
                                                         players_));
    players_->installEventFilter(this);
    players_->setMinimumHeight(heightOf(*players_, linesOfPlayers));
}

void GroupsWindow::splitAnew()
{
    if (desk_.session() == nullptr)
        return;
    const Tournament& list = desk_.projected();
    const auto by = static_cast<SplitBy>(by_->currentData().toInt());
    count_->setEnabled(by != SplitBy::fours);
    countLabel_->setEnabled(by != SplitBy::fours);
    split_ = split(list, {by, count_->value(), apart_->isChecked()});
    ranked_ = tpnOrder(list);
    byHand_ = false;
    plan_.clear();
    for (const auto& group : split_.groups) {
        const auto place = static_cast<int>(plan_.size());
        plan_.push_back(
            {by == SplitBy::fours ? tr("Quad %1").arg(place + 1) : tr("Group %1").arg(letterOf(place)), group, {}, 0});
    }
    chooseSystems();
    fillGroups();
    fillPlayers();
}

void GroupsWindow::chooseSystems()
{
    const bool quads = static_cast<SplitBy>(by_->currentData().toInt()) == SplitBy::fours;
    for (QWidget* widget : {static_cast<QWidget*>(systemLabel_), static_cast<QWidget*>(system_)})
        widget->setEnabled(!quads);
    const SystemEdition chosen = selectedSystem(system_).id;
    const bool counts = !quads && !isOfATable(chosen);
    rounds_->setEnabled(counts);
    roundsLabel_->setEnabled(counts);
    constexpr std::size_t four = 4;
    for (PartPlan& part : plan_) {
        part.system = !quads                        ? chosen
                      : part.players.size() <= four ? inForce("round-robin", desk_.projected())
                                                    : inForce(usualSystem, desk_.projected());
        part.rounds = quads ? roundsOfQuads : rounds_->value();
    }
}

void GroupsWindow::fillGroups()
{
    const QSignalBlocker quiet(groups_);
    groups_->setRowCount(static_cast<int>(plan_.size()));
    for (int row = 0; row < groups_->rowCount(); ++row) {
        const PartPlan& part = plan_[static_cast<std::size_t>(row)];
        const SystemInfo* system = knownSystem(part.system);
        groups_->setItem(row, TitleColumn, itemOf(part.title, !isMade()));
        groups_->setItem(row, SizeColumn, itemOf(QLocale().toString(part.players.size()), false, true));
        groups_->setItem(row, SystemColumn, itemOf(system != nullptr ? describeSystem(*system) : QString(), !isMade()));
        groups_->setItem(row, RoundsColumn,
                         itemOf(QLocale().toString(roundsOf(part)), !isMade() && !isOfATable(part.system), true));
    }
    if (groups_->currentRow() < 0 && groups_->rowCount() > 0)
        groups_->setCurrentCell(0, TitleColumn);
    groups_->setFixedHeight(heightOf(*groups_, std::clamp(groups_->rowCount(), 1, mostLinesOfGroups)));
    showState();
}

void GroupsWindow::fillPlayers()
{
    const QSignalBlocker quiet(players_);
    const Tournament& list = desk_.projected();
    std::map<PlayerKey, std::size_t> groupOf;
    for (std::size_t group = 0; group < plan_.size(); ++group)
        for (const PlayerKey player : plan_[group].players)
            groupOf[player] = group;
    players_->setRowCount(static_cast<int>(ranked_.size()));
    bool hasClubs = false;
    for (int row = 0; row < players_->rowCount(); ++row) {
        const PlayerKey key = ranked_[static_cast<std::size_t>(row)];
        const PlayerData& known = list.player(key)->data;
        players_->setItem(row, GroupColumn_, itemOf(plan_[groupOf[key]].title, !isMade()));
        players_->setItem(row, NameColumn, itemOf(known.name, false));
        players_->setItem(row, RatingColumn,
                          itemOf(known.rating ? QString::number(known.rating->value) : QString(), false, true));
        players_->setItem(row, ClubColumn, itemOf(known.club, false));
        hasClubs = hasClubs || !known.club.isEmpty();
    }
    players_->setColumnHidden(ClubColumn, !hasClubs);
    if (players_->currentRow() < 0 && players_->rowCount() > 0)
        players_->setCurrentCell(0, GroupColumn_);
}

void GroupsWindow::readGroup(int row, int column)
{
    PartPlan& part = plan_[static_cast<std::size_t>(row)];
    const QString text = groups_->item(row, column)->text();
    if (column == TitleColumn) {
        part.title = text;
        fillPlayers();
    } else if (column == SystemColumn) {
        for (const SystemInfo& system : systems())
            if (describeSystem(system) == text)
                part.system = system.id;
    } else if (column == RoundsColumn) {
        if (const int rounds = QLocale().toInt(text); rounds > 0)
            part.rounds = rounds;
    }
    fillGroups();
}

void GroupsWindow::readPlayer(int row)
{
    const QString title = players_->item(row, GroupColumn_)->text();
    const auto found =
        std::find_if(plan_.begin(), plan_.end(), [&title](const PartPlan& part) { return part.title == title; });
    if (found != plan_.end())
        move(ranked_[static_cast<std::size_t>(row)], static_cast<std::size_t>(found - plan_.begin()));
    fillPlayers();
    fillGroups();
}

void GroupsWindow::move(PlayerKey player, std::size_t group)
{
    for (PartPlan& part : plan_)
        std::erase(part.players, player);
    std::vector<PlayerKey>& into = plan_[group].players;
    into.push_back(player);
    const auto rankOf = [this](PlayerKey key) {
        return std::find(ranked_.begin(), ranked_.end(), key);
    };
    std::sort(into.begin(), into.end(), [&](PlayerKey a, PlayerKey b) { return rankOf(a) < rankOf(b); });
    byHand_ = true;
}

void GroupsWindow::moveTo(std::size_t group)
{
    if (group >= plan_.size() || isMade())
        return;
    for (const QModelIndex& index : players_->selectionModel()->selectedRows())
        move(ranked_[static_cast<std::size_t>(index.row())], group);
    fillPlayers();
    fillGroups();
}

/// A letter, or the number of a quad, puts the selected players into that group.
bool GroupsWindow::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == players_ && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const QString typed = key->text().toUpper();
        const bool isPlain = (key->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == Qt::NoModifier;
        if (isPlain && typed.size() == 1 && typed.front() >= u'A' && typed.front() <= u'Z') {
            moveTo(static_cast<std::size_t>(typed.front().unicode() - u'A'));
            return true;
        }
        if (isPlain && typed.size() == 1 && typed.front() >= u'1' && typed.front() <= u'9') {
            moveTo(static_cast<std::size_t>(typed.front().unicode() - u'1'));
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

QString GroupsWindow::costText() const
{
    std::vector<std::vector<PlayerKey>> groups;
    groups.reserve(plan_.size());
    for (const PartPlan& part : plan_)
        groups.push_back(part.players);
    QStringList said;
    if (!byHand_ && split_.moved > 0)
        said.append(filled(tr("%n player(s) changed groups for the sake of clubs and families, by up to %1 places of "
                              "the ranking.",
                              nullptr, split_.moved),
                           split_.furthest));
    if (const int pairs = matesTogether(desk_.projected(), groups); pairs > 0)
        said.append(tr("%n pair(s) of one club or family share a group.", nullptr, pairs));
    return said.join(QLatin1Char(' '));
}

void GroupsWindow::showState()
{
    if (isMade())
        return;
    const auto fault = faultIn(desk_.projected(), plan_);
    // What no choice in the form can change is said in its place.
    const bool isRefused = fault && (fault->code == PlanFault::Code::begun || ranked_.empty());
    form_->setVisible(!isRefused);
    refused_->setVisible(isRefused);
    for (QPushButton* button : {make_, openAll_, takeBack_})
        button->setVisible(!isRefused);
    if (isRefused && !isVisible())
        resize(scaledToText(*this, refusedSize));
    if (isRefused)
        refused_->set(tr("These players cannot be split"), sentenceFor(*fault, plan_));
    note_->setVisible(!isRefused);
    note_->setText(fault ? sentenceFor(*fault, plan_) : costText());
    make_->setEnabled(!fault);
    openAll_->setEnabled(false);
    takeBack_->setEnabled(false);
}

void GroupsWindow::retranslate()
{
    setWindowTitle(tr("Split into Groups"));
    eventLabel_->setText(tr("&Name of the event"));
    byLabel_->setText(tr("&Split"));
    const int chosen = std::max(0, by_->currentIndex());
    by_->clear();
    by_->addItem(tr("by rating"), static_cast<int>(SplitBy::rating));
    by_->addItem(tr("evenly (snake)"), static_cast<int>(SplitBy::snake));
    by_->addItem(tr("in fours by rating (quads)"), static_cast<int>(SplitBy::fours));
    by_->setCurrentIndex(chosen);
    countLabel_->setText(tr("&Groups"));
    apart_->setText(tr("C&lub mates and families apart"));
    systemLabel_->setText(tr("S&ystem"));
    roundsLabel_->setText(tr("&Rounds"));
    makeAsWide({by_, system_});
    makeAsWide({countLabel_, roundsLabel_});
    makeAsWide({count_, rounds_});
    groups_->setHorizontalHeaderLabels({tr("Group"), tr("Players"), tr("System"), tr("Rounds")});
    players_->setHorizontalHeaderLabels({tr("Group"), tr("Name"), tr("Rating"), tr("Club")});
    groups_->setAccessibleName(tr("Groups"));
    players_->setAccessibleName(tr("Players and their groups"));
    hint_->setText(tr("By hand: select players and press the letter of their group, or F2. Families are those who are "
                      "marked as “must not meet”."));
    make_->setText(tr("&Make the Files"));
    openAll_->setText(tr("&Open All"));
    takeBack_->setText(tr("&Take Back"));
    close_->setText(tr("&Close"));
}

void GroupsWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        if (!isMade())
            splitAnew();
    }
    QDialog::changeEvent(event);
}

} // namespace pairwright
