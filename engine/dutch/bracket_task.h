#pragma once

#include "engine/bracket/bracket_groups.h"
#include "engine/dutch/dutch_field.h"

#include <optional>
#include <utility>
#include <vector>

namespace pairwright::dutch {

/// The artificial score of a downfloater, in tenths below the lowest score of the bracket (2017, A.8: one point).
constexpr int artificialDistance = 10;

/// One bracket to be paired, and how much of the rest of the round has to be seen for it.
struct BracketTask : BracketGroups {
    const DutchField* field = nullptr;
    /// [C9] of 2026 applies where exactly one player downfloats.
    bool byeFallsHere = false;
    /// So many leave it at least, where that has been counted.
    std::optional<int> fewestDownfloaters;
    /// 2017: the following bracket is the last one, so that it matters who of it may get the bye.
    bool nextIsLast = false;

    [[nodiscard]] Edition edition() const { return field->edition(); }
    [[nodiscard]] const FieldPlayer& player(int rank) const { return field->player(rank); }
    [[nodiscard]] const Floats& floats(int rank) const { return field->floats(rank); }
    [[nodiscard]] Score lowestScore() const { return player(residents.back()).score; }
};

/// The best candidate of a bracket. Numbers are ranks.
struct BracketSolution {
    std::vector<std::pair<int, int>> pairs; ///< higher ranked first, in the order of S1
    std::vector<int> downfloaters;          ///< by rank
    std::vector<int> nextUnpaired;          ///< left over in the following bracket, as far as it was looked at
    /// Players of bracket and following bracket that still need an opponent further down.
    std::vector<int> stillOpen;
    int exchanged = 0;
    bool transposed = false;
    std::vector<int> limbo;
};

/// Pairs a bracket exactly by the criteria and the order of the edition. None: no pairing exists, or (2026, without the
/// rest in view) one of the best leaves players open with whom the rest cannot be paired.
std::optional<BracketSolution> solveBracket(const BracketTask& task);

/// Whether everybody below can be paired with the players who are still open [C4].
bool letsRestBePaired(const BracketTask& task, std::vector<int> open);

} // namespace pairwright::dutch
