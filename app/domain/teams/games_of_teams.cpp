#include "app/domain/teams/games_of_teams.h"

#include "app/domain/players/tpn_order.h"
#include "app/domain/rounds/game_result.h"
#include "app/domain/teams/line_up.h"

#include <algorithm>
#include <unordered_map>

namespace pairwright {

namespace {

class GamesOfTeams {
public:
    explicit GamesOfTeams(const Tournament& from)
        : from_(from)
    {
    }

    Tournament take()
    {
        games_.event = from_.event;
        games_.settings = from_.settings;
        games_.settings.teams.reset();
        games_.settings.forbidden.clear();
        games_.settings.statedRanks.reset();
        games_.settings.declaredOrder.clear();
        games_.settings.acceleration = Acceleration::none;
        games_.nextPlayerKey = from_.nextPlayerKey;
        games_.nextThing = from_.nextThing;
        games_.players = from_.members;
        for (Player& player : games_.players) {
            place_[player.key] = &player;
            player.team.reset();
        }
        for (const PlayerKey team : tpnOrder(from_))
            for (const Player* member : from_.membersOf(team))
                games_.settings.declaredOrder.push_back(member->key);
        for (const KeptLine& line : from_.keptLines)
            if (!line.after)
                games_.keptLines.push_back(line);
        for (const Round& round : from_.rounds)
            if (const RoundVersion* version = round.published())
                takeRound(round, *version);
        return std::move(games_);
    }

private:
    void takeRound(const Round& round, const RoundVersion& from)
    {
        RoundVersion version = from;
        version.pairings = {};
        version.order = games_.settings.declaredOrder;
        version.record = {};
        version.comparisonJson.clear();
        std::unordered_map<PlayerKey, AbsenceKind> absent;
        for (const Player& player : games_.players)
            absent.emplace(player.key, AbsenceKind::zeroPoint);
        for (const Match& match : from.pairings.boards)
            for (const Game& game : match.games)
                if (!isWonByNobody(match))
                    takeGame(game, version.pairings, absent);
        for (const auto& [key, kind] : absent)
            place_.at(key)->absences[round.number] = kind;
        Round& into = games_.rounds.emplace_back();
        into.number = round.number;
        into.closedAt = round.closedAt;
        into.publishedVersion = version.version;
        into.versions.push_back(std::move(version));
    }

    static void takeGame(const Game& game, Pairings& pairings, std::unordered_map<PlayerKey, AbsenceKind>& absent)
    {
        const auto result = game.outcome.result;
        if (game.forWhite && game.forBlack) {
            absent.erase(*game.forWhite);
            absent.erase(*game.forBlack);
            pairings.boards.push_back(
                {*game.forWhite, *game.forBlack, {}, {Game{*game.forWhite, *game.forBlack, game.outcome}}});
        } else if (game.forWhite && result == GameResult::whiteWinsByForfeit) {
            absent[*game.forWhite] = AbsenceKind::fullPoint;
        } else if (game.forBlack && result == GameResult::blackWinsByForfeit) {
            absent[*game.forBlack] = AbsenceKind::fullPoint;
        }
    }

    const Tournament& from_;
    Tournament games_;
    std::unordered_map<PlayerKey, Player*> place_;
};

} // namespace

Tournament gamesOfTeams(const Tournament& tournament)
{
    return GamesOfTeams(tournament).take();
}

Tournament peopleOf(const Tournament& tournament)
{
    if (!tournament.settings.teams)
        return tournament;
    Tournament people = gamesOfTeams(tournament);
    for (Player& player : people.players)
        if (const Player* member = tournament.member(player.key); member != nullptr && member->team)
            if (const Player* team = tournament.player(member->team->team)) {
                player.team = member->team;
                player.data.club = team->data.name;
                player.data.captain = team->data.captain;
                player.data.shortName = team->data.shortName;
            }
    return people;
}

} // namespace pairwright
