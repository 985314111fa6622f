#include "app/domain/rounds/progress.h"
#include "app/domain/rounds/withdrawal_after.h"
#include "app/domain/teams/games_of_teams.h"
#include "app/domain/text/filled.h"
#include "app/formats/display_text.h"
#include "app/formats/report/all_play_all_grid.h"
#include "app/formats/report/cross_table_cells.h"
#include "app/formats/report/open_games_notes.h"
#include "app/formats/report/ranked_players.h"
#include "app/formats/standings/category.h"
#include "app/formats/standings/tie_break_columns.h"
#include "app/web/pages.h"
#include "engine/capabilities.h"
#include "engine/tiebreaks/descriptor.h"

#include <QCoreApplication>
#include <QCryptographicHash>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <optional>

namespace pairwright::web {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::Web)
};

using Kind = Column::Kind;

QString nameCell(const Source& source, PlayerKey player)
{
    if (source.shown().member(player) != nullptr) // it is his team that withdraws
        return source.name(player);
    if (source.ranked().playOffWinner() == player)
        return playOffWinnerText(QStringLiteral("%1")).toHtmlEscaped().arg(source.name(player));
    const Withdrawal* withdrawal =
        withdrawalAfter(source.shown(), *source.shown().anybody(player), source.standingsRound());
    if (withdrawal == nullptr)
        return source.name(player);
    return withdrawal->expelled ? filled(Tr::tr("%1 (expelled, round %2)", "a player").toHtmlEscaped(),
                                         source.name(player), withdrawal->from.value)
                                : Tr::tr("%1 (withdrawn)").toHtmlEscaped().arg(source.name(player));
}

QString codeOf(const TieBreak& tieBreak)
{
    return QString::fromStdString(toString(tieBreak));
}

QString placesNote(const Source& source)
{
    QString html = source.areStated() ? paragraph(escaped(statedRanksText())) : QString();
    if (const QString expelled = source.ranked().expelledText(); !expelled.isEmpty())
        html += paragraph(escaped(expelled));
    return html;
}

QString playOffNoteHtml(const Source& source)
{
    const auto winner = source.ranked().playOffWinner();
    return winner ? paragraph(playOffNote(QStringLiteral("%1")).toHtmlEscaped().arg(source.name(*winner))) : QString();
}

QString tieBreakNote(const Source& source)
{
    const std::vector<TieBreak>& tieBreaks = source.tournament().settings.tieBreaks;
    QStringList names;
    for (const TieBreak& tieBreak : tieBreaks)
        names.append(codeOf(tieBreak) + QStringLiteral(" = ") + tieBreakName(tieBreak));
    QString note = names.isEmpty() ? QString() : paragraph(escaped(names.join(QStringLiteral(", "))), "soft");
    if (const QString without = notComputedText(source.standings(), tieBreaks); !without.isEmpty())
        note += paragraph(escaped(without), "soft");
    return note;
}

QString placeCell(const Source& source, const RankedPlayers::Line& line)
{
    const auto change = source.rankChange(line.player->key);
    if (!change || *change == 0)
        return line.rankText();
    const bool won = *change > 0;
    return line.rankText() + (won ? QStringLiteral(" <b class=\"up\">▲") : QStringLiteral(" <b class=\"down\">▼")) +
           QString::number(std::abs(*change)) + QStringLiteral("</b>");
}

/// What is told beside an opponent's number.
QString toldOutcome(const PathStep& step)
{
    const bool white = step.colour == Colour::White;
    switch (step.kind) {
    case PathStep::Kind::won:
        return white ? Tr::tr("White won", "against a number") : Tr::tr("Black won", "against a number");
    case PathStep::Kind::drew:
        return white ? Tr::tr("White drew", "against a number") : Tr::tr("Black drew", "against a number");
    case PathStep::Kind::lost:
        return white ? Tr::tr("White lost", "against a number") : Tr::tr("Black lost", "against a number");
    default: return white ? Tr::tr("White plays", "against a number") : Tr::tr("Black plays", "against a number");
    }
}

