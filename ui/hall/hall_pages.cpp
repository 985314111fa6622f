#include "ui/hall/hall_pages.h"

#include "app/domain/rounds/chess960.h"
#include "app/domain/rounds/progress.h"
#include "app/domain/rounds/withdrawal_after.h"
#include "app/domain/text/filled.h"
#include "app/domain/text/folded_text.h"
#include "app/domain/text/visible_text.h"
#include "app/formats/display_text.h"
#include "app/formats/report/ranked_players.h"
#include "app/formats/report/report_document.h"
#include "app/formats/report/report_frame.h"
#include "app/formats/report/teams/match_sides.h"
#include "app/formats/report/white_left.h"
#include "app/formats/report/without_game.h"
#include "app/formats/standings/tie_break_columns.h"
#include "engine/tiebreaks/descriptor.h"

#include <QCoreApplication>

#include <algorithm>
#include <span>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::Hall)
};

constexpr int fewestRows = 8;
constexpr int mostRows = 18;
/// From so many names on they stand in columns.
constexpr std::size_t fewestInColumns = 80;

QString hallName(const Tournament& tournament, PlayerKey key)
{
    const Player* player = tournament.player(key);
    return player != nullptr ? visibleText(titledName(player->data)) : QString();
}

/// What the rows of the first of several pages are called, one and more of them: "Board %1", "Boards %1" with a range.
struct RowWords {
    QString one;
    QString several;
};

/// What the first cells of the rows have that have something there: "1–6".
QString rangeOf(const std::vector<QStringList>& rows, bool isFirst, const RowWords& words)
{
    QStringList told;
    for (const QStringList& row : rows)
        if (!row.front().isEmpty())
            told.append(row.front());
    if (told.isEmpty())
        return {};
    const bool isOne = told.constFirst() == told.constLast();
    const QString range =
        isOne ? told.constFirst() : steady(filled(QStringLiteral("%1–%2"), told.constFirst(), told.constLast()));
    return isFirst ? (isOne ? words.one : words.several).arg(range) : range;
}

/// Cuts a long table into pages of nearly the same length, the longer ones first; the strip of all pages has room for
/// the words of the first.
void addPages(
    const HallPage& table, int rowsAPage, const RowWords& words, std::vector<HallPage>& pages,
    QString (*toldOf)(const QString&) = [](const QString& cell) { return cell; })
{
    const auto rows = static_cast<int>(table.rows.size());
    if (rows == 0)
        return;
    const int count = (rows + rowsAPage - 1) / rowsAPage;
    const auto begin = [&](int page) {
        return table.rows.begin() + (rows * page + count - 1) / count;
    };
    for (int page = 0; page < count; ++page) {
        HallPage part = table;
        part.rows.assign(begin(page), begin(page + 1));
        std::vector<QStringList> told = part.rows;
        for (QStringList& row : told)
            row.front() = toldOf(row.front());
        part.label = rangeOf(told, page == 0, words);
        pages.push_back(std::move(part));
    }
}

/// Who has no game in a round, and is asked about in the hall: all but those who have left.
std::vector<const Player*> waiting(const Tournament& tournament, const Round& round)
{
    std::vector<const Player*> players = withoutGame(tournament, round.number, round.published()->pairings);
    std::erase_if(players, [&](const Player* player) { return withdrawalIn(*player, round.number) != nullptr; });
    return players;
}

/// In Chess960 everybody looks up the start position here.
QString withPosition(const QString& title, const Tournament& tournament, const Round& round)
{
    const auto seed = tournament.settings.chess960Seed;
    return seed ? title + QStringLiteral("  ·  ") + piecesOfPosition(startPositionOf(round.number, *seed)) : title;
}

