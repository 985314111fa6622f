// What a session tells of the past, and how it goes back there.

#include "app/session/command_json.h"
#include "app/session/command_names.h"
#include "app/session/moment.h"
#include "app/session/saved_moment.h"
#include "app/session/session_impl.h"

namespace pairwright {

namespace {

using Rows = Expected<std::vector<JournalRow>, CommandError>;

CommandError notReadable(const StoreError& error)
{
    return notSavedBecause(findingCodeOf(error), error.detail);
}

CommandError noMoment(FindingCode code, std::int64_t step)
{
    CommandError error = refusedBecause(code);
    error.findings.front().value = step;
    return error;
}

} // namespace

/// Reads the journal on the store's thread, behind everything that waits there.
Rows TournamentSession::Impl::journal(const std::function<StoredRows(TournamentStore&)>& read)
{
    // Its steps lead to what stands in the file, and that is not what is shown.
    if (readOnly && readOnly->code == ReadOnlyReason::Code::contradictory)
        return Unexpected{refusedBecause(FindingCode::stepUnreadable)};
    StoredRows rows = std::vector<JournalRow>{};
    if (readOnly && !isLost) {
        auto opened = TournamentStore::openToRead(path);
        if (!opened)
            return Unexpected{notSavedBecause(FindingCode::storageFailed, opened.error().detail)};
        rows = read(*opened->store);
    } else {
        thread->runAndWait([&](TournamentStore& store) { rows = read(store); });
    }
    if (!rows)
        return Unexpected{notReadable(rows.error())};
    return std::move(rows).value();
}

Rows TournamentSession::Impl::journalAfter(std::int64_t step)
{
    // What is queued must have arrived: the way back starts from what is on disk.
    session->flush();
    if (step < 1 || step > confirmedStep)
        return Unexpected{noMoment(FindingCode::momentNotFound, step)};
    auto rows = journal([step](TournamentStore& store) { return store.historyAfter(step); });
    // Another program may have gone on since this one read the file.
    if (rows && readOnly)
        std::erase_if(*rows, [this](const JournalRow& row) { return row.step > confirmedStep; });
    if (rows && static_cast<std::int64_t>(rows->size()) != confirmedStep - step)
        return Unexpected{unreadableStep()};
    return rows;
}

Expected<std::vector<HistoryEntry>, CommandError> TournamentSession::history(std::int64_t first, int count)
{
    const auto rows = impl_->journal([&](TournamentStore& store) { return store.history(first, count); });
    if (!rows)
        return Unexpected{rows.error()};
    std::vector<HistoryEntry> entries;
    for (const JournalRow& row : *rows) {
        entries.push_back({row.step, row.at, row.who, kindOf(row.kind), row.target, row.isBarrier,
                           stepFromJson(row.description).value_or(StepDescription{})});
    }
    return entries;
}

std::int64_t TournamentSession::lastStep() const
{
    return impl_->confirmedStep;
}

Expected<Delta, CommandError> TournamentSession::changesOf(std::int64_t step)
{
    const auto rows = impl_->journal([step](TournamentStore& store) { return store.history(step, 1); });
    if (!rows)
        return Unexpected{rows.error()};
    if (rows->empty())
        return Unexpected{noMoment(FindingCode::momentNotFound, step)};
    auto changes = changesFromJson(rows->front().changes, rows->front().privateChanges);
    if (!changes)
        return Unexpected{unreadableStep(step)};
    return *std::move(changes);
}

Expected<std::vector<Checkpoint>, CommandError> TournamentSession::checkpoints()
{
    const QString name = nameOf(CommandName::markCheckpoint);
    const auto rows = impl_->journal([&name](TournamentStore& store) { return store.historyOf(name); });
    if (!rows)
        return Unexpected{rows.error()};
    std::vector<Checkpoint> found;
    for (const JournalRow& row : *rows)
        found.push_back({row.step, row.at, row.who, stepFromJson(row.description).value_or(StepDescription{}).text});
    return found;
}

Expected<Tournament, CommandError> TournamentSession::tournamentAfter(std::int64_t step)
{
    const auto rows = impl_->journalAfter(step);
    if (!rows)
        return Unexpected{rows.error()};
    auto before = tournamentBefore(impl_->confirmed, *rows);
    if (!before)
        return Unexpected{unreadableStep(before.error().step)};
    return std::move(before).value();
}

Expected<Ticket, CommandError> TournamentSession::restoreMoment(std::int64_t step)
{
    return impl_->give({Intent::Restore{step}});
}

Expected<JournalStep, CommandError> TournamentSession::Impl::wayBackTo(std::int64_t step)
{
    if (readOnly)
        return Unexpected{refusedBecause(FindingCode::readOnly)};
    const auto rows = journalAfter(step);
    if (!rows)
        return Unexpected{rows.error()};
    if (const auto barrier = barrierIn(*rows)) {
        const auto description = stepFromJson(barrier->description).value_or(StepDescription{});
        return Unexpected{refusedBecause(FindingCode::restoreBeyondBarrier, description.round)};
    }
    auto way = wayBack(confirmed, *rows);
    if (!way)
        return Unexpected{unreadableStep(way.error().step)};
    if (way->empty())
        return Unexpected{noMoment(FindingCode::momentIsPresent, step)};
    const auto moment = journal([step](TournamentStore& store) { return store.history(step, 1); });
    if (!moment || moment->empty())
        return Unexpected{moment ? unreadableStep(step) : moment.error()};
    JournalStep back;
    back.description.command = CommandName::restoreMoment;
    back.description.count = static_cast<int>(rows->size());
    back.description.text = moment->front().at.toUTC().toString(Qt::ISODate);
    back.delta = std::move(way).value();
    return back;
}

Expected<Done, OpenError> TournamentSession::saveMoment(std::int64_t step, const QString& path)
{
    flush();
    return pairwright::saveMoment(impl_->path, step, path);
}

} // namespace pairwright
