#include "app/session/history/integrity_step.h"

#include <algorithm>
#include <utility>

namespace pairwright {

namespace {

bool holdsEvent(const Settings& settings, const IntegrityEvent& event)
{
    return std::find(settings.integrity.begin(), settings.integrity.end(), event) != settings.integrity.end();
}

bool logsEvent(const Delta& delta, const IntegrityEvent& event)
{
    return std::any_of(delta.begin(), delta.end(), [&](const Change& change) {
        const auto* settings = std::get_if<SettingsChange>(&change);
        return settings != nullptr && holdsEvent(settings->after, event) && !holdsEvent(settings->before, event);
    });
}

} // namespace

void askStepOf(TournamentSession& session, const IntegrityEvent& event, const QObject* context,
               TournamentSession::Told<std::optional<std::int64_t>> told)
{
    session.askStepAt(
        event.at, [event](const Delta& delta) { return logsEvent(delta, event); }, context, std::move(told));
}

} // namespace pairwright