/// A square for each round: its shape tells the outcome, a ring White; in words for who does not see it. Short, as
/// there are many: the style sheet knows them by their tags.
QString storyCell(const Source& source, PlayerKey player)
{
    using Did = PathStep::Kind;
    QString html;
    for (const PathStep& step : source.paths().of(player)) {
        const QString opponent = step.opponent ? source.number(*step.opponent) : QString();
        const bool hasGame = step.kind <= Did::open;
        const QLatin1StringView square(isFull(step) ? "i" : step.kind == Did::drew ? "u" : "s");
        const QLatin1StringView words(hasGame && step.colour == Colour::White ? "em" : "small");
        const QLatin1StringView kind(step.kind == Did::open     ? " class=\"o\""
                                     : step.kind == Did::absent ? " class=\"a\""
                                     : hasGame                  ? ""
                                                                : " class=\"f\"");
        html += QLatin1Char('<') + square + kind + QLatin1Char('>') +
                (hasGame ? opponent : markOf(step).toHtmlEscaped()) + QLatin1Char('<') + words + QStringLiteral("> ") +
                (hasGame ? toldOutcome(step) : toldStep(step, opponent)).toHtmlEscaped() + QStringLiteral("</") +
                words + QStringLiteral("></") + square + QLatin1Char('>');
    }
    return html;
}

/// What the squares mean, with the same squares.
QString storyLegend()
{
    return QStringLiteral("<p class=\"soft s\"><i>9</i> ") + Tr::tr("won against 9").toHtmlEscaped() +
           QStringLiteral(" <u>9</u> ") + Tr::tr("drew", "the game").toHtmlEscaped() + QStringLiteral(" <s>9</s> ") +
           Tr::tr("lost", "the game").toHtmlEscaped() + QStringLiteral(" <s>9<em> ") + Tr::tr("White").toHtmlEscaped() +
           QStringLiteral("</em></s> ") + Tr::tr("had White").toHtmlEscaped() +
           QStringLiteral(" <s class=\"f\">+</s> ") + Tr::tr("no game: bye, forfeit").toHtmlEscaped() +
           QStringLiteral("</p>\n");
}

/// The part of a file's name that tells one category from the others.
QString slugOf(const StandingsCategory& category)
{
    const QString kind = QString::number(static_cast<int>(category.kind));
    if (!category.text.isEmpty()) {
        constexpr qsizetype enough = 10;
        const QByteArray hash = QCryptographicHash::hash(category.text.toUtf8(), QCryptographicHash::Sha256).toHex();
        return kind + QLatin1Char('-') + QString::fromLatin1(hash.left(enough));
    }
    return filled(QStringLiteral("%1-%2-%3"), kind, category.lowest, category.highest);
}

/// Places of its own for a part of the field; empty where nobody is to be shown. Who is not to be named is only
/// counted.
QString categoryHtml(const Source& source, const StandingsCategory& category)
{
    Table table(nameOf(category), {{Tr::tr("Place"), Kind::number},
                                   {Tr::tr("Name"), Kind::rowHead},
                                   {Tr::tr("Rtg", "rating, column"), Kind::number},
                                   {Tr::tr("Pts", "points, column"), Kind::number},
                                   {Tr::tr("Place of all"), Kind::minorNumber}});
    const int year = yearOfEvent(source.tournament());
    int place = 0;
    int members = 0;
    int before = 0;
    int unnamed = 0;
    for (const RankedPlayers::Line& line : source.standings()) {
        // Ages come from the tournament itself: those of the players whom the web names are no longer in theirs.
        if (!belongsTo(category, source.tournament().player(line.player->key)->data, year))
            continue;
        // In a group a number would have an age, a rating or a club; a gap in the places would tell which number.
        if (source.data(line.player->key).offTheWeb) {
            ++unnamed;
            continue;
        }
        ++members;
        if (line.row.rank != before)
            place = members;
        before = line.row.rank;
        table.addRow({QString::number(place), nameCell(source, line.player->key), source.ratingText(line.player->key),
                      scoreText(line.row.score), line.rankText()});
    }
    if (table.isEmpty())
        return {};
    return table.html() + (unnamed == 0 ? QString()
                                        : paragraph(escaped(Tr::tr("The places are those among the players shown. %n "
                                                                   "more of the group is not to be named.",
                                                                   nullptr, unnamed)),
                                                    "soft"));
}

/// The games of two, in their slots.
QString gamesCell(const QStringList& marks)
{
    if (marks.size() == 1)
        return escaped(marks.front());
    QString html;
    for (const QString& mark : marks)
        html += QStringLiteral("<span class=\"part\">") + escaped(mark) + QStringLiteral("</span>");
    return html;
}

