#include "ui/text/steps/field_words.h"

#include "app/domain/players/player_fields.h"
#include "app/domain/setup/event_fields.h"

#include <QCoreApplication>

#include <array>
#include <utility>

namespace pairwright {

namespace {

/// Settings, which change as wholes.
constexpr std::array settingWords{
    std::pair{"roundDates", QT_TRANSLATE_NOOP("pairwright::ChangeText", "Dates of the rounds")},
    std::pair{"roundTimes", QT_TRANSLATE_NOOP("pairwright::ChangeText", "Times of the rounds")},
    std::pair{"plannedRounds", QT_TRANSLATE_NOOP("pairwright::ChangeText", "Number of rounds")},
    std::pair{"system", QT_TRANSLATE_NOOP("pairwright::ChangeText", "Pairing system")},
    std::pair{"initialColour", QT_TRANSLATE_NOOP("pairwright::ChangeText", "Initial colour")},
    std::pair{"points", QT_TRANSLATE_NOOP("pairwright::ChangeText", "Points")},
    std::pair{"acceleration", QT_TRANSLATE_NOOP("pairwright::ChangeText", "Acceleration")},
    std::pair{"options", QT_TRANSLATE_NOOP("pairwright::ChangeText", "Rating limit of the Lim system")},
    std::pair{"tieBreaks", QT_TRANSLATE_NOOP("pairwright::ChangeText", "Tie-breaks")},
    std::pair{"ratedBy", QT_TRANSLATE_NOOP("pairwright::ChangeText", "Rated by")},
    std::pair{"ratingChoice", QT_TRANSLATE_NOOP("pairwright::ChangeText", "Rating that counts first")},
    std::pair{"ratingLists", QT_TRANSLATE_NOOP("pairwright::ChangeText", "FIDE lists that count")},
    std::pair{"orderOfEquals", QT_TRANSLATE_NOOP("pairwright::ChangeText", "Order among equals")},
    std::pair{"clubsApartUntil", QT_TRANSLATE_NOOP("pairwright::ChangeText", "Club mates apart up to round")},
    std::pair{"playOffWinner", QT_TRANSLATE_NOOP("pairwright::ChangeText", "Winner of the play-off")},
    std::pair{"lotSeed", QT_TRANSLATE_NOOP("pairwright::ChangeText", "Seed of the lots")},
    std::pair{"chess960Seed", QT_TRANSLATE_NOOP("pairwright::ChangeText", "Seed of the start positions (Chess960)")},
    std::pair{"pairings", QT_TRANSLATE_NOOP("pairwright::ChangeText", "Pairings of the round")},
    std::pair{"forbidden", QT_TRANSLATE_NOOP("pairwright::ChangeText", "Must not meet")},
    std::pair{"groupRules", QT_TRANSLATE_NOOP("pairwright::ChangeText", "Groups by rule")},
    std::pair{"prizes", QT_TRANSLATE_NOOP("pairwright::ChangeText", "Prizes")},
    std::pair{"prizeRules", QT_TRANSLATE_NOOP("pairwright::ChangeText", "Rules of the prizes")},
    std::pair{"prizeMarks", QT_TRANSLATE_NOOP("pairwright::ChangeText", "Who may win prizes")},
    std::pair{"teamRankings", QT_TRANSLATE_NOOP("pairwright::ChangeText", "Team rankings")},
    std::pair{"announced", QT_TRANSLATE_NOOP("pairwright::ChangeText", "Announced prizes")},
    std::pair{"result", QT_TRANSLATE_NOOP("pairwright::ChangeText", "Result")},
    std::pair{"postponed", QT_TRANSLATE_NOOP("pairwright::ChangeText", "Day of the game")},
    std::pair{"teams", QT_TRANSLATE_NOOP("pairwright::ChangeText", "How teams play")},
    std::pair{"teamOrder", QT_TRANSLATE_NOOP("pairwright::ChangeText", "Order of the team")},
    std::pair{"team", QT_TRANSLATE_NOOP("pairwright::ChangeText", "Team")},
    std::pair{"lineUp", QT_TRANSLATE_NOOP("pairwright::ChangeText", "Line-up")},
    std::pair{"absences", QT_TRANSLATE_NOOP("pairwright::ChangeText", "Byes and absences")},
    std::pair{"withdrawals", QT_TRANSLATE_NOOP("pairwright::ChangeText", "Withdrawal")},
    std::pair{"arrived", QT_TRANSLATE_NOOP("pairwright::ChangeText", "Check-in")},
    std::pair{"firstRound", QT_TRANSLATE_NOOP("pairwright::ChangeText", "Plays from round")},
    std::pair{"declaredOrder", QT_TRANSLATE_NOOP("pairwright::ChangeText", "Order of the players")},
};

} // namespace

QString fieldWord(const Finding& finding)
{
    const auto isMeant = [&finding](const char* key) {
        return finding.text == QLatin1StringView(key);
    };
    if (finding.player) {
        for (const PlayerFieldInfo& info : playerFields())
            if (isMeant(info.key))
                return playerFieldWord(info);
    } else {
        for (const EventFieldInfo& info : eventFields())
            if (isMeant(info.key))
                return eventFieldWord(info);
    }
    for (const auto& [key, word] : settingWords)
        if (isMeant(key))
            return QCoreApplication::translate("pairwright::ChangeText", word);
    return finding.text;
}

} // namespace pairwright