HallPage boardsOf(const Tournament& tournament, const Round& round)
{
    HallPage page;
    page.title = withPosition(Tr::tr("Round %1").arg(round.number.value), tournament, round);
    const bool ofTeams = tournament.settings.teams.has_value();
    page.headings = {Tr::tr("Board"), Tr::tr("White"), Tr::tr("Result"), Tr::tr("Black")};
    if (ofTeams)
        page.headings = {Tr::tr("Match"), Tr::tr("Team"), Tr::tr("Result"), Tr::tr("Team")};
    page.shares = {6, 20, 8, 20};
    page.numbers = {true, false, false, false};
    page.centred = {false, false, true, false};
    page.strong = 0;
    int board = 0;
    for (const Match& match : round.published()->pairings.boards) {
        ++board;
        for (const Game& game : std::span(match.games).first(ofTeams ? 1 : match.games.size()))
            page.rows.push_back({QString::number(board), hallName(tournament, game.white),
                                 ofTeams ? matchText(match, tournament.settings) : resultOrDayText(game),
                                 hallName(tournament, game.black)});
    }
    if (const auto bye = round.published()->pairings.bye)
        page.rows.push_back({QString(), hallName(tournament, *bye), QString(), Tr::tr("bye")});
    for (const Player* player : waiting(tournament, round))
        page.rows.push_back({QString(), hallName(tournament, player->key), QString(),
                             withoutGameText(tournament, *player, round.number)});
    const auto inOrder = [](auto& columns) {
        keepWhiteLeft(columns, 1, 4);
    };
    inOrder(page.headings);
    inOrder(page.shares);
    inOrder(page.numbers);
    inOrder(page.centred);
    for (QStringList& row : page.rows)
        inOrder(row);
    return page;
}

/// Of such a team players are looked for, and not the team.
bool isNamed(const Match& match, PlayerKey side)
{
    const LineUp seats = match.lineUpOf(side);
    return std::any_of(seats.begin(), seats.end(), [](const auto& seat) { return seat.has_value(); });
}

/// Where somebody sits who plays for a team.
struct Seat {
    const Player* player;
    QString board; ///< "3.2" is board 2 of match 3
    bool white;
    QString opponent;
};

/// Who sits at the boards of matches of teams. Empty where nobody is named.
std::vector<Seat> seatsOf(const Tournament& tournament, const Round& round)
{
    std::vector<Seat> seats;
    int number = 0;
    for (const Match& match : round.published()->pairings.boards) {
        ++number;
        int board = 0;
        for (const Game& game : match.games) {
            ++board;
            for (const PlayerKey side : {match.a, match.b}) {
                const Player* player = seatedFor(tournament, game, side);
                if (player == nullptr)
                    continue;
                const Player* opponent = seatedFor(tournament, game, match.opponentOf(side));
                seats.push_back({player, filled(QStringLiteral("%1.%2"), number, board), game.white == side,
                                 opponent != nullptr ? visibleText(opponent->data.name)
                                                     : hallName(tournament, match.opponentOf(side))});
            }
        }
    }
    return seats;
}

HallPage namesOf(const Tournament& tournament, const Round& round)
{
    HallPage page;
    page.title = withPosition(Tr::tr("Round %1: where do I play?").arg(round.number.value), tournament, round);
    page.headings = {Tr::tr("Name"), Tr::tr("Board"), Tr::tr("Colour"), Tr::tr("Opponent")};
    page.shares = {10, 2, 3, 10};
    page.numbers = {false, true, false, false};
    page.strong = 1;
    std::vector<std::pair<const Player*, QStringList>> lines;
    for (const Seat& seat : seatsOf(tournament, round))
        lines.emplace_back(seat.player, QStringList{visibleText(seat.player->data.name), seat.board,
                                                    seat.white ? Tr::tr("White") : Tr::tr("Black"), seat.opponent});
    int board = 0;
    for (const Match& match : round.published()->pairings.boards) {
        ++board;
        const auto add = [&](PlayerKey player, const QString& colour) {
            if (isNamed(match, player))
                return;
            lines.emplace_back(tournament.player(player),
                               QStringList{visibleText(tournament.player(player)->data.name), QString::number(board),
                                           colour,
                                           withDay(hallName(tournament, match.opponentOf(player)), match.game(1))});
        };
        add(match.a, Tr::tr("White"));
        add(match.b, Tr::tr("Black"));
    }
    if (const auto bye = round.published()->pairings.bye)
        lines.emplace_back(tournament.player(*bye), QStringList{visibleText(tournament.player(*bye)->data.name),
                                                                QString(), QString(), Tr::tr("bye")});
    for (const Player* player : waiting(tournament, round))
        lines.emplace_back(player, QStringList{visibleText(player->data.name), QString(), QString(),
                                               withoutGameText(tournament, *player, round.number)});
    std::vector<const Player*> order;
    order.reserve(lines.size());
    for (const auto& line : lines)
        order.push_back(line.first);
    sortByName(order);
    for (const Player* player : order)
        page.rows.push_back(std::find_if(lines.begin(), lines.end(), [player](const auto& line) {
                                return line.first == player;
                            })->second);
    return page;
}