/// Of a tournament in which everybody meets everybody: by numbers.
void addGrid(Pages& pages)
{
    const Source& source = pages.source();
    const AllPlayAllGrid grid(source.tournament(), source.standingsRound());
    std::vector<Column> columns{{Tr::tr("No.", "pairing number, column"), Kind::number},
                                {Tr::tr("Name"), Kind::rowHead}};
    if (grid.isOfTeams())
        columns.push_back({Tr::tr("Team"), Kind::minorText});
    // Beside the name, where a narrow screen shows them too.
    columns.push_back({Tr::tr("Pts", "points, column"), Kind::number});
    columns.push_back({Tr::tr("Place"), Kind::number});
    for (int column = 1; column <= grid.columns(); ++column)
        columns.push_back({QString::number(column), Kind::centre});
    const QString title = Tr::tr("Cross-table after round %1").arg(source.standingsRound());
    Table table(title, std::move(columns));
    table.makeSearchable();
    const Tournament games = grid.isOfTeams() ? gamesOfTeams(source.tournament()) : Tournament();
    const auto ofPlayers =
        grid.isOfTeams() ? std::optional(RankedPlayers(games, source.standingsRound(), {})) : std::nullopt;
    std::vector<RankedPlayers::Line> lines = (ofPlayers ? *ofPlayers : source.ranked()).everybody();
    std::sort(lines.begin(), lines.end(), [](const auto& a, const auto& b) { return a.number < b.number; });
    for (const RankedPlayers::Line& line : lines) {
        const PlayerKey player = line.player->key;
        QStringList row{grid.number(player), nameCell(source, player)};
        if (grid.isOfTeams())
            row.append(isolated(source.shown().player(source.shown().member(player)->team->team)->data.name));
        row += {scoreText(line.row.score), line.rankText()};
        for (int column = 0; column < grid.columns(); ++column)
            row.append(grid.isSelf(player, column) ? QStringLiteral("<span class=\"self\"></span>")
                                                   : gamesCell(grid.marks(player, column)));
        table.addRow(row, {}, grid.isStruckOut(player) ? "out" : nullptr);
    }
    pages.add(QStringLiteral("crosstable.html"), title,
              openGamesNote(source) + placesNote(source) + playOffNoteHtml(source) + table.html() +
                  paragraph(escaped(grid.legend()), "soft"));
}

} // namespace

QString openGamesNote(const Source& source)
{
    QString html;
    for (const QString& note :
         openGamesNotes(source.tournament(), openGames(source.tournament(), source.standingsRound())))
        html += paragraph(escaped(note));
    return html;
}

void addStandings(Pages& pages)
{
    const Source& source = pages.source();
    const std::vector<TieBreak>& tieBreaks = source.tournament().settings.tieBreaks;
    std::vector<Column> columns{{Tr::tr("Place"), Kind::number},
                                {Tr::tr("No.", "pairing number, column"), Kind::minorNumber},
                                {Tr::tr("Name"), Kind::rowHead},
                                {Tr::tr("Rtg", "rating, column"), Kind::minorNumber},
                                {Tr::tr("Fed", "federation, column"), Kind::minorText},
                                {Tr::tr("Rounds"), Kind::story},
                                {Tr::tr("Pts", "points, column"), Kind::points}};
    for (const TieBreak& tieBreak : tieBreaks)
        columns.push_back({codeOf(tieBreak), Kind::minorNumber});
    columns.push_back({Tr::tr("Before the next by"), Kind::reason});
    Table table(Tr::tr("Standings after round %1").arg(source.standingsRound()), std::move(columns));
    table.makeSearchable();
    table.hideEmptyColumns();
    table.makeCards(Table::Cards::ranking);
    std::size_t place = 0;
    const TieBreakColumns values(source.standings());
    for (const RankedPlayers::Line& line : source.standings()) {
        const PlayerKey player = line.player->key;
        QStringList row{placeCell(source, line),
                        source.number(player),
                        nameCell(source, player),
                        source.ratingText(player),
                        escaped(source.data(player).federation),
                        storyCell(source, player),
                        scoreText(line.row.score)};
        for (std::size_t i = 0; i < line.row.tieBreaks.size(); ++i)
            row.append(escaped(values.text(i, line.row.tieBreaks[i].value)));
        if (place < source.reasons().size()) {
            const PlaceReason& reason = source.reasons()[place];
            row.append(link(Source::fileOf(player) + QStringLiteral("#place"),
                            escaped(reason.stated                ? Tr::tr("stated", "the place, by the imported file")
                                    : reason.criterion.isEmpty() ? Tr::tr("shared")
                                                                 : reason.criterion)));
        }
        ++place;
        table.addRow(row);
    }
    pages.add(QStringLiteral("standings.html"), Tr::tr("Standings after round %1").arg(source.standingsRound()),
              openGamesNote(source) + placesNote(source) + playOffNoteHtml(source) + table.html() + storyLegend() +
                  tieBreakNote(source));
}

