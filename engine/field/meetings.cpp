#include "engine/field/meetings.h"

#include <algorithm>
#include <numeric>

namespace pairwright {

namespace {

/// Members of larger groups are not listed pair by pair.
constexpr std::size_t mostListed = 8;

} // namespace

Meetings::Meetings(int players)
    : begin_(at(players) + 1, 0)
    , due_(at(players), 0)
{
}

void Meetings::bar(std::vector<std::pair<int, int>> pairs, const std::vector<std::vector<int>>& groups)
{
    groups_.clear();
    for (std::size_t number = 0; number < groups.size(); ++number) {
        const std::vector<int>& members = groups[number];
        if (members.size() > mostListed) {
            groups_.resize(due_.size());
            for (const int rank : members)
                groups_[at(rank)].push_back(static_cast<int>(number));
            continue;
        }
        for (std::size_t i = 0; i < members.size(); ++i)
            for (std::size_t k = 0; k < i; ++k)
                pairs.emplace_back(members[k], members[i]);
    }
    list(pairs);
}

/// Writes each pair down at both players, without repetition.
void Meetings::list(const std::vector<std::pair<int, int>>& pairs)
{
    std::fill(begin_.begin(), begin_.end(), 0);
    for (const auto& [a, b] : pairs) {
        ++begin_[at(a) + 1];
        ++begin_[at(b) + 1];
    }
    std::partial_sum(begin_.begin(), begin_.end(), begin_.begin());
    std::vector<std::size_t> end(begin_.begin(), begin_.end() - 1);
    listed_.resize(begin_.back());
    for (const auto& [a, b] : pairs) {
        listed_[end[at(a)]++] = b;
        listed_[end[at(b)]++] = a;
    }
    std::size_t kept = 0;
    for (std::size_t rank = 0; rank + 1 < begin_.size(); ++rank) {
        const auto first = listed_.begin() + static_cast<std::ptrdiff_t>(begin_[rank]);
        const auto last = listed_.begin() + static_cast<std::ptrdiff_t>(begin_[rank + 1]);
        std::sort(first, last);
        begin_[rank] = kept;
        for (auto entry = first; entry != last; ++entry)
            if (entry == first || *entry != listed_[kept - 1])
                listed_[kept++] = *entry;
    }
    begin_.back() = kept;
    listed_.resize(kept);
}

void Meetings::mustHave(int rank, Colour colour)
{
    due_[at(rank)] = colour == Colour::White ? 1 : 2;
}

void Meetings::tie(int a, int b)
{
    tiedTo_.resize(due_.size());
    tiedTo_[at(a)] = b;
    tiedTo_[at(b)] = a;
}

bool Meetings::isListed(int a, int b) const
{
    if (begin_[at(a) + 1] - begin_[at(a)] > begin_[at(b) + 1] - begin_[at(b)])
        std::swap(a, b);
    const int* first = listed_.data() + begin_[at(a)];
    const int* last = listed_.data() + begin_[at(a) + 1];
    constexpr std::ptrdiff_t few = 24;
    if (last - first > few)
        return std::binary_search(first, last, b);
    return std::find(first, last, b) != last;
}

bool Meetings::shareGroup(int a, int b) const
{
    const std::vector<int>& one = groups_[at(a)];
    const std::vector<int>& other = groups_[at(b)];
    return std::find_first_of(one.begin(), one.end(), other.begin(), other.end()) != one.end();
}

} // namespace pairwright
