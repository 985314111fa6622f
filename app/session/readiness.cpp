#include "app/session/readiness.h"

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
    const int playable = mostPlayableRounds(static_cast<int>(tournament.players.size()));
    if (to.round.value == 1 && present >= 2 && tournament.settings.plannedRounds > playable)
        add(to, FindingCode::moreRoundsThanPlayable, WarningLevel::acknowledge).value = playable;
}

} // namespace

Readiness readinessForPairing(const Tournament& tournament)
{
    Readiness result{tournament.nextRound(), {}};
    const Settings& settings = tournament.settings;
    if (findSystem(settings.system) == nullptr)
        add(result, FindingCode::unknownSystem, WarningLevel::refused).value = settings.system.edition;
    if (!settings.initialColour)
        add(result, FindingCode::initialColourMissing, WarningLevel::refused);
    if (result.round.value > settings.plannedRounds)
        add(result, FindingCode::roundsUsedUp, WarningLevel::refused).value = settings.plannedRounds;
    else
        checkPlayers(result, tournament);
    const Round* previous = tournament.round(RoundNumber{result.round.value - 1});
    if (previous != nullptr && !previous->openBoards().empty()) {
        Finding& finding = add(result, FindingCode::resultsMissing, WarningLevel::acknowledge);
        finding.round = previous->number;
        finding.boards = previous->openBoards();
    }
    return result;
}

} // namespace pairwright
