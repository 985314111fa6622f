#include "app/session/tournament_session.h"

#include "app/pairing/adapter.h"
#include "app/session/command_json.h"
#include "app/session/planner.h"
#include "app/session/session_impl.h"

#include <QPointer>

namespace pairwright {

TournamentSession::TournamentSession(std::unique_ptr<Impl> impl)
    : impl_(std::move(impl))
{
    qRegisterMetaType<ChangeSet>();
    qRegisterMetaType<Ticket>();
    qRegisterMetaType<CommandError>();
    impl_->session = this;
    impl_->thread = std::make_unique<StoreThread>([this] {
        QMetaObject::invokeMethod(
            this, [this] { impl_->deliver(); }, Qt::QueuedConnection);
    });
}

TournamentSession::~TournamentSession()
{
    // The thread ends first, and it finishes the queue: nothing may call back into a half-dead session.
    impl_->thread.reset();
}

Expected<std::unique_ptr<TournamentSession>, OpenError> TournamentSession::open(const QString& path,
                                                                                SessionOptions options)
{
    return Impl::start(path, std::move(options),
                       [&](const SessionOptions& with) { return TournamentStore::open(path, with.takeOver); });
}

Expected<std::unique_ptr<TournamentSession>, OpenError>
TournamentSession::create(const QString& path, const NewTournament& start, SessionOptions options)
{
    Tournament tournament;
    tournament.event = start.event;
    tournament.settings.plannedRounds = start.plannedRounds;
    tournament.settings.system = start.system;
    tournament.settings.acceleration = start.acceleration;
    tournament.settings.limMaxi = start.limMaxi;
    StepDescription first;
    first.command = QStringLiteral("CreateTournament");
    return Impl::createWith(path, tournament, first, std::move(options));
}

Expected<std::unique_ptr<TournamentSession>, OpenError> TournamentSession::createFrom(const QString& path,
                                                                                      const Tournament& tournament,
                                                                                      const QString& source,
                                                                                      SessionOptions options)
{
    StepDescription first;
    first.command = QStringLiteral("ImportTournament");
    first.text = source;
    first.count = static_cast<int>(tournament.players.size());
    return Impl::createWith(path, tournament, first, std::move(options));
}

const Tournament& TournamentSession::saved() const
{
    return impl_->confirmed;
}

const Tournament& TournamentSession::projected() const
{
    return impl_->projected;
}

QString TournamentSession::path() const
{
    return impl_->path;
}

void TournamentSession::setWho(const QString& who)
{
    impl_->options.who = who;
}

bool TournamentSession::isReadOnly() const
{
    return impl_->readOnly.has_value();
}

std::optional<ReadOnlyReason> TournamentSession::readOnlyReason() const
{
    return impl_->readOnly;
}

std::optional<Upgrade> TournamentSession::upgrade() const
{
    return impl_->upgrade;
}

std::optional<QDateTime> TournamentSession::lastSavedAt() const
{
    return impl_->lastSaved;
}

Expected<Ticket, CommandError> TournamentSession::apply(const Command& command, WarningLevel acknowledged)
{
    const QDateTime now = impl_->now();
    auto plan = impl_->planFor(command, acknowledged, now);
    if (!plan)
        return Unexpected{plan.error()};
    JournalStep step;
    step.isBarrier = plan->barrier;
    step.isMark = plan->mark;
    step.description = plan->step;
    step.delta = std::move(plan->delta);
    return impl_->submit(std::move(step), toJson(command), static_cast<int>(acknowledged), now);
}

Expected<Done, CommandError> TournamentSession::check(const Command& command, WarningLevel acknowledged) const
{
    const auto plan = impl_->planFor(command, acknowledged, impl_->now());
    if (!plan)
        return Unexpected{plan.error()};
    return Done{};
}

Expected<Ticket, CommandError> TournamentSession::undo()
{
    const auto target = impl_->undoable();
    if (!target)
        return Unexpected{target.error()};
    JournalStep step;
    step.kind = StepKind::undone;
    step.target = (*target)->number;
    step.description = (*target)->description;
    step.delta = inverse((*target)->delta);
    return impl_->submit(std::move(step), QStringLiteral("{}"), static_cast<int>(WarningLevel::none), impl_->now());
}

Expected<Ticket, CommandError> TournamentSession::redo()
{
    const auto target = impl_->redoable();
    if (!target)
        return Unexpected{target.error()};
    JournalStep step;
    step.kind = StepKind::redone;
    step.target = (*target)->number;
    step.description = (*target)->description;
    step.delta = (*target)->delta;
    return impl_->submit(std::move(step), QStringLiteral("{}"), static_cast<int>(WarningLevel::none), impl_->now());
}

Expected<StepDescription, CommandError> TournamentSession::undoStep() const
{
    const auto step = impl_->undoable();
    if (!step)
        return Unexpected{step.error()};
    return (*step)->description;
}

Expected<StepDescription, CommandError> TournamentSession::redoStep() const
{
    const auto step = impl_->redoable();
    if (!step)
        return Unexpected{step.error()};
    return (*step)->description;
}

Readiness TournamentSession::readinessForPairing(const Tournament& state) const
{
    Readiness readiness = pairwright::readinessForPairing(state);
    if (isReadOnly())
        readiness.findings.push_back(refusedBecause(FindingCode::readOnly).findings.front());
    return readiness;
}

bool TournamentSession::isProposalStale(const Tournament& state, RoundNumber number) const
{
    const Round* round = state.round(number);
    const RoundVersion* proposal = round != nullptr ? round->proposal() : nullptr;
    return proposal != nullptr && proposal->inputHash != impl_->hashOfInput(state);
}

bool TournamentSession::isSaving() const
{
    return !impl_->queue.empty();
}

bool TournamentSession::isSaving(BoardId board) const
{
    return impl_->saving.contains(board);
}

void TournamentSession::flush()
{
    const QPointer<TournamentSession> self(this);
    while (self && !impl_->queue.empty()) {
        if (impl_->replies.empty())
            impl_->collectReplies(true);
        impl_->deliver();
    }
}

} // namespace pairwright
