#include "app/formats/trf/teams/export_teams.h"

#include "app/domain/players/player.h"
#include "app/domain/players/tpn_order.h"
#include "app/domain/teams/games_of_teams.h"
#include "app/domain/teams/line_up.h"
#include "app/domain/teams/match_score.h"
#include "app/domain/teams/team_options.h"
#include "app/formats/trf/game_cells.h"
#include "app/formats/trf/given_lines.h"
#include "app/formats/trf/header_text.h"
#include "app/formats/trf/integrity_lines.h"
#include "app/formats/trf/system_family.h"
#include "app/formats/trf/teams/left_out_teams.h"
#include "app/formats/trf/teams/rated_teams.h"
#include "app/formats/trf/teams/team_report16.h"
#include "engine/capabilities.h"
#include "engine/round_rules.h"
#include "engine/trf/teams/to_team_state.h"

#include <algorithm>
#include <map>

namespace pairwright {

namespace {

constexpr int lettersOfShortName = 5; // record 310

class TeamExport {
public:
    TeamExport(const Tournament& from, trf::WriteOptions options)
        : from_(from)
        , order_(tpnOrder(from))
        , players_(tpnOrder(gamesOfTeams(from)))
    {
        into_.games = toTrfDocument(gamesOfTeams(from), options);
        into_.games.requests.clear();
        // What players' reports say of their byes and numbers is of teams here.
        into_.games.kept = integrityLines(from);
        addGivenLines(from, into_.games.kept);
        into_.games.manualPairings = manualPairings(from);
        for (const KeptLine& line : from.keptLines)
            if (!line.after)
                into_.games.kept.push_back({trf::KeptLine::Place::tail, {}, line.text.toStdString()});
    }

    trf::TeamFile take()
    {
        takeRules();
        takeTeams();
        for (const Round& round : from_.rounds)
            if (const RoundVersion* version = round.published())
                takeRound(round.number, version->pairings);
        takeAbsences();
        takeForbidden();
        takeVirtualPoints();
        tellLeftOut(from_, order_, into_);
        fillTables();
        return std::move(into_);
    }

private:
    /// By the results that counted; the cells have those of the rating.
    void fillTables()
    {
        const trf::Document rated = into_.games;
        std::vector<trf::Repair> none;
        takeWhatCounted(into_, none);
        trf::fillTables(into_);
        into_.games = rated;
    }

    [[nodiscard]] Tpn tpnOf(PlayerKey team) const { return *order_.tpnOf(team); }
    [[nodiscard]] trf::FileId idOf(PlayerKey member) const { return trf::FileId{players_.tpnOf(member)->value}; }

    void takeRules()
    {
        const TeamRules& rules = *from_.settings.teams;
        trf::TeamCode code;
        code.primary = rules.primary;
        code.secondary = rules.secondary;
        code.accelerated = from_.settings.acceleration == Acceleration::baku;
        code.preferences = static_cast<trf::TeamCode::Preferences>(rules.preferences); // in the same order
        into_.games.options.clear();
        into_.games.system.reset();
        if (rules.asGacrux)
            takeOwnRules(code);
        takeTable(code);
        into_.games.header.type = isSeatedByTable(from_.settings)
                                      ? "Team: " + std::string(knownSystem(from_.settings.system)->name) + " System"
                                      : usualType(true, code.byTable);
        into_.teams.code = code;
        into_.games.header.encodedType = trf::toString(code);
        into_.games.header.teams = static_cast<int>(from_.players.size());
        into_.teams.boardColours = matchShape(from_.settings).colours.letters(rules.boards);
        into_.teams.matchPoints = {{"TW", rules.win}, {"TD", rules.draw}, {"TL", rules.loss}};
    }

    /// The Swiss leaves the text of FIDE. With Baku acceleration there is no code for that.
    void takeOwnRules(trf::TeamCode& code)
    {
        into_.games.options.emplace_back(teamAsGacruxOption, "on");
        code.ownRules = !code.accelerated && !capabilitiesOf(from_.settings.system).allPlayAll;
        if (!code.ownRules)
            return;
        code.preferences = trf::TeamCode::Preferences::none; // an option says them
        const SystemInfo& info = *knownSystem(from_.settings.system);
        into_.games.system = trf::SystemComment{std::string(info.key), info.id.edition};
        for (const SystemOption& option : capabilitiesOf(info.id).options)
            if (option.key == teamPreferencesOption)
                into_.games.options.emplace_back(option.key, optionsOf(from_.settings, info.id).of(option));
    }

