#include "ui/pages/standings/standings_model.h"

#include "app/formats/display_text.h"
#include "app/pairing/adapter.h"
#include "engine/tiebreaks/tie_break_info.h"
#include "ui/models/roles.h"
#include "ui/text/format.h"
#include "ui/text/tie_break_text.h"

#include <QFont>

namespace pairwright {

StandingsModel::StandingsModel(Desk& desk, QObject* parent)
    : KeyedTableModel(parent)
    , desk_(desk)
{
    connect(&desk, &Desk::sessionChanged, this, &StandingsModel::refresh);
    connect(&desk, &Desk::changed, this, &StandingsModel::refresh);
    connect(&desk, &Desk::changedEntirely, this, &StandingsModel::refresh);
}

void StandingsModel::setActive(bool active)
{
    active_ = active;
    refresh();
}

void StandingsModel::show(int afterRound)
{
    afterRound_ = afterRound;
    refresh();
}

void StandingsModel::refresh()
{
    beginResetModel();
    standings_.clear();
    std::vector<PlayerKey> order;
    if (active_ && desk_.session() != nullptr) {
        const Tournament& tournament = desk_.tournament();
        const int rounds = std::min(afterRound_, tournament.publishedRounds());
        const EngineView view = engineView(tournament, rounds);
        const std::string start = tournament.event.start.toString(Qt::ISODate).toStdString();
        standings_ = standings(view.state, rounds, tieBreaks_, {tieBreakEditionInForce(start)});
        for (const StandingsRow& row : standings_)
            order.push_back(view.order.keyOf(row.tpn));
    }
    replaceKeys(std::move(order));
    endResetModel();
}

int StandingsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : FirstTieBreak + static_cast<int>(tieBreaks_.size());
}

QVariant StandingsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole: return text(index.row(), column);
    case SortRole: return sortValue(index.row(), column);
    case PlayerRole: return QVariant::fromValue<qlonglong>(keyAt(index.row()).value);
    case SearchRole: {
        const Player* player = desk_.tournament().player(keyAt(index.row()));
        return player == nullptr ? QString() : player->data.name + QLatin1Char('\n') + player->data.club;
    }
    case Qt::TextAlignmentRole: return headerData(column, Qt::Horizontal, Qt::TextAlignmentRole);
    case Qt::FontRole:
        if (column == Points || column == Rank) {
            QFont font;
            font.setWeight(QFont::DemiBold);
            return font;
        }
        return {};
    default: return {};
    }
}

QString StandingsModel::text(int row, int column) const
{
    const StandingsRow& line = standings_.at(static_cast<std::size_t>(row));
    const Player* player = desk_.tournament().player(keyAt(row));
    if (player == nullptr)
        return {};
    switch (column) {
    case Rank: {
        // A shared rank is written once, for the first who has it.
        const bool asAbove = row > 0 && standings_[static_cast<std::size_t>(row - 1)].rank == line.rank;
        return asAbove ? QString() : QString::number(line.rank);
    }
    case Number: return QString::number(line.tpn.value);
    case Name: {
        const bool withdrawn = presenceIn(*player, RoundNumber{std::max(1, afterRound_)}) == Presence::withdrawn;
        return withdrawn ? tr("%1 (withdrawn)").arg(displayName(player->data)) : displayName(player->data);
    }
    case RatingColumn: return player->data.rating ? QString::number(player->data.rating->value) : QString();
    case Federation: return player->data.federation;
    case Club: return player->data.club;
    case Points: return formatScore(line.score);
    default: return tieBreakText(line.tieBreaks.at(static_cast<std::size_t>(column - FirstTieBreak)));
    }
}

QVariant StandingsModel::sortValue(int row, int column) const
{
    const StandingsRow& line = standings_.at(static_cast<std::size_t>(row));
    switch (column) {
    case Rank: return row;
    case Number: return line.tpn.value;
    case Points: return line.score.tenths;
    case RatingColumn: return text(row, column).toInt();
    case Name:
    case Federation:
    case Club: return text(row, column).toLower();
    default: break;
    }
    const auto& value = line.tieBreaks.at(static_cast<std::size_t>(column - FirstTieBreak)).value;
    return value ? static_cast<double>(value->numerator) / static_cast<double>(value->denominator) : -1.0;
}

QVariant StandingsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    if (role == Qt::TextAlignmentRole) {
        if (section == Name || section == Club)
            return QVariant::fromValue(Qt::AlignLeft | Qt::AlignVCenter);
        if (section == Federation || section == Points)
            return QVariant::fromValue(Qt::AlignCenter);
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    }
    if (role == Qt::ToolTipRole && section >= FirstTieBreak)
        return describeTieBreak(tieBreaks_.at(static_cast<std::size_t>(section - FirstTieBreak)));
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Rank: return tr("Rank");
    case Number: return tr("No.");
    case Name: return tr("Name");
    case RatingColumn: return tr("Rating");
    case Federation: return tr("Fed.");
    case Club: return tr("Club");
    case Points: return tr("Points");
    default: return tieBreakCode(tieBreaks_.at(static_cast<std::size_t>(section - FirstTieBreak)));
    }
}

void StandingsModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    repaintAll();
}

} // namespace pairwright
