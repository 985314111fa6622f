#include "ui/pages/players/preflight/preflight_model.h"

#include "app/domain/filled.h"
#include "ui/models/roles.h"
#include "ui/text/format.h"
#include "ui/text/list_text.h"

#include <map>

namespace pairwright {

PreflightModel::PreflightModel(Desk& desk, RatingLists& lists, QObject* parent)
    : QAbstractTableModel(parent)
    , desk_(desk)
    , lists_(lists)
{
}

void PreflightModel::refresh()
{
    std::vector<PreflightLine> lines;
    if (desk_.session() != nullptr)
        lines = preflight(desk_.projected(), lists_.differences());
    if (lines == lines_)
        return;
    beginResetModel();
    lines_ = std::move(lines);
    endResetModel();
}

void PreflightModel::retranslate()
{
    beginResetModel();
    endResetModel();
}

int PreflightModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(lines_.size());
}

int PreflightModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant PreflightModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || desk_.session() == nullptr)
        return {};
    const PreflightLine& line = at(index.row());
    const Player* player = desk_.projected().player(line.player);
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
    case Qt::TextAlignmentRole: return QVariant::fromValue(Qt::AlignLeft | Qt::AlignVCenter);
    default: return {};
    }
}

QVariant PreflightModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::AlignLeft | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (static_cast<Column>(section)) {
    case What: return tr("What");
    case Name: return tr("Player");
    case Detail: return tr("More");
    case ColumnCount: break;
    }
    return {};
}

QString preflightSummary(const std::vector<PreflightLine>& lines)
{
    std::map<PreflightLine::Code, int> counts;
    for (const PreflightLine& line : lines)
        ++counts[line.code];
    QStringList parts;
    for (const auto& [code, count] : counts)
        parts.append(filled(QStringLiteral("%1: %2"), describeCode(code), count));
    return parts.join(QStringLiteral(" · "));
}

} // namespace pairwright
