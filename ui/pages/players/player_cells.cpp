#include "ui/pages/players/player_cells.h"

#include "app/domain/players/player_fields.h"
#include "app/domain/text/filled.h"
#include "app/domain/text/visible_text.h"
#include "ui/models/row_filter.h"
#include "ui/pages/players/copied_cells.h"
#include "ui/pages/players/players_model.h"
#include "ui/text/steps/who_text.h"
#include "ui/widgets/table_delegate.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
#include <QMimeData>
#include <QTableView>

#include <algorithm>
#include <map>

namespace pairwright {

PlayerCells::PlayerCells(Desk& desk, PlayersModel& model, RowFilter& filter, QTableView& table)
    : QObject(&table)
    , desk_(desk)
    , model_(model)
    , filter_(filter)
    , table_(table)
{
    connect(qobject_cast<TableDelegate*>(table_.itemDelegate()), &TableDelegate::changedMeanwhile, this,
            &PlayerCells::tellChanged);
    const std::array keys{QKeySequence(QKeySequence::Cut), QKeySequence(QKeySequence::Copy),
                          QKeySequence(QKeySequence::Paste), QKeySequence(QStringLiteral("Ctrl+D"))};
    const std::array<void (PlayerCells::*)(), 3> changes{&PlayerCells::cut, &PlayerCells::paste,
                                                         &PlayerCells::fillDown};
    for (std::size_t i = 0; i < actions_.size(); ++i) {
        actions_.at(i) = new QAction(this);
        actions_.at(i)->setShortcut(keys.at(i));
        actions_.at(i)->setShortcutContext(Qt::WidgetShortcut);
        table_.addAction(actions_.at(i));
    }
    connect(actions_[0], &QAction::triggered, this, changes[0]);
    connect(actions_[1], &QAction::triggered, this, &PlayerCells::copy);
    connect(actions_[2], &QAction::triggered, this, changes[1]);
    connect(actions_[3], &QAction::triggered, this, changes[2]);
    table_.setContextMenuPolicy(Qt::CustomContextMenu);
    connect(&table_, &QWidget::customContextMenuRequested, this, &PlayerCells::openMenu);
    retranslate();
}

QModelIndexList PlayerCells::chosen() const
{
    QModelIndexList cells = table_.selectionModel()->selectedRows(table_.currentIndex().column());
    std::sort(cells.begin(), cells.end(), [](const QModelIndex& a, const QModelIndex& b) { return a.row() < b.row(); });
    return cells;
}

std::vector<int> PlayerCells::shownColumns() const
{
    std::vector<int> columns;
    for (int column = 0; column < filter_.columnCount(); ++column)
        if (!table_.isColumnHidden(column))
            columns.push_back(column);
    return columns;
}

void PlayerCells::hold(const QModelIndexList& rows, const std::vector<int>& columns)
{
    std::vector<QStringList> texts;
    CopiedCells own;
    for (const int column : columns)
        if (const QString key = PlayersModel::keyOf(column); !key.isEmpty())
            own.columns.append(key);
    for (const QModelIndex& row : rows) {
        QStringList& all = texts.emplace_back();
        QStringList& fields = own.rows.emplace_back();
        for (const int column : columns) {
            all.append(row.siblingAtColumn(column).data(Qt::EditRole).toString());
            if (!PlayersModel::keyOf(column).isEmpty())
                fields.append(all.constLast());
        }
    }
    auto* data = new QMimeData;
    data->setText(textOf(texts));
    if (!own.columns.isEmpty())
        addCells(own, *data);
    QGuiApplication::clipboard()->setMimeData(data);
}

void PlayerCells::copy()
{
    const QModelIndexList rows = chosen();
    if (!rows.isEmpty())
        hold(rows, rows.size() == 1 ? std::vector{rows.constFirst().column()} : shownColumns());
}

void PlayerCells::cut()
{
    const QModelIndexList rows = chosen();
    if (rows.isEmpty() || !desk_.mayChange(CommandName::editPlayer))
        return;
    if (PlayersModel::keyOf(rows.constFirst().column()).isEmpty()) {
        desk_.messages().tell(Mood::neutral, tr("These cells cannot be changed."));
        return;
    }
    // What is emptied is what was copied: of several players the column, not the rows.
    hold(rows, {rows.constFirst().column()});
    std::vector<Cell> cells;
    for (const QModelIndex& cell : rows)
        cells.push_back({cell, {}});
    put(cells);
}

void PlayerCells::paste()
{
    const QMimeData* clipboard = QGuiApplication::clipboard()->mimeData();
    const QModelIndex from = table_.currentIndex();
    if (clipboard == nullptr || !from.isValid())
        return;
    const std::optional<CopiedCells> own = copiedCells(*clipboard);
    const std::vector<QStringList> rows = own ? own->rows : cellsOf(clipboard->text());
    if (rows.empty())
        return;
    std::vector<Cell> cells;
    if (rows.size() == 1 && rows.front().size() == 1)
        for (const QModelIndex& cell : chosen())
            cells.push_back({cell, rows.front().front()});
    else
        cells = block(rows, own && own->columns.size() > 1 ? columnsOf(own->columns) : columnsFrom(from.column()));
    put(cells);
}

/// Where the fields of whole rows go: each into its own column, wherever the cursor is.
std::vector<std::optional<int>> PlayerCells::columnsOf(const QStringList& keys) const
{
    std::vector<std::optional<int>> columns;
    const std::vector<int> shown = shownColumns();
    for (const QString& key : keys) {
        const auto own =
            std::find_if(shown.begin(), shown.end(), [&key](int column) { return PlayersModel::keyOf(column) == key; });
        columns.push_back(own == shown.end() ? std::nullopt : std::optional(*own));
    }
    return columns;
}

std::vector<std::optional<int>> PlayerCells::columnsFrom(int first) const
{
    std::vector<std::optional<int>> columns;
    for (const int column : shownColumns())
        if (column >= first)
            columns.emplace_back(column);
    return columns;
}

std::vector<PlayerCells::Cell> PlayerCells::block(const std::vector<QStringList>& rows,
                                                  const std::vector<std::optional<int>>& columns) const
{
    const int first = table_.currentIndex().row();
    const auto room = static_cast<qsizetype>(columns.size());
    const auto fits = [room](const QStringList& row) {
        return std::all_of(row.begin() + std::min(room, row.size()), row.end(),
                           [](const QString& text) { return text.isEmpty(); });
    };
    if (first + static_cast<qsizetype>(rows.size()) > filter_.rowCount() ||
        !std::all_of(rows.begin(), rows.end(), fits)) {
        desk_.messages().tell(Mood::warning,
                              tr("What was copied is larger than what stands from here on, down and to the right. "
                                 "Nothing was pasted."));
        return {};
    }
    std::vector<Cell> cells;
    int number = first;
    for (const QStringList& row : rows) {
        for (qsizetype i = 0; i < std::min(room, row.size()); ++i)
            if (const auto column = columns[static_cast<std::size_t>(i)])
                cells.push_back({filter_.index(number, *column), row[i]});
        ++number;
    }
    return cells;
}

void PlayerCells::fillDown()
{
    const QModelIndexList cells = chosen();
    if (cells.size() < 2) {
        desk_.messages().tell(Mood::neutral,
                              tr("Select the row with the value and the rows below it first (Shift and arrows)."));
        return;
    }
    std::vector<Cell> filled;
    for (const QModelIndex& cell : cells)
        filled.push_back({cell, cells.constFirst().data(Qt::EditRole).toString()});
    put(filled);
}

void PlayerCells::put(const std::vector<Cell>& cells)
{
    if (!desk_.mayChange(CommandName::editPlayer))
        return;
    const auto isFixed = [](const Cell& cell) {
        return !cell.index.flags().testFlag(Qt::ItemIsEditable);
    };
    if (!cells.empty() && std::all_of(cells.begin(), cells.end(), isFixed))
        desk_.messages().tell(Mood::neutral, tr("These cells cannot be changed."));
    std::map<PlayerKey, PlayerData> edited;
    for (const Cell& cell : cells) {
        if (isFixed(cell))
            continue;
        const PlayerKey key = model_.keyAt(filter_.mapToSource(cell.index).row());
        PlayerData& data = edited.try_emplace(key, desk_.projected().player(key)->data).first->second;
        if (!model_.put(data, cell.index.column(), cell.text))
            return; // it has said why; nothing is changed
    }
    std::vector<EditPlayer> changes;
    for (const auto& [key, data] : edited)
        if (const Player* player = desk_.projected().player(key); player->data != data)
            changes.push_back(editOf(*player, data));
    const bool ofTeams = desk_.projected().settings.teams.has_value();
    if (changes.size() == 1)
        desk_.apply(changes.front(), ofTeams ? tr("Change this team?") : tr("Change this player?"), tr("Change"));
    else if (!changes.empty())
        desk_.apply(AddPlayers{{}, fromCells, changes},
                    ofTeams ? tr("Change these teams?") : tr("Change these players?"), tr("Change"));
}

void PlayerCells::openMenu(const QPoint& position)
{
    auto* menu = new QMenu(&table_);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const bool writable = desk_.mayChange(CommandName::editPlayer);
    const QModelIndex cell = table_.indexAt(position);
    QAction* edit = menu->addAction(tr("Edit the Cell"));
    edit->setShortcut(QKeySequence(Qt::Key_F2));
    edit->setEnabled(cell.isValid() && cell.flags().testFlag(Qt::ItemIsEditable));
    connect(edit, &QAction::triggered, &table_, [this, cell] { table_.edit(cell); });
    for (QAction* action : actions_) {
        action->setEnabled(writable || action == actions_[1]);
        menu->addAction(action);
    }
    menu->addSeparator();
    for (const ActionId id :
         {ActionId::playerRatings, ActionId::byes, ActionId::withdraw, ActionId::expel, ActionId::returnPlayer,
          ActionId::forbidMeeting, ActionId::exchangeNumbers, ActionId::removePlayer})
        menu->addAction(desk_.actions().get(id));
    menu->popup(table_.viewport()->mapToGlobal(position));
}

void PlayerCells::tellChanged(const QPersistentModelIndex& cell, const QString& typed)
{
    const QString now = cell.data(Qt::EditRole).toString();
    const QString title = filter_.headerData(cell.column(), Qt::Horizontal).toString();
    const QString who =
        filter_.index(cell.row(), PlayersModel::columnOf(PlayerField::name)).data(Qt::EditRole).toString();
    QString text = now.isEmpty()
                       ? filled(tr("%1, %2: it was emptied while you typed “%3”.", "player, title of a column"),
                                visibleText(who), title, visibleText(typed))
                       : filled(tr("%1, %2: it was changed to “%3” while you typed “%4”.",
                                   "player, title of a column, two values"),
                                visibleText(who), title, visibleText(now), visibleText(typed));
    const PlayerKey key = model_.keyAt(filter_.mapToSource(cell).row());
    for (const PlayerFieldInfo& info : playerFields())
        if (PlayersModel::columnOf(info.field) == cell.column())
            if (const auto by = desk_.session()->whoChanged(key, info.field))
                text += QLatin1Char(' ') +
                        filled(tr("It was %1, at %2.", "who and when"), describeWho(by->who), whenText(by->at));
    desk_.messages().tell(Mood::warning, text, tr("Take What I Typed"), [this, cell, typed] {
        if (cell.isValid())
            filter_.setData(cell, typed, Qt::EditRole);
    });
}

void PlayerCells::retranslate()
{
    const std::array texts{tr("Cu&t"), tr("&Copy"), tr("&Paste"), tr("&Fill Down")};
    for (std::size_t i = 0; i < texts.size(); ++i)
        actions_.at(i)->setText(texts.at(i));
}

} // namespace pairwright
