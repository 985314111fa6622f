#include "ui/pages/players/candidates/candidates_model.h"

namespace pairwright {

namespace {

QString valueText(const std::optional<ListedRating>& rating)
{
    return rating ? QString::number(rating->value) : QString();
}

} // namespace

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

QStringList CandidatesModel::headings() const
{
    return {tr("Title"), tr("Name"), tr("Fed."), tr("Birth"), tr("Std"), tr("Rapid"),
            tr("Blitz"), tr("Nat."), tr("Club"), tr("ID"),    tr("List")};
}

} // namespace pairwright
