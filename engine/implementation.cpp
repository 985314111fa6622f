#include "engine/implementation.h"

#include "engine/burstein/burstein.h"
#include "engine/burstein/judge.h"
#include "engine/burstein/player_facts.h"
#include "engine/burstein/why_not.h"
#include "engine/double_swiss/double_swiss.h"
#include "engine/double_swiss/match_field.h"
#include "engine/double_swiss/why_not.h"
#include "engine/dubov/dubov.h"
#include "engine/dubov/judge.h"
#include "engine/dubov/player_facts.h"
#include "engine/dubov/why_not.h"
#include "engine/dubov1997/dubov1997.h"
#include "engine/dutch/dutch.h"
#include "engine/dutch/judge.h"
#include "engine/dutch/why_not.h"
#include "engine/dutch2012/dutch2012.h"
#include "engine/dutch2012/judge.h"
#include "engine/dutch2012/why_not.h"
#include "engine/field/player_facts.h"
#include "engine/lim/judge.h"
#include "engine/lim/lim.h"
#include "engine/lim/player_facts.h"
#include "engine/lim/why_not.h"

#include <algorithm>
#include <array>

namespace pairwright {

namespace {

/// Players whose records contradict those of their opponents, or that name somebody who does not exist.
std::vector<Tpn> inconsistentPlayers(const TournamentState& state)
{
    std::vector<Tpn> found;
    const auto count = static_cast<std::int32_t>(state.players.size());
    for (std::int32_t number = 1; number <= count; ++number) {
        const Tpn tpn{number};
        const auto& rounds = state.player(tpn).rounds;
        for (std::size_t i = 0; i < rounds.size(); ++i) {
            const auto other = scheduledOpponent(rounds[i]);
            if (!other)
                continue;
            const bool exists = other->value >= 1 && other->value <= count && *other != tpn;
            if (exists) {
                const auto& replies = state.player(*other).rounds;
                if (i < replies.size() && scheduledOpponent(replies[i]) == tpn &&
                    replies[i].index() == rounds[i].index())
                    continue;
            }
            found.push_back(tpn);
            break;
        }
    }
    return found;
}

std::vector<PlayerFacts> factsOf(const RoundField& field, const TournamentState& state)
{
    std::vector<PlayerFacts> result;
    result.reserve(static_cast<std::size_t>(field.size()));
    for (int rank = 0; rank < field.size(); ++rank)
        result.push_back(commonFacts(field, state, rank));
    return result;
}

/// Where a system asks about nothing of its own.
std::vector<PlayerFacts> commonFactsOfAll(const TournamentState& state, const PairingRequest& request)
{
    return factsOf(RoundField(state, FieldRules{}, request.absent), state);
}

template <dutch::Edition edition>
std::string_view dutchCriterion(Criterion criterion)
{
    if (criterion == Criterion::byeScore && edition == dutch::Edition::of2026)
        return "2.3.1 [C5]";
    for (const dutch::CriterionRow& row : dutch::criteria(edition))
        if (row.criterion == criterion)
            return row.article;
    return {};
}

template <dutch::Edition edition>
constexpr Implementation dutchOf(int year)
{
    return {{System::Dutch, year},
            [](const TournamentState& state, const PairingRequest& request) {
                return dutch::pairRound(state, request, edition);
            },
            [](const TournamentState& state, const PairingRequest& request, Tpn a, Tpn b) {
                return dutch::whyNot(state, request, edition, a, b);
            },
            [](const TournamentState& state, const PairingRequest& request, const GivenRound& given) {
                return dutch::judge(state, request, edition, given);
            },
            &commonFactsOfAll,
            &dutchCriterion<edition>,
            [](ColourRule rule) { return dutch::colourArticle(edition, rule); },
            [](OrderRule rule) {
                return dutch::orderArticle(edition, rule);
            }};
}

template <dubov::Edition edition>
constexpr Implementation dubovOf(int year)
{
    return {{System::Dubov, year},
            [](const TournamentState& state, const PairingRequest& request) {
                return dubov::pairRound(state, request, edition);
            },
            [](const TournamentState& state, const PairingRequest& request, Tpn a, Tpn b) {
                return dubov::whyNot(state, request, edition, a, b);
            },
            [](const TournamentState& state, const PairingRequest& request, const GivenRound& given) {
                return dubov::judge(state, request, edition, given);
            },
            [](const TournamentState& state, const PairingRequest& request) {
                return dubov::playerFacts(state, request, edition);
            },
            &dubov::criterionArticle,
            &dubov::colourArticle,
            &dubov::orderArticle};
}

template <burstein::Edition edition>
constexpr Implementation bursteinOf(int year)
{
    return {{System::Burstein, year},
            [](const TournamentState& state, const PairingRequest& request) {
                return burstein::pairRound(state, request, edition);
            },
            [](const TournamentState& state, const PairingRequest& request, Tpn a, Tpn b) {
                return burstein::whyNot(state, request, edition, a, b);
            },
            [](const TournamentState& state, const PairingRequest& request, const GivenRound& given) {
                return burstein::judge(state, request, edition, given);
            },
            &burstein::playerFacts,
            [](Criterion criterion) { return burstein::criterionArticle(edition, criterion); },
            [](ColourRule rule) { return burstein::colourArticle(edition, rule); },
            [](OrderRule rule) {
                return burstein::orderArticle(edition, rule);
            }};
}

constexpr Implementation limOf(int year)
{
    return {{System::Lim, year},
            &lim::pairRound,
            &lim::whyNot,
            &lim::judge,
            &lim::playerFacts,
            [](Criterion) { return std::string_view(); },
            &lim::colourArticle,
            [](OrderRule) {
                return std::string_view();
            }};
}

} // namespace

const Implementation* implementationOf(SystemEdition system)
{
    static constexpr std::array implementations{
        dutchOf<dutch::Edition::of2026>(2026),
        dutchOf<dutch::Edition::of2017>(2017),
        Implementation{{System::Dutch, 2012},
                       &dutch2012::pairRound,
                       &dutch2012::whyNot,
                       &dutch2012::judge,
                       &commonFactsOfAll,
                       [](Criterion) { return std::string_view(); },
                       [](ColourRule rule) { return dutch::colourArticle(dutch::Edition::of2012, rule); },
                       [](OrderRule) {
                           return std::string_view();
                       }},
        dubovOf<dubov::Edition::of2026>(2026),
        dubovOf<dubov::Edition::of2018>(2018),
        bursteinOf<burstein::Edition::of2026>(2026),
        bursteinOf<burstein::Edition::of2017>(2017),
        Implementation{{System::Dubov, 1997},
                       &dubov1997::pairRound,
                       &dubov1997::whyNot,
                       &dubov1997::judge,
                       [](const TournamentState& state, const PairingRequest& request) {
                           return dubov::playerFacts(state, request, dubov::Edition::of2018);
                       },
                       [](Criterion) { return std::string_view(); },
                       &dubov1997::colourArticle,
                       [](OrderRule) {
                           return std::string_view();
                       }},
        limOf(2026),
        limOf(1999),
        Implementation{{System::DoubleSwiss, 2026},
                       &double_swiss::pairRound,
                       &double_swiss::whyNot,
                       &double_swiss::judge,
                       [](const TournamentState& state, const PairingRequest& request) {
                           return factsOf(double_swiss::MatchField(state, request.absent), state);
                       },
                       &double_swiss::criterionArticle,
                       &double_swiss::colourArticle,
                       &double_swiss::orderArticle},
    };
    for (const Implementation& implementation : implementations)
        if (implementation.id == system)
            return &implementation;
    return nullptr;
}

std::optional<PairingFailure> requestFailure(const TournamentState& state, const PairingRequest& request)
{
    PairingFailure failure;
    if (!implementationOf(request.system)) {
        failure.reason = PairingFailure::Reason::unknownSystem;
        return failure;
    }
    const auto exists = [&state](Tpn tpn) {
        return tpn.value >= 1 && tpn.value <= static_cast<std::int32_t>(state.players.size());
    };
    failure.blocked = inconsistentPlayers(state);
    if (!failure.blocked.empty() || state.gamesOfARound != gamesOfARound(request.system.system) ||
        !std::all_of(request.absent.begin(), request.absent.end(), exists)) {
        failure.reason = PairingFailure::Reason::inconsistentState;
        return failure;
    }
    std::vector<bool> present(state.players.size(), true);
    for (const Tpn tpn : request.absent)
        present[static_cast<std::size_t>(tpn.value - 1)] = false;
    if (std::count(present.begin(), present.end(), true) < 2) {
        failure.reason = PairingFailure::Reason::nobodyToPair;
        return failure;
    }
    return std::nullopt;
}

PairingFailure failureOf(const GivenUp& reason)
{
    PairingFailure failure;
    failure.reason =
        reason.why == GivenUp::Why::stopped ? PairingFailure::Reason::cancelled : PairingFailure::Reason::tooLarge;
    return failure;
}

std::string cite(SystemEdition system, std::string_view article)
{
    const SystemInfo* info = findSystem(system);
    if (!info || article.empty())
        return {};
    return std::string(info->rules) + " art. " + std::string(article);
}

} // namespace pairwright
