#include "app/domain/rounds/chess960.h"
#include "app/domain/text/filled.h"
#include "app/domain/text/language.h"
#include "app/explain/explained_round.h"
#include "app/explain/explanation.h"
#include "app/formats/display_text.h"
#include "app/formats/report/arbiter_notice.h"
#include "app/formats/report/report_frame.h"
#include "app/formats/report/round_start_text.h"
#include "app/formats/report/system_notice.h"
#include "app/formats/report/teams/match_sides.h"
#include "app/formats/report/without_game.h"
#include "app/web/pages.h"

#include <QCoreApplication>

#include <algorithm>
#include <span>

namespace pairwright::web {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::Web)
};

using Kind = Column::Kind;

bool isOfTeams(const Source& source)
{
    return source.tournament().settings.teams.has_value();
}

/// The game points of a match, and that it was forfeited.
QString matchHtml(const Source& source, const Match& match)
{
    const Settings& settings = source.tournament().settings;
    const QString points = matchText(match, settings).toHtmlEscaped();
    return forfeitSign(match, match.a, settings).isEmpty()
               ? points
               : points + QStringLiteral(" <span class=\"soft\">") + Tr::tr("forfeit").toHtmlEscaped() +
                     QStringLiteral("</span>");
}

/// Each game of a match has a row of its own; of teams the boards stand below.
bool playsMatches(const Source& source, const RoundSource& round)
{
    return round.version->gamesOfAMatch() > 1 && !isOfTeams(source);
}

QString anchorOf(std::size_t board)
{
    return QStringLiteral("b%1").arg(board);
}

QString pointsBefore(const RoundSource& round, PlayerKey player)
{
    const EngineView& view = round.reading->view();
    const auto tpn = view.order.tpnOf(player);
    if (!tpn)
        return {};
    const Score own = view.state.scoreAfter(*tpn, round.number.value - 1);
    const Score extra = view.state.pairingScore(*tpn, round.number) - own;
    return extra == Score{} ? scoreText(own) : scoreText(own) + QStringLiteral(" +") + scoreText(extra);
}

/// The table is mirrored with its page, so the marks are: each stands at its own player's side.
QString resultHtml(const Game& game)
{
    const auto marks = game.outcome.result ? marksOf(*game.outcome.result) : std::nullopt;
    if (!marks || !isSpokenRightToLeft())
        return resultOrDayText(game).toHtmlEscaped();
    constexpr QChar isolate(0x2067); // UAX #9, RLI
    constexpr QChar end(0x2069);
    const QString between = joined(marks->white, marks->black).sliced(marks->white.size()).chopped(marks->black.size());
    return (isolate + steady(marks->white) + between + steady(marks->black) + end).toHtmlEscaped();
}

