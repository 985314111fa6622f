#include "app/pairing/board_place.h"

#include "app/pairing/paired_from.h"
#include "engine/capabilities.h"
#include "engine/field/round_field.h"

#include <algorithm>
#include <optional>

namespace pairwright {

std::size_t placeOfBoard(const Tournament& tournament, RoundNumber round, const RoundVersion& version,
                         const Match& match)
{
    const EngineView view = pairedFrom(tournament, round, version);
    const auto named = [&view](const Match& one) -> std::optional<Board> {
        const auto white = view.order.tpnOf(one.a);
        const auto black = view.order.tpnOf(one.b);
        return white && black ? std::optional(Board{*white, *black}) : std::nullopt;
    };
    std::vector<std::optional<Board>> boards;
    std::vector<Board> sorted;
    for (const Match& one : version.pairings.boards) {
        boards.push_back(named(one));
        if (boards.back())
            sorted.push_back(*boards.back());
    }
    const auto added = named(match);
    if (!added)
        return boards.size();
    sorted.push_back(*added);
    sortBoards(sorted, view.state, capabilitiesOf(version.system).boardsByVirtualPoints);
    const auto place = std::find(sorted.begin(), sorted.end(), *added);
    if (place == sorted.begin())
        return 0;
    const auto before = std::find(boards.begin(), boards.end(), std::optional(*std::prev(place)));
    return static_cast<std::size_t>(before - boards.begin()) + 1;
}

} // namespace pairwright
