#include "engine/trf/teams/odd_records.h"

#include "engine/trf/teams/team_rounds.h"

#include <algorithm>
#include <array>
#include <map>
#include <string>

namespace pairwright::trf {

namespace {

constexpr Score mostMatchPoints{999}; // four columns

std::string matchText(const TeamMatch& match)
{
    return std::to_string(match.a.value) + "-" + std::to_string(match.b.value);
}

bool isSeated(const MatchBoard& board)
{
    return board.a || board.b;
}

class OddRecords {
public:
    OddRecords(const TeamFile& file, const std::vector<TeamMatch>& matches, std::vector<Repair>& repairs)
        : file_(file)
        , matches_(matches)
        , repairs_(repairs)
        , boards_(static_cast<std::size_t>(file.boards()))
    {
    }

    void tell()
    {
        for (Repair& repair : oddMatchPoints(file_))
            repairs_.push_back(std::move(repair));
        if (boards_ > static_cast<std::size_t>(mostBoardsOfAMatch))
            repairs_.push_back({.code = RepairCode::tooManyBoards,
                                .found = std::to_string(boards_),
                                .used = std::to_string(mostBoardsOfAMatch)});
        tellTeams();
        for (const TeamMatch& match : matches_)
            tellMatch(match);
        for (const LineUp& lineUp : file_.teams.lineUps)
            tellLineUp(lineUp);
        tellColours();
        if (!file_.requests.abnormal.empty())
            tellAbnormal();
    }

private:
    void tellTeams()
    {
        for (const TeamLine& team : file_.teams.teams) {
            const std::string number = std::to_string(team.tpn.value);
            if (team.players.empty())
                repairs_.push_back({.code = RepairCode::emptyTeam, .found = number});
            else if (team.players.size() < boards_)
                repairs_.push_back(
                    {.code = RepairCode::smallTeam, .found = number, .used = std::to_string(team.players.size())});
        }
        tellSameNames();
    }

    /// Each name once, with the first two of its teams.
    void tellSameNames()
    {
        std::map<std::string, std::vector<Tpn>> byName;
        for (const TeamLine& team : file_.teams.teams)
            if (!team.name.empty())
                byName[team.name].push_back(team.tpn);
        for (const auto& [name, teams] : byName)
            if (teams.size() > 1)
                repairs_.push_back({.code = RepairCode::sameTeamName,
                                    .found = std::to_string(teams[0].value) + " and " + std::to_string(teams[1].value),
                                    .used = name});
    }

    void unused(const char* record, RoundNumber round, Tpn team)
    {
        repairs_.push_back({.code = RepairCode::teamRecordUnused,
                            .round = round,
                            .found = record,
                            .used = std::to_string(team.value)});
    }

    void tellMatch(const TeamMatch& match)
    {
        if (match.isForfeitUnused)
            unused("330", match.round, match.a);
        if (file_.teams.byes && match.round.value <= static_cast<int>(file_.teams.byes->byRound.size()))
            if (const auto free = file_.teams.byes->byRound[static_cast<std::size_t>(match.round.value - 1)];
                free == match.a || free == match.b)
                unused("320", match.round, *free);
        const bool isOrdered = std::ranges::any_of(file_.teams.lineUps, [&match](const LineUp& lineUp) {
            return lineUp.round == match.round && (lineUp.team == match.a || lineUp.team == match.b);
        });
        const auto seated = static_cast<std::size_t>(std::ranges::count_if(match.boards, &isSeated));
        if (!match.forfeit && !isOrdered && seated > 0 && seated < boards_)
            repairs_.push_back({.code = RepairCode::missingBoards,
                                .round = match.round,
                                .found = matchText(match),
                                .used = std::to_string(seated)});
    }

