#include "app/corrections/imported_rounds.h"

#include "app/corrections/what_if.h"
#include "app/pairing/pair_codes.h"

#include <algorithm>
#include <iterator>

namespace pairwright {

namespace {

/// "1-4 2-3 bye 5 to 1-3 2-4 bye 6", what the rules give and what the file has, by keys; empty: the same.
QString differenceOf(const RoundWhatIf& round, const Pairings& imported)
{
    if (round.failure)
        return QStringLiteral("no pairing to ") + differenceBetween({}, imported).section(QStringLiteral(" to "), 1);
    return round.arbiterDecides ? QString() : differenceBetween(round.wouldBe, imported);
}

} // namespace

void checkImportedRounds(Tournament& tournament, const std::stop_token& stop)
{
    const std::vector<IntegrityEvent> told = importedOtherwise(tournament);
    const auto isTold = [&](RoundNumber round) {
        return !tournament.round(round)->published()->comparisonJson.isEmpty() ||
               std::any_of(told.begin(), told.end(), [round](const IntegrityEvent& one) { return one.round == round; });
    };
    for (RoundNumber round{1}; round.value <= tournament.lastPublished().value; ++round.value) {
        if (isTold(round))
            continue;
        const QString difference =
            differenceOf(besideTheRules(tournament, round, stop), tournament.round(round)->published()->pairings);
        if (stop.stop_requested())
            return;
        if (!difference.isEmpty())
            tournament.integrity.push_back({IntegrityEvent::Kind::importedRound,
                                            tournament.round(round)->published()->madeAt,
                                            round,
                                            {},
                                            difference});
    }
}

std::vector<IntegrityEvent> importedOtherwise(const Tournament& tournament)
{
    std::vector<IntegrityEvent> rounds;
    std::copy_if(tournament.integrity.begin(), tournament.integrity.end(), std::back_inserter(rounds),
                 [](const IntegrityEvent& event) { return event.kind == IntegrityEvent::Kind::importedRound; });
    return rounds;
}

} // namespace pairwright
