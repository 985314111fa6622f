#include "engine/trf/document.h"

#include <algorithm>

namespace pairwright::trf {

int Document::pairedRounds() const
{
    std::size_t longest = 0;
    for (const Player& player : players)
        longest = std::max(longest, player.rounds.size());
    return static_cast<int>(longest) / gamesOfARound;
}

const Player* Document::find(FileId id) const
{
    const auto found = std::lower_bound(players.begin(), players.end(), id,
                                        [](const Player& player, FileId wanted) { return player.id < wanted; });
    return found != players.end() && found->id == id ? &*found : nullptr;
}

Score Document::pointsOf(const Player& player) const
{
    Score sum;
    for (const RoundCell& cell : player.rounds)
        sum += cell.counts ? pointsFor(points, cell) : Score{};
    return sum;
}

Score Document::byeAskedFor(const Player& player) const
{
    const RoundNumber next{pairedRounds() + 1};
    const ByeRequest first{next, player.id, ByeKind::PairingAllocated};
    const auto request = std::lower_bound(requests.begin(), requests.end(), first);
    if (request == requests.end() || request->round != next || request->player != player.id)
        return {};
    return Score{gamesOfARound * points.pointsFor(Bye{request->kind}).tenths};
}

Score pointsFor(const PointSystem& points, const RoundCell& cell)
{
    const Colour colour = cell.colour.value_or(Colour::White);
    const auto forColour = [colour](const PointSystem::PerColour& value) {
        return colour == Colour::White ? value.white : value.black;
    };
    switch (cell.result) {
    case CellResult::win:
    case CellResult::unratedWin: return forColour(points.win);
    case CellResult::draw:
    case CellResult::unratedDraw:
    case CellResult::adjourned: return forColour(points.draw);
    case CellResult::loss:
    case CellResult::unratedLoss: return forColour(points.loss);
    case CellResult::forfeitWin: return points.forfeitWin;
    case CellResult::forfeitLoss: return points.forfeitLoss;
    case CellResult::pairingBye: return points.pairingAllocatedBye;
    case CellResult::fullPointBye: return points.fullPointBye;
    case CellResult::halfPointBye: return points.halfPointBye;
    case CellResult::zeroPointBye: return points.zeroPointBye;
    case CellResult::open: break;
    }
    return {};
}

} // namespace pairwright::trf
