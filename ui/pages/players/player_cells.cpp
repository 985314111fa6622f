#include "ui/pages/players/player_cells.h"

#include "app/formats/csv/spreadsheet_text.h"
#include "ui/models/row_filter.h"
#include "ui/pages/players/players_model.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
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

void PlayerCells::copy() const
{
    const QModelIndexList cells = chosen();
    if (cells.isEmpty())
        return;
    if (cells.size() == 1) {
        QGuiApplication::clipboard()->setText(table_.currentIndex().data().toString());
        return;
    }
    QStringList lines;
    for (const QModelIndex& row : cells) {
        QStringList texts;
        for (int column = 0; column < filter_.columnCount(); ++column) {
            const QString text = row.siblingAtColumn(column).data().toString();
            // It is pasted into spreadsheets, and those run what looks like a formula.
            if (!table_.isColumnHidden(column))
                texts.append(guarded(text));
        }
        lines.append(texts.join(QLatin1Char('\t')));
    }
    QGuiApplication::clipboard()->setText(lines.join(QLatin1Char('\n')) + QLatin1Char('\n'));
}

void PlayerCells::cut()
{
    copy();
    std::vector<Cell> cells;
    for (const QModelIndex& cell : chosen())
        cells.push_back({cell, {}});
    put(cells);
}

void PlayerCells::paste()
{
    QStringList lines = QGuiApplication::clipboard()->text().split(QLatin1Char('\n'));
    if (lines.size() > 1 && lines.constLast().isEmpty())
        lines.removeLast();
    if (lines.size() > 1 || lines.constFirst().contains(QLatin1Char('\t'))) {
        put(block(lines));
        return;
    }
    std::vector<Cell> cells;
    for (const QModelIndex& cell : chosen())
        cells.push_back({cell, lines.constFirst()});
    put(cells);
}

std::vector<PlayerCells::Cell> PlayerCells::block(const QStringList& lines) const
{
    std::vector<Cell> cells;
    const QModelIndex from = table_.currentIndex();
    for (qsizetype line = 0; from.isValid() && line < lines.size(); ++line) {
        int column = from.column();
        for (const QString& text : lines[line].split(QLatin1Char('\t'))) {
            while (column < filter_.columnCount() && table_.isColumnHidden(column))
                ++column;
            const QModelIndex cell = filter_.index(from.row() + static_cast<int>(line), column++);
            if (cell.isValid() && cell.flags().testFlag(Qt::ItemIsEditable))
                cells.push_back({cell, text});
        }
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
        filled.push_back({cell, cells.constFirst().data().toString()});
    put(filled);
}

void PlayerCells::put(const std::vector<Cell>& cells)
{
    if (!desk_.mayChange())
        return;
    std::map<PlayerKey, PlayerData> edited;
    for (const Cell& cell : cells) {
        if (!cell.index.flags().testFlag(Qt::ItemIsEditable))
            continue;
        const PlayerKey key = model_.keyAt(filter_.mapToSource(cell.index).row());
        PlayerData& data = edited.try_emplace(key, desk_.projected().player(key)->data).first->second;
        if (!model_.put(data, cell.index.column(), cell.text.simplified()))
            return; // it has said why; nothing is changed
    }
    std::vector<EditPlayer> changes;
    for (const auto& [key, data] : edited)
        if (const Player* player = desk_.projected().player(key); player->data != data)
            changes.push_back(editOf(*player, data));
    if (changes.size() == 1)
        desk_.apply(changes.front(), tr("Change this player?"), tr("Change"));
    else if (!changes.empty())
        desk_.apply(AddPlayers{{}, tr("copied cells", "source of changes, as a file would be"), changes},
                    tr("Change these players?"), tr("Change"));
}

void PlayerCells::openMenu(const QPoint& position)
{
    auto* menu = new QMenu(&table_);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const bool writable = desk_.mayChange();
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
    for (const ActionId id : {ActionId::playerRatings, ActionId::byes, ActionId::withdraw, ActionId::expel,
                              ActionId::returnPlayer, ActionId::forbidMeeting, ActionId::removePlayer})
        menu->addAction(desk_.actions().get(id));
    menu->popup(table_.viewport()->mapToGlobal(position));
}

void PlayerCells::retranslate()
{
    const std::array texts{tr("Cu&t"), tr("&Copy"), tr("&Paste"), tr("&Fill Down")};
    for (std::size_t i = 0; i < texts.size(); ++i)
        actions_.at(i)->setText(texts.at(i));
}

} // namespace pairwright
