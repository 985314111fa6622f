#include "ui/text/steps/team_text.h"

#include "app/domain/teams/seats.h"
#include "app/formats/report/teams/match_sides.h"
#include "ui/text/format.h"

#include <QCoreApplication>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::TeamText)
};

QString nameOf(TeamScore score)
{
    return score == TeamScore::matchPoints ? Tr::tr("match points") : Tr::tr("game points");
}

} // namespace

QString teamSentence(const Finding& finding, const Tournament& tournament, const QString& subject, const QString& other)
{
    const int board = static_cast<int>(finding.value.value_or(0));
    switch (finding.code) {
    case FindingCode::noTeamsHere: return Tr::tr("Everybody plays for himself in this tournament; there are no teams.");
    case FindingCode::teamsOrPlayers:
        return Tr::tr("Whether teams play or players is said before the first one is registered. Remove those who are "
                      "registered first.");
    case FindingCode::invalidTeamRules:
        return Tr::tr("These rules are not possible: 1 to 20 boards, and a match won is worth more than one lost.");
    case FindingCode::notOfTheTeam:
        return Tr::tr("Board %1: %2 does not play for %3.").arg(QString::number(board), subject, other);
    case FindingCode::seatedTwice:
        return Tr::tr("Board %1: %2 sits at a higher board already.").arg(QString::number(board), subject);
    case FindingCode::seatedOutOfOrder:
        return Tr::tr("Board %1: %2 stands before %3 in the order of the team, and sits below.")
            .arg(QString::number(board), subject, other);
    case FindingCode::seatedOverLimit:
        return Tr::tr("Board %1: %2 is rated too much higher than %3, who sits above.")
            .arg(QString::number(board), subject, other);
    case FindingCode::seatedOtherThanTable:
        return other.isEmpty()
                   ? Tr::tr("Board %1: by the table nobody sits here for the team, and %2 at another board.")
                         .arg(QString::number(board), subject)
                   : Tr::tr("Board %1: by the table %3 sits here in this round, and %2 at another board. Who changes "
                            "places meets other players than the table says.")
                         .arg(QString::number(board), subject, other);
    case FindingCode::teamTooSmall:
        if (!finding.value)
            return Tr::tr("%1 has no players: paired all the same it leaves every board empty.").arg(subject);
        return Tr::tr("%1 has fewer players than the table has places (%2). Add players, or set the boards of a match "
                      "to fewer.")
            .arg(subject, QString::number(board));
    case FindingCode::emptyBoard:
        if (finding.player && isWithoutPlayers(tournament, *finding.player))
            return Tr::tr("Match %1, board %2: %3 has no players, so no game of it is played. Enter its players first "
                          "(Players of the Team), or a forfeit.")
                .arg(QString::number(finding.board.value_or(0)), QString::number(board), subject);
        return finding.player
                   ? Tr::tr("Match %1, board %2: %3 has nobody there, so no game is played. The other side wins by "
                            "forfeit.")
                         .arg(QString::number(finding.board.value_or(0)), QString::number(board), subject)
                   : Tr::tr("Match %1, board %2: nobody is there, so no game is played. Both lose by forfeit.")
                         .arg(QString::number(finding.board.value_or(0)), QString::number(board));
    case FindingCode::leavesPlayedBoard:
        return Tr::tr("Board %1: a game was played there, so somebody sits there for %2. Name the player, or enter the "
                      "forfeit first.")
            .arg(QString::number(board), subject);
    case FindingCode::seatsOfPlayedGames:
        return Tr::tr("Games of the match of %1 have results already; they count for whoever is named now.")
            .arg(subject);
    default: return {};
    }
}

bool isTeam(const std::optional<PlayerKey>& key, const Tournament& tournament)
{
    return tournament.settings.teams && key && tournament.player(*key) != nullptr;
}

QString boardColoursText(BoardColours colours, int boards)
{
    const std::string letters = colours.letters(boards);
    if (letters == BoardColours::alternating().letters(boards))
        return Tr::tr("White on every other board");
    if (letters == BoardColours::alike().letters(boards))
        return Tr::tr("White on all boards");
    return Tr::tr("White on boards %1").arg(whiteBoards(colours, boards));
}

QString teamRulesText(const std::optional<TeamRules>& rules)
{
    if (!rules)
        return {};
    QStringList lines{
        Tr::tr("%n board(s) a match", nullptr, rules->boards), boardColoursText(rules->colours, rules->boards),
        rules->order == BoardOrder::fixed ? Tr::tr("in the order of the team") : Tr::tr("in any order"),
        Tr::tr("match points: %1")
            .arg(QStringList{formatScore(rules->win), formatScore(rules->draw), formatScore(rules->loss)}.join(
                QStringLiteral(" / "))),
        Tr::tr("counts first: %1").arg(nameOf(rules->primary))};
    lines.append(rules->preferences == TeamPreferences::typeA   ? Tr::tr("colour preferences of type A")
                 : rules->preferences == TeamPreferences::typeB ? Tr::tr("colour preferences of type B")
                                                                : Tr::tr("no colour preferences"));
    if (rules->asGacrux)
        lines.append(Tr::tr("paired as the program Gacrux does"));
    if (rules->secondary)
        lines.append(Tr::tr("then: %1").arg(nameOf(*rules->secondary)));
    lines.append(Tr::tr("strength: the best %n player(s)", nullptr, rules->strengthOf.value_or(rules->boards)));
    if (rules->mostRatingAhead)
        lines.append(
            Tr::tr("nobody more than %1 rating points above who sits before him").arg(*rules->mostRatingAhead));
    return lines.join(QLatin1Char('\n'));
}

} // namespace pairwright
