#include "app/session/history/integrity_step.h"

#include <algorithm>
#include <utility>

namespace pairwright {

namespace {

bool logsEvent(const Delta& delta, const IntegrityEvent& event)
{
    if (event.kind == IntegrityEvent::Kind::pairedByHand) // told once it is published
        return std::any_of(delta.begin(), delta.end(), [&](const Change& change) {
            const auto* published = std::get_if<PublicationChange>(&change);
            return published != nullptr && published->round == event.round && published->after.publishedAt == event.at;
        });
    return std::any_of(delta.begin(), delta.end(), [&](const Change& change) {
        const auto* log = std::get_if<LogChange>(&change);
        return log != nullptr && log->after == event;
    });
}

} // namespace

void askStepOf(TournamentSession& session, const IntegrityEvent& event, const QObject* context,
               TournamentSession::Told<std::optional<std::int64_t>> told)
{
    using Step = std::optional<std::int64_t>;
    auto found = std::move(told);
    if (event.kind == IntegrityEvent::Kind::pairedByHand)
        found = [&session, round = event.round, context,
                 told = std::move(found)](const Expected<Step, CommandError>& step) {
            if (!step || !*step)
                return told(step);
            session.askLastStepOf(CommandName::beginManualPairing, round, **step, context,
                                  [told, published = *step](const Expected<Step, CommandError>& begun) {
                                      told(begun && *begun ? begun : Expected<Step, CommandError>(published));
                                  });
        };
    session.askStepAt(
        event.at, [event](const Delta& delta) { return logsEvent(delta, event); }, context, std::move(found));
}

} // namespace pairwright
