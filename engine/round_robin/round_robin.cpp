#include "engine/round_robin/round_robin.h"

#include "engine/answers/counterfactual.h"
#include "engine/base/limits.h"

#include <algorithm>
#include <set>

namespace pairwright::round_robin {

namespace {

using Lines = Expected<std::vector<TableRecord>, PairingFailure>;

Lines linesOf(const TournamentState& state, Plan plan)
{
    const int players = static_cast<int>(state.players.size());
    const int rounds = roundsFor(players, plan.cycles);
    if (rounds == 0 || rounds > mostRounds) {
        PairingFailure failure;
        failure.reason = PairingFailure::Reason::noTable;
        return Unexpected{std::move(failure)};
    }
    return schedule(players, plan.cycles, plan.seam);
}

RoundPairing pairingOf(const TableRecord& line, int players)
{
    RoundPairing pairing;
    pairing.boards = boardsOf(line, players);
    pairing.record = line;
    return pairing;
}

/// The line of the round to be paired.
Expected<TableRecord, PairingFailure> nextLine(const TournamentState& state, const PairingRequest& request, Plan plan)
{
    Lines lines = linesOf(state, plan);
    if (!lines)
        return Unexpected{lines.error()};
    const int number = request.round ? request.round->value : state.roundsPlayed() + 1;
    const auto next = static_cast<std::size_t>(number - 1);
    if (next >= lines->size()) {
        PairingFailure failure;
        failure.reason = PairingFailure::Reason::nobodyToPair;
        return Unexpected{std::move(failure)};
    }
    return (*lines)[next];
}

bool meetIn(const std::vector<Board>& boards, Tpn a, Tpn b)
{
    return std::any_of(boards.begin(), boards.end(), [a, b](const Board& board) {
        return std::minmax(board.white, board.black) == std::minmax(a, b);
    });
}

std::vector<RoundNumber> meetings(const std::vector<TableRecord>& lines, int players, Tpn a, Tpn b)
{
    std::vector<RoundNumber> found;
    std::int32_t number = 0;
    for (const TableRecord& line : lines) {
        ++number;
        if (meetIn(boardsOf(line, players), a, b))
            found.push_back(RoundNumber{number});
    }
    return found;
}

} // namespace

int roundsFor(int players, int cycles)
{
    if (players < fewestPlayers || players > mostPlayers)
        return 0;
    return (numbersFor(players) - 1) * cycles;
}

Expected<std::vector<RoundPairing>, PairingFailure> layOut(const TournamentState& state, Plan plan)
{
    const Lines lines = linesOf(state, plan);
    if (!lines)
        return Unexpected{lines.error()};
    std::vector<RoundPairing> rounds;
    rounds.reserve(lines->size());
    for (const TableRecord& line : *lines)
        rounds.push_back(pairingOf(line, static_cast<int>(state.players.size())));
    return rounds;
}

Expected<Counterfactual, PairingFailure> whyNot(const TournamentState& state, const PairingRequest& request, Plan plan,
                                                Tpn a, Tpn b)
{
    const auto line = nextLine(state, request, plan);
    if (!line)
        return Unexpected{line.error()};
    const int players = static_cast<int>(state.players.size());
    const auto isThere = [players](Tpn tpn) {
        return tpn.value >= 1 && tpn.value <= players;
    };
    if (a == b || !isThere(a) || !isThere(b))
        return impossible({PairObstacle::Kind::notInRound, {}, {}});
    if (meetIn(boardsOf(*line, players), a, b))
        return alreadyPaired();
    Counterfactual answer;
    answer.verdict = Counterfactual::Verdict::inOtherRounds;
    answer.meetings = meetings(*linesOf(state, plan), players, a, b);
    return answer;
}

Expected<Verdict, PairingFailure> judge(const TournamentState& state, const PairingRequest& request, Plan plan,
                                        const GivenRound& given)
{
    const auto line = nextLine(state, request, plan);
    if (!line)
        return Unexpected{line.error()};
    const Lines lines = linesOf(state, plan);
    const int players = static_cast<int>(state.players.size());
    Verdict verdict;
    verdict.best = pairingOf(*line, players);
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
            const std::vector<RoundNumber> met = meetings(*lines, players, white, black);
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

} // namespace pairwright::round_robin
