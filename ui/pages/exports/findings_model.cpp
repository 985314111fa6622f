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

bool isOfKind(const ExportFinding& finding, const ExportFinding& other)
{
    return finding.code == other.code && finding.level == other.level && finding.field == other.field;
}

constexpr std::ptrdiff_t mostOfAKind = 3; ///< more are one row that opens

} // namespace

FindingsModel::FindingsModel(Desk& desk, QObject* parent)
    : LinesModel(parent)
    , desk_(desk)
{
}

void FindingsModel::refresh()
{
    findings_.clear();
    if (desk_.session() != nullptr)
        findings_ = exportFindings(desk_.projected());
    std::stable_sort(findings_.begin(), findings_.end(),
                     [](const ExportFinding& a, const ExportFinding& b) { return a.level < b.level; });
    show();
}

void FindingsModel::show()
{
    std::vector<FindingLine> lines;
    for (auto finding = findings_.begin(); finding != findings_.end(); ++finding) {
        const auto isSame = [&](const ExportFinding& other) {
            return isOfKind(*finding, other);
        };
        const bool open = std::any_of(unfolded_.begin(), unfolded_.end(), isSame);
        const auto all = std::count_if(findings_.begin(), findings_.end(), isSame);
        if (open || all <= mostOfAKind)
            lines.push_back({*finding, 0});
        else if (std::none_of(findings_.begin(), finding, isSame))
            lines.push_back({*finding, static_cast<int>(all - 1)});
    }
    setLines(std::move(lines));
}

void FindingsModel::unfold(int row)
{
    unfolded_.push_back(at(row).finding);
    show();
}

int FindingsModel::count(ExportFinding::Level level) const
{
    return static_cast<int>(std::count_if(findings_.begin(), findings_.end(),
                                          [level](const ExportFinding& finding) { return finding.level == level; }));
}

Place FindingsModel::placeAt(int row) const
{
    return placeOf(at(row).finding);
}

QVariant FindingsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || desk_.session() == nullptr)
        return {};
    const FindingLine& line = at(index.row());
    const ExportFinding& finding = line.finding;
    if (role == MoodRole && index.column() == Level)
        return static_cast<int>(moodOf(finding.level));
    if (role != Qt::DisplayRole)
        return {};
    switch (static_cast<Column>(index.column())) {
    case Level: return describeLevel(finding.level);
    case Field: return describeField(finding, desk_.projected());
    case Sentence:
        return line.more > 0 ? tr("%1, and %n more of this kind; Enter shows them", nullptr, line.more)
                                   .arg(sentenceFor(finding, desk_.projected()))
                             : sentenceFor(finding, desk_.projected());
    case ColumnCount: break;
    }
    return {};
}

QStringList FindingsModel::headings() const
{
    return {tr("How serious"), tr("Where"), tr("What")};
}

} // namespace pairwright
