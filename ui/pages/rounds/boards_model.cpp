#include "ui/pages/rounds/boards_model.h"

#include "app/explain/facts_text.h"
#include "app/formats/display_text.h"
#include "app/formats/report/without_game.h"
#include "ui/models/roles.h"
#include "ui/text/format.h"
#include "ui/text/rounds/match_text.h"
#include "ui/text/steps/correction_text.h"
#include "ui/text/steps/note_text.h"
#include "ui/theme/tints.h"

#include <QBrush>
#include <QFont>
#include <QGuiApplication>
#include <QMimeData>

namespace pairwright {

namespace {

const QString playerType = QStringLiteral("application/x-pairwright-player");

QString factsOf(const SideLine& side)
{
    return side.facts ? compactFacts(*side.facts, side.floats) : QString();
}

QString pointsOf(const SideLine& side)
{
    return formatPairingScore(side.points, side.virtualPoints);
}

bool isOfWhite(BoardsModel::Column column)
{
    switch (column) {
    case BoardsModel::White:
    case BoardsModel::WhitePoints:
    case BoardsModel::WhiteTpn:
    case BoardsModel::WhiteFacts:
    case BoardsModel::WhiteRating:
    case BoardsModel::WhiteFederation:
    case BoardsModel::WhiteClub: return true;
    default: return false;
    }
}

} // namespace

bool BoardsModel::isOfBlack(int column)
{
    switch (column) {
    case Black:
    case BlackPoints:
    case BlackTpn:
    case BlackFacts:
    case BlackRating:
    case BlackFederation:
    case BlackClub: return true;
    default: return false;
    }
}

BoardsModel::BoardsModel(Desk& desk, QObject* parent)
    : KeyedTableModel(parent)
    , desk_(desk)
{
    connect(&desk, &Desk::sessionChanged, this, &BoardsModel::refresh);
    connect(&desk, &Desk::shownRoundChanged, this, &BoardsModel::refresh);
    connect(&desk, &Desk::changedEntirely, this, &BoardsModel::refresh);
    connect(&desk, &Desk::changed, this, &BoardsModel::follow);
    connect(&desk, &Desk::saved, this, &BoardsModel::repaintBoards);
    refresh();
}

void BoardsModel::follow(const ChangeSet& changes)
{
    // Results of this round alter nothing but their own rows.
    const bool onlyResults =
        changes.rounds.empty() && changes.players.empty() && !changes.settings && !changes.boards.empty();
    const bool earlierRound = std::any_of(changes.boards.begin(), changes.boards.end(),
                                          [this](const BoardId& id) { return id.round < picture_.round; });
    if (onlyResults && !earlierRound)
        repaintBoards(changes);
    else
        refresh();
}

void BoardsModel::repaintBoards(const ChangeSet& changes)
{
    for (const BoardId& id : changes.boards) {
        if (id.round != picture_.round)
            continue;
        if (const int row = rowOfBoard(id.board); row >= 0)
            repaintRow(row);
    }
}

void BoardsModel::refresh()
{
    const bool sameRound = desk_.shownRound() && *desk_.shownRound() == picture_.round;
    RoundPicture next;
    former_.clear();
    numbers_ = TpnMap(desk_.session() != nullptr ? tpnOrder(desk_.projected()) : std::vector<PlayerKey>());
    if (desk_.session() != nullptr && desk_.shownRound())
        if (const RoundVersion* version = shownVersion(desk_.projected(), *desk_.shownRound())) {
            next = pictureOf(desk_.projected(), *version, *desk_.reading(*desk_.shownRound()));
            if (version->manualPhase) {
                const Pairings& former = version->manualPhase->pairings;
                int number = 0;
                for (const Match& match : former.boards) {
                    ++number;
                    former_[match.a] = {match.b, number};
                    former_[match.b] = {match.a, number};
                }
                if (former.bye)
                    former_[*former.bye] = {};
            }
        }
    std::vector<PairingRow> rows;
    rows.reserve(next.boards.size());
    for (const BoardLine& line : next.boards)
        rows.push_back({PairingRow::Kind::board, line.board, {}});
    if (next.bye)
        rows.push_back({PairingRow::Kind::bye, 0, next.bye->player});
    for (const SideLine& side : next.unpaired)
        rows.push_back({PairingRow::Kind::unpaired, 0, side.player});
    for (const SideLine& side : next.absent)
        rows.push_back({PairingRow::Kind::absent, 0, side.player});

    if (sameRound && rows == keys()) {
        picture_ = std::move(next);
        repaintAll();
        emit headerDataChanged(Qt::Horizontal, WhiteFacts, BlackFacts); // of another system after a new proposal
        return;
    }
    beginResetModel();
    picture_ = std::move(next);
    replaceKeys(std::move(rows));
    endResetModel();
}

int BoardsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

int BoardsModel::rowOfBoard(int board) const
{
    return rowOf({PairingRow::Kind::board, board, {}});
}

std::optional<int> BoardsModel::boardAt(int row) const
{
    if (row < 0 || row >= rowCount() || keyAt(row).kind != PairingRow::Kind::board)
        return std::nullopt;
    return keyAt(row).board;
}

const BoardLine& BoardsModel::lineOf(const PairingRow& row) const
{
    return picture_.boards.at(static_cast<std::size_t>(row.board - 1));
}

const SideLine* BoardsModel::sideOf(const PairingRow& row) const
{
    if (row.kind == PairingRow::Kind::bye)
        return picture_.bye ? &*picture_.bye : nullptr;
    for (const SideLine& side : row.kind == PairingRow::Kind::unpaired ? picture_.unpaired : picture_.absent)
        if (side.player == row.player)
            return &side;
    return nullptr;
}

QVariant BoardsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || desk_.session() == nullptr)
        return {};
    const PairingRow& row = keyAt(index.row());
    const auto column = static_cast<Column>(index.column());
    const bool isBoard = row.kind == PairingRow::Kind::board;
    switch (role) {
    case Qt::DisplayRole: return isBoard ? boardText(lineOf(row), column) : specialText(row, column);
    case Qt::AccessibleDescriptionRole:
    case Qt::ToolTipRole: return isBoard ? toolTip(lineOf(row), column) : QVariant();
    case Qt::TextAlignmentRole: return headerData(column, Qt::Horizontal, Qt::TextAlignmentRole);
    case ShortRole: return isBoard && column == Notes ? notesOf(lineOf(row), true) : QVariant();
    case SavingRole: return column == Result && isBoard && isSaving(row.board);
    case WaitingRole: return column == Result && isBoard && isWaiting(row.board);
    case MoodRole:
        if (isBoard)
            return column == Notes && broken_.contains(row.board) ? QVariant(static_cast<int>(Mood::bad)) : QVariant();
        return static_cast<int>(row.kind == PairingRow::Kind::unpaired ? Mood::warning : Mood::neutral);
    case PlayerRole:
        if (!isBoard)
            return QVariant::fromValue<qlonglong>(row.player.value);
        if (isOfWhite(column))
            return QVariant::fromValue<qlonglong>(lineOf(row).white.player.value);
        if (isOfBlack(column))
            return QVariant::fromValue<qlonglong>(lineOf(row).black.player.value);
        return {};
    case Qt::ForegroundRole:
        return (column == Black && !isBoard) || (column == Notes && isBoard && !broken_.contains(row.board))
                   ? QVariant(QBrush(tintsOf(QGuiApplication::palette()).muted))
                   : QVariant();
    case StruckRole: return struckBeside(row, column);
    case TitleRole: return column == White || (column == Black && isBoard) ? titleOf(row, column) : QString();
    case SlotsRole: return column == WhitePoints || column == BlackPoints;
    case Qt::FontRole:
        if (column == Result) {
            QFont font;
            font.setWeight(QFont::DemiBold);
            return font;
        }
        return {};
    default: return {};
    }
}

