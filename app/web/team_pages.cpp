#include "app/domain/text/filled.h"
#include "app/formats/display_text.h"
#include "app/formats/report/teams/match_sides.h"
#include "app/formats/report/teams/member_games.h"
#include "app/formats/report/teams/team_reports.h"
#include "app/web/pages.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <optional>

namespace pairwright::web {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::Web)
};

using Kind = Column::Kind;

QString discHtml(const Game& game, PlayerKey side)
{
    return game.white == side ? QStringLiteral("<span title=\"%1\">○</span>").arg(Tr::tr("White").toHtmlEscaped())
                              : QStringLiteral("<span title=\"%1\">●</span>").arg(Tr::tr("Black").toHtmlEscaped());
}

QString seatHtml(const Source& source, const Game& game, PlayerKey side)
{
    const Player* player = seatedFor(source.shown(), game, side);
    return discHtml(game, side) + QLatin1Char(' ') +
           (player != nullptr ? source.name(player->key) : QStringLiteral("–"));
}

/// Against whom the team played, and how.
QString matchesHtml(const Source& source, const std::vector<RoundSource>& rounds, PlayerKey team)
{
    Table table(Tr::tr("Matches"), {{Tr::tr("Round"), Kind::number},
                                    {Tr::tr("Match"), Kind::number},
                                    {Tr::tr("Opponent"), Kind::rowHead},
                                    {Tr::tr("Result"), Kind::centre}});
    for (const RoundSource& round : rounds) {
        if (!isInRound(source, team, round.number))
            continue;
        QStringList row{link(Source::fileOf(round.number), QString::number(round.number.value))};
        const std::vector<Match>& boards = round.version->pairings.boards;
        const auto found =
            std::find_if(boards.begin(), boards.end(), [team](const Match& match) { return match.has(team); });
        if (found == boards.end()) {
            row += QStringList{QString(), placeCells(source, round, team).last(), QString()};
        } else {
            Match own = *found; // told from the side of the team
            if (own.b == team)
                std::swap(own.a, own.b);
            row += QStringList{QString::number(found - boards.begin() + 1), source.name(found->opponentOf(team)),
                               matchText(own, source.tournament().settings).toHtmlEscaped()};
        }
        table.addRow(row);
    }
    return table.isEmpty() ? QString() : heading(2, Tr::tr("Matches").toHtmlEscaped()) + table.html();
}

QString membersHtml(const Source& source, PlayerKey team)
{
    const Tournament& shown = source.shown();
    std::vector<Column> columns{{Tr::tr("No.", "in the order of the team, column"), Kind::minorNumber},
                                {Tr::tr("Name"), Kind::rowHead},
                                {Tr::tr("Rtg", "rating, column"), Kind::minorNumber}};
    for (int round = 1; round <= source.rounds(); ++round)
        columns.push_back({QString::number(round), Kind::centre});
    columns.push_back({Tr::tr("Games"), Kind::minorNumber});
    columns.push_back({Tr::tr("Pts", "points, column"), Kind::points});
    Table table(Tr::tr("Players"), std::move(columns));
    for (const Player* member : shown.membersOf(team)) {
        QStringList row{QString::number(member->team->place), source.name(member->key),
                        member->data.rating ? QString::number(member->data.rating->value) : QString()};
        for (int round = 1; round <= source.rounds(); ++round) {
            const Seat seat = seatOf(shown, member->key, RoundNumber{round});
            row.append(seat.game != nullptr ? markOf(*seat.game, seat.team).toHtmlEscaped() : QString());
        }
        const Tally tally = tallyOf(shown, member->key, source.rounds());
        row.append(QString::number(tally.games));
        row.append(scoreText(tally.points).toHtmlEscaped());
        table.addRow(row);
    }
    return table.isEmpty() ? QString() : heading(2, Tr::tr("Players").toHtmlEscaped()) + table.html();
}

} // namespace

