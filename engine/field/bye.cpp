#include "engine/field/bye.h"

#include "engine/field/completion.h"

#include <algorithm>

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
    for (const int candidate : candidates) {
        std::vector<int> others;
        for (int rank = 0; rank < field.size(); ++rank)
            if (rank != candidate)
                others.push_back(rank);
        if (canComplete(field, others, {}))
            return candidate;
    }
    return std::nullopt;
}

} // namespace pairwright
