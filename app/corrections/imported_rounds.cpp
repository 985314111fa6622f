#include "app/corrections/imported_rounds.h"

#include "app/corrections/what_if.h"

#include <algorithm>

namespace pairwright {

namespace {

const auto lineMiddle = QStringLiteral(": ");

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
    const std::vector<ImportedRound> told = importedOtherwise(tournament);
    const auto isTold = [&](RoundNumber round) {
        return !tournament.round(round)->published()->comparisonJson.isEmpty() ||
               std::any_of(told.begin(), told.end(), [round](const ImportedRound& one) { return one.round == round; });
    };
    for (RoundNumber round{1}; round.value <= tournament.lastPublished().value; ++round.value) {
        if (isTold(round))
            continue;
        const QString difference = differenceOf(besideTheRules(tournament, round, stop));
        if (stop.stop_requested())
            return;
        if (!difference.isEmpty())
            tournament.keptLines.push_back(
                {KeptLine::Place::header,
                 {},
                 importedRoundLine + QString::number(round.value) + lineMiddle + difference});
    }
}

std::vector<ImportedRound> importedOtherwise(const Tournament& tournament)
{
    std::vector<ImportedRound> rounds;
    for (const KeptLine& line : tournament.keptLines) {
        if (!line.text.startsWith(importedRoundLine))
            continue;
        const QString rest = line.text.mid(importedRoundLine.size());
        if (const int round = rest.section(lineMiddle, 0, 0).toInt(); round > 0)
            rounds.push_back({RoundNumber{round}, rest.section(lineMiddle, 1)});
    }
    return rounds;
}

} // namespace pairwright
