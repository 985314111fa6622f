#include "app/session/tournament_session.h"

#include "app/domain/changes/contradictions.h"
#include "app/pairing/adapter.h"
#include "app/session/command/command_json.h"
#include "app/session/history/mending.h"
#include "app/session/plan/planner.h"
#include "app/session/plan/stale.h"
#include "app/session/session_impl.h"
#include "app/storage/place.h"
#include "app/storage/tournament/copy_tournament.h"
#include "app/storage/tournament/tournament_store.h"
#include "engine/tiebreaks/presets.h"
#include "engine/tiebreaks/tie_break_info.h"

#include <QPointer>
#include <QTimer>

#include <chrono>

namespace pairwright {

namespace {

constexpr std::chrono::seconds timeBetweenLooks{2};

using Opened = Expected<Store::Opened, OpenError>;

/// Of a file that contradicts itself: the tournament without what does, to be looked at.
Opened whatHolds(Opened opened, const QString& path)
{
    if (!opened || !opened->content.readOnly || opened->content.readOnly->code != ReadOnlyReason::Code::contradictory)
        return opened;
    mend(opened->content.tournament);
    if (contradictionsIn(opened->content.tournament).empty())
        return opened;
    OpenError error;
    error.code = OpenError::Code::contradictory;
    error.path = path;
    error.findings = opened->content.readOnly->findings;
    return Unexpected{error};
}

} // namespace

TournamentSession::TournamentSession(std::unique_ptr<Impl> impl)
    : impl_(std::move(impl))
{
    qRegisterMetaType<ChangeSet>();
    qRegisterMetaType<Ticket>();
    qRegisterMetaType<NotSaved>();
    impl_->session = this;
    auto* watch = new QTimer(this);
    connect(watch, &QTimer::timeout, this, &TournamentSession::lookAfterFile);
    watch->start(timeBetweenLooks);
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
    return Impl::start(path, std::move(options), [&](const SessionOptions& with) {
        return whatHolds(openAt(path, with.takeOver, with.renews, with.stop), path);
    });
}

Expected<std::unique_ptr<TournamentSession>, OpenError>
TournamentSession::create(const QString& path, const NewTournament& start, SessionOptions options)
{
    Tournament tournament;
    tournament.event = start.event;
    tournament.settings.plannedRounds = start.plannedRounds;
    tournament.settings.system = start.system;
    tournament.settings.tieBreaks =
        defaultTieBreaks(formatOf(start.system), start.teams ? Entrants::teams : Entrants::players);
    tournament.settings.acceleration = start.acceleration;
    tournament.settings.options = start.options;
    tournament.settings.teams = start.teams;
    tournament.settings.ratedBy = start.ratedBy;
    StepDescription first;
    first.command = CommandName::createTournament;
    return Impl::createWith(path, tournament, first, std::move(options));
}

Expected<std::unique_ptr<TournamentSession>, OpenError> TournamentSession::createFrom(const QString& path,
                                                                                      const Tournament& tournament,
                                                                                      const QString& source,
                                                                                      SessionOptions options)
{
    return Impl::createWith(path, tournament, importStep(tournament, source), std::move(options));
}

Expected<std::unique_ptr<TournamentSession>, OpenError>
TournamentSession::openStore(const QString& name, std::function<Expected<Store::Opened, OpenError>()> opener,
                             SessionOptions options)
{
    return Impl::start(name, std::move(options), [&](const SessionOptions&) { return opener(); });
}

const Tournament& TournamentSession::saved() const
{
    return *impl_->confirmed;
}

const Tournament& TournamentSession::projected() const
{
    return *impl_->projected;
}

SharedTournament TournamentSession::savedState() const
{
    return impl_->confirmed.share();
}

SharedTournament TournamentSession::projectedState() const
{
    return impl_->projected.share();
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

DeskRole TournamentSession::role() const
{
    return impl_->role;
}

bool TournamentSession::may(CommandName name) const
{
    return !impl_->refusalOf(name);
}

QString TournamentSession::identity() const
{
    return impl_->identity;
}

QString TournamentSession::login() const
{
    return impl_->login;
}

EventRoles TournamentSession::roles() const
{
    return impl_->roles;
}

bool TournamentSession::seesPrivate() const
{
    return impl_->seesPrivate;
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
    return impl_->give({command, acknowledged});
}

Expected<Done, CommandError> TournamentSession::check(const Command& command, WarningLevel acknowledged) const
{
    const auto plan = impl_->planFor(command, acknowledged, impl_->now());
    if (!plan)
        return Unexpected{impl_->named(plan.error())};
    return Done{};
}

Expected<Ticket, CommandError> TournamentSession::undo()
{
    if (impl_->keepsAtDesk && impl_->isCutOff)
        return impl_->takeBackWaiting();
    const auto target = impl_->undoable();
    if (!target)
        return Unexpected{target.error()};
    if (impl_->isFull && impl_->isLastOfWaiting(*target))
        return impl_->takeBackWaiting();
    return impl_->give({Intent::Undo{(*target)->number}});
}

Expected<Ticket, CommandError> TournamentSession::redo()
{
    const auto target = impl_->redoable();
    if (!target)
        return Unexpected{target.error()};
    return impl_->give({Intent::Redo{(*target)->number}});
}

Expected<StepDescription, CommandError> TournamentSession::undoStep() const
{
    const auto step = impl_->undoable();
    if (!step)
        return Unexpected{step.error()};
    if (impl_->keepsAtDesk && impl_->isCutOff && !impl_->isLastOfWaiting(*step))
        return Unexpected{impl_->refusedWithoutServer()};
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
    if (const auto refusal = impl_->refusalOf(CommandName::storeProposal))
        readiness.findings.push_back(refusal->findings.front());
    else if (impl_->keepsAtDesk && impl_->isCutOff)
        readiness.findings.push_back(impl_->refusedWithoutServer().findings.front());
    return readiness;
}

bool TournamentSession::isProposalStale(const Tournament& state, RoundNumber number) const
{
    const Round* round = state.round(number);
    const RoundVersion* proposal = round != nullptr ? round->proposal() : nullptr;
    return proposal != nullptr && isStale(state, *proposal, impl_->hashOfInput(state));
}

void TournamentSession::lookAfterFile()
{
    using Code = ReadOnlyReason::Code;
    const auto& reason = impl_->readOnly;
    // By another name of the file nothing is known of who has it.
    const bool wasHeld = reason && (reason->code == Code::openedNoMore || reason->code == Code::openedElsewhere) &&
                         reason->holder && !reason->holder->user.isEmpty();
    if (wasHeld)
        impl_->thread->lookAfterHolder(impl_->path);
    else if (!reason && !isSaving())
        impl_->thread->lookAfterFile();
}

} // namespace pairwright