    /// Where a table lays out the rounds.
    void takeTable(trf::TeamCode& code)
    {
        const SystemInfo* info = knownSystem(from_.settings.system);
        if (info == nullptr || !capabilitiesOf(info->id).allPlayAll)
            return;
        code.byTable = true;
        code.preferences = trf::TeamCode::Preferences::none;
        const SystemOptions options = optionsOf(from_.settings, info->id);
        if (capabilitiesOf(info->id).entrants == Entrants::teams)
            into_.games.system = trf::SystemComment{std::string(info->key), info->id.edition};
        else
            into_.games.system =
                trf::SystemComment{std::string(familyOf(*info)), info->id.edition, cyclesOf(info->id, options)};
        for (const auto& [key, choice] : options.chosen())
            if (key != trf::cyclesOption && key != scheveningenBoardsOption)
                into_.games.options.emplace_back(key, choice);
    }

    void takeTeams()
    {
        std::int32_t number = 0;
        const auto ranks = from_.lastPublished().value > 0 ? ranksOf(from_, order_, trf::Version::trf26)
                                                           : std::vector<std::optional<int>>(from_.players.size());
        for (const PlayerKey key : order_.order()) {
            const Player& team = *from_.player(key);
            trf::TeamLine& line = into_.teams.teams.emplace_back();
            line.tpn = Tpn{++number};
            line.name = team.data.name.toStdString();
            line.nickname = team.data.shortName.left(lettersOfShortName).toStdString();
            line.rank = ranks[static_cast<std::size_t>(number - 1)];
            if (team.data.rating)
                line.strength = Score{10 * team.data.rating->value};
            for (const Player* member : from_.membersOf(key))
                line.players.push_back(idOf(member->key));
        }
    }

    void takeRound(RoundNumber number, const Pairings& pairings)
    {
        for (const Match& match : pairings.boards)
            takeMatch(number, match);
        if (!pairings.bye)
            return;
        const MatchScore worth = matchScoreOfBye(from_.settings, ByeKind::PairingAllocated);
        if (!into_.teams.byes)
            into_.teams.byes = trf::TeamByes{worth.matchPoints, worth.gamePoints, {}};
        into_.teams.byes->byRound.resize(static_cast<std::size_t>(number.value));
        into_.teams.byes->byRound.back() = tpnOf(*pairings.bye);
    }

    /// Who sat where, as far as games tell it: not who sat against nobody and did not win. Empty: they tell of nobody.
    [[nodiscard]] std::vector<std::optional<trf::FileId>> toldSeats(const Match& match, PlayerKey side) const
    {
        std::vector<std::optional<trf::FileId>> seats;
        bool anybody = false;
        for (const Game& game : match.games) {
            const bool isWhite = game.white == side;
            const auto& seat = isWhite ? game.forWhite : game.forBlack;
            const auto& other = isWhite ? game.forBlack : game.forWhite;
            const auto won = isWhite ? GameResult::whiteWinsByForfeit : GameResult::blackWinsByForfeit;
            const bool isTold = seat && (other || game.outcome.result == won);
            seats.push_back(isTold ? std::optional(idOf(*seat)) : std::nullopt);
            anybody = anybody || isTold;
        }
        return anybody && !isWonByNobody(match) ? seats : std::vector<std::optional<trf::FileId>>();
    }

    void takeMatch(RoundNumber number, const Match& match)
    {
        for (const PlayerKey side : {match.a, match.b})
            if (auto seats = toldSeats(match, side); !seats.empty())
                into_.teams.lineUps.push_back({number, tpnOf(side), tpnOf(match.opponentOf(side)), std::move(seats)});
        // Where two players are told against each other the file says by itself who met whom.
        const bool isTold =
            !isWonByNobody(match) && std::any_of(match.games.begin(), match.games.end(),
                                                 [](const Game& game) { return game.forWhite && game.forBlack; });
        if (isTold)
            return;
        const auto [a, b] = scoreOf(asIfItCounted(match), from_.settings);
        into_.teams.forfeits.push_back(
            {number, tpnOf(match.a), tpnOf(match.b), a.gamePoints > b.gamePoints, b.gamePoints > a.gamePoints});
    }

    /// In a table, where who is away loses.
    [[nodiscard]] bool hasMatch(PlayerKey team, RoundNumber number) const
    {
        const Round* round = from_.round(number);
        const RoundVersion* version = round != nullptr ? round->published() : nullptr;
        return version != nullptr &&
               std::ranges::any_of(version->pairings.boards, [team](const Match& match) { return match.has(team); });
    }

