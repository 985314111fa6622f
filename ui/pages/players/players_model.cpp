#include "ui/pages/players/players_model.h"

#include "app/domain/players/tpn_order.h"
#include "app/domain/ratings/typed_rating.h"
#include "app/domain/text/filled.h"
#include "app/formats/csv/field_values.h"
#include "app/formats/report/shown_date.h"
#include "ui/frame/apply_in_window.h"
#include "ui/models/roles.h"
#include "ui/pages/players/player_line.h"
#include "ui/text/format.h"
#include "ui/text/players/player_field_text.h"
#include "ui/theme/tints.h"

#include <QBrush>
#include <QGuiApplication>

namespace pairwright {

namespace {

/// What the filter looks through.
QString searchText(const PlayerData& data)
{
    QStringList texts;
    for (const PlayerFieldInfo& info : playerFields())
        if (const auto* text = std::get_if<QString PlayerData::*>(&info.member))
            texts.append(data.**text);
    return texts.join(QLatin1Char('\n'));
}

/// The field of a column; nullptr for the other columns.
const PlayerFieldInfo* fieldAt(int column)
{
    int place = column - PlayersModel::FirstField;
    if (column > PlayersModel::sourceColumn())
        --place;
    const bool isField = column != PlayersModel::sourceColumn() && place >= 0 && place < shownFields().size();
    return isField ? &shownFields().at(place) : nullptr;
}

/// "FIDE", "FIDE, typed".
QString sourceText(const Rating& rating)
{
    const QString source = describeSource(rating.source);
    return isTyped(rating.list) ? PlayersModel::tr("%1, typed", "source of a rating").arg(source) : source;
}

QVariant keptBackReason()
{
    return PlayersModel::tr("Private: your login neither sees nor changes it. Who has invited you can invite you anew "
                            "so that you do.");
}

} // namespace

int PlayersModel::columnOf(PlayerField field)
{
    const int place = shownFields().indexOf(field);
    return FirstField + place + (place > shownFields().indexOf(PlayerField::rating) ? 1 : 0);
}

int PlayersModel::sourceColumn()
{
    return columnOf(PlayerField::rating) + 1;
}

int PlayersModel::statusColumn()
{
    return FirstField + shownFields().size() + 1;
}

QString PlayersModel::keyOf(int column)
{
    if (const PlayerFieldInfo* info = fieldAt(column))
        return QLatin1StringView(info->key);
    return column == sourceColumn() ? QStringLiteral("ratingSource") : QString();
}

int PlayersModel::columnOfField(const QString& key)
{
    for (const PlayerFieldInfo& info : playerFields())
        if (info.shown && key == QLatin1StringView(info.key))
            return columnOf(info.field);
    return columnOf(PlayerField::name);
}

PlayersModel::PlayersModel(Desk& desk, QObject* parent)
    : KeyedTableModel(parent)
    , desk_(desk)
{
    connect(&desk, &Desk::sessionChanged, this, [this] {
        const auto order = listed();
        numbers_ = TpnMap(order);
        resetTo(order);
    });
    connect(&desk, &Desk::changed, this, &PlayersModel::follow);
    connect(&desk, &Desk::changedEntirely, this, &PlayersModel::refresh);
    connect(&desk, &Desk::waitingChanged, this, &PlayersModel::repaintStatus);
    connect(&desk, &Desk::saved, this, [this](const ChangeSet& changes) {
        if (!changes.players.empty())
            repaintStatus();
    });
    if (desk.session() != nullptr)
        refresh();
}

void PlayersModel::listTeam(std::optional<PlayerKey> team)
{
    ofATeam_ = true;
    team_ = team;
    refresh();
}

std::vector<PlayerKey> PlayersModel::listed() const
{
    if (desk_.session() == nullptr)
        return {};
    if (!ofATeam_)
        return tpnOrder(desk_.projected());
    std::vector<PlayerKey> keys;
    if (team_)
        for (const Player* member : desk_.projected().membersOf(*team_))
            keys.push_back(member->key);
    return keys;
}

void PlayersModel::follow(const ChangeSet& changes)
{
    const bool statusMayChange = !changes.rounds.empty() || changes.settings;
    const bool teamMayChange = desk_.projected().settings.teams && !changes.players.empty();
    const bool rowsMayMove = ofATeam_ || teamMayChange || changes.playersAddedOrRemoved || changes.numbersMayChange;
    if (rowsMayMove || statusMayChange) {
        refresh();
        return;
    }
    for (const PlayerKey key : changes.players)
        if (const int row = rowOf(key); row >= 0)
            repaintRow(row);
}

void PlayersModel::refresh()
{
    if (!keepsRows_) {
        const std::vector<PlayerKey> order = listed();
        sync(order);
        numbers_ = TpnMap(order);
    }
    repaintAll();
}

void PlayersModel::keepRows(bool keeps)
{
    keepsRows_ = keeps;
    if (!keeps && desk_.session() != nullptr)
        refresh();
}

int PlayersModel::numberOf(const Player& player) const
{
    const auto tpn = numbers_.tpnOf(player.key);
    return tpn ? tpn->value : 0;
}

void PlayersModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    repaintAll();
}

int PlayersModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : firstMemberColumn() + 1;
}

const Player* PlayersModel::playerAt(int row) const
{
    return desk_.session() == nullptr ? nullptr : desk_.projected().anybody(keyAt(row));
}

void PlayersModel::repaintStatus()
{
    if (rowCount() > 0)
        emit dataChanged(index(0, statusColumn()), index(rowCount() - 1, statusColumn()));
}

QVariant PlayersModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const Player* player = playerAt(index.row());
    if (player == nullptr)
        return {};
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole: return shown(*player, column);
    case Qt::EditRole: return display(*player, column);
    case ShortRole: return column == statusColumn() ? status(*player, true) : QVariant();
    case SortRole: return sortValue(*player, column);
    case PlayerRole: return QVariant::fromValue<qlonglong>(player->key.value);
    case SearchRole: return searchText(player->data);
    case Qt::TextAlignmentRole: return headerData(column, Qt::Horizontal, role);
    case Qt::ForegroundRole:
        return column == columnOf(PlayerField::title) || isKeptBack(column)
                   ? QVariant(QBrush(tintsOf(QGuiApplication::palette()).muted))
                   : QVariant();
    case SavingRole: return column == statusColumn() && desk_.session()->isSaving(player->key);
    case WaitingRole: return column == statusColumn() && desk_.session()->isWaiting(player->key);
    case Qt::ToolTipRole:
        if (column == statusColumn() && desk_.session()->isWaiting(player->key))
            return tr("Waits at this desk for the server.");
        return isKeptBack(column) ? keptBackReason() : QVariant();
    case MoodRole:
        if (column == statusColumn() && presenceIn(*player, desk_.projected().roundAhead()) == Presence::withdrawn)
            return static_cast<int>(Mood::bad);
        return {};
    case Qt::AccessibleTextRole:
        return QStringLiteral("%1: %2").arg(headerData(column, Qt::Horizontal, Qt::DisplayRole).toString(),
                                            isKeptBack(column) ? keptBackReason().toString() : shown(*player, column));
    default: return {};
    }
}

bool PlayersModel::isKeptBack(int column) const
{
    const PlayerFieldInfo* info = fieldAt(column);
    return info != nullptr && info->isPrivate && desk_.session() != nullptr && !desk_.session()->seesPrivate();
}

QString PlayersModel::shown(const Player& player, int column) const
{
    if (isKeptBack(column)) // whether there is something or not
        return QStringLiteral("–");
    const auto& birth = player.data.birth;
    return column == columnOf(PlayerField::birth) && birth && birth->month && birth->day
               ? shownDate({birth->year, *birth->month, *birth->day})
               : display(player, column);
}

bool PlayersModel::isOfOneSource() const
{
    if (desk_.session() == nullptr)
        return false;
    const Rating* first = nullptr;
    int rated = 0;
    for (const Player& player : desk_.projected().players) {
        if (!player.data.rating)
            continue;
        const Rating& rating = *player.data.rating;
        if (first != nullptr && (rating.source != first->source || isTyped(rating.list) != isTyped(first->list)))
            return false;
        first = &rating;
        ++rated;
    }
    return rated > 1;
}

QString PlayersModel::display(const Player& player, int column) const
{
    if (const PlayerFieldInfo* info = fieldAt(column))
        return shownText(*info, player.data);
    if (column == Number)
        return QString::number(numberOf(player));
    if (column == sourceColumn())
        return player.data.rating ? sourceText(*player.data.rating) : QString();
    if (column == membersColumn()) {
        const std::size_t count = membersOf(player).size();
        return count == 0 ? QString() : QString::number(count);
    }
    if (column == firstMemberColumn()) {
        const std::vector<const Player*> members = membersOf(player);
        return members.empty() ? QString() : displayName(members.front()->data);
    }
    return status(player);
}

std::vector<const Player*> PlayersModel::membersOf(const Player& team) const
{
    return desk_.projected().settings.teams && !ofATeam_ ? desk_.projected().membersOf(team.key)
                                                         : std::vector<const Player*>();
}

