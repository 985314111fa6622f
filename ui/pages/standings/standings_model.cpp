#include "ui/pages/standings/standings_model.h"

#include "app/domain/players/tpn_order.h"
#include "app/domain/rounds/withdrawal_after.h"
#include "app/domain/text/language.h"
#include "app/formats/display_text.h"
#include "ui/models/roles.h"
#include "ui/text/format.h"
#include "ui/text/systems/tie_break_text.h"

#include <QFont>

#include <algorithm>

namespace pairwright {

namespace {

constexpr int mostLines = 600; ///< players whose ranks after every round are worked out

} // namespace

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
    lines_.clear();
    expelled_.clear();
    std::vector<PlayerKey> order;
    if (desk_.session() != nullptr)
        tieBreaks_ = desk_.projected().settings.tieBreaks;
    if (active_ && desk_.session() != nullptr) {
        const Tournament& tournament = desk_.projected();
        const int rounds = tournament.atMostPublished(afterRound_);
        const RankedPlayers ranked(tournament, rounds, tieBreaks_, category_);
        lines_ = ranked.lines();
        playOffWinner_ = ranked.playOffWinner();
        expelled_ = ranked.expelledText();
        for (const RankedPlayers::Line& line : lines_)
            order.push_back(line.player->key);
        values_ = TieBreakColumns(lines_);
    }
    replaceKeys(std::move(order));
    refreshStory();
    endResetModel();
}

void StandingsModel::refreshStory()
{
    paths_.reset();
    ranks_.clear();
    numbers_.clear();
    if (!story_ || !active_ || desk_.session() == nullptr)
        return;
    const Tournament& tournament = desk_.projected();
    const int rounds = tournament.atMostPublished(afterRound_);
    if (rounds == 0)
        return;
    paths_.emplace(tournament, rounds);
    // Also of those who are not listed: the expelled, and whom a group leaves out.
    const TpnMap numbers(tpnOrder(tournament));
    for (const PlayerKey player : numbers.order())
        numbers_[player] = numbers.tpnOf(player)->value;
    const auto add = [this](const std::vector<RankedPlayers::Line>& lines) {
        for (const RankedPlayers::Line& line : lines)
            ranks_[line.player->key].push_back(line.row.rank);
    };
    // Of large fields the last change only.
    const bool all = static_cast<int>(lines_.size()) <= mostLines;
    for (int round = all ? 1 : std::max(1, rounds - 1); round < rounds; ++round)
        add(RankedPlayers(tournament, round, tieBreaks_, category_).lines());
    add(lines_);
}

void StandingsModel::tellStory(bool told)
{
    if (told == story_)
        return;
    beginResetModel();
    story_ = told;
    refreshStory();
    endResetModel();
}

const std::vector<PathStep>& StandingsModel::path(int row) const
{
    static const std::vector<PathStep> none;
    return paths_ ? paths_->of(keyAt(row)) : none;
}

const std::vector<int>& StandingsModel::ranks(int row) const
{
    static const std::vector<int> none;
    const auto found = ranks_.find(keyAt(row));
    return found == ranks_.end() || static_cast<int>(lines_.size()) > mostLines ? none : found->second;
}

int StandingsModel::change(int row) const
{
    const auto found = ranks_.find(keyAt(row));
    if (found == ranks_.end() || found->second.size() < 2)
        return 0;
    return found->second[found->second.size() - 2] - found->second.back();
}

QString StandingsModel::numberOf(PlayerKey player) const
{
    const auto found = numbers_.find(player);
    return found == numbers_.end() ? QString() : QString::number(found->second);
}

QString StandingsModel::toldPath(int row) const
{
    QStringList steps;
    for (const PathStep& step : path(row)) {
        const Player* opponent = step.opponent ? desk_.projected().player(*step.opponent) : nullptr;
        steps.append(toldStep(step, opponent != nullptr ? shortName(opponent->data) : QString()));
    }
    return steps.join(QStringLiteral("; "));
}

void StandingsModel::showCategory(const StandingsCategory& category)
{
    category_ = category;
    refresh();
}

int StandingsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : decidedByColumn() + 1;
}

