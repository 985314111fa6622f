#include "ui/pages/rounds/cross_table/cross_table_model.h"

#include "app/domain/teams/games_of_teams.h"
#include "app/domain/text/filled.h"
#include "app/explain/call_name.h"
#include "app/formats/report/without_game.h"
#include "ui/models/roles.h"
#include "ui/text/format.h"
#include "ui/text/systems/tie_break_text.h"

#include <QFont>

#include <algorithm>

namespace pairwright {

namespace {

/// What the side made of it: as much as a win, a draw or a loss brings.
CrossTableSlot::Kind outcomeFor(GameResult result, bool white)
{
    using Kind = CrossTableSlot::Kind;
    switch (result) {
    case GameResult::whiteWins:
    case GameResult::whiteWinsByForfeit:
    case GameResult::unratedWhiteWins: return white ? Kind::won : Kind::lost;
    case GameResult::blackWins:
    case GameResult::blackWinsByForfeit:
    case GameResult::unratedBlackWins: return white ? Kind::lost : Kind::won;
    case GameResult::draw:
    case GameResult::unratedDraw: return Kind::drawn;
    case GameResult::halfZero: return white ? Kind::drawn : Kind::lost;
    case GameResult::zeroHalf: return white ? Kind::lost : Kind::drawn;
    case GameResult::doubleForfeit:
    case GameResult::zeroZero: return Kind::lost;
    case GameResult::adjourned: break;
    }
    return Kind::adjourned;
}

} // namespace

CrossTableModel::CrossTableModel(Desk& desk, QObject* parent)
    : QAbstractTableModel(parent)
    , desk_(desk)
{
    connect(&desk, &Desk::sessionChanged, this, &CrossTableModel::refresh);
    connect(&desk, &Desk::changed, this, &CrossTableModel::refresh);
    connect(&desk, &Desk::changedEntirely, this, &CrossTableModel::refresh);
    connect(&desk, &Desk::waitingChanged, this, &CrossTableModel::refresh);
    connect(&desk, &Desk::shownRoundChanged, this, &CrossTableModel::refresh);
}

void CrossTableModel::setActive(bool active)
{
    if (active_ == active)
        return;
    active_ = active;
    refresh();
}

void CrossTableModel::refresh()
{
    const bool shown = active_ && desk_.session() != nullptr;
    Meetings meetings = shown ? Meetings(desk_.projected()) : Meetings();
    const bool keepsShape = meetings.hasShapeOf(meetings_);
    if (!keepsShape)
        beginResetModel();
    meetings_ = std::move(meetings);
    lines_.assign(meetings_.players().size(), std::nullopt);
    leftOut_.clear();
    if (shown) {
        const Tournament games = meetings_.isOfTeams() ? gamesOfTeams(desk_.projected()) : Tournament();
        const Tournament& tournament = meetings_.isOfTeams() ? games : desk_.projected();
        tieBreaks_ = meetings_.isOfTeams() ? std::vector<TieBreak>() : tournament.settings.tieBreaks;
        leftOut_ = meetings_.isOfTeams() ? std::set<PlayerKey>() : tournament.leftOut();
        const RankedPlayers ranked(tournament, tournament.lastPublished().value, tieBreaks_);
        const std::vector<RankedPlayers::Line> everybody = ranked.everybody();
        values_ = TieBreakColumns(everybody);
        for (const RankedPlayers::Line& line : everybody)
            lines_.at(static_cast<std::size_t>(line.number.value) - 1) = line;
    }
    if (!keepsShape) {
        endResetModel();
        emit shapeChanged();
    } else if (rowCount() > 0) {
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        emit headerDataChanged(Qt::Vertical, 0, rowCount() - 1);
    }
}

Meetings CrossTableModel::shape() const
{
    return active_ || desk_.session() == nullptr ? meetings_ : Meetings(desk_.projected());
}

QStringList CrossTableModel::namesOf(const Meetings& meetings) const
{
    QStringList names;
    for (const PlayerKey key : meetings.players())
        if (const Player* player = desk_.projected().anybody(key))
            names.append(displayName(player->data));
    return names;
}

int CrossTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : meetings_.size();
}

int CrossTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() || meetings_.size() == 0 ? 0 : opponents() + ExtraCount;
}

std::optional<Meetings::Place> CrossTableModel::placeAt(const QModelIndex& index) const
{
    if (!index.isValid() || index.column() >= opponents())
        return std::nullopt;
    return Meetings::Place{index.row(), index.column() / slotCount(), index.column() % slotCount()};
}

QModelIndex CrossTableModel::indexAt(const Meetings::Place& place) const
{
    return index(place.row, place.column * slotCount() + place.slot);
}