QVariant PlayersModel::sortValue(const Player& player, int column) const
{
    const PlayerFieldInfo* info = fieldAt(column);
    if (column == Number)
        return numberOf(player);
    if (column == membersColumn())
        return static_cast<int>(membersOf(player).size());
    if (info != nullptr && info->field == PlayerField::rating)
        return player.data.rating ? player.data.rating->value : 0;
    if (info != nullptr && info->field == PlayerField::title)
        return static_cast<int>(player.data.title);
    if (info != nullptr && std::holds_alternative<std::optional<int> PlayerData::*>(info->member))
        return display(player, column).toInt();
    if (info != nullptr && (info->field == PlayerField::feeDue || info->field == PlayerField::feePaid))
        return static_cast<qlonglong>(hundredthsOf(display(player, column)).value_or(0));
    if (info != nullptr && info->field == PlayerField::fideId)
        return player.data.fideId.toLongLong();
    return display(player, column).toLower();
}

QString PlayersModel::status(const Player& player, bool shortly) const
{
    const RoundNumber next = desk_.projected().roundAhead();
    const int planned = desk_.projected().settings.plannedRounds;
    QStringList parts;
    if (player.firstRound > next)
        parts.append(tr("enters in round %1").arg(player.firstRound.value));
    else if (player.firstRound.value > 1)
        parts.append(tr("since round %1").arg(player.firstRound.value));
    for (const Withdrawal& withdrawal : player.withdrawals) {
        if (withdrawal.back && *withdrawal.back <= next)
            continue;
        parts.append(withdrawal.back
                         ? filled(tr("away in rounds %1 to %2"), withdrawal.from.value, withdrawal.back->value - 1)
                     : withdrawal.from.value > planned // and from no round on: all are published
                         ? (withdrawal.expelled ? tr("expelled") : tr("withdrawn"))
                         : withdrawal.expelled ? tr("expelled from round %1").arg(withdrawal.from.value)
                                               : tr("withdrawn from round %1").arg(withdrawal.from.value));
    }
    for (const auto& [round, kind] : player.absences)
        if (round >= next)
            parts.append(filled(shortly ? tr("%1, R%2", "half-point bye, round 6") : tr("%1 in round %2"),
                                describeAbsence(kind), round.value));
    return parts.join(QStringLiteral(", "));
}

QVariant PlayersModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    const PlayerFieldInfo* info = fieldAt(section);
    if (role == Qt::TextAlignmentRole) {
        if (section == Number || section == membersColumn())
            return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
        return QVariant::fromValue(info != nullptr ? alignmentOf(*info) : Qt::AlignLeft | Qt::AlignVCenter);
    }
    if (role == Qt::ToolTipRole && section == Number)
        return tr("Tournament pairing number: the order by rating, title and name");
    if (role == Qt::ToolTipRole && info != nullptr && info->field == PlayerField::group)
        return tr("A group of your own, with ranks of its own on the standings page");
    if (role == Qt::ToolTipRole && info != nullptr && info->field == PlayerField::fixedBoard)
        return tr("Sits at this board in every round");
    if (role == Qt::ToolTipRole && isKeptBack(section))
        return keptBackReason();
    if (role == Qt::ToolTipRole && info != nullptr && info->isPrivate)
        return tr("Private: on no sheet, page or list unless you tick it");
    if (role == Qt::ToolTipRole && info != nullptr && info->field == PlayerField::offTheWeb)
        return tr("x: only a number on the web, no name");
    if (role == Qt::ToolTipRole && info != nullptr && info->field == PlayerField::noHalfPointBye)
        return tr("x: may have no half-point bye; giving one asks");
    if ((role == Qt::ToolTipRole || role == Qt::AccessibleTextRole) && info != nullptr)
        return playerFieldWord(*info);
    if (role != Qt::DisplayRole)
        return {};
    if (info != nullptr)
        return columnHeading(*info);
    if (section == membersColumn())
        return tr("Players");
    if (section == firstMemberColumn())
        return tr("Board 1");
    return section == Number ? tr("No.") : section == sourceColumn() ? tr("List") : tr("Remarks");
}

Qt::ItemFlags PlayersModel::flags(const QModelIndex& index) const
{
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    const bool fixed = index.column() == Number || index.column() >= statusColumn();
    if (index.isValid() && !fixed && !isKeptBack(index.column()) && desk_.mayChange(CommandName::editPlayer))
        flags |= Qt::ItemIsEditable;
    return flags;
}

