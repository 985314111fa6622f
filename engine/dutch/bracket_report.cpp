#include "engine/dutch/bracket_report.h"

#include "engine/field/ranks.h"

#include <algorithm>
#include <functional>

namespace pairwright::dutch {

namespace {

/// Collects what one criterion charges: single points for a count, tenths for a list.
class Charge {
public:
    Charge(const BracketTask& task, Criterion criterion)
        : task_(task)
    {
        value_.criterion = criterion;
    }

    void count(int rank, std::int64_t amount = 1)
    {
        countUnnamed(amount);
        name(rank);
    }
    void countUnnamed(std::int64_t amount)
    {
        isCount_ = true;
        total_ += amount;
    }
    void list(int rank, std::int64_t tenths)
    {
        listUnnamed(tenths);
        name(rank);
    }
    void listUnnamed(std::int64_t tenths) { value_.value.push_back(tenths); }
    CriterionValue take(bool asCount)
    {
        if (asCount || isCount_)
            value_.value = {total_};
        std::sort(value_.value.begin(), value_.value.end(), std::greater<>());
        std::sort(value_.charged.begin(), value_.charged.end());
        return std::move(value_);
    }

private:
    void name(int rank) { value_.charged.push_back(task_.player(rank).tpn); }

    const BracketTask& task_;
    CriterionValue value_;
    std::int64_t total_ = 0;
    bool isCount_ = false;
};

class Report {
public:
    Report(const BracketTask& task, const BracketSolution& solution)
        : task_(task)
        , solution_(solution)
    {
    }

    CriterionValue valueOf(Criterion criterion) const
    {
        Charge charge(task_, criterion);
        switch (criterion) {
        case Criterion::downfloaterCount:
            for (const int rank : solution_.downfloaters)
                charge.count(rank);
            return charge.take(true);
        case Criterion::downfloaterScores: downfloaterScores(charge); return charge.take(false);
        // Who is left over below is not decided here, only how many and of which score: nobody is charged.
        case Criterion::nextBracketPairs:
            charge.countUnnamed(static_cast<std::int64_t>(solution_.nextUnpaired.size()));
            return charge.take(true);
        case Criterion::nextBracketScores:
            for (const int rank : solution_.nextUnpaired)
                charge.listUnnamed(player(rank).score.tenths);
            return charge.take(false);
        case Criterion::byeUnplayedGames:
            if (task_.byeFallsHere && solution_.downfloaters.size() == 1)
                charge.count(solution_.downfloaters.front(), player(solution_.downfloaters.front()).unplayedGames);
            return charge.take(true);
        case Criterion::topscorerColourDifference:
        case Criterion::topscorerThirdColour: topscorers(charge, criterion); return charge.take(true);
        case Criterion::colourPreference:
        case Criterion::strongColourPreference: preferences(charge, criterion); return charge.take(true);
        case Criterion::repeatedDownfloat: repeatedDownfloats(charge, 0, false); return charge.take(true);
        case Criterion::repeatedUpfloat: repeatedUpfloats(charge, 0, false); return charge.take(true);
        case Criterion::repeatedDownfloatBefore: repeatedDownfloats(charge, 1, false); return charge.take(true);
        case Criterion::repeatedUpfloatBefore: repeatedUpfloats(charge, 1, false); return charge.take(true);
        case Criterion::repeatedDownfloatScores: repeatedDownfloats(charge, 0, true); return charge.take(false);
        case Criterion::repeatedUpfloatScores: repeatedUpfloats(charge, 0, true); return charge.take(false);
        case Criterion::repeatedDownfloatScoresBefore: repeatedDownfloats(charge, 1, true); return charge.take(false);
        case Criterion::repeatedUpfloatScoresBefore: repeatedUpfloats(charge, 1, true); break;
        case Criterion::upfloaterCount:
        case Criterion::upfloaterScores:
        case Criterion::maximumUpfloaters:
        case Criterion::maximumUpfloats:
        case Criterion::byeScore:
        case Criterion::byeGamesPlayed:
        case Criterion::movedDownUnpaired:
        case Criterion::movedDownUnpairedScores:
        case Criterion::nextMovedDownUnpaired:
        case Criterion::nextMovedDownUnpairedScores:
        case Criterion::nextScoregroupUpfloaters:
        case Criterion::repeatedFloat:
        case Criterion::repeatedFloatOpponents: break; // not in these editions
        }
        return charge.take(false);
    }

private:
    [[nodiscard]] const FieldPlayer& player(int rank) const { return task_.player(rank); }
    [[nodiscard]] bool is2017() const { return task_.edition() == Edition::of2017; }
    [[nodiscard]] bool isMdp(int rank) const { return rank < task_.residents.front(); }
    [[nodiscard]] int difference(const std::pair<int, int>& pair) const
    {
        return (player(pair.first).score - player(pair.second).score).tenths;
    }
    [[nodiscard]] int downfloatDifference(int rank) const
    {
        return (player(rank).score - task_.lowestScore()).tenths + artificialDistance;
    }

