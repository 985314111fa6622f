#include "engine/burstein/round_pairer.h"

#include "engine/base/watch.h"
#include "engine/bracket/bracket_graph.h"
#include "engine/bracket/two_paths.h"
#include "engine/burstein/bracket_costs.h"
#include "engine/burstein/quick_bracket.h"
#include "engine/completion/bye.h"
#include "engine/completion/completion.h"
#include "engine/completion/left_over.h"
#include "engine/field/ranks.h"

#include <algorithm>
#include <cassert>
#include <stdexcept>

namespace pairwright::burstein {

namespace {

/// The first of the best candidates, of which the graph has found one.
BracketSolution settle(BracketGraph& graph)
{
    BracketSolution solution;
    // 4.3: the opponent of number 1 as low as possible, then that of number 2, ...; floating comes last.
    const std::vector<int>& vertices = graph.residentVertices();
    std::vector<bool> settled(vertices.size(), false);
    for (std::size_t i = 0; i < vertices.size(); ++i) {
        if (settled[i])
            continue;
        for (std::size_t k = vertices.size(); --k > i;) {
            if (settled[k] || !graph.matching().mayPair(vertices[i], vertices[k]) ||
                !graph.matching().restrictPartners(vertices[i], std::vector<int>{vertices[k]}))
                continue;
            settled[i] = settled[k] = true;
            solution.pairs.emplace_back(graph.rankOf(vertices[i]), graph.rankOf(vertices[k]));
            break;
        }
        if (!settled[i])
            solution.floaters.push_back(graph.rankOf(vertices[i]));
    }
    std::sort(solution.floaters.begin(), solution.floaters.end());
    solution.nextUnpaired = graph.nextUnpaired();
    solution.stillOpen = graph.singles();
    return solution;
}

std::optional<BracketSolution> solveAlone(const BracketTask& task)
{
    BracketGraph graph(*task.field, task.groups, Costs(task), {});
    return graph.solve() ? std::optional(settle(graph)) : std::nullopt;
}

/// Whether those below can be paired with the ones who are still open.
bool letsRestBePaired(const BracketTask& task, std::vector<int> open)
{
    open.insert(open.end(), task.groups.rest.begin(), task.groups.rest.end());
    return canComplete(*task.field, open, {});
}

/// The bracket and the following one looked at alone. None: the rest could not be paired then, or with another of the
/// best candidates it could not; both ask for the whole round.
std::optional<BracketSolution> solveWithoutTheRest(const BracketTask& task)
{
    BracketGraph graph(*task.field, task.groups, Costs(task), {});
    if (!graph.solve() || !letsRestBePaired(task, graph.singles()))
        return std::nullopt;
    BracketSolution solution = settle(graph);
    return letsRestBePaired(task, solution.stillOpen) ? std::optional(std::move(solution)) : std::nullopt;
}

} // namespace

bool IndexedField::above(int a, int b) const
{
    const auto indexOf = [&](int rank) -> const OppositionIndex& {
        return index_[static_cast<std::size_t>(player(rank).tpn.value - 1)];
    };
    return ranksAbove(indexOf(a), player(a).tpn, indexOf(b), player(b).tpn);
}

std::vector<int> BracketTask::below() const
{
    std::vector<int> ranks = groups.next;
    ranks.insert(ranks.end(), groups.rest.begin(), groups.rest.end());
    return ranks;
}

namespace {

[[maybe_unused]] bool isGeneralAnswer(const BracketTask& task, const BracketSolution& quick)
{
    const GeneralPathOnly general;
    const auto other = solveBracket(task);
    return other && other->pairs == quick.pairs && other->floaters == quick.floaters &&
           other->nextUnpaired.size() == quick.nextUnpaired.size();
}

} // namespace

std::optional<BracketSolution> solveMembers(const BracketTask& task, std::vector<int> members, int exits,
                                            std::vector<bool> mayLeave)
{
    BracketTask alone = task;
    alone.groups.residents = std::move(members);
    alone.groups.next.clear();
    alone.groups.rest.clear();
    alone.groups.complete = true;
    alone.groups.exits = exits;
    alone.groups.byeCandidates = std::move(mayLeave);
    return solveAlone(alone);
}

namespace {

/// The bracket without those below, as many players leaving it as counting says. That is as good as [C5] can be, and
/// what the players below ask for depends on who leaves alone: if the first of the best pairings found so leaves them
/// as well off as can be whoever leaves, it is the first of the best.
std::optional<BracketSolution> solveWithoutThoseBelow(const BracketTask& task)
{
    const PlayersBelow below{task.groups.next, task.groups.rest, task.groups.byeCandidates};
    const std::vector<int>& members = task.groups.residents;
    const Exits exits = exitsFor(*task.field, below, {}, members, exitsOf(*task.field, {}, members));
    auto solution = solveMembers(task, members, exits.least, exits.allowed);
    if (!solution)
        return std::nullopt;
    auto leftOver = leftOverBelow(*task.field, solution->floaters, below, exits.due);
    if (!leftOver)
        return std::nullopt;
    solution->nextUnpaired = std::move(*leftOver);
    return solution;
}

} // namespace

std::optional<BracketSolution> solveBracket(BracketTask task)
{
    if (!GeneralPathOnly::isAsked()) {
        auto quick = solveQuickly(task);
        if (!quick && !task.groups.next.empty())
            quick = solveWithoutThoseBelow(task);
        if (quick) {
            assert(task.groups.residents.size() + task.groups.next.size() > mostComparedPlayers ||
                   isGeneralAnswer(task, *quick));
            return quick;
        }
    }
    if (!task.groups.rest.empty())
        if (auto solution = solveWithoutTheRest(task))
            return solution;
    task.groups.complete = true;
    return solveAlone(task);
}

BracketRecord reportBracket(const BracketTask& task, const BracketSolution& solution)
{
    const IndexedField& field = *task.field;
    BracketRecord bracket;
    bracket.residentScore = field.player(task.ownPlayers.front()).score;
    bracket.residents = tpnsOf(field, task.ownPlayers);
    bracket.mdps = tpnsOf(field, task.incoming);
    bracket.downfloaters = tpnsOf(field, solution.floaters);
    const auto count = [](Criterion criterion, std::vector<Tpn> charged) {
        return CriterionValue{criterion, {static_cast<std::int64_t>(charged.size())}, std::move(charged)};
    };
    const auto scores = [&](Criterion criterion, const std::vector<int>& ranks) {
        CriterionValue value{criterion, {}, tpnsOf(field, ranks)};
        for (const int rank : ranks)
            value.value.push_back(field.player(rank).score.tenths);
        std::sort(value.value.rbegin(), value.value.rend());
        return value;
    };
    std::vector<Tpn> denied;
    for (const auto& [a, b] : solution.pairs) {
        bracket.pairs.emplace_back(field.player(a).tpn, field.player(b).tpn);
        const ColourDecision decision = decideColours(field.player(a), field.player(b), field.initialColour());
        for (const auto& [rank, colour] :
             {std::pair(a, decision.ofHigher), std::pair(b, opposite(decision.ofHigher))}) {
            const ColourPreference& preference = field.player(rank).preference;
            if (preference.strength != PreferenceStrength::none && preference.colour != colour)
                denied.push_back(field.player(rank).tpn);
        }
    }
    const auto among = [](const std::vector<int>& left, const std::vector<int>& group) {
        std::vector<int> both;
        for (const int rank : left)
            if (std::find(group.begin(), group.end(), rank) != group.end())
                both.push_back(rank);
        return both;
    };
    const bool weighsIncoming = field.edition() == Edition::of2017; // [C6] of 2017 asks of nobody else
    const std::vector<int> weighed = weighsIncoming ? among(solution.floaters, task.incoming) : solution.floaters;
    const std::vector<int> nextWeighed =
        weighsIncoming ? among(solution.nextUnpaired, solution.floaters) : solution.nextUnpaired;
    bracket.criteria.push_back(count(Criterion::downfloaterCount, tpnsOf(field, solution.floaters)));
    if (weighsIncoming) {
        bracket.criteria.push_back(count(Criterion::movedDownUnpaired, tpnsOf(field, weighed)));
        bracket.criteria.push_back(scores(Criterion::movedDownUnpairedScores, weighed));
    } else {
        bracket.criteria.push_back(scores(Criterion::downfloaterScores, weighed));
    }
    // Who is left over below is not decided here, only how many and of which score: nobody is charged.
    bracket.criteria.push_back(
        {Criterion::nextBracketPairs, {static_cast<std::int64_t>(solution.nextUnpaired.size())}, {}});
    if (weighsIncoming) {
        bracket.criteria.push_back(count(Criterion::nextMovedDownUnpaired, tpnsOf(field, nextWeighed)));
        bracket.criteria.push_back(scores(Criterion::nextMovedDownUnpairedScores, nextWeighed));
    } else {
        bracket.criteria.push_back(scores(Criterion::nextBracketScores, nextWeighed));
        bracket.criteria.back().charged.clear();
    }
    bracket.criteria.push_back(count(Criterion::colourPreference, std::move(denied)));
    return bracket;
}

RoundPairer::RoundPairer(const IndexedField& field)
    : field_(field)
{
}

std::optional<int> RoundPairer::chooseBye(const IndexedField& field)
{
    if (field.size() % 2 == 0)
        return std::nullopt;
    return pairwright::chooseBye(field, [&](int a, int b) { return field.above(b, a); });
}

std::optional<PairingFailure> RoundPairer::run(BracketGuide* guide)
{
    bye_ = chooseBye(field_);
    const bool odd = field_.size() % 2 == 1;
    if (odd ? !bye_.has_value() : !canComplete(field_, range(0, field_.size()), {}))
        return explainFailure(field_);
    std::vector<int> floaters;
    for (int begin = 0; begin < field_.size();) {
        Watch::heed();
        const int end = field_.endOfScoregroup(begin);
        const BracketTask task = taskOf(floaters, begin, end);
        begin = end;
        if (task.ownPlayers.empty()) // the player with the bye was alone: no bracket
            continue;
        auto solution = guide ? guide->decide(task) : std::nullopt;
        if (!solution)
            solution = solveBracket(task);
        if (!solution)
            throw std::logic_error("Burstein: a bracket that must be completed cannot be");
        record_.brackets.push_back(reportBracket(task, *solution));
        Watch::settle(2 * solution->pairs.size());
        floaters = solution->floaters;
        brackets_.push_back(std::move(*solution));
    }
    if (!floaters.empty())
        throw std::logic_error("Burstein: floaters after the last bracket");
    return std::nullopt;
}

RoundPairing RoundPairer::pairing(const TournamentState& state) const
{
    RoundPairing pairing;
    for (const BracketSolution& bracket : brackets_)
        for (const auto& [a, b] : bracket.pairs)
            pairing.boards.push_back(
                boardOf(field_.player(a), field_.player(b),
                        decideColours(field_.player(a), field_.player(b), field_.initialColour())));
    sortBoards(pairing.boards, state, field_.edition() == Edition::of2026);
    if (bye_)
        pairing.bye = field_.player(*bye_).tpn;
    pairing.record = record_;
    pairing.effectiveNumbers = field_.effectiveNumbers();
    return pairing;
}

/// Everybody of these ranks but the player with the bye.
std::vector<int> RoundPairer::range(int begin, int end) const
{
    std::vector<int> ranks;
    for (int rank = begin; rank < end; ++rank)
        if (rank != bye_)
            ranks.push_back(rank);
    return ranks;
}

BracketTask RoundPairer::taskOf(std::vector<int> incoming, int begin, int end) const
{
    BracketTask task;
    task.field = &field_;
    task.ownPlayers = range(begin, end);
    task.incoming = std::move(incoming);
    std::vector<int>& all = task.groups.residents;
    all = task.ownPlayers;
    all.insert(all.end(), task.incoming.begin(), task.incoming.end());
    std::sort(all.begin(), all.end(), [&](int a, int b) { return field_.above(a, b); });
    // The following bracket is the next scoregroup that has somebody left to pair.
    int nextEnd = end;
    while (nextEnd < field_.size() && task.groups.next.empty()) {
        task.groups.next = range(nextEnd, field_.endOfScoregroup(nextEnd));
        nextEnd = field_.endOfScoregroup(nextEnd);
    }
    task.groups.rest = range(nextEnd, field_.size());
    return task;
}

} // namespace pairwright::burstein