/// Where a page of at most so many names ends: with the last of a letter, where that leaves it at least half full.
std::size_t endOfPage(const std::vector<QStringList>& rows, std::size_t from, std::size_t most)
{
    if (from + most >= rows.size())
        return rows.size();
    for (std::size_t end = from + most; end > from + most / 2; --end)
        if (rows[end].front() != rows[end - 1].front())
            return end;
    return from + most;
}

/// Names, colours and boards alone, in columns, with the letters in the title of each page.
void addNameColumns(const Tournament& tournament, const Round& round, int rowsAPage, std::vector<HallPage>& pages)
{
    std::vector<std::pair<const Player*, QStringList>> lines;
    const auto add = [&](PlayerKey key, const QString& disc, const QString& board) {
        const Player* player = tournament.player(key);
        lines.emplace_back(player, QStringList{folded(player->data.name).left(1).toUpper(),
                                               visibleText(player->data.name), disc, board});
    };
    for (const Seat& seat : seatsOf(tournament, round))
        add(seat.player->key, seat.white ? whiteDisc : blackDisc, seat.board);
    int board = 0;
    for (const Match& match : round.published()->pairings.boards) {
        ++board;
        if (!isNamed(match, match.a))
            add(match.a, whiteDisc, QString::number(board));
        if (!isNamed(match, match.b))
            add(match.b, blackDisc, QString::number(board));
    }
    if (const auto bye = round.published()->pairings.bye)
        add(*bye, {}, Tr::tr("bye"));
    for (const Player* player : waiting(tournament, round))
        add(player->key, {}, withoutGameText(tournament, *player, round.number));
    const NameOrder names;
    std::stable_sort(lines.begin(), lines.end(), [&names](const auto& a, const auto& b) {
        return names.compare(a.first->data.name, b.first->data.name) < 0;
    });
    std::vector<QStringList> rows;
    rows.reserve(lines.size());
    for (auto& line : lines)
        rows.push_back(std::move(line.second));
    const std::size_t first = pages.size();
    QStringList ranges;
    for (std::size_t from = 0; from < rows.size();) {
        const std::size_t end =
            endOfPage(rows, from, static_cast<std::size_t>(rowsAPage) * static_cast<std::size_t>(hallColumns));
        HallPage page;
        page.title = withPosition(Tr::tr("Round %1").arg(round.number.value), tournament, round);
        page.inColumns = true;
        page.rows.assign(rows.begin() + static_cast<std::ptrdiff_t>(from),
                         rows.begin() + static_cast<std::ptrdiff_t>(end));
        const QString one = page.rows.front().front();
        const QString last = page.rows.back().front();
        page.range = one == last ? one : filled(Tr::tr("%1 to %2", "first letters of names"), one, last);
        ranges.append(page.range);
        page.label = page.range;
        pages.push_back(std::move(page));
        from = end;
    }
    for (std::size_t page = first; page < pages.size(); ++page)
        pages[page].ranges = ranges;
}

