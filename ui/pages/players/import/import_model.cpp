#include "ui/pages/players/import/import_model.h"

#include "ui/models/roles.h"
#include "ui/text/format.h"
#include "ui/text/import_text.h"
#include "ui/theme/tints.h"

namespace pairwright {

void ImportModel::show(const PlayerListPreview& preview)
{
    beginResetModel();
    preview_ = preview;
    accepted_.clear();
    endResetModel();
}

void ImportModel::update(const PlayerListPreview& preview)
{
    const auto differs = [&](std::size_t row) {
        return preview.rows.at(row) != preview_.rows.at(row);
    };
    std::erase_if(accepted_, differs);
    preview_ = preview;
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int ImportModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(preview_.rows.size());
}

int ImportModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ImportModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const PlayerRow& row = rowAt(index.row());
    const auto column = static_cast<Column>(index.column());
    switch (role) {
    case Qt::DisplayRole: return text(row, column);
    case Qt::ToolTipRole: return column == Remarks ? QVariant(text(row, column)) : QVariant();
    case Qt::CheckStateRole:
        if (column != State || row.state != PlayerRow::State::doubtful)
            return {};
        return accepted_.contains(static_cast<std::size_t>(index.row())) ? Qt::Checked : Qt::Unchecked;
    case MoodRole:
        if (column != State && column != Remarks)
            return {};
        if (row.state == PlayerRow::State::error)
            return static_cast<int>(Mood::bad);
        return row.state == PlayerRow::State::doubtful ? QVariant(static_cast<int>(Mood::warning)) : QVariant();
    case Qt::TextAlignmentRole: return headerData(column, Qt::Horizontal, Qt::TextAlignmentRole);
    default: return {};
    }
}

QString ImportModel::text(const PlayerRow& row, Column column) const
{
    switch (column) {
    case Line: return QString::number(row.line);
    case State: return describeState(row.state);
    case Name: return row.data.name;
    case TitleColumn: return toString(row.data.title);
    case RatingColumn: return row.data.rating ? QString::number(row.data.rating->value) : QString();
    case Federation: return row.data.federation;
    case Club: return row.data.club;
    case Group: return row.data.group;
    case Birth: return formatBirth(row.data.birth);
    case FideId: return row.data.fideId;
    case Remarks: {
        QStringList remarks;
        for (const PlayerRowIssue& issue : row.issues)
            remarks.append(sentenceFor(issue));
        return remarks.join(QStringLiteral("; "));
    }
    case ColumnCount: break;
    }
    return {};
}

QVariant ImportModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    const auto column = static_cast<Column>(section);
    if (role == Qt::TextAlignmentRole) {
        if (column == Line || column == RatingColumn)
            return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
        if (column == TitleColumn || column == Federation)
            return QVariant::fromValue(Qt::AlignCenter);
        return QVariant::fromValue(Qt::AlignLeft | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole)
        return {};
    switch (column) {
    case Line: return tr("Line");
    case State: return tr("What happens");
    case Name: return tr("Name");
    case TitleColumn: return tr("Title");
    case RatingColumn: return tr("Rating");
    case Federation: return tr("Fed.");
    case Club: return tr("Club");
    case Group: return tr("Group");
    case Birth: return tr("Born");
    case FideId: return tr("FIDE ID");
    case Remarks: return tr("Remarks");
    case ColumnCount: break;
    }
    return {};
}

Qt::ItemFlags ImportModel::flags(const QModelIndex& index) const
{
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (index.isValid() && index.column() == State && rowAt(index.row()).state == PlayerRow::State::doubtful)
        flags |= Qt::ItemIsUserCheckable;
    return flags;
}

bool ImportModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!index.isValid() || role != Qt::CheckStateRole || !flags(index).testFlag(Qt::ItemIsUserCheckable))
        return false;
    const auto row = static_cast<std::size_t>(index.row());
    if (value.toInt() == Qt::Checked)
        accepted_.insert(row);
    else
        accepted_.erase(row);
    emit dataChanged(index, index);
    return true;
}

} // namespace pairwright
