#include "engine/burstein/burstein.h"

#include "engine/burstein/bracket_costs.h"
#include "engine/burstein/opposition_index.h"
#include "engine/dutch/dutch.h"
#include "engine/field/bracket_graph.h"
#include "engine/field/bye.h"
#include "engine/field/completion.h"

#include <algorithm>
#include <stdexcept>

namespace pairwright::burstein {

namespace {

/// What one bracket came to. Numbers are ranks.
struct Solution {
    std::vector<std::pair<int, int>> pairs; ///< higher ranked by index first
    std::vector<int> floaters;
    std::vector<int> nextUnpaired;
    std::vector<int> stillOpen;
};

class RoundPairer {
public:
    RoundPairer(const TournamentState& state, const PairingRequest& request)
        : field_(state, FieldRules{}, request.absent)
        , index_(oppositionIndex(state))
        , stop_(request.stop)
    {
    }

    Expected<RoundPairing, PairingFailure> run()
    {
        if (field_.size() % 2 == 1) {
            bye_ = chooseBye(field_, [&](int a, int b) { return above(b, a); });
            if (!bye_)
                return Unexpected{explainFailure(field_)};
        } else if (!canComplete(field_, below(0), {})) {
            return Unexpected{explainFailure(field_)};
        }
        std::vector<int> floaters;
        for (int begin = 0; begin < field_.size();) {
            if (stop_.stop_requested()) {
                PairingFailure failure;
                failure.reason = PairingFailure::Reason::cancelled;
                return Unexpected{failure};
            }
            const int end = field_.endOfScoregroup(begin);
            floaters = pairBracket(floaters, begin, end);
            begin = end;
        }
        if (!floaters.empty())
            throw std::logic_error("Burstein: floaters after the last bracket");
        pairing_.record = std::move(record_);
        if (bye_)
            pairing_.bye = field_.player(*bye_).tpn;
        pairing_.effectiveNumbers = field_.effectiveNumbers();
        return std::move(pairing_);
    }

private:
    /// Rank inside a bracket (1.8): by index and TPN, never by score.
    [[nodiscard]] bool above(int a, int b) const
    {
        const auto indexOf = [&](int rank) {
            return index_[static_cast<std::size_t>(field_.player(rank).tpn.value - 1)];
        };
        return ranksAbove(indexOf(a), field_.player(a).tpn, indexOf(b), field_.player(b).tpn);
    }

    /// Everybody from a rank on but the player with the bye.
    [[nodiscard]] std::vector<int> range(int begin, int end) const
    {
        std::vector<int> ranks;
        for (int rank = begin; rank < end; ++rank)
            if (rank != bye_)
                ranks.push_back(rank);
        return ranks;
    }
    [[nodiscard]] std::vector<int> below(int begin) const { return range(begin, field_.size()); }

    std::vector<int> pairBracket(const std::vector<int>& incoming, int begin, int end)
    {
        BracketGroups groups;
        const std::vector<int> ownPlayers = range(begin, end);
        if (ownPlayers.empty()) // the player with the bye was alone: no bracket
            return incoming;
        groups.residents = ownPlayers;
        groups.residents.insert(groups.residents.end(), incoming.begin(), incoming.end());
        std::sort(groups.residents.begin(), groups.residents.end(), [&](int a, int b) { return above(a, b); });
        // The following bracket is the next scoregroup that has somebody left to pair.
        int nextEnd = end;
        while (nextEnd < field_.size() && groups.next.empty()) {
            groups.next = range(nextEnd, field_.endOfScoregroup(nextEnd));
            nextEnd = field_.endOfScoregroup(nextEnd);
        }
        groups.rest = below(nextEnd);
        groups.complete = groups.rest.empty();

        // [C4]: if the best pairing found without the rest in view lets the rest be completed, it is the best.
        auto solution = solve(groups);
        if (solution && !groups.complete) {
            std::vector<int> open = solution->stillOpen;
            open.insert(open.end(), groups.rest.begin(), groups.rest.end());
            if (!canComplete(field_, open, {})) {
                groups.complete = true;
                solution = solve(groups);
            }
        }
        if (!solution)
            throw std::logic_error("Burstein: a bracket that must be completed cannot be");
        report(ownPlayers, incoming, *solution);
        for (const auto& [a, b] : solution->pairs) {
            const ColourDecision decision = decideColours(field_.player(a), field_.player(b), field_.initialColour());
            pairing_.boards.push_back(boardOf(field_.player(a), field_.player(b), decision));
        }
        return solution->floaters;
    }

