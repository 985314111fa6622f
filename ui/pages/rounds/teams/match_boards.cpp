#include "ui/pages/rounds/teams/match_boards.h"

#include "app/domain/text/filled.h"
#include "app/formats/display_text.h"
#include "app/pairing/round_reading.h"
#include "ui/text/format.h"
#include "ui/text/rounds/match_text.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/plain_label.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace pairwright {

namespace {

constexpr int mostRowsSeen = 8;

/// Published, or of a proposal.
const Match* shownMatch(const Tournament& tournament, BoardId id)
{
    const RoundVersion* version = shownVersion(tournament, id.round);
    const auto index = static_cast<std::size_t>(id.board) - 1;
    return version != nullptr && index < version->pairings.boards.size() ? &version->pairings.boards[index] : nullptr;
}

} // namespace

MatchBoardsModel::MatchBoardsModel(Desk& desk, QObject* parent)
    : QAbstractTableModel(parent)
    , desk_(desk)
{
}

void MatchBoardsModel::setMatch(std::optional<BoardId> match)
{
    const Match* now = match && desk_.session() != nullptr ? shownMatch(desk_.projected(), *match) : nullptr;
    const Match* before = matchShown();
    if (match == match_ && now != nullptr && before != nullptr) { // the chosen row stays
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
        return;
    }
    beginResetModel();
    match_ = now != nullptr ? match : std::nullopt;
    endResetModel();
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

const Match* MatchBoardsModel::matchShown() const
{
    return match_ && desk_.session() != nullptr ? shownMatch(desk_.projected(), *match_) : nullptr;
}

int MatchBoardsModel::rowCount(const QModelIndex& parent) const
{
    const Match* shown = parent.isValid() ? nullptr : matchShown();
    return shown != nullptr ? shown->gameCount() : 0;
}

int MatchBoardsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString MatchBoardsModel::textOf(const Game& game, int board, int column) const
{
    const bool firstIsWhite = game.white == matchShown()->a;
    const auto colour = [](bool isWhite) {
        return isWhite ? tr("White") : tr("Black");
    };
    const auto nameOf = [this](const std::optional<PlayerKey>& key) {
        const Player* player = key ? desk_.projected().anybody(*key) : nullptr;
        return player != nullptr ? displayName(player->data) : tr("nobody named", "at a board");
    };
    switch (column) {
    case Number: return QString::number(board);
    case FirstColour: return colour(firstIsWhite);
    case First: return nameOf(firstIsWhite ? game.forWhite : game.forBlack);
    case Second: return nameOf(firstIsWhite ? game.forBlack : game.forWhite);
    case SecondColour: return colour(!firstIsWhite);
    default: break;
    }
    if (!game.outcome.result)
        return QStringLiteral("–");
    const auto marks = marksOf(*game.outcome.result);
    return firstIsWhite || !marks ? formatResult(*game.outcome.result) : formatPoints(marks->black, marks->white);
}

QVariant MatchBoardsModel::data(const QModelIndex& index, int role) const
{
    const Match* shown = matchShown();
    if (shown == nullptr || !index.isValid() || index.row() >= shown->gameCount())
        return {};
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole)
        return textOf(shown->game(index.row() + 1), index.row() + 1, index.column());
    if (role == Qt::TextAlignmentRole && (index.column() == Number || index.column() == Result))
        return static_cast<int>(Qt::AlignCenter);
    return {};
}

QVariant MatchBoardsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    const Match* shown = matchShown();
    if (shown == nullptr || orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole && (section == Number || section == Result))
        return static_cast<int>(Qt::AlignCenter);
    if (role != Qt::DisplayRole)
        return {};
    const auto teamName = [this](PlayerKey key) {
        const Player* team = desk_.projected().player(key);
        return team != nullptr ? team->data.name : QString();
    };
    switch (section) {
    case Number: return tr("Board");
    case FirstColour:
    case SecondColour: return tr("Colour");
    case First: return teamName(shown->a);
    case Second: return teamName(shown->b);
    default: return tr("Result");
    }
}

MatchBoards::MatchBoards(Desk& desk, QWidget* parent)
    : QWidget(parent)
    , desk_(desk)
    , model_(new MatchBoardsModel(desk, this))
    , heading_(new PlainLabel)
    , table_(new DataTable)
{
    setObjectName(QStringLiteral("matchBoards"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 8, 16, 8);
    column->setSpacing(4);
    column->addWidget(heading_);
    column->addWidget(table_);
    table_->setObjectName(QStringLiteral("matchBoardsTable"));
    table_->setModel(model_);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table_->setStretchColumns({MatchBoardsModel::First, MatchBoardsModel::Second});
    table_->setNameColumns({MatchBoardsModel::First, MatchBoardsModel::Second});
    table_->endWithLastColumn();
    table_->installEventFilter(this);
    connect(table_, &DataTable::rowActivated, this, &MatchBoards::wantResult);
    connect(table_, &QAbstractItemView::doubleClicked, this, &MatchBoards::wantResult);
    retranslate();
    setVisible(false);
}

void MatchBoards::showMatch(std::optional<BoardId> match)
{
    if (match)
        match->game = 1;
    match_ = match;
    model_->setMatch(match);
    const Match* shown = model_->matchShown();
    setVisible(shown != nullptr);
    if (shown == nullptr)
        return;
    const Tournament& tournament = desk_.projected();
    heading_->setText(filled(tr("Match %1: %2 – %3   %4", "number, two teams, result"), match->board,
                             tournament.player(shown->a)->data.name, tournament.player(shown->b)->data.name,
                             formatBoardResult(*shown, shown->a, tournament.settings.points)));
    if (!table_->currentIndex().isValid())
        table_->setCurrentIndex(model_->index(0, MatchBoardsModel::First));
    fit();
}

void MatchBoards::fit()
{
    const int rows = std::min(model_->rowCount(), mostRowsSeen);
    const int row = model_->rowCount() > 0 ? table_->rowHeight(0) : 0;
    table_->setFixedHeight(table_->horizontalHeader()->sizeHint().height() + rows * row + 2 * table_->frameWidth());
    table_->fitColumns();
}

QPoint MatchBoards::placeOfGame() const
{
    const QModelIndex cell = model_->index(table_->currentIndex().row(), MatchBoardsModel::Result);
    return table_->viewport()->mapToGlobal(table_->visualRect(cell).bottomLeft());
}

void MatchBoards::wantResult(const QModelIndex& index)
{
    if (match_ && index.isValid())
        emit resultWanted(BoardId{match_->round, match_->board, index.row() + 1});
}

bool MatchBoards::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        emit closed();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void MatchBoards::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void MatchBoards::retranslate()
{
    table_->setAccessibleName(tr("Boards of the match"));
    showMatch(match_);
}

} // namespace pairwright
