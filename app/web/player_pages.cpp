#include "app/domain/rounds/progress.h"
#include "app/domain/teams/games_of_teams.h"
#include "app/domain/text/filled.h"
#include "app/formats/display_text.h"
#include "app/formats/ratings/rating_words.h"
#include "app/formats/report/report_frame.h"
#include "app/formats/report/teams/member_games.h"
#include "app/formats/report/without_game.h"
#include "app/formats/standings/points_stairs.h"
#include "app/web/dial.h"
#include "app/web/pages.h"
#include "app/web/stairs.h"

#include <QCoreApplication>

#include <algorithm>

namespace pairwright::web {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::Web)
};

using Kind = Column::Kind;

const Match* matchOf(const RoundSource& round, PlayerKey player)
{
    const std::vector<Match>& boards = round.version->pairings.boards;
    const auto found =
        std::find_if(boards.begin(), boards.end(), [&](const Match& match) { return match.has(player); });
    return found == boards.end() ? nullptr : &*found;
}

int boardNumber(const RoundSource& round, const Match& match)
{
    return static_cast<int>(&match - round.version->pairings.boards.data()) + 1;
}

QString colourText(Colour colour)
{
    return colour == Colour::White ? Tr::tr("White") : Tr::tr("Black");
}

Colour colourOf(const Game& game, PlayerKey player)
{
    return game.white == player ? Colour::White : Colour::Black;
}

/// What the player has of a game.
QString ownResult(const Game& game, PlayerKey player)
{
    if (!game.outcome.result)
        return escaped(postponedText(game));
    const auto marks = marksOf(*game.outcome.result);
    if (!marks)
        return Tr::tr("adjourned").toHtmlEscaped();
    return escaped(colourOf(game, player) == Colour::White ? marks->white : marks->black);
}

QString withoutGame(const Source& source, const RoundSource& round, PlayerKey player)
{
    return escaped(round.version->pairings.bye == player
                       ? Tr::tr("bye")
                       : withoutGameText(source.shown(), *source.shown().player(player), round.number));
}

/// What the ratings expect of a round; empty where that is not told.
QString expectedText(const PointsStairs& stairs, RoundNumber round)
{
    int before = 0;
    for (const PointsStairs::Step& step : stairs.steps) {
        if (step.path.round == round)
            return stairs.isExpected && step.rated ? hundredthsText(step.expected - before) : QString();
        before = step.expected;
    }
    return {};
}

QString gamesHtml(const Source& source, const std::vector<RoundSource>& rounds, PlayerKey player,
                  const PointsStairs& stairs)
{
    std::vector<Column> columns{{Tr::tr("Round"), Kind::number},
                                {Tr::tr("Board"), Kind::number},
                                {Tr::tr("Colour"), Kind::text},
                                {Tr::tr("Opponent"), Kind::rowHead},
                                {Tr::tr("Rtg", "rating, column"), Kind::minorNumber},
                                {Tr::tr("Result"), Kind::centre},
                                {Tr::tr("Expected", "points of a game by the ratings, column"), Kind::minorNumber}};
    if (std::any_of(rounds.begin(), rounds.end(), [](const RoundSource& round) { return round.isExplained(); }))
        columns.push_back({Tr::tr("Pairing"), Kind::reason});
    Table table(Tr::tr("Games"), std::move(columns));
    table.makeCards(Table::Cards::games);
    table.hideEmptyColumns();
    for (const RoundSource& round : rounds) {
        if (!isInRound(source, player, round.number))
            continue;
        const QString number = link(Source::fileOf(round.number), QString::number(round.number.value));
        const Match* match = matchOf(round, player);
        const auto why = [&](const QString& anchor) {
            return round.isExplained() ? link(Source::whyFileOf(round.number) + QLatin1Char('#') + anchor,
                                              Tr::tr("why?").toHtmlEscaped())
                                       : QString();
        };
        if (match == nullptr) {
            const bool bye = round.version->pairings.bye == player;
            table.addRow({number,
                          {},
                          {},
                          withoutGame(source, round, player),
                          {},
                          {},
                          {},
                          bye ? why(QStringLiteral("bye")) : QString()});
            continue;
        }
        const int board = boardNumber(round, *match);
        for (const Game& game : match->games)
            table.addRow({number, boardCell(board), colourText(colourOf(game, player)).toHtmlEscaped(),
                          source.name(match->opponentOf(player)), source.ratingText(match->opponentOf(player)),
                          ownResult(game, player),
                          &game == &match->games.front() ? expectedText(stairs, round.number) : QString(),
                          why(QStringLiteral("b%1").arg(board))});
    }
    return table.isEmpty() ? QString()
                           : QStringLiteral("<div>") + heading(2, Tr::tr("Games").toHtmlEscaped()) + table.html() +
                                 QStringLiteral("</div>\n");
}

