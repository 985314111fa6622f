#include "app/explain/paired_group.h"

#include <algorithm>
#include <map>

namespace pairwright {

namespace {

using Steps = std::vector<ProcedureStep>;
using Step = Steps::const_iterator;

bool isPair(const ProcedureStep& step)
{
    return step.outcome == ProcedureOutcome::paired && step.players.size() == 2;
}

bool isPairOf(const ProcedureStep& step, Tpn a, Tpn b)
{
    return isPair(step) && a != b && has(step.players, a) && has(step.players, b);
}

/// Who came down from a higher score: everybody above the lowest score of the bracket.
std::vector<Tpn> movedInto(const ExplainedRound& explained, const std::vector<Tpn>& members)
{
    const auto lowest = std::min_element(members.begin(), members.end(), [&explained](Tpn one, Tpn other) {
        return explained.pairingScore(one) < explained.pairingScore(other);
    });
    std::vector<Tpn> moved;
    std::copy_if(members.begin(), members.end(), std::back_inserter(moved),
                 [&](Tpn player) { return explained.pairingScore(player) > explained.pairingScore(*lowest); });
    return moved;
}

/// The scoregroups of Dubov 1997, read off the steps: they come from the top, and each pair holds a player of its own.
class ColumnGroups {
public:
    ColumnGroups(const ExplainedRound& explained, const Steps& steps)
    {
        for (const ProcedureStep& step : steps) {
            if (step.outcome == ProcedureOutcome::transferredUp) {
                raised_.push_back(step.players.front());
            } else if (step.outcome == ProcedureOutcome::floatsDown && last_) {
                groups_[*last_].leaving.push_back(step.players.front());
                floating_.push_back(step.players.front());
            } else if (isPair(step) && step.article != "9") {
                add(explained, step);
            }
        }
    }

    [[nodiscard]] std::optional<PairedGroup> groupWith(Tpn a, Tpn b) const
    {
        for (const auto& [score, group] : groups_)
            for (const auto& [first, second] : group.pairs)
                if ((first == a && second == b) || (first == b && second == a))
                    return group;
        return std::nullopt;
    }

private:
    void add(const ExplainedRound& explained, const ProcedureStep& step)
    {
        for (const Tpn player : step.players) // a floater's opponent, or the one who was not brought up
            if (!has(raised_, player) && !(has(floating_, player) && step.article == "8.2"))
                last_ = explained.pairingScore(player);
        if (!last_)
            return;
        PairedGroup& group = groups_[*last_];
        group.pairs.emplace_back(step.players[0], step.players[1]);
        for (const Tpn player : step.players) {
            if (has(raised_, player))
                group.fromBelow.push_back(player);
            else if (explained.pairingScore(player) > *last_)
                group.fromAbove.push_back(player);
        }
    }

    std::map<Score, PairedGroup> groups_;
    std::vector<Tpn> raised_;
    std::vector<Tpn> floating_;
    std::optional<Score> last_; ///< of the group that is being paired
};

} // namespace

bool opensBracket(const ProcedureStep& step)
{
    return step.outcome == ProcedureOutcome::homogeneousBracket ||
           step.outcome == ProcedureOutcome::heterogeneousBracket || step.outcome == ProcedureOutcome::joinedBracket;
}

std::optional<PairedGroup> bracketOfRequirements(const ExplainedRound& explained, const ProcedureRecord& record, Tpn a,
                                                 Tpn b)
{
    const Steps& steps = record.steps;
    Step bracket = steps.end();
    Step pair = steps.begin();
    for (; pair != steps.end() && !isPairOf(*pair, a, b); ++pair)
        if (opensBracket(*pair))
            bracket = pair;
    if (pair == steps.end() || bracket == steps.end())
        return std::nullopt;
    PairedGroup group;
    group.fromAbove = movedInto(explained, bracket->players);
    const Step end = std::find_if(bracket + 1, steps.end(), opensBracket);
    for (Step step = bracket + 1; step != end; ++step) {
        if (isPair(*step))
            group.pairs.emplace_back(step->players[0], step->players[1]);
        else if (step->outcome == ProcedureOutcome::movedDown || step->outcome == ProcedureOutcome::bye)
            group.leaving.insert(group.leaving.end(), step->players.begin(), step->players.end());
    }
    return group;
}

std::optional<PairedGroup> groupOfColumns(const ExplainedRound& explained, const ProcedureRecord& record, Tpn a, Tpn b)
{
    return ColumnGroups(explained, record.steps).groupWith(a, b);
}

} // namespace pairwright
