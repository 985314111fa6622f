#include "engine/dubov/round_pairer.h"

#include "engine/base/watch.h"
#include "engine/bracket/two_paths.h"
#include "engine/dubov/quick_bracket.h"
#include "engine/dubov/upfloaters.h"
#include "engine/field/bye.h"
#include "engine/field/completion.h"
#include "engine/field/counterfactual.h"
#include "engine/field/ranks.h"

#include <algorithm>
#include <cassert>
#include <stdexcept>

namespace pairwright::dubov {

RoundPairer::RoundPairer(const DubovField& field)
    : field_(field)
{
}

void RoundPairer::follow(const RoundPairer& other, std::pair<int, int> pair)
{
    followed_ = &other;
    pair_ = std::move(pair);
}

std::optional<PairingFailure> RoundPairer::run()
{
    std::vector<int> open;
    open.reserve(static_cast<std::size_t>(field_.size()));
    for (int rank = 0; rank < field_.size(); ++rank)
        open.push_back(rank);
    if (field_.size() % 2 == 1) {
        bye_ = chooseBye(field_, [&](int a, int b) { return field_.player(a).tpn > field_.player(b).tpn; });
        if (!bye_)
            return explainFailure(field_);
        open.erase(open.begin() + *bye_);
    } else if (!canComplete(field_, open, {})) {
        return explainFailure(field_);
    }
    if (followed_ != nullptr && followed_->bye() != bye_)
        followed_ = nullptr;
    while (!open.empty()) {
        Watch::heed();
        pairTopScoregroup(open);
    }
    return std::nullopt;
}

RoundPairing RoundPairer::pairing(const TournamentState& state, Edition edition) const
{
    RoundPairing pairing;
    for (const DecidedBracket& bracket : brackets_)
        for (const auto& [a, b] : bracket.paired.pairs) {
            const FieldPlayer& higher = field_.player(std::min(a, b));
            const FieldPlayer& lower = field_.player(std::max(a, b));
            pairing.boards.push_back(boardOf(higher, lower, decideColours(higher, lower, field_.initialColour())));
        }
    sortBoards(pairing.boards, state, edition == Edition::of2026);
    if (bye_)
        pairing.bye = field_.player(*bye_).tpn;
    pairing.record = record_;
    pairing.effectiveNumbers = field_.effectiveNumbers();
    return pairing;
}

/// Pairs the highest scoregroup with the upfloaters it needs and takes them all out of `open`.
void RoundPairer::pairTopScoregroup(std::vector<int>& open)
{
    const Score score = field_.player(open.front()).score;
    const auto split =
        std::find_if(open.begin(), open.end(), [&](int rank) { return field_.player(rank).score != score; });
    const std::vector<int> lower(split, open.end());
    auto decided = followed(lower);
    if (!decided) {
        followed_ = nullptr;
        decided = decideBracket(field_, {open.begin(), split}, lower);
    }
    record_.brackets.push_back(reportBracket(field_, *decided));
    open = without(lower, decided->upfloaters);
    Watch::settle(2 * decided->paired.pairs.size());
    brackets_.push_back(std::move(*decided));
}

std::optional<DecidedBracket> RoundPairer::followed(const std::vector<int>& lower) const
{
    if (followed_ == nullptr)
        return std::nullopt;
    const DecidedBracket& bracket = followed_->brackets()[brackets_.size()];
    if (separates(bracket.paired.pairs, pair_) || !canComplete(field_, without(lower, bracket.upfloaters), {}))
        return std::nullopt;
    return bracket;
}

DecidedBracket decideBracket(const DubovField& field, std::vector<int> residents, const std::vector<int>& lower)
{
    if (!GeneralPathOnly::isAsked())
        if (auto quick = decideQuickly(field, residents, lower)) {
            assert(residents.size() + lower.size() > mostComparedPlayers || isGeneralAnswer(field, lower, *quick));
            return std::move(*quick);
        }
    auto upfloaters = chooseUpfloaters(field, residents, lower);
    if (!upfloaters)
        throw std::logic_error("Dubov: no upfloaters although the round can be completed");
    std::vector<int> bracket = residents;
    bracket.insert(bracket.end(), upfloaters->begin(), upfloaters->end());
    auto paired = pairSubgroups(field, bracket);
    if (!paired || 2 * paired->pairs.size() != bracket.size())
        throw std::logic_error("Dubov: the subgroups cannot be paired although the bracket can");
    return {std::move(residents), std::move(*upfloaters), std::move(*paired)};
}

bool isGeneralAnswer(const DubovField& field, const std::vector<int>& lower, const DecidedBracket& quick)
{
    const GeneralPathOnly general;
    const DecidedBracket other = decideBracket(field, quick.residents, lower);
    return other.upfloaters == quick.upfloaters && other.paired.pairs == quick.paired.pairs;
}

OrderRule ruleBetween(const DubovField& field, const DecidedBracket& one, const DecidedBracket& other)
{
    const auto sorted = [](std::vector<int> ranks) {
        std::sort(ranks.begin(), ranks.end());
        return ranks;
    };
    if (sorted(one.upfloaters) != sorted(other.upfloaters))
        return OrderRule::upfloaterSet;
    const bool sameInside = pairedInside(field, one.paired.pairs) == pairedInside(field, other.paired.pairs);
    return sameInside ? OrderRule::permutation : OrderRule::shifters;
}

BracketRecord reportBracket(const DubovField& field, const DecidedBracket& decided)
{
    const auto tpns = [&](const std::vector<int>& ranks) {
        std::vector<Tpn> result;
        result.reserve(ranks.size());
        for (const int rank : ranks)
            result.push_back(field.player(rank).tpn);
        return result;
    };
    BracketRecord bracket;
    bracket.residentScore = field.player(decided.residents.front()).score;
    bracket.residents = tpns(decided.residents);
    bracket.upfloaters = tpns(decided.upfloaters);
    bracket.shiftedToBlack = tpns(decided.paired.shiftedFromG1);
    bracket.shiftedToWhite = tpns(decided.paired.shiftedFromG2);
    CriterionValue count{
        Criterion::upfloaterCount, {static_cast<std::int64_t>(decided.upfloaters.size())}, tpns(decided.upfloaters)};
    CriterionValue scores{Criterion::upfloaterScores, {}, tpns(decided.upfloaters)};
    CriterionValue denied{Criterion::colourPreference, {}, {}};
    CriterionValue maximum{Criterion::maximumUpfloaters, {0}, {}};
    CriterionValue times{Criterion::maximumUpfloats, {0}, {}};
    CriterionValue repeated{Criterion::repeatedUpfloat, {0}, {}};
    for (const int rank : decided.upfloaters) {
        const DubovFacts& facts = field.facts(rank);
        const Tpn tpn = field.player(rank).tpn;
        scores.value.push_back((bracket.residentScore - field.player(rank).score).tenths);
        if (field.isLastRound())
            continue;
        if (facts.maximumUpfloater) {
            ++maximum.value[0];
            maximum.charged.push_back(tpn);
            times.value[0] += facts.upfloats;
            times.charged.push_back(tpn);
        }
        if (facts.upfloatedLast) {
            ++repeated.value[0];
            repeated.charged.push_back(tpn);
        }
    }
    std::sort(scores.value.rbegin(), scores.value.rend());
    for (const auto& [a, b] : decided.paired.pairs) {
        const int higher = std::min(a, b);
        const int other = std::max(a, b);
        bracket.pairs.emplace_back(field.player(higher).tpn, field.player(other).tpn);
        const ColourDecision decision = decideColours(field.player(higher), field.player(other), field.initialColour());
        if (field.player(higher).preference.colour != decision.ofHigher)
            denied.charged.push_back(field.player(higher).tpn);
        if (field.player(other).preference.colour == decision.ofHigher)
            denied.charged.push_back(field.player(other).tpn);
    }
    denied.value = {static_cast<std::int64_t>(denied.charged.size())};
    bracket.criteria = {std::move(count),   std::move(scores), std::move(denied),
                        std::move(maximum), std::move(times),  std::move(repeated)};
    return bracket;
}

} // namespace pairwright::dubov
