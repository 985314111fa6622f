// Others write to the same store: what waits is planned anew on top of what they have done.

#include "app/session/command/desk_command_json.h"
#include "app/session/plan/conflicts.h"
#include "app/session/session_impl.h"
#include "app/storage/server/server_journal.h"

#include <QPointer>
#include <QTimer>

#include <chrono>
#include <cstdlib>
#include <map>

namespace pairwright {

namespace {

/// Others are to be seen within a third of a second.
constexpr std::chrono::milliseconds timeBetweenNews{250};
/// Where one hears of them by itself; a look finds what was missed.
constexpr std::chrono::milliseconds timeWhileHearing{2000};
/// A server that does not answer holds up what is to be saved meanwhile.
constexpr std::chrono::milliseconds timeBetweenAttempts{3000};

/// Less is the time that an answer takes, or no matter (ServerStore).
constexpr std::int64_t clocksAgree = 2'000;

/// An undo or redo of a step that waits itself goes by its new number.
Intent renumbered(Intent intent, const std::map<std::int64_t, std::int64_t>& numbers)
{
    const auto follow = [&numbers](auto& what) {
        if constexpr (requires { what.step; })
            if (const auto found = numbers.find(what.step); found != numbers.end())
                what.step = found->second;
    };
    std::visit(follow, intent.what);
    return intent;
}

/// What each of those that wait had seen when it was planned: what was saved then, and what waited before it.
class SeenStates {
public:
    explicit SeenStates(SharedTournament saved)
        : saved_(std::move(saved))
    {
    }
    /// nullptr: nobody knows.
    template <class Pending>
    const Tournament* of(const Pending& pending)
    {
        const SharedTournament& wanted = pending.isKept ? pending.base : saved_;
        if (wanted != base_) {
            state_ = wanted ? std::optional(*wanted) : std::nullopt;
            base_ = wanted;
            // What was not kept rests on all that waited before it.
            if (state_ && !pending.isKept)
                for (const Delta& delta : followed_)
                    applyWhereItFits(delta);
        }
        return state_ ? &*state_ : nullptr;
    }
    /// What it rested on may have been dropped or held back since, and then it does not fit.
    void follow(const Delta& delta)
    {
        followed_.push_back(delta);
        if (state_)
            applyWhereItFits(delta);
    }

private:
    void applyWhereItFits(Delta delta)
    {
        if (Tournament next = *state_; applyIfItFits(next, delta))
            state_ = std::move(next);
    }