QString BoardsModel::numberOf(const SideLine& side) const
{
    return QString::number(numbers_.tpnOf(side.player).value_or(side.tpn).value);
}

QString BoardsModel::boardText(const BoardLine& line, Column column) const
{
    switch (column) {
    case BoardNumber: return QString::number(line.board);
    case WhiteTpn: return numberOf(line.white);
    case White: return nameOf(line.white.player);
    case WhiteFacts: return factsOf(line.white);
    case WhitePoints: return pointsOf(line.white);
    case Result: return resultText(line.board);
    case BlackPoints: return pointsOf(line.black);
    case BlackFacts: return factsOf(line.black);
    case Black: return nameOf(line.black.player);
    case BlackTpn: return numberOf(line.black);
    case Notes: return notesOf(line);
    case WhiteRating:
    case WhiteFederation:
    case WhiteClub: return dataOf(line.white.player, column);
    case BlackRating:
    case BlackFederation:
    case BlackClub: return dataOf(line.black.player, column);
    case ColumnCount: break;
    }
    return {};
}

/// What there is to look at, and that the board was corrected since it was published.
QString BoardsModel::notesOf(const BoardLine& line, bool shortly) const
{
    const QString notes = describeNotes(line, shortly);
    const auto& events = desk_.projected().integrity;
    const bool corrected = std::any_of(events.begin(), events.end(), [&](const IntegrityEvent& event) {
        return isCorrection(event) && event.round == picture_.round && event.board == line.board;
    });
    if (const auto broken = broken_.find(line.board); broken != broken_.end())
        return QStringLiteral("⚠ ") + broken->second.join(QLatin1Char(' '));
    return !corrected ? notes : notes.isEmpty() ? tr("corrected") : tr("corrected; %1").arg(notes);
}

