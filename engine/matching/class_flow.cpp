#include "engine/matching/class_flow.h"

#include "engine/base/index.h"
#include <algorithm>
#include <limits>

namespace pairwright::matching {

namespace {

constexpr int nowhere = -1;
constexpr std::int64_t unreached = std::numeric_limits<std::int64_t>::max() / 4;

} // namespace

ClassFlow::ClassFlow(const AssignmentProblem& problem)
    : rows_(problem.firstClasses)
    , columns_(problem.secondClasses)
    , price_(index(rows_) * index(columns_))
    , flow_(price_.size(), 0)
    , supply_(index(rows_), 0)
    , demand_(index(columns_), 0)
    , fromFirst_(index(columns_), nowhere)
    , fromSecond_(index(rows_), nowhere)
    , tight_(price_.size(), 0)
{
    for (int c = 0; c < rows_; ++c)
        for (int d = 0; d < columns_; ++d)
            price_[at(c, d)] = problem.cost(c, d);
    for (const int c : problem.first)
        ++supply_[index(c)];
    for (const int d : problem.second)
        ++demand_[index(d)];
}

bool ClassFlow::solve()
{
    while (std::any_of(supply_.begin(), supply_.end(), [](int left) { return left > 0; }))
        if (!augment())
            return false;
    findTight();
    return true;
}

/// Shortest ways through the residual graph from the rows that already have a distance (Bellman and Ford).
void ClassFlow::settleDistances(std::vector<std::int64_t>& ofFirst, std::vector<std::int64_t>& ofSecond)
{
    for (bool changed = true; changed;) {
        changed = false;
        for (int c = 0; c < rows_; ++c)
            for (int d = 0; d < columns_; ++d) {
                const auto& price = price_[at(c, d)];
                if (!price)
                    continue;
                if (ofFirst[index(c)] < unreached && ofFirst[index(c)] + *price < ofSecond[index(d)]) {
                    ofSecond[index(d)] = ofFirst[index(c)] + *price;
                    fromFirst_[index(d)] = c;
                    changed = true;
                }
                if (flow_[at(c, d)] > 0 && ofSecond[index(d)] < unreached &&
                    ofSecond[index(d)] - *price < ofFirst[index(c)]) {
                    ofFirst[index(c)] = ofSecond[index(d)] - *price;
                    fromSecond_[index(c)] = d;
                    changed = true;
                }
            }
    }
}

bool ClassFlow::augment()
{
    std::vector<std::int64_t> ofFirst(index(rows_), unreached);
    std::vector<std::int64_t> ofSecond(index(columns_), unreached);
    std::fill(fromSecond_.begin(), fromSecond_.end(), nowhere);
    for (int c = 0; c < rows_; ++c)
        if (supply_[index(c)] > 0)
            ofFirst[index(c)] = 0;
    settleDistances(ofFirst, ofSecond);
    int end = nowhere;
    for (int d = 0; d < columns_; ++d)
        if (demand_[index(d)] > 0 && ofSecond[index(d)] < unreached &&
            (end == nowhere || ofSecond[index(d)] < ofSecond[index(end)]))
            end = d;
    if (end == nowhere)
        return false;
    int amount = demand_[index(end)];
    int c = fromFirst_[index(end)];
    for (; fromSecond_[index(c)] != nowhere; c = fromFirst_[index(fromSecond_[index(c)])])
        amount = std::min(amount, flow_[at(c, fromSecond_[index(c)])]);
    amount = std::min(amount, supply_[index(c)]);
    supply_[index(c)] -= amount;
    demand_[index(end)] -= amount;
    for (int d = end;;) {
        c = fromFirst_[index(d)];
        flow_[at(c, d)] += amount;
        d = fromSecond_[index(c)];
        if (d == nowhere)
            return true;
        flow_[at(c, d)] -= amount;
    }
}

/// With the distances as dual values no pair of classes gains, and what the flow uses loses nothing.
void ClassFlow::findTight()
{
    std::vector<std::int64_t> ofFirst(index(rows_), 0);
    std::vector<std::int64_t> ofSecond(index(columns_), unreached);
    settleDistances(ofFirst, ofSecond);
    for (int c = 0; c < rows_; ++c)
        for (int d = 0; d < columns_; ++d)
            if (const auto& price = price_[at(c, d)])
                tight_[at(c, d)] = ofFirst[index(c)] + *price == ofSecond[index(d)] ? 1 : 0;
}

std::int64_t ClassFlow::cost() const
{
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < flow_.size(); ++i)
        if (flow_[i] > 0)
            sum += flow_[i] * *price_[i];
    return sum;
}

void ClassFlow::clear()
{
    std::fill(flow_.begin(), flow_.end(), 0);
}

bool ClassFlow::redirect(int c, int d)
{
    if (!isTight(c, d))
        return false;
    if (flow_[at(c, d)] > 0)
        return true;
    // Somebody else gives his place in `d` up for one elsewhere, and so on, until one of `c` is wanted.
    std::vector<int> queue;
    std::vector<int> before(index(columns_), nowhere); ///< the column from which somebody went to this one
    std::vector<int> who(index(columns_), nowhere);    ///< and his row
    queue.push_back(d);
    before[index(d)] = d;
    for (std::size_t head = 0; head < queue.size(); ++head) {
        const int from = queue[head];
        for (int row = 0; row < rows_; ++row) {
            if (flow_[at(row, from)] == 0)
                continue;
            for (int to = 0; to < columns_; ++to) {
                if (before[index(to)] != nowhere || !isTight(row, to))
                    continue;
                before[index(to)] = from;
                who[index(to)] = row;
                queue.push_back(to);
                if (flow_[at(c, to)] == 0)
                    continue;
                --flow_[at(c, to)];
                ++flow_[at(c, d)];
                for (int at2 = to; at2 != d; at2 = before[index(at2)]) {
                    ++flow_[at(who[index(at2)], at2)];
                    --flow_[at(who[index(at2)], before[index(at2)])];
                }
                return true;
            }
        }
    }
    return false;
}

} // namespace pairwright::matching
