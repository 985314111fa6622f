#include "ui/pages/players/import/import_model.h"

#include "ui/models/roles.h"
#include "ui/text/files/import_text.h"
#include "ui/text/players/player_field_text.h"
#include "ui/theme/tints.h"

#include <utility>

namespace pairwright {

namespace {

bool isField(int column)
{
    return column >= ImportModel::FirstField && column < ImportModel::remarksColumn();
}

} // namespace

int ImportModel::columnOf(PlayerField field)
{
    return FirstField + shownFields().indexOf(field);
}

int ImportModel::remarksColumn()
{
    return FirstField + shownFields().size();
}

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
        emit dataChanged(index(0, 0), index(rowCount() - 1, remarksColumn()));
}

void ImportModel::callClubTeam(bool isTeam)
{
    if (std::exchange(clubIsTeam_, isTeam) != isTeam)
        emit headerDataChanged(Qt::Horizontal, columnOf(PlayerField::club), columnOf(PlayerField::club));
}

void ImportModel::setLeastWidths(const QMap<int, int>& widths)
{
    if (widths == leastWidths_)
        return;
    leastWidths_ = widths;
    emit headerDataChanged(Qt::Horizontal, 0, remarksColumn());
}

int ImportModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(preview_.rows.size());
}

int ImportModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : remarksColumn() + 1;
}

QVariant ImportModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const PlayerRow& row = rowAt(index.row());
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole: return text(row, column);
    case Qt::EditRole: return isField(column) ? written(row, shownFields().at(column - FirstField)) : text(row, column);
    case Qt::ToolTipRole: return column == remarksColumn() ? QVariant(text(row, column)) : QVariant();
    case Qt::CheckStateRole:
        if (column != State || row.state != PlayerRow::State::doubtful)
            return {};
        return accepted_.contains(static_cast<std::size_t>(index.row())) ? Qt::Checked : Qt::Unchecked;
    case MoodRole:
        if (column != State && column != remarksColumn())
            return {};
        if (row.state == PlayerRow::State::error)
            return static_cast<int>(Mood::bad);
        return row.state == PlayerRow::State::doubtful ? QVariant(static_cast<int>(Mood::warning)) : QVariant();
    case Qt::TextAlignmentRole: return headerData(column, Qt::Horizontal, Qt::TextAlignmentRole);
    default: return {};
    }
}

QString ImportModel::text(const PlayerRow& row, int column) const
{
    if (column == Line)
        return QString::number(row.line);
    if (column == State)
        return describeState(row.state);
    if (column < remarksColumn())
        return shownText(shownFields().at(column - FirstField), row.data);
    QStringList remarks;
    for (const PlayerRowIssue& issue : row.issues)
        remarks.append(sentenceFor(issue));
    return remarks.join(QStringLiteral("; "));
}

QString ImportModel::written(const PlayerRow& row, const PlayerFieldInfo& info)
{
    for (const PlayerRowIssue& issue : row.issues)
        if (issue.column && issue.column->field == info.field && !issue.text.isEmpty() &&
            weightOf(issue.code) != IssueWeight::told)
            return issue.text;
    return textOf(info, row.read);
}

QVariant ImportModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole) {
        if (section == Line)
            return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
        return isField(section) ? QVariant::fromValue(alignmentOf(shownFields().at(section - FirstField)))
                                : QVariant::fromValue(Qt::AlignLeft | Qt::AlignVCenter);
    }
    if (role == Qt::SizeHintRole)
        return leastWidths_.contains(section) ? QVariant(QSize(leastWidths_.value(section), 0)) : QVariant();
    if (role != Qt::DisplayRole)
        return {};
    if (clubIsTeam_ && section == columnOf(PlayerField::club))
        return tr("Team");
    if (isField(section))
        return columnHeading(shownFields().at(section - FirstField));
    return section == Line ? tr("Line") : section == State ? tr("What happens") : tr("Remarks");
}

Qt::ItemFlags ImportModel::flags(const QModelIndex& index) const
{
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (index.isValid() && index.column() == State && rowAt(index.row()).state == PlayerRow::State::doubtful)
        flags |= Qt::ItemIsUserCheckable;
    if (index.isValid() && isField(index.column()) && shownFields().at(index.column() - FirstField).inLists)
        flags |= Qt::ItemIsEditable;
    return flags;
}

bool ImportModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (index.isValid() && role == Qt::EditRole && flags(index).testFlag(Qt::ItemIsEditable)) {
        const PlayerFieldInfo& info = shownFields().at(index.column() - FirstField);
        const PlayerRow& row = rowAt(index.row());
        if (value.toString() != written(row, info))
            emit mended(row.line, info.field, value.toString());
        return true;
    }
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

void ImportModel::tickAll(bool ticked)
{
    accepted_.clear();
    for (std::size_t row = 0; ticked && row < preview_.rows.size(); ++row)
        if (preview_.rows[row].state == PlayerRow::State::doubtful)
            accepted_.insert(row);
    if (rowCount() > 0)
        emit dataChanged(index(0, State), index(rowCount() - 1, State));
}

} // namespace pairwright