QString outcomeText(const RatingPreview& preview)
{
    if (const auto* change = std::get_if<RatingChange>(&preview.outcome))
        return Tr::tr("%1 in rated games, expected %2, K %3: %4.")
            .arg(halfPointsText(preview.halfPoints), hundredthsText(change->expectedPercent), kText(change->k),
                 changeText(change->change));
    if (const auto* first = std::get_if<InitialRating>(&preview.outcome))
        return Tr::tr("A first rating of %1.").arg(first->rating);
    return {};
}

/// Where the player is not named, nothing of the rating is told.
std::optional<RatingPreview> ratingOf(const Source& source, PlayerKey player)
{
    const auto tpn = source.rated().order.tpnOf(player);
    if (!tpn || source.data(player).offTheWeb || source.tournament().settings.ratedBy != RatedBy::fide)
        return std::nullopt;
    return previewRating(source.rated().event, *tpn);
}

bool areAllOpponentsNamed(const Source& source, const PointsStairs& stairs)
{
    return std::none_of(stairs.steps.begin(), stairs.steps.end(), [&](const PointsStairs::Step& step) {
        return step.path.opponent && source.data(*step.path.opponent).offTheWeb;
    });
}

/// Of whom the rating is told, and those of all opponents, what the ratings expect is told as well.
PointsStairs stairsOf(const Source& source, PlayerKey player, bool isRated)
{
    PointsStairs stairs = pointsStairs(source.shown(), source.paths(), source.rated(), player);
    stairs.isExpected = stairs.isExpected && isRated && areAllOpponentsNamed(source, stairs);
    return stairs;
}

QString stairsHtml(const PointsStairs& stairs)
{
    if (stairs.steps.empty())
        return {};
    const QString title = stairs.isExpected ? Tr::tr("Points against what the ratings expect") : Tr::tr("Points");
    return QStringLiteral("<div>") + heading(2, title.toHtmlEscaped()) + stairsSvg(stairs) + QStringLiteral("</div>\n");
}

QString figureHtml(const QString& figure, const QString& what, const char* cssClass = "")
{
    return QStringLiteral("<li><strong class=\"") + QLatin1StringView(cssClass) + QStringLiteral("\">") +
           escaped(figure) + QStringLiteral("</strong> ") + what.toHtmlEscaped() + QStringLiteral("</li>\n");
}

QString figureListHtml(const QString& figures)
{
    return figures.isEmpty() ? QString()
                             : QStringLiteral("<ul class=\"figures\">\n") + figures + QStringLiteral("</ul>\n");
}

QString ratingFigureHtml(const std::optional<RatingPreview>& preview)
{
    const auto* change = preview ? std::get_if<RatingChange>(&preview->outcome) : nullptr;
    if (change == nullptr)
        return {};
    return figureHtml(changeText(change->change), Tr::tr("rating, a preview"),
                      change->change > 0   ? "up"
                      : change->change < 0 ? "down"
                                           : "");
}

/// The numbers that one looks for first, large.
QString figuresHtml(const Source& source, PlayerKey player, const std::optional<RatingPreview>& preview)
{
    QString html;
    const auto& lines = source.standings();
    const auto line =
        std::find_if(lines.begin(), lines.end(), [player](const auto& one) { return one.player->key == player; });
    if (source.standingsRound() > 0 && line != lines.end()) {
        const bool open = !openGames(source.tournament(), source.standingsRound()).empty();
        html += figureHtml(line->rankText(),
                           (open ? Tr::tr("place of %1, provisional") : Tr::tr("place of %1")).arg(lines.size()));
        html += figureHtml(scoreText(line->row.score),
                           (open ? Tr::tr("points after round %1, provisional") : Tr::tr("points after round %1"))
                               .arg(source.standingsRound()));
    }
    if (preview && preview->performance)
        html += figureHtml(QString::number(*preview->performance), Tr::tr("performance"));
    return figureListHtml(html + ratingFigureHtml(preview));
}

