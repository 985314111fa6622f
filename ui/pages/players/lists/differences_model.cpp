#include "ui/pages/players/lists/differences_model.h"

#include "ui/models/roles.h"
#include "ui/text/files/list_text.h"
#include "ui/text/format.h"

#include <algorithm>

namespace pairwright {

DifferencesModel::DifferencesModel(Desk& desk, QObject* parent)
    : LinesModel(parent)
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
    std::vector<bool> ticks;
    for (const ListDifference& difference : differences) {
        const auto known = std::find(lines().begin(), lines().end(), difference);
        const bool usual = difference.kind != Kind::name && difference.kind != Kind::title &&
                           difference.kind != Kind::similarId && difference.kind != Kind::otherList &&
                           !difference.isOfLaterMonth;
        const bool wanted = known == lines().end() ? usual : ticks_[static_cast<std::size_t>(known - lines().begin())];
        ticks.push_back(wanted && canBeTaken(difference));
    }
    ticks_ = std::move(ticks);
    setLines(differences);
}

std::vector<ListDifference> DifferencesModel::ticked() const
{
    std::vector<ListDifference> chosen;
    for (std::size_t i = 0; i < lines().size(); ++i)
        if (ticks_[i])
            chosen.push_back(lines()[i]);
    return chosen;
}

void DifferencesModel::tickAll(bool tick)
{
    for (std::size_t i = 0; i < lines().size(); ++i)
        ticks_[i] = tick && canBeTaken(lines()[i]);
    if (rowCount() > 0)
        emit dataChanged(index(0, What), index(rowCount() - 1, What));
}

QString DifferencesModel::remarkOn(const ListDifference& difference) const
{
    if (difference.isLocked)
        return tr("locked: round 4 is published, and it would change the numbers (C.04.2, article 2.3)");
    if (difference.kind == ListDifference::Kind::similarId)
        return tr("not quite the same name: look whether it is the same person");
    if (difference.kind == ListDifference::Kind::otherList)
        return tr("only the name is the same: look whether it is the same person");
    if (difference.isOfLaterMonth)
        return tr("of a later month: the ratings of the start count for the pairings and the first month");
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
    case Qt::TextAlignmentRole: return headerData(index.column(), Qt::Horizontal, role);
    default: return {};
    }
}

QStringList DifferencesModel::headings() const
{
    return {tr("Take over"), tr("Player"), tr("Here"), tr("In the list"), tr("List"), tr("Remarks")};
}

Qt::ItemFlags DifferencesModel::flags(const QModelIndex& index) const
{
    Qt::ItemFlags flags = LinesModel::flags(index);
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