    void downfloaterScores(Charge& charge) const
    {
        for (const int rank : solution_.downfloaters)
            charge.list(rank, is2017() ? downfloatDifference(rank) : player(rank).score.tenths);
        if (is2017())
            for (const auto& pair : solution_.pairs)
                if (difference(pair) > 0)
                    charge.list(pair.first, difference(pair));
    }

    void topscorers(Charge& charge, Criterion criterion) const
    {
        for (const auto& [a, b] : solution_.pairs) {
            if (!player(a).topscorer && !player(b).topscorer)
                continue;
            const PairColours decision = pairColours(*task_.field, a, b);
            for (const auto& [rank, colour] :
                 {std::pair(decision.white, Colour::White), std::pair(decision.black, Colour::Black)}) {
                const FieldPlayer& it = player(rank);
                const int after = it.colourDifference + (colour == Colour::White ? 1 : -1);
                const bool third = it.colours.run() >= 2 && it.colours.games.back() == colour;
                if (criterion == Criterion::topscorerThirdColour ? third : after > 2 || after < -2)
                    charge.count(rank);
            }
        }
    }

    void preferences(Charge& charge, Criterion criterion) const
    {
        for (const auto& [a, b] : solution_.pairs) {
            const PairColours decision = pairColours(*task_.field, a, b);
            for (const auto& [rank, colour] :
                 {std::pair(decision.white, Colour::White), std::pair(decision.black, Colour::Black)}) {
                const ColourPreference& preference = player(rank).preference;
                const bool denied = preference.strength != PreferenceStrength::none && preference.colour != colour;
                if (denied &&
                    (criterion == Criterion::colourPreference || preference.strength == PreferenceStrength::strong))
                    charge.count(rank);
            }
        }
    }

    void repeatedDownfloats(Charge& charge, std::size_t age, bool asList) const
    {
        const auto add = [&](int rank, int tenths) {
            asList ? charge.list(rank, tenths) : charge.count(rank);
        };
        for (const int rank : solution_.downfloaters) {
            // 2026: counts look at residents, differences at moved-down players.
            if (task_.floats(rank).down[age] && (is2017() || isMdp(rank) == asList))
                add(rank, downfloatDifference(rank));
        }
        for (const auto& pair : solution_.pairs)
            if (difference(pair) > 0 && task_.floats(pair.first).down[age] && (is2017() || asList))
                add(pair.first, difference(pair));
    }

    void repeatedUpfloats(Charge& charge, std::size_t age, bool asList) const
    {
        for (const auto& pair : solution_.pairs)
            if (difference(pair) > 0 && task_.floats(pair.second).up[age])
                asList ? charge.list(pair.second, difference(pair)) : charge.count(pair.second);
    }

    const BracketTask& task_;
    const BracketSolution& solution_;
};

} // namespace

BracketRecord reportBracket(const BracketTask& task, const BracketSolution& solution, BracketRecord::Kind kind)
{
    const auto tpns = [&](const std::vector<int>& ranks) {
        return tpnsOf(*task.field, ranks);
    };
    BracketRecord record;
    record.kind = kind;
    record.residentScore = task.player(task.residents.front()).score;
    record.residents = tpns(task.residents);
    record.mdps = tpns(task.mdps);
    record.downfloaters = tpns(solution.downfloaters);
    for (const auto& [a, b] : solution.pairs)
        record.pairs.emplace_back(task.player(a).tpn, task.player(b).tpn);
    const Report report(task, solution);
    for (const CriterionArticle& row : criteria(task.edition()))
        record.criteria.push_back(report.valueOf(row.rule));
    record.order.exchanged = solution.exchanged;
    record.order.transposed = solution.transposed;
    record.order.limbo = tpns(solution.limbo);
    return record;
}

} // namespace pairwright::dutch
