#include "engine/all_play_all/numbers.h"

#include "engine/base/random.h"

#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <span>

namespace pairwright::all_play_all {

namespace {

// C.05 annex 2. With an odd number of players the row of one more holds.
constexpr int fewest = 9;
constexpr int most = 24;
using Row = std::array<std::array<int, 10>, 4>; // 0: no more
constexpr std::array<Row, 8> rows{{
    {{{3, 4, 8}, {5, 7, 9}, {1, 6}, {2, 10}}},
    {{{4, 5, 9, 10}, {1, 2, 7}, {6, 8, 12}, {3, 11}}},
    {{{4, 5, 6, 11, 12}, {1, 2, 8, 9}, {7, 10, 13}, {3, 14}}},
    {{{5, 6, 7, 12, 13, 14}, {1, 2, 3, 9, 10}, {8, 11, 15}, {4, 16}}},
    {{{5, 6, 7, 8, 14, 15, 16}, {1, 2, 3, 10, 11, 12}, {9, 13, 17}, {4, 18}}},
    {{{6, 7, 8, 9, 15, 16, 17, 18}, {1, 2, 3, 11, 12, 13, 14}, {5, 10, 19}, {4, 20}}},
    {{{6, 7, 8, 9, 10, 17, 18, 19, 20}, {1, 2, 3, 4, 12, 13, 14, 15}, {11, 16, 21}, {5, 22}}},
    {{{6, 7, 8, 9, 10, 11, 19, 20, 21, 22}, {1, 2, 3, 4, 13, 14, 15, 16, 17}, {12, 18, 23}, {5, 24}}},
}};

using Numbers = std::vector<int>;

/// Takes one of them by lot.
int draw(Numbers& numbers, Random& random)
{
    const auto place = static_cast<std::ptrdiff_t>(random.below(numbers.size()));
    const int drawn = numbers[static_cast<std::size_t>(place)];
    numbers.erase(numbers.begin() + place);
    return drawn;
}

/// Takes one of the sets that hold so many numbers, by lot; empty if none does.
Numbers takeSet(std::vector<Numbers>& sets, std::size_t size, Random& random)
{
    std::vector<std::size_t> enough;
    for (std::size_t i = 0; i < sets.size(); ++i)
        if (sets[i].size() >= size)
            enough.push_back(i);
    if (enough.empty())
        return {};
    const std::size_t chosen = enough[random.below(enough.size())];
    Numbers set = std::move(sets[chosen]);
    sets.erase(sets.begin() + static_cast<std::ptrdiff_t>(chosen));
    return set;
}

/// The players of each contingent, the largest first, equal ones by name.
std::vector<std::vector<std::size_t>> bySize(const std::vector<std::string>& contingents)
{
    std::map<std::string, std::vector<std::size_t>> byName;
    for (std::size_t i = 0; i < contingents.size(); ++i)
        byName[contingents[i]].push_back(i);
    std::vector<std::vector<std::size_t>> groups;
    groups.reserve(byName.size());
    for (auto& [name, members] : byName)
        groups.push_back(std::move(members));
    std::stable_sort(groups.begin(), groups.end(), [](const auto& a, const auto& b) { return a.size() > b.size(); });
    return groups;
}

/// In which round two numbers meet first; 0: never.
class Meetings {
public:
    Meetings(std::span<const GivenRound> rounds, int players)
        : players_(static_cast<std::size_t>(players))
        , rounds_(players_ * players_)
    {
        for (std::size_t i = rounds.size(); i-- > 0;)
            for (const auto& [white, black] : rounds[i].boards)
                rounds_[place(white, black)] = rounds_[place(black, white)] = static_cast<int>(i) + 1;
    }
    [[nodiscard]] int roundOf(Tpn a, Tpn b) const { return rounds_[place(a, b)]; }

private:
    [[nodiscard]] std::size_t place(Tpn a, Tpn b) const
    {
        return static_cast<std::size_t>(a.value - 1) * players_ + static_cast<std::size_t>(b.value - 1);
    }

