#pragma once

#include "engine/base/colour.h"
#include "engine/base/ids.h"

#include <optional>
#include <variant>

namespace pairwright {

/// What one side of a played game got. The two sides may differ from 1-0, ½-½, 0-1 (for instance 0-0).
/// An adjourned game counts as a draw for pairing (C.04.2 art. 3.1).
enum class GameOutcome : std::uint8_t { Win, Draw, Loss, Adjourned };

/// A game that was played: a meeting, a colour and a result. `rated` is false for games under one move.
struct PlayedGame {
    Tpn opponent;
    Colour colour = Colour::White;
    GameOutcome outcome = GameOutcome::Draw;
    bool rated = true;
    bool counts = true; ///< otherwise it brings nobody a point and no tie-break looks at it; it remains a meeting
    friend bool operator==(const PlayedGame&, const PlayedGame&) = default;
};

/// A scheduled game that was not played. The colour is kept for printing and ignored for pairing;
/// it is no meeting (C.04.2 art. 3.4, 3.5). In a double forfeit both sides have `won == false`.
struct ForfeitedGame {
    Tpn opponent;
    Colour colour = Colour::White;
    bool won = false;
    bool counts = true; ///< as in PlayedGame
    friend bool operator==(const ForfeitedGame&, const ForfeitedGame&) = default;
};

/// PairingAllocated is given by the pairing itself, Full, Half and Zero on request;
/// NotEntered is a round before a late entry or after a withdrawal (worth what `162 A` gives, 0 without it).
enum class ByeKind : std::uint8_t { PairingAllocated, Full, Half, Zero, NotEntered };

struct Bye {
    ByeKind kind = ByeKind::Zero;
    friend bool operator==(Bye, Bye) = default;
};

/// One participant in one round: exactly one of these.
using RoundRecord = std::variant<PlayedGame, ForfeitedGame, Bye>;

/// The scheduled opponent, also of a forfeited game.
std::optional<Tpn> scheduledOpponent(const RoundRecord& record);

/// Whether the standings look at it. Byes always count.
bool isForStandings(const RoundRecord& record);

/// True if a game was played: it counts as a meeting and for colours.
inline bool isPlayed(const RoundRecord& record)
{
    return std::holds_alternative<PlayedGame>(record);
}

} // namespace pairwright
