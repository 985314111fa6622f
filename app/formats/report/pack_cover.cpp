#include "app/domain/players/tpn_order.h"
#include "app/domain/rounds/progress.h"
#include "app/formats/display_text.h"
#include "app/formats/report/ranked_players.h"
#include "app/formats/report/report_frame.h"
#include "app/formats/report/report_texts.h"
#include "app/formats/report/reports.h"
#include "engine/systems.h"
#include "engine/tiebreaks/descriptor.h"

namespace pairwright {

namespace {

QString pointsOf(const PointSystem& points)
{
    return ReportTexts::tr("Win %1, draw %2, loss %3")
        .arg(scoreText(points.winValue()), scoreText(points.drawValue()), scoreText(points.lossValue()));
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
                         .arg(QString::fromStdString(std::string(system->name)), QString::number(system->id.edition)));
    rules.append(pointsOf(settings.points));
    if (settings.initialColour)
        rules.append(settings.initialColour->colour == Colour::White
                         ? ReportTexts::tr("Lot for round 1: number 1 had White")
                         : ReportTexts::tr("Lot for round 1: number 1 had Black"));
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
        QStringList boards;
        for (const auto& list : {games.missing, games.adjourned})
            for (const int board : list)
                boards.append(QString::number(board));
        lines.append(ReportTexts::tr("Round %1: boards %2")
                         .arg(QString::number(games.round.value), boards.join(QStringLiteral(", "))));
    }
    return lines;
}

} // namespace

ReportDocument packCover(const Tournament& tournament, const QStringList& sheets, const ReportOptions& options)
{
    const Speaking speaking(options.language);
    const int published = tournament.lastPublished().value;
    const auto round = published > 0 ? std::optional(RoundNumber{published}) : std::nullopt;
    ReportDocument document = startReport(ReportKind::disasterPack, tournament, ReportTexts::tr("Disaster pack"),
                                          options, round, round ? tournament.round(*round)->published() : nullptr);
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
    add(ReportTexts::tr("To go on by hand"),
        {ReportTexts::tr("1. Write each result on the slip, on the wall chart and on the cards of both players."),
         ReportTexts::tr(
             "2. Lay out the cards by points, and among equal points by pairing number; pair them by the rules of "
             "the system: nobody meets twice, nobody has the bye twice."),
         ReportTexts::tr(
             "3. Write opponent and colour on both cards before the round begins. Empty slips and cards are at "
             "the end."),
         ReportTexts::tr("4. Later enter the rounds in the program as they were played.")});
    return document;
}

} // namespace pairwright
