#include "app/session/plan/plan_teams.h"

#include "app/domain/changes/game_change.h"
#include "app/domain/teams/line_up.h"
#include "app/domain/teams/seats.h"
#include "app/domain/teams/team_options.h"
#include "app/domain/teams/team_rules.h"

#include <algorithm>
#include <unordered_set>

namespace pairwright::plan {

namespace {

bool hasTeams(const Context& to)
{
    if (to.tournament.settings.teams)
        return true;
    to.add(FindingCode::noTeamsHere);
    return false;
}

/// What changes the course of matches: fixed with the first round.
bool changesMatches(const TeamRules& before, const TeamRules& after)
{
    return before.boards != after.boards || before.colours != after.colours;
}

bool changesPoints(const TeamRules& before, const TeamRules& after)
{
    return before.win != after.win || before.draw != after.draw || before.loss != after.loss ||
           before.primary != after.primary || before.secondary != after.secondary;
}

std::vector<PlayerKey> keysOf(const std::vector<const Player*>& members)
{
    std::vector<PlayerKey> keys;
    keys.reserve(members.size());
    for (const Player* member : members)
        keys.push_back(member->key);
    return keys;
}

/// The teams play a match in that round which is published; nullptr, with a finding: they do not.
const Match* findMatch(const Context& to, RoundNumber number, PlayerKey team, int& board)
{
    const Round* round = to.tournament.round(number);
    const RoundVersion* version = round != nullptr ? round->published() : nullptr;
    if (version != nullptr)
        for (std::size_t i = 0; i < version->pairings.boards.size(); ++i)
            if (version->pairings.boards[i].has(team)) {
                board = static_cast<int>(i) + 1;
                return &version->pairings.boards[i];
            }
    Finding& finding = to.add(version != nullptr ? FindingCode::playerNotPlaced : FindingCode::notPublished);
    finding.player = team;
    finding.round = number;
    return nullptr;
}

/// False, with a finding: a game was played at a board for which nobody would be named.
bool keepsPlayedBoards(const Context& to, const Match& match, PlayerKey team, const LineUp& seats)
{
    const auto left = playedBoardLeft(match, seats);
    if (!left)
        return true;
    Finding& finding = to.add(FindingCode::leavesPlayedBoard);
    finding.player = team;
    finding.value = *left;
    return false;
}

/// Whose games go to the rating is told in the report, where they were played in a round that is over.
void logPlayedSeats(const Context& to, const Match& match, BoardId id, const LineUp& before, const LineUp& after)
{
    const Round* inPlay = to.tournament.roundInPlay();
    if (inPlay == nullptr || id.round >= inPlay->number)
        return;
    for (std::size_t i = 0; i < after.size(); ++i) {
        const int number = static_cast<int>(i) + 1;
        const auto& result = match.game(number).outcome.result;
        if (before[i] == after[i] || !result || isForfeit(*result))
            continue;
        log(to, IntegrityEvent::Kind::lineUp, id.round, id.board,
            toText({match.gameCount() > 1 ? std::optional(number) : std::nullopt, seatChange(before[i], after[i])}));
    }
}

/// Somebody of the table sits where it has another one.
void askAboutTheTable(const Context& to, const Match& match, const SetLineUp& command)
{
    if (!isSeatedByTable(to.tournament.settings))
        return;
    const auto both = usualLineUps(to.tournament, command.round, match);
    const LineUp& byTable = command.team == match.a ? both.first : both.second;
    for (std::size_t i = 0; i < command.seats.size(); ++i) {
        const auto& seated = command.seats[i];
        if (!seated || seated == byTable[i] || std::find(byTable.begin(), byTable.end(), seated) == byTable.end())
            continue; // a reserve plays for whom the table has
        Finding& finding = to.add(FindingCode::seatedOtherThanTable, WarningLevel::confirm);
        finding.player = *seated;
        finding.other = byTable[i];
        finding.value = static_cast<std::int64_t>(i) + 1;
        return;
    }
}

/// Forfeited as a whole before anybody was named: nobody sat there.
bool isOverWithoutAnybody(const Match& match)
{
    return isForfeitedAsAWhole(match) &&
           std::ranges::none_of(match.games, [](const Game& game) { return game.forWhite || game.forBlack; });
}

/// Forfeits that were entered before the line-ups: nobody wins a board at which he does not sit. `match` has the seats
/// of now.
void addForfeitsOfNobody(const Match& match, int board, EnterResults& command)
{
    for (int game = 1; game <= match.gameCount(); ++game) {
        const auto& result = match.game(game).outcome.result;
        if (!result || !isForfeit(*result) || canEndSo(match, game, *result))
            continue;
        command.results.push_back({board, withoutTheAbsent(match, game, *result), game});
    }
}

/// On what is planned so far. In a round whose results are settled they stay: see isWonByNobody().
void takeForfeitsOfNobody(const Context& to, const EnterResults& command)
{
    if (command.results.empty() || to.refused() || !to.tournament.mayEnterResults(command.round))
        return;
    Tournament seated = to.tournament;
    applyTo(seated, to.plan.delta);
    Plan part;
    run(Context{seated, to.now, part}, command);
    to.plan.findings.insert(to.plan.findings.end(), part.findings.begin(), part.findings.end());
    to.plan.delta.insert(to.plan.delta.end(), part.delta.begin(), part.delta.end());
}

} // namespace

void run(const Context& to, const SetTeamRules& command)
{
    const auto& present = to.tournament.settings.teams;
    if (command.rules == present || !isAsSeen(to, command.seen, present, command.rules, "teams"))
        return;
    if (command.rules && !isPossible(*command.rules)) {
        to.add(FindingCode::invalidTeamRules);
        return;
    }
    if (command.rules && boundLeft(*command.rules))
        to.add(FindingCode::twoDrawsAboveWin);
    if (command.rules.has_value() != present.has_value()) {
        if (!to.tournament.players.empty())
            to.add(FindingCode::teamsOrPlayers).value = static_cast<std::int64_t>(to.tournament.players.size());
    } else if (to.started() && changesMatches(*present, *command.rules)) {
        to.add(FindingCode::lockedAfterRoundOne);
    } else if (to.started() && changesPoints(*present, *command.rules)) {
        to.add(FindingCode::pointsFixed);
    } else if (to.started() &&
               (present->preferences != command.rules->preferences || present->asGacrux != command.rules->asGacrux)) {
        to.add(FindingCode::systemOptionChanges).text = QString::fromStdString(std::string(teamPreferencesOption));
    }
    if (present && command.rules && changesMatches(*present, *command.rules))
        dropAllProposals(to, to.roundAhead()); // their matches have other boards
    changeSettings(to, [&](Settings& settings) {
        settings.teams = command.rules;
        checkAcceleration(to, settings);
        if (usableSystem(settings.system, command.rules.has_value()) == nullptr)
            settings.system = command.rules ? teamSystems()[0].id : Settings{}.system;
        if (command.rules.has_value() != present.has_value())
            settings.tieBreaks = tieBreaksOfEntrants(settings.tieBreaks, formatOf(settings.system),
                                                     command.rules ? Entrants::teams : Entrants::players);
    });
}

void run(const Context& to, const SetTeamOrder& command)
{
    const Player* team = hasTeams(to) ? findPlayer(to, command.team) : nullptr;
    if (team == nullptr)
        return;
    to.plan.step.playerName = team->data.name;
    const std::vector<const Player*> present = to.tournament.membersOf(command.team);
    if (!isAsSeen(to, command.seen, keysOf(present), command.order, "teamOrder"))
        return;
    std::unordered_set<PlayerKey> named;
    int place = 0;
    for (const PlayerKey key : command.order) {
        const Player* member = to.tournament.member(key);
        if (member == nullptr || !named.insert(key).second) {
            to.add(FindingCode::unknownPlayer).player = key;
            return;
        }
        const TeamPlace wanted{command.team, ++place};
        if (member->team->team != command.team && isSeated(to.tournament, key))
            to.add(FindingCode::playerHasRounds).player = key;
        changePlayer(to, *member, [&](Player& after) { after.team = wanted; });
    }
    for (const Player* member : present) {
        if (named.contains(member->key))
            continue;
        if (isSeated(to.tournament, member->key))
            to.add(FindingCode::playerHasRounds).player = member->key;
        to.plan.delta.emplace_back(PlayerChange{*member, std::nullopt});
    }
    to.plan.step.count = static_cast<int>(command.order.size());
}

void run(const Context& to, const SetLineUp& command)
{
    const Player* team = hasTeams(to) ? findPlayer(to, command.team) : nullptr;
    if (team == nullptr)
        return;
    to.plan.step.playerName = team->data.name;
    to.plan.step.round = command.round;
    int board = 0;
    const Match* match = findMatch(to, command.round, command.team, board);
    if (match == nullptr)
        return;
    const LineUp present = match->lineUpOf(command.team);
    if (!isAsSeen(to, command.seen, present, command.seats, "lineUp"))
        return;
    if (command.seats.size() != match->games.size()) {
        Finding& finding = to.add(FindingCode::valueImpossible);
        finding.text = QStringLiteral("lineUp");
        finding.value = static_cast<std::int64_t>(command.seats.size());
        return;
    }
    for (const LineUpFault& fault : faultsOf(to.tournament, command.team, command.seats))
        to.plan.findings.push_back(findingOf(fault, command.team));
    if (command.seats == present)
        return;
    to.plan.step.board = board;
    if (!keepsPlayedBoards(to, *match, command.team, command.seats))
        return;
    askAboutTheTable(to, *match, command);
    if (match->hasAnyResult()) {
        Finding& finding = to.add(FindingCode::seatsOfPlayedGames, WarningLevel::confirm);
        finding.player = command.team;
        finding.round = command.round;
        finding.board = board;
        logPlayedSeats(to, *match, {command.round, board}, present, command.seats);
    }
    const int version = to.tournament.round(command.round)->published()->version;
    to.plan.delta.emplace_back(LineUpChange{command.round, version, board, command.team, present, command.seats});
    Match seated = *match;
    seated.seat(command.team, command.seats);
    EnterResults forfeits{command.round, {}};
    addForfeitsOfNobody(seated, board, forfeits);
    takeForfeitsOfNobody(to, forfeits);
}

void run(const Context& to, const SeatAsUsual& command)
{
    if (!hasTeams(to))
        return;
    to.plan.step.round = command.round;
    const Round* round = to.tournament.round(command.round);
    const RoundVersion* version = round != nullptr ? round->published() : nullptr;
    if (version == nullptr) {
        to.add(FindingCode::notPublished).round = command.round;
        return;
    }
    int board = 0;
    EnterResults forfeits{command.round, {}};
    for (const Match& match : version->pairings.boards) {
        ++board;
        if (isOverWithoutAnybody(match))
            continue;
        Match seated = match;
        const auto [ofA, ofB] = usualLineUps(to.tournament, command.round, match);
        for (const auto& [team, usual] : {std::pair(match.a, ofA), std::pair(match.b, ofB)}) {
            const LineUp present = match.lineUpOf(team);
            const bool anybody = std::any_of(present.begin(), present.end(), [](const auto& seat) { return seat; });
            if (anybody || usual == present || !keepsPlayedBoards(to, match, team, usual))
                continue;
            to.plan.delta.emplace_back(LineUpChange{command.round, version->version, board, team, present, usual});
            seated.seat(team, usual);
            ++to.plan.step.count;
        }
        addForfeitsOfNobody(seated, board, forfeits);
    }
    takeForfeitsOfNobody(to, forfeits);
}

void refreshStrengths(const Context& to)
{
    if (!to.tournament.settings.teams || to.refused() || to.plan.delta.empty())
        return;
    Tournament planned = to.tournament;
    applyTo(planned, to.plan.delta);
    if (!planned.settings.teams)
        return;
    for (const Player& team : planned.players) {
        const auto strength = strengthOf(planned, team.key);
        if (!strength || (team.data.rating && team.data.rating->value == *strength))
            continue;
        Player after = team;
        after.data.rating = Rating{*strength, RatingSource::estimated, {}};
        to.plan.delta.emplace_back(PlayerChange{team, std::move(after)});
    }
}

} // namespace pairwright::plan
