#include "ui/pages/players/preflight/preflight_model.h"

#include "app/domain/text/filled.h"
#include "ui/models/roles.h"
#include "ui/text/files/list_text.h"
#include "ui/text/format.h"

#include <functional>
#include <map>

namespace pairwright {

PreflightModel::PreflightModel(Desk& desk, RatingLists& lists, QObject* parent)
    : LinesModel(parent)
    , desk_(desk)
    , lists_(lists)
{
}

void PreflightModel::refresh()
{
    std::vector<PreflightLine> lines;
    if (desk_.session() != nullptr)
        lines = preflight(desk_.projected(), lists_.differences());
    if (lines != this->lines())
        setLines(std::move(lines));
}

void PreflightModel::retranslate()
{
    setLines(lines());
}

QVariant PreflightModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || desk_.session() == nullptr)
        return {};
    const PreflightLine& line = at(index.row());
    const Player* player = desk_.projected().anybody(line.player);
    switch (role) {
    case Qt::DisplayRole:
        switch (static_cast<Column>(index.column())) {
        case What: return describeCode(line.code);
        case Name: return player != nullptr ? displayName(player->data) : QString();
        case Detail: return detailOf(line, desk_.projected());
        case ColumnCount: break;
        }
        return {};
    case PlayerRole: return QVariant::fromValue<qlonglong>(line.player.value);
    case Qt::TextAlignmentRole: return headerData(index.column(), Qt::Horizontal, role);
    default: return {};
    }
}

QStringList PreflightModel::headings() const
{
    return {tr("What"), tr("Player"), tr("More")};
}

QString preflightSummary(const std::vector<PreflightLine>& lines)
{
    std::map<PreflightLine::Code, int> counts;
    for (const PreflightLine& line : lines)
        ++counts[line.code];
    QStringList parts;
    // What so many have not given is one sentence.
    std::map<int, QStringList, std::greater<>> missing;
    for (const auto& [code, what] : {std::pair(PreflightLine::Code::noFideId, PreflightModel::tr("FIDE ID")),
                                     std::pair(PreflightLine::Code::noFederation, PreflightModel::tr("federation")),
                                     std::pair(PreflightLine::Code::noBirthYear, PreflightModel::tr("year of birth")),
                                     std::pair(PreflightLine::Code::noSex, PreflightModel::tr("sex"))})
        if (const auto found = counts.find(code); found != counts.end()) {
            missing[found->second].append(what);
            counts.erase(found);
        }
    for (const auto& [count, what] : missing)
        parts.append(
            PreflightModel::tr("%n player(s) without %1", nullptr, count).arg(what.join(QStringLiteral(", "))));
    for (const auto& [code, count] : counts)
        parts.append(filled(QStringLiteral("%1: %2"), describeCode(code), count));
    return parts.join(QStringLiteral(" · "));
}

} // namespace pairwright
