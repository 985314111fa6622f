#include "ui/pages/exports/findings_model.h"

#include "ui/models/roles.h"
#include "ui/text/export_text.h"

#include <algorithm>

namespace pairwright {

namespace {

QString describeLevel(ExportFinding::Level level)
{
    switch (level) {
    case ExportFinding::Level::blocks: return FindingsModel::tr("in the way");
    case ExportFinding::Level::needed: return FindingsModel::tr("needed");
    case ExportFinding::Level::advice: return FindingsModel::tr("advice");
    }
    return {};
}

Mood moodOf(ExportFinding::Level level)
{
    switch (level) {
    case ExportFinding::Level::blocks: return Mood::bad;
    case ExportFinding::Level::needed: return Mood::warning;
    case ExportFinding::Level::advice: break;
    }
    return Mood::neutral;
}

} // namespace

FindingsModel::FindingsModel(Desk& desk, QObject* parent)
    : QAbstractTableModel(parent)
    , desk_(desk)
{
}

void FindingsModel::refresh()
{
    beginResetModel();
    findings_.clear();
    if (desk_.session() != nullptr)
        findings_ = exportFindings(desk_.projected());
    std::stable_sort(findings_.begin(), findings_.end(),
                     [](const ExportFinding& a, const ExportFinding& b) { return a.level < b.level; });
    endResetModel();
}

int FindingsModel::count(ExportFinding::Level level) const
{
    return static_cast<int>(std::count_if(findings_.begin(), findings_.end(),
                                          [level](const ExportFinding& finding) { return finding.level == level; }));
}

Place FindingsModel::placeAt(int row) const
{
    return placeOf(findings_.at(static_cast<std::size_t>(row)));
}

int FindingsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(findings_.size());
}

int FindingsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant FindingsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || desk_.session() == nullptr)
        return {};
    const ExportFinding& finding = findings_.at(static_cast<std::size_t>(index.row()));
    if (role == MoodRole && index.column() == Level)
        return static_cast<int>(moodOf(finding.level));
    if (role != Qt::DisplayRole)
        return {};
    switch (static_cast<Column>(index.column())) {
    case Level: return describeLevel(finding.level);
    case Field: return describeField(finding, desk_.projected());
    case Sentence: return sentenceFor(finding, desk_.projected());
    case ColumnCount: break;
    }
    return {};
}

QVariant FindingsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (static_cast<Column>(section)) {
    case Level: return tr("How serious");
    case Field: return tr("Where");
    case Sentence: return tr("What");
    case ColumnCount: break;
    }
    return {};
}

} // namespace pairwright
