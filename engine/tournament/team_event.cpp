#include "engine/tournament/team_event.h"

namespace pairwright {

Score pointsOfBoard(const PointSystem& ofGames, ByeKind kind)
{
    switch (kind) {
    case ByeKind::PairingAllocated:
    case ByeKind::Full: return ofGames.winValue();
    case ByeKind::Half: return ofGames.drawValue();
    case ByeKind::Zero:
    case ByeKind::NotEntered: break;
    }
    return {};
}

} // namespace pairwright
