#include "engine/trf/read/match_check.h"

#include "engine/systems.h"
#include "engine/trf/text/round_cell.h"

namespace pairwright::trf {

namespace {

using Cell = std::optional<RoundCell>;

std::string textOf(const Cell& cell)
{
    if (!cell)
        return "nothing";
    std::string text = "\"" + std::string(cell->opponent ? std::to_string(cell->opponent->value) : "0000");
    text += !cell->colour ? " -" : *cell->colour == Colour::White ? " w" : " b";
    return text + " " + symbolOf(cell->result) + "\"";
}

/// Two games of a round that follow each other, the first of them with the number `game`. A blank cell of a paired
/// round is a zero-point bye; the pairing-allocated bye is a game won and draws.
bool isMatch(const Cell& first, const Cell& second, std::size_t game)
{
    const RoundCell a = first.value_or(RoundCell{});
    const RoundCell b = second.value_or(RoundCell{});
    if (a.opponent != b.opponent)
        return false;
    if (a.opponent)
        return !a.colour || !b.colour || *a.colour != *b.colour;
    if (a.result == CellResult::pairingBye && game == 1)
        return b.result == CellResult::halfPointBye;
    return a.result == b.result;
}

bool isRequestForMatch(const Cell& first, const Cell& second, std::size_t game)
{
    return first.has_value() == second.has_value() && isMatch(first, second, game);
}

} // namespace

int gamesOfARoundIn(const Collected& collected)
{
    if (collected.gamesOfARound)
        return *collected.gamesOfARound;
    const Header& header = collected.header;
    const SystemInfo* info = nullptr;
    for (const SystemInfo& system : systems())
        if (!system.customCode.empty() && header.encodedType.starts_with(system.customCode))
            return gamesOfARound(system.id.system);
    if (collected.system)
        info = findSystem(collected.system->key, collected.system->edition);
    else
        info = systemForTrfCode(header.encodedType.empty() ? header.type : header.encodedType, {});
    return info ? gamesOfARound(info->id.system) : 1;
}

Outcome checkMatches(const Collected& collected, int gamesOfARound, int pairedRounds)
{
    if (gamesOfARound == 1)
        return Done{};
    const auto games = static_cast<std::size_t>(gamesOfARound);
    for (const Collected::PlayerLine& player : collected.players) {
        const auto cellAt = [&](std::size_t column) {
            return column < player.cells.size() ? player.cells[column] : Cell();
        };
        const std::size_t paired = games * static_cast<std::size_t>(pairedRounds);
        for (std::size_t column = 0; column + 1 < std::max(paired, player.cells.size() + games - 1); ++column) {
            const Cell first = cellAt(column);
            const Cell second = cellAt(column + 1);
            const std::size_t game = column % games + 1;
            if (game == games ||
                (column < paired ? isMatch(first, second, game) : isRequestForMatch(first, second, game)))
                continue;
            return Unexpected{ReadError{.line = player.line,
                                        .code = ReadErrorCode::noMatch,
                                        .player = player.player.id,
                                        .round = RoundNumber{static_cast<std::int32_t>(column) + 1},
                                        .record = "001",
                                        .detail = textOf(first) + " and " + textOf(second)}};
        }
    }
    return Done{};
}

} // namespace pairwright::trf
