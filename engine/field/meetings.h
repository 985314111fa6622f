#pragma once

#include "engine/base/colour.h"

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace pairwright {

/// Who of a field may not meet whom, as the few exceptions that there are: opponents met, groups of forbidden pairs,
/// and everybody who must have the same colour. Numbers are ranks.
class Meetings {
public:
    Meetings() = default;
    /// Everybody may meet everybody but himself.
    explicit Meetings(int players);

    /// Bars the two of each pair, and the members of each group from each other; whom it barred before no longer.
    void bar(std::vector<std::pair<int, int>> pairs, const std::vector<std::vector<int>>& groups);
    /// Bars the player from everybody for whom the same colour is set.
    void mustHave(int rank, Colour colour);
    /// The colour that is set for him; none: any.
    [[nodiscard]] std::optional<Colour> due(int rank) const
    {
        const std::uint8_t due = due_[at(rank)];
        return due == 0 ? std::nullopt : std::optional(due == 1 ? Colour::White : Colour::Black);
    }
    /// From now on these two may meet only each other.
    void tie(int a, int b);

    [[nodiscard]] bool allowed(int a, int b) const
    {
        if (a == b || (due_[at(a)] != 0 && due_[at(a)] == due_[at(b)]))
            return false;
        if (!tiedTo_.empty() && (tiedTo_[at(a)] || tiedTo_[at(b)]) && tiedTo_[at(a)] != b)
            return false;
        return !isListed(a, b) && (groups_.empty() || !shareGroup(a, b));
    }

private:
    static std::size_t at(int rank) { return static_cast<std::size_t>(rank); }
    void list(const std::vector<std::pair<int, int>>& pairs);
    [[nodiscard]] bool isListed(int a, int b) const;
    [[nodiscard]] bool shareGroup(int a, int b) const;

    std::vector<std::size_t> begin_; ///< of the players barred from a rank, in listed_; one entry more than players
    std::vector<int> listed_;        ///< ascending for each rank
    std::vector<std::vector<int>> groups_;   ///< by rank, ascending; empty: there are no groups
    std::vector<std::uint8_t> due_;          ///< by rank; 0: any colour
    std::vector<std::optional<int>> tiedTo_; ///< by rank; empty: nobody is tied
};

} // namespace pairwright
