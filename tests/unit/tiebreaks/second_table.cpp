#include "tests/unit/tiebreaks/second_computation.h"
#include "tests/unit/tiebreaks/second_event.h"

#include <algorithm>
#include <functional>
#include <map>
#include <set>

namespace second {

using namespace pairwright;

namespace {

/// Games among the tied: the sum of points of all of a pair and their number, by first and second player.
using Met = std::map<std::pair<int, int>, std::pair<long long, long long>>;

constexpr int mostMissing = 7;
constexpr long long averageScale = 60; ///< 1, 2, 3, 4, 5 games of a pair

Met gamesAmong(const Event& event, const std::vector<int>& group, const Code& code)
{
    Met met;
    for (const int number : group)
        for (const Cell& cell : event.lines.at(number)) {
            const bool counts = cell.kind == 'g' || (cell.kind == 'f' && (event.circle || code.has("P")));
            if (!counts || std::find(group.begin(), group.end(), cell.opponent) == group.end())
                continue;
            auto& [points, games] = met[{number, cell.opponent}];
            points += cell.points * averageScale;
            ++games;
        }
    return met;
}

using Groups = std::vector<std::vector<int>>;

/// Art. 6 on a group: the groups it leaves, in order; false if it is too big to play out.
bool encounter(const Event& event, const std::vector<int>& group, const Code& code, Groups& into)
{
    if (group.size() < 2) {
        into.push_back(group);
        return true;
    }
    const Met met = gamesAmong(event, group, code);
    std::map<int, long long> scores;
    std::vector<std::pair<int, int>> missing;
    for (std::size_t i = 0; i < group.size(); ++i) {
        scores[group[i]] += 0;
        for (std::size_t j = 0; j < group.size(); ++j) {
            if (const auto pair = met.find({group[i], group[j]}); pair != met.end())
                scores[group[i]] += pair->second.first / pair->second.second;
            else if (i < j)
                missing.emplace_back(group[i], group[j]);
        }
    }
    if (missing.empty()) {
        std::map<long long, std::vector<int>, std::greater<>> byScore;
        for (const int number : group)
            byScore[scores[number]].push_back(number);
        if (byScore.size() == 1) {
            into.push_back(group);
            return true;
        }
        for (const auto& [score, equal] : byScore)
            if (!encounter(event, equal, code, into))
                return false;
        return true;
    }
    if (static_cast<int>(missing.size()) > mostMissing)
        return false;
    // Who is alone on the k-th place whatever happens in the missing games.
    std::vector<std::set<int>> alone(group.size());
    bool first = true;
    std::function<void(std::size_t)> play = [&](std::size_t index) {
        if (index < missing.size()) {
            const auto [a, b] = missing[index];
            const long long win = event.win * averageScale;
            const long long loss = event.loss * averageScale;
            const long long draw = event.draw * averageScale;
            for (const auto& [forA, forB] :
                 std::vector<std::pair<long long, long long>>{{win, loss}, {draw, draw}, {loss, win}}) {
                scores[a] += forA;
                scores[b] += forB;
                play(index + 1);
                scores[a] -= forA;
                scores[b] -= forB;
            }
            return;
        }
        for (std::size_t place = 0; place < group.size(); ++place) {
            std::set<int> here;
            for (const int number : group) {
                std::size_t above = 0;
                std::size_t equal = 0;
                for (const int other : group) {
                    above += scores[other] > scores[number] ? 1U : 0U;
                    equal += scores[other] == scores[number] ? 1U : 0U;
                }
                if (above == place && equal == 1)
                    here.insert(number);
            }
            if (first) {
                alone[place] = here;
            } else {
                std::erase_if(alone[place], [&](int number) { return !here.contains(number); });
            }
        }
        first = false;
    };
    play(0);
    std::vector<int> rest = group;
    std::size_t place = 0;
    while (place < group.size() && alone[place].size() == 1) {
        into.push_back({*alone[place].begin()});
        std::erase(rest, *alone[place].begin());
        ++place;
    }
    if (place == 0) {
        into.push_back(group);
        return true;
    }
    return rest.empty() || encounter(event, rest, code, into);
}

} // namespace

std::optional<std::vector<Place>> table(const TournamentState& state, int rounds, TieBreakRules rules,
                                        const std::vector<std::string>& codes)
{
    const Event event = eventOf(state, rounds, rules);
    Groups groups(1);
    std::vector<int> out;
    for (const auto& [number, line] : event.lines)
        (event.out.contains(number) ? out : groups[0]).push_back(number);
    std::vector<std::string> steps{"PTS"};
    steps.insert(steps.end(), codes.begin(), codes.end());
    for (const std::string& step : steps) {
        Groups finer;
        for (const std::vector<int>& group : groups) {
            const Code code = codeOf(step);
            if (code.name == "DE") {
                if (!encounter(event, group, code, finer))
                    return std::nullopt;
                continue;
            }
            std::map<int, std::optional<Fraction>> values;
            for (const int number : group)
                values[number] = step == "PTS" ? std::optional(Fraction{event.score(number), 10})
                                               : valueOf(state, rounds, rules, step, number);
            const auto before = [&](int a, int b) {
                if (!values[a] || !values[b])
                    return values[a].has_value() && !values[b].has_value();
                return values[a]->top * values[b]->bottom > values[b]->top * values[a]->bottom;
            };
            std::vector<int> sorted = group;
            std::stable_sort(sorted.begin(), sorted.end(), before);
            for (const int number : sorted) {
                if (number == sorted.front() || before(finer.back().back(), number))
                    finer.emplace_back();
                finer.back().push_back(number);
            }
        }
        groups = finer;
    }
    groups.push_back(out);
    std::vector<Place> places;
    int rank = 1;
    for (const std::vector<int>& group : groups) {
        for (const int number : group)
            places.push_back({number, rank});
        rank += static_cast<int>(group.size());
    }
    return places;
}

} // namespace second