#include "app/pairing/told_events.h"

#include "app/pairing/manual_comparison.h"
#include "app/pairing/pair_codes.h"

#include <algorithm>

namespace pairwright {

namespace {

bool wasPutRight(const Tournament& tournament, RoundNumber round, const RoundVersion& version)
{
    return std::ranges::any_of(tournament.integrity, [&](const IntegrityEvent& event) {
        return event.kind == IntegrityEvent::Kind::roundAmended && event.round == round &&
               event.at == version.publishedAt;
    });
}

} // namespace

std::vector<IntegrityEvent> toldEvents(const Tournament& tournament)
{
    std::vector<IntegrityEvent> events = tournament.integrity;
    for (RoundNumber round{1}; round <= tournament.lastPublished(); ++round.value) {
        const RoundVersion& version = *tournament.round(round)->published();
        const auto comparison = comparisonFromJson(version.comparisonJson);
        if (!comparison || !comparison->fromFile.isEmpty() || wasPutRight(tournament, round, version))
            continue;
        const TwoPairings both = codesOf(comparison->judgement.changes);
        IntegrityEvent& event = events.emplace_back();
        event.kind = IntegrityEvent::Kind::pairedByHand;
        event.at = version.publishedAt.value_or(version.madeAt);
        event.round = round;
        if (differs(*comparison))
            event.text = (comparison->noRound || both.byTheRules.isEmpty() ? QStringLiteral("none") : both.byTheRules) +
                         QStringLiteral(" to ") + (both.real.isEmpty() ? QStringLiteral("none") : both.real);
    }
    std::ranges::stable_sort(events, {}, &IntegrityEvent::at);
    return events;
}

} // namespace pairwright
