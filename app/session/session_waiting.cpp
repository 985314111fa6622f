// What is entered while the server cannot be reached waits at this desk, and is brought in afterwards.

#include "app/session/command/command_json.h"
#include "app/session/command/command_names.h"
#include "app/session/command/desk_command_json.h"
#include "app/session/history/moment.h"
#include "app/session/plan/conflicts.h"
#include "app/session/session_impl.h"
#include "app/storage/desk/desk_queue.h"
#include "app/storage/place.h"
#include "app/storage/tournament/journal_store.h"

#include <QPointer>
#include <QUuid>

#include <algorithm>
#include <utility>

namespace pairwright {

bool TournamentSession::Impl::mayWait(const Intent& intent) const
{
    const auto* command = std::get_if<Command>(&intent.what);
    return command != nullptr && mayWaitAtDesk(nameOf(*command));
}

std::optional<CommandError> TournamentSession::Impl::refusalWithoutServer(const Intent& intent) const
{
    if (!keepsAtDesk || !isCutOff || mayWait(intent))
        return std::nullopt;
    return refusedWithoutServer();
}

CommandError TournamentSession::Impl::refusedWithoutServer() const
{
    switch (shutOut) {
    case ShutOut::no: break;
    case ShutOut::login: return refusedBecause(FindingCode::notWithoutLogin);
    case ShutOut::certificate: return refusedBecause(FindingCode::notWithoutCertificate);
    }
    return refusedBecause(FindingCode::notWithoutServer);
}

void TournamentSession::Impl::letWait(const Planned& planned, Pending& pending, const QDateTime& at,
                                      WriteRequest& request) const
{
    if (!pending.entry) {
        WaitingStep entry;
        entry.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
        entry.at = at;
        entry.who = options.who;
        entry.command = planned.command;
        pending.entry = std::move(entry);
    }
    WaitingStep& entry = *pending.entry;
    entry.base = confirmedStep;
    entry.acknowledged = request.row.acknowledged;
    entry.description = request.row.description;
    request.row.command = commandOfEntry(planned.command, entry.id, entry.at);
    request.row.who = entry.who;
    request.keepsOnly = pending.staysHere = isCutOff || waitsForRoom();
    request.entry = entry;
}

void TournamentSession::Impl::openDeskQueue()
{
    if (options.deskFolder.isEmpty() || !isShared || readOnly)
        return;
    const QString old = DeskQueue::pathIn(options.deskFolder, path);
    auto found = identity.isEmpty() ? thread->openQueue(old)
                                    : thread->openQueue(DeskQueue::pathIn(options.deskFolder, identity, login), old);
    keepsAtDesk = found.hasValue();
    if (found && !found->empty())
        find(std::move(found).value());
    if (keepsAtDesk && !identity.isEmpty())
        lookForOthers();
}

void TournamentSession::Impl::lookForOthers()
{
    leftByOthers.clear();
    for (const auto& [other, file] : DeskQueue::ofOthers(options.deskFolder, identity, login)) {
        const std::vector<WaitingStep> left = thread->lookIntoQueue(file);
        if (!left.empty())
            leftByOthers.push_back({other, static_cast<int>(left.size()), left.front().at});
    }
}

void TournamentSession::Impl::find(std::vector<WaitingStep> steps)
{
    std::int64_t first = confirmedStep;
    for (const WaitingStep& step : steps)
        first = std::min(first, step.base);
    Expected<std::vector<JournalRow>, StoreError> rows = std::vector<JournalRow>{};
    thread->runAndWait([&](Store& store) { rows = store.historyAfter(first); });
    const std::vector<JournalRow> since = rows ? std::move(rows).value() : std::vector<JournalRow>{};
    for (const JournalRow& row : since)
        if (const SharedStep step = stepFrom(row)) {
            meanwhile.push_back({changeSetOf(step->delta), {row.who, row.at}});
            lastForeign.push_back({step, {row.who, row.at}});
        }
    const std::set<QString> arrived = entriesIn(since);
    std::map<std::int64_t, SharedTournament> bases;
    const auto baseOf = [&](std::int64_t base) {
        const auto [known, isNew] = bases.try_emplace(base);
        const bool isThere =
            since.empty() ? base == confirmedStep : base + 1 >= since.front().step && base <= confirmedStep;
        if (!isNew || !isThere)
            return known->second;
        std::vector<JournalRow> after;
        std::copy_if(since.begin(), since.end(), std::back_inserter(after),
                     [base](const JournalRow& row) { return row.step > base; });
        if (auto then = tournamentBefore(*confirmed, after))
            known->second = std::make_shared<const Tournament>(std::move(then).value());
        return known->second;
    };
    for (WaitingStep& entry : steps) {
        auto command = deskCommandFromJson(entry.command);
        auto delta = changesFromJson(entry.changes, entry.privateChanges);
        const auto description = stepFromJson(entry.description);
        if (!command || !delta || !description) // of a newer program, which will bring it in
            continue;
        Pending pending{Ticket{++lastTicket}, nullptr, changeSetOf(*delta),
                        Intent{*std::move(command), static_cast<WarningLevel>(entry.acknowledged)}};
        pending.changes.ticket = pending.ticket;
        pending.changes.step = *description;
        auto step = std::make_shared<JournalStep>();
        step->number = 0; // of none yet
        step->description = *description;
        step->delta = *std::move(delta);
        pending.step = std::move(step);
        pending.isKept = pending.isFound = true;
        pending.base = baseOf(entry.base);
        pending.entry = std::move(entry);
        if (arrived.contains(pending.entry->id)) // only its confirmation was lost
            dropEntry(pending.entry);
        else
            queue.push_back(std::move(pending));
    }
}

void TournamentSession::Impl::noteKept(Pending& pending)
{
    countSaving(pending.changes, -1);
    pending.isKept = true;
    pending.base = confirmed.share();
    const ChangeSet changes = pending.changes;
    emit session->kept(changes);
}

void TournamentSession::Impl::stack(std::deque<Pending> waiting)
{
    forgetPending();
    for (Pending& pending : waiting) {
        if (!pending.isKept)
            countSaving(pending.changes, 1);
        if (pending.step && !pending.isHeldBack()) {
            auto step = std::make_shared<JournalStep>(*pending.step);
            Delta delta = step->delta;
            if (Tournament next = *projected; applyIfItFits(next, delta)) {
                projected.open() = std::move(next);
                step->number = ++projectedStep;
                projectedHistory.follow(step);
                pending.step = std::move(step);
            }
        }
        queue.push_back(std::move(pending));
    }
}

void TournamentSession::Impl::dropEntry(const std::optional<WaitingStep>& entry, Ticket ticket)
{
    if (!entry)
        return;
    WriteRequest request;
    request.ticket = ticket.value;
    request.dropsOnly = true;
    request.entry = entry;
    thread->enqueue(std::move(request));
}

bool TournamentSession::Impl::hasSomethingToBringIn() const
{
    return !readOnly && !waitsForRoom() && std::any_of(queue.begin(), queue.end(), [](const Pending& pending) {
        return pending.isKept && !pending.isHeldBack();
    });
}

bool TournamentSession::Impl::restsOnWaiting() const
{
    return std::any_of(queue.begin(), queue.end(), [this](const Pending& pending) {
        const bool isOnItsWay = !pending.isKept && !pending.staysHere && pending.epoch == epoch;
        return pending.step && !pending.isHeldBack() && !isOnItsWay;
    });
}

std::deque<TournamentSession::Impl::Pending>::iterator TournamentSession::Impl::pendingOf(Ticket ticket)
{
    return std::find_if(queue.begin(), queue.end(),
                        [ticket](const Pending& pending) { return pending.ticket == ticket; });
}

CommandError TournamentSession::Impl::clashOf(CommandError error, const ChangeSet& changes) const
{
    error = named(std::move(error));
    if (error.other)
        return error;
    for (const Foreign& step : meanwhile)
        if (touchTheSame(step.changes, changes))
            error.other = step.by;
    return error;
}

bool TournamentSession::Impl::isLastOfWaiting(const SharedStep& step) const
{
    if (queue.empty() || queue.back().step != step)
        return false;
    const Pending& last = queue.back();
    return last.isKept || last.staysHere; // else it is on its way, and may arrive
}

Expected<Ticket, CommandError> TournamentSession::Impl::takeBackWaiting()
{
    const auto target = undoable();
    if (!target)
        return Unexpected{target.error()};
    if (!isLastOfWaiting(*target))
        return Unexpected{refusedWithoutServer()};
    std::deque<Pending> waiting = std::exchange(queue, {});
    const Pending last = std::move(waiting.back());
    waiting.pop_back();
    const Ticket ticket{++lastTicket};
    dropEntry(last.entry, ticket);
    if (last.entry)
        takenBackEntries.insert(last.entry->id);
    stack(std::move(waiting));
    ChangeSet changes = last.changes;
    changes.ticket = ticket;
    changes.kind = ChangeSet::Kind::undone;
    takenBack[ticket] = changes;
    needNoRoom();
    const QPointer<TournamentSession> self(session);
    emit session->queued(changes);
    if (self)
        emit session->waitingChanged();
    return ticket;
}

std::vector<ChangeSet> TournamentSession::Impl::takeBackArrived(const std::vector<JournalRow>& news)
{
    std::vector<ChangeSet> undone;
    for (auto row = news.rbegin(); row != news.rend(); ++row) {
        if (takenBackEntries.erase(entryOf(row->command)) == 0)
            continue;
        const QDateTime at = now();
        const Intent intent{Intent::Undo{row->step}};
        auto plan = planned(intent, at);
        if (!plan) // it stands, and is told
            continue;
        enqueue(std::move(*plan), Pending{Ticket{++lastTicket}, nullptr, {}, intent}, at);
        undone.push_back(queue.back().changes);
    }
    return undone;
}

bool TournamentSession::keepsAtDesk() const
{
    return impl_->keepsAtDesk;
}

namespace {

std::optional<Command> wantedBy(const Intent& intent)
{
    const auto* command = std::get_if<Command>(&intent.what);
    return command != nullptr ? std::optional(*command) : std::nullopt;
}

} // namespace

std::vector<WaitingEntry> TournamentSession::waiting() const
{
    std::vector<WaitingEntry> entries;
    for (const Impl::Pending& pending : impl_->queue)
        if (pending.isKept)
            entries.push_back({pending.ticket, pending.changes, pending.entry->who, pending.entry->at, pending.isFound,
                               pending.clash, wantedBy(pending.intent)});
    return entries;
}

bool TournamentSession::isWaiting(BoardId board) const
{
    return std::any_of(impl_->queue.begin(), impl_->queue.end(), [board](const Impl::Pending& pending) {
        return pending.isKept && pending.changes.boards.contains(board);
    });
}

bool TournamentSession::isWaiting(PlayerKey player) const
{
    return std::any_of(impl_->queue.begin(), impl_->queue.end(), [player](const Impl::Pending& pending) {
        return pending.isKept && pending.changes.players.contains(player);
    });
}

void TournamentSession::bringIn()
{
    for (Impl::Pending& pending : impl_->queue)
        pending.isFound = false;
    impl_->triesAgainAt = {};
    lookForNews();
}

Expected<Ticket, CommandError> TournamentSession::bringIn(Ticket ticket, WarningLevel acknowledged)
{
    const auto found = impl_->pendingOf(ticket);
    if (found == impl_->queue.end() || !found->clash)
        return Unexpected{refusedBecause(FindingCode::nothingToRedo)};
    if (impl_->isCutOff)
        return Unexpected{impl_->refusedWithoutServer()};
    const QDateTime at = impl_->now();
    const QPointer<TournamentSession> self(this);
    const auto clashAnew = [&](const CommandError& error) -> Expected<Ticket, CommandError> {
        found->clash = impl_->clashOf(error, found->changes);
        const CommandError clash = *found->clash;
        emit waitingChanged();
        return Unexpected{clash};
    };
    // Somebody may have changed it again while the arbiter was asked.
    const auto isConflict = [](const CommandError& error) {
        return !error.findings.empty() && error.findings.front().code == FindingCode::changedMeanwhile;
    };
    const auto again = impl_->plannedAnew(found->step, found->intent, found->base.get(), at);
    if (!again && isConflict(again.error()) && again.error().findings != found->clash->findings)
        return clashAnew(again.error());
    Intent intent = found->intent;
    intent.acknowledged = std::max(intent.acknowledged, acknowledged);
    auto plan = impl_->planned(intent, at);
    if (!plan)
        return clashAnew(plan.error());
    Impl::Pending pending{ticket, nullptr, {}, std::move(intent), std::move(found->entry)};
    impl_->queue.erase(found);
    if (plan->step.delta.empty())
        impl_->dropEntry(pending.entry);
    impl_->enqueue(std::move(*plan), std::move(pending), at);
    const ChangeSet changes = impl_->queue.back().changes;
    emit queued(changes);
    if (self)
        emit waitingChanged();
    return ticket;
}

const std::vector<LeftEntries>& TournamentSession::leftByOthers() const
{
    return impl_->leftByOthers;
}

void TournamentSession::lookForLeft()
{
    if (impl_->keepsAtDesk && !impl_->identity.isEmpty())
        impl_->lookForOthers();
}

void TournamentSession::waitIn(const QString& deskFolder)
{
    impl_->options.deskFolder = deskFolder;
    impl_->openDeskQueue();
}

bool TournamentSession::takeLeftByOthers()
{
    bool isAll = true;
    for (const auto& [other, file] : DeskQueue::ofOthers(impl_->options.deskFolder, impl_->identity, impl_->login)) {
        auto taken = impl_->thread->takeIntoQueue(file);
        isAll = isAll && taken;
        if (taken)
            impl_->find(std::move(taken).value());
    }
    impl_->lookForOthers();
    emit waitingChanged();
    return isAll;
}

std::optional<CommandError> TournamentSession::clashOf(Ticket ticket) const
{
    const auto found = impl_->pendingOf(ticket);
    if (found == impl_->queue.end() || !found->clash)
        return std::nullopt;
    const auto again = impl_->plannedAnew(found->step, found->intent, found->base.get(), impl_->now());
    if (!again)
        found->clash = impl_->clashOf(again.error(), found->changes);
    return found->clash;
}

void TournamentSession::dropWaiting(Ticket ticket)
{
    const auto found = impl_->pendingOf(ticket);
    if (found == impl_->queue.end() || !found->isKept)
        return;
    impl_->dropEntry(found->entry);
    std::deque<Impl::Pending> waiting = std::exchange(impl_->queue, {});
    std::erase_if(waiting, [ticket](const Impl::Pending& pending) { return pending.ticket == ticket; });
    impl_->stack(std::move(waiting));
    impl_->needNoRoom();
    emit waitingChanged();
}

} // namespace pairwright
