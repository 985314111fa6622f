#include "ui/pages/players/candidates/candidates_model.h"

namespace pairwright {

namespace {

QString valueText(const std::optional<ListedRating>& rating)
{
    return rating ? QString::number(rating->value) : QString();
}

bool isNumber(int column)
{
    return column >= CandidatesModel::Born && column <= CandidatesModel::National;
}

} // namespace

void CandidatesModel::show(std::vector<ListCandidate> candidates)
{
    beginResetModel();
    candidates_ = std::move(candidates);
    endResetModel();
}

int CandidatesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(candidates_.size());
}

int CandidatesModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant CandidatesModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    if (role == Qt::TextAlignmentRole)
        return headerData(index.column(), Qt::Horizontal, role);
    if (role != Qt::DisplayRole)
        return {};
    const ListCandidate& candidate = at(index.row());
    const ListedPerson& person = candidate.person;
    switch (static_cast<Column>(index.column())) {
    case Title: return person.title.isEmpty() ? person.womensTitle : person.title;
    case Name: return person.name;
    case Federation: return person.federation;
    case Born: return person.birthYear ? QString::number(*person.birthYear) : QString();
    case Standard: return valueText(person.standard);
    case Rapid: return valueText(person.rapid);
    case Blitz: return valueText(person.blitz);
    case National: return valueText(person.national);
    case Club: return person.club;
    case Id: return person.fideId.isEmpty() ? person.nationalId : person.fideId;
    case List: return candidate.list;
    case ColumnCount: break;
    }
    return {};
}

QVariant CandidatesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue((isNumber(section) || section == Id ? Qt::AlignRight : Qt::AlignLeft) |
                                   Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (static_cast<Column>(section)) {
    case Title: return tr("Title");
    case Name: return tr("Name");
    case Federation: return tr("Fed.");
    case Born: return tr("Born");
    case Standard: return tr("Std");
    case Rapid: return tr("Rapid");
    case Blitz: return tr("Blitz");
    case National: return tr("Nat.");
    case Club: return tr("Club");
    case Id: return tr("ID");
    case List: return tr("List");
    case ColumnCount: break;
    }
    return {};
}

} // namespace pairwright
