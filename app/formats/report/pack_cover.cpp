#include "app/domain/players/tpn_order.h"
#include "app/domain/rounds/acceleration.h"
#include "app/domain/rounds/progress.h"
#include "app/domain/text/filled.h"
#include "app/domain/text/system_name.h"
#include "app/formats/board_places.h"
#include "app/formats/display_text.h"
#include "app/formats/report/ranked_players.h"
#include "app/formats/report/report_frame.h"
#include "app/formats/report/report_texts.h"
#include "app/formats/report/reports.h"
#include "app/formats/report/teams/match_sides.h"
#include "engine/capabilities.h"
#include "engine/systems.h"
#include "engine/tiebreaks/descriptor.h"

namespace pairwright {

namespace {

QString pointsOf(const PointSystem& points)
{
    return ReportTexts::tr("Win %1, draw %2, loss %3")
        .arg(scoreText(points.winValue()), scoreText(points.drawValue()), scoreText(points.lossValue()));
}

/// What somebody must know of a match.
QStringList rulesOfTeams(const Tournament& tournament)
{
    const Settings& settings = tournament.settings;
    const TeamRules& rules = *settings.teams;
    const bool byMatches = rules.primary == TeamScore::matchPoints;
    const QString matchPoints = ReportTexts::tr("match points");
    const QString gamePoints = ReportTexts::tr("game points");
    QStringList lines{
        ReportTexts::tr("A match: %1 boards; won %2, drawn %3, lost %4 match points")
            .arg(QString::number(rules.boards), scoreText(rules.win), scoreText(rules.draw), scoreText(rules.loss)),
        filled(ReportTexts::tr("What counts first: %1; then: %2", "match points, game points"),
               byMatches ? matchPoints : gamePoints,
               !rules.secondary ? ReportTexts::tr("nothing")
               : byMatches      ? gamePoints
                                : matchPoints),
        boardColoursNote(settings),
        isSeatedByTable(settings)
            ? ReportTexts::tr("The table says who sits at which board, so that each player of one team meets each of "
                              "the other. Nobody moves up for a player who is missing.")
        : rules.order == BoardOrder::fixed
            ? ReportTexts::tr("Players sit in the order of the team: whoever is missing is left out, and the others "
                              "move up.")
            : ReportTexts::tr("Players may sit in any order.")};
    if (capabilitiesOf(settings.system).allPlayAll)
        return lines;
    switch (rules.preferences) {
    case TeamPreferences::typeA: lines.append(ReportTexts::tr("Colour preferences of teams: type A (C.04.6)")); break;
    case TeamPreferences::typeB: lines.append(ReportTexts::tr("Colour preferences of teams: type B (C.04.6)")); break;
    case TeamPreferences::none: lines.append(ReportTexts::tr("Teams have no colour preferences.")); break;
    }
    return lines;
}

/// How the tournament is played, as far as somebody without the program must know it.
QStringList rulesOf(const Tournament& tournament)
{
    const Settings& settings = tournament.settings;
    QStringList rules;
    rules.append(ReportTexts::tr("%n round(s), %1 published", nullptr, settings.plannedRounds)
                     .arg(tournament.lastPublished().value));
    if (const SystemInfo* system = knownSystem(settings.system))
        rules.append(ReportTexts::tr("Pairing system: %1, edition %2")
                         .arg(systemName(*system), QString::number(system->id.edition)));
    rules.append(settings.teams ? ReportTexts::tr("On a board: %1", "the points").arg(pointsOf(settings.points))
                                : pointsOf(settings.points));
    if (settings.teams)
        rules += rulesOfTeams(tournament);
    if (settings.initialColour) {
        const bool white = settings.initialColour->colour == Colour::White;
        rules.append(settings.teams ? white ? ReportTexts::tr("Lot for round 1: team number 1 had White on board 1")
                                            : ReportTexts::tr("Lot for round 1: team number 1 had Black on board 1")
                     : white ? ReportTexts::tr("Lot for round 1: number 1 had White")
                                    : ReportTexts::tr("Lot for round 1: number 1 had Black"));
    }
    QStringList tieBreaks;
    for (const TieBreak& tieBreak : settings.tieBreaks)
        tieBreaks.append(tieBreakName(tieBreak));
    if (!tieBreaks.isEmpty())
        rules.append(ReportTexts::tr("Tie-breaks: %1").arg(tieBreaks.join(QStringLiteral(", "))));
    return rules;
}

QStringList forbiddenOf(const Tournament& tournament)
{
    QStringList lines;
    for (const ForbiddenPairs& pairs : tournament.settings.forbidden) {
        QStringList names;
        for (const PlayerKey key : pairs.players)
            if (const Player* player = tournament.player(key))
                names.append(titledName(player->data));
        lines.append(names.join(QStringLiteral(" – ")));
    }
    return lines;
}

QStringList openOf(const Tournament& tournament)
{
    QStringList lines;
    for (const OpenGames& games : openGames(tournament)) {
        for (const auto& [boards, why] :
             {std::pair(&games.missing, Unended::missing), std::pair(&games.adjourned, Unended::adjourned)})
            if (!boards->empty())
                lines.append(filled(ReportTexts::tr("Round %1: %2", "boards or matches"), games.round.value,
                                    boardPlaces(tournament, games.round, *boards, why, allPlaces)));
    }
    return lines;
}

/// One after another, with their numbers.
QStringList stepsByHand(const Tournament& tournament)
{
    const Settings& settings = tournament.settings;
    const bool teams = settings.teams.has_value();
    QStringList steps;
    if (!teams)
        steps << ReportTexts::tr("Write each result on the slip, on the wall chart and on the cards of both players.");
    else if (isSeatedByTable(settings))
        steps << ReportTexts::tr("Write the result of each board into the match report of its round when it has "
                                 "ended. A board where nobody sits is won by forfeit.");
    else
        steps << ReportTexts::tr("Captains hand in the line-up forms; write who sits where into the match reports, "
                                 "and the result of each board when it has ended. A board where nobody sits is won "
                                 "by forfeit.");
    if (teams)
        steps << ReportTexts::tr("Write the boards, the game points and the match points on the cards of both teams "
                                 "and on the wall chart, and add them up.");
    if (virtualPointsKind(tournament) != VirtualPoints::none)
        steps << ReportTexts::tr(
            "Add the virtual points of the round to the points, for the pairing alone: they stand on a "
            "sheet of their own.");
    if (isSeatedByTable(settings))
        steps << ReportTexts::tr("Nothing has to be paired: the schedule says for every round who sits at which "
                                 "board, and with which colour.");
    else if (capabilitiesOf(settings.system).allPlayAll)
        steps << (teams ? ReportTexts::tr("Nothing has to be paired: the schedule says for every round which teams "
                                          "meet; the team that is named first has White as the rules of the boards "
                                          "say.")
                        : ReportTexts::tr("Nothing has to be paired: the schedule says for every round who meets "
                                          "whom, and with which colour."));
    else if (teams)
        steps << ReportTexts::tr("Lay out the cards of the teams by points, and among equal points by pairing number; "
                                 "pair the teams by the rules of the system: no two teams meet twice, no team has the "
                                 "bye twice.")
              << ReportTexts::tr("Write the opponent and the colour on board 1 on both cards before the round begins.");
    else
        steps << ReportTexts::tr("Lay out the cards by points, and among equal points by pairing number; pair them by "
                                 "the rules of the system: nobody meets twice, nobody has the bye twice.")
              << ReportTexts::tr("Write opponent and colour on both cards before the round begins. Empty slips and "
                                 "cards are at the end.");
    steps << (teams ? ReportTexts::tr("Later enter the rounds with their line-ups in the program as they were played.")
                    : ReportTexts::tr("Later enter the rounds in the program as they were played."));
    for (int i = 0; i < steps.size(); ++i)
        steps[i] = filled(ReportTexts::tr("%1. %2", "number and what is done"), i + 1, steps[i]);
    return steps;
}

} // namespace

ReportDocument packCover(const Tournament& tournament, const QStringList& sheets, const ReportOptions& options)
{
    const Speaking speaking(options.language);
    const Round* inPlay = tournament.roundInPlay();
    ReportDocument document = startReport(ReportKind::disasterPack, tournament, ReportTexts::tr("Disaster pack"),
                                          options, inPlay != nullptr ? std::optional(inPlay->number) : std::nullopt,
                                          inPlay != nullptr ? inPlay->published() : nullptr);
    document.introduction.append(ReportTexts::tr(
        "With these sheets the tournament goes on without a computer: as it stands when they were made."));
    const auto add = [&document](const QString& heading, const QStringList& paragraphs) {
        if (!paragraphs.isEmpty())
            document.sections.push_back({heading, paragraphs, {}});
    };
    add(ReportTexts::tr("How it is played"), rulesOf(tournament));
    add(ReportTexts::tr("Must not meet"), forbiddenOf(tournament));
    add(ReportTexts::tr("Games without a result"), openOf(tournament));
    add(ReportTexts::tr("What follows"), sheets);
    add(ReportTexts::tr("To go on by hand"), stepsByHand(tournament));
    return document;
}

} // namespace pairwright
