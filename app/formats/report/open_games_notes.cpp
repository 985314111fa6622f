#include "app/formats/report/open_games_notes.h"

#include "app/domain/text/filled.h"
#include "app/formats/report/report_texts.h"

namespace pairwright {

namespace {

constexpr std::size_t roundsInDetail = 3;

QString boardList(const std::vector<int>& boards)
{
    QStringList numbers;
    for (const int board : boards)
        numbers.append(QString::number(board));
    return numbers.join(QStringLiteral(", "));
}

} // namespace

QStringList openGamesNotes(const std::vector<OpenGames>& rounds)
{
    QStringList notes;
    int missing = 0;
    int adjourned = 0;
    for (const OpenGames& games : rounds) {
        missing += static_cast<int>(games.missing.size());
        adjourned += static_cast<int>(games.adjourned.size());
        if (rounds.size() > roundsInDetail)
            continue;
        if (!games.missing.empty())
            notes.append(filled(games.missing.size() == 1
                                    ? ReportTexts::tr("Without the open game of round %1: board %2.")
                                    : ReportTexts::tr("Without the open games of round %1: boards %2."),
                                games.round.value, boardList(games.missing)));
        if (!games.adjourned.empty())
            notes.append(filled(games.adjourned.size() == 1
                                    ? ReportTexts::tr("The adjourned game of round %1 counts as a draw: board %2.")
                                    : ReportTexts::tr("Adjourned games of round %1 count as draws: boards %2."),
                                games.round.value, boardList(games.adjourned)));
    }
    if (rounds.size() > roundsInDetail && missing > 0)
        notes.append(ReportTexts::tr("Without %n open game(s).", nullptr, missing));
    if (rounds.size() > roundsInDetail && adjourned > 0)
        notes.append(ReportTexts::tr("%n adjourned game(s) count as draws.", nullptr, adjourned));
    return notes;
}

} // namespace pairwright
