#include "ui/pages/history/history_model.h"

#include "app/domain/text/filled.h"
#include "app/formats/report/shown_date.h"
#include "ui/models/roles.h"
#include "ui/text/steps/step_text.h"
#include "ui/text/steps/who_text.h"
#include "ui/theme/icons.h"
#include "ui/theme/tints.h"

#include <QFont>
#include <QLocale>

#include <array>

namespace pairwright {

namespace {

QString whereOf(const StepDescription& step)
{
    if (!step.round)
        return {};
    return step.board ? filled(HistoryModel::tr("round %1, board %2"), step.round->value, *step.board)
                      : HistoryModel::tr("round %1").arg(step.round->value);
}

template <std::size_t N>
bool isOneOf(CommandName command, const std::array<CommandName, N>& names)
{
    return std::find(names.begin(), names.end(), command) != names.end();
}

} // namespace

StepSubject subjectOf(const StepDescription& step)
{
    static constexpr std::array players{
        CommandName::addPlayers, CommandName::editPlayer,   CommandName::removePlayers,  CommandName::setDeclaredOrder,
        CommandName::setAbsence, CommandName::clearAbsence, CommandName::withdrawPlayer, CommandName::returnPlayer,
        CommandName::checkIn,    CommandName::closeCheckIn, CommandName::drawNumbers};
    static constexpr std::array rounds{
        CommandName::storeProposal,    CommandName::editProposal,        CommandName::discardProposal,
        CommandName::publishRound,     CommandName::withdrawPublication, CommandName::beginManualPairing,
        CommandName::validatePairings, CommandName::cancelManualPairing, CommandName::amendRound,
        CommandName::layOutRounds,     CommandName::publishRounds,       CommandName::postponeGame};
    static constexpr std::array results{
        CommandName::enterResult,   CommandName::enterResults,        CommandName::registerAdjourned,
        CommandName::correctResult, CommandName::setRatingOnlyResult, CommandName::enterAdjournedResult,
        CommandName::correction,    CommandName::setPlayOffWinner,    CommandName::drawLots,
        CommandName::rankTied};
    static constexpr std::array marks{CommandName::markCheckpoint, CommandName::restoreMoment,
                                      CommandName::createTournament, CommandName::importTournament,
                                      CommandName::recoverTournament};
    if (isOneOf(step.command, players))
        return StepSubject::players;
    if (isOneOf(step.command, rounds))
        return StepSubject::rounds;
    if (isOneOf(step.command, results))
        return StepSubject::results;
    return isOneOf(step.command, marks) ? StepSubject::marks : StepSubject::settings;
}

QString describeEntry(const HistoryEntry& entry)
{
    return describeStep(entry.kind, entry.description);
}

int HistoryModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(entries_.size());
}

int HistoryModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columns;
}

QString HistoryModel::searchText(const HistoryEntry& entry) const
{
    return QStringList{describeEntry(entry),         whereOf(entry.description), describeWhoAndLogin(entry.who),
                       entry.description.playerName, entry.description.text,     shownDateTime(entry.at.toLocalTime())}
        .join(QLatin1Char('\n'));
}

QVariant HistoryModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const HistoryEntry& entry = at(index.row());
    const bool isMark = entry.description.command == CommandName::markCheckpoint;
    switch (role) {
    case Qt::DisplayRole:
        switch (index.column()) {
        case Step: return QString::number(entry.step);
        case Time: return shownDateTime(entry.at.toLocalTime());
        case Who: return describeWho(entry.who);
        case What: return describeEntry(entry);
        case Where: return whereOf(entry.description);
        default: return {};
        }
    case SearchRole: return searchText(entry);
    case Qt::DecorationRole:
        if (index.column() == What && isMark)
            return themedIcon(QStringLiteral("saved"));
        if (index.column() == What && entry.isBarrier && entry.description.round)
            return themedIcon(QStringLiteral("publish"));
        return {};
    case Qt::FontRole:
        if (isMark || undone_.contains(entry.step)) {
            QFont font;
            font.setBold(isMark);
            font.setStrikeOut(undone_.contains(entry.step));
            return font;
        }
        return {};
    case Qt::ToolTipRole:
        return undone_.contains(entry.step) ? QVariant(tr("This step was taken back later.")) : QVariant();
    case Qt::TextAlignmentRole:
        return index.column() == Step ? QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    default: return {};
    }
}

QVariant HistoryModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole && section == Step)
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Step: return tr("Step");
    case Time: return tr("Time");
    case Who: return tr("Who");
    case What: return tr("What");
    case Where: return tr("Where");
    default: return {};
    }
}

void HistoryModel::clear()
{
    beginResetModel();
    entries_.clear();
    undone_.clear();
    endResetModel();
}

/// The newest word on a step decides: rows are met newest first, or come on top.
void HistoryModel::countUndone(const HistoryEntry& entry)
{
    if (!entry.target)
        return;
    if (entry.kind == ChangeSet::Kind::undone)
        undone_.insert(*entry.target);
    else
        undone_.remove(*entry.target);
}

void HistoryModel::addNewer(const std::vector<HistoryEntry>& entries)
{
    if (entries.empty())
        return;
    beginInsertRows({}, 0, static_cast<int>(entries.size()) - 1);
    for (const HistoryEntry& entry : entries) {
        entries_.push_front(entry);
        countUndone(entry);
    }
    endInsertRows();
    // Steps below may be struck out now.
    emit dataChanged(index(0, 0), index(rowCount() - 1, columns - 1), {Qt::FontRole});
}

void HistoryModel::addOlder(const std::vector<HistoryEntry>& entries)
{
    if (entries.empty())
        return;
    const int first = rowCount();
    beginInsertRows({}, first, first + static_cast<int>(entries.size()) - 1);
    QSet<std::int64_t> decided;
    for (const HistoryEntry& entry : entries_)
        if (entry.target)
            decided.insert(*entry.target);
    for (auto entry = entries.rbegin(); entry != entries.rend(); ++entry) {
        entries_.push_back(*entry);
        if (entry->target && !decided.contains(*entry->target)) {
            decided.insert(*entry->target);
            countUndone(*entry);
        }
    }
    endInsertRows();
}

void HistoryModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, columns - 1);
    if (!entries_.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
}

std::vector<HistoryEntry> HistoryModel::after(std::int64_t step) const
{
    std::vector<HistoryEntry> found;
    for (const HistoryEntry& entry : entries_) {
        if (entry.step <= step)
            break;
        found.push_back(entry);
    }
    return found;
}

} // namespace pairwright
