#include "engine/trf/reader.h"
#include "engine/trf/to_state.h"
#include "tests/fuzz/complete_round.h"

void pairwright::fuzz::pair(Bytes bytes)
{
    constexpr std::size_t largestField = 40; // keeps a run short; large fields are measured elsewhere
    const auto file = pairwright::trf::read(textOf(bytes));
    if (!file || file.value().document.players.size() > largestField)
        return;
    const auto input = toPairingInput(file.value().document);
    if (!input)
        return;
    const auto pairing = pairRound(input.value().converted.state, input.value().request);
    if (pairing)
        requireComplete(input.value().converted.state, input.value().request, pairing.value());
}
