#include "engine/registry.h"

#include "engine/burstein/system.h"
#include "engine/double_swiss/system.h"
#include "engine/dubov/system.h"
#include "engine/dubov1997/system.h"
#include "engine/dutch/system.h"
#include "engine/dutch2012/system.h"
#include "engine/lim/system.h"
#include "engine/round_robin/system.h"
#include "engine/round_rules.h"
#include "engine/scheveningen/system.h"
#include "engine/team_swiss/system.h"

#include <algorithm>

namespace pairwright {

namespace {

/// The newest edition of a system first; those of players before those of teams.
std::vector<const PairingSystem*>& registry()
{
    static std::vector<const PairingSystem*> all{
        &dutch::system2026,  &dutch::system2017,       &dutch2012::system,        &dubov::system2026,
        &dubov::system2018,  &dubov1997::system,       &burstein::system2026,     &burstein::system2017,
        &lim::system2026,    &lim::system1999,         &double_swiss::system2026, &round_robin::single,
        &round_robin::twice, &round_robin::moreCycles, &team_swiss::system2026,   &scheveningen::system,
    };
    return all;
}

bool pairsPlayers(const PairingSystem* system)
{
    return system->can.entrants == Entrants::players;
}

std::size_t systemsOfPlayers()
{
    const auto end = std::ranges::partition_point(registry(), &pairsPlayers);
    return static_cast<std::size_t>(end - registry().begin());
}

std::span<const PairingSystem* const> all()
{
    return registry();
}

} // namespace

const PairingSystem* pairingSystem(SystemEdition id)
{
    for (const PairingSystem* system : registry())
        if (system->info.id == id)
            return system;
    return nullptr;
}

GuestSystem::GuestSystem(const PairingSystem& system)
    : system_(&system)
{
    auto& all = registry();
    all.insert(pairsPlayers(system_) ? std::ranges::partition_point(all, &pairsPlayers) : all.end(), system_);
}

GuestSystem::~GuestSystem()
{
    std::erase(registry(), system_);
}

SystemList systems()
{
    return SystemList(all().first(systemsOfPlayers()));
}

SystemList teamSystems()
{
    return SystemList(all().subspan(systemsOfPlayers()));
}

const SystemInfo& SystemList::infoOf(const PairingSystem* system)
{
    return system->info;
}

const Capabilities& capabilitiesOf(SystemEdition id)
{
    static constexpr Capabilities unknown;
    const PairingSystem* system = pairingSystem(id);
    return system ? system->can : unknown;
}

const SystemOption* findOption(std::string_view key)
{
    for (const PairingSystem* system : registry())
        for (const SystemOption& option : system->can.options)
            if (option.key == key)
                return &option;
    return nullptr;
}

int gamesOfARound(System system)
{
    for (const PairingSystem* candidate : registry())
        if (candidate->info.id.system == system)
            return candidate->can.gamesOfARound;
    return 1;
}

SystemEdition rulesOf(SystemEdition id, RoundNumber round, int plannedRounds)
{
    return round.value <= seedingRounds(id, plannedRounds) ? pairingSystem(id)->seedingSystem->info.id : id;
}

int cyclesOf(SystemEdition id, const SystemOptions& options)
{
    const PairingSystem* system = pairingSystem(id);
    return system && system->cycles ? system->cycles(options) : 0;
}

int roundsForAll(SystemEdition id, const SystemOptions& options, int players)
{
    const PairingSystem* system = pairingSystem(id);
    return system && system->roundsFor ? system->roundsFor(players, cyclesOf(id, options)) : 0;
}

std::vector<TableSeats> seatsByTable(SystemEdition id, const SystemOptions& options, RoundNumber round)
{
    const PairingSystem* system = pairingSystem(id);
    return system && system->seats ? system->seats(options, round) : std::vector<TableSeats>();
}

std::optional<Tpn> freePlayer(SystemEdition system, const RoundPairing& pairing, int players)
{
    if (!capabilitiesOf(system).allPlayAll)
        return std::nullopt;
    for (std::int32_t number = 1; number <= players; ++number)
        if (std::ranges::none_of(pairing.boards, [number](const Board& board) {
                return board.white.value == number || board.black.value == number;
            }))
            return Tpn{number};
    return std::nullopt;
}

int seedingRounds(SystemEdition id, int plannedRounds)
{
    const PairingSystem* system = pairingSystem(id);
    return system && system->seedingSystem ? system->seedingRounds(plannedRounds) : 0;
}

} // namespace pairwright
