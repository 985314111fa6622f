// Others write to the same store: what waits is planned anew on top of what they have done.

#include "app/session/command/desk_command_json.h"
#include "app/session/plan/conflicts.h"
#include "app/session/session_impl.h"
#include "app/storage/server/server_journal.h"

#include <QPointer>

#include <map>

namespace pairwright {

namespace {

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
        return pending.isKept ? on(pending.base, false) : on(saved_, true);
    }
    /// `restsOnAll`: that came before it.
    const Tournament* on(const SharedTournament& wanted, bool restsOnAll)
    {
        if (wanted != base_) {
            state_ = wanted ? std::optional(*wanted) : std::nullopt;
            base_ = wanted;
            // What was not kept rests on all that waited before it.
            if (state_ && restsOnAll)
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

std::vector<PlayerKey> newIn(const Delta& delta)
{
    std::vector<PlayerKey> keys;
    for (const Change& change : delta)
        if (const auto* one = std::get_if<PlayerChange>(&change); one != nullptr && !one->before)
            keys.push_back(one->after->key);
    return keys;
}

/// Keys that were given to new players and went to others meanwhile: what was done with the players is not for those.
class LostKeys {
public:
    /// `again`: as it was planned anew; nullptr: not at all.
    void follow(const Delta& first, const Delta* again)
    {
        const std::vector<PlayerKey> then = newIn(first);
        const std::vector<PlayerKey> now = again != nullptr ? newIn(*again) : std::vector<PlayerKey>();
        for (std::size_t i = 0; i < then.size(); ++i)
            if (i >= now.size() || now[i] != then[i])
                keys_.insert(then[i]);
    }
    /// What stands against a step that is about one of them.
    [[nodiscard]] std::optional<CommandError> conflict(const Delta& delta) const
    {
        for (const Change& change : delta) {
            const auto* one = std::get_if<PlayerChange>(&change);
            if (one == nullptr || !one->before || !keys_.contains(one->before->key))
                continue;
            Finding finding;
            finding.code = FindingCode::unknownPlayer;
            finding.level = WarningLevel::refused;
            finding.player = one->before->key;
            return CommandError{CommandError::Kind::refused, WarningLevel::refused, {finding}, {}};
        }
        return std::nullopt;
    }

private:
    std::set<PlayerKey> keys_;
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

Expected<TournamentSession::Impl::Planned, CommandError> TournamentSession::Impl::plannedAnew(const SharedStep& step,
                                                                                              const Intent& intent,
                                                                                              const Tournament* seen,
                                                                                              const QDateTime& at)
{
    if (!step)
        return planned(intent, at);
    const auto conflict = [](std::vector<Finding> findings) {
        return CommandError{CommandError::Kind::refused, WarningLevel::refused, std::move(findings), {}};
    };
    const Delta& first = step->delta;
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
    LostKeys keys;
    for (Pending& pending : waiting) {
        const bool waits = pending.isKept || pending.hasWaited;
        hasWaited |= waits;
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
        auto foreign = pending.step ? keys.conflict(pending.step->delta) : std::nullopt;
        if (!isReadable)
            foreign = unreadableStep(confirmedStep + 1);
        auto plan = foreign ? Expected<Planned, CommandError>(Unexpected{*std::move(foreign)})
                            : plannedAnew(pending.step, intent, seen, at);
        if (pending.step) {
            states.follow(pending.step->delta);
            keys.follow(pending.step->delta, plan ? &plan->step.delta : nullptr);
        }
        // Also where another desk was faster while it was on its way.
        if (!plan && waits) {
            pending.isKept = true;
            pending.hasWaited = false;
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
        if (waits && plan->step.delta.empty()) {
            dropEntry(pending.entry);
            settled.push_back(pending.changes);
            continue;
        }
        const std::int64_t before = pending.step ? pending.step->number : 0;
        Pending again{pending.ticket, nullptr, {}, std::move(intent), std::move(pending.entry)};
        again.sent = std::move(pending.sent);
        again.hasWaited = waits;
        again.base = std::move(pending.base);
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

/// Not a matter of what is wanted: it can be given when the server is back, or the round is free.
bool TournamentSession::Impl::isOnlyLater(const CommandError& error) const
{
    const FindingCode code = error.findings.empty() ? FindingCode::storageFailed : error.findings.front().code;
    return readOnly || isCutOff || code == FindingCode::heldElsewhere || code == FindingCode::manualPhaseOpen;
}

std::vector<NotSaved> TournamentSession::Impl::giveAgain(std::vector<Unsaved> lost)
{
    std::vector<NotSaved> clashes;
    SeenStates states({});
    LostKeys keys;
    std::map<std::int64_t, std::int64_t> numbers;
    auto next = lost.begin();
    for (; next != lost.end(); ++next) {
        const QDateTime at = now();
        Intent intent = renumbered(next->intent, numbers);
        const Tournament* seen = states.on(next->base, false);
        auto foreign = next->step ? keys.conflict(next->step->delta) : std::nullopt;
        auto plan = foreign ? Expected<Planned, CommandError>(Unexpected{*std::move(foreign)})
                            : plannedAnew(next->step, intent, seen, at);
        if (!plan && isOnlyLater(plan.error())) {
            if (notSaved && !isCutOff)
                notSaved->cause = named(plan.error());
            break;
        }
        if (next->step) {
            states.follow(next->step->delta);
            keys.follow(next->step->delta, plan ? &plan->step.delta : nullptr);
        }
        if (!plan)
            clashes.push_back(NotSaved{named(plan.error()), {next->changes}});
        if (!plan || (next->step && !next->step->delta.empty() && plan->step.delta.empty())) { // or it is there
            dropEntry(next->entry);
            continue;
        }
        next->intent = std::move(intent);
        submit(std::move(*plan), at, *next);
        if (next->step && queue.back().step)
            numbers[next->step->number] = queue.back().step->number;
    }
    unsaved.insert(unsaved.end(), std::make_move_iterator(next), std::make_move_iterator(lost.end()));
    refreshNotSaved();
    return clashes;
}

} // namespace pairwright
