#include "engine/pairing.h"
#include "engine/trf/reader.h"
#include "engine/trf/to_state.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>
#include <vector>

using namespace pairwright;

namespace {

constexpr int largestField = 40; ///< keeps a run short; large fields are measured elsewhere

/// Everybody who is present sits on one board or has the bye.
bool isComplete(const trf::PairingInput& input, const RoundPairing& pairing)
{
    std::vector<int> seats(input.converted.state.players.size() + 1, 0);
    const auto seat = [&seats](Tpn tpn) {
        ++seats[static_cast<std::size_t>(tpn.value)];
    };
    for (const Board& board : pairing.boards) {
        seat(board.white);
        seat(board.black);
    }
    if (pairing.bye)
        seat(*pairing.bye);
    for (const Tpn absent : input.request.absent)
        seat(absent);
    for (std::size_t tpn = 1; tpn < seats.size(); ++tpn)
        if (seats[tpn] != 1)
            return false;
    return true;
}

} // namespace

/// Whatever tournament a file describes: the next round is paired completely or refused with a reason.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto file = trf::read(std::string_view(reinterpret_cast<const char*>(data), size));
    if (!file || file.value().document.players.size() > largestField)
        return 0;
    const auto input = trf::toPairingInput(file.value().document);
    if (!input)
        return 0;
    const auto pairing = pairRound(input.value().converted.state, input.value().request);
    if (pairing && !isComplete(input.value(), pairing.value()))
        std::abort();
    return 0;
}