bool CrossTableModel::isByBoards() const
{
    return desk_.projected().settings.teams && !meetings_.isOfTeams() && slotCount() > 1 && !meetings_.isByColours();
}

CrossTableSlot CrossTableModel::slotAt(const Meetings::Place& place) const
{
    CrossTableSlot slot;
    if (meetings_.isSelf(place)) {
        slot.kind = CrossTableSlot::Kind::self;
        return slot;
    }
    const Meeting* meeting = meetings_.at(place);
    if (meeting == nullptr)
        return slot;
    slot.game = meeting->game;
    slot.white = meeting->white;
    const Game* game = desk_.projected().game(meeting->game);
    if (!meeting->published || game == nullptr) {
        slot.kind = CrossTableSlot::Kind::laidOut;
        return slot;
    }
    slot.counts = game->outcome.counts;
    slot.waits = desk_.session()->isWaiting(meeting->game);
    if (!game->outcome.result) {
        slot.kind = CrossTableSlot::Kind::open;
        slot.now = meeting->game.round == desk_.shownRound();
        slot.postponed = game->outcome.postponed.has_value();
        return slot;
    }
    slot.kind = outcomeFor(*game->outcome.result, slot.white);
    const auto marks = marksOf(*game->outcome.result);
    slot.mark = marks ? (slot.white ? marks->white : marks->black) : QStringLiteral("*");
    return slot;
}

bool CrossTableModel::isLeftOut(int row) const
{
    return leftOut_.contains(meetings_.players().at(static_cast<std::size_t>(row)));
}

const RankedPlayers::Line* CrossTableModel::lineOf(int row) const
{
    const auto& line = lines_.at(static_cast<std::size_t>(row));
    return line ? &*line : nullptr;
}

QString CrossTableModel::nameOf(int row) const
{
    return callName(desk_.projected(), meetings_.players().at(static_cast<std::size_t>(row)));
}

bool CrossTableModel::isAlone(BoardId id) const
{
    const Game* game = desk_.projected().game(id);
    return game != nullptr && meetings_.isOfTeams() && game->forWhite.has_value() != game->forBlack.has_value();
}

QString CrossTableModel::describe(const Meetings::Place& place) const
{
    const QString told = describeGame(place);
    return slotAt(place).waits ? told + QLatin1Char('\n') + tr("Waits at this desk for the server.") : told;
}

QString CrossTableModel::describeGame(const Meetings::Place& place) const
{
    const CrossTableSlot slot = slotAt(place);
    const QString own = nameOf(place.row);
    if (slot.kind == CrossTableSlot::Kind::self)
        return filled(tr("%1: the player himself", "a cell of a cross-table"), own);
    const auto row = meetings_.opponentOf(place.row, place.column);
    QString opponent = row ? nameOf(*row) : QString();
    if (!slot.game)
        return row ? filled(tr("%1 against %2: no game is known"), own, opponent) : QString();
    if (isAlone(*slot.game))
        opponent = tr("nobody", "at an empty board");
    const QString who = slot.white
                            ? filled(tr("%1, White against %2, round %3"), own, opponent, slot.game->round.value)
                            : filled(tr("%1, Black against %2, round %3"), own, opponent, slot.game->round.value);
    const Game* game = desk_.projected().game(*slot.game);
    if (slot.kind == CrossTableSlot::Kind::laidOut || game == nullptr)
        return filled(tr("%1: the round is not published"), who);
    if (game->outcome.result)
        return filled(slot.counts ? tr("%1: %2", "a game and its result")
                                  : tr("%1: %2, does not count in the standings", "a game and its result"),
                      who, formatResult(*game->outcome.result));
    if (const QString day = postponedText(*game); !day.isEmpty())
        return filled(tr("%1, postponed: %2", "a game, the day"), who, day);
    return filled(tr("%1: no result yet"), who);
}

QVariant CrossTableModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || desk_.session() == nullptr)
        return {};
    const auto place = placeAt(index);
    switch (role) {
    case Qt::DisplayRole: return place ? slotAt(*place).mark : extraText(index.row(), index.column() - opponents());
    case Qt::AccessibleTextRole: return place ? QVariant(describe(*place)) : QVariant();
    case Qt::ToolTipRole: return place && !meetings_.isSelf(*place) ? QVariant(describe(*place)) : QVariant();
    case WaitingRole: return place && slotAt(*place).waits;
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(place ? Qt::Alignment(Qt::AlignCenter) : Qt::AlignRight | Qt::AlignVCenter);
    case PlayerRole:
        return QVariant::fromValue<qlonglong>(meetings_.players().at(static_cast<std::size_t>(index.row())).value);
    case SlotsRole: {
        const int extra = index.column() - opponents();
        return !place && (extra == Points ||
                          (extra == FirstTieBreak && !tieBreaks_.empty() && values_.hasHalves(shownTieBreak())));
    }
    case Qt::FontRole: {
        const int extra = index.column() - opponents();
        if (!place && extra != Points && extra != Rank)
            return {};
        QFont font;
        font.setWeight(QFont::DemiBold);
        return font;
    }
    default: return {};
    }
}

