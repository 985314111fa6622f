#include "engine/lim/system.h"

#include "engine/lim/judge.h"
#include "engine/lim/lim.h"
#include "engine/lim/maxi.h"
#include "engine/lim/player_facts.h"
#include "engine/lim/why_not.h"

#include <array>

namespace pairwright::lim {

namespace {

constexpr std::array colours{
    ColourArticle{ColourRule::onlyLegalColours, "5.1"},
    ColourArticle{ColourRule::bothPreferencesGranted, "5.2"},
    ColourArticle{ColourRule::strongerPreferenceGranted, "5.2"},
    ColourArticle{ColourRule::widerDifferenceGranted, "5.2"},
    ColourArticle{ColourRule::alternated, "5.4"},
    ColourArticle{ColourRule::higherRankedGranted, "5.4"},
    ColourArticle{ColourRule::lowerRankedGranted, "5.4"},
    ColourArticle{ColourRule::initialColour, "7.2"},
};
constexpr std::array options{maxi};

constexpr PairingSystem in(const SystemInfo& info)
{
    return {.info = info,
            .can = {.ratings = RatingsUse::everyRound,
                    .hasColourPreferences = false,
                    .method = Method::scrutiny,
                    .floating = Floating::towardsMedian,
                    .bye = ByeGoesTo::lowestRanked,
                    .facts = FactsColumn::scoregroup,
                    .options = options},
            .articles = {.colours = colours},
            .pair = &pairRound,
            .whyNot = &whyNot,
            .judge = &judge,
            .facts = &playerFacts};
}

} // namespace

constinit const PairingSystem system2026 =
    in({.id = {System::Lim, 2026}, .key = "lim", .name = "Lim", .rules = "C.04.4.3:2026"});

constinit const PairingSystem system1999 = in({.id = {System::Lim, 1999},
                                               .key = "lim",
                                               .name = "Lim",
                                               .rules = "C.04.4.3:1999",
                                               .standing = Standing::superseded,
                                               .lastDay = "2026-01-31",
                                               .textAt = "handbook.fide.com/chapter/C040403Till2026"});

} // namespace pairwright::lim
