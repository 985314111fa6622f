#pragma once

#include <vector>

/// Part D of the Dutch rules of 2012: in which order S1 and S2 are altered. Players are their places in the bracket:
/// 1 is the highest.
namespace pairwright::oracle::dutch2012 {

using Places = std::vector<int>;

/// D1: the first `used` places of every transposition of S2, in order, the unaltered one first. S2 ascending.
std::vector<Places> transpositions(const Places& s2, std::size_t used);

/// D2: these leave S1 and these leave S2, both ascending.
struct Exchange {
    Places fromS1;
    Places fromS2;
    friend bool operator==(const Exchange&, const Exchange&) = default;
};

/// D2, "exact procedure for exchange of N players": in order. S1 and S2 ascending.
std::vector<Exchange> exchangesOf(int n, const Places& s1, const Places& s2);
/// D2: nothing exchanged, then one player, then two ...
std::vector<Exchange> allExchanges(const Places& s1, const Places& s2);

/// D3: the sets of `m1` of the players moved down, in order.
std::vector<Places> movedDownSets(const Places& movedDown, int m1);

} // namespace pairwright::oracle::dutch2012
