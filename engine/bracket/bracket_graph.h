#pragma once

#include "engine/bracket/bracket_groups.h"
#include "engine/field/round_field.h"
#include "engine/matching/weighted_matching.h"

#include <memory>
#include <utility>
#include <vector>

namespace pairwright {

/// The cover problem of one bracket: who of bracket, following bracket and rest goes with whom, at the
/// penalties of the criteria. Vertices are numbered in the order of the groups; the bye comes last.
class BracketGraph {
public:
    /// `settled`: pairs of the bracket (ranks) that are fixed already and left out. The others are paired
    /// anew, the residents among them as the remainder.
    BracketGraph(const RoundField& field, const BracketGroups& groups, const BracketCosts& costs,
                 const std::vector<std::pair<int, int>>& settled);

    [[nodiscard]] bool solve() { return matching_->solve(); }
    [[nodiscard]] WeightedMatching& matching() { return *matching_; }
    [[nodiscard]] const std::vector<int>& mdpVertices() const { return mdps_; }
    [[nodiscard]] const std::vector<int>& residentVertices() const { return residents_; }
    [[nodiscard]] int rankOf(int vertex) const { return ranks_[static_cast<std::size_t>(vertex)]; }

    /// The partner inside the bracket; none if the vertex downfloats.
    [[nodiscard]] std::optional<int> partnerInBracket(int vertex) const;
    [[nodiscard]] int downfloaterCount() const;
    /// Ranks left over in the following bracket by the present cover.
    [[nodiscard]] std::vector<int> nextUnpaired() const;
    /// Ranks that have no partner at all in the present cover.
    [[nodiscard]] std::vector<int> singles() const;

private:
    enum class Zone : std::uint8_t { mdp, resident, next, rest, bye };

    void noteWhoLeaves();
    void addVertices(const std::vector<int>& ranks, Zone zone, const std::vector<bool>& skip);
    void connect(const BracketCosts& costs);
    [[nodiscard]] bool isPairOfBracket(int u, int v) const;
    [[nodiscard]] bool isPairOfNext(int u, int v) const;
    /// The conditions of the bracket let the pair (u, v), or the single u, be.
    [[nodiscard]] bool isAllowed(int u, std::optional<int> v) const;
    void chargeLeaving(const BracketCosts& costs, Penalty& penalty, int vertex, bool pairedInNext) const;
    [[nodiscard]] Zone zone(int vertex) const { return zones_[static_cast<std::size_t>(vertex)]; }

    const RoundField* field_; ///< both outlive the graph
    const BracketGroups* groups_;
    std::vector<int> ranks_;
    std::vector<Zone> zones_;
    std::vector<std::optional<bool>> leaves_; ///< by vertex, only if conditions say who leaves
    std::vector<int> mdps_;
    std::vector<int> residents_;
    std::unique_ptr<WeightedMatching> matching_;
};

} // namespace pairwright
