#include "ui/pages/players/presence/presence_model.h"

#include "app/domain/text/filled.h"
#include "app/domain/text/folded_text.h"
#include "ui/models/roles.h"
#include "ui/text/format.h"

namespace pairwright {

PresenceModel::PresenceModel(Desk& desk, QObject* parent)
    : KeyedTableModel(parent)
    , desk_(desk)
{
    connect(&desk, &Desk::sessionChanged, this, [this] {
        if (desk_.session() == nullptr)
            resetTo({});
        else
            refresh();
    });
    connect(&desk, &Desk::changed, this, [this](const ChangeSet& changes) {
        if (changes.playersAddedOrRemoved || !changes.players.empty() || !changes.rounds.empty())
            refresh();
    });
    connect(&desk, &Desk::changedEntirely, this, &PresenceModel::refresh);
    connect(&desk, &Desk::waitingChanged, this, &PresenceModel::repaintAll);
    connect(&desk, &Desk::saved, this, [this](const ChangeSet& changes) {
        if (!changes.players.empty())
            repaintAll();
    });
    if (desk.session() != nullptr)
        refresh();
}

void PresenceModel::refresh()
{
    const Tournament& tournament = desk_.projected();
    std::vector<PlayerKey> order;
    order.reserve(tournament.players.size());
    for (const Player& player : tournament.players)
        order.push_back(player.key);
    const NameOrder names;
    std::sort(order.begin(), order.end(), [&tournament, &names](PlayerKey a, PlayerKey b) {
        const int compared = names.compare(tournament.player(a)->data.name, tournament.player(b)->data.name);
        return compared != 0 ? compared < 0 : a < b;
    });
    sync(order);
    repaintAll();
}

int PresenceModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant PresenceModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || desk_.session() == nullptr)
        return {};
    const Tournament& tournament = desk_.projected();
    const Player* player = tournament.player(keyAt(index.row()));
    if (player == nullptr)
        return {};
    switch (role) {
    case Qt::DisplayRole:
        switch (static_cast<Column>(index.column())) {
        case Name: return displayName(player->data);
        case Rating: return player->data.rating ? QString::number(player->data.rating->value) : QString();
        case Club: return player->data.club;
        case State: return stateText(*player);
        case ColumnCount: break;
        }
        return {};
    case TitleRole: return index.column() == Name ? toString(player->data.title) : QString();
    case PlayerRole: return QVariant::fromValue<qlonglong>(player->key.value);
    case SavingRole: return index.column() == State && desk_.session()->isSaving(player->key);
    case WaitingRole: return index.column() == State && desk_.session()->isWaiting(player->key);
    case Qt::ToolTipRole:
        return index.column() == State && desk_.session()->isWaiting(player->key)
                   ? QVariant(tr("Waits at this desk for the server."))
                   : QVariant();
    case Qt::CheckStateRole:
        return index.column() == State ? QVariant(isTicked(*player) ? Qt::Checked : Qt::Unchecked) : QVariant();
    case MoodRole:
        if (const auto shown = index.column() == State ? mood(*player) : std::nullopt)
            return static_cast<int>(*shown);
        return {};
    case Qt::TextAlignmentRole:
        return QVariant::fromValue((index.column() == Rating ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    default: return {};
    }
}

Qt::ItemFlags PresenceModel::flags(const QModelIndex& index) const
{
    Qt::ItemFlags flags = KeyedTableModel::flags(index);
    return index.column() == State ? flags | Qt::ItemIsUserCheckable : flags;
}

bool PresenceModel::setData(const QModelIndex& index, const QVariant&, int role)
{
    if (role != Qt::CheckStateRole || !index.isValid())
        return false;
    emit tickWanted(index);
    return true;
}

bool PresenceModel::isTicked(const Player& player) const
{
    const bool present = presenceIn(player, desk_.projected().roundAhead()) == Presence::present;
    return present && (!missesPeople() || player.arrived);
}

QVariant PresenceModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue((section == Rating ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (static_cast<Column>(section)) {
    case Name: return tr("Name");
    case Rating: return tr("Rating");
    case Club: return tr("Club");
    case State: return tr("In this round");
    case ColumnCount: break;
    }
    return {};
}

QString PresenceModel::stateText(const Player& player) const
{
    const Tournament& tournament = desk_.projected();
    const DoorState state = doorStateOf(tournament, player);
    if (missesPeople() && state == DoorState::notYet)
        return tr("not yet arrived");
    if (missesPeople() && state == DoorState::arrived)
        return tr("arrived");
    const auto back = firstRoundAfterAbsence(tournament, player);
    if (state == DoorState::late && back)
        return tr("late: plays from round %1").arg(back->value);
    const QString presence = describePresence(player, tournament.roundAhead());
    return back && back->value > tournament.roundAhead().value + 1
               ? filled(tr("%1, plays from round %2", "a bye"), presence, back->value)
               : presence;
}

std::optional<Mood> PresenceModel::mood(const Player& player) const
{
    switch (doorStateOf(desk_.projected(), player)) {
    case DoorState::arrived: return missesPeople() ? std::optional(Mood::good) : std::nullopt;
    case DoorState::notYet: return std::nullopt;
    case DoorState::withdrawn: return Mood::bad;
    case DoorState::late:
    case DoorState::absent: break;
    }
    return Mood::warning;
}

bool PresenceModel::missesPeople() const
{
    return desk_.session() != nullptr && (alwaysMisses_ || checkInHasBegun(desk_.projected()));
}

void PresenceModel::setMissesPeople(bool always)
{
    alwaysMisses_ = always;
    repaintAll();
}

int PresenceModel::count(DoorState state) const
{
    if (desk_.session() == nullptr)
        return 0;
    const Tournament& tournament = desk_.projected();
    return static_cast<int>(
        std::count_if(tournament.players.begin(), tournament.players.end(),
                      [&tournament, state](const Player& player) { return doorStateOf(tournament, player) == state; }));
}

int PresenceModel::count(Presence presence) const
{
    if (desk_.session() == nullptr)
        return 0;
    const Tournament& tournament = desk_.projected();
    const RoundNumber next = tournament.roundAhead();
    return static_cast<int>(
        std::count_if(tournament.players.begin(), tournament.players.end(),
                      [presence, next](const Player& player) { return presenceIn(player, next) == presence; }));
}

int PresenceModel::findName(const QString& letters) const
{
    if (letters.isEmpty() || desk_.session() == nullptr)
        return -1;
    int insideName = -1;
    for (int row = 0; row < rowCount(); ++row) {
        const QString& name = desk_.projected().player(keyAt(row))->data.name;
        const NameMatch match = matchName(name, letters);
        if (match == NameMatch::atStart)
            return row;
        if (insideName < 0 && match == NameMatch::atLaterWord)
            insideName = row;
    }
    return insideName;
}

void PresenceModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    repaintAll();
}

} // namespace pairwright
