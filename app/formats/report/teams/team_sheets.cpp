#include "app/domain/players/tpn_order.h"
#include "app/domain/text/filled.h"
#include "app/formats/display_text.h"
#include "app/formats/report/report_frame.h"
#include "app/formats/report/report_texts.h"
#include "app/formats/report/rounds_in_order.h"
#include "app/formats/report/teams/match_sides.h"
#include "app/formats/report/teams/member_games.h"
#include "app/formats/report/teams/team_reports.h"

namespace pairwright {

namespace {

using Align = ReportColumn::Align;

/// "against Begonia, White on board 1"; empty where the team has no match.
QString matchOf(const Tournament& tournament, PlayerKey team, const RoundVersion& version)
{
    for (const Match& match : version.pairings.boards) {
        if (!match.has(team))
            continue;
        const QString words = match.a == team
                                  ? ReportTexts::tr("against %1, White on board 1", "a team, of its opponents")
                                  : ReportTexts::tr("against %1, Black on board 1", "a team, of its opponents");
        return words.arg(tournament.player(match.opponentOf(team))->data.name);
    }
    return {};
}

/// Empty where nobody is named.
QString captainText(const Player& team)
{
    const QString& captain = team.data.captain;
    return captain.isEmpty() ? QString() : ReportTexts::tr("Captain: %1").arg(captain);
}

ReportTable formOf(const Tournament& tournament, PlayerKey team, RoundNumber round, const RoundVersion* version,
                   const ReportOptions& shown)
{
    ReportTable table;
    table.heading = filled(QStringLiteral("%1   %2"), tournament.player(team)->data.name,
                           ReportTexts::tr("Round %1").arg(round.value)); // the forms are cut apart
    if (const QString match = version != nullptr ? matchOf(tournament, team, *version) : QString(); !match.isEmpty())
        table.heading += QStringLiteral("   ") + match;
    table.ruled = true;
    table.together = true;
    table.columns.push_back({ReportTexts::tr("No.", "in the order of the team, column"), Align::right, false});
    table.columns.push_back(nameColumn(ReportTexts::tr("Name")));
    addPlayerColumns(shown, table.columns);
    table.columns.push_back({ReportTexts::tr("Board"), Align::centre, false, QStringLiteral("00 00 00")});
    for (const Player* member : tournament.membersOf(team)) {
        QStringList row{QString::number(member->team->place), titledName(member->data)};
        addPlayerCells(shown, member->data, row);
        row.append(QString());
        table.rows.push_back(std::move(row));
    }
    const QString captain = captainText(*tournament.player(team));
    table.fields = {{{captain.isEmpty() ? ReportTexts::tr("Captain") : captain}}};
    return table;
}

} // namespace

ReportDocument lineUpForms(const Tournament& tournament, RoundNumber round, const ReportOptions& options)
{
    const Speaking speaking(options.language);
    const Round* stored = tournament.round(round);
    const RoundVersion* version = stored == nullptr                ? nullptr
                                  : stored->published() != nullptr ? stored->published()
                                                                   : stored->proposal();
    ReportDocument document =
        startReport(ReportKind::lineUpForms, tournament, ReportTexts::tr("Line-ups for round %1").arg(round.value),
                    options, round, version);
    document.headline = ReportTexts::tr("Round %1").arg(round.value);
    const ReportOptions shown = withoutEmptyColumns(options, tournament);
    document.alike = true;
    document.cutApart = true;
    for (const PlayerKey team : tpnOrder(tournament)) {
        const Presence presence = presenceIn(*tournament.player(team), round);
        if (presence == Presence::withdrawn || presence == Presence::notEntered)
            continue; // a bye may still be taken back
        document.tables.push_back(formOf(tournament, team, round, version, shown));
    }
    document.notes.append(ReportTexts::tr("Write beside each player who plays the number of the board, 1 to %1, and "
                                          "sign.")
                              .arg(tournament.settings.teams->boards));
    document.notes.append(isSeatedByTable(tournament.settings)
                              ? ReportTexts::tr("The table says who sits at which board; only who sits for a player "
                                                "who is missing is written here.")
                          : tournament.settings.teams->order == BoardOrder::fixed
                              ? ReportTexts::tr("Players sit in this order: whoever is missing is left out, and the "
                                                "others move up.")
                              : ReportTexts::tr("Players may sit in any order."));
    return document;
}

ReportDocument teamPlayers(const Tournament& tournament, int afterRound, const ReportOptions& options)
{
    const Speaking speaking(options.language);
    const int rounds = tournament.atMostPublished(afterRound);
    ReportDocument document =
        startSheetAfter(ReportKind::teamPlayers, tournament,
                        ReportTexts::tr("Teams and their players after round %1").arg(rounds), options, rounds);
    const ReportOptions shown = withoutEmptyColumns(options, tournament);
    document.alike = true;
    int number = 0;
    for (const PlayerKey team : tpnOrder(tournament)) {
        ReportTable table;
        table.heading = filled(QStringLiteral("%1   %2"), ++number, tournament.player(team)->data.name);
        if (const QString captain = captainText(*tournament.player(team)); !captain.isEmpty())
            table.heading += QStringLiteral("   ") + captain;
        table.together = true;
        table.columns.push_back({ReportTexts::tr("No.", "in the order of the team, column"), Align::right, false});
        table.columns.push_back(nameColumn(ReportTexts::tr("Name")));
        addPlayerColumns(shown, table.columns);
        const std::size_t first = table.columns.size();
        for (int round = 1; round <= rounds; ++round)
            table.columns.push_back({QString::number(round), Align::centre, false, QStringLiteral("00")});
        table.columns.push_back({ReportTexts::tr("Games", "column"), Align::right, false});
        table.columns.push_back(memberPointsColumn());
        for (const Player* member : tournament.membersOf(team)) {
            QStringList row{QString::number(member->team->place), titledName(member->data)};
            addPlayerCells(shown, member->data, row);
            for (int round = 1; round <= rounds; ++round) {
                const Seat seat = seatOf(tournament, member->key, RoundNumber{round});
                if (seat.game == nullptr)
                    table.hatched.insert({table.rows.size(), static_cast<std::size_t>(row.size())});
                row.append(seat.game != nullptr ? markOf(*seat.game, seat.team) : QString());
            }
            const Tally tally = tallyOf(tournament, member->key, rounds);
            row.append(QString::number(tally.games));
            row.append(scoreText(tally.points));
            table.rows.push_back(std::move(row));
        }
        keepRoundsInOrder(table, first, static_cast<std::size_t>(rounds));
        document.tables.push_back(std::move(table));
    }
    document.notes.append(ReportTexts::tr("A hatched field: not in the line-up of that round."));
    return document;
}

} // namespace pairwright
