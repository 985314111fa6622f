#include "ui/pages/players/players_model.h"

#include "app/domain/tpn_order.h"
#include "ui/models/roles.h"
#include "ui/pages/players/player_line.h"
#include "ui/text/format.h"

namespace pairwright {

namespace {

QString sourceName(RatingSource source)
{
    switch (source) {
    case RatingSource::fide: return PlayersModel::tr("FIDE");
    case RatingSource::national: return PlayersModel::tr("national");
    case RatingSource::estimated: return PlayersModel::tr("estimate");
    }
    return {};
}

QString sexName(const std::optional<Sex>& sex)
{
    if (!sex)
        return {};
    return *sex == Sex::Female ? PlayersModel::tr("f", "female") : PlayersModel::tr("m", "male");
}

} // namespace

PlayersModel::PlayersModel(Desk& desk, QObject* parent)
    : KeyedTableModel(parent)
    , desk_(desk)
{
    connect(&desk, &Desk::sessionChanged, this, [this] {
        const auto order = desk_.session() == nullptr ? std::vector<PlayerKey>{} : tpnOrder(desk_.projected());
        numbers_ = TpnMap(order);
        resetTo(order);
    });
    connect(&desk, &Desk::changed, this, &PlayersModel::follow);
    connect(&desk, &Desk::changedEntirely, this, &PlayersModel::refresh);
    if (desk.session() != nullptr)
        refresh();
}

void PlayersModel::follow(const ChangeSet& changes)
{
    const bool statusMayChange = !changes.rounds.empty() || changes.settings;
    if (changes.playersAddedOrRemoved || changes.numbersMayChange || statusMayChange) {
        refresh();
        return;
    }
    for (const PlayerKey key : changes.players)
        if (const int row = rowOf(key); row >= 0)
            repaintRow(row);
}

void PlayersModel::refresh()
{
    const std::vector<PlayerKey> order = tpnOrder(desk_.projected());
    sync(order);
    numbers_ = TpnMap(order);
    repaintAll();
}

int PlayersModel::numberOf(const Player& player) const
{
    const auto tpn = numbers_.tpnOf(player.key);
    return tpn ? tpn->value : 0;
}

void PlayersModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    repaintAll();
}

int PlayersModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

const Player* PlayersModel::playerAt(int row) const
{
    return desk_.session() == nullptr ? nullptr : desk_.projected().player(keyAt(row));
}

QVariant PlayersModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const Player* player = playerAt(index.row());
    if (player == nullptr)
        return {};
    const auto column = static_cast<Column>(index.column());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole: return display(*player, column);
    case SortRole: return sortValue(*player, column);
    case PlayerRole: return QVariant::fromValue<qlonglong>(player->key.value);
    case SearchRole:
        return QStringList{player->data.name, player->data.club, player->data.federation, player->data.fideId,
                           player->data.group}
            .join(QLatin1Char('\n'));
    case Qt::TextAlignmentRole:
        if (column == Number || column == RatingColumn)
            return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
        if (column == SexColumn || column == TitleColumn || column == Federation)
            return QVariant::fromValue(Qt::AlignCenter);
        return QVariant::fromValue(Qt::AlignLeft | Qt::AlignVCenter);
    case MoodRole:
        if (column == Status && presenceIn(*player, desk_.projected().nextRound()) == Presence::withdrawn)
            return static_cast<int>(Mood::bad);
        return {};
    case Qt::AccessibleTextRole:
        return QStringLiteral("%1: %2").arg(headerData(column, Qt::Horizontal, Qt::DisplayRole).toString(),
                                            display(*player, column));
    default: return {};
    }
}

QString PlayersModel::display(const Player& player, Column column) const
{
    const PlayerData& data = player.data;
    switch (column) {
    case Number: return QString::number(numberOf(player));
    case Name: return data.name;
    case TitleColumn: return toString(data.title);
    case RatingColumn: return data.rating ? QString::number(data.rating->value) : QString();
    case Source: return data.rating ? sourceName(data.rating->source) : QString();
    case Federation: return data.federation;
    case Club: return data.club;
    case Group: return data.group;
    case Birth: return formatBirth(data.birth);
    case SexColumn: return sexName(data.sex);
    case FideId: return data.fideId;
    case Status: return status(player);
    case ColumnCount: break;
    }
    return {};
}

QVariant PlayersModel::sortValue(const Player& player, Column column) const
{
    switch (column) {
    case Number: return numberOf(player);
    case RatingColumn: return player.data.rating ? player.data.rating->value : 0;
    case TitleColumn: return static_cast<int>(player.data.title);
    case FideId: return player.data.fideId.toLongLong();
    default: return display(player, column).toLower();
    }
}

