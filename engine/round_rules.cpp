#include "engine/round_rules.h"

#include "engine/burstein/burstein.h"
#include "engine/capabilities.h"

namespace pairwright {

SystemEdition rulesOf(SystemEdition system, RoundNumber round, int plannedRounds)
{
    return round.value <= seedingRounds(system, plannedRounds) ? SystemEdition{System::Dutch, system.edition} : system;
}

int seedingRounds(SystemEdition system, int plannedRounds)
{
    return capabilitiesOf(system).hasSeedingRounds ? burstein::seedingRounds(plannedRounds) : 0;
}

} // namespace pairwright
