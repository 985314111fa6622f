#include "engine/trf/convert/initial_colour.h"

#include <algorithm>

namespace pairwright::trf {

namespace {

bool hadBoardOrBye(const RoundCell& cell)
{
    return cell.opponent || cell.result == CellResult::pairingBye;
}

bool isForfeit(const RoundCell& cell)
{
    return cell.result == CellResult::forfeitWin || cell.result == CellResult::forfeitLoss;
}

bool playedBefore(const Player& player, std::size_t column)
{
    return std::any_of(player.rounds.begin(), player.rounds.begin() + static_cast<std::ptrdiff_t>(column),
                       [](const RoundCell& cell) { return cell.opponent && !isForfeit(cell); });
}

std::optional<Colour> fromColumn(const Document& document, const ConvertedState& converted, std::size_t column)
{
    bool odd = false; // becomes the parity of the effective number: only who had a board or the bye is numbered
    for (const FileId id : converted.ids) {
        const Player& player = *document.find(id);
        if (std::none_of(player.rounds.begin(), player.rounds.begin() + static_cast<std::ptrdiff_t>(column) + 1,
                         hadBoardOrBye))
            continue;
        odd = !odd;
        const RoundCell& cell = player.rounds[column];
        if (!cell.colour || !cell.opponent || converted.tpnOf(*cell.opponent) < converted.tpnOf(id))
            continue;
        if (!playedBefore(player, column) && !playedBefore(*document.find(*cell.opponent), column))
            return odd ? *cell.colour : opposite(*cell.colour);
    }
    return std::nullopt;
}

} // namespace

std::optional<Colour> inferInitialColour(const Document& document, const ConvertedState& converted)
{
    for (int round = 1; round <= document.pairedRounds(); ++round) // by the first game of a match
        if (const auto colour = fromColumn(document, converted, document.cellIndex(round)))
            return colour;
    return std::nullopt;
}

} // namespace pairwright::trf
