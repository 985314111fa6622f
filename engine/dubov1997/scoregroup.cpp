#include "engine/dubov1997/scoregroup.h"

#include "engine/dubov1997/floaters.h"

#include <algorithm>
#include <functional>

namespace pairwright::dubov1997 {

namespace {

void erase(std::vector<int>& ranks, int rank)
{
    std::erase(ranks, rank);
}

class GroupPairer {
public:
    GroupPairer(const Field& field, Scoregroup group, std::size_t choice)
        : field_(field)
        , choice_(choice)
        , open_(std::move(group.residents))
        , floaters_(std::move(group.floaters))
    {
        result_.lower = std::move(group.lower);
    }

    ScoregroupResult run()
    {
        pairFloaters();
        bringUpForTheIsolated();
        if (open_.size() % 2 == 1)
            bringUpForParity();
        pairTheRest();
        std::sort(result_.left.begin(), result_.left.end());
        for (const int rank : result_.left)
            note("6.4", {rank}, ProcedureOutcome::floatsDown);
        return std::move(result_);
    }

private:
    using Order = bool (Field::*)(int, int) const;

    [[nodiscard]] std::function<bool(int, int)> by(Order order) const
    {
        return [this, order](int a, int b) {
            return (field_.*order)(a, b);
        };
    }
    [[nodiscard]] std::optional<Colour> due(int rank) const { return field_.facts(rank).due; }

    ProcedureStep& note(const char* article, const std::vector<int>& ranks, ProcedureOutcome outcome)
    {
        ProcedureStep& step = result_.steps.emplace_back();
        step.article = article;
        step.outcome = outcome;
        for (const int rank : ranks)
            step.players.push_back(field_.player(rank).tpn);
        return step;
    }

    ProcedureStep& pair(const char* article, int a, int b)
    {
        erase(open_, a);
        erase(open_, b);
        result_.pairs.emplace_back(a, b);
        return note(article, {a, b}, ProcedureOutcome::paired);
    }

    /// 8.1: the highest of those due White, the highest of those due Black, and so on.
    [[nodiscard]] std::vector<int> floatersInOrder() const
    {
        auto [white, black] = columnsOf(field_, floaters_);
        std::sort(white.begin(), white.end(), by(&Field::beforeInWhite));
        std::sort(black.begin(), black.end(), by(&Field::beforeInBlack));
        std::vector<int> order;
        for (std::size_t i = 0; i < std::max(white.size(), black.size()); ++i) {
            if (i < white.size())
                order.push_back(white[i]);
            if (i < black.size())
                order.push_back(black[i]);
        }
        return order;
    }

    void pairFloaters()
    {
        for (const int floater : floatersInOrder()) {
            std::vector<int> candidates = open_;
            std::sort(candidates.begin(), candidates.end(), [&](int a, int b) {
                const bool oppositeA = isOpposite(due(a), due(floater));
                const bool oppositeB = isOpposite(due(b), due(floater));
                return oppositeA != oppositeB ? oppositeA : field_.beforeByRating(a, b);
            });
            std::vector<RejectedAlternative> rejected;
            std::optional<int> chosen;
            for (const int candidate : candidates) {
                if (field_.compatible(floater, candidate)) {
                    chosen = candidate;
                    break;
                }
                rejected.push_back({field_.player(candidate).tpn, RejectedAlternative::Reason::incompatible});
            }
            if (chosen)
                pair("8.2", floater, *chosen).rejected = std::move(rejected);
            else
                result_.left.push_back(floater);
        }
    }

    static bool isOpposite(std::optional<Colour> one, std::optional<Colour> other)
    {
        return one && other && *one != *other;
    }

