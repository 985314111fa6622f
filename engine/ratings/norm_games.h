#pragma once

#include "engine/ratings/rating_event.h"

#include <span>

namespace pairwright {

/// The titles that norms lead to.
enum class NormTitle : std::uint8_t { GM, IM, WGM, WIM };

/// The numbers of one title (B.01:2024 art. 1.4).
struct NormNumbers {
    NormTitle title = NormTitle::GM;
    int performance = 0;   ///< least performance
    int averageRating = 0; ///< least average of the opponents
    int floor = 0;         ///< the lowest opponent counts at least so much
};

const NormNumbers& numbersOf(NormTitle title);

/// Whether a title held by an opponent is of the kind that the norm asks for.
bool isOfKind(FideTitle held, NormTitle sought);
/// Whether it counts as a title at all: CM and WCM do not.
bool countsAsTitled(FideTitle held);

/// What a norm looks at in a set of games.
struct NormGames {
    int games = 0;
    int halfPoints = 0;
    int titled = 0;             ///< opponents with a title that counts
    int ofKind = 0;             ///< opponents with a title of the kind sought
    int foreignFederations = 0; ///< federations other than the player's; FID is none
    int fromOwn = 0;            ///< opponents of the player's federation
    int fromOne = 0;            ///< opponents of the federation with most of them
    int unknownFederation = 0;  ///< opponents whose federation is not known
    int sumOfRatings = 0;       ///< unrated as 1400, the lowest one raised to the floor
    std::optional<Tpn> raised;  ///< whom the floor raised
    friend bool operator==(const NormGames&, const NormGames&) = default;

    /// Rounded half up. Preconditions of these two: games > 0.
    [[nodiscard]] int averageRating() const;
    [[nodiscard]] int performance() const;
};

NormGames measure(const RatingEvent& event, Tpn tpn, std::span<const CountedGame> games, const NormNumbers& numbers);

} // namespace pairwright
