#include "tests/oracle/team_swiss/engines_round.h"

#include "engine/team_swiss/options.h"

#include <algorithm>
#include <sstream>

namespace pairwright::oracle::teamswiss {

namespace {

RoundRecord recordOf(const TeamMatch& match)
{
    switch (match.kind) {
    case TeamMatch::Kind::played: return PlayedGame{match.opponent, match.colour, GameOutcome::Draw, true};
    case TeamMatch::Kind::forfeited: return ForfeitedGame{match.opponent, match.colour, match.wonByForfeit};
    case TeamMatch::Kind::pairingBye: return Bye{ByeKind::PairingAllocated};
    case TeamMatch::Kind::fullPointBye: return Bye{ByeKind::Full};
    case TeamMatch::Kind::otherBye: return Bye{match.primary > Score{} ? ByeKind::Half : ByeKind::Zero};
    }
    return Bye{};
}

} // namespace

TournamentState stateOf(const TeamPosition& position)
{
    TournamentState state;
    state.plannedRounds = position.plannedRounds;
    state.initialColour = position.initialColour;
    state.forbidden = position.forbidden;
    for (std::size_t i = 0; i < position.teams.size(); ++i) {
        PlayerState& team = state.players.emplace_back();
        for (const TeamMatch& match : position.teams[i]) {
            team.rounds.push_back(recordOf(match));
            team.teamPoints.push_back({match.primary, position.usesSecondary ? match.secondary : Score{}});
        }
        // A tournament may leave out the rounds at the end in which somebody took no part: here every second does.
        while (i % 2 == 1 && !team.rounds.empty() && team.rounds.back() == RoundRecord{Bye{ByeKind::Zero}}) {
            team.rounds.pop_back();
            team.teamPoints.pop_back();
        }
        if (i < position.virtualPoints.size())
            team.virtualPoints = position.virtualPoints[i];
    }
    return state;
}

PairingRequest requestOf(const TeamPosition& position)
{
    PairingRequest request{.system = {System::TeamSwiss, 2026}, .absent = position.absent};
    const auto choice = static_cast<std::size_t>(position.preferences);
    request.options.set(team_swiss::preferences, team_swiss::preferenceChoices.at(choice));
    return request;
}

std::string enginesText(const TeamPosition& position)
{
    const PairingRequest request = requestOf(position);
    auto answer = pairRound(stateOf(position), request);
    if (!answer) {
        const bool known = answer.error().reason == PairingFailure::Reason::noLegalPairing ||
                           answer.error().reason == PairingFailure::Reason::noEligibleForBye;
        return known ? "no legal pairing" : "refused for another reason";
    }
    std::sort(answer->boards.begin(), answer->boards.end(),
              [](const Board& one, const Board& other) { return one.white < other.white; });
    std::ostringstream text;
    for (const Board& board : answer->boards) // 4.3.1 to 4.3.9
        text << board.white.value << '-' << board.black.value << " (" << articleOf(request.system, board.rule).back()
             << ") ";
    if (answer->bye)
        text << "bye " << answer->bye->value;
    return text.str();
}

} // namespace pairwright::oracle::teamswiss