    std::vector<Delta> followed_;
    SharedTournament saved_;
    SharedTournament base_;
    std::optional<Tournament> state_;
};

} // namespace

std::set<QString> entriesIn(const std::vector<JournalRow>& rows)
{
    std::set<QString> names;
    for (const JournalRow& row : rows)
        if (const QString name = entryOf(row.command); !name.isEmpty())
            names.insert(name);
    return names;
}

template <class Given>
bool TournamentSession::Impl::isThat(const JournalRow& row, const QString& name, const Given& given) const
{
    return (given.entry && given.entry->id == name) ||
           std::any_of(given.sent.begin(), given.sent.end(),
                       [&](const JournalRow& one) { return server::isGivenStep(row, one, login); });
}

TournamentSession::Impl::Arrived TournamentSession::Impl::takeArrived(const std::vector<JournalRow>& news)
{
    Arrived arrived;
    for (const JournalRow& row : news) {
        const auto found =
            std::find_if(unsaved.begin(), unsaved.end(),
                         [&, name = entryOf(row.command)](const Unsaved& one) { return isThat(row, name, one); });
        if (found == unsaved.end())
            continue;
        dropEntry(found->entry);
        arrived.steps.insert(row.step);
        arrived.changes.push_back(std::move(found->changes));
        unsaved.erase(found);
    }
    refreshNotSaved();
    return arrived;
}

bool TournamentSession::Impl::adopt(const std::vector<JournalRow>& news, std::vector<ChangeSet>& changes,
                                    const std::set<std::int64_t>& own)
{
    for (const JournalRow& row : news) {
        SharedStep step = row.step == confirmedStep + 1 ? stepFrom(row) : nullptr;
        if (!step)
            return false;
        auto foreign = std::make_shared<JournalStep>(*step);
        const QString entry = entryOf(row.command);
        foreign->isForeign = !own.contains(row.step) && !takenBackEntries.contains(entry);
        Tournament next = *confirmed;
        if (!applyIfItFits(next, foreign->delta))
            return false;
        confirmed.open() = std::move(next);
        confirmedHistory.follow(foreign);
        confirmedStep = row.step;
        ChangeSet& told = changes.emplace_back(changeSetOf(foreign->delta));
        told.kind = kindOf(row.kind);
        told.step = foreign->description;
        remember({foreign, {row.who, row.at}, !foreign->isForeign});
        if (foreign->isForeign && !queue.empty())
            meanwhile.push_back({told, {row.who, row.at}});
    }
    return true;
}

void TournamentSession::Impl::heed(const std::vector<JournalRow>& news)
{
    if (queue.empty())
        hearOf(news);
    else
        rebase(news);
}

void TournamentSession::Impl::hearOf(const std::vector<JournalRow>& news)
{
    const QPointer<TournamentSession> self(session);
    std::vector<ChangeSet> changes;
    const Arrived arrived = takeArrived(news);
    const bool isReadable = adopt(news, changes, arrived.steps);
    forgetPending();
    const std::vector<ChangeSet> undone = takeBackArrived(news);
    tellAdopted(changes, news);
    for (const ChangeSet& one : arrived.changes)
        if (self)
            emit session->savedAfterAll(one);
    for (const ChangeSet& one : undone)
        if (self)
            emit session->queued(one);
    if (!isReadable && self)
        loseTrack();
}

void TournamentSession::Impl::tellAdopted(const std::vector<ChangeSet>& changes, const std::vector<JournalRow>& news,
                                          const std::set<std::int64_t>& untold)
{
    const QPointer<TournamentSession> self(session);
    for (std::size_t i = 0; i < changes.size() && self; ++i)
        if (!untold.contains(news[i].step))
            emit session->adopted(changes[i], news[i].who);
}

Expected<TournamentSession::Impl::Planned, CommandError> TournamentSession::Impl::plannedAnew(const Pending& pending,
                                                                                              const Intent& intent,
                                                                                              const Tournament* seen,
                                                                                              const QDateTime& at)
{
    if (!pending.step)
        return planned(intent, at);
    const auto conflict = [](std::vector<Finding> findings) {
        return CommandError{CommandError::Kind::refused, WarningLevel::refused, std::move(findings), {}};
    };
    const Delta& first = pending.step->delta;
    // Of what has been dropped or held back since nobody knows any more what stood there.
    if (seen != nullptr) {
        Tournament then = *seen;
        if (Delta delta = first; !applyIfItFits(then, delta))
            seen = nullptr;
    }
    auto conflicts = seen != nullptr ? conflictsOf(*projected, first, *seen) : conflictsOf(*projected, first);
    if (!conflicts.empty())
        return Unexpected{conflict(std::move(conflicts))};
    auto plan = planned(intent, at);
    if (!plan && standsAlready(*projected, first))
        return Planned{};
    if (plan && seen != nullptr)
        if (auto more = conflictsOfMore(*projected, plan->step.delta, *seen); !more.empty())
            return Unexpected{conflict(std::move(more))};
    return plan;
}

void TournamentSession::Impl::rebase(const std::vector<JournalRow>& news)
{
    const QPointer<TournamentSession> self(session);
    std::vector<ChangeSet> adopted;
    SeenStates states(confirmed.share());
    const Arrived lateAnswers = takeArrived(news);
    std::set<std::int64_t> confirmedSteps;
    std::set<Ticket> there;
    for (const JournalRow& row : news)
        for (const QString name = entryOf(row.command); const Pending& pending : queue)
            if (isThat(row, name, pending)) {
                confirmedSteps.insert(row.step);
                there.insert(pending.ticket);
            }
    std::set<std::int64_t> own = confirmedSteps;
    own.insert(lateAnswers.steps.begin(), lateAnswers.steps.end());
    const bool isReadable = adopt(news, adopted, own);
    std::deque<Pending> waiting = std::exchange(queue, {});
    forgetPending();
    const std::vector<ChangeSet> undone = takeBackArrived(news);
    std::vector<NotSaved> conflicts;
    std::vector<ChangeSet> settled; // they are there already
    bool hasWaited = false;
    std::map<std::int64_t, std::int64_t> numbers;
    for (Pending& pending : waiting) {
        hasWaited |= pending.isKept;
        if (there.contains(pending.ticket)) {
            dropEntry(pending.entry);
            settled.push_back(pending.changes);
            continue;
        }
        if (pending.isHeldBack() || (pending.isKept && !isReadable)) {
            queue.push_back(std::move(pending));
            continue;
        }
        const QDateTime at = now();
        Intent intent = renumbered(pending.intent, numbers);
        const Tournament* seen = states.of(pending);
        auto plan = isReadable ? plannedAnew(pending, intent, seen, at)
                               : Expected<Planned, CommandError>(Unexpected{unreadableStep(confirmedStep + 1)});
        if (pending.step)
            states.follow(pending.step->delta);
        if (!plan && pending.isKept) {
            pending.clash = clashOf(plan.error(), pending.changes);
            queue.push_back(std::move(pending));
            continue;
        }
        if (!plan) {
            dropEntry(pending.entry); // it may be on the disk of this desk already
            NotSaved& lost = conflicts.emplace_back(NotSaved{named(plan.error()), {pending.changes}});
            // Else the last of them that is about the same thing.
            const bool isNamed = lost.cause.other.has_value();
            for (std::size_t i = 0; i < adopted.size() && !isNamed; ++i)
                if (!lost.cause.other || touchTheSame(adopted[i], pending.changes))
                    lost.cause.other = CommandError::Other{news[i].who, news[i].at};
            continue;
        }
        if (pending.isKept && plan->step.delta.empty()) {
            dropEntry(pending.entry);
            settled.push_back(pending.changes);
            continue;
        }
        const std::int64_t before = pending.step ? pending.step->number : 0;
        Pending again{pending.ticket, nullptr, {}, std::move(intent), std::move(pending.entry)};
        again.sent = std::move(pending.sent);
        enqueue(std::move(*plan), std::move(again), at);
        if (before != 0 && queue.back().step)
            numbers[before] = queue.back().step->number;
    }
    if (queue.empty())
        meanwhile.clear();
    tellAdopted(adopted, news, confirmedSteps);
    for (const ChangeSet& changes : undone)
        if (self)
            emit session->queued(changes);
    for (const ChangeSet& changes : settled)
        if (self)
            emit session->confirmed(changes);
    for (const ChangeSet& changes : lateAnswers.changes)
        if (self)
            emit session->savedAfterAll(changes);
    for (const NotSaved& lost : conflicts)
        if (self)
            emit session->failed(lost);
    if (hasWaited && self)
        emit session->waitingChanged();
    if (!isReadable && self)
        loseTrack();
}

void TournamentSession::catchUp()
{
    flush();
    Expected<std::vector<JournalRow>, StoreError> rows = std::vector<JournalRow>{};
    impl_->thread->runAndWait([&](Store& store) { rows = store.historyAfter(impl_->confirmedStep); });
    if (rows)
        impl_->noticeCut(false);
    if (rows && (!rows->empty() || impl_->hasSomethingToBringIn()))
        impl_->heed(*rows);
}

void TournamentSession::Impl::beginToFollow()
{
    const bool isOfOthers = readOnly && readOnly->code == ReadOnlyReason::Code::openedElsewhere;
    if (!isShared && !isOfOthers)
        return;
    isFollowing = true;
    look = new QTimer(session);
    connect(look, &QTimer::timeout, session, &TournamentSession::lookForNews);
    pace();
    const auto address = ServerAddress::read(path);
    if (!isShared || !address)
        return;
    ear = new ServerNews(*address, session);
    QObject::connect(ear, &ServerNews::heard, session, &TournamentSession::lookForNews);
    QObject::connect(ear, &ServerNews::hearingChanged, session, [this](bool hears) {
        isHearing = hears;
        pace();
    });
    QObject::connect(ear, &ServerNews::shutOutChanged, session, [this](bool shutOut) {
        if (isCutOff)
            noticeCut(true, shutOut);
    });
    QObject::connect(ear, &ServerNews::clockRead, session, [this](qint64 ahead) { noticeClock(ahead); });
}

void TournamentSession::Impl::pace()
{
    // Whoever listens knocks until the server answers, and tells of it; the queue is not held up by that.
    if (isCutOff && ear != nullptr && !isHearing)
        look->stop();
    else
        look->start(isCutOff ? timeBetweenAttempts : isHearing ? timeWhileHearing : timeBetweenNews);
}

void TournamentSession::Impl::noticeCut(bool cut, bool shutOut)
{
    const bool isNew = cut != isCutOff;
    if (!isNew && shutOut == isShutOut)
        return;
    isCutOff = cut;
    isShutOut = cut && shutOut;
    if (!cut && !session->isSaving())
        ++epoch; // what failed with the connection is over
    if (isNew)
        pace();
    emit session->cutOffChanged();
}

void TournamentSession::Impl::noticeClock(std::int64_t ahead)
{
    if (options.clock || std::abs(ahead - clockAhead) < clocksAgree)
        return;
    clockAhead = std::abs(ahead) < clocksAgree ? 0 : ahead;
    emit session->clockChanged();
}

bool TournamentSession::isShutOut() const
{
    return impl_->isShutOut;
}

std::int64_t TournamentSession::clockAhead() const
{
    return impl_->clockAhead;
}

bool TournamentSession::isCutOff() const
{
    return impl_->isCutOff;
}

void TournamentSession::lookForNews()
{
    if (!impl_->isFollowing)
        return;
    impl_->looksAgain = impl_->isLooking || isSaving();
    if (impl_->looksAgain)
        return;
    impl_->isLooking = true;
    impl_->thread->lookForNews(impl_->path, impl_->confirmedStep);
}

void TournamentSession::Impl::lookAgain()
{
    if (looksAgain && !isLooking && !session->isSaving())
        session->lookForNews();
}

} // namespace pairwright
