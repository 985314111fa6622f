#pragma once

#include "engine/pairing_system.h"

#include <string>

namespace pairwright {

/// nullptr when this build has no such system or edition.
const PairingSystem* pairingSystem(SystemEdition id);

/// "C.04.3:2026 art. 4.2"; empty for a rule that the edition does not know.
template <class Rule>
std::string cite(SystemEdition id, std::span<const ArticleOf<Rule>> Articles::*table, Rule rule)
{
    if (const PairingSystem* system = pairingSystem(id))
        for (const ArticleOf<Rule>& row : system->articles.*table)
            if (row.rule == rule)
                return std::string(system->info.rules) + " art. " + std::string(row.article);
    return {};
}

/// A system that is registered beside those of the program as long as this lives: for tests of what a system may say
/// that none of ours says. Not while others ask the registry in other threads.
class GuestSystem {
public:
    explicit GuestSystem(const PairingSystem& system);
    ~GuestSystem();
    GuestSystem(const GuestSystem&) = delete;
    GuestSystem& operator=(const GuestSystem&) = delete;

private:
    const PairingSystem* system_;
};

} // namespace pairwright