    /// 7.1, for the highest rated first: somebody from the nearest group below for whoever has nobody left here.
    void bringUpForTheIsolated()
    {
        std::vector<int> members = open_;
        std::sort(members.begin(), members.end(), by(&Field::beforeByRating));
        for (const int member : members) {
            const bool hasOpponent = std::any_of(open_.begin(), open_.end(), [&](int other) {
                return other != member && field_.mayMeet(member, other);
            });
            if (hasOpponent)
                continue;
            const auto needed = due(member) ? std::optional(opposite(*due(member))) : std::nullopt;
            bringUp("7.1", needed, [&](int rank) { return field_.compatible(member, rank); }, {member});
        }
    }

    /// 7.2
    void bringUpForParity()
    {
        const auto needed = dominating() ? std::optional(opposite(*dominating())) : std::nullopt;
        bringUp("7.2", needed,
                [&](int rank) {
                    return std::any_of(open_.begin(), open_.end(),
                                       [&](int member) { return field_.compatible(member, rank); });
                },
                {});
    }

    void bringUp(const char* article, std::optional<Colour> needed, const std::function<bool(int)>& fits,
                 const std::vector<int>& forWhom)
    {
        for (std::vector<int>& group : result_.lower) {
            std::vector<int> candidates;
            std::copy_if(group.begin(), group.end(), std::back_inserter(candidates),
                         [&](int rank) { return field_.mayBeTransferredUp(rank) && fits(rank); });
            if (candidates.empty())
                continue;
            const int chosen = *std::min_element(candidates.begin(), candidates.end(), [&](int a, int b) {
                const bool suitsA = needed && due(a) == needed;
                const bool suitsB = needed && due(b) == needed;
                return suitsA != suitsB ? suitsA : field_.beforeByRating(a, b);
            });
            erase(group, chosen);
            open_.push_back(chosen);
            std::vector<int> players{chosen};
            players.insert(players.end(), forWhom.begin(), forWhom.end());
            note(article, players, ProcedureOutcome::transferredUp);
            return;
        }
    }

    /// The colour that more players of the group are due.
    [[nodiscard]] std::optional<Colour> dominating() const
    {
        int difference = 0;
        for (const int rank : open_)
            if (due(rank))
                difference += due(rank) == Colour::White ? 1 : -1;
        if (difference == 0)
            return std::nullopt;
        return difference > 0 ? Colour::White : Colour::Black;
    }

    /// 6.2 to 6.4, with the shifts of 7.3 and 7.4.
    void pairTheRest()
    {
        std::sort(open_.begin(), open_.end());
        const auto below = std::find_if(result_.lower.begin(), result_.lower.end(),
                                        [](const std::vector<int>& group) { return !group.empty(); });
        FloaterChoice choice =
            chooseFloaters(field_, open_, below == result_.lower.end() ? std::vector<int>() : *below, choice_);
        result_.choices = choice.sets;
        if (!choice.candidates.empty()) {
            result_.arbiterDecides = true;
            note("6.4", choice.candidates, ProcedureOutcome::arbiterDecides);
        }
        for (const ColumnShift& shift : choice.paired.shifts)
            note(shift.toBlack ? "7.3" : "7.4", {shift.rank},
                 shift.toBlack ? ProcedureOutcome::shiftedToBlack : ProcedureOutcome::shiftedToWhite);
        for (const ColumnPair& made : choice.paired.pairs) {
            const bool straight = made.passed.empty() && !made.inOneColumn;
            ProcedureStep& step = pair(straight ? "6.2" : "6.3", made.first, made.second);
            for (const ColumnPair::Passed& passed : made.passed)
                step.rejected.push_back({field_.player(passed.rank).tpn, passed.reason});
        }
        result_.left.insert(result_.left.end(), choice.floating.begin(), choice.floating.end());
    }

    const Field& field_;
    std::size_t choice_;
    std::vector<int> open_;
    std::vector<int> floaters_;
    ScoregroupResult result_;
};

} // namespace

ScoregroupResult pairScoregroup(const Field& field, Scoregroup group, std::size_t choice)
{
    return GroupPairer(field, std::move(group), choice).run();
}

} // namespace pairwright::dubov1997