QVariant StandingsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole: return text(index.row(), column);
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: return column == Path ? toldPath(index.row()) : QVariant();
    case SortRole: return sortValue(index.row(), column);
    case TitleRole: {
        const Player* player = desk_.projected().player(keyAt(index.row()));
        return column == Name && player != nullptr ? toString(player->data.title) : QString();
    }
    // Columns of wholes and halves keep a place for the half in every row.
    case SlotsRole: return column == Points || (column >= FirstTieBreak && values_.hasHalves(tieBreakOf(column)));
    case GroupRole: return lines_.at(static_cast<std::size_t>(index.row())).row.score.tenths;
    case PlayerRole: return QVariant::fromValue<qlonglong>(keyAt(index.row()).value);
    case SearchRole: {
        const Player* player = desk_.projected().player(keyAt(index.row()));
        return player == nullptr ? QString() : player->data.name + QLatin1Char('\n') + player->data.club;
    }
    case Qt::TextAlignmentRole: return headerData(column, Qt::Horizontal, Qt::TextAlignmentRole);
    case Qt::FontRole:
        if (column == Points || column == Rank || hasDecided(index.row(), column)) {
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
    const RankedPlayers::Line& ranked = lines_.at(static_cast<std::size_t>(row));
    const StandingsRow& line = ranked.row;
    const Player* player = desk_.projected().player(keyAt(row));
    if (player == nullptr)
        return {};
    switch (column) {
    case Rank: return ranked.rankText();
    case Number: return QString::number(ranked.number.value);
    case Name: {
        // As on paper: who plays no more after that round.
        const QString name = displayName(player->data);
        if (playOffWinner_ == player->key)
            return playOffWinnerText(name);
        const Withdrawal* withdrawal = withdrawalAfter(desk_.projected(), *player, afterRound_);
        return withdrawal == nullptr ? name : tr("%1 (withdrawn)").arg(name);
    }
    case RatingColumn: return player->data.rating ? QString::number(player->data.rating->value) : QString();
    case Federation: return player->data.federation;
    case Club: return player->data.club;
    case Change: return story_ && change(row) != 0 ? QString::number(change(row)) : QString();
    case RankLine: {
        QStringList ranks;
        for (const int rank : this->ranks(row))
            ranks.append(QString::number(rank));
        return ranks.join(QLatin1Char(' '));
    }
    case Path: {
        QStringList marks;
        for (const PathStep& step : path(row))
            marks.append(step.opponent ? numberOf(*step.opponent) + markOf(step) : markOf(step));
        return marks.join(QLatin1Char(' '));
    }
    case Points: return formatScore(line.score);
    default: break;
    }
    if (column == decidedByColumn())
        return decidedBy(line);
    return values_.text(tieBreakOf(column), line.tieBreaks.at(tieBreakOf(column)).value);
}

bool StandingsModel::hasDecided(int row, int column) const
{
    const auto& decided = lines_.at(static_cast<std::size_t>(row)).row.decidedBy;
    return decided && *decided > 0 && column == FirstTieBreak + static_cast<int>(*decided) - 1;
}

QString StandingsModel::decidedBy(const StandingsRow& row) const
{
    // Somebody alone with his points needs no word.
    if (row.stated)
        return tr("stated", "the rank, by the imported file");
    if (!row.decidedBy)
        return tr("shared");
    return *row.decidedBy == 0 ? QString() : tieBreakCode(tieBreaks_.at(*row.decidedBy - 1));
}

QVariant StandingsModel::sortValue(int row, int column) const
{
    const RankedPlayers::Line& ranked = lines_.at(static_cast<std::size_t>(row));
    const StandingsRow& line = ranked.row;
    if (column == decidedByColumn())
        return line.decidedBy ? static_cast<int>(*line.decidedBy) : static_cast<int>(tieBreaks_.size()) + 1;
    switch (column) {
    case Rank: return row;
    case Number: return ranked.number.value;
    case Points: return line.score.tenths;
    case RatingColumn: return text(row, column).toInt();
    case Change: return change(row);
    case RankLine:
    case Path: return row;
    case Name:
    case Federation:
    case Club: return text(row, column).toLower();
    default: break;
    }
    const auto& value = line.tieBreaks.at(tieBreakOf(column)).value;
    constexpr double belowEverything = -1e9;
    return value ? static_cast<double>(value->numerator) / static_cast<double>(value->denominator) : belowEverything;
}

QVariant StandingsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    if (role == Qt::TextAlignmentRole) {
        if (section == Name || section == Club || section == decidedByColumn() || isStory(section))
            return QVariant::fromValue(Qt::AlignLeft | Qt::AlignVCenter);
        if (section == Federation || section == Points)
            return QVariant::fromValue(Qt::AlignCenter);
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    }
    if (role == Qt::ToolTipRole && section == Change)
        return tr("Ranks won or lost in the last round");
    if (role == Qt::ToolTipRole && section == Path)
        return tr(
            "The opponents’ numbers: filled is won, half filled drawn, outlined lost; round is no game; with a white "
            "disc he had White");
    if (role == Qt::ToolTipRole && section == decidedByColumn())
        return tr("The tie-break that left nobody equal; empty for somebody alone with the points");
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
    case Change: return QStringLiteral("±");
    case RankLine: return tr("Course", "of the ranks, round by round, as a line");
    case Path: return tr("Rounds");
    case Points: return tr("Points");
    default: break;
    }
    return section == decidedByColumn()
               ? tr("Decided by")
               : tieBreakCode(tieBreaks_.at(static_cast<std::size_t>(section - FirstTieBreak)));
}

void StandingsModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    repaintAll();
}

} // namespace pairwright