QString ratingHtml(const std::optional<RatingPreview>& told)
{
    if (!told)
        return {};
    const RatingPreview& preview = *told;
    QString html;
    if (const QString text = outcomeText(preview); !text.isEmpty())
        html += paragraph(escaped(text));
    if (preview.performance)
        html += paragraph(escaped(filled(Tr::tr("Performance %1 against opponents of %2 on average."),
                                         *preview.performance, preview.averageRating.value_or(0))));
    if (html.isEmpty())
        return {};
    return heading(2, Tr::tr("Rating, a preview").toHtmlEscaped()) + html;
}

/// Each condition as a dial with its numbers and words; a norm that is out of reach is one line that opens.
QString normHtml(const NormProgress& norm)
{
    QString html;
    for (const NormDial& dial : norm.dials)
        html += QStringLiteral("<li>%1<div>%2<br><strong><bdi>%3</bdi></strong>%4</div></li>\n")
                    .arg(dialSvg(dial), escaped(dial.what), escaped(dial.counts),
                         dial.toGo.isEmpty() ? QString() : QStringLiteral(" · ") + escaped(dial.toGo));
    html = QStringLiteral("<ul class=\"figures dials\">\n") + html + QStringLiteral("</ul>\n");
    if (!norm.inReach)
        return QStringLiteral("<details><summary>") + escaped(norm.verdict) + QStringLiteral("</summary>\n") + html +
               QStringLiteral("</details>\n");
    html = paragraph(escaped(norm.verdict)) + html;
    for (const QString& remark : norm.remarks)
        html += paragraph(escaped(remark), "soft");
    return html;
}

/// Told where what the ratings expect is told: the same ratings and titles stand behind both.
QString normsHtml(const Source& source, PlayerKey player, bool isTold)
{
    const std::vector<NormProgress> norms = isTold ? source.norms().of(player) : std::vector<NormProgress>();
    if (norms.empty())
        return {};
    QString html = heading(2, Tr::tr("Title norms, a preview").toHtmlEscaped());
    for (const NormProgress& norm : norms)
        html += normHtml(norm);
    return QStringLiteral("<section id=\"norms\">\n") + html + QStringLiteral("</section>\n");
}

QString placeHtml(const Source& source, PlayerKey player)
{
    const auto& lines = source.standings();
    const auto line =
        std::find_if(lines.begin(), lines.end(), [player](const auto& one) { return one.player->key == player; });
    if (source.standingsRound() == 0 || line == lines.end())
        return {};
    const auto place = static_cast<std::size_t>(line - lines.begin());
    QString html =
        heading(2, Tr::tr("Place after round %1").arg(source.standingsRound()).toHtmlEscaped()) +
        paragraph(Tr::tr("Place %1, points: %2.").arg(line->rankText(), scoreText(line->row.score)).toHtmlEscaped() +
                  QLatin1Char(' ') + link(QStringLiteral("standings.html"), Tr::tr("Standings").toHtmlEscaped()));
    html += openGamesNote(source);
    if (place > 0)
        html += paragraph(escaped(source.reasons()[place - 1].sentence));
    if (place < source.reasons().size())
        html += paragraph(escaped(source.reasons()[place].sentence));
    return QStringLiteral("<section id=\"place\">\n") + html + QStringLiteral("</section>\n");
}

QString factsHtml(const Source& source, PlayerKey player)
{
    const PlayerData& data = source.data(player);
    QStringList facts{Tr::tr("Number %1").arg(source.number(player))};
    if (data.rating)
        facts.append(
            (source.tournament().settings.teams ? Tr::tr("strength %1") : Tr::tr("rating %1")).arg(data.rating->value));
    for (const QString& text : {data.federation, data.club, data.group})
        if (!text.isEmpty())
            facts.append(text);
    for (QString& fact : facts)
        fact = isolated(fact);
    return paragraph(facts.join(QStringLiteral(" · ")));
}

QString memberFactsHtml(const Source& source, const Player& member)
{
    QStringList facts{filled(Tr::tr("No. %1 of %2", "a player and the team").toHtmlEscaped(), member.team->place,
                             source.name(member.team->team))};
    if (member.data.rating)
        facts.append(isolated(Tr::tr("rating %1").arg(member.data.rating->value)));
    if (!member.data.federation.isEmpty())
        facts.append(isolated(member.data.federation));
    return paragraph(facts.join(QStringLiteral(" · ")));
}

/// Points of games that he played for his team, and what they do to his rating.
QString memberFiguresHtml(const Source& source, PlayerKey member, const std::optional<RatingPreview>& preview)
{
    const Tally tally = tallyOf(source.shown(), member, source.rounds());
    QString html = figureHtml(scoreText(tally.points), Tr::tr("points of %n game(s)", nullptr, tally.results));
    return figureListHtml(html + ratingFigureHtml(preview));
}

} // namespace

