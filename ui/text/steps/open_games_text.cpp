#include "ui/text/steps/open_games_text.h"

#include "app/domain/text/filled.h"
#include "app/domain/tournament.h"
#include "app/formats/board_places.h"

#include <QCoreApplication>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::FindingText)
};

QString resultsMissing(const Finding& finding, const Tournament& tournament)
{
    QString missing = filled(Tr::tr("Round %1: results are missing: %2. For the pairing such games count as adjourned, "
                                    "that is as draws.",
                                    "%2: boards or matches"),
                             finding.round->value,
                             boardPlaces(tournament, *finding.round, finding.boards, Unended::missing, allPlaces));
    if (!finding.value)
        return missing;
    return missing + QLatin1Char(' ') +
           filled(tournament.settings.teams ? Tr::tr("That is %1 of %2 matches.", "without all results")
                                            : Tr::tr("That is %1 of %2 boards.", "without results"),
                  finding.boards.size(), *finding.value);
}

} // namespace

QString openGamesSentence(const Finding& finding, const Tournament& tournament)
{
    const auto place = [&] {
        return boardPlaces(tournament, finding.round.value_or(RoundNumber{1}), {finding.board.value_or(0)},
                           Unended::none);
    };
    switch (finding.code) {
    case FindingCode::resultsMissing: return resultsMissing(finding, tournament);
    case FindingCode::gamesStillAdjourned:
        return filled(Tr::tr("Round %1: still adjourned: %2. The pairing counts what is adjourned as a draw again.",
                             "%2: boards or matches"),
                      finding.round->value,
                      boardPlaces(tournament, *finding.round, finding.boards, Unended::adjourned));
    case FindingCode::useAdjournedResult:
        return Tr::tr("The game was adjourned (%1). Use “Correct Result” to enter how it ended.", "board or match")
            .arg(place());
    case FindingCode::notAdjourned: return Tr::tr("The game is not adjourned (%1).", "board or match").arg(place());
    case FindingCode::lastRoundPairedAgain:
        return finding.text.isEmpty()
                   ? Tr::tr("Round %1 was paired again by these rules: it is the same.").arg(finding.round->value)
                   : filled(Tr::tr("Round %1 was paired again by these rules: it would be different. Instead, in "
                                   "numbers: %2. The published pairings stay."),
                            finding.round->value, finding.text);
    case FindingCode::onlyIfReportedInTime:
        return Tr::tr("The last result of round %1 is in. The correction counts for the tournament only if the mistake "
                      "was reported before (C.04.2, article 4.3).")
            .arg(finding.round->value + 1);
    default: return {};
    }
}

} // namespace pairwright