std::size_t CrossTableModel::shownTieBreak() const
{
    // Direct encounter says something about few rows only.
    const auto found = std::find_if(tieBreaks_.begin(), tieBreaks_.end(), [](const TieBreak& tieBreak) {
        return tieBreak.kind != TieBreakKind::DirectEncounter;
    });
    return found == tieBreaks_.end() ? 0 : static_cast<std::size_t>(found - tieBreaks_.begin());
}

bool CrossTableModel::countsAsGame(const Meetings::Place& place) const
{
    const Meeting* meeting = meetings_.at(place); // none of somebody against himself
    const Game* game = meeting != nullptr ? desk_.projected().game(meeting->game) : nullptr;
    return game != nullptr && game->outcome.counts && game->outcome.result &&
           isFinalPlayedResult(*game->outcome.result);
}

QString CrossTableModel::extraText(int row, int extra) const
{
    const RankedPlayers::Line* line = lineOf(row);
    if (extra == Games) {
        int games = 0;
        for (int column = 0; column < meetings_.columnCount(); ++column) {
            for (int slot = 0; slot < slotCount(); ++slot)
                games += countsAsGame({row, column, slot});
        }
        return QString::number(games);
    }
    if (line == nullptr)
        return {};
    switch (extra) {
    case Points: return formatScore(line->row.score);
    case FirstTieBreak:
        return line->row.tieBreaks.empty()
                   ? QString()
                   : values_.text(shownTieBreak(), line->row.tieBreaks.at(shownTieBreak()).value);
    case Rank: return line->rankText();
    default: return {};
    }
}

QString CrossTableModel::extraTitle(int extra) const
{
    switch (extra) {
    case Points: return tr("Points");
    case Games: return tr("Games");
    case FirstTieBreak: return tieBreaks_.empty() ? QString() : tieBreakCode(tieBreaks_.at(shownTieBreak()));
    case Rank: return tr("Rank");
    default: return {};
    }
}

QVariant CrossTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (desk_.session() == nullptr || section < 0)
        return {};
    if (orientation == Qt::Vertical) {
        if (section >= meetings_.size())
            return {};
        const Player* player = desk_.projected().anybody(meetings_.players().at(static_cast<std::size_t>(section)));
        if (player == nullptr)
            return {};
        if (role == Qt::DisplayRole)
            return displayName(player->data);
        if (role == TitleRole)
            return toString(player->data.title);
        const int number = meetings_.numberOf(section);
        if (role == Qt::AccessibleTextRole || role == Qt::ToolTipRole)
            return isLeftOut(section)
                       ? filled(tr("%1, %2, left out of the standings", "number and name of a player"), number,
                                displayName(player->data))
                       : filled(tr("%1, %2", "number and name of a player"), number, displayName(player->data));
        return {};
    }
    if (section >= opponents())
        return role == Qt::DisplayRole || role == Qt::AccessibleTextRole ? QVariant(extraTitle(section - opponents()))
                                                                         : QVariant();
    const int column = section / slotCount();
    if (role == Qt::DisplayRole)
        return QString::number(column + 1);
    if (role != Qt::AccessibleTextRole && role != Qt::ToolTipRole)
        return {};
    if (!meetings_.isOfTeams())
        return filled(tr("against %1, %2", "number and name of a player"), column + 1, nameOf(column));
    QStringList names; // of either team
    for (const int row : {column, meetings_.firstTeam() + column})
        if (row < (row == column ? meetings_.firstTeam() : meetings_.size()))
            names.append(nameOf(row));
    return filled(tr("against number %1 of the other team: %2", "a place, one or two names"), column + 1,
                  names.join(QStringLiteral(", ")));
}

Qt::ItemFlags CrossTableModel::flags(const QModelIndex& index) const
{
    const auto place = placeAt(index);
    if (!place)
        return Qt::ItemIsEnabled;
    return meetings_.at(*place) != nullptr && !meetings_.isSelf(*place) ? Qt::ItemIsEnabled | Qt::ItemIsSelectable
                                                                        : Qt::NoItemFlags;
}

} // namespace pairwright
