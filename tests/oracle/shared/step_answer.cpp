#include "tests/oracle/shared/step_answer.h"

#include <algorithm>
#include <array>
#include <sstream>

namespace pairwright::oracle {

namespace {

using Verdict = Counterfactual::Verdict;

std::vector<Tpn> ascending(std::vector<Tpn> players)
{
    std::sort(players.begin(), players.end());
    return players;
}

std::string textOf(const SystemRound& round)
{
    std::vector<Board> boards = round.boards;
    std::sort(boards.begin(), boards.end(),
              [](const Board& one, const Board& other) { return one.white < other.white; });
    std::ostringstream text;
    for (const Board& board : boards)
        text << ' ' << board.white.value << '-' << board.black.value;
    if (round.bye)
        text << " bye " << round.bye->value;
    return text.str();
}

} // namespace

std::string describe(const StepAnswer& answer)
{
    static constexpr std::array verdicts{"is paired",      "impossible",        "worse",
                                         "later in order", "decided by a step", "unknown"};
    static constexpr std::array obstacles{"not in the round", "have met",      "have met",
                                          "same colour",      "colour limits", "others left over"};
    std::ostringstream text;
    text << verdicts.at(static_cast<std::size_t>(answer.verdict));
    if (answer.obstacle)
        text << ", " << obstacles.at(static_cast<std::size_t>(*answer.obstacle));
    if (!answer.deciding.empty())
        text << ", by";
    for (const Tpn tpn : answer.deciding)
        text << ' ' << tpn.value;
    if (answer.alternative)
        text << "; with the pair:" << textOf(*answer.alternative);
    return text.str();
}

StepAnswer stepAnswerOf(const RoundPairing& round, const Counterfactual& answer)
{
    StepAnswer told{answer.verdict, {}, {}, {}};
    if (answer.obstacle)
        told.obstacle = answer.obstacle->kind;
    if (answer.step)
        told.deciding = ascending(std::get<ProcedureRecord>(round.record).steps.at(*answer.step).players);
    if (answer.alternative)
        told.alternative = SystemRound{answer.alternative->boards, answer.alternative->bye, {}};
    return told;
}

std::vector<Tpn> decidingPlayers(const SystemRound& round, bool byeComesFirst, Tpn a, Tpn b)
{
    const bool isBye = round.bye && (*round.bye == a || *round.bye == b);
    if (isBye && byeComesFirst)
        return {*round.bye};
    for (const PairedGroup& group : round.groups)
        for (const auto& [one, other] : group.pairs)
            if (one == a || one == b || other == a || other == b)
                return ascending({one, other});
    return isBye ? std::vector<Tpn>{*round.bye} : std::vector<Tpn>{};
}

bool metAsNamed(const TournamentState& state, const PairObstacle& obstacle, Tpn a, Tpn b)
{
    if (obstacle.kind != PairObstacle::Kind::haveMet)
        return true;
    if (!obstacle.met)
        return false;
    const auto& rounds = state.player(a).rounds;
    const auto index = static_cast<std::size_t>(obstacle.met->value - 1);
    return index < rounds.size() && isPlayed(rounds[index]) && scheduledOpponent(rounds[index]) == b;
}

} // namespace pairwright::oracle
