#include "engine/capabilities.h"

#include <array>

namespace pairwright {

namespace {

struct Row {
    SystemEdition id;
    Capabilities can;
};

constexpr Capabilities dutch2026;
constexpr Capabilities dutch2017{.boardsByVirtualPoints = false, .byeBar = ByeBar::wonByForfeit};
constexpr Capabilities dutch2012{
    .boardsByVirtualPoints = false, .method = Method::requirements, .byeBar = ByeBar::scoredWithoutPlaying};

constexpr Capabilities dubovOf(bool since2026)
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

constexpr Capabilities dubov1997{.ratings = RatingsUse::required,
                                 .hasColourPreferences = false,
                                 .leavesToArbiter = true,
                                 .boardsByVirtualPoints = false,
                                 .method = Method::columns,
                                 .halves = Halves::columns,
                                 .floating = Floating::broughtUp,
                                 .bye = ByeGoesTo::lowestRated,
                                 .facts = FactsColumn::seeksAndAverage};

constexpr Capabilities bursteinOf(bool since2026)
{
    return {.hasSeedingRounds = true,
            .boardsByVirtualPoints = since2026,
            .halves = Halves::firstAndLast,
            .bye = ByeGoesTo::lowestIndex,
            .byeArticle = "3.1",
            .byeBar = since2026 ? ByeBar::wonWithoutPlaying : ByeBar::wonByForfeit,
            .facts = FactsColumn::oppositionIndex};
}

constexpr Capabilities lim{.ratings = RatingsUse::everyRound,
                           .hasColourPreferences = false,
                           .hasMaxi = true,
                           .method = Method::scrutiny,
                           .floating = Floating::towardsMedian,
                           .bye = ByeGoesTo::lowestRanked,
                           .facts = FactsColumn::scoregroup};

constexpr Capabilities doubleSwiss{.hasColourPreferences = false, // everybody has both colours in a match
                                   .halves = Halves::topAndBottom,
                                   .floating = Floating::up,
                                   .bye = ByeGoesTo::mostMatches,
                                   .byeArticle = "3.4",
                                   .byeBar = ByeBar::byeOfAMatch};

/// One row for each entry of the registry.
constexpr std::array rows{
    Row{{System::Dutch, 2026}, dutch2026},
    Row{{System::Dutch, 2017}, dutch2017},
    Row{{System::Dutch, 2012}, dutch2012},
    Row{{System::Dubov, 2026}, dubovOf(true)},
    Row{{System::Dubov, 2018}, dubovOf(false)},
    Row{{System::Dubov, 1997}, dubov1997},
    Row{{System::Burstein, 2026}, bursteinOf(true)},
    Row{{System::Burstein, 2017}, bursteinOf(false)},
    Row{{System::Lim, 2026}, lim},
    Row{{System::Lim, 1999}, lim},
    Row{{System::DoubleSwiss, 2026}, doubleSwiss},
};

} // namespace

const Capabilities& capabilitiesOf(SystemEdition id)
{
    static constexpr Capabilities unknown;
    for (const Row& row : rows)
        if (row.id == id)
            return row.can;
    return unknown;
}

} // namespace pairwright
