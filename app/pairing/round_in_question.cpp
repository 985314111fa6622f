#include "app/pairing/round_in_question.h"

#include "app/pairing/paired_from.h"
#include "engine/pairing_facts.h"

#include <algorithm>
#include <set>

namespace pairwright {

namespace {

constexpr SystemEdition seedingRules{System::Dutch, 2026};

SystemEdition rulesOf(const EngineView& view, const PairingRequest& request)
{
    const std::vector<PlayerFacts> facts = pairingFacts(view.state, request);
    const bool seeding = std::any_of(facts.begin(), facts.end(), [](const PlayerFacts& one) {
        return std::holds_alternative<BursteinSeedingFacts>(one.system);
    });
    return seeding ? seedingRules : request.system;
}

} // namespace

RoundInQuestion roundInQuestion(const Tournament& tournament, RoundNumber round, const RoundVersion& version)
{
    RoundInQuestion question{round, pairedFrom(tournament, round, version), {}, {}, version.system};
    const TpnMap& order = question.view.order;
    std::set<Tpn> placed;
    for (const RoundBoard& board : version.pairings.boards) {
        const auto white = order.tpnOf(board.white);
        const auto black = order.tpnOf(board.black);
        if (!white || !black)
            continue;
        question.given.boards.emplace_back(*white, *black);
        placed.insert({*white, *black});
    }
    if (version.pairings.bye)
        question.given.bye = order.tpnOf(*version.pairings.bye);
    if (question.given.bye)
        placed.insert(*question.given.bye);
    question.request.system = version.system;
    question.request.limMaxi = tournament.settings.limMaxi;
    for (std::int32_t number = 1; number <= static_cast<std::int32_t>(order.order().size()); ++number)
        if (!placed.contains(Tpn{number}))
            question.request.absent.push_back(Tpn{number});
    question.rules = rulesOf(question.view, question.request);
    return question;
}

} // namespace pairwright
