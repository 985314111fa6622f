#include "engine/team_swiss/system.h"

#include "engine/field/player_facts.h"
#include "engine/team_swiss/options.h"
#include "engine/team_swiss/team_field.h"
#include "engine/team_swiss/team_swiss.h"

#include <array>

namespace pairwright::team_swiss {

namespace {

constexpr std::array criteria{
    CriterionArticle{Criterion::upfloaterCount, "C4"},
    CriterionArticle{Criterion::upfloaterScores, "C5"},
    CriterionArticle{Criterion::nextScoregroupUpfloaters, "C6"},
    CriterionArticle{Criterion::repeatedFloat, "C7"},
    CriterionArticle{Criterion::colourPreference, "C8"},
    CriterionArticle{Criterion::strongColourPreference, "C9"},
    CriterionArticle{Criterion::repeatedFloatOpponents, "C10"},
    CriterionArticle{Criterion::byeScore, "3.4"},
    CriterionArticle{Criterion::byeGamesPlayed, "3.4"},
};
constexpr std::array colours{
    ColourArticle{ColourRule::initialColour, "4.3.1"},
    ColourArticle{ColourRule::onlyPreferenceGranted, "4.3.2"},
    ColourArticle{ColourRule::bothPreferencesGranted, "4.3.3"},
    ColourArticle{ColourRule::strongerPreferenceGranted, "4.3.4"},
    ColourArticle{ColourRule::lowerDifferenceWhite, "4.3.5"},
    ColourArticle{ColourRule::alternated, "4.3.6"},
    ColourArticle{ColourRule::higherRankedGranted, "4.3.7"},
    ColourArticle{ColourRule::higherRankedAlternates, "4.3.8"},
    ColourArticle{ColourRule::lowerRankedAlternates, "4.3.9"},
};
constexpr std::array orders{
    OrderArticle{OrderRule::byeOrder, "3.4"},
    OrderArticle{OrderRule::upfloaterSet, "3.5.4"},
    OrderArticle{OrderRule::identifier, "3.6"},
};

std::vector<PlayerFacts> facts(const TournamentState& state, const PairingRequest& request)
{
    return factsOf(TeamField(state, request), state);
}

} // namespace

constinit const PairingSystem system2026{.info = {.id = {System::TeamSwiss, 2026},
                                                  .key = "team-swiss",
                                                  .name = "Swiss Team",
                                                  .rules = "C.04.6:2026",
                                                  .trfCode = "FIDE_TEAM",
                                                  .customCode = "CUSTOM_TEAM_SWISS",
                                                  .standing = Standing::secondarySource},
                                         .can = {.entrants = Entrants::teams,
                                                 .halves = Halves::topAndBottom,
                                                 .floating = Floating::up,
                                                 .bye = ByeGoesTo::mostMatches,
                                                 .byeArticle = "3.4",
                                                 .byeBar = ByeBar::byeOfAMatch,
                                                 .options = allOptions},
                                         .articles = {criteria, colours, orders},
                                         .pair = &pairRound,
                                         .whyNot = &whyNot,
                                         .judge = &judge,
                                         .facts = &facts};

} // namespace pairwright::team_swiss