    /// Also of the rounds to come, in which who has withdrawn does not play.
    void takeAbsences()
    {
        std::map<std::pair<RoundNumber, ByeKind>, std::vector<Tpn>> requests;
        const int last = std::max(from_.lastPublished().value, from_.settings.plannedRounds);
        for (const PlayerKey key : order_.order())
            for (RoundNumber round{1}; round.value <= last; ++round.value)
                if (const auto kind = requestOf(presenceIn(*from_.player(key), round)); kind && !hasMatch(key, round))
                    requests[{round, *kind}].push_back(tpnOf(key));
        for (auto& [what, teams] : requests)
            into_.requests.byes.push_back({what.first, what.second, std::move(teams)});
    }

    void takeForbidden()
    {
        for (const ForbiddenPairs& pairs : from_.settings.forbidden) {
            trf::ForbiddenTeams& group = into_.requests.forbidden.emplace_back();
            group.first = pairs.first;
            group.last = pairs.last;
            for (const PlayerKey team : pairs.players)
                group.teams.push_back(tpnOf(team));
            std::sort(group.teams.begin(), group.teams.end());
        }
    }

    /// Given ones: those of the acceleration follow from the code.
    void takeVirtualPoints()
    {
        for (const Player& team : from_.players)
            for (std::size_t i = 0; i < team.virtualPoints.size(); ++i) {
                const RoundNumber round{static_cast<std::int32_t>(i) + 1};
                const bool isPrimary = from_.settings.teams->primary == TeamScore::matchPoints;
                const Score points = team.virtualPoints[i];
                if (points > Score{})
                    into_.requests.virtualPoints.push_back({isPrimary ? points : Score{}, isPrimary ? Score{} : points,
                                                            round, round, tpnOf(team.key), tpnOf(team.key)});
            }
    }

    const Tournament& from_;
    TpnMap order_;
    TpnMap players_;
    trf::TeamFile into_;
};

} // namespace

trf::TeamFile toTeamFile(const Tournament& tournament, trf::WriteOptions options)
{
    return TeamExport(tournament, options).take();
}

std::vector<int> matchesWithoutLineUps(const Round& round)
{
    std::vector<int> found;
    int number = 0;
    for (const Match& match : round.published()->pairings.boards)
        if (++number; !namesWhoPlays(match))
            found.push_back(number);
    return found;
}

namespace {

/// Somebody plays or has played; what a team that has left loses by default is known long before.
bool hasBegun(const Tournament& tournament, const Round& round)
{
    const auto isAway = [&](PlayerKey team) {
        return withdrawalIn(*tournament.player(team), round.number) != nullptr;
    };
    // Who leaves a table that is published to its end is withdrawn from the round after it.
    const auto hasLeft = [&](PlayerKey team) {
        return std::ranges::any_of(tournament.player(team)->withdrawals,
                                   [](const Withdrawal& withdrawal) { return !withdrawal.back; });
    };
    const auto isPlayed = [](const Game& game) {
        return game.outcome.result && !isForfeit(*game.outcome.result);
    };
    return std::ranges::any_of(round.published()->pairings.boards, [&](const Match& match) {
        const bool byDefault = isAway(match.a) || isAway(match.b) ||
                               ((hasLeft(match.a) || hasLeft(match.b)) && std::ranges::none_of(match.games, isPlayed));
        return match.hasAnyResult() && !byDefault;
    });
}

} // namespace

Tournament withoutRoundsToCome(Tournament tournament, trf::Profile profile)
{
    if (!tournament.settings.teams || capabilitiesOf(tournament.settings.system).rounds != RoundsMade::allAtOnce)
        return tournament;
    const auto isToCome = [&](const Round& round) {
        return round.published() == nullptr ||
               (!hasBegun(tournament, round) &&
                (profile == trf::Profile::report || !matchesWithoutLineUps(round).empty()));
    };
    std::vector<Round>& rounds = tournament.rounds;
    while (!rounds.empty() && isToCome(rounds.back()))
        rounds.pop_back();
    return tournament;
}

Expected<TrfExport, trf::WriteError> exportTeams(const Tournament& whole, trf::WriteOptions options)
{
    const Tournament tournament = withoutRoundsToCome(whole, options.profile);
    for (int number = 1; number <= tournament.lastPublished().value; ++number)
        if (const auto missing = matchesWithoutLineUps(*tournament.round(RoundNumber{number})); !missing.empty())
            return Unexpected{trf::WriteError{.code = trf::WriteErrorCode::noLineUp,
                                              .round = RoundNumber{number},
                                              .detail = std::to_string(missing.front())}};
    auto written = writeTeams(toTeamFile(tournament, options), options);
    if (!written)
        return Unexpected{written.error()};
    return TrfExport{QByteArray::fromStdString(written->text), std::move(written->omissions)};
}

} // namespace pairwright
