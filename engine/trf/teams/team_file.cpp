#include "engine/trf/teams/team_file.h"

#include "engine/trf/read/raw_lines.h"
#include "engine/trf/teams/odd_records.h"
#include "engine/trf/teams/teams16.h"
#include "engine/trf/teams/to_team_state.h"
#include "engine/trf/text/text.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

namespace pairwright::trf {

namespace {

/// In a team event.
bool numbersTeams(const Line& line)
{
    constexpr std::array<std::string_view, 12> codes{"240", "250", "260", "299", "300", "310",
                                                     "320", "330", "352", "362", "801", "802"};
    return std::ranges::find(codes, line.code()) != codes.end();
}

/// The report of the games alone.
struct GamesText {
    std::string text; ///< each line where it was
    bool isOld;       ///< of a TRF16
};

/// How the text had to be mended goes into `collected`.
std::optional<GamesText> gamesIn(std::string_view bytes, Collected& collected)
{
    const auto lines = splitLines(bytes, collected);
    if (!lines)
        return std::nullopt;
    const bool isOld = isTeamReport16(*lines);
    std::string text;
    int number = 1;
    for (const Line& line : *lines) {
        for (; number < line.number(); ++number)
            text += '\n';
        if (!numbersTeams(line) && !(isOld && line.code() == record013))
            text += toUtf8(line.text());
    }
    return GamesText{std::move(text), isOld};
}

/// Of requests and of what is like them.
std::vector<Tpn> namedTeams(const TeamFile& file)
{
    std::vector<Tpn> named;
    const auto add = [&named](const std::vector<Tpn>& teams) {
        named.insert(named.end(), teams.begin(), teams.end());
    };
    for (const TeamRequest& request : file.requests.byes)
        add(request.teams);
    for (const ForbiddenTeams& group : file.requests.forbidden)
        add(group.teams);
    for (const AbnormalPoints& points : file.requests.abnormal)
        add(points.teams);
    return named;
}

std::string describe(const OtherTeam& error)
{
    const std::string round = std::to_string(error.round.value);
    if (!error.player)
        return "record 330: in round " + round + " one of the teams meets another";
    return "the game of player " + std::to_string(error.player->value) + " in round " + round +
           " is not against the team that his team meets";
}

/// "record 300, round 2: " and what it says of a team that cannot be; nullopt: line-ups are possible.
std::optional<std::string> impossibleLineUp(const TeamFile& file, const std::vector<TeamMatch>& matches)
{
    std::set<std::pair<RoundNumber, Tpn>> seen;
    for (const LineUp& lineUp : file.teams.lineUps) {
        const std::string where = "record 300, round " + std::to_string(lineUp.round.value) + ": ";
        const std::string team = "team " + std::to_string(lineUp.team.value);
        if (!seen.emplace(lineUp.round, lineUp.team).second)
            return where + team + " has two orders";
        const std::vector<FileId>& members = file.find(lineUp.team)->players;
        std::set<FileId> seated;
        for (const auto& player : lineUp.players) {
            if (!player)
                continue;
            const std::string named = "player " + std::to_string(player->value);
            if (std::ranges::find(members, *player) == members.end())
                return where + named + " is not of " + team;
            if (!seated.insert(*player).second)
                return where + named + " sits twice for " + team;
        }
        for (const TeamMatch& match : matches)
            if (match.round == lineUp.round && (match.a == lineUp.team || match.b == lineUp.team))
                if (const Tpn other = match.a == lineUp.team ? match.b : match.a;
                    lineUp.opponent && *lineUp.opponent != other)
                    return where + team + " meets team " + std::to_string(other.value) + ", not team " +
                           std::to_string(lineUp.opponent->value);
    }
    return std::nullopt;
}

/// More boards with somebody than 352 has colours.
std::optional<std::string> tooManyBoards(const TeamFile& file, const std::vector<TeamMatch>& matches)
{
    if (!file.teams.boardColours)
        return std::nullopt;
    const auto most = static_cast<std::ptrdiff_t>(file.teams.boardColours->size());
    for (const TeamMatch& match : matches)
        if (const auto boards =
                std::ranges::count_if(match.boards, [](const MatchBoard& one) { return one.a || one.b; });
            boards > most)
            return "round " + std::to_string(match.round.value) + ": teams " + std::to_string(match.a.value) + " and " +
                   std::to_string(match.b.value) + " play on " + std::to_string(boards) +
                   " boards, and record 352 has " + std::to_string(most);
    return std::nullopt;
}

/// 310 with points or a rank that the matches do not give.
void tellOtherStandings(const TeamFile& file, std::vector<Repair>& repairs)
{
    const std::vector<StatedPoints> points = otherTeamPoints(file);
    const auto input = toTeamStandingsInput(file);
    const auto checked = input ? checkStandings(*input, points) : std::nullopt;
    const auto tell = [&repairs](int team, const std::string& stated, const std::string& computed) {
        repairs.push_back(
            {.code = RepairCode::teamStanding, .player = FileId{team}, .found = stated, .used = computed});
    };
    if (!checked) {
        for (const StatedPoints& one : points)
            tell(one.id, one.stated, one.computed);
        return;
    }
    for (const StatedDifference& one : checked->differences) {
        const std::string unit = one.field == StatedDifference::Field::rank ? "rank " : "";
        tell(one.id, one.stated.empty() ? "no rank" : unit + one.stated, unit + one.computed);
    }
}

Unexpected<TeamFileError> refused(const ReadError& error)
{
    if (error.code == ReadErrorCode::duplicateId && error.player &&
        (error.record == "310" || error.record == record013)) {
        const std::string player = "line " + std::to_string(error.line) + ": player " + error.detail;
        return Unexpected{TeamFileError{error.otherLine == error.line
                                            ? player + " stands twice in the team"
                                            : player + " is in another team, too (line " +
                                                  std::to_string(error.otherLine.value_or(0)) + ")"}};
    }
    if (error.code == ReadErrorCode::duplicateId && !error.player) // of teams
        return Unexpected{TeamFileError{"line " + std::to_string(error.line) + ": the number " + error.detail +
                                        " is given to two teams"}};
    return Unexpected{TeamFileError{trf::describe(error), isTooLarge(error)}};
}

} // namespace

int TeamFile::pairedRounds() const
{
    int last = games.pairedRounds();
    if (teams.byes)
        for (std::size_t i = 0; i < teams.byes->byRound.size(); ++i)
            if (teams.byes->byRound[i])
                last = std::max(last, static_cast<int>(i) + 1);
    for (const MatchForfeit& forfeit : teams.forfeits)
        last = std::max(last, forfeit.round.value);
    return last;
}

BoardCount TeamFile::boardCount() const
{
    using enum BoardCount::From;
    if (teams.boardColours)
        return {static_cast<int>(teams.boardColours->size()), record};
    std::size_t most = 0;
    if (const auto matches = matchesOf(*this))
        for (const TeamMatch& match : *matches)
            most = std::max(most, match.boards.size());
    if (most > 0)
        return {static_cast<int>(most), games};
    std::size_t least = 0;
    for (const TeamLine& team : teams.teams) {
        const std::size_t size = team.players.size();
        most = std::max(most, size);
        least = size > 0 && (least == 0 || size < least) ? size : least;
    }
    if (least == 0 || least > static_cast<std::size_t>(mostBoardsOfAMatch))
        return {};
    return {static_cast<int>(least), players, most > least};
}

const TeamLine* TeamFile::find(Tpn team) const
{
    const auto found = std::ranges::lower_bound(teams.teams, team, {}, &TeamLine::tpn);
    return found != teams.teams.end() && found->tpn == team ? &*found : nullptr;
}

bool TeamMatch::isPlayed() const
{
    return !forfeit && std::ranges::any_of(boards, &MatchBoard::isPlayed);
}

bool TeamMatch::isOpen() const
{
    return std::ranges::any_of(boards, &MatchBoard::isOpen);
}

bool isTeamFile(std::string_view bytes)
{
    Collected unused;
    const auto lines = splitLines(bytes, unused);
    const auto namesTeams = [](const Line& line) {
        return line.code() == "192" && teamCodeOf(line.value()).has_value();
    };
    return lines && (std::ranges::any_of(*lines, namesTeams) || isTeamReport16(*lines));
}

Expected<TeamReadResult, TeamFileError> readTeamFile(std::string_view bytes)
{
    Collected collected;
    const auto games = gamesIn(bytes, collected);
    if (!games)
        return refused({.code = ReadErrorCode::notTrf});
    auto read = trf::read(games->text);
    if (!read)
        return refused(read.error());
    auto teams = readTeams(bytes);
    if (!teams)
        return refused(teams.error());
    auto requests = readTeamRequests(bytes);
    if (!requests)
        return refused(requests.error());
    TeamReadResult result{{std::move(read->document), std::move(*teams), std::move(*requests)},
                          std::move(collected.repairs)};
    for (Repair& repair : read->repairs)
        if (repair.code != RepairCode::severalPairingByes) // the players of a team that is free may all have one
            result.repairs.push_back(std::move(repair));
    for (const auto& numbered : namedTeams(result.file))
        if (!result.file.find(numbered))
            return Unexpected{
                TeamFileError{"team " + std::to_string(numbered.value) + " is no team of the file (310)"}};
    if (games->isOld)
        nameSystem16(result.file, result.repairs);
    const auto matches = matchesOf(result.file);
    if (!matches)
        return Unexpected{TeamFileError{describe(matches.error())}};
    for (const auto& wrong : {impossibleLineUp(result.file, *matches), tooManyBoards(result.file, *matches)})
        if (wrong)
            return Unexpected{TeamFileError{*wrong}};
    tellWhatIsOdd(result.file, *matches, result.repairs);
    tellOtherStandings(result.file, result.repairs);
    return result;
}

std::string toString(const TeamCode& code)
{
    const auto nameOf = [](TeamScore score) {
        return score == TeamScore::matchPoints ? "_MP" : "_GP";
    };
    std::string text = code.byTable ? "CUSTOM_TEAM" : code.ownRules ? "CUSTOM_TEAM_SWISS" : "FIDE_TEAM";
    if (!code.byTable && !code.ownRules && code.preferences != TeamCode::Preferences::none)
        text += code.preferences == TeamCode::Preferences::typeA ? "_TYPEA" : "_TYPEB";
    text += nameOf(code.primary);
    if (code.secondary)
        text += nameOf(*code.secondary);
    return text + (code.accelerated ? "_BAKU" : "");
}

} // namespace pairwright::trf
