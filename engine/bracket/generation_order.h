#pragma once

#include "engine/bracket/bracket_graph.h"

#include <utility>
#include <vector>

/// The first of the best candidates of a bracket in the order in which the Dutch editions generate them, found by
/// fixing one player after the other in a solved graph instead of generating.
namespace pairwright {

/// Pairs of ranks, the higher ranked first.
using RankPairs = std::vector<std::pair<int, int>>;

/// The set of moved-down players that get paired (4.4; 2017, 2012: D.3), then their opponents in the order of
/// the transpositions (4.2; D.1).
RankPairs settleMovedDown(BracketGraph& graph);

/// A homogeneous bracket or a remainder.
struct SettledRemainder {
    RankPairs pairs; ///< in the order of S1
    int exchanged = 0;
    bool transposed = false;
};

/// Exchanges (4.3; D.2), then transpositions (4.2; D.1). Precondition: the costs of the graph charge the exchanges
/// (BracketCosts::chargeTop).
SettledRemainder settleRemainder(BracketGraph& graph);

} // namespace pairwright