bool BoardsModel::hasFacts() const
{
    return std::any_of(picture_.boards.begin(), picture_.boards.end(),
                       [](const BoardLine& line) { return !factsOf(line.white).isEmpty(); });
}

QString BoardsModel::resultText(int board) const
{
    const Match* stored = desk_.projected().board(BoardId{picture_.round, board});
    if (stored == nullptr)
        return QStringLiteral("–");
    if (QString day = postponedText(stored->game(1)); !day.isEmpty() && stored->isOpen())
        return day;
    QString text = formatBoardResult(*stored, stored->a, desk_.projected().settings.points);
    for (const Game& game : stored->games)
        if (const auto& ratingOnly = game.outcome.ratingOnly)
            text = tr("%1 (rating: %2)", "result, and the one that counts for ratings")
                       .arg(text, formatResult(*ratingOnly));
    return text;
}

QString BoardsModel::specialText(const PairingRow& row, Column column) const
{
    const SideLine* side = sideOf(row);
    const Player* player = desk_.projected().player(row.player);
    if (side == nullptr || player == nullptr)
        return {};
    const auto value = [this](ByeKind kind) {
        return formatScore(valueOfBye(desk_.projected().settings, kind));
    };
    const Presence presence = presenceIn(*player, picture_.round);
    switch (column) {
    case WhiteTpn: return numberOf(*side);
    case White: return nameOf(row.player);
    case WhiteFacts: return factsOf(*side);
    case WhitePoints: return pointsOf(*side);
    case WhiteRating:
    case WhiteFederation:
    case WhiteClub: return dataOf(row.player, column);
    case Result:
        if (row.kind == PairingRow::Kind::unpaired)
            return {};
        if (row.kind == PairingRow::Kind::absent && presence == Presence::present)
            return {};
        if (row.kind == PairingRow::Kind::bye)
            return value(ByeKind::PairingAllocated);
        if (presence == Presence::halfPointBye)
            return value(ByeKind::Half);
        return value(presence == Presence::fullPointBye ? ByeKind::Full : ByeKind::Zero);
    case Black:
        if (row.kind == PairingRow::Kind::unpaired)
            return tr("unpaired");
        if (row.kind == PairingRow::Kind::absent && presence == Presence::present)
            return tr("free"); // of an odd number in a round robin
        return row.kind == PairingRow::Kind::bye ? tr("bye") : describePresence(presence);
    default: return {};
    }
}

QString BoardsModel::nameOf(PlayerKey key) const
{
    const Player* player = desk_.projected().player(key);
    return player != nullptr ? displayName(player->data) : QString();
}

void BoardsModel::setBroken(std::map<int, QStringList> broken)
{
    if (broken == broken_)
        return;
    broken_ = std::move(broken);
    repaintAll();
}

QString BoardsModel::formerOpponent(PlayerKey player, std::optional<PlayerKey> now) const
{
    const auto former = former_.find(player);
    if (former == former_.end() || former->second.opponent == now)
        return {};
    const auto& met = former->second.opponent;
    const Player* opponent = met ? desk_.projected().player(*met) : nullptr;
    return opponent != nullptr ? shortName(opponent->data) : tr("bye");
}

/// Whether somebody is at the board where he was to be.
bool BoardsModel::isInPlace(PlayerKey player, int board) const
{
    const auto former = former_.find(player);
    return former != former_.end() && former->second.board == board;
}

/// The one who was to sit there stands beside the one who sits there now, and nothing beside who has stayed there.
QString BoardsModel::struckBeside(const PairingRow& row, Column column) const
{
    if (former_.empty() || (column != White && column != Black))
        return {};
    if (row.kind == PairingRow::Kind::board) {
        const BoardLine& line = lineOf(row);
        const PlayerKey here = column == White ? line.white.player : line.black.player;
        const PlayerKey across = column == White ? line.black.player : line.white.player;
        const bool hasStayed = isInPlace(here, line.board) && !isInPlace(across, line.board);
        return hasStayed ? QString() : formerOpponent(across, here);
    }
    if (column == White || row.kind == PairingRow::Kind::absent)
        return {};
    const auto former = former_.find(row.player);
    const bool hadBye = former != former_.end() && !former->second.opponent;
    return hadBye && row.kind != PairingRow::Kind::bye ? tr("bye") : formerOpponent(row.player, std::nullopt);
}