QString boardCell(int board)
{
    return QStringLiteral("<span class=\"l\">") + Tr::tr("Board").toHtmlEscaped() + QStringLiteral(" </span>") +
           QString::number(board);
}

bool isInRound(const Source& source, PlayerKey player, RoundNumber round)
{
    return presenceIn(*source.shown().player(player), round) != Presence::notEntered;
}

QStringList placeCells(const Source& source, const RoundSource& round, PlayerKey player)
{
    const Match* match = matchOf(round, player);
    if (match == nullptr)
        return {QString(), QString(), withoutGame(source, round, player)};
    const Game& first = match->games.front();
    QString colour = colourText(colourOf(first, player));
    if (source.tournament().settings.teams)
        colour = first.white == player ? Tr::tr("White on board 1") : Tr::tr("Black on board 1");
    else if (match->gameCount() > 1)
        colour = first.white == player ? Tr::tr("White, then Black") : Tr::tr("Black, then White");
    return {QString::number(boardNumber(round, *match)), colour.toHtmlEscaped(),
            withDay(source.name(match->opponentOf(player)), first)};
}

void addPlayerPages(Pages& pages, const std::vector<RoundSource>& rounds)
{
    const Source& source = pages.source();
    for (const PlayerKey player : source.byNumber()) {
        if (pages.mustStop())
            return;
        if (source.tournament().settings.teams) {
            pages.add(Source::fileOf(player), source.data(player).name,
                      factsHtml(source, player) + teamHtml(source, rounds, player) + placeHtml(source, player));
            continue;
        }
        const std::optional<RatingPreview> preview = ratingOf(source, player);
        const PointsStairs stairs = stairsOf(source, player, preview.has_value());
        pages.add(Source::fileOf(player), titledName(source.data(player)),
                  factsHtml(source, player) + figuresHtml(source, player, preview) +
                      QStringLiteral("<div class=\"beside\">\n") + stairsHtml(stairs) +
                      gamesHtml(source, rounds, player, stairs) + QStringLiteral("</div>\n") +
                      normsHtml(source, player, preview.has_value() && areAllOpponentsNamed(source, stairs)) +
                      placeHtml(source, player) + ratingHtml(preview));
    }
}

void addMemberPages(Pages& pages)
{
    const Source& source = pages.source();
    if (!source.tournament().settings.teams)
        return;
    const Tournament games = gamesOfTeams(source.tournament());
    const Source people(games);
    for (const Player& member : source.shown().members) {
        if (pages.mustStop())
            return;
        const std::optional<RatingPreview> preview = ratingOf(people, member.key);
        const PointsStairs stairs = stairsOf(people, member.key, preview.has_value());
        pages.add(Source::fileOf(member.key), titledName(member.data),
                  memberFactsHtml(source, member) + memberFiguresHtml(source, member.key, preview) +
                      QStringLiteral("<div class=\"beside\">\n") + stairsHtml(stairs) +
                      memberGamesHtml(source, member.key) + QStringLiteral("</div>\n") +
                      normsHtml(people, member.key, preview.has_value() && areAllOpponentsNamed(people, stairs)) +
                      ratingHtml(preview));
    }
}

QString entrantsTitle(const Source& source)
{
    return source.tournament().settings.teams ? Tr::tr("Teams") : Tr::tr("Players");
}

void addPlayerList(Pages& pages)
{
    const Source& source = pages.source();
    const bool ofTeams = source.tournament().settings.teams.has_value();
    Table table(ofTeams ? Tr::tr("Teams by number") : Tr::tr("Players by number"),
                {{Tr::tr("No.", "pairing number, column"), Kind::number},
                 {Tr::tr("Name"), Kind::rowHead},
                 {Tr::tr("Rtg", "rating, column"), Kind::number},
                 {Tr::tr("Fed", "federation, column"), Kind::text},
                 {Tr::tr("Club"), Kind::minorText}});
    table.makeSearchable();
    table.hideEmptyColumns();
    for (const PlayerKey player : source.byNumber()) {
        const PlayerData& data = source.data(player);
        table.addRow({source.number(player), source.name(player), source.ratingText(player), escaped(data.federation),
                      data.club.isEmpty() ? QString() : isolated(data.club)});
    }
    pages.add(QStringLiteral("players.html"), entrantsTitle(source), table.html());
}

} // namespace pairwright::web