    std::size_t players_;
    std::vector<int> rounds_;
};

/// For each player those with whom he shares a group.
using Neighbours = std::vector<std::vector<std::size_t>>;

Neighbours neighboursOf(int players, const std::vector<std::vector<int>>& mates)
{
    Neighbours neighbours(static_cast<std::size_t>(players));
    for (const std::vector<int>& group : mates)
        for (const int one : group)
            for (const int other : group)
                if (one != other)
                    neighbours[static_cast<std::size_t>(one)].push_back(static_cast<std::size_t>(other));
    return neighbours;
}

int roundsOfOne(std::size_t player, const std::vector<Tpn>& numbers, const Neighbours& mates, const Meetings& meetings)
{
    int sum = 0;
    for (const std::size_t mate : mates[player])
        sum += meetings.roundOf(numbers[player], numbers[mate]);
    return sum;
}

/// Exchanges two numbers as long as that helps; how many rounds all wait for their mates then.
int improve(std::vector<Tpn>& numbers, const Neighbours& mates, const Meetings& meetings)
{
    const auto ofTwo = [&](std::size_t a, std::size_t b) {
        return roundsOfOne(a, numbers, mates, meetings) + roundsOfOne(b, numbers, mates, meetings);
    };
    for (bool better = true; better;) {
        better = false;
        for (std::size_t a = 0; a < numbers.size(); ++a)
            for (std::size_t b = 0; !mates[a].empty() && b < numbers.size(); ++b) {
                const int before = ofTwo(a, b);
                std::swap(numbers[a], numbers[b]);
                if (ofTwo(a, b) < before)
                    better = true;
                else
                    std::swap(numbers[a], numbers[b]);
            }
    }
    int sum = 0;
    for (std::size_t player = 0; player < numbers.size(); ++player)
        sum += roundsOfOne(player, numbers, mates, meetings);
    return sum;
}

} // namespace

std::vector<Tpn> drawnByLot(int players, std::uint64_t seed)
{
    std::vector<Tpn> numbers;
    numbers.reserve(static_cast<std::size_t>(players));
    for (std::int32_t number = 1; number <= players; ++number)
        numbers.push_back(Tpn{number});
    Random(seed).shuffle(std::span(numbers));
    return numbers;
}

std::vector<Tpn> drawnToMeetEarly(std::span<const GivenRound> rounds, int players,
                                  const std::vector<std::vector<int>>& mates, std::uint64_t seed)
{
    constexpr int draws = 60;
    const Neighbours neighbours = neighboursOf(players, mates);
    const Meetings meetings(rounds, players);
    std::vector<Tpn> best = drawnByLot(players, seed);
    Random random(seed);
    std::vector<Tpn> numbers = best;
    int least = improve(best, neighbours, meetings);
    for (int i = 1; i < draws; ++i) {
        random.shuffle(std::span(numbers));
        std::vector<Tpn> improved = numbers;
        if (const int sum = improve(improved, neighbours, meetings); sum < least) {
            least = sum;
            best = std::move(improved);
        }
    }
    return best;
}

std::vector<std::vector<int>> varmaSets(int players)
{
    std::vector<Numbers> sets;
    if (players < fewest || players > most)
        return sets;
    for (const auto& listed : rows[static_cast<std::size_t>((players - fewest) / 2)]) {
        Numbers& set = sets.emplace_back(listed.begin(), listed.end());
        std::erase_if(set, [players](int number) { return number == 0 || number > players; });
    }
    return sets;
}

std::optional<std::vector<Tpn>> drawnByVarma(const std::vector<std::string>& contingents, std::uint64_t seed)
{
    std::vector<Numbers> sets = varmaSets(static_cast<int>(contingents.size()));
    if (sets.empty())
        return std::nullopt;
    Random random(seed);
    std::vector<Tpn> numbers(contingents.size());
    Numbers pool; // what is left of sets that were drawn from
    for (const std::vector<std::size_t>& group : bySize(contingents)) {
        Numbers set = takeSet(sets, group.size(), random);
        if (set.empty()) { // no set is large enough any more: of all that remains
            for (Numbers& rest : sets)
                pool.insert(pool.end(), rest.begin(), rest.end());
            sets.clear();
        }
        Numbers& from = set.empty() ? pool : set;
        for (const std::size_t player : group)
            numbers[player] = Tpn{draw(from, random)};
        pool.insert(pool.end(), set.begin(), set.end());
    }
    return numbers;
}

} // namespace pairwright::all_play_all