QString BoardsModel::titleOf(const PairingRow& row, Column column) const
{
    const bool isBoard = row.kind == PairingRow::Kind::board;
    const PlayerKey key = !isBoard ? row.player : column == White ? lineOf(row).white.player : lineOf(row).black.player;
    const Player* player = desk_.projected().player(key);
    return player != nullptr ? toString(player->data.title) : QString();
}

QString BoardsModel::dataOf(PlayerKey key, Column column) const
{
    const Player* player = desk_.projected().player(key);
    if (player == nullptr)
        return {};
    if (column == WhiteRating || column == BlackRating)
        return player->data.rating ? QString::number(player->data.rating->value) : QString();
    return column == WhiteFederation || column == BlackFederation ? player->data.federation : player->data.club;
}

QVariant BoardsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    const auto column = static_cast<Column>(section);
    const bool ofTeams = desk_.session() != nullptr && desk_.projected().settings.teams;
    if (role == Qt::ToolTipRole && ofTeams && (column == White || column == Black))
        return column == White ? tr("Has White on board 1") : tr("Has Black on board 1");
    if (role == Qt::TextAlignmentRole) {
        if (column == BoardNumber || column == WhiteTpn || column == BlackTpn || column == WhiteRating ||
            column == BlackRating)
            return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
        if (column == WhitePoints || column == BlackPoints || column == Result)
            return QVariant::fromValue(Qt::AlignCenter);
        return QVariant::fromValue(Qt::AlignLeft | Qt::AlignVCenter);
    }
    if (role == Qt::ToolTipRole && (column == WhiteFacts || column == BlackFacts))
        return compactFactsHelp(picture_.facts);
    if (role == Qt::AccessibleTextRole && (isOfWhite(column) || isOfBlack(column)) && column != White &&
        column != Black)
        return tr("%1: %2", "White: rating")
            .arg(isOfWhite(column) ? tr("White") : tr("Black"),
                 headerData(section, orientation, Qt::DisplayRole).toString());
    if (role != Qt::DisplayRole)
        return {};
    switch (column) {
    case WhiteFacts:
    case BlackFacts: return compactFactsTitle(picture_.facts);
    case BoardNumber: return ofTeams ? tr("Match") : tr("Bd.", "board");
    case WhiteTpn:
    case BlackTpn: return tr("No.");
    case White: return ofTeams ? tr("Team") : tr("White");
    case WhitePoints:
    case BlackPoints: return tr("Pts");
    case Result: return tr("Result");
    case Black: return ofTeams ? tr("Team") : tr("Black");
    case Notes: return tr("Notes");
    case WhiteRating:
    case BlackRating: return tr("Rating");
    case WhiteFederation:
    case BlackFederation: return tr("Fed.");
    case WhiteClub:
    case BlackClub: return tr("Club");
    case ColumnCount: break;
    }
    return {};
}

Qt::ItemFlags BoardsModel::flags(const QModelIndex& index) const
{
    Qt::ItemFlags flags = KeyedTableModel::flags(index);
    const bool isPlayer = index.isValid() && index.data(PlayerRole).isValid();
    if (dragging_ && isPlayer && keyAt(index.row()).kind != PairingRow::Kind::absent)
        flags |= Qt::ItemIsDragEnabled | Qt::ItemIsDropEnabled;
    return flags;
}

QStringList BoardsModel::mimeTypes() const
{
    return {playerType};
}

QMimeData* BoardsModel::mimeData(const QModelIndexList& indexes) const
{
    auto* data = new QMimeData;
    if (!indexes.isEmpty())
        data->setData(playerType, QByteArray::number(indexes.constFirst().data(PlayerRole).toLongLong()));
    return data;
}

bool BoardsModel::dropMimeData(const QMimeData* data, Qt::DropAction, int, int, const QModelIndex& parent)
{
    if (!dragging_ || !parent.isValid() || !parent.data(PlayerRole).isValid() || !data->hasFormat(playerType))
        return false;
    const PlayerKey moved{data->data(playerType).toLongLong()};
    const PlayerKey onto{parent.data(PlayerRole).toLongLong()};
    if (moved != onto)
        emit playerDropped(moved, onto);
    return false; // the rows follow the tournament, the view moves none of its own
}

void BoardsModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    repaintAll();
}

} // namespace pairwright
