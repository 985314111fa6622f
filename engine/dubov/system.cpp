#include "engine/dubov/system.h"

#include "engine/dubov/dubov.h"
#include "engine/dubov/judge.h"
#include "engine/dubov/player_facts.h"
#include "engine/dubov/why_not.h"

#include <array>

namespace pairwright::dubov {

namespace {

constexpr std::array criteria{
    CriterionArticle{Criterion::upfloaterCount, "2.3.1 [C5]"},
    CriterionArticle{Criterion::upfloaterScores, "2.3.2 [C6]"},
    CriterionArticle{Criterion::colourPreference, "2.3.3 [C7]"},
    CriterionArticle{Criterion::maximumUpfloaters, "2.3.4 [C8]"},
    CriterionArticle{Criterion::maximumUpfloats, "2.3.5 [C9]"},
    CriterionArticle{Criterion::repeatedUpfloat, "2.3.6 [C10]"},
    CriterionArticle{Criterion::byeScore, "3.1.3"},
    CriterionArticle{Criterion::byeGamesPlayed, "3.1.4"},
};
constexpr std::array colours{
    ColourArticle{ColourRule::initialColour, "5.2.1"},
    ColourArticle{ColourRule::bothPreferencesGranted, "5.2.2"},
    ColourArticle{ColourRule::strongerPreferenceGranted, "5.2.3"},
    ColourArticle{ColourRule::widerDifferenceGranted, "5.2.3"},
    ColourArticle{ColourRule::alternated, "5.2.4"},
    ColourArticle{ColourRule::higherRankedGranted, "5.2.5"},
};
constexpr std::array orders{
    OrderArticle{OrderRule::byeOrder, "3.1.5"},
    OrderArticle{OrderRule::upfloaterSet, "4.2"},
    OrderArticle{OrderRule::shifters, "4.3"},
    OrderArticle{OrderRule::permutation, "4.4"},
};

constexpr Capabilities capabilities{.ratings = RatingsUse::required,
                                    .hasColourPreferences = false,
                                    .halves = Halves::seekers,
                                    .floating = Floating::up,
                                    .bye = ByeGoesTo::lowestNumber,
                                    .byeArticle = "3.1",
                                    .facts = FactsColumn::seeksAndAverage};

template <Edition edition>
constexpr PairingSystem in(const SystemInfo& info)
{
    using State = PairingSystem::State;
    using Request = PairingSystem::Request;
    PairingSystem system{.info = info, .can = capabilities, .articles = {criteria, colours, orders}};
    system.can.boardsByVirtualPoints = edition == Edition::of2026;
    system.can.byeBar = edition == Edition::of2026 ? ByeBar::wonWithoutPlaying : ByeBar::wonByForfeit;
    system.pair = [](State state, Request request) {
        return pairRound(state, request, edition);
    };
    system.whyNot = [](State state, Request request, Tpn a, Tpn b) {
        return whyNot(state, request, edition, a, b);
    };
    system.judge = [](State state, Request request, const GivenRound& given) {
        return judge(state, request, edition, given);
    };
    system.facts = [](State state, Request request) {
        return playerFacts(state, request, edition);
    };
    return system;
}

} // namespace

constinit const PairingSystem system2026 = in<Edition::of2026>(
    {.id = {System::Dubov, 2026}, .key = "dubov", .name = "Dubov", .rules = "C.04.4.1:2026", .trfCode = "FIDE_DUBOV"});

constinit const PairingSystem system2018 = in<Edition::of2018>({.id = {System::Dubov, 2018},
                                                                .key = "dubov",
                                                                .name = "Dubov",
                                                                .rules = "C.04.4.1:2018",
                                                                .trfCode = "FIDE_DUBOV",
                                                                .standing = Standing::secondarySource,
                                                                .lastDay = "2026-01-31",
                                                                .textAt = "handbook.fide.com/chapter/C040401Till2026"});

} // namespace pairwright::dubov
