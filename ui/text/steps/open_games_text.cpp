#include "ui/text/steps/open_games_text.h"

#include "app/domain/text/filled.h"
#include "app/formats/display_text.h"

#include <QCoreApplication>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::FindingText)
};

QString boardsOf(const Finding& finding)
{
    QStringList numbers;
    for (const int number : finding.boards)
        numbers.append(QString::number(number));
    return enumerate(numbers);
}

QString resultsMissing(const Finding& finding)
{
    QString missing = filled(Tr::tr("Round %1: results are missing on board(s) %2. For the pairing such games "
                                    "count as adjourned, that is as draws.",
                                    "%2: the numbers", static_cast<int>(finding.boards.size())),
                             finding.round->value, boardsOf(finding));
    if (!finding.value)
        return missing;
    return missing + QLatin1Char(' ') +
           filled(Tr::tr("That is %1 of %2 boards.", "without results"), finding.boards.size(), *finding.value);
}

} // namespace

QString openGamesSentence(const Finding& finding)
{
    switch (finding.code) {
    case FindingCode::resultsMissing: return resultsMissing(finding);
    case FindingCode::gamesStillAdjourned:
        return filled(
            Tr::tr("Round %1: the game(s) of board(s) %2 are still adjourned. The pairing counts them as draws again.",
                   "%2: the numbers", static_cast<int>(finding.boards.size())),
            finding.round->value, boardsOf(finding));
    case FindingCode::useAdjournedResult:
        return Tr::tr("The game on board %1 was adjourned. Use “Correct Result” to enter how it ended.")
            .arg(finding.board.value_or(0));
    case FindingCode::notAdjourned:
        return Tr::tr("The game on board %1 is not adjourned.").arg(finding.board.value_or(0));
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
