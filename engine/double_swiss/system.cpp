#include "engine/double_swiss/system.h"

#include "engine/double_swiss/double_swiss.h"
#include "engine/double_swiss/match.h"
#include "engine/double_swiss/match_field.h"
#include "engine/double_swiss/why_not.h"
#include "engine/field/player_facts.h"

#include <array>

namespace pairwright::double_swiss {

namespace {

constexpr std::array criteria{
    CriterionArticle{Criterion::upfloaterCount, "C4"},           CriterionArticle{Criterion::upfloaterScores, "C5"},
    CriterionArticle{Criterion::nextScoregroupUpfloaters, "C6"}, CriterionArticle{Criterion::repeatedFloat, "C7"},
    CriterionArticle{Criterion::repeatedFloatOpponents, "C8"},   CriterionArticle{Criterion::byeScore, "3.4"},
    CriterionArticle{Criterion::byeGamesPlayed, "3.4"},
};
constexpr std::array colours{
    ColourArticle{ColourRule::initialColour, "4.3.1"},
    ColourArticle{ColourRule::fewerWhites, "4.3.2"},
    ColourArticle{ColourRule::alternated, "4.3.3"},
    ColourArticle{ColourRule::higherRankedAlternates, "4.3.4"},
    ColourArticle{ColourRule::lowerRankedAlternates, "4.3.5"},
};
constexpr std::array orders{
    OrderArticle{OrderRule::byeOrder, "3.4"},
    OrderArticle{OrderRule::upfloaterSet, "3.5.4"},
    OrderArticle{OrderRule::identifier, "3.6"},
};

std::vector<PlayerFacts> facts(const TournamentState& state, const PairingRequest& request)
{
    return factsOf(MatchField(state, request.absent), state);
}

} // namespace

constinit const PairingSystem system2026{.info = {.id = {System::DoubleSwiss, 2026},
                                                  .key = "double-swiss",
                                                  .name = "Double-Swiss",
                                                  .rules = "C.04.5:2026",
                                                  .trfCode = "FIDE_DOUBLESWISS",
                                                  .customCode = "CUSTOM_DOUBLESWISS",
                                                  .standing = Standing::secondarySource},
                                         .can = {.hasColourPreferences = false, // everybody has both in a match
                                                 .halves = Halves::topAndBottom,
                                                 .floating = Floating::up,
                                                 .bye = ByeGoesTo::mostMatches,
                                                 .byeArticle = "3.4",
                                                 .byeBar = ByeBar::byeOfAMatch,
                                                 .gamesOfARound = gamesOfAMatch},
                                         .articles = {criteria, colours, orders},
                                         .pair = &pairRound,
                                         .whyNot = &whyNot,
                                         .judge = &judge,
                                         .facts = &facts};

} // namespace pairwright::double_swiss
