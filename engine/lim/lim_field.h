#pragma once

#include "engine/field/round_field.h"

#include <optional>
#include <vector>

namespace pairwright::lim {

/// Which way a scoregroup is paired (2.2): top groups and the median downward, those below it upward.
enum class Direction : std::uint8_t { downward, upward };

/// The field of a round with what only the Lim system asks about. "Highest numbered" is the smallest TPN.
class LimField : public RoundField {
public:
    LimField(const TournamentState& state, const PairingRequest& request);

    /// 2.1. In the last round the limits of colour bind only players of different scores, or nobody if the
    /// round cannot be completed otherwise (6).
    [[nodiscard]] bool compatible(int a, int b) const;
    /// The colour that equalises, or alternates where equal; none before the first game (5.1, 5.5, 5.6).
    [[nodiscard]] std::optional<Colour> due(int rank) const { return due_[static_cast<std::size_t>(rank)]; }
    /// True if both can get the colour that they are due.
    [[nodiscard]] bool suit(int a, int b) const { return !due(a) || !due(b) || *due(a) != *due(b); }
    /// Always, but for the rating limit of a Maxi-tournament (3.2, 3.8, 5.7); an unrated player binds nobody.
    [[nodiscard]] bool withinRatingLimit(int a, int b) const;
    [[nodiscard]] bool hasRatingLimit() const { return maxi_; }
    [[nodiscard]] bool floatedLast(int rank) const { return floatedLast_[static_cast<std::size_t>(rank)]; }
    /// The median score (2.2), whether or not somebody has it.
    [[nodiscard]] Score median() const { return median_; }

    /// True if the first comes before the second when a group is paired in this direction.
    [[nodiscard]] bool before(Direction direction, int a, int b) const;

    /// True if a third equal colour running or a third surplus would follow (5.1).
    [[nodiscard]] bool mayHave(int rank, Colour colour) const
    {
        return (colour == Colour::White ? mayBeWhite_ : mayBeBlack_)[static_cast<std::size_t>(rank)];
    }

    /// Drops the limits of colour for everybody (6, last resort).
    void dropColourLimits() { limits_ = Limits::none; }
    [[nodiscard]] std::optional<int> rating(int rank) const { return ratings_[static_cast<std::size_t>(rank)]; }

private:
    enum class Limits : std::uint8_t { all, betweenScores, none };

    Limits limits_ = Limits::all;
    bool maxi_ = false;
    Score median_;
    std::vector<std::optional<Colour>> due_;
    std::vector<bool> mayBeWhite_;
    std::vector<bool> mayBeBlack_;
    std::vector<bool> floatedLast_;
    std::vector<std::optional<int>> ratings_;
};

/// The colours of a pair by article 5, as that of its first member; the two are in the order of their numbers
/// (ranking in 5.4 is by number, not by score). `lowerDecides`: the pair was made below the median (5.4).
ColourDecision decideLimColours(const LimField& field, int higher, int lower, bool lowerDecides);

} // namespace pairwright::lim