QString boardsHtml(const Source& source, const RoundSource& round)
{
    const bool matches = playsMatches(source, round);
    const bool ofTeams = isOfTeams(source);
    std::vector<Column> columns{{ofTeams ? Tr::tr("Match") : Tr::tr("Board"), Kind::number}};
    if (matches)
        columns.push_back({Tr::tr("Game"), Kind::number});
    const std::vector<Column> sides{{ofTeams ? Tr::tr("Team") : Tr::tr("White"), Kind::rowHead},
                                    {Tr::tr("Rtg", "rating, column"), Kind::minorNumber},
                                    {Tr::tr("Pts", "points, column"), Kind::minorNumber},
                                    {Tr::tr("Result"), Kind::centre},
                                    {Tr::tr("Pts", "points, column"), Kind::minorNumber},
                                    {ofTeams ? Tr::tr("Team") : Tr::tr("Black"), Kind::rowHead},
                                    {Tr::tr("Rtg", "rating, column"), Kind::minorNumber}};
    columns.insert(columns.end(), sides.begin(), sides.end());
    if (round.isExplained())
        columns.push_back({Tr::tr("Pairing"), Kind::reason});
    Table table((ofTeams ? Tr::tr("Matches of round %1") : Tr::tr("Boards of round %1")).arg(round.number.value),
                std::move(columns));
    table.makeSearchable();
    if (!matches)
        table.makeCards(Table::Cards::boards);
    const auto why = [&](const QString& anchor) {
        return link(Source::whyFileOf(round.number) + QLatin1Char('#') + anchor, Tr::tr("why?").toHtmlEscaped());
    };
    std::size_t board = 0;
    for (const Match& match : round.version->pairings.boards) {
        ++board;
        for (const Game& game : std::span(match.games).first(ofTeams ? 1 : match.games.size())) {
            QStringList row{QString::number(board)};
            if (matches)
                row.append(QString::number(&game - match.games.data() + 1));
            row += QStringList{source.name(game.white),         source.ratingText(game.white),
                               pointsBefore(round, game.white), ofTeams ? matchHtml(source, match) : resultHtml(game),
                               pointsBefore(round, game.black), source.name(game.black),
                               source.ratingText(game.black)};
            if (round.isExplained())
                row.append(why(anchorOf(board)));
            table.addRow(row);
        }
    }
    if (const auto bye = round.version->pairings.bye) {
        QStringList row{QString()};
        if (matches)
            row.append(QString());
        row += QStringList{source.name(*bye), source.ratingText(*bye), pointsBefore(round, *bye),
                           scoreText(valueOfBye(source.tournament().settings, ByeKind::PairingAllocated))};
        row += QStringList{QString(), Tr::tr("bye").toHtmlEscaped(), QString()};
        if (round.isExplained())
            row.append(why(QStringLiteral("bye")));
        table.addRow(row);
    }
    return table.html();
}

/// Who is neither on a board nor has the bye, and why.
QString absentHtml(const Source& source, const RoundSource& round)
{
    Table table(Tr::tr("Not paired in round %1").arg(round.number.value),
                {{Tr::tr("Name"), Kind::rowHead}, {Tr::tr("Reason"), Kind::text}});
    const Pairings& pairings = round.version->pairings;
    for (const PlayerKey player : source.byNumber()) {
        const Presence presence = presenceIn(*source.shown().player(player), round.number);
        const bool placed =
            pairings.bye == player || std::any_of(pairings.boards.begin(), pairings.boards.end(),
                                                  [player](const Match& match) { return match.has(player); });
        const QString why = withoutGameText(source.shown(), *source.shown().player(player), round.number);
        if (!placed && presence != Presence::notEntered && !why.isEmpty())
            table.addRow({source.name(player), escaped(why)});
    }
    return table.isEmpty() ? QString() : heading(2, Tr::tr("Not paired").toHtmlEscaped()) + table.html();
}

/// To the rounds before and after, beside the title.
QString turnHtml(const Source& source, RoundNumber round)
{
    QString html;
    const auto add = [&html](RoundNumber to, const char* arrow, const char* relation) {
        html += QStringLiteral("<a rel=\"") + QLatin1StringView(relation) + QStringLiteral("\" href=\"") +
                Source::fileOf(to) + QStringLiteral("\" aria-label=\"") +
                Tr::tr("Round %1").arg(to.value).toHtmlEscaped() + QStringLiteral("\">") + QString::fromUtf8(arrow) +
                QStringLiteral("</a>");
    };
    if (round.value > 1)
        add(RoundNumber{round.value - 1}, "‹", "prev");
    if (round.value < source.rounds())
        add(RoundNumber{round.value + 1}, "›", "next");
    return html.isEmpty() ? QString() : QStringLiteral("<p class=\"turn\">") + html + QStringLiteral("</p>\n");
}

QString stateText(const Source& source, const RoundSource& round)
{
    const Round& stored = *source.shown().round(round.number);
    const auto open = static_cast<int>(stored.openBoards().size());
    QString text = revisionText(round.number, round.version->version) + QStringLiteral(". ");
    if (const RoundVersion* replaced = stored.replacedBy(round.version->version))
        text += Tr::tr("Replaces %1.").arg(revisionText(round.number, replaced->version)) + QLatin1Char(' ');
    return text + (open == 0 ? Tr::tr("All results are in.") : Tr::tr("%n result(s) are missing.", nullptr, open));
}

