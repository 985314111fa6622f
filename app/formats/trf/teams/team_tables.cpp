#include "app/formats/trf/teams/team_rounds.h"
#include "app/formats/trf/teams/to_team_state.h"

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
    file.teams.table.clear();
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
    }
}

} // namespace pairwright::trf
