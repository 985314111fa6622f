// What comes back from the disk: what is saved, and what is not.

#include "app/domain/text/folded_text.h"
#include "app/session/command/command_names.h"
#include "app/session/session_impl.h"
#include "app/storage/file/file_lock.h"
#include "app/storage/place.h"
#include "app/storage/tournament/journal_store.h"

#include <QFileInfo>
#include <QPointer>

#include <algorithm>
#include <utility>

namespace pairwright {

namespace {

constexpr QLatin1StringView editingStep("EditProposal");

template <class Thing>
bool anyInBoth(const std::set<Thing>& a, const std::set<Thing>& b)
{
    return std::any_of(a.begin(), a.end(), [&b](const Thing& one) { return b.contains(one); });
}

std::vector<QString> namesOfNew(const SharedStep& step)
{
    std::vector<QString> names;
    if (step)
        for (const Change& change : step->delta)
            if (const auto* one = std::get_if<PlayerChange>(&change); one != nullptr && !one->before)
                names.push_back(folded(one->after->data.name));
    return names;
}

/// Whoever was to come in has come in with `done`.
bool addsTheSame(const SharedStep& wanted, const SharedStep& done)
{
    const std::vector<QString> names = namesOfNew(wanted);
    const std::vector<QString> there = namesOfNew(done);
    return !names.empty() && std::all_of(names.begin(), names.end(), [&there](const QString& name) {
        return std::find(there.begin(), there.end(), name) != there.end();
    });
}

/// Of the file of what waits at this desk.
FindingCode codeOfDesk(const StoreError& error)
{
    switch (error.code) {
    case StoreError::Code::busy: return FindingCode::deskBusy;
    case StoreError::Code::diskFull: return error.detail.isEmpty() ? FindingCode::deskFull : FindingCode::diskFull;
    default: return findingCodeOf(error);
    }
}

} // namespace

bool touchTheSame(const ChangeSet& a, const ChangeSet& b)
{
    // A new player bears the number that the one before would have had, and is another.
    if (a.playersAddedOrRemoved || b.playersAddedOrRemoved)
        return false;
    return (a.event && b.event) || (a.settings && b.settings) || anyInBoth(a.players, b.players) ||
           anyInBoth(a.rounds, b.rounds) || anyInBoth(a.boards, b.boards);
}

void TournamentSession::Impl::confirm(Pending pending)
{
    countSaving(pending.changes, -1);
    if (pending.step) {
        applyTo(confirmed.open(), pending.step->delta);
        confirmedHistory.follow(pending.step);
        confirmedStep = pending.step->number;
        if (!isLost)
            lastSaved = now();
        if (isShared)
            remember({pending.step, {options.who, lastSaved.value_or(QDateTime())}, true});
        noticeCut(false);
        noticeFull(false);
        // Whoever changed the same thing since knows better what it is to be.
        std::erase_if(unsaved, [&](const Unsaved& one) {
            const bool isOver = touchTheSame(one.changes, pending.changes) || addsTheSame(one.step, pending.step);
            if (isOver)
                dropEntry(one.entry);
            return isOver;
        });
        refreshNotSaved();
    }
    emit session->confirmed(pending.changes);
}

void TournamentSession::Impl::fail(const StoreError& error, Ticket ticket)
{
    // Where the server is not reached, or this desk's own disk fails, the others are kept each by itself.
    const bool isOfOne =
        keepsAtDesk && (!error.ofServer || error.code == StoreError::Code::cannotOpen ||
                        error.code == StoreError::Code::diskFull || error.code == StoreError::Code::newerProgram);
    // What was queued behind it was worked out on top of it.
    NotSaved failed{notSavedBecause(findingCodeOf(error), error.detail), {}};
    if (keepsAtDesk && !error.ofServer) // it is the file of what waits
        failed.cause.findings.front().code = codeOfDesk(error);
    const bool isHeld = error.code == StoreError::Code::heldElsewhere;
    if (auto why = isHeld ? refusalOfHold(editingStep) : std::nullopt) {
        why->kind = CommandError::Kind::notSaved;
        failed.cause = *std::move(why);
    }
    const SharedTournament base = confirmed.share();
    // A right that is missing is missing the next time, too.
    bool isHopeless = error.code == StoreError::Code::privateKept;
    std::deque<Pending> waiting;
    for (Pending& pending : queue) {
        if (pending.isKept || (isOfOne && pending.entry && pending.ticket != ticket)) {
            waiting.push_back(std::move(pending));
            continue;
        }
        failed.changes.push_back(pending.changes);
        const bool isOver = isHeld && pending.step && editsByHand(nameOf(pending.step->description.command));
        if (!pending.step || isOver || std::exchange(isHopeless, false))
            continue;
        // Its answer may be what was lost.
        if (pending.ticket == ticket && error.ofServer && error.code == StoreError::Code::cannotOpen) {
            pending.sent.push_back(std::move(pending.row));
            pending.sent.back().changes = changesToJson(pending.step->delta);
        }
        unsaved.push_back({std::move(pending.changes), std::move(pending.intent), std::move(pending.entry),
                           std::move(pending.sent), pending.step, base});
    }
    if (!notSaved)
        notSaved = failed;
    notSaved->answersAgain = false;
    refreshNotSaved();
    stack(std::move(waiting));
    emit session->failed(failed);
}

void TournamentSession::Impl::refreshNotSaved()
{
    if (unsaved.empty())
        notSaved.reset();
    if (!notSaved)
        return;
    notSaved->changes.clear();
    for (const Unsaved& one : unsaved)
        notSaved->changes.push_back(one.changes);
}

/// What is done goes on into the file that has lost its name, so that a copy of it holds everything; but nothing new is
/// begun, and nothing is called saved.
void TournamentSession::Impl::noticePlace(FilePlace::State place)
{
    if (isLost || place == FilePlace::State::inPlace)
        return;
    isLost = true;
    const bool gone = place == FilePlace::State::gone;
    readOnly = ReadOnlyReason{gone ? ReadOnlyReason::Code::fileGone : ReadOnlyReason::Code::fileReplaced, {}, false};
    emit session->fileLost();
}

void TournamentSession::Impl::loseTrack(ReadOnlyReason::Code why)
{
    if (readOnly && readOnly->code == why)
        return;
    isFollowing = false;
    readOnly = ReadOnlyReason{why, {}, false};
    emit session->fileLost();
}

void TournamentSession::Impl::noticeHolder(bool isGone)
{
    using Code = ReadOnlyReason::Code;
    const Code was = isGone ? Code::openedElsewhere : Code::openedNoMore;
    if (!readOnly || readOnly->code != was)
        return;
    readOnly->code = isGone ? Code::openedNoMore : Code::openedElsewhere;
    if (!isGone)
        readOnly->holder = FileLock(path).holder();
    emit session->fileLost();
}

void TournamentSession::Impl::noticeNewer(const std::optional<NewerEvent>& newer, bool isUnreadable)
{
    if (!newer)
        return;
    isFollowing = isFollowing && !isUnreadable;
    if (readOnly && (!isUnreadable || readOnly->code != ReadOnlyReason::Code::onlyViewing))
        return;
    readOnly = ReadOnlyReason{ReadOnlyReason::Code::newerProgram, {}, false, {}, newer};
    emit session->fileLost();
}

const std::optional<NotSaved>& TournamentSession::notSaved() const
{
    return impl_->notSaved;
}

int TournamentSession::tryAgain()
{
    const QPointer<TournamentSession> self(this);
    impl_->triesAgainAt = {};
    const std::vector<NotSaved> clashes = impl_->giveAgain(std::exchange(impl_->unsaved, {}));
    for (const NotSaved& lost : clashes)
        if (self)
            emit failed(lost);
    return static_cast<int>(clashes.size());
}

void TournamentSession::forgetNotSaved()
{
    for (const Impl::Unsaved& one : std::exchange(impl_->unsaved, {}))
        impl_->dropEntry(one.entry);
    impl_->needNoRoom();
    impl_->refreshNotSaved();
}

Expected<SavedCopy, OpenError> TournamentSession::saveCopy(const QString& path, const std::function<void()>& waiting)
{
    flush(waiting);
    const auto isBecause = [this](ReadOnlyReason::Code code) {
        return impl_->readOnly && impl_->readOnly->code == code;
    };
    const bool wentBack = isBecause(ReadOnlyReason::Code::stepsGone);
    if (isReadOnly() && !impl_->isLost && !wentBack && !isBecause(ReadOnlyReason::Code::newerProgram)) {
        if (const auto copied = copyFrom(impl_->path, path); !copied)
            return Unexpected{copied.error()};
        return SavedCopy{};
    }
    Expected<Done, StoreError> done = Unexpected{StoreError{}};
    if (!wentBack) // what the server has is of an earlier moment
        impl_->thread->runAndWait([&](Store& store) { done = store.copyTo(path); }, waiting);
    SavedCopy result;
    if (done && impl_->unsaved.empty() && impl_->queue.empty())
        return result;
    // Of a stick that was pulled nothing can be read any more; what is in memory is the tournament itself.
    result.withHistory = done.hasValue();
    SessionOptions options;
    options.who = impl_->options.who;
    options.clock = impl_->options.clock;
    options.whileOpening = waiting;
    auto copy =
        done ? open(path, options) : createFrom(path, *impl_->confirmed, QFileInfo(impl_->path).fileName(), options);
    if (!copy)
        return Unexpected{done ? copy.error() : openErrorFrom(done.error(), path)};
    std::size_t missing = (*copy)->impl_->giveAgain(impl_->unsaved).size();
    for (const Impl::Pending& pending : impl_->queue)
        if (pending.isKept && !pending.isHeldBack())
            missing += (*copy)
                           ->impl_->giveAgain({{pending.changes, pending.intent, {}, {}, pending.step, pending.base}})
                           .size();
    (*copy)->flush(waiting);
    result.missing = static_cast<int>((*copy)->impl_->unsaved.size() + missing);
    (*copy)->close(waiting);
    return result;
}

bool TournamentSession::isSaving() const
{
    return std::any_of(impl_->queue.begin(), impl_->queue.end(),
                       [](const Impl::Pending& pending) { return !pending.isKept; });
}

bool TournamentSession::isSaving(BoardId board) const
{
    return impl_->saving.contains(board);
}

bool TournamentSession::isSaving(PlayerKey player) const
{
    return std::any_of(impl_->queue.begin(), impl_->queue.end(), [player](const Impl::Pending& pending) {
        return !pending.isKept && pending.changes.players.contains(player);
    });
}

void TournamentSession::flush(const std::function<void()>& waiting)
{
    const QPointer<TournamentSession> self(this);
    while (self && (isSaving() || impl_->asked > 0)) {
        if (waiting)
            waiting();
        else if (impl_->replies.empty())
            impl_->collectReplies(true);
        if (self)
            impl_->deliver();
    }
}

void TournamentSession::close(const std::function<void()>& waiting)
{
    impl_->isFollowing = false;
    impl_->thread->readNoMore();
    flush(waiting);
    if (!impl_->readOnly)
        impl_->readOnly = ReadOnlyReason{};
    impl_->thread->close(waiting);
}

} // namespace pairwright
