#pragma once

#include "engine/judge.h"
#include "engine/trf/to_state.h"

#include <optional>
#include <utility>
#include <vector>

namespace pairwright::trf {

/// The file as it was before a round was paired: later cells and requests are gone, what a cell of the round
/// says of an absence has become a request.
Document before(Document document, RoundNumber round);

/// A recorded round with what it was paired from.
struct RecordedRound {
    PairingInput input; ///< absent is whoever has neither board nor bye in the round
    GivenRound given;
    /// Boards (White, Black) of forfeits without a colour: the order of the two means nothing.
    std::vector<std::pair<Tpn, Tpn>> colourless;
};

/// The paired rounds of a file, each as it was before it was paired. What only the whole file shows is asked of the
/// whole: who had a number in round 1, and so whom Baku accelerates; and the lot, which the first round with colours
/// tells for every round, itself too. Threads may ask for rounds at the same time.
class Replay {
public:
    /// `document` outlives it. Fails as toPairingInput() does, but not for rounds that are paired or open games.
    static Expected<Replay, ConversionError> of(const Document& document, const Choices& choices = {});

    /// Fails if an earlier round has open games. Precondition: 1 <= round <= pairedRounds().
    [[nodiscard]] Expected<RecordedRound, ConversionError> round(RoundNumber round) const;

private:
    Replay(const Document& document, PairingInput whole);

    const Document* document_;
    PairingInput whole_;
    std::optional<ConversionError> openGames_; ///< of the first round that has some
};

/// One round alone: Replay::of() and round().
Expected<RecordedRound, ConversionError> recordedRound(const Document& document, RoundNumber round,
                                                       const Choices& choices = {});

} // namespace pairwright::trf
