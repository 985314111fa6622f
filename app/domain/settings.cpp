#include "app/domain/settings.h"

#include "engine/base/random.h"

namespace pairwright {

InitialColour drawInitialColour(std::uint64_t seed)
{
    Random random{seed};
    return InitialColour{random.below(2) == 0 ? Colour::White : Colour::Black, seed};
}

} // namespace pairwright
