#include "engine/all_play_all/laid_out.h"

#include "engine/answers/counterfactual.h"

#include <algorithm>
#include <set>

namespace pairwright::all_play_all {

namespace {

/// The round to be paired.
Expected<RoundPairing, PairingFailure> nextOf(const LaidOut& rounds, const TournamentState& state,
                                              const PairingRequest& request)
{
    if (!rounds)
        return Unexpected{rounds.error()};
    const int number = request.round ? request.round->value : state.roundsPlayed() + 1;
    const auto next = static_cast<std::size_t>(number - 1);
    if (next >= rounds->size()) {
        PairingFailure failure;
        failure.reason = PairingFailure::Reason::nobodyToPair;
        return Unexpected{std::move(failure)};
    }
    return (*rounds)[next];
}

bool meetIn(const std::vector<Board>& boards, Tpn a, Tpn b)
{
    return std::any_of(boards.begin(), boards.end(), [a, b](const Board& board) {
        return std::minmax(board.white, board.black) == std::minmax(a, b);
    });
}

std::vector<RoundNumber> meetings(const std::vector<RoundPairing>& rounds, Tpn a, Tpn b)
{
    std::vector<RoundNumber> found;
    std::int32_t number = 0;
    for (const RoundPairing& round : rounds) {
        ++number;
        if (meetIn(round.boards, a, b))
            found.push_back(RoundNumber{number});
    }
    return found;
}

} // namespace

Unexpected<PairingFailure> noTable()
{
    PairingFailure failure;
    failure.reason = PairingFailure::Reason::noTable;
    return Unexpected{std::move(failure)};
}

Expected<Counterfactual, PairingFailure> whyNot(const LaidOut& rounds, const TournamentState& state,
                                                const PairingRequest& request, Tpn a, Tpn b)
{
    const auto next = nextOf(rounds, state, request);
    if (!next)
        return Unexpected{next.error()};
    const int players = static_cast<int>(state.players.size());
    const auto isThere = [players](Tpn tpn) {
        return tpn.value >= 1 && tpn.value <= players;
    };
    if (a == b || !isThere(a) || !isThere(b))
        return impossible({PairObstacle::Kind::notInRound, {}, {}});
    if (meetIn(next->boards, a, b))
        return alreadyPaired();
    Counterfactual answer;
    answer.verdict = Counterfactual::Verdict::inOtherRounds;
    answer.meetings = meetings(*rounds, a, b);
    return answer;
}

Expected<Verdict, PairingFailure> judge(const LaidOut& rounds, const TournamentState& state,
                                        const PairingRequest& request, const GivenRound& given)
{
    auto next = nextOf(rounds, state, request);
    if (!next)
        return Unexpected{next.error()};
    const int players = static_cast<int>(state.players.size());
    Verdict verdict;
    verdict.best = std::move(*next);
    std::set<Tpn> seated;
    for (const auto& [white, black] : given.boards) {
        const std::size_t before = verdict.violations.size();
        for (const Tpn tpn : {white, black}) {
            if (tpn.value < 1 || tpn.value > players)
                verdict.violations.push_back({Violation::Kind::notInRound, {tpn}, {}});
            else if (!seated.insert(tpn).second)
                verdict.violations.push_back({Violation::Kind::pairedTwice, {tpn}, {}});
        }
        if (verdict.violations.size() > before)
            continue;
        const std::vector<Board>& boards = verdict.best.boards;
        if (!meetIn(boards, white, black)) {
            const std::vector<RoundNumber> met = meetings(*rounds, white, black);
            verdict.violations.push_back({Violation::Kind::notByTable, {white, black}, met.front()});
        } else if (std::none_of(boards.begin(), boards.end(),
                                [&given = white](const Board& board) { return board.white == given; })) {
            verdict.colours.emplace_back(white, black);
        }
    }
    if (given.bye && seated.contains(*given.bye))
        verdict.violations.push_back({Violation::Kind::pairedTwice, {*given.bye}, {}});
    for (const Board& board : verdict.best.boards)
        for (const Tpn tpn : {board.white, board.black})
            if (!seated.contains(tpn))
                verdict.violations.push_back({Violation::Kind::leftOut, {tpn}, {}});
    return verdict;
}

std::vector<PlayerFacts> facts(const TournamentState& state, const PairingRequest& /*request*/)
{
    std::vector<PlayerFacts> result(state.players.size());
    std::int32_t number = 0;
    for (PlayerFacts& player : result) {
        player.tpn = Tpn{++number};
        player.score = state.scoreAfter(player.tpn, state.roundsPlayed());
    }
    std::stable_sort(result.begin(), result.end(),
                     [](const PlayerFacts& a, const PlayerFacts& b) { return a.score > b.score; });
    return result;
}

} // namespace pairwright::all_play_all