QString startHtml(const Source& source, RoundNumber round)
{
    const QString start = roundStartText(startOf(source.shown().event, round));
    return start.isEmpty() ? QString() : paragraph(escaped(start));
}

/// A table decides who sits at which board of a Scheveningen match, and so those are the reasons.
QString sectionHtml(const QString& anchor, const QString& title, const Explanation& told, bool seatedByTable)
{
    QString html = QStringLiteral("<section id=\"") + anchor + QStringLiteral("\">\n") + heading(2, title) +
                   paragraph(escaped(told.sentence));
    for (const ExplanationSection& section : told.sections)
        if (section.topic == Topic::colours)
            html += paragraph(escaped(section.paragraphs.join(QLatin1Char(' '))), "soft");
        else if (seatedByTable)
            for (const QString& line : section.paragraphs)
                html += paragraph(escaped(line));
    return html + QStringLiteral("</section>\n");
}

QString whyHtml(const Source& source, const RoundSource& round)
{
    const ExplainedRound explained(source.shown(), *round.version, round.reading,
                                   std::make_shared<const Namesakes>(source.shown().players));
    QString html = paragraph(
        link(Source::fileOf(round.number),
             (isOfTeams(source) ? Tr::tr("Back to the matches") : Tr::tr("Back to the boards")).toHtmlEscaped()));
    if (const QString note = computedNow(explained); !note.isEmpty())
        html += paragraph(escaped(note), "soft");
    const bool seated = isSeatedByTable(source.shown().settings);
    const auto count = static_cast<int>(round.version->pairings.boards.size());
    for (int board = 1; board <= count; ++board) {
        const Match& match = round.version->pairings.boards[static_cast<std::size_t>(board - 1)];
        const QString title = filled((isOfTeams(source) ? Tr::tr("Match %1: %2 – %3", "and who plays there")
                                                        : Tr::tr("Board %1: %2 – %3", "and who plays there"))
                                         .toHtmlEscaped(),
                                     board, source.name(match.a), source.name(match.b));
        html += sectionHtml(anchorOf(static_cast<std::size_t>(board)), title, explainBoard(explained, board), seated);
    }
    if (const auto bye = round.version->pairings.bye)
        html += sectionHtml(QStringLiteral("bye"), Tr::tr("Bye: %1").toHtmlEscaped().arg(source.name(*bye)),
                            explainBye(explained), seated);
    return html;
}

} // namespace

void addRoundPages(Pages& pages, const std::vector<RoundSource>& rounds)
{
    const Source& source = pages.source();
    for (const RoundSource& round : rounds) {
        if (pages.mustStop())
            return;
        if (round.isExplained())
            pages.add(Source::whyFileOf(round.number), Tr::tr("Why these pairings: round %1").arg(round.number.value),
                      whyHtml(source, round));
        const auto seed = source.shown().settings.chess960Seed;
        QString html = turnHtml(source, round.number) + startHtml(source, round.number) +
                       paragraph(escaped(stateText(source, round))) +
                       (seed ? paragraph(escaped(startPositionText(round.number, *seed))) : QString()) +
                       boardsHtml(source, round) + absentHtml(source, round) +
                       (isOfTeams(source) ? matchBoardsHtml(source, round) : QString());
        QStringList notes = leftToArbiter(source.shown(), *round.version) + systemNotices(*round.version);
        notes.append(accelerationNotice(source.shown(), round.number.value, round.number.value));
        for (const QString& note : notes)
            if (!note.isEmpty())
                html += paragraph(escaped(note), "soft");
        pages.add(Source::fileOf(round.number), Tr::tr("Round %1").arg(round.number.value), html);
    }
}

} // namespace pairwright::web
