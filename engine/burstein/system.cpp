#include "engine/burstein/system.h"

#include "engine/burstein/burstein.h"
#include "engine/burstein/judge.h"
#include "engine/burstein/player_facts.h"
#include "engine/burstein/why_not.h"
#include "engine/dutch/system.h"

#include <array>

namespace pairwright::burstein {

namespace {

constexpr std::array criteria2026{
    CriterionArticle{Criterion::downfloaterCount, "2.3.1 [C5]"},
    CriterionArticle{Criterion::downfloaterScores, "2.3.2 [C6]"},
    CriterionArticle{Criterion::nextBracketPairs, "2.3.3 [C7]"},
    CriterionArticle{Criterion::nextBracketScores, "2.3.3 [C7]"},
    CriterionArticle{Criterion::colourPreference, "2.3.4 [C8]"},
    CriterionArticle{Criterion::byeScore, "3.1.3"},
    CriterionArticle{Criterion::byeGamesPlayed, "3.1.4"},
};
constexpr std::array colours2026{
    ColourArticle{ColourRule::initialColour, "5.2.1"},
    ColourArticle{ColourRule::bothPreferencesGranted, "5.2.2"},
    ColourArticle{ColourRule::strongerPreferenceGranted, "5.2.3"},
    ColourArticle{ColourRule::widerDifferenceGranted, "5.2.3"},
    ColourArticle{ColourRule::alternated, "5.2.4"},
    ColourArticle{ColourRule::higherRankedGranted, "5.2.5"},
};
constexpr std::array orders2026{
    OrderArticle{OrderRule::byeOrder, "3.1.5"},
    OrderArticle{OrderRule::lowestOpponent, "4.3"},
};

// The text of 2017 is known by its parts only; its articles are cited as far as they are.
constexpr std::array criteria2017{
    CriterionArticle{Criterion::downfloaterCount, "C.5"},
    CriterionArticle{Criterion::movedDownUnpaired, "C.6"},
    CriterionArticle{Criterion::movedDownUnpairedScores, "C.6"},
    CriterionArticle{Criterion::nextBracketPairs, "C.7"},
    CriterionArticle{Criterion::nextMovedDownUnpaired, "C.7"},
    CriterionArticle{Criterion::nextMovedDownUnpairedScores, "C.7"},
    CriterionArticle{Criterion::colourPreference, "C.8"},
    CriterionArticle{Criterion::byeScore, "A.3"},
    CriterionArticle{Criterion::byeGamesPlayed, "A.3"},
};
constexpr std::array colours2017{
    ColourArticle{ColourRule::initialColour, "E"},
    ColourArticle{ColourRule::bothPreferencesGranted, "E"},
    ColourArticle{ColourRule::strongerPreferenceGranted, "E"},
    ColourArticle{ColourRule::widerDifferenceGranted, "E"},
    ColourArticle{ColourRule::alternated, "E"},
    ColourArticle{ColourRule::higherRankedGranted, "E"},
};
constexpr std::array orders2017{
    OrderArticle{OrderRule::byeOrder, "A.3"},
};

constexpr Capabilities capabilities{.halves = Halves::firstAndLast,
                                    .bye = ByeGoesTo::lowestIndex,
                                    .byeArticle = "3.1",
                                    .facts = FactsColumn::oppositionIndex};

template <Edition edition>
constexpr PairingSystem in(const SystemInfo& info, const Articles& articles, const PairingSystem& seeding)
{
    using State = PairingSystem::State;
    using Request = PairingSystem::Request;
    PairingSystem system{.info = info, .can = capabilities, .articles = articles};
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
    system.facts = &playerFacts;
    system.seedingSystem = &seeding;
    system.seedingRounds = &seedingRounds;
    return system;
}

} // namespace

constinit const PairingSystem system2026 =
    in<Edition::of2026>({.id = {System::Burstein, 2026},
                         .key = "burstein",
                         .name = "Burstein",
                         .rules = "C.04.4.2:2026",
                         .trfCode = "FIDE_BURSTEIN"},
                        {criteria2026, colours2026, orders2026}, dutch::system2026);

constinit const PairingSystem system2017 =
    in<Edition::of2017>({.id = {System::Burstein, 2017},
                         .key = "burstein",
                         .name = "Burstein",
                         .rules = "C.04.4.2:2017",
                         .trfCode = "FIDE_BURSTEIN",
                         .standing = Standing::secondarySource,
                         .lastDay = "2026-01-31",
                         .textAt = "spp.fide.com"},
                        {criteria2017, colours2017, orders2017}, dutch::system2017);

} // namespace pairwright::burstein
