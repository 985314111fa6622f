#pragma once

#include "engine/base/colour.h"
#include "engine/tournament/tournament_state.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace pairwright {

/// Colours of the games actually played, oldest first; unplayed rounds leave no trace (C.04.2 art. 3.4).
struct ColourHistory {
    std::vector<Colour> games;

    /// Games with White minus games with Black.
    [[nodiscard]] int difference() const;
    /// Length of the run of equal colours at the end; 0 without a game.
    [[nodiscard]] int run() const;
};

ColourHistory colourHistory(const PlayerState& player);

enum class PreferenceStrength : std::uint8_t { none, mild, strong, absolute };

/// The colour that a player should ideally get next; `colour` means nothing while strength is none.
struct ColourPreference {
    PreferenceStrength strength = PreferenceStrength::none;
    Colour colour = Colour::White;
    friend bool operator==(ColourPreference, ColourPreference) = default;
};

/// C.04.3 art. 1.7 (2017: A.6), shared by Dutch and Burstein.
ColourPreference colourPreference(const ColourHistory& history);

/// The colour that `first` gets when the two alternate to the latest round in which one had White and the
/// other Black, both histories compared from their ends; none if there is no such round (art. 5.2.3).
std::optional<Colour> alternatedColour(const ColourHistory& first, const ColourHistory& second);

/// True if the record gives a participant his number (C.04.2 art. 2.4): a board, played or forfeited, or the
/// pairing-allocated bye. Who was only ever absent or on a requested bye has none yet.
inline bool givesNumber(const RoundRecord& record)
{
    const auto* bye = std::get_if<Bye>(&record);
    return bye == nullptr || bye->kind == ByeKind::PairingAllocated;
}

/// The numbers whose parity counts where the initial colour decides: only participants who have had a
/// board or the pairing-allocated bye, or are in `present`, are counted, in the order of their TPN.
/// By TPN-1; 0 for the others. `present` by TPN-1.
std::vector<int> effectiveNumbers(const TournamentState& state, const std::vector<bool>& present);

} // namespace pairwright
