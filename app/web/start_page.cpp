#include "app/domain/rounds/progress.h"
#include "app/domain/teams/games_of_teams.h"
#include "app/domain/text/filled.h"
#include "app/formats/csv/export.h"
#include "app/formats/report/report_frame.h"
#include "app/formats/report/round_start_text.h"
#include "app/formats/report/shown_date.h"
#include "app/formats/report/teams/match_sides.h"
#include "app/formats/trf/export.h"
#include "app/web/for_the_web.h"
#include "app/web/pages.h"
#include "engine/trf/writer.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

namespace pairwright::web {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::Web)
};

using Kind = Column::Kind;

QString eventHtml(const Source& source)
{
    const EventData& event = source.shown().event;
    QStringList facts;
    for (const QString& text : {placeAndDates(event), event.timeControl})
        if (!text.isEmpty())
            facts.append(isolated(text));
    if (!event.chiefArbiter.name.isEmpty())
        facts.append(Tr::tr("Chief arbiter: %1").toHtmlEscaped().arg(isolated(event.chiefArbiter.name)));
    return facts.isEmpty() ? QString() : paragraph(facts.join(QStringLiteral(" · ")));
}

/// Whose time is a date of the tournament, not of the writing. Of imported rounds nobody knows it.
QString publishedHtml(const RoundSource& round)
{
    const RoundVersion& version = *round.version;
    if (version.origin == PairingOrigin::imported || !version.publishedAt)
        return {};
    const QString at = shownDateTime(version.publishedAt->toLocalTime());
    return paragraph(escaped(filled(Tr::tr("The pairings of round %1 were published on %2."), round.number.value, at)),
                     "soft");
}

/// When the next one is played: the round that has no result yet, or the one after it.
QString nextStartHtml(const Source& source)
{
    const Tournament& tournament = source.shown();
    const RoundNumber next = roundToBegin(tournament);
    const RoundStart start = startOf(tournament.event, next);
    if (next.value > tournament.settings.plannedRounds || !start.isKnown())
        return {};
    return paragraph(escaped(filled(Tr::tr("Round %1: %2", "and when it starts"), next.value, roundStartText(start))));
}

/// Everybody who is named in a line-up of the round, with match and board.
void addSeated(const Source& source, const RoundSource& round, Table& table)
{
    const Tournament& shown = source.shown();
    std::map<PlayerKey, QStringList> rows;
    std::vector<const Player*> players;
    int number = 0;
    for (const Match& match : round.version->pairings.boards) {
        ++number;
        for (int board = 1; board <= match.gameCount(); ++board)
            for (const PlayerKey side : {match.a, match.b}) {
                const Game& game = match.game(board);
                const Player* player = seatedFor(shown, game, side);
                if (player == nullptr)
                    continue;
                const PlayerKey other = match.opponentOf(side);
                const Player* opponent = seatedFor(shown, game, other);
                players.push_back(player);
                rows[player->key] = {
                    source.name(player->key), filled(QStringLiteral("%1.%2"), number, board),
                    colourText(game.white == side ? Colour::White : Colour::Black).toHtmlEscaped(),
                    (opponent != nullptr ? source.name(opponent->key) + QStringLiteral(" · ") : QString()) +
                        source.name(other)};
            }
    }
    sortByName(players);
    for (const Player* player : players)
        table.addRow(rows.at(player->key));
}

/// The question of everybody in the hall.
QString whereHtml(const Source& source, const RoundSource& round)
{
    std::vector<const Player*> players;
    for (const Player& player : source.shown().players)
        if (isInRound(source, player.key, round.number))
            players.push_back(&player);
    sortByName(players);
    const bool ofTeams = source.tournament().settings.teams.has_value();
    Table table(Tr::tr("Where do I play in round %1?").arg(round.number.value),
                {{Tr::tr("Name"), Kind::rowHead},
                 {ofTeams ? Tr::tr("Match") : Tr::tr("Board"), Kind::number},
                 {Tr::tr("Colour"), Kind::text},
                 {Tr::tr("Opponent"), Kind::text}});
    table.makeSearchable();
    table.makeCards(Table::Cards::where);
    if (source.tournament().settings.teams)
        addSeated(source, round, table);
    for (const Player* player : players) {
        QStringList row{source.name(player->key)};
        row += placeCells(source, round, player->key);
        table.addRow(row);
    }
    return heading(2, Tr::tr("Round %1: where do I play?").arg(round.number.value).toHtmlEscaped()) + table.html();
}

QString downloadsHtml(const Source& source)
{
    QString list;
    for (const WebFile& file : downloads(source))
        list += QStringLiteral("<li>") + link(file.name, escaped(file.name)) + QStringLiteral("</li>\n");
    return heading(2, Tr::tr("To download").toHtmlEscaped()) + QStringLiteral("<ul>\n") + list +
           QStringLiteral("</ul>\n");
}

} // namespace

std::vector<WebFile> downloads(const Source& source)
{
    std::vector<WebFile> files{{QStringLiteral("players.csv"), playersCsv(peopleOf(source.shown()))}};
    if (source.rounds() > 0)
        files.push_back(
            {QStringLiteral("standings.csv"), standingsCsv(source.ranked(), source.tournament().settings.tieBreaks)});
    // A file with places after the last round is one of the final standings, and waits as they do.
    if (!finalStandingsWaitFor(source.tournament(), source.tournament().lastPublished().value).empty())
        return files;
    // A report is refused while a game is adjourned; what pairing engines read can say it.
    for (const trf::Profile profile : {trf::Profile::report, trf::Profile::engine}) {
        const trf::WriteOptions options{trf::Version::trf26, profile};
        if (source.tournament().settings.teams) {
            const auto file = exportTrf(source.shown(), options);
            if (!file)
                continue;
            files.push_back({QStringLiteral("tournament.trf"), file->bytes});
            break;
        }
        const auto text =
            trf::write(forTheWeb(toTrfDocument(source.tournament(), options), source.tournament()), options);
        if (!text)
            continue;
        files.push_back({QStringLiteral("tournament.trf"), QByteArray::fromStdString(text->text)});
        break;
    }
    return files;
}

void addStartPage(Pages& pages, const std::vector<RoundSource>& rounds)
{
    const Source& source = pages.source();
    QString html = eventHtml(source) + nextStartHtml(source);
    // The round that is played, not the last of those that are published together.
    const Round* inPlay = source.tournament().roundInPlay();
    const auto now = std::find_if(rounds.begin(), rounds.end(), [inPlay](const RoundSource& round) {
        return inPlay != nullptr && round.number == inPlay->number;
    });
    html += now == rounds.end() ? paragraph(Tr::tr("Round 1 is not published yet.").toHtmlEscaped())
                                : publishedHtml(*now) + whereHtml(source, *now);
    pages.add(QStringLiteral("index.html"),
              now == rounds.end() ? Tr::tr("Before round 1") : Tr::tr("Round %1").arg(now->number.value),
              html + downloadsHtml(source));
}

} // namespace pairwright::web
