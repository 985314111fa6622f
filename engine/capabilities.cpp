#include "engine/capabilities.h"

#include <array>

namespace pairwright {

namespace {

struct CapabilityRow {
    SystemEdition id;
    Capabilities can;
};

constexpr Capabilities dutchRules2026;
constexpr Capabilities dutchRules2017{.boardsByVirtualPoints = false, .byeBar = ByeBar::wonByForfeit};
constexpr Capabilities dutchRules2012{
    .boardsByVirtualPoints = false, .method = Method::requirements, .byeBar = ByeBar::scoredWithoutPlaying};

constexpr Capabilities dubovRules(bool since2026)
{
    return {.ratings = RatingsUse::required,
            .hasColourPreferences = false,
            .boardsByVirtualPoints = since2026,
            .halves = Halves::seekers,
            .floating = Floating::up,
            .bye = ByeGoesTo::lowestNumber,
            .byeArticle = "3.1",
            .byeBar = since2026 ? ByeBar::wonWithoutPlaying : ByeBar::wonByForfeit,
            .facts = FactsColumn::seeksAndAverage};
}

constexpr Capabilities dubovRules1997{.ratings = RatingsUse::required,
                                      .hasColourPreferences = false,
                                      .ordersByName = true,
                                      .leavesToArbiter = true,
                                      .boardsByVirtualPoints = false,
                                      .method = Method::columns,
                                      .halves = Halves::columns,
                                      .floating = Floating::broughtUp,
                                      .bye = ByeGoesTo::lowestRated,
                                      .facts = FactsColumn::seeksAndAverage};

constexpr Capabilities bursteinRules(bool since2026)
{
    return {.hasSeedingRounds = true,
            .boardsByVirtualPoints = since2026,
            .halves = Halves::firstAndLast,
            .bye = ByeGoesTo::lowestIndex,
            .byeArticle = "3.1",
            .byeBar = since2026 ? ByeBar::wonWithoutPlaying : ByeBar::wonByForfeit,
            .facts = FactsColumn::oppositionIndex};
}

constexpr Capabilities limRules{.ratings = RatingsUse::everyRound,
                                .hasColourPreferences = false,
                                .hasMaxi = true,
                                .method = Method::scrutiny,
                                .floating = Floating::towardsMedian,
                                .bye = ByeGoesTo::lowestRanked,
                                .facts = FactsColumn::scoregroup};

constexpr Capabilities doubleSwissRules{.hasColourPreferences = false, // everybody has both colours in a match
                                        .halves = Halves::topAndBottom,
                                        .floating = Floating::up,
                                        .bye = ByeGoesTo::mostMatches,
                                        .byeArticle = "3.4",
                                        .byeBar = ByeBar::byeOfAMatch};

/// One row for each entry of the registry.
constexpr std::array capabilityRows{
    CapabilityRow{{System::Dutch, 2026}, dutchRules2026},
    CapabilityRow{{System::Dutch, 2017}, dutchRules2017},
    CapabilityRow{{System::Dutch, 2012}, dutchRules2012},
    CapabilityRow{{System::Dubov, 2026}, dubovRules(true)},
    CapabilityRow{{System::Dubov, 2018}, dubovRules(false)},
    CapabilityRow{{System::Dubov, 1997}, dubovRules1997},
    CapabilityRow{{System::Burstein, 2026}, bursteinRules(true)},
    CapabilityRow{{System::Burstein, 2017}, bursteinRules(false)},
    CapabilityRow{{System::Lim, 2026}, limRules},
    CapabilityRow{{System::Lim, 1999}, limRules},
    CapabilityRow{{System::DoubleSwiss, 2026}, doubleSwissRules},
};

} // namespace

const Capabilities& capabilitiesOf(SystemEdition id)
{
    static constexpr Capabilities unknown;
    for (const CapabilityRow& row : capabilityRows)
        if (row.id == id)
            return row.can;
    return unknown;
}

} // namespace pairwright
