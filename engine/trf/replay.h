#pragma once

#include "engine/judge.h"
#include "engine/trf/to_state.h"

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

/// Fails as toPairingInput() does. Precondition: 1 <= round <= pairedRounds().
Expected<RecordedRound, ConversionError> recordedRound(const Document& document, RoundNumber round,
                                                       const Choices& choices = {});

} // namespace pairwright::trf
