#include "engine/dutch2012/system.h"

#include "engine/dutch/articles.h"
#include "engine/dutch2012/dutch2012.h"
#include "engine/dutch2012/judge.h"
#include "engine/dutch2012/why_not.h"
#include "engine/field/player_facts.h"

namespace pairwright::dutch2012 {

constinit const PairingSystem system{
    .info = {.id = {System::Dutch, 2012},
             .key = "dutch",
             .name = "Dutch",
             .rules = "C.04.1:2012",
             .standing = Standing::superseded,
             .lastDay = "2017-06-30",
             .textAt = "spp.fide.com",
             .endorsed = true},
    .can = {.boardsByVirtualPoints = false, .method = Method::requirements, .byeBar = ByeBar::scoredWithoutPlaying},
    .articles = {.colours = dutch::earlierColours},
    .pair = &pairRound,
    .whyNot = &whyNot,
    .judge = &judge,
    .facts = &commonFactsOfAll};

} // namespace pairwright::dutch2012
