#include "app/formats/trf/game_cells.h"

#include <algorithm>
#include <array>

namespace pairwright {

namespace {

using trf::CellResult;

struct Cells {
    GameResult result;
    CellResult white;
    CellResult black;
};

constexpr std::array table{
    Cells{GameResult::whiteWins, CellResult::win, CellResult::loss},
    Cells{GameResult::draw, CellResult::draw, CellResult::draw},
    Cells{GameResult::blackWins, CellResult::loss, CellResult::win},
    Cells{GameResult::whiteWinsByForfeit, CellResult::forfeitWin, CellResult::forfeitLoss},
    Cells{GameResult::blackWinsByForfeit, CellResult::forfeitLoss, CellResult::forfeitWin},
    Cells{GameResult::doubleForfeit, CellResult::forfeitLoss, CellResult::forfeitLoss},
    Cells{GameResult::halfZero, CellResult::draw, CellResult::loss},
    Cells{GameResult::zeroHalf, CellResult::loss, CellResult::draw},
    Cells{GameResult::zeroZero, CellResult::loss, CellResult::loss},
    Cells{GameResult::unratedWhiteWins, CellResult::unratedWin, CellResult::unratedLoss},
    Cells{GameResult::unratedDraw, CellResult::unratedDraw, CellResult::unratedDraw},
    Cells{GameResult::unratedBlackWins, CellResult::unratedLoss, CellResult::unratedWin},
    Cells{GameResult::adjourned, CellResult::adjourned, CellResult::adjourned},
};

/// 2 for a win, 1 for a draw, 0 for a loss, rated or not.
int worth(CellResult cell)
{
    switch (cell) {
    case CellResult::win:
    case CellResult::unratedWin:
    case CellResult::forfeitWin: return 2;
    case CellResult::draw:
    case CellResult::unratedDraw:
    case CellResult::adjourned: return 1;
    default: return 0;
    }
}

} // namespace

std::optional<GameResult> resultOfCells(CellResult white, CellResult black)
{
    const auto* found = std::find_if(table.begin(), table.end(),
                                     [&](const Cells& cells) { return cells.white == white && cells.black == black; });
    return found == table.end() ? std::nullopt : std::optional(found->result);
}

GameResult nearestResult(CellResult white, CellResult black)
{
    const int whiteWorth = worth(white);
    const int blackWorth = worth(black);
    const auto* found = std::find_if(table.begin(), table.end(), [&](const Cells& cells) {
        return worth(cells.white) == whiteWorth && worth(cells.black) == blackWorth;
    });
    if (found != table.end())
        return found->result;
    return whiteWorth == blackWorth  ? GameResult::draw
           : whiteWorth > blackWorth ? GameResult::whiteWins
                                     : GameResult::blackWins;
}

std::pair<CellResult, CellResult> cellsOfResult(std::optional<GameResult> result)
{
    if (!result)
        return {CellResult::open, CellResult::open};
    const auto* found = std::find_if(table.begin(), table.end(), [&](const Cells& c) { return c.result == *result; });
    return {found->white, found->black};
}

std::optional<ByeKind> requestOf(Presence presence)
{
    switch (presence) {
    case Presence::present: return std::nullopt;
    case Presence::halfPointBye: return ByeKind::Half;
    case Presence::fullPointBye: return ByeKind::Full;
    case Presence::zeroPointBye:
    case Presence::withdrawn:
    case Presence::notEntered: break;
    }
    return ByeKind::Zero;
}

} // namespace pairwright
