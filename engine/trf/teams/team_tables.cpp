#include "engine/trf/teams/team_rounds.h"
#include "engine/trf/teams/to_team_state.h"
#include "engine/trf/text/line_builder.h"
#include "engine/trf/text/text.h"

#include <algorithm>

namespace pairwright::trf {

namespace {

BothPoints sumOf(const std::vector<TeamRound>& rounds)
{
    BothPoints sum;
    for (const TeamRound& round : rounds) {
        sum.matchPoints += round.points.matchPoints;
        sum.gamePoints += round.points.gamePoints;
    }
    return sum;
}

/// As 001 has it, but nobody sat there: "+" and "-".
char resultOf(const MatchBoard& board, bool isOfA)
{
    const Score own = isOfA ? board.pointsOfA : board.pointsOfB;
    const Score others = isOfA ? board.pointsOfB : board.pointsOfA;
    if (board.isOpen)
        return '?';
    if (!board.isPlayed)
        return own > Score{} ? '+' : '-';
    return own == others && own > Score{} ? '=' : own > others ? '1' : '0';
}

/// The boards of a match as one of its teams has them, the first board first.
std::string resultsOf(const TeamMatch& match, Tpn team, const TeamRound& round, int boards)
{
    std::string results;
    if (match.boards.empty()) {
        const auto* forfeit = std::get_if<ForfeitedGame>(&round.record);
        results.assign(static_cast<std::size_t>(boards), forfeit && forfeit->won ? '+' : '-');
    }
    for (const MatchBoard& board : match.boards)
        results += resultOf(board, team == match.a);
    return results;
}

/// 801: columns as those of 802, but for each round the results of the boards instead of their points.
std::string lineForPeople(const TableLine& row, const std::vector<TeamRound>& rounds,
                          const std::vector<TeamMatch>& matches, int boards)
{
    LineBuilder line("801");
    line.right(5, 7, std::to_string(row.tpn.value));
    line.left(9, 13, row.nickname);
    line.right(15, 20, toString(*row.matchPoints));
    line.right(22, 27, toString(*row.gamePoints));
    int column = 29;
    for (std::size_t i = 0; i < row.rounds.size(); ++i) {
        const TableCell& cell = row.rounds[i];
        line.right(column, column + 2,
                   cell.bye ? std::string(nameOf(*cell.bye)) : std::to_string(cell.opponent->value));
        if (cell.colour)
            line.left(column + 4, column + 4, *cell.colour == Colour::White ? "w" : "b");
        const auto match = std::ranges::find_if(matches, [&](const TeamMatch& one) {
            return one.round.value == static_cast<int>(i) + 1 && (one.a == row.tpn || one.b == row.tpn);
        });
        if (match != matches.end())
            line.left(column + 6, column + 5 + boards, resultsOf(*match, row.tpn, rounds[i], boards));
        column += 8 + boards;
    }
    return toUtf8(std::move(line).take()).substr(4); // behind the code
}

TableCell tableCellOf(const TeamRound& round, const ConvertedState& converted)
{
    TableCell cell;
    cell.gamePoints = round.points.gamePoints;
    if (const auto* match = std::get_if<PlayedGame>(&round.record)) {
        cell.opponent = Tpn{converted.idOf(match->opponent).value};
        cell.colour = match->colour;
    } else if (const auto* forfeit = std::get_if<ForfeitedGame>(&round.record)) {
        cell.opponent = Tpn{converted.idOf(forfeit->opponent).value};
        cell.colour = forfeit->colour;
        cell.forfeited = true;
    } else {
        cell.bye = std::get<Bye>(round.record).kind;
    }
    return cell;
}

} // namespace

std::vector<StatedPoints> otherTeamPoints(const TeamFile& file)
{
    ConvertedState converted;
    numberTeams(file, converted);
    const TeamRounds rounds(file, converted);
    std::vector<StatedPoints> other;
    for (std::size_t i = 0; i < file.teams.teams.size(); ++i) {
        const TeamLine& team = file.teams.teams[i];
        const BothPoints sum = sumOf(rounds.of(Tpn{static_cast<std::int32_t>(i) + 1}));
        const auto compare = [&](const std::optional<Score>& stated, Score computed, const char* unit) {
            if (stated && *stated != computed)
                other.push_back({team.tpn.value, toString(*stated) + unit, toString(computed) + unit});
        };
        compare(team.matchPoints, sum.matchPoints, " MP");
        compare(team.gamePoints, sum.gamePoints, " GP");
    }
    return other;
}

void fillTables(TeamFile& file)
{
    ConvertedState converted;
    numberTeams(file, converted);
    const TeamRounds rounds(file, converted);
    const auto matches = matchesOf(file);
    file.teams.table.clear();
    file.teams.tableForPeople.clear();
    for (std::size_t i = 0; i < file.teams.teams.size(); ++i) {
        TeamLine& team = file.teams.teams[i];
        const auto& own = rounds.of(Tpn{static_cast<std::int32_t>(i) + 1});
        const BothPoints sum = sumOf(own);
        team.matchPoints = sum.matchPoints;
        team.gamePoints = sum.gamePoints;
        TableLine& row = file.teams.table.emplace_back();
        row.tpn = team.tpn;
        row.nickname = team.nickname;
        row.matchPoints = sum.matchPoints;
        row.gamePoints = sum.gamePoints;
        for (const TeamRound& round : own)
            row.rounds.push_back(tableCellOf(round, converted));
        file.teams.tableForPeople.push_back(lineForPeople(row, own, matches.value(), rounds.scale().boards()));
    }
}

} // namespace pairwright::trf
