// What one desk alone does at a time, where several work at one event.

#include "app/session/command/command_names.h"
#include "app/session/session_impl.h"

#include <QPointer>

#include <algorithm>

namespace pairwright {

namespace {

std::optional<DeskHold> holdAmong(const std::vector<DeskHold>& holds, HeldWork work)
{
    const auto found =
        std::find_if(holds.begin(), holds.end(), [work](const DeskHold& one) { return one.work == work; });
    return found != holds.end() ? std::optional(*found) : std::nullopt;
}

} // namespace

std::optional<CommandError> TournamentSession::Impl::refusalOfHold(QLatin1StringView step) const
{
    const auto hold = holdAmong(holds, HeldWork::pairings);
    const auto round = confirmed->roundEditedByHand();
    if (!hold || hold->isOurs || !round || !isForWhoEditsByHand(step))
        return std::nullopt;
    CommandError error = refusedBecause(FindingCode::heldElsewhere, round);
    error.findings.front().text = hold->who;
    error.findings.front().value = hold->since.toSecsSinceEpoch();
    return error;
}

void TournamentSession::Impl::notice(std::vector<DeskHold> found)
{
    if (found == holds)
        return;
    const QPointer<TournamentSession> self(session);
    const std::vector<DeskHold> before = std::exchange(holds, std::move(found));
    const std::vector<DeskHold> now = holds; // whoever hears of it may do anything
    emit session->holdsChanged();
    for (const DeskHold& had : before)
        if (const auto has = holdAmong(now, had.work); self && had.isOurs && has && !has->isOurs)
            emit session->takenOver(*has);
}

void TournamentSession::Impl::endHandHold()
{
    const auto hold = holdAmong(holds, HeldWork::pairings);
    if (hold && hold->isOurs && queue.empty() && !confirmed->roundEditedByHand())
        session->letGo(HeldWork::pairings);
}

std::optional<DeskHold> TournamentSession::holder(HeldWork work) const
{
    return holdAmong(impl_->holds, work);
}

void TournamentSession::hold(HeldWork work, bool over, const QObject* context, Told<std::optional<DeskHold>> told)
{
    if (!impl_->isShared) {
        told(std::optional<DeskHold>());
        return;
    }
    using Answer = Expected<std::vector<DeskHold>, CommandError>;
    const auto heard = [this, work, told = std::move(told)](const Answer& holds) {
        if (!holds) {
            told(Unexpected{holds.error()});
            return;
        }
        const QPointer<TournamentSession> self(this);
        impl_->notice(*holds);
        if (self)
            told(holdAmong(*holds, work));
    };
    impl_->askHold(work, over, context, heard);
}

void TournamentSession::letGo(HeldWork work)
{
    const auto hold = holder(work);
    if (!hold || !hold->isOurs)
        return;
    impl_->thread->letGo(work);
    std::erase_if(impl_->holds, [work](const DeskHold& one) { return one.work == work; });
    emit holdsChanged();
}

} // namespace pairwright
