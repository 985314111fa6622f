#include "app/formats/trf/teams/contradicting_records.h"

#include <map>
#include <set>
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

} // namespace

std::vector<std::string> contradictingRecords(const trf::TeamFile& file)
{
    std::vector<std::string> records;
    addForfeits(file, records);
    addByes(file, records);
    return records;
}

} // namespace pairwright
