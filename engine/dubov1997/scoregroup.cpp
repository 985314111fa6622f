#include "engine/dubov1997/scoregroup.h"

#include "engine/dubov1997/columns.h"

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
    GroupPairer(const Field& field, Scoregroup group)
        : field_(field)
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
        pairColumns();
        for (const int rank : open_)
            result_.left.push_back(rank);
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
        std::vector<int> white;
        std::vector<int> black;
        for (const int rank : floaters_)
            (due(rank) == Colour::White ? white : black).push_back(rank);
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

    /// 6.2 with the shifts of 7.3 and 7.4. Who has not played joins the smaller column, Black if they are equal.
    Columns columns()
    {
        Columns columns;
        std::vector<int> without;
        for (const int rank : open_)
            (!due(rank) ? without : due(rank) == Colour::White ? columns.white : columns.black).push_back(rank);
        std::sort(without.begin(), without.end());
        for (const int rank : without)
            (columns.white.size() < columns.black.size() ? columns.white : columns.black).push_back(rank);
        shift(columns.white, columns.black, Colour::Black);
        shift(columns.black, columns.white, Colour::White);
        std::sort(columns.white.begin(), columns.white.end(), by(&Field::beforeInWhite));
        std::sort(columns.black.begin(), columns.black.end(), by(&Field::beforeInBlack));
        return columns;
    }

    /// 7.3, 7.4: half of the surplus of `from` goes over, as far as 2.6 allows.
    void shift(std::vector<int>& from, std::vector<int>& to, Colour colour)
    {
        if (from.size() < to.size() + 2)
            return;
        const std::size_t surplus = (from.size() - to.size()) / 2;
        const bool toBlack = colour == Colour::Black;
        std::vector<int> candidates;
        std::copy_if(from.begin(), from.end(), std::back_inserter(candidates),
                     [&](int rank) { return field_.mayHave(rank, colour); });
        std::sort(candidates.begin(), candidates.end(),
                  by(toBlack ? &Field::shiftsFirstToBlack : &Field::shiftsFirstToWhite));
        candidates.resize(std::min(surplus, candidates.size()));
        for (const int rank : candidates) {
            erase(from, rank);
            to.push_back(rank);
            note(toBlack ? "7.3" : "7.4", {rank},
                 toBlack ? ProcedureOutcome::shiftedToBlack : ProcedureOutcome::shiftedToWhite);
        }
    }

    /// 6.2 and 6.3. A White who has met every Black takes a White, and the columns are written anew.
    void pairColumns()
    {
        for (;;) {
            const std::size_t steps = result_.steps.size();
            const Columns written = columns();
            if (const auto inside = pairInside(written)) {
                result_.steps.resize(steps); // the shifts are made again for those who are left
                pair("6.3", inside->first, inside->second);
                continue;
            }
            for (ColumnPair& made : assign(field_, written)) {
                ProcedureStep& step = pair(made.passed.empty() ? "6.2" : "6.3", made.white, made.black);
                for (const auto& [rank, reason] : made.passed)
                    step.rejected.push_back({field_.player(rank).tpn, reason});
            }
            return;
        }
    }

    /// The first White without an opponent among the Blacks, and the White he gets: below him, then above.
    [[nodiscard]] std::optional<std::pair<int, int>> pairInside(const Columns& written) const
    {
        const std::vector<int>& white = written.white;
        for (std::size_t k = 0; k < white.size(); ++k) {
            const auto mayMeet = [&](int other) {
                return field_.compatible(white[k], other);
            };
            if (std::any_of(written.black.begin(), written.black.end(), mayMeet))
                continue;
            for (std::size_t i = k + 1; i < white.size(); ++i)
                if (mayMeet(white[i]))
                    return std::pair(white[k], white[i]);
            for (std::size_t i = k; i-- > 0;)
                if (mayMeet(white[i]))
                    return std::pair(white[k], white[i]);
        }
        return std::nullopt;
    }

    const Field& field_;
    std::vector<int> open_;
    std::vector<int> floaters_;
    ScoregroupResult result_;
};

} // namespace

ScoregroupResult pairScoregroup(const Field& field, Scoregroup group)
{
    return GroupPairer(field, std::move(group)).run();
}

} // namespace pairwright::dubov1997
