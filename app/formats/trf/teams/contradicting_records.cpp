#include "app/formats/trf/teams/contradicting_records.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>
#include <utility>

namespace pairwright {

namespace {

std::string textOf(const trf::MatchForfeit& one)
{
    return std::string("330 ") + (one.whiteWins ? '+' : '-') + (one.blackWins ? '+' : '-') + ' ' +
           std::to_string(one.round.value) + ' ' + std::to_string(one.white.value) + ' ' +
           std::to_string(one.black.value);
}

/// The last record of a match holds.
void addForfeits(const trf::TeamFile& file, std::vector<std::string>& records)
{
    std::map<std::pair<RoundNumber, Tpn>, trf::MatchForfeit> last;
    for (const trf::MatchForfeit& one : file.teams.forfeits)
        last[{one.round, one.white}] = last[{one.round, one.black}] = one;
    for (const trf::MatchForfeit& one : file.teams.forfeits)
        if (last.at({one.round, one.white}) != one || last.at({one.round, one.black}) != one)
            records.push_back(textOf(one));
}

char letterOf(ByeKind kind)
{
    return kind == ByeKind::Full ? 'F' : kind == ByeKind::Half ? 'H' : 'Z';
}

void addByes(const trf::TeamFile& file, std::vector<std::string>& records)
{
    std::set<std::pair<RoundNumber, Tpn>> placed;
    if (const auto matches = trf::matchesOf(file))
        for (const trf::TeamMatch& match : *matches)
            placed.insert({{match.round, match.a}, {match.round, match.b}});
    if (file.teams.byes) {
        RoundNumber round{0};
        for (const auto& team : file.teams.byes->byRound) {
            ++round.value;
            if (team)
                placed.insert({round, *team});
        }
    }
    for (const trf::TeamRequest& request : file.requests.byes)
        for (const Tpn team : request.teams)
            if (placed.contains({request.round, team}))
                records.push_back(std::string("240 ") + letterOf(request.kind) + ' ' +
                                  std::to_string(request.round.value) + ' ' + std::to_string(team.value));
}

/// Of the same kind for the same team and round.
void addRepeated(const trf::TeamFile& file, std::vector<std::string>& records)
{
    std::set<std::tuple<char, RoundNumber, Tpn>> seen;
    for (const trf::AbnormalPoints& points : file.requests.abnormal)
        for (const Tpn team : points.teams)
            if (const RoundNumber round = points.round.value_or(RoundNumber{0});
                !seen.emplace(points.type, round, team).second)
                records.push_back(std::string("299 ") + (points.type == ' ' ? "" : std::string{points.type, ' '}) +
                                  std::to_string(round.value) + ' ' + std::to_string(team.value));
}

void addColours(const trf::TeamFile& file, std::vector<std::string>& records)
{
    const auto matches = trf::matchesOf(file);
    if (!file.teams.boardColours || !matches)
        return;
    std::size_t most = 0;
    for (const trf::TeamMatch& match : *matches)
        most = std::max(most, match.boards.size());
    for (const trf::LineUp& lineUp : file.teams.lineUps)
        most = std::max(most, lineUp.players.size());
    if (most > 0 && file.teams.boardColours->size() > most)
        records.push_back("352 " + *file.teams.boardColours);
}

} // namespace

std::vector<std::string> contradictingRecords(const trf::TeamFile& file)
{
    std::vector<std::string> records;
    addForfeits(file, records);
    addByes(file, records);
    addRepeated(file, records);
    addColours(file, records);
    return records;
}

} // namespace pairwright
