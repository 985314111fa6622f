// What a session tells of the past, and how it goes back there.

#include "app/session/command/command_json.h"
#include "app/session/command/command_names.h"
#include "app/session/history/moment.h"
#include "app/session/history/saved_moment.h"
#include "app/session/session_impl.h"

#include <QPointer>

#include <algorithm>
#include <utility>

namespace pairwright {

namespace {

CommandError notReadable(const StoreError& error)
{
    const FindingCode code = findingCodeOf(error);
    return notSavedBecause(isOfConnection(code) ? FindingCode::historyNotReached : code, error.detail);
}

CommandError noMoment(FindingCode code, std::int64_t step)
{
    CommandError error = refusedBecause(code);
    error.findings.front().value = step;
    return error;
}

using StoredRows = Expected<std::vector<JournalRow>, StoreError>;
using Rows = Expected<std::vector<JournalRow>, CommandError>;

Rows rowsOf(StoredRows rows)
{
    if (!rows)
        return Unexpected{notReadable(rows.error())};
    return std::move(rows).value();
}

Expected<std::vector<HistoryEntry>, CommandError> entriesIn(Store& store, std::int64_t first, int count)
{
    const auto rows = rowsOf(store.history(first, count));
    if (!rows)
        return Unexpected{rows.error()};
    std::vector<HistoryEntry> entries;
    for (const JournalRow& row : *rows) {
        entries.push_back({row.step, row.at, row.who, kindOf(row.kind), row.target, row.isBarrier,
                           stepFromJson(row.description).value_or(StepDescription{})});
    }
    return entries;
}

Expected<Delta, CommandError> changesIn(Store& store, std::int64_t step)
{
    const auto rows = rowsOf(store.history(step, 1));
    if (!rows)
        return Unexpected{rows.error()};
    if (rows->empty())
        return Unexpected{noMoment(FindingCode::momentNotFound, step)};
    auto changes = changesFromJson(rows->front().changes, rows->front().privateChanges);
    if (!changes)
        return Unexpected{unreadableStep(step)};
    return *std::move(changes);
}

/// All rows after that step, on top of which the tournament stands whose last step is `last`.
Rows rowsAfter(Store& store, std::int64_t step, std::int64_t last)
{
    if (step < 1 || step > last)
        return Unexpected{noMoment(FindingCode::momentNotFound, step)};
    auto rows = rowsOf(store.historyAfter(step));
    // What was done since is another matter; and another program may have gone on.
    if (rows)
        std::erase_if(*rows, [last](const JournalRow& row) { return row.step > last; });
    if (rows && static_cast<std::int64_t>(rows->size()) != last - step)
        return Unexpected{unreadableStep()};
    return rows;
}

Expected<std::optional<std::int64_t>, CommandError> stepIn(Store& store, std::int64_t last, const QDateTime& at,
                                                           const std::function<bool(const Delta&)>& isIt)
{
    constexpr int piece = 250;
    for (; last >= 1; last -= piece) {
        const std::int64_t first = std::max<std::int64_t>(1, last - piece + 1);
        const auto rows = rowsOf(store.history(first, static_cast<int>(last - first + 1)));
        if (!rows)
            return Unexpected{rows.error()};
        for (auto row = rows->rbegin(); row != rows->rend(); ++row) {
            // The time only says which steps are worth reading.
            if (row->kind != StepKind::done || row->at != at)
                continue;
            const auto changes = changesFromJson(row->changes, row->privateChanges);
            if (changes && isIt(*changes))
                return std::optional(row->step);
        }
    }
    return std::optional<std::int64_t>();
}

} // namespace

template <class T>
void TournamentSession::Impl::ask(const QObject* context, Question<T> question, Told<T> told)
{
    // Its steps lead to what stands in the file, and that is not what is shown.
    const bool isMisleading = readOnly && readOnly->code == ReadOnlyReason::Code::contradictory;
    ++asked;
    thread->ask(path,
                [this, isMisleading, context = QPointer(context), question = std::move(question),
                 told = std::move(told)](const StoreThread::Reading& store) -> ReadAnswer {
                    Expected<T, CommandError> outcome = Unexpected{refusedBecause(FindingCode::stepUnreadable)};
                    if (!store)
                        outcome = Unexpected{notSavedBecause(FindingCode::storageFailed, store.error().detail)};
                    else if (!isMisleading)
                        outcome = question(*store);
                    const bool isWanted = store || store.error().code != OpenError::Code::cancelled;
                    return [this, isWanted, context, told, outcome = std::move(outcome)] {
                        --asked;
                        if (context && isWanted)
                            told(outcome);
                    };
                });
}

/// Asks, and waits for the answer.
template <class T>
Expected<T, CommandError> TournamentSession::Impl::waitFor(const std::function<void(Told<T>)>& ask)
{
    Expected<T, CommandError> outcome = Unexpected{unreadableStep()};
    ask([&outcome](const Expected<T, CommandError>& answer) { outcome = answer; });
    session->flush();
    return outcome;
}

void TournamentSession::askHistory(std::int64_t first, int count, const QObject* context,
                                   Told<std::vector<HistoryEntry>> told)
{
    impl_->ask<std::vector<HistoryEntry>>(
        context, [first, count](Store& store) { return entriesIn(store, first, count); }, std::move(told));
}

void TournamentSession::askChanges(std::int64_t step, const QObject* context, Told<Delta> told)
{
    impl_->ask<Delta>(
        context, [step](Store& store) { return changesIn(store, step); }, std::move(told));
}

void TournamentSession::askTournamentAfter(std::int64_t step, const QObject* context, Told<Tournament> told)
{
    const auto question = [step, last = impl_->confirmedStep,
                           present = savedState()](Store& store) -> Expected<Tournament, CommandError> {
        const auto rows = rowsAfter(store, step, last);
        if (!rows)
            return Unexpected{rows.error()};
        auto before = tournamentBefore(*present, *rows);
        if (!before)
            return Unexpected{unreadableStep(before.error().step)};
        return std::move(before).value();
    };
    impl_->ask<Tournament>(context, question, std::move(told));
}

void TournamentSession::askStepAt(const QDateTime& at, const std::function<bool(const Delta&)>& isIt,
                                  const QObject* context, Told<std::optional<std::int64_t>> told)
{
    impl_->ask<std::optional<std::int64_t>>(
        context, [at, isIt, last = impl_->confirmedStep](Store& store) { return stepIn(store, last, at, isIt); },
        std::move(told));
}

void TournamentSession::askLastStepOf(CommandName name, RoundNumber round, std::int64_t before, const QObject* context,
                                      Told<std::optional<std::int64_t>> told)
{
    using Step = std::optional<std::int64_t>;
    impl_->ask<Step>(
        context,
        [name, round, before](Store& store) -> Expected<Step, CommandError> {
            const auto rows = rowsOf(store.historyOf(nameOf(name)));
            if (!rows)
                return Unexpected{rows.error()};
            Step found;
            for (const JournalRow& row : *rows)
                if (row.step < before && stepFromJson(row.description).value_or(StepDescription{}).round == round)
                    found = row.step;
            return found;
        },
        std::move(told));
}

void TournamentSession::Impl::askHold(HeldWork work, bool over, const QObject* context,
                                      Told<std::vector<DeskHold>> told)
{
    using Holds = std::vector<DeskHold>;
    ask<Holds>(
        context,
        [work, over, who = options.who](Store& store) -> Expected<Holds, CommandError> {
            const auto done = store.hold(work, who, over);
            auto found = store.holds();
            if (!found)
                return Unexpected{notSavedBecause(findingCodeOf(found.error()), found.error().detail)};
            if (!done && done.error().code != StoreError::Code::heldElsewhere)
                return Unexpected{notSavedBecause(findingCodeOf(done.error()), done.error().detail)};
            return std::move(found).value();
        },
        std::move(told));
}

std::int64_t TournamentSession::lastStep() const
{
    return impl_->confirmedStep;
}

Expected<std::vector<HistoryEntry>, CommandError> TournamentSession::history(std::int64_t first, int count)
{
    return impl_->waitFor<std::vector<HistoryEntry>>([&](auto told) { askHistory(first, count, this, told); });
}

Expected<Delta, CommandError> TournamentSession::changesOf(std::int64_t step)
{
    return impl_->waitFor<Delta>([&](auto told) { askChanges(step, this, told); });
}

Expected<Tournament, CommandError> TournamentSession::tournamentAfter(std::int64_t step)
{
    flush(); // what is queued counts
    return impl_->waitFor<Tournament>([&](auto told) { askTournamentAfter(step, this, told); });
}

Expected<std::vector<Checkpoint>, CommandError> TournamentSession::checkpoints()
{
    using Checkpoints = std::vector<Checkpoint>;
    const auto question =
        [name = nameOf(CommandName::markCheckpoint)](Store& store) -> Expected<Checkpoints, CommandError> {
        const auto rows = rowsOf(store.historyOf(name));
        if (!rows)
            return Unexpected{rows.error()};
        Checkpoints found;
        for (const JournalRow& row : *rows)
            found.push_back(
                {row.step, row.at, row.who, stepFromJson(row.description).value_or(StepDescription{}).text});
        return found;
    };
    return impl_->waitFor<Checkpoints>([&](auto told) { impl_->ask<Checkpoints>(this, question, told); });
}

Expected<Ticket, CommandError> TournamentSession::restoreMoment(std::int64_t step)
{
    return impl_->give({Intent::Restore{step}});
}

Expected<JournalStep, CommandError> TournamentSession::Impl::wayBackTo(std::int64_t step)
{
    if (auto refusal = refusalOf(CommandName::restoreMoment))
        return Unexpected{*std::move(refusal)};
    // What is queued must have arrived: the way back starts from what is on disk.
    session->flush();
    using Rows = std::vector<JournalRow>;
    const auto rows = waitFor<Rows>([&](auto told) {
        ask<Rows>(
            session, [&](Store& store) { return rowsAfter(store, step, confirmedStep); }, told);
    });
    if (!rows)
        return Unexpected{rows.error()};
    if (const auto barrier = barrierIn(*rows)) {
        const auto description = stepFromJson(barrier->description).value_or(StepDescription{});
        return Unexpected{refusedBecause(FindingCode::restoreBeyondBarrier, description.round)};
    }
    auto way = wayBack(*confirmed, *rows);
    if (!way)
        return Unexpected{unreadableStep(way.error().step)};
    if (way->empty())
        return Unexpected{noMoment(FindingCode::momentIsPresent, step)};
    const auto moment = session->history(step, 1);
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
