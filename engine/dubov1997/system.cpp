#include "engine/dubov1997/system.h"

#include "engine/dubov/player_facts.h"
#include "engine/dubov1997/dubov1997.h"

#include <array>

namespace pairwright::dubov1997 {

namespace {

constexpr std::array colours{
    ColourArticle{ColourRule::initialColour, "5"},
    ColourArticle{ColourRule::onlyLegalColours, "2.3, 2.4"},
    ColourArticle{ColourRule::bothPreferencesGranted, "3"},
    ColourArticle{ColourRule::widerDifferenceGranted, "3"},
    ColourArticle{ColourRule::alternated, "3"},
    ColourArticle{ColourRule::higherAverageWhite, "3"},
    ColourArticle{ColourRule::lowerRatingWhite, "3"},
};

std::vector<PlayerFacts> facts(const TournamentState& state, const PairingRequest& request)
{
    return dubov::playerFacts(state, request, dubov::Edition::of2018);
}

} // namespace

constinit const PairingSystem system{.info = {.id = {System::Dubov, 1997},
                                              .key = "dubov",
                                              .name = "Dubov",
                                              .rules = "C.04.4.1:1997",
                                              .standing = Standing::superseded,
                                              .lastDay = "2017-12-31",
                                              .textAt = "spp.fide.com"},
                                     .can = {.ratings = RatingsUse::required,
                                             .hasColourPreferences = false,
                                             .ordersByName = true,
                                             .leavesToArbiter = true,
                                             .boardsByVirtualPoints = false,
                                             .method = Method::columns,
                                             .halves = Halves::columns,
                                             .floating = Floating::broughtUp,
                                             .bye = ByeGoesTo::lowestRated,
                                             .facts = FactsColumn::seeksAndAverage},
                                     .articles = {.colours = colours},
                                     .pair = &pairRound,
                                     .whyNot = &whyNot,
                                     .judge = &judge,
                                     .facts = &facts};

} // namespace pairwright::dubov1997
