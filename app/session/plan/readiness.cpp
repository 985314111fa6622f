#include "app/session/plan/readiness.h"

#include "app/domain/rounds/acceleration.h"
#include "app/domain/rounds/playable_rounds.h"
#include "app/domain/teams/seats.h"
#include "app/pairing/adapter.h"
#include "engine/base/limits.h"
#include "engine/capabilities.h"
#include "engine/field/missing_ratings.h"
#include "engine/round_rules.h"
#include "engine/tournament/acceleration.h"

#include <algorithm>

namespace pairwright {

namespace {

Finding& add(Readiness& to, FindingCode code, WarningLevel level)
{
    Finding& finding = to.findings.emplace_back();
    finding.code = code;
    finding.level = level;
    return finding;
}

void checkPlayers(Readiness& to, const Tournament& tournament)
{
    const auto present = std::count_if(tournament.players.begin(), tournament.players.end(), [&](const Player& player) {
        return presenceIn(player, to.round) == Presence::present;
    });
    if (present < 2)
        add(to, FindingCode::tooFewPlayers, WarningLevel::refused).value = present;
    const int playable = mostPlayableRounds(tournament);
    if (to.round.value == 1 && present >= 2 && tournament.settings.plannedRounds > playable)
        add(to, FindingCode::moreRoundsThanPlayable, WarningLevel::acknowledge).value = playable;
}

/// Dubov 1.1: who is to be paired needs a rating, and whom one of those has met.
void checkRatings(Readiness& to, const Tournament& tournament)
{
    const PairingInput input = pairingInput(tournament);
    std::vector<PlayerKey> unrated;
    for (const Tpn tpn : missingRatings(input.view.state, input.request.absent))
        unrated.push_back(input.view.order.keyOf(tpn));
    if (unrated.empty())
        return;
    Finding& finding = add(to, FindingCode::ratingMissing, WarningLevel::refused);
    finding.player = *std::min_element(unrated.begin(), unrated.end());
    finding.value = static_cast<std::int64_t>(unrated.size());
}

void checkAcceleration(Readiness& to, const Tournament& tournament)
{
    if (tournament.settings.acceleration != Acceleration::baku)
        return;
    if (virtualPointsKind(tournament) == VirtualPoints::baku && !canAccelerate(tournament.settings))
        add(to, FindingCode::accelerationNeedsPoints, WarningLevel::refused);
    if (const auto others = otherThanBaku(tournament); !others.empty())
        add(to, FindingCode::virtualPointsOtherThanBaku, WarningLevel::acknowledge).player = others.front();
}

/// Of a system that lays out all rounds by a table: the numbers, and that there is one.
void checkTable(Readiness& to, const Tournament& tournament)
{
    const Settings& settings = tournament.settings;
    const int players = static_cast<int>(tournament.players.size());
    const int rounds = roundsForAll(settings.system, optionsOf(settings, settings.system), players);
    const bool ofTwo = capabilitiesOf(settings.system).entrants == Entrants::teams;
    const auto seats = seatsByTable(settings.system, optionsOf(settings, settings.system), RoundNumber{1});
    if (ofTwo && (rounds == 0 || static_cast<int>(seats.size()) != matchShape(settings).games))
        add(to, FindingCode::twoTeamsWanted, WarningLevel::refused).value = players;
    else if (rounds == 0 || rounds > mostRounds)
        add(to, FindingCode::tableMissing, WarningLevel::refused).value = players;
    if (rounds > 0 && isSeatedByTable(settings))
        for (const Player& team : tournament.players)
            if (static_cast<int>(tournament.membersOf(team.key).size()) < settings.teams->boards) {
                Finding& finding = add(to, FindingCode::teamTooSmall, WarningLevel::refused);
                finding.player = team.key;
                finding.value = settings.teams->boards;
            }
    if (!settings.numberDraw)
        add(to, FindingCode::numbersMissing, WarningLevel::refused);
    if (tournament.allRoundsPublished() && tournament.hasBegun())
        add(to, FindingCode::roundsUsedUp, WarningLevel::refused).value = settings.plannedRounds;
}

/// Games of rounds before the one that has just been played, for which the pairing has to guess once more.
void checkAdjourned(Readiness& to, const Tournament& tournament)
{
    for (const Round& round : tournament.rounds) {
        if (round.published() == nullptr || round.number.value >= to.round.value - 1 || round.adjournedBoards().empty())
            continue;
        Finding& finding = add(to, FindingCode::gamesStillAdjourned, WarningLevel::acknowledge);
        finding.round = round.number;
        finding.boards = round.adjournedBoards();
    }
}

} // namespace

namespace {

/// Paired all the same, it would lose every board by forfeit; where nobody names players it is no gap.
void checkTeams(Readiness& to, const Tournament& tournament)
{
    for (const Player& team : tournament.players)
        if (presenceIn(team, to.round) == Presence::present && isWithoutPlayers(tournament, team.key))
            add(to, FindingCode::teamTooSmall, WarningLevel::acknowledge).player = team.key;
}

} // namespace

Readiness readinessForPairing(const Tournament& tournament)
{
    Readiness result{tournament.roundAhead(), {}};
    const Settings& settings = tournament.settings;
    if (usableSystem(settings.system, settings.teams.has_value()) == nullptr)
        add(result, FindingCode::unknownSystem, WarningLevel::refused).value = settings.system.edition;
    if (capabilitiesOf(settings.system).allPlayAll) {
        checkTable(result, tournament);
        if (!result.refused())
            checkTeams(result, tournament);
        return result;
    }
    if (!settings.initialColour)
        add(result, FindingCode::initialColourMissing, WarningLevel::refused);
    if (capabilitiesOf(settings.system).ratings == RatingsUse::required)
        checkRatings(result, tournament);
    checkAcceleration(result, tournament);
    if (result.round.value > settings.plannedRounds)
        add(result, FindingCode::roundsUsedUp, WarningLevel::refused).value = settings.plannedRounds;
    else
        checkPlayers(result, tournament);
    checkTeams(result, tournament);
    checkAdjourned(result, tournament);
    const Round* previous = tournament.roundBehind(result.round);
    if (previous != nullptr && !previous->openBoards().empty()) {
        Finding& finding = add(result, FindingCode::resultsMissing, WarningLevel::acknowledge);
        finding.round = previous->number;
        finding.boards = previous->openBoards();
    }
    return result;
}

} // namespace pairwright
