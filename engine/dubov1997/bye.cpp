#include "engine/dubov1997/bye.h"

#include <algorithm>
#include <map>

namespace pairwright::dubov1997 {

namespace {

/// The colour that more players of a scoregroup are due.
std::optional<Colour> dominating(const Field& field, Score score)
{
    int difference = 0;
    for (int rank = 0; rank < field.size(); ++rank)
        if (field.player(rank).score == score && field.facts(rank).due)
            difference += field.facts(rank).due == Colour::White ? 1 : -1;
    if (difference == 0)
        return std::nullopt;
    return difference > 0 ? Colour::White : Colour::Black;
}

} // namespace

std::vector<int> byeCandidates(const Field& field)
{
    std::vector<int> candidates;
    for (int rank = 0; rank < field.size(); ++rank)
        if (field.player(rank).byeAllowed)
            candidates.push_back(rank);
    const bool firstRound = field.round().value == 1;
    std::map<Score, std::optional<Colour>> dominant;
    for (const int rank : candidates)
        if (const Score score = field.player(rank).score; !dominant.contains(score))
            dominant[score] = dominating(field, score);
    std::sort(candidates.begin(), candidates.end(), [&](int a, int b) {
        const FieldPlayer& first = field.player(a);
        const FieldPlayer& second = field.player(b);
        if (first.score != second.score)
            return first.score < second.score;
        const Facts& one = field.facts(a);
        const Facts& other = field.facts(b);
        if (!firstRound && one.rating != other.rating)
            return one.rating < other.rating;
        if (!firstRound) {
            const std::optional<Colour> colour = dominant.at(first.score);
            const bool suitsOne = colour && one.due == colour;
            const bool suitsOther = colour && other.due == colour;
            if (suitsOne != suitsOther)
                return suitsOne;
            if (const int order = one.aro.compare(other.aro); order != 0)
                return order > 0;
        }
        return first.tpn > second.tpn;
    });
    return candidates;
}

} // namespace pairwright::dubov1997
