#include "app/formats/report/open_games_notes.h"

#include "app/domain/text/filled.h"
#include "app/formats/board_places.h"
#include "app/formats/report/report_texts.h"

namespace pairwright {

namespace {

constexpr std::size_t roundsInDetail = 3;

} // namespace

QStringList openGamesNotes(const Tournament& tournament, const std::vector<OpenGames>& rounds)
{
    const auto places = [&tournament](const OpenGames& games, const std::vector<int>& boards, Unended why) {
        return boardPlaces(tournament, games.round, boards, why, allPlaces);
    };
    QStringList notes;
    int missing = 0;
    int adjourned = 0;
    for (const OpenGames& games : rounds) {
        missing += static_cast<int>(games.missing.size());
        adjourned += static_cast<int>(games.adjourned.size());
        if (rounds.size() > roundsInDetail)
            continue;
        if (!games.missing.empty())
            notes.append(filled(games.missing.size() == 1 && !tournament.settings.teams
                                    ? ReportTexts::tr("Without the open game of round %1: %2.", "board or match")
                                    : ReportTexts::tr("Without the open games of round %1: %2.", "boards or matches"),
                                games.round.value, places(games, games.missing, Unended::missing)));
        if (!games.adjourned.empty())
            notes.append(filled(games.adjourned.size() == 1 && !tournament.settings.teams
                                    ? ReportTexts::tr("The adjourned game of round %1 counts as a draw: %2.", "board")
                                    : ReportTexts::tr("Adjourned games of round %1 count as draws: %2.", "boards"),
                                games.round.value, places(games, games.adjourned, Unended::adjourned)));
    }
    if (rounds.size() > roundsInDetail && missing > 0)
        notes.append(ReportTexts::tr("Without %n open game(s).", nullptr, missing));
    if (rounds.size() > roundsInDetail && adjourned > 0)
        notes.append(ReportTexts::tr("%n adjourned game(s) count as draws.", nullptr, adjourned));
    return notes;
}

} // namespace pairwright
