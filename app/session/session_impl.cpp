#include "app/session/session_impl.h"

#include "app/domain/changes/contradictions.h"
#include "app/domain/setup/desk_who.h"
#include "app/pairing/adapter.h"
#include "app/session/command/command_json.h"
#include "app/session/command/command_names.h"
#include "app/session/command/desk_command_json.h"
#include "app/session/history/new_file.h"
#include "app/session/plan/conflicts.h"
#include "app/storage/tournament/journal_store.h"
#include "app/storage/tournament/tournament_store.h"

#include <QPointer>

#include <algorithm>

namespace pairwright {

ChangeSet::Kind kindOf(StepKind kind)
{
    switch (kind) {
    case StepKind::done: return ChangeSet::Kind::done;
    case StepKind::undone: return ChangeSet::Kind::undone;
    case StepKind::redone: return ChangeSet::Kind::redone;
    }
    return ChangeSet::Kind::done;
}

JournalRow TournamentSession::Impl::rowFor(const JournalStep& step, const QDateTime& at) const
{
    JournalRow row;
    row.step = step.number;
    row.at = at;
    row.who = options.who;
    row.kind = step.kind;
    row.target = step.target;
    row.isBarrier = step.isBarrier;
    describe(step.description, row);
    return row;
}

void TournamentSession::Impl::countSaving(const ChangeSet& changes, int by)
{
    for (const BoardId board : changes.boards) {
        if ((saving[board] += by) == 0)
            saving.erase(board);
    }
}

QString TournamentSession::Impl::hashOfInput(const Tournament& state) const
{
    // The window asks about `projected` at every step; large events are not read anew each time.
    if (&state != &*projected)
        return pairingInputHash(state);
    if (!projectedHash)
        projectedHash = pairingInputHash(*projected);
    return *projectedHash;
}

Expected<Plan, CommandError> TournamentSession::Impl::planFor(const Command& command, WarningLevel acknowledged,
                                                              const QDateTime& now) const
{
    if (auto refusal = refusalOf(commandNameOf(command)))
        return Unexpected{*std::move(refusal)};
    if (auto refusal = refusalWithoutServer({command}))
        return Unexpected{*std::move(refusal)};
    Plan plan = planOf(*projected, command, now);
    nameHolder(plan.findings);
    if (!seesPrivate && !privateChangesToJson(plan.delta).isEmpty())
        return Unexpected{refusedBecause(FindingCode::privateData)};
    const auto isResult = [](const Change& change) {
        return std::holds_alternative<BoardChange>(change);
    };
    if (role == DeskRole::checkIn && std::any_of(plan.delta.begin(), plan.delta.end(), isResult))
        return Unexpected{refusedBecause(FindingCode::leavingSetsResults)};
    return checked(std::move(plan), acknowledged);
}

/// Whose pairings they are, and since when.
void TournamentSession::Impl::nameHolder(std::vector<Finding>& findings) const
{
    const auto hold = session->holder(HeldWork::pairings);
    if (!hold || hold->isOurs)
        return;
    for (Finding& finding : findings)
        if (finding.code == FindingCode::manualPhaseOpen) {
            finding.text = hold->who;
            finding.value = hold->since.toSecsSinceEpoch();
        }
}

std::optional<CommandError> TournamentSession::Impl::refusalOf(CommandName name) const
{
    if (readOnly)
        return refusedBecause(FindingCode::readOnly);
    if (mayGive(role, nameOf(name)))
        return refusalOfHold(nameOf(name));
    CommandError error = refusedBecause(FindingCode::notOfThisRole);
    error.findings.front().text = nameOf(role);
    return error;
}

namespace {

/// Of another login of a server; what was done before the event came to it is everybody's.
bool isOfAnother(const JournalRow& row, const QString& login)
{
    const QString by = DeskWho::read(row.who).login;
    return !login.isEmpty() && !by.isEmpty() && by != login;
}

SharedStep asForeign(JournalStep step)
{
    step.isForeign = true;
    return std::make_shared<const JournalStep>(std::move(step));
}

} // namespace

void TournamentSession::Impl::take(Store::Content content)
{
    readOnly = std::move(content.readOnly);
    role = content.role;
    seesPrivate = content.seesPrivate;
    login = content.login;
    identity = content.identity;
    clockAhead = content.clockAhead;
    roles = content.roles;
    isShared = content.isShared;
    upgrade = std::move(content.upgrade);
    confirmed.open() = std::move(content.tournament);
    projected = confirmed;
    confirmedStep = projectedStep = content.lastStep;
    for (const JournalRow& row : content.reachable) {
        // A row that cannot be read any more ends what can be undone, and nothing else.
        SharedStep step = stepFrom(row);
        if (!step) {
            confirmedHistory = {};
            continue;
        }
        const bool isOwn = !isOfAnother(row, content.login);
        if (isShared)
            remember({step, {row.who, row.at}, isOwn});
        confirmedHistory.follow(isOwn ? std::move(step) : asForeign(*step));
    }
    projectedHistory = confirmedHistory;
}

void TournamentSession::Impl::forgetPending()
{
    queue.clear();
    saving.clear();
    projected = confirmed;
    projectedHash.reset();
    projectedHistory = confirmedHistory;
    projectedStep = confirmedStep;
    ++epoch;
}

Expected<std::unique_ptr<TournamentSession>, OpenError>
TournamentSession::Impl::start(const QString& path, SessionOptions options,
                               const std::function<Opened(const SessionOptions&)>& opener)
{
    auto impl = std::make_unique<Impl>();
    impl->path = path;
    impl->options = std::move(options);
    impl->options.who = namedInLog(impl->options.who);
    std::unique_ptr<TournamentSession> session(new TournamentSession(std::move(impl)));
    auto content = session->impl_->thread->open([&] { return opener(session->impl_->options); },
                                                session->impl_->options.whileOpening);
    session->impl_->options.whileOpening = nullptr;
    session->impl_->options.stop = {};
    if (!content)
        return Unexpected{content.error()};
    session->impl_->take(std::move(content).value());
    session->impl_->openDeskQueue();
    session->impl_->beginToFollow();
    return session;
}

Expected<std::unique_ptr<TournamentSession>, OpenError>
TournamentSession::Impl::createWith(const QString& path, const Tournament& tournament, const StepDescription& first,
                                    SessionOptions options)
{
    const QDateTime now = options.clock ? options.clock().toUTC() : QDateTime::currentDateTimeUtc();
    const Tournament whole = completed(tournament, now);
    if (auto findings = contradictionsIn(whole); !findings.empty()) {
        OpenError error;
        error.code = OpenError::Code::contradictory;
        error.path = path;
        error.findings = std::move(findings);
        return Unexpected{error};
    }
    return start(path, std::move(options), [&](const SessionOptions& with) {
        return TournamentStore::asStore(TournamentStore::create(path, whole, firstRow(first, with.who, now)));
    });
}

Expected<TournamentSession::Impl::Planned, CommandError> TournamentSession::Impl::planned(const Intent& intent,
                                                                                          const QDateTime& now)
{
    const auto bare = QStringLiteral("{}");
    if (const auto* command = std::get_if<Command>(&intent.what)) {
        auto plan = planFor(*command, intent.acknowledged, now);
        if (!plan)
            return Unexpected{plan.error()};
        JournalStep step;
        step.isBarrier = plan->barrier;
        step.isMark = plan->mark;
        step.description = plan->step;
        step.delta = std::move(plan->delta);
        return Planned{std::move(step), toJson(*command)};
    }
    if (auto refusal = refusalWithoutServer(intent))
        return Unexpected{*std::move(refusal)};
    if (const auto* restore = std::get_if<Intent::Restore>(&intent.what)) {
        auto step = wayBackTo(restore->step);
        if (!step)
            return Unexpected{step.error()};
        return Planned{std::move(*step),
                       QStringLiteral("{\"command\":\"RestoreMoment\",\"step\":%1}").arg(restore->step)};
    }
    const auto* undo = std::get_if<Intent::Undo>(&intent.what);
    const auto target = undo != nullptr ? undoable() : redoable();
    if (!target)
        return Unexpected{target.error()};
    const std::int64_t wanted = undo != nullptr ? undo->step : std::get<Intent::Redo>(intent.what).step;
    if ((*target)->number != wanted)
        return Unexpected{refusedBecause(undo != nullptr ? FindingCode::nothingToUndo : FindingCode::nothingToRedo)};
    const Delta way = undo != nullptr ? inverse((*target)->delta) : (*target)->delta;
    if (projectedHistory.heardOfOthers())
        if (auto conflicts = conflictsOf(*projected, way); !conflicts.empty())
            return Unexpected{
                CommandError{CommandError::Kind::refused, WarningLevel::refused, std::move(conflicts), {}}};
    JournalStep step;
    step.kind = undo != nullptr ? StepKind::undone : StepKind::redone;
    step.target = wanted;
    step.description = (*target)->description;
    auto delta = fittedTo(*projected, way);
    if (!delta)
        return Unexpected{unreadableStep(wanted)};
    step.delta = *std::move(delta);
    return Planned{std::move(step), bare};
}

Expected<Ticket, CommandError> TournamentSession::Impl::give(const Intent& intent)
{
    const QDateTime at = now();
    auto plan = planned(intent, at);
    if (!plan)
        return Unexpected{named(plan.error())};
    return submit(std::move(*plan), at, {{}, intent});
}

Ticket TournamentSession::Impl::submit(Planned planned, const QDateTime& at, Unsaved given)
{
    const Ticket ticket{++lastTicket};
    Pending pending{ticket, nullptr, {}, std::move(given.intent), std::move(given.entry)};
    pending.sent = std::move(given.sent);
    enqueue(std::move(planned), std::move(pending), at);
    const ChangeSet changes = queue.back().changes; // whoever hears of it may do anything
    emit session->queued(changes);
    return ticket;
}

/// `pending` bears its ticket and its intent.
void TournamentSession::Impl::enqueue(Planned planned, Pending pending, const QDateTime& at)
{
    JournalStep& step = planned.step;
    pending.changes = changeSetOf(step.delta);
    pending.changes.ticket = pending.ticket;
    pending.changes.kind = kindOf(step.kind);
    pending.changes.step = step.description;
    WriteRequest request;
    request.ticket = pending.ticket.value;
    request.epoch = pending.epoch = epoch;
    request.writeNothing = step.delta.empty() && !step.isMark;
    if (request.writeNothing) {
        request.entry = pending.entry;
    } else {
        request.readsFirst = restsOnWaiting();
        request.base = request.readsFirst ? confirmedStep : projectedStep;
        step.number = ++projectedStep;
        const auto shared = std::make_shared<const JournalStep>(std::move(step));
        applyTo(projected.open(), shared->delta);
        projectedHash.reset();
        projectedHistory.follow(shared);
        request.delta = std::shared_ptr<const Delta>(shared, &shared->delta);
        request.row = rowFor(*shared, at);
        request.row.command = planned.command;
        request.row.acknowledged = static_cast<int>(pending.intent.acknowledged);
        pending.step = shared;
        if (keepsAtDesk && mayWait(pending.intent))
            letWait(planned, pending, at, request);
    }
    if (!request.writeNothing) {
        pending.row = request.row;
        pending.row.step = request.base + 1;
    }
    countSaving(pending.changes, 1);
    queue.push_back(std::move(pending));
    thread->enqueue(std::move(request));
}

Expected<SharedStep, CommandError> TournamentSession::Impl::undoable() const
{
    if (readOnly)
        return Unexpected{refusedBecause(FindingCode::readOnly)};
    SharedStep step = projectedHistory.lastDone();
    if (!step)
        return Unexpected{refusedBecause(FindingCode::nothingToUndo)};
    if (auto refusal = refusalOf(step->description.command))
        return Unexpected{*std::move(refusal)};
    if (!step->isBarrier)
        return step;
    if (step->description.round)
        return Unexpected{refusedBecause(FindingCode::publishBarrier, step->description.round)};
    if (step->description.command == CommandName::setRatedBy)
        return Unexpected{refusedBecause(FindingCode::fideModeBarrier)};
    if (step->description.command == CommandName::drawLots)
        return Unexpected{refusedBecause(FindingCode::lotsBarrier)};
    const bool imported = step->description.command == CommandName::importTournament;
    return Unexpected{refusedBecause(imported ? FindingCode::importBarrier : FindingCode::nothingToUndo)};
}

Expected<SharedStep, CommandError> TournamentSession::Impl::redoable() const
{
    if (readOnly)
        return Unexpected{refusedBecause(FindingCode::readOnly)};
    SharedStep step = projectedHistory.lastUndone();
    if (!step)
        return Unexpected{refusedBecause(FindingCode::nothingToRedo)};
    if (auto refusal = refusalOf(step->description.command))
        return Unexpected{*std::move(refusal)};
    return step;
}

void TournamentSession::Impl::collectReplies(bool wait)
{
    for (WriteReply& reply : thread->takeReplies(wait))
        replies.push_back(std::move(reply));
}

void TournamentSession::Impl::deliver()
{
    const QPointer<TournamentSession> self(session);
    collectReplies(false);
    // One at a time: whoever hears of it may apply the next command, wait for it, or close the session.
    while (self && !replies.empty()) {
        const WriteReply reply = std::move(replies.front());
        replies.pop_front();
        if (reply.answer) {
            reply.answer();
            continue;
        }
        noticePlace(reply.place);
        if (self && reply.error && reply.error->code == StoreError::Code::stepsGone)
            loseTrack(ReadOnlyReason::Code::stepsGone);
        if (self)
            noticeNewer(reply.newer,
                        reply.error && reply.error->code == StoreError::Code::newerProgram && reply.isLook);
        if (self && reply.isNameFree)
            noticeHolder(*reply.isNameFree);
        if (self && reply.holds)
            notice(*reply.holds);
        if (!self)
            return;
        if (reply.isLook) {
            isLooking = false;
            looksAgain |= session->isSaving() && !reply.news.empty();
            if (reply.error && (reply.error->code == StoreError::Code::stepsGone ||
                                reply.error->code == StoreError::Code::newerProgram))
                continue;
            noticeCut(isShared && reply.error.has_value(), reply.shutOut);
            if (!self)
                return;
            if (reply.isOutOfStep) {
                loseTrack();
                continue;
            }
            // What waits is on its way to the same store, and brings them with it as a rule.
            if (reply.base != confirmedStep) // caught up with since
                looksAgain = true;
            else if (!session->isSaving() && (!reply.news.empty() || (!reply.error && hasSomethingToBringIn())))
                heed(reply.news);
            if (self)
                endHandHold();
            if (self)
                lookAgain();
            continue;
        }
        // What is skipped follows one that failed, and went with it; it may have been given again since.
        if (!reply.skipped)
            heed(reply);
        if (self)
            endHandHold();
        if (self)
            lookAgain();
    }
}

/// What became of a step, or of an entry that was taken back.
void TournamentSession::Impl::heed(const WriteReply& reply)
{
    const QPointer<TournamentSession> self(session);
    const Ticket ticket{reply.ticket};
    if (const auto taken = takenBack.extract(ticket)) {
        emit session->confirmed(taken.mapped());
        return;
    }
    const auto isOfReply = [&] {
        const auto one = pendingOf(ticket);
        return one != queue.end() && one->epoch == reply.epoch;
    };
    if (!isOfReply())
        return;
    if (reply.isCut)
        noticeCut(true, reply.shutOut);
    if (self && reply.isFull)
        noticeFull(true);
    if (!self || !isOfReply())
        return;
    const auto found = pendingOf(ticket);
    if (reply.isKept) {
        looksAgain |= !isCutOff;
        noteKept(*found);
    } else if (reply.error && reply.error->code == StoreError::Code::behind) {
        noticeCut(false);
        std::vector<JournalRow> news = reply.news;
        std::erase_if(news, [this](const JournalRow& row) { return row.step <= confirmedStep; });
        if (self && isOfReply())
            rebase(news);
    } else if (reply.error) {
        fail(*reply.error, ticket);
    } else {
        Pending done = std::move(*found);
        queue.erase(found);
        confirm(std::move(done));
    }
}

} // namespace pairwright
