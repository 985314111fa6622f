#include "app/domain/teams/games_of_teams.h"
#include "app/formats/display_text.h"
#include "app/formats/report/report_frame.h"
#include "app/formats/report/report_texts.h"
#include "app/formats/report/teams/member_games.h"
#include "app/formats/report/teams/team_reports.h"
#include "app/pairing/adapter.h"
#include "engine/tiebreaks/standings.h"

#include <algorithm>
#include <array>
#include <tuple>

namespace pairwright {

namespace {

using Align = ReportColumn::Align;

constexpr int leastGamesOfPerformance = 3; // of fewer it says nothing

/// A player of a board.
struct OnBoard {
    const Player* player = nullptr;
    int board = 0; ///< one more than there are: he is a reserve
    Tally tally;
    std::optional<TieBreakValue> performance;
};

/// Where teams sit as they name their players, it is the place in their order; else where he sat most often, the higher
/// board of two. 0: he has played nowhere.
int boardOf(const Tournament& tournament, const Player& member, const Tally& tally)
{
    if (tournament.settings.teams->order == BoardOrder::fixed)
        return member.team->place;
    const auto most = std::max_element(tally.onBoard.begin(), tally.onBoard.end(),
                                       [](const auto& a, const auto& b) { return a.second < b.second; });
    return most == tally.onBoard.end() ? 0 : most->first;
}

std::map<PlayerKey, std::optional<TieBreakValue>> performancesOf(const Tournament& tournament, int rounds)
{
    const EngineView view = engineView(gamesOfTeams(tournament), rounds);
    TieBreak performance;
    performance.kind = TieBreakKind::PerformanceRating;
    std::map<PlayerKey, std::optional<TieBreakValue>> values;
    for (const StandingsRow& row : standings(view.state, rounds, std::array{performance}))
        values[view.order.keyOf(row.tpn)] = row.tieBreaks.front().value;
    return values;
}

/// Who has played.
std::vector<OnBoard> everybody(const Tournament& tournament, int rounds)
{
    const auto performances = performancesOf(tournament, rounds);
    const int boards = tournament.settings.teams->boards;
    std::vector<OnBoard> all;
    for (const Player& member : tournament.members) {
        const Tally tally = tallyOf(tournament, member.key, rounds);
        if (tally.games > 0)
            all.push_back({&member, std::min(boardOf(tournament, member, tally), boards + 1), tally,
                           performances.at(member.key)});
    }
    return all;
}

/// Over the board: a board prize is for what was played.
Score pointsOf(const OnBoard& one)
{
    return one.tally.points - one.tally.byForfeit;
}

/// Of the points that could be made in these games.
QString percentText(const OnBoard& one, const PointSystem& points)
{
    const int most = one.tally.games * points.winValue().tenths;
    return most > 0 ? spokenLocale().toString(100.0 * pointsOf(one).tenths / most, 'f', 1) : QString();
}

/// Who comes before whom.
auto orderOf(const OnBoard& one)
{
    const TieBreakValue performance = one.performance.value_or(TieBreakValue{});
    return std::tuple(-pointsOf(one).tenths, one.tally.games,
                      TieBreakValue{-performance.numerator, performance.denominator});
}

bool hasPerformance(const OnBoard& one)
{
    return one.performance && one.tally.games >= leastGamesOfPerformance;
}

struct BoardColumns {
    bool ofAllBoards = false;
    bool performance = false;
    bool byForfeit = false;
};

/// Precondition: `players` stand in their order.
ReportTable tableOf(const Tournament& tournament, const std::vector<OnBoard>& players, BoardColumns with,
                    const ReportOptions& shown)
{
    const int boards = tournament.settings.teams->boards;
    ReportTable table;
    table.columns.push_back({ReportTexts::tr("Rk.", "rank, column"), Align::right, false});
    table.columns.push_back(nameColumn(ReportTexts::tr("Name")));
    table.columns.push_back({ReportTexts::tr("Team"), Align::left, true});
    addPlayerColumns(shown, table.columns);
    if (with.ofAllBoards)
        table.columns.push_back({ReportTexts::tr("Bd.", "board, column"), Align::right, false});
    table.columns.push_back(memberPointsColumn());
    table.columns.push_back({ReportTexts::tr("Games", "column"), Align::right, false});
    table.columns.push_back({ReportTexts::tr("%", "of the points of his games, column"), Align::right, false});
    if (with.byForfeit)
        table.columns.push_back({ReportTexts::tr("Forfeit", "points won by forfeit, column"), Align::right, false});
    if (with.performance)
        table.columns.push_back({ReportTexts::tr("Perf", "performance, column"), Align::right, false});
    for (std::size_t i = 0; i < players.size(); ++i) {
        const OnBoard& one = players[i];
        const Player* team = tournament.player(one.player->team->team);
        const bool isShared = i > 0 && orderOf(players[i - 1]) == orderOf(one);
        QStringList cells{isShared ? QString() : QString::number(i + 1), titledName(one.player->data),
                          team != nullptr ? team->data.name : QString()};
        addPlayerCells(shown, one.player->data, cells);
        if (with.ofAllBoards)
            cells.append(one.board > boards ? QString() : QString::number(one.board));
        cells += QStringList{scoreText(pointsOf(one)), QString::number(one.tally.games),
                             percentText(one, tournament.settings.points)};
        if (with.byForfeit)
            cells.append(one.tally.byForfeit > Score{} ? scoreText(one.tally.byForfeit) : QString());
        if (with.performance)
            cells.append(hasPerformance(one) ? tieBreakText(*one.performance) : QString());
        table.rows.push_back(std::move(cells));
    }
    return table;
}

} // namespace

ReportDocument boardStandings(const Tournament& tournament, int afterRound, const ReportOptions& options)
{
    const Speaking speaking(options.language);
    const int rounds = tournament.atMostPublished(afterRound);
    ReportDocument document =
        startSheetAfter(ReportKind::boardStandings, tournament,
                        ReportTexts::tr("Players by board after round %1").arg(rounds), options, rounds);
    const ReportOptions shown = withoutEmptyColumns(options, tournament);
    document.alike = true;
    const int boards = tournament.settings.teams->boards;
    std::vector<OnBoard> all = everybody(tournament, rounds);
    std::stable_sort(all.begin(), all.end(),
                     [](const OnBoard& a, const OnBoard& b) { return orderOf(a) < orderOf(b); });
    const bool withPerformance = std::any_of(all.begin(), all.end(), hasPerformance);
    const bool withForfeits =
        std::any_of(all.begin(), all.end(), [](const OnBoard& one) { return one.tally.byForfeit > Score{}; });
    std::map<int, std::vector<OnBoard>> byBoard;
    for (const OnBoard& one : all)
        byBoard[one.board].push_back(one);
    for (const auto& [board, players] : byBoard) {
        document.tables.push_back(tableOf(tournament, players, {false, withPerformance, withForfeits}, shown));
        document.tables.back().heading =
            board > boards ? ReportTexts::tr("Reserves") : ReportTexts::tr("Board %1").arg(board);
    }
    if (byBoard.size() > 1) {
        document.tables.push_back(tableOf(tournament, all, {true, withPerformance, withForfeits}, shown));
        document.tables.back().heading = ReportTexts::tr("All boards");
    }
    if (document.tables.empty()) {
        document.notes.append(ReportTexts::tr("Nobody who is named in a line-up has played a game yet."));
        return document;
    }
    document.notes.append(tournament.settings.teams->order == BoardOrder::fixed
                              ? ReportTexts::tr("A player counts for the board that is his place in the order of his "
                                                "team.")
                              : ReportTexts::tr("A player counts for the board at which he sat most often."));
    document.notes.append(
        ReportTexts::tr("Points, games and per cent are of the games that were played over the board."));
    if (withForfeits)
        document.notes.append(
            ReportTexts::tr("Points won by forfeit stand in a column of their own: they count for the "
                            "team only."));
    document.notes.append(ReportTexts::tr("More points come first, then fewer games, then the higher performance."));
    document.notes.append(
        ReportTexts::tr("The performance is shown from %1 games that were played.").arg(leastGamesOfPerformance));
    return document;
}

} // namespace pairwright
