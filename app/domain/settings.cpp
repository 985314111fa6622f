#include "app/domain/settings.h"

#include "engine/base/random.h"
#include "engine/double_swiss/match.h"

namespace pairwright {

InitialColour drawInitialColour(std::uint64_t seed)
{
    Random random{seed};
    return InitialColour{random.below(2) == 0 ? Colour::White : Colour::Black, seed};
}

Score valueOfBye(const Settings& settings, ByeKind kind)
{
    Score value;
    for (int game = 1; game <= gamesOfARound(settings.system.system); ++game)
        value += settings.points.pointsFor(Bye{double_swiss::byeOfGame(kind, game)});
    return value;
}

} // namespace pairwright
