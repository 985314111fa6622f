#include "engine/dutch/system.h"

#include "engine/dutch/articles.h"
#include "engine/dutch/dutch.h"
#include "engine/dutch/judge.h"
#include "engine/dutch/why_not.h"
#include "engine/field/player_facts.h"

namespace pairwright::dutch {

namespace {

template <Edition edition>
constexpr PairingSystem in(const SystemInfo& info, const Capabilities& can, const Articles& articles)
{
    using State = PairingSystem::State;
    using Request = PairingSystem::Request;
    PairingSystem system{.info = info, .can = can, .articles = articles};
    system.pair = [](State state, Request request) {
        return pairRound(state, request, edition);
    };
    system.whyNot = [](State state, Request request, Tpn a, Tpn b) {
        return whyNot(state, request, edition, a, b);
    };
    system.judge = [](State state, Request request, const GivenRound& given) {
        return judge(state, request, edition, given);
    };
    system.facts = &commonFactsOfAll;
    return system;
}

} // namespace

constinit const PairingSystem system2026 = in<Edition::of2026>({.id = {System::Dutch, 2026},
                                                                .key = "dutch",
                                                                .name = "Dutch",
                                                                .rules = "C.04.3:2026",
                                                                .trfCode = "FIDE_DUTCH_2026",
                                                                .endorsed = true},
                                                               {}, {criteria2026, colours2026, orders2026});

constinit const PairingSystem system2017 = in<Edition::of2017>(
    {.id = {System::Dutch, 2017},
     .key = "dutch",
     .name = "Dutch",
     .rules = "C.04.3:2017",
     .trfCode = "FIDE_DUTCH_2017",
     .standing = Standing::superseded,
     .lastDay = "2026-01-31",
     .textAt = "handbook.fide.com/chapter/C0403Till2026",
     .endorsed = true},
    {.boardsByVirtualPoints = false, .byeBar = ByeBar::wonByForfeit}, {criteria2017, earlierColours, orders2017});

} // namespace pairwright::dutch