    [[nodiscard]] std::optional<Solution> solve(const BracketGroups& groups) const
    {
        BracketGraph graph(field_, groups, Costs(field_, groups), {});
        if (!graph.solve())
            return std::nullopt;
        Solution solution;
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

    [[nodiscard]] std::vector<Tpn> tpns(const std::vector<int>& ranks) const
    {
        std::vector<Tpn> result;
        for (const int rank : ranks)
            result.push_back(field_.player(rank).tpn);
        return result;
    }

    void report(const std::vector<int>& residents, const std::vector<int>& incoming, const Solution& solution)
    {
        BracketRecord bracket;
        if (!residents.empty())
            bracket.residentScore = field_.player(residents.front()).score;
        bracket.residents = tpns(residents);
        bracket.mdps = tpns(incoming);
        bracket.downfloaters = tpns(solution.floaters);
        const auto count = [](Criterion criterion, std::vector<Tpn> charged) {
            return CriterionValue{criterion, {static_cast<std::int64_t>(charged.size())}, std::move(charged)};
        };
        const auto scores = [&](Criterion criterion, const std::vector<int>& ranks) {
            CriterionValue value{criterion, {}, tpns(ranks)};
            for (const int rank : ranks)
                value.value.push_back(field_.player(rank).score.tenths);
            std::sort(value.value.rbegin(), value.value.rend());
            return value;
        };
        std::vector<Tpn> denied;
        for (const auto& [a, b] : solution.pairs) {
            bracket.pairs.emplace_back(field_.player(a).tpn, field_.player(b).tpn);
            const ColourDecision decision = decideColours(field_.player(a), field_.player(b), field_.initialColour());
            for (const auto& [rank, colour] :
                 {std::pair(a, decision.ofHigher), std::pair(b, opposite(decision.ofHigher))}) {
                const ColourPreference& wish = field_.player(rank).preference;
                if (wish.strength != PreferenceStrength::none && wish.colour != colour)
                    denied.push_back(field_.player(rank).tpn);
            }
        }
        bracket.criteria = {count(Criterion::downfloaterCount, tpns(solution.floaters)),
                            scores(Criterion::downfloaterScores, solution.floaters),
                            count(Criterion::nextBracketPairs, tpns(solution.nextUnpaired)),
                            scores(Criterion::nextBracketScores, solution.nextUnpaired),
                            count(Criterion::colourPreference, std::move(denied))};
        record_.brackets.push_back(std::move(bracket));
    }

    RoundField field_;
    std::vector<OppositionIndex> index_; ///< by TPN-1
    std::stop_token stop_;
    std::optional<int> bye_;
    RoundPairing pairing_;
    CriteriaRecord record_;
};

} // namespace

int seedingRounds(int plannedRounds)
{
    return std::min(plannedRounds / 2, 4);
}

Expected<RoundPairing, PairingFailure> pairRound(const TournamentState& state, const PairingRequest& request)
{
    if (state.roundsPlayed() < seedingRounds(state.plannedRounds))
        return dutch::pairRound(state, request, dutch::Edition::of2026);
    auto pairing = RoundPairer(state, request).run();
    if (pairing)
        sortBoards(pairing->boards, state, true);
    return pairing;
}

std::string_view criterionArticle(Criterion criterion)
{
    switch (criterion) {
    case Criterion::downfloaterCount: return "2.3.1 [C5]";
    case Criterion::downfloaterScores: return "2.3.2 [C6]";
    case Criterion::nextBracketPairs:
    case Criterion::nextBracketScores: return "2.3.3 [C7]";
    case Criterion::colourPreference: return "2.3.4 [C8]";
    default: return {};
    }
}

std::string_view colourArticle(ColourRule rule)
{
    switch (rule) {
    case ColourRule::initialColour: return "5.2.1";
    case ColourRule::bothPreferencesGranted: return "5.2.2";
    case ColourRule::strongerPreferenceGranted:
    case ColourRule::widerDifferenceGranted: return "5.2.3";
    case ColourRule::alternated: return "5.2.4";
    case ColourRule::onlyLegalColours:
    case ColourRule::lowerRankedGranted: return {};
    case ColourRule::higherRankedGranted: break;
    }
    return "5.2.5";
}

} // namespace pairwright::burstein