std::size_t namesIn(const Tournament& tournament, const Round& round)
{
    const Pairings& pairings = round.published()->pairings;
    std::size_t names = seatsOf(tournament, round).size() + (pairings.bye ? 1 : 0) + waiting(tournament, round).size();
    for (const Match& match : pairings.boards)
        names += (isNamed(match, match.a) ? 0U : 1U) + (isNamed(match, match.b) ? 0U : 1U);
    return names;
}

HallPage standingsOf(const Tournament& tournament)
{
    const int round = roundOfStandings(tournament);
    const std::vector<TieBreak>& tieBreaks = tournament.settings.tieBreaks;
    const std::size_t shownTieBreaks = std::min<std::size_t>(2, tieBreaks.size());
    HallPage page;
    page.title = Tr::tr("Standings after round %1").arg(round);
    if (!openGames(tournament, round).empty())
        page.title = Tr::tr("%1 (provisional)", "standings").arg(page.title);
    page.headings = {Tr::tr("Place"), Tr::tr("Name"), Tr::tr("Points")};
    page.shares = {2, 12, 3};
    page.numbers = {true, false, true};
    for (std::size_t i = 0; i < shownTieBreaks; ++i) {
        page.headings.append(QString::fromStdString(toString(tieBreaks[i])));
        page.shares.push_back(3);
        page.numbers.push_back(true);
    }
    const RankedPlayers ranking(tournament, round, tieBreaks);
    if (ranking.areStated())
        page.title = Tr::tr("%1 (as imported)", "standings").arg(page.title);
    const TieBreakColumns values(ranking.lines());
    for (const RankedPlayers::Line& line : ranking.lines()) {
        QString name = hallName(tournament, line.player->key);
        if (withdrawalAfter(tournament, *line.player, round) != nullptr)
            name = Tr::tr("%1 (withdrawn)").arg(name);
        QStringList row{line.rankText(), name, scoreText(line.row.score)};
        for (std::size_t i = 0; i < shownTieBreaks; ++i)
            row.append(values.text(i, line.row.tieBreaks[i].value));
        page.rows.push_back(std::move(row));
    }
    return page;
}

} // namespace

int hallRows(std::size_t players)
{
    return std::clamp(static_cast<int>(players / 2), fewestRows, mostRows);
}

std::vector<HallPage> hallPages(const Tournament& tournament, const QString& notice, HallContent content, int rowsAPage)
{
    std::vector<HallPage> pages;
    if (!notice.trimmed().isEmpty() && (content == HallContent::everything || content == HallContent::notice)) {
        pages.push_back({Tr::tr("Notice"), {}, {}, {}, {}, visibleLines(notice.trimmed())});
        pages.back().label = Tr::tr("Notice");
    }
    const Round* played = tournament.roundInPlay();
    if (played == nullptr)
        return pages;
    const Round& round = *played;
    const bool all = content == HallContent::everything;
    if (all || content == HallContent::byBoard)
        addPages(boardsOf(tournament, round), rowsAPage,
                 tournament.settings.teams ? RowWords{Tr::tr("Match %1"), Tr::tr("Matches %1", "a range: 1–6")}
                                           : RowWords{Tr::tr("Board %1"), Tr::tr("Boards %1", "a range: 1–6")},
                 pages);
    if (all || content == HallContent::byName) {
        if (namesIn(tournament, round) >= fewestInColumns)
            addNameColumns(tournament, round, rowsAPage, pages);
        else
            addPages(namesOf(tournament, round), rowsAPage, {QStringLiteral("%1"), QStringLiteral("%1")}, pages,
                     [](const QString& name) { return folded(name).left(1).toUpper(); });
    }
    if ((all && lastPlayedRound(tournament) > 0) || content == HallContent::standings)
        addPages(standingsOf(tournament), rowsAPage, {Tr::tr("Place %1"), Tr::tr("Places %1", "a range: 1–6")}, pages,
                 [](const QString& place) { return QString(place).remove(QLatin1Char('=')); }); // that it is shared
    return pages;
}

} // namespace pairwright
