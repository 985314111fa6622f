#include "engine/dutch2012/record.h"

#include "engine/dutch2012/counting.h"
#include "engine/dutch2012/earlier_pairings.h"

#include <algorithm>

namespace pairwright::dutch2012 {

namespace {

using Ranks = std::vector<int>;

Ranks together(Ranks one, const Ranks& other)
{
    one.insert(one.end(), other.begin(), other.end());
    return one;
}

const char* articleOf(Requirement requirement, bool heterogeneous)
{
    switch (requirement) {
    case Requirement::movedDownPaired: return "C.14.b.2";
    case Requirement::pairs: return heterogeneous ? "C.14.b.1" : "C.14.a";
    case Requirement::floaterScores:
    case Requirement::scoreDifferences: return "B.3";
    case Requirement::sameAbsolute: return "C.10.g";
    case Requirement::sameStrongOddRound: return "C.10.f";
    case Requirement::colours:
    case Requirement::sameStrongEvenRound: return "C.10.e";
    case Requirement::repeatedDownfloat: return "C.10.d";
    case Requirement::repeatedDownfloatLast: return "C.10.c";
    case Requirement::repeatedUpfloat: return "C.10.b";
    case Requirement::repeatedUpfloatLast: return "C.10.a";
    }
    return "";
}

class Recorder {
public:
    explicit Recorder(const dutch::DutchField& field)
        : field_(field)
    {
    }

    void add(const DecidedBracket& decided, bool lowest)
    {
        const BracketSolution& solution = *decided.attempt.solution;
        addBracket(decided);
        addLowered(decided.attempt, lowest);
        addPairs(decided.attempt.open, solution, lowest || decided.floatersBefore);
        Ranks leaving;
        for (const int rank : solution.floaters)
            if (lowest || !isStranded(decided.attempt.open, rank))
                leaving.push_back(rank);
        if (lowest)
            addBye(decided.bracket, leaving);
        else if (!leaving.empty())
            step("C.6", leaving, ProcedureOutcome::movedDown);
    }

    ProcedureRecord take() { return std::move(record_); }

private:
    static bool isStranded(const OpenBracket& bracket, int rank)
    {
        return contains(bracket.strandedMovedDown, rank) || contains(bracket.strandedResidents, rank);
    }

    ProcedureStep& step(const char* article, const Ranks& ranks, ProcedureOutcome outcome)
    {
        ProcedureStep& entry = record_.steps.emplace_back();
        entry.article = article;
        entry.outcome = outcome;
        for (const int rank : ranks)
            entry.players.push_back(field_.player(rank).tpn);
        return entry;
    }
    void reject(ProcedureStep& entry, int rank, RejectedAlternative::Reason reason) const
    {
        entry.rejected.push_back({field_.player(rank).tpn, reason});
    }

    void addBracket(const DecidedBracket& decided)
    {
        const OpenBracket& open = decided.attempt.open;
        const BracketSolution& solution = *decided.attempt.solution;
        const Ranks everybody = together(decided.bracket.movedDown, decided.bracket.residents);
        const ProcedureOutcome kind =
            solution.heterogeneous ? ProcedureOutcome::heterogeneousBracket : ProcedureOutcome::homogeneousBracket;
        if (decided.way == DecidedBracket::Way::joined)
            step("C.13", everybody, ProcedureOutcome::joinedBracket);
        else
            step(open.heterogeneous && !solution.heterogeneous ? "C.14.b.2" : "A.3", everybody, kind);
        const Ranks stranded = together(open.strandedMovedDown, open.strandedResidents);
        if (!stranded.empty())
            step("C.1", stranded, ProcedureOutcome::movedDown);
        if (!decided.floatersBefore)
            return;
        const bool backtracked = decided.way == DecidedBracket::Way::backtracked;
        ProcedureStep& again = step(backtracked ? "C.12" : "C.13", solution.floaters, ProcedureOutcome::pairedAgain);
        for (const int rank : *decided.floatersBefore)
            reject(again, rank, RejectedAlternative::Reason::othersLeftOver);
    }

