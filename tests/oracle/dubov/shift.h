#pragma once

#include "tests/oracle/dubov/procedure.h"

#include <map>

/// 3.2.4 to 3.2.6 of C.04.4.1:2026: from two subgroups to pairs.
namespace pairwright::oracle::dubov {

/// The subgroups after 3.2.4, and who was shifted in its two steps.
struct Shifted {
    Set g1 = 0;
    Set g2 = 0;
    std::vector<Rank> first;
    std::vector<Rank> second;
};

/// 3.2.4 for one bracket.
class Shift {
public:
    /// `bestC7` is [C7] of the best legal pairing of the bracket.
    Shift(const Entrants& entrants, const Subgroups& subgroups, int bestC7);

    /// 3.2.4.1: pairs of players of the smaller subgroup that no pairing of the bracket avoids which is legal
    /// and complies at best with [C7].
    int unavoidablePairs();
    Shifted recompose();

private:
    /// [C7], then pairs inside the smaller subgroup; compared in this order.
    using Cost = std::pair<int, int>;

    std::optional<Cost> fewest(Set players);
    std::optional<std::vector<Rank>> secondSet(Set smaller, Set larger);
    [[nodiscard]] bool canYieldBest(Set g1, Set g2) const;

    const Entrants& entrants_;
    const int bestC7_;
    const bool g1IsSmaller_;
    const Set smaller_;
    const Set larger_;
    std::map<Set, std::optional<Cost>> fewest_;
};

/// 3.2.6: the first transposition of G2 (sorted by 4.4.2) that makes a legal pairing with S1.
std::optional<std::vector<Rank>> firstTransposition(const Entrants& entrants, const std::vector<Rank>& s1,
                                                    const std::vector<Rank>& g2);

} // namespace pairwright::oracle::dubov
