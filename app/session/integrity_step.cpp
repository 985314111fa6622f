#include "app/session/integrity_step.h"

#include <algorithm>

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

std::optional<std::int64_t> stepOf(TournamentSession& session, const IntegrityEvent& event)
{
    constexpr int piece = 250;
    session.flush();
    for (std::int64_t last = session.lastStep(); last >= 1; last -= piece) {
        const std::int64_t first = std::max<std::int64_t>(1, last - piece + 1);
        const auto entries = session.history(first, static_cast<int>(last - first + 1));
        if (!entries)
            return std::nullopt;
        for (auto entry = entries->rbegin(); entry != entries->rend(); ++entry) {
            // The time only says which steps are worth reading.
            if (entry->kind != ChangeSet::Kind::done || entry->at != event.at)
                continue;
            const auto changes = session.changesOf(entry->step);
            if (changes && logsEvent(*changes, event))
                return entry->step;
        }
    }
    return std::nullopt;
}

} // namespace pairwright