QString matchBoardsHtml(const Source& source, const RoundSource& round)
{
    QString html;
    int number = 0;
    for (const Match& match : round.version->pairings.boards) {
        ++number;
        Table table(filled(Tr::tr("Boards of match %1"), number), {{Tr::tr("Board"), Kind::number},
                                                                   {source.data(match.a).name, Kind::rowHead},
                                                                   {Tr::tr("Result"), Kind::centre},
                                                                   {source.data(match.b).name, Kind::rowHead}});
        table.makeCards(Table::Cards::seats);
        int board = 0;
        for (const Game& game : match.games)
            table.addRow({QString::number(++board), seatHtml(source, game, match.a),
                          boardText(match, game).toHtmlEscaped(), seatHtml(source, game, match.b)});
        html += heading(2, filled(Tr::tr("Match %1: %2 – %3").toHtmlEscaped(), number, source.name(match.a),
                                  source.name(match.b))) +
                table.html();
    }
    return html;
}

QString teamHtml(const Source& source, const std::vector<RoundSource>& rounds, PlayerKey team)
{
    return matchesHtml(source, rounds, team) + membersHtml(source, team);
}

QString memberGamesHtml(const Source& source, PlayerKey member)
{
    Table table(Tr::tr("Games"), {{Tr::tr("Round"), Kind::number},
                                  {Tr::tr("Board"), Kind::number},
                                  {Tr::tr("Colour"), Kind::text},
                                  {Tr::tr("Opponent"), Kind::rowHead},
                                  {Tr::tr("Rtg", "rating, column"), Kind::minorNumber},
                                  {Tr::tr("Team"), Kind::minorText},
                                  {Tr::tr("Result"), Kind::centre}});
    table.makeCards(Table::Cards::games);
    const Tournament& shown = source.shown();
    for (RoundNumber round{1}; round.value <= source.rounds(); ++round.value) {
        const Seat seat = seatOf(shown, member, round);
        if (seat.game == nullptr)
            continue;
        const Game& game = *seat.game;
        const PlayerKey other = game.white == seat.team ? game.black : game.white;
        const Player* opponent = seatedFor(shown, game, other);
        table.addRow(
            {link(Source::fileOf(round), QString::number(round.value)), boardCell(seat.board),
             (game.white == seat.team ? Tr::tr("White") : Tr::tr("Black")).toHtmlEscaped(),
             opponent != nullptr ? source.name(opponent->key) : QStringLiteral("–"),
             opponent != nullptr && opponent->data.rating ? QString::number(opponent->data.rating->value) : QString(),
             source.name(other), markOf(game, seat.team).toHtmlEscaped()});
    }
    return table.isEmpty() ? QString()
                           : QStringLiteral("<div>") + heading(2, Tr::tr("Games").toHtmlEscaped()) + table.html() +
                                 QStringLiteral("</div>\n");
}

bool hasBoardStandings(const Source& source)
{
    return source.tournament().settings.teams && source.standingsRound() > 0;
}

void addBoardStandings(Pages& pages)
{
    const Source& source = pages.source();
    if (!hasBoardStandings(source))
        return;
    const ReportDocument document = boardStandings(source.shown(), source.standingsRound(), {});
    // The sheet knows names only; whoever shares his stays without a link.
    std::map<QString, std::optional<PlayerKey>> pagesOf;
    for (const std::vector<Player>* all : {&source.shown().members, &source.shown().players})
        for (const Player& one : *all)
            for (const QString& written : {titledName(one.data), one.data.name})
                if (const auto [place, isNew] = pagesOf.emplace(written, one.key); !isNew && place->second != one.key)
                    place->second.reset();
    QString html;
    for (const ReportTable& report : document.tables) {
        std::vector<Column> columns;
        columns.reserve(report.columns.size());
        for (const ReportColumn& column : report.columns)
            columns.push_back({column.title, column.align == ReportColumn::Align::right ? Kind::number : Kind::text});
        columns[1].kind = Kind::rowHead;
        Table table(report.heading, std::move(columns));
        for (QStringList row : report.rows) {
            for (int column = 0; column < row.size(); ++column) {
                const auto found = pagesOf.find(row[column]);
                const bool isLinked = (column == 1 || column == 2) && found != pagesOf.end() && found->second;
                row[column] = isLinked ? source.name(*found->second) : isolated(row[column]);
            }
            table.addRow(row);
        }
        html += heading(2, escaped(report.heading)) + table.html();
    }
    for (const QString& note : document.notes)
        html += paragraph(escaped(note), "soft");
    pages.add(QStringLiteral("boards.html"), Tr::tr("Players by board"), html);
}

} // namespace pairwright::web
