#include "app/pairing/round_in_question.h"

#include "app/pairing/paired_from.h"
#include "engine/round_rules.h"

#include <set>

namespace pairwright {

RoundInQuestion roundInQuestion(const Tournament& tournament, RoundNumber round, const RoundVersion& version)
{
    RoundInQuestion question{round, pairedFrom(tournament, round, version), {}, {}, version.system};
    const TpnMap& order = question.view.order;
    std::set<Tpn> present; // who was taken off a board by hand is left out, not absent
    for (const PlayerKey player : version.participants())
        if (const auto tpn = order.tpnOf(player))
            present.insert(*tpn);
    for (const Match& match : version.pairings.boards) {
        const auto white = order.tpnOf(match.a);
        const auto black = order.tpnOf(match.b);
        if (!white || !black)
            continue;
        question.given.boards.emplace_back(*white, *black);
    }
    if (version.pairings.bye)
        question.given.bye = order.tpnOf(*version.pairings.bye);
    question.request.system = version.system;
    question.request.options = optionsOf(tournament.settings, version.system);
    if (capabilitiesOf(version.system).allPlayAll) {
        question.request.round = round;
    }
    for (std::int32_t number = 1; !question.request.round && number <= static_cast<std::int32_t>(order.order().size());
         ++number)
        if (!present.contains(Tpn{number}))
            question.request.absent.push_back(Tpn{number});
    question.rules = rulesOf(version.system, round, tournament.settings.plannedRounds);
    return question;
}

} // namespace pairwright
