#include "ui/text/steps/round_robin_text.h"

#include "app/domain/text/filled.h"
#include "engine/base/limits.h"
#include "ui/text/format.h"

#include <QCoreApplication>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::FindingText)
};

/// What stands there, what is to stand there, and whether the report tells it.
QString replacedResult(const Finding& finding, const Tournament& tournament, const QString& place)
{
    const auto before = gameResultFromCode(finding.theirs);
    const auto after = gameResultFromCode(finding.mine);
    const QString result = before ? formatResult(*before) : QString();
    QString sentence =
        after ? filled(Tr::tr("Round %1, %2: the result %3 is replaced by %4.", "%2: board or match, %3, %4: results"),
                       finding.round->value, place, result, formatResult(*after))
              : filled(Tr::tr("Round %1, %2: the result %3 is taken away.", "%2: board or match, %3: a result"),
                       finding.round->value, place, result);
    const Round* inPlay = tournament.roundInPlay();
    if (inPlay != nullptr && *finding.round < inPlay->number)
        sentence += QLatin1Char(' ') + Tr::tr("The round is over: the report tells it.");
    return sentence;
}

} // namespace

QString roundRobinSentence(const Finding& finding, const Tournament& tournament, const QString& subject,
                           const QString& other, const QString& place)
{
    const bool ofTeams = tournament.settings.teams.has_value();
    const int value = static_cast<int>(finding.value.value_or(0));
    const int round = finding.round ? finding.round->value : 0;
    switch (finding.code) {
    case FindingCode::numbersMissing:
        return ofTeams
                   ? Tr::tr("The numbers of the teams are not drawn yet. Draw them: the table says by number who meets "
                            "whom.")
                   : Tr::tr(
                         "The numbers of the players are not drawn yet. Draw them: the table says by number who meets "
                         "whom.");
    case FindingCode::varmaImpossible:
        return Tr::tr("The Varma tables are for 9 to 24 players, and these are %1. Draw the numbers by lot.")
            .arg(value);
    case FindingCode::tableMissing:
        return (ofTeams ? Tr::tr("A round robin is for 3 to 40 teams, and for no more than %1 rounds in all cycles; "
                                 "these are %n team(s).",
                                 nullptr, value)
                        : Tr::tr("A round robin is for 3 to 40 players, and for no more than %1 rounds in all cycles; "
                                 "these are %n player(s).",
                                 nullptr, value))
            .arg(mostRounds);
    case FindingCode::twoTeamsWanted:
        return Tr::tr(
            "A Scheveningen match is between two teams on 3 to 20 boards; %n team(s) are registered here. Add or "
            "remove teams, set the boards under Set-up on the Overview page, or choose another system there.",
            nullptr, value);
    case FindingCode::noByesInATable:
        return Tr::tr(
            "There are no byes with points in a round robin: everybody meets everybody. Postpone the game, or "
            "enter it as lost by forfeit.");
    case FindingCode::byesDropped:
        return Tr::tr("%n bye(s) with points that were requested go: there are none in a round robin.", nullptr, value);
    case FindingCode::takesFreeNumber:
        return filled(
            ofTeams ? Tr::tr("%1 takes number %2, which is free, and meets every team: in the rounds that have begun "
                             "as well. These matches are open, and can be played later.")
                    : Tr::tr("%1 takes number %2, which is free, and meets everybody: in the rounds that have begun "
                             "as well. These games are open, and can be played later."),
            finding.text, value);
    case FindingCode::tooLateForTheTable:
        return (ofTeams ? Tr::tr("No number is free in the published rounds, and they are laid out for more teams only "
                                 "as long as they have no result, and for at most 40 teams and %1 rounds.")
                        : Tr::tr("No number is free in the published rounds, and they are laid out for more players "
                                 "only as long as they have no result, and for at most 40 players and %1 rounds."))
            .arg(mostRounds);
    case FindingCode::tableLaidOutAnew:
        return filled(
            ofTeams ? Tr::tr("No number is free, but no result is in either: all rounds are laid out anew for %1 "
                             "teams, %2 rounds in all, and those that were published are published again. Every team "
                             "keeps its number and gets other opponents in other rounds: what hangs or was handed out "
                             "does not hold any more, and games are no longer postponed.")
                    : Tr::tr("No number is free, but no result is in either: all rounds are laid out anew for %1 "
                             "players, %2 rounds in all, and those that were published are published again. Everybody "
                             "keeps the number and gets other opponents in other rounds: what hangs or was handed out "
                             "does not hold any more, and games are no longer postponed."),
            finding.text, value);
    case FindingCode::notTied:
        return Tr::tr(
            "Those who are to be ranked by hand are not exactly the players who share one rank after the last round.");
    case FindingCode::notTiedForFirst:
        return Tr::tr("%1 does not share the first place on points after all games: there is no play-off to be won.")
            .arg(subject);
    case FindingCode::pairMeetsOtherwise:
        return value == 0 ? filled(Tr::tr("%1 and %2 do not meet in any round."), subject, other)
                          : filled(Tr::tr("%1 and %2 meet %n time(s) in all rounds.", nullptr, value), subject, other);
    case FindingCode::gamesStay:
        return (ofTeams
                    ? Tr::tr("%1 has played at least half of the matches: all results stay, and the open matches are "
                             "lost by forfeit.")
                    : Tr::tr("%1 has played at least half of the games: all results stay, and the open games are lost "
                             "by forfeit."))
            .arg(subject);
    case FindingCode::gamesAreStruckOut:
        return (ofTeams
                    ? Tr::tr("%1 has played less than half of the matches: they stay in the cross-table and for the "
                             "rating, but count for no team’s standings, and the open matches are lost by forfeit.")
                    : Tr::tr("%1 has played less than half of the games: they stay in the cross-table and for the "
                             "rating, but count for nobody’s standings, and the open games are lost by forfeit."))
            .arg(subject);
    case FindingCode::resultAlreadyIn:
        return filled(Tr::tr("Round %1, %2: the result is in, there is nothing to postpone.", "%2: board or match"),
                      round, place);
    case FindingCode::resultReplaced: return replacedResult(finding, tournament, place);
    default: return {};
    }
}

} // namespace pairwright
