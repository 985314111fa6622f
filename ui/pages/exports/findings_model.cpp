#include "ui/pages/exports/findings_model.h"

#include "ui/models/roles.h"
#include "ui/text/files/export_text.h"

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
    : LinesModel(parent)
    , desk_(desk)
{
}

void FindingsModel::refresh()
{
    std::vector<ExportFinding> findings;
    if (desk_.session() != nullptr)
        findings = exportFindings(desk_.projected());
    std::stable_sort(findings.begin(), findings.end(),
                     [](const ExportFinding& a, const ExportFinding& b) { return a.level < b.level; });
    setLines(std::move(findings));
}

int FindingsModel::count(ExportFinding::Level level) const
{
    return static_cast<int>(std::count_if(lines().begin(), lines().end(),
                                          [level](const ExportFinding& finding) { return finding.level == level; }));
}

Place FindingsModel::placeAt(int row) const
{
    return placeOf(at(row));
}

QVariant FindingsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || desk_.session() == nullptr)
        return {};
    const ExportFinding& finding = at(index.row());
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

QStringList FindingsModel::headings() const
{
    return {tr("How serious"), tr("Where"), tr("What")};
}

} // namespace pairwright