void addCrossTable(Pages& pages)
{
    const Source& source = pages.source();
    if (capabilitiesOf(source.tournament().settings.system).allPlayAll)
        return addGrid(pages);
    const CrossTableCells cells(source.tournament(), source.standingsRound());
    std::vector<Column> columns{{Tr::tr("Place"), Kind::number},
                                {Tr::tr("No.", "pairing number, column"), Kind::number},
                                {Tr::tr("Name"), Kind::rowHead}};
    // Beside the name, where a narrow screen shows them too.
    columns.push_back({Tr::tr("Pts", "points, column"), Kind::number});
    for (int round = 1; round <= source.standingsRound(); ++round)
        columns.push_back({QString::number(round), Kind::text});
    Table table(Tr::tr("Cross-table after round %1").arg(source.standingsRound()), std::move(columns));
    table.makeSearchable();
    for (const RankedPlayers::Line& line : source.standings()) {
        QStringList row{line.rankText(), QString::number(line.number.value), nameCell(source, line.player->key),
                        scoreText(line.row.score)};
        for (int round = 1; round <= source.standingsRound(); ++round)
            row.append(escaped(cells.cell(line.player->key, RoundNumber{round})));
        table.addRow(row);
    }
    pages.add(QStringLiteral("crosstable.html"), Tr::tr("Cross-table after round %1").arg(source.standingsRound()),
              openGamesNote(source) + placesNote(source) + playOffNoteHtml(source) + table.html() +
                  paragraph(escaped(CrossTableCells::legend(source.tournament().settings)), "soft"));
}

void addGroups(Pages& pages)
{
    const Source& source = pages.source();
    QString list;
    for (const StandingsCategory& category : categoriesOf(source.tournament())) {
        if (category.kind == StandingsCategory::Kind::club)
            continue;
        const QString places = categoryHtml(source, category);
        if (places.isEmpty())
            continue;
        const QString file = QStringLiteral("group-%1.html").arg(slugOf(category));
        pages.add(
            file,
            Tr::tr("%1 after round %2", "a group").arg(nameOf(category), QString::number(source.standingsRound())),
            openGamesNote(source) + places);
        list += QStringLiteral("<li>") + link(file, isolated(nameOf(category))) + QStringLiteral("</li>\n");
    }
    if (list.isEmpty())
        list = paragraph(Tr::tr("There are no groups.").toHtmlEscaped());
    else
        list = QStringLiteral("<ul>\n") + list + QStringLiteral("</ul>\n");
    pages.add(QStringLiteral("groups.html"), Tr::tr("Groups"), list);
}

void addClubs(Pages& pages)
{
    const Source& source = pages.source();
    std::map<QString, std::vector<PlayerKey>> clubs;
    for (const PlayerKey player : source.byNumber())
        if (!source.data(player).club.isEmpty())
            clubs[source.data(player).club].push_back(player);
    if (clubs.empty())
        return;
    std::unordered_map<PlayerKey, const RankedPlayers::Line*> lines;
    for (const RankedPlayers::Line& line : source.standings())
        lines.emplace(line.player->key, &line);
    Table table(Tr::tr("Players by club"), {{Tr::tr("Club"), Kind::text},
                                            {Tr::tr("Name"), Kind::rowHead},
                                            {Tr::tr("Pts", "points, column"), Kind::number},
                                            {Tr::tr("Place"), Kind::number}});
    table.makeSearchable();
    for (const auto& [club, players] : clubs)
        for (const PlayerKey player : players) {
            const auto line = lines.find(player);
            const bool known = line != lines.end() && source.standingsRound() > 0;
            table.addRow({isolated(club), source.name(player), known ? scoreText(line->second->row.score) : QString(),
                          known ? line->second->rankText() : QString()});
        }
    pages.add(QStringLiteral("clubs.html"), Tr::tr("Clubs"), table.html());
}

} // namespace pairwright::web