    /// The first whom it has elsewhere than the games do. Who sits in a match that was not played nothing contradicts.
    void tellLineUp(const LineUp& lineUp)
    {
        const auto found = std::ranges::find_if(matches_, [&lineUp](const TeamMatch& match) {
            return match.round == lineUp.round && (match.a == lineUp.team || match.b == lineUp.team);
        });
        if (found == matches_.end()) {
            unused("300", lineUp.round, lineUp.team);
            return;
        }
        if (found->forfeit && std::ranges::none_of(found->boards, &isSeated))
            return;
        for (std::size_t i = 0; i < std::max(lineUp.players.size(), found->boards.size()); ++i) {
            const auto said = i < lineUp.players.size() ? lineUp.players[i] : std::nullopt;
            const auto sat = i >= found->boards.size() ? std::nullopt
                             : lineUp.team == found->a ? found->boards[i].a
                                                       : found->boards[i].b;
            if (said == sat)
                continue;
            repairs_.push_back({.code = RepairCode::lineUpOtherwise,
                                .player = sat ? sat : said,
                                .round = lineUp.round,
                                .found = std::to_string(lineUp.team.value)});
            return;
        }
    }

    [[nodiscard]] bool hasOtherColours(const TeamMatch& match, const std::string& pattern) const
    {
        for (std::size_t i = 0; match.hasColours && !match.forfeit && i < match.boards.size(); ++i) {
            const MatchBoard& board = match.boards[i];
            if (!board.a || !board.b || i >= pattern.size())
                continue;
            const Player* player = file_.games.find(*board.a);
            const auto& colour = player->rounds[file_.games.cellIndex(match.round.value)].colour;
            if (colour && (*colour == Colour::White) != (pattern[i] == pattern.front()))
                return true;
        }
        return false;
    }

    void tellColours()
    {
        if (!file_.teams.boardColours)
            return;
        const TeamMatch* first = nullptr;
        int count = 0;
        for (const TeamMatch& match : matches_)
            if (hasOtherColours(match, *file_.teams.boardColours)) {
                first = first ? first : &match;
                ++count;
            }
        if (first)
            repairs_.push_back({.code = RepairCode::coloursOtherwise,
                                .round = first->round,
                                .found = matchText(*first),
                                .used = std::to_string(count)});
    }

    void tellAbnormal()
    {
        ConvertedState converted;
        numberTeams(file_, converted);
        const TeamRounds rounds(file_, converted);
        const int last = file_.pairedRounds();
        const auto concerns = [&](const AbnormalPoints& abnormal, Tpn team) {
            const auto& all = rounds.of(*converted.tpnOf(FileId{team.value}));
            for (int round = 1; round <= last; ++round)
                if ((!abnormal.round || abnormal.round->value == round) &&
                    (abnormal.type == ' ' || all[static_cast<std::size_t>(round - 1)].type == abnormal.type))
                    return true;
            return false;
        };
        for (const AbnormalPoints& abnormal : file_.requests.abnormal)
            if (std::ranges::none_of(abnormal.teams, [&](Tpn team) { return concerns(abnormal, team); }))
                repairs_.push_back({.code = RepairCode::abnormalUnused,
                                    .round = abnormal.round,
                                    .found = std::string(1, abnormal.type)});
    }

    const TeamFile& file_;
    const std::vector<TeamMatch>& matches_;
    std::vector<Repair>& repairs_;
    std::size_t boards_;
};

} // namespace

std::vector<Repair> oddMatchPoints(const TeamFile& file)
{
    constexpr std::array<std::string_view, 3> known{"TW", "TD", "TL"};
    std::vector<Repair> found;
    for (const auto& [symbol, points] : file.teams.matchPoints)
        if (std::ranges::find(known, symbol) == known.end())
            found.push_back({.code = RepairCode::unknownPoints, .found = symbol});
        else if (points < Score{} || points > mostMatchPoints)
            found.push_back({.code = RepairCode::matchPointsRange, .found = symbol + " " + toString(points)});
    const MatchScale scale(file);
    if (scale.win() <= scale.loss() || scale.draw() > scale.win() || scale.draw() < scale.loss())
        found.push_back({.code = RepairCode::matchPointsOrder});
    else if (scale.draw() + scale.draw() > scale.win() + scale.loss())
        found.push_back({.code = RepairCode::matchPointsDraws});
    return found;
}

void tellWhatIsOdd(const TeamFile& file, const std::vector<TeamMatch>& matches, std::vector<Repair>& repairs)
{
    OddRecords(file, matches, repairs).tell();
}

} // namespace pairwright::trf
