#include "engine/completion/bye.h"

#include "engine/completion/completion.h"

#include <algorithm>
#include <numeric>

namespace pairwright {

std::optional<int> chooseBye(const RoundField& field, const std::function<bool(int, int)>& goesBefore)
{
    std::vector<int> candidates;
    for (int rank = 0; rank < field.size(); ++rank)
        if (field.player(rank).byeAllowed)
            candidates.push_back(rank);
    std::sort(candidates.begin(), candidates.end(), [&](int a, int b) {
        const FieldPlayer& first = field.player(a);
        const FieldPlayer& second = field.player(b);
        if (first.score != second.score)
            return first.score < second.score;
        if (first.playedGames != second.playedGames)
            return first.playedGames > second.playedGames;
        return goesBefore(a, b);
    });
    if (candidates.empty())
        return std::nullopt;
    // Nearly always the first one; otherwise one largest matching of everybody says of each whether it can spare him.
    std::vector<int> others(static_cast<std::size_t>(field.size()));
    std::iota(others.begin(), others.end(), 0);
    others.erase(others.begin() + candidates.front());
    if (canComplete(field, others, {}))
        return candidates.front();
    const std::vector<bool> spared = dispensable(field);
    const auto found = std::find_if(candidates.begin(), candidates.end(),
                                    [&](int rank) { return spared[static_cast<std::size_t>(rank)]; });
    return found == candidates.end() ? std::nullopt : std::optional(*found);
}

} // namespace pairwright