QString PlayersModel::status(const Player& player) const
{
    const RoundNumber next = desk_.projected().nextRound();
    QStringList parts;
    if (player.firstRound > next)
        parts.append(tr("enters in round %1").arg(player.firstRound.value));
    else if (player.firstRound.value > 1)
        parts.append(tr("since round %1").arg(player.firstRound.value));
    for (const Withdrawal& withdrawal : player.withdrawals) {
        if (withdrawal.back && *withdrawal.back <= next)
            continue;
        parts.append(withdrawal.back
                         ? tr("away in rounds %1 to %2").arg(withdrawal.from.value).arg(withdrawal.back->value - 1)
                         : tr("withdrawn from round %1").arg(withdrawal.from.value));
    }
    for (const auto& [round, kind] : player.absences)
        if (round >= next)
            parts.append(tr("%1 in round %2").arg(describeAbsence(kind)).arg(round.value));
    return parts.join(QStringLiteral(", "));
}

QVariant PlayersModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole) {
        if (section == Number || section == RatingColumn)
            return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
        if (section == SexColumn || section == TitleColumn || section == Federation)
            return QVariant::fromValue(Qt::AlignCenter);
        return QVariant::fromValue(Qt::AlignLeft | Qt::AlignVCenter);
    }
    if (role == Qt::ToolTipRole && section == Number)
        return tr("Tournament pairing number: the order by rating, title and name");
    if (role == Qt::ToolTipRole && section == Group)
        return tr("A group of your own, with ranks of its own on the standings page");
    if (role != Qt::DisplayRole)
        return {};
    switch (static_cast<Column>(section)) {
    case Number: return tr("No.");
    case Name: return tr("Name");
    case TitleColumn: return tr("Title");
    case RatingColumn: return tr("Rating");
    case Source: return tr("List");
    case Federation: return tr("Fed.");
    case Club: return tr("Club");
    case Group: return tr("Group");
    case Birth: return tr("Born");
    case SexColumn: return tr("Sex");
    case FideId: return tr("FIDE ID");
    case Status: return tr("Remarks");
    case ColumnCount: break;
    }
    return {};
}

Qt::ItemFlags PlayersModel::flags(const QModelIndex& index) const
{
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    const bool fixed = index.column() == Number || index.column() == Status;
    if (index.isValid() && !fixed && desk_.mayChange())
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
    if (!put(data, static_cast<Column>(index.column()), value.toString().simplified()))
        return false;
    if (data == player->data)
        return true;
    const PlayerKey key = player->key;
    desk_.apply(EditPlayer{key, data}, tr("Change this player?"), tr("Change"));
    return desk_.projected().player(key)->data == data;
}

bool PlayersModel::put(PlayerData& data, Column column, const QString& text) const
{
    const auto refuse = [this](const QString& sentence) {
        desk_.messages().tell(Mood::warning, sentence);
        return false;
    };
    switch (column) {
    case Name: data.name = text; return true;
    case TitleColumn: {
        const auto title = text.isEmpty() ? std::optional(Title::None) : titleFromString(text.toUpper());
        if (!title)
            return refuse(tr("“%1” is no FIDE title. Titles are GM, IM, FM, CM, WGM, WIM, WFM and WCM.").arg(text));
        data.title = *title;
        return true;
    }
    case RatingColumn: {
        if (text.isEmpty()) {
            data.rating.reset();
            return true;
        }
        bool isNumber = false;
        const int rating = text.toInt(&isNumber);
        if (!isNumber)
            return refuse(
                tr("“%1” is no rating. A rating is a whole number; leave it empty for an unrated player.").arg(text));
        data.rating = Rating{rating, data.rating ? data.rating->source : RatingSource::fide,
                             data.rating ? data.rating->list : QString()};
        return true;
    }
    case Source:
        if (!data.rating)
            return refuse(tr("Enter a rating first; then say which list it is from."));
        for (const auto source : {RatingSource::fide, RatingSource::national, RatingSource::estimated})
            if (sourceName(source).startsWith(text, Qt::CaseInsensitive)) {
                data.rating->source = source;
                return true;
            }
        return refuse(tr("“%1” is no source of ratings.").arg(text));
    case Federation: data.federation = text.toUpper(); return true;
    case Club: data.club = text; return true;
    case Group: data.group = text; return true;
    case Birth:
        data.birth = parseBirth(text);
        if (!text.isEmpty() && !data.birth)
            return refuse(tr("“%1” is no date of birth. Write 1998, or 1998-05-12.").arg(text));
        return true;
    case SexColumn:
        if (text.isEmpty())
            data.sex.reset();
        else if (text.startsWith(tr("f", "female"), Qt::CaseInsensitive) || text.startsWith(QLatin1Char('w')))
            data.sex = Sex::Female;
        else if (text.startsWith(tr("m", "male"), Qt::CaseInsensitive))
            data.sex = Sex::Male;
        else
            return refuse(tr("Write f for female, m for male, or nothing."));
        return true;
    case FideId: data.fideId = text; return true;
    case Number:
    case Status:
    case ColumnCount: break;
    }
    return false;
}

} // namespace pairwright
