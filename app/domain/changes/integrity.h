#pragma once

#include "app/domain/ids.h"
#include "engine/base/ids.h"

#include <QDateTime>
#include <QString>

#include <cstdint>
#include <optional>

namespace pairwright {

/// Something that was done against what was declared or published. It is kept with the tournament, shown to the
/// arbiter and written into the TRF as a `###` line, because whoever judges the event asks for it.
struct IntegrityEvent {
    enum class Kind : std::uint8_t {
        fideModeLeft, ///< text: by whom the event is rated now
        roundCount,   ///< text: "7 to 9"; and so on for the others that change a setting after the start
        system,
        tieBreaks,
        points,
        forbiddenPairs,
        numbers,       ///< text: "5 to 3, 3 to 5", in numbers; "exchange ..." where it was done by hand
        correction,    ///< round, board, text: "1-0 to 0-1"
        ratingOnly,    ///< round, board, text: "1-0 to 0-1", the result that counts and that of the rating report
        adjournedGame, ///< round, board, text: how it ended; the rounds after it were paired with a draw
        lineUp, ///< round, board, text: "game 4, 12 to 15", members by key or "none": who counts for a played game
        publicationWithdrawn, ///< round, text: "v1"
        roundAmended,  ///< round, text: "1-4 2-3 to 1-3 2-4" (pairCodes()), put right after publication; or "byes"
        importedRound, ///< round, text: the same, what the rules give and what the imported file has
        pairedByHand,  ///< round, text as above; never stored, see app/pairing/told_events.h
    };
    Kind kind = Kind::correction;
    QDateTime at;         ///< UTC
    RoundNumber round{0}; ///< that it is about, or the last published one; 0: before the start
    std::optional<int> board;
    QString text; ///< in codes, the same in every language
    friend bool operator==(const IntegrityEvent&, const IntegrityEvent&) = default;
};

} // namespace pairwright
