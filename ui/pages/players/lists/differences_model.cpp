#include "ui/pages/players/lists/differences_model.h"

#include "ui/models/roles.h"
#include "ui/text/format.h"
#include "ui/text/list_text.h"

#include <algorithm>

namespace pairwright {

DifferencesModel::DifferencesModel(Desk& desk, QObject* parent)
    : QAbstractTableModel(parent)
    , desk_(desk)
{
}

bool DifferencesModel::canBeTaken(const ListDifference& difference)
{
    return !difference.isLocked && !difference.edits.empty();
}

void DifferencesModel::show(const std::vector<ListDifference>& differences)
{
    using Kind = ListDifference::Kind;
    beginResetModel();
    std::vector<bool> ticks;
    for (const ListDifference& difference : differences) {
        const auto known = std::find(differences_.begin(), differences_.end(), difference);
        const bool usual = difference.kind != Kind::name && difference.kind != Kind::title;
        const bool wanted =
            known == differences_.end() ? usual : ticks_[static_cast<std::size_t>(known - differences_.begin())];
        ticks.push_back(wanted && canBeTaken(difference));
    }
    differences_ = differences;
    ticks_ = std::move(ticks);
    endResetModel();
}

std::vector<ListDifference> DifferencesModel::ticked() const
{
    std::vector<ListDifference> chosen;
    for (std::size_t i = 0; i < differences_.size(); ++i)
        if (ticks_[i])
            chosen.push_back(differences_[i]);
    return chosen;
}

void DifferencesModel::tickAll(bool tick)
{
    for (std::size_t i = 0; i < differences_.size(); ++i)
        ticks_[i] = tick && canBeTaken(differences_[i]);
    if (rowCount() > 0)
        emit dataChanged(index(0, What), index(rowCount() - 1, What));
}

int DifferencesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(differences_.size());
}

int DifferencesModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString DifferencesModel::remarkOn(const ListDifference& difference) const
{
    if (difference.isLocked)
        return tr("locked: round 4 is published, and it would change the numbers (C.04.2, article 2.3)");
    if (difference.edits.empty())
        return tr("look whether the ID is right");
    return {};
}

QVariant DifferencesModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || desk_.session() == nullptr)
        return {};
    const ListDifference& difference = at(index.row());
    const Player* player = desk_.projected().player(difference.player);
    switch (role) {
    case Qt::DisplayRole:
        switch (static_cast<Column>(index.column())) {
        case What: return describeKind(difference.kind);
        case Name: return player != nullptr ? displayName(player->data) : QString();
        case Here: return difference.here;
        case Listed: return difference.listed;
        case List: return difference.list;
        case Remarks: return remarkOn(difference);
        case ColumnCount: break;
        }
        return {};
    case Qt::CheckStateRole:
        if (index.column() != What || !canBeTaken(difference))
            return {};
        return ticks_[static_cast<std::size_t>(index.row())] ? Qt::Checked : Qt::Unchecked;
    case MoodRole:
        return index.column() == Remarks && !canBeTaken(difference) ? QVariant(static_cast<int>(Mood::warning))
                                                                    : QVariant();
    case PlayerRole: return QVariant::fromValue<qlonglong>(difference.player.value);
    case Qt::TextAlignmentRole: return QVariant::fromValue(Qt::AlignLeft | Qt::AlignVCenter);
    default: return {};
    }
}

QVariant DifferencesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::AlignLeft | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (static_cast<Column>(section)) {
    case What: return tr("Take over");
    case Name: return tr("Player");
    case Here: return tr("Here");
    case Listed: return tr("In the list");
    case List: return tr("List");
    case Remarks: return tr("Remarks");
    case ColumnCount: break;
    }
    return {};
}

Qt::ItemFlags DifferencesModel::flags(const QModelIndex& index) const
{
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (index.isValid() && index.column() == What && canBeTaken(at(index.row())))
        flags |= Qt::ItemIsUserCheckable;
    return flags;
}

bool DifferencesModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!index.isValid() || role != Qt::CheckStateRole || !flags(index).testFlag(Qt::ItemIsUserCheckable))
        return false;
    ticks_[static_cast<std::size_t>(index.row())] = value.toInt() == Qt::Checked;
    emit dataChanged(index, index);
    return true;
}

} // namespace pairwright