    /// What C.10 and C.14 had to give up, that given up last first.
    void addLowered(const Attempt& attempt, bool lowest)
    {
        const BracketSolution& solution = *attempt.solution;
        const FewestViolations fewest = countViolations(field_, attempt.open);
        const int pairsGivenUp = attempt.open.mostPairs() - static_cast<int>(solution.pairs.size());
        for (const RequirementValue& value : valuesOf(field_, attempt.open, solution)) {
            const bool isList =
                value.requirement == Requirement::floaterScores || value.requirement == Requirement::scoreDifferences;
            if (isList || value.value.front() == 0)
                continue;
            // C.14 lowers P1 only; that somebody is left over of an odd number is nobody's loss.
            if (value.requirement == Requirement::pairs && (pairsGivenUp == 0 || lowest))
                continue;
            const char* article = articleOf(value.requirement, solution.heterogeneous);
            if (value.requirement == Requirement::colours && value.value.front() <= fewest.colours - pairsGivenUp)
                article = "A.8.a";
            if (value.requirement == Requirement::sameStrongEvenRound &&
                value.value.front() <= fewest.strong - pairsGivenUp)
                article = "A.8.b";
            step(article, value.charged, ProcedureOutcome::requirementLowered);
        }
    }

    /// `forOthers`: what the procedure met first did not do, for the players below or for the bye.
    void addPairs(const OpenBracket& open, const BracketSolution& solution, bool forOthers)
    {
        std::optional<EarlierPairings> earlier;
        const auto addPair = [&](std::size_t i, Ranks& s2) {
            ProcedureStep& entry = pairStep(solution.pairs[i], s2);
            if (!forOthers)
                return;
            Ranks others;
            for (const RejectedAlternative& rejected : entry.rejected)
                if (rejected.reason == RejectedAlternative::Reason::requirementsNotMet)
                    others.push_back(*field_.rankOf(rejected.player));
            if (others.empty())
                return;
            if (!earlier)
                earlier.emplace(field_, open, solution);
            const Ranks had = earlier->partners(i, std::move(others));
            for (RejectedAlternative& rejected : entry.rejected)
                if (contains(had, *field_.rankOf(rejected.player)))
                    rejected.reason = RejectedAlternative::Reason::othersLeftOver;
        };
        Ranks free = solution.heterogeneous ? open.residents : together(open.movedDown, open.residents);
        std::size_t next = 0;
        for (; next < static_cast<std::size_t>(solution.movedDownPaired); ++next)
            addPair(next, free);
        Ranks s1;
        for (std::size_t i = next; i < solution.pairs.size(); ++i)
            s1.push_back(solution.pairs[i].first);
        addExchange(free, s1);
        for (const int rank : s1)
            free.erase(std::find(free.begin(), free.end(), rank));
        for (; next < solution.pairs.size(); ++next)
            addPair(next, free);
    }

    void addExchange(const Ranks& players, const Ranks& s1)
    {
        const auto half = players.begin() + static_cast<std::ptrdiff_t>(s1.size());
        Ranks exchanged;
        std::copy_if(players.begin(), half, std::back_inserter(exchanged),
                     [&](int rank) { return !contains(s1, rank); });
        std::copy_if(half, players.end(), std::back_inserter(exchanged), [&](int rank) { return contains(s1, rank); });
        if (!exchanged.empty())
            step("D.2", exchanged, ProcedureOutcome::exchanged);
    }

    /// `s2`: who is still free, in the order of S2; the second of the pair leaves it.
    ProcedureStep& pairStep(const std::pair<int, int>& pair, Ranks& s2)
    {
        const auto found = std::find(s2.begin(), s2.end(), pair.second);
        ProcedureStep& entry =
            step(found == s2.begin() ? "C.6" : "C.7", {pair.first, pair.second}, ProcedureOutcome::paired);
        for (auto passed = s2.begin(); passed != found; ++passed)
            reject(entry, *passed,
                   field_.mayMeet(pair.first, *passed) ? RejectedAlternative::Reason::requirementsNotMet
                                                       : RejectedAlternative::Reason::incompatible);
        s2.erase(found);
        return entry;
    }

    /// Of the lowest bracket those are named who come later but may not have the bye.
    void addBye(const Bracket& bracket, const Ranks& leaving)
    {
        if (leaving.empty())
            return;
        ProcedureStep& entry = step("A.5", leaving, ProcedureOutcome::bye);
        for (const int rank : bracket.residents)
            if (rank > leaving.front() && !field_.player(rank).byeAllowed)
                reject(entry, rank, RejectedAlternative::Reason::byeBarred);
    }

    const dutch::DutchField& field_;
    ProcedureRecord record_;
};

} // namespace

ProcedureRecord recordOf(const dutch::DutchField& field, const std::vector<DecidedBracket>& brackets)
{
    Recorder recorder(field);
    for (const DecidedBracket& bracket : brackets)
        recorder.add(bracket, &bracket == &brackets.back());
    return recorder.take();
}

} // namespace pairwright::dutch2012
