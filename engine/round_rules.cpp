#include "engine/round_rules.h"

#include "engine/burstein/burstein.h"

namespace pairwright {

SystemEdition rulesOf(SystemEdition system, RoundNumber round, int plannedRounds)
{
    const bool isSeeding = system.system == System::Burstein && round.value <= burstein::seedingRounds(plannedRounds);
    return isSeeding ? SystemEdition{System::Dutch, system.edition} : system;
}

} // namespace pairwright