bool PlayersModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!index.isValid() || role != Qt::EditRole)
        return false;
    const Player* player = playerAt(index.row());
    if (player == nullptr)
        return false;
    PlayerData data = player->data;
    if (!put(data, index.column(), value.toString().simplified()))
        return false;
    if (data == player->data)
        return true;
    const PlayerKey key = player->key;
    const bool isTeam = desk_.projected().settings.teams && !player->team;
    const QString title = isTeam ? tr("Change this team?") : tr("Change this player?");
    if (bar_ != nullptr)
        applyInWindow(*bar_, desk_, editOf(*player, data), title, tr("Change"));
    else
        desk_.apply(editOf(*player, data), title, tr("Change"));
    return desk_.projected().anybody(key)->data == data;
}

bool PlayersModel::put(PlayerData& data, int column, const QString& text) const
{
    const auto refuse = [this](const QString& sentence) {
        bar().tell(Mood::warning, sentence);
        return false;
    };
    if (column == sourceColumn())
        return putSource(data, text);
    const PlayerFieldInfo* info = fieldAt(column);
    if (info == nullptr)
        return false;
    switch (info->field) {
    case PlayerField::title: {
        const auto title = text.isEmpty() ? std::optional(Title::None) : titleFromString(text.toUpper());
        if (!title)
            return refuse(tr("“%1” is no FIDE title. Titles are GM, IM, FM, CM, WGM, WIM, WFM and WCM.").arg(text));
        data.title = *title;
        return true;
    }
    case PlayerField::rating: {
        bool isNumber = false;
        const int rating = text.toInt(&isNumber);
        if (!text.isEmpty() && !isNumber)
            return refuse(
                tr("“%1” is no rating. A rating is a whole number; leave it empty for an unrated player.").arg(text));
        // Nobody has a FIDE rating without a FIDE ID.
        const RatingSource usual = data.fideId.isEmpty() ? RatingSource::national : RatingSource::fide;
        const Rating before = data.rating.value_or(Rating{0, usual, {}});
        data.rating.reset();
        if (!text.isEmpty())
            data.rating = Rating{rating, before.source, rating == before.value ? before.list : typedList()};
        return true;
    }
    case PlayerField::federation: data.federation = text.toUpper(); return true;
    case PlayerField::birth:
        data.birth = parseBirth(text);
        if (!text.isEmpty() && !data.birth)
            return refuse(tr("“%1” is no date of birth. Write 1998, or 1998-05-12.").arg(text));
        return true;
    case PlayerField::sex:
        if (text.isEmpty())
            data.sex.reset();
        else if (text.startsWith(letterOf(Sex::Female), Qt::CaseInsensitive) || text.startsWith(QLatin1Char('w')))
            data.sex = Sex::Female;
        else if (text.startsWith(letterOf(Sex::Male), Qt::CaseInsensitive))
            data.sex = Sex::Male;
        else
            return refuse(tr("Write f for female, m for male, or nothing."));
        return true;
    case PlayerField::offTheWeb: data.offTheWeb = isYes(text); return true;
    case PlayerField::noHalfPointBye: data.noHalfPointBye = isYes(text); return true;
    case PlayerField::ownNumber:
    case PlayerField::placeByHand:
    case PlayerField::fixedBoard: {
        bool isNumber = false;
        const int number = text.toInt(&isNumber);
        if (!text.isEmpty() && !isNumber)
            return refuse(tr("“%1” is no number.").arg(text));
        putValue(*info, data, text.isEmpty() ? std::optional<int>() : std::optional(number));
        return true;
    }
    case PlayerField::outsideValue: {
        const auto value = amountFromField(text);
        if (!value)
            return refuse(tr("“%1” is no value. Write 3 or 2.5.").arg(text));
        putValue(*info, data, *value);
        return true;
    }
    case PlayerField::feeDue:
    case PlayerField::feePaid: {
        const auto amount = amountFromField(text);
        if (!amount)
            return refuse(tr("“%1” is no amount. Write 25 or 25.50.").arg(text));
        putValue(*info, data, *amount);
        return true;
    }
    default: putValue(*info, data, text); return true;
    }
}

bool PlayersModel::putSource(PlayerData& data, const QString& text) const
{
    const auto refuse = [this](const QString& sentence) {
        bar().tell(Mood::warning, sentence);
        return false;
    };
    if (!data.rating)
        return text.isEmpty() || refuse(tr("Enter a rating first; then say which list it is from."));
    for (const auto source : {RatingSource::fide, RatingSource::national, RatingSource::estimated})
        if (const QString word = text.section(QLatin1Char(','), 0, 0).trimmed();
            !word.isEmpty() && describeSource(source).startsWith(word, Qt::CaseInsensitive)) {
            data.rating->source = source;
            return true;
        }
    return refuse(tr("“%1” is no source of ratings.").arg(text));
}

} // namespace pairwright
