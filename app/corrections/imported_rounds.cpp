#include "app/corrections/imported_rounds.h"

#include "app/corrections/what_if.h"

#include <algorithm>
#include <iterator>

namespace pairwright {

namespace {

/// In codes: "3 boards", "3 boards, bye", "bye"; empty: it is as the rules pair it.
QString differenceOf(const RoundWhatIf& round)
{
    if (round.failure)
        return QStringLiteral("no pairing");
    QStringList parts;
    if (!round.gone.empty())
        parts << QStringLiteral("%1 boards").arg(round.gone.size());
    if (round.byeDiffers)
        parts << QStringLiteral("bye");
    return round.arbiterDecides ? QString() : parts.join(QStringLiteral(", "));
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
        const QString difference = differenceOf(besideTheRules(tournament, round, stop));
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
