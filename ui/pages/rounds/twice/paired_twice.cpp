#include "ui/pages/rounds/twice/paired_twice.h"

#include "engine/capabilities.h"
#include "ui/frame/desk.h"
#include "ui/settings/second_engine_setting.h"

#include <QGuiApplication>
#include <QWindow>

#include <algorithm>

namespace pairwright {

PairedTwice::PairedTwice(Desk& desk, QObject* parent)
    : QObject(parent)
    , desk_(desk)
{
    connect(&desk, &Desk::sessionChanged, this, [this] {
        forget();
        look();
    });
    connect(&desk, &Desk::saved, this, &PairedTwice::look);
    connect(&desk, &Desk::changed, this, &PairedTwice::look);
    connect(&desk, &Desk::changedEntirely, this, &PairedTwice::look);
    // Another program may be set in the window of the settings.
    connect(qGuiApp, &QGuiApplication::focusWindowChanged, this, &PairedTwice::look);
}

PairedTwice::Subject PairedTwice::subjectOf(RoundNumber round, const RoundVersion& version)
{
    Subject subject{round, version.version, {}, version.pairings.bye, version.inputHash};
    for (const Match& match : version.pairings.boards)
        subject.matches.emplace_back(match.a, match.b);
    return subject;
}

std::optional<PairedTwice::Subject> PairedTwice::wanted() const
{
    if (desk_.session() == nullptr)
        return std::nullopt;
    const Tournament& tournament = desk_.session()->saved();
    const RoundNumber ahead = tournament.roundAhead();
    const auto proposalIn = [ahead](const Tournament& state) {
        const Round* round = state.round(ahead);
        return round != nullptr ? round->proposal() : nullptr;
    };
    const RoundVersion* proposal = proposalIn(tournament);
    const RoundVersion* shown = proposalIn(desk_.projected());
    if (proposal == nullptr || shown == nullptr || proposal->origin != PairingOrigin::engine || shown->manualPhase ||
        proposal->manualPhase || capabilitiesOf(proposal->system).rounds == RoundsMade::allAtOnce ||
        desk_.session()->isProposalStale(tournament, ahead))
        return std::nullopt;
    const Subject subject = subjectOf(ahead, *proposal);
    return subject == subjectOf(ahead, *shown) ? std::optional(subject) : std::nullopt;
}

void PairedTwice::look()
{
    const auto subject = wanted();
    const SecondEngine engine = secondEngineOf(desk_.settings());
    if (job_ && asked_ == subject && engine_ == engine)
        return;
    end();
    if (!subject)
        return;
    const auto told =
        std::find_if(told_.begin(), told_.end(), [&](const Told& one) { return one.subject == *subject; });
    if (told != told_.end()) {
        if (told->engine == engine)
            return;
        told_.erase(told);
    }
    engine_ = engine;
    begin(*subject);
}

void PairedTwice::begin(const Subject& subject)
{
    asked_ = subject;
    job_ = new SecondPairingJob(desk_.session()->savedState(), engine_, this);
    connect(job_, &SecondPairingJob::found, this, [this](const SecondPairing& pairing) {
        told_.push_back({*asked_, engine_, pairing});
        job_.clear();
        asked_.reset();
        emit changed();
    });
    job_->start();
    emit changed();
}

void PairedTwice::end()
{
    if (!job_)
        return;
    job_->disconnect(this); // what it has to say is of another proposal
    job_->cancel();
    job_.clear();
    asked_.reset();
    emit changed();
}

void PairedTwice::forget()
{
    end();
    told_.clear();
}

const SecondPairing* PairedTwice::about(RoundNumber round, const RoundVersion& version) const
{
    if (version.origin != PairingOrigin::engine || version.manualPhase)
        return nullptr;
    const Subject subject = subjectOf(round, version);
    const auto told = std::find_if(told_.begin(), told_.end(), [&](const Told& one) { return one.subject == subject; });
    return told != told_.end() ? &told->pairing : nullptr;
}

bool PairedTwice::isRunning(RoundNumber round, const RoundVersion& version) const
{
    return job_ && asked_ == subjectOf(round, version);
}

} // namespace pairwright
