#include "engine/dubov/dubov.h"

#include "engine/dubov/subgroups.h"
#include "engine/dubov/upfloaters.h"
#include "engine/field/bye.h"
#include "engine/field/completion.h"

#include <algorithm>
#include <stdexcept>

namespace pairwright::dubov {

namespace {

class RoundPairer {
public:
    RoundPairer(const DubovField& field, const std::stop_token& stop)
        : field_(field)
        , stop_(stop)
    {
    }

    Expected<RoundPairing, PairingFailure> run()
    {
        std::vector<int> open;
        for (int rank = 0; rank < field_.size(); ++rank)
            open.push_back(rank);
        if (field_.size() % 2 == 1) {
            const auto bye =
                chooseBye(field_, [&](int a, int b) { return field_.player(a).tpn > field_.player(b).tpn; });
            if (!bye)
                return Unexpected{explainFailure(field_)};
            pairing_.bye = field_.player(*bye).tpn;
            open.erase(open.begin() + *bye);
        } else if (!canComplete(field_, open, {})) {
            return Unexpected{explainFailure(field_)};
        }
        while (!open.empty()) {
            if (stop_.stop_requested()) {
                PairingFailure failure;
                failure.reason = PairingFailure::Reason::cancelled;
                return Unexpected{failure};
            }
            pairTopScoregroup(open);
        }
        pairing_.record = std::move(record_);
        pairing_.effectiveNumbers = field_.effectiveNumbers();
        return std::move(pairing_);
    }

private:
    /// Pairs the highest scoregroup with the upfloaters it needs and takes them all out of `open`.
    void pairTopScoregroup(std::vector<int>& open)
    {
        const Score score = field_.player(open.front()).score;
        const auto split =
            std::find_if(open.begin(), open.end(), [&](int rank) { return field_.player(rank).score != score; });
        const std::vector<int> residents(open.begin(), split);
        std::vector<int> lower(split, open.end());
        const auto upfloaters = chooseUpfloaters(field_, residents, lower);
        if (!upfloaters)
            throw std::logic_error("Dubov: no upfloaters although the round can be completed");
        std::vector<int> bracket = residents;
        bracket.insert(bracket.end(), upfloaters->begin(), upfloaters->end());
        const auto paired = pairSubgroups(field_, bracket);
        if (!paired || 2 * paired->pairs.size() != bracket.size())
            throw std::logic_error("Dubov: the subgroups cannot be paired although the bracket can");
        for (const auto& [a, b] : paired->pairs) {
            const int higher = std::min(a, b);
            const int other = std::max(a, b);
            const ColourDecision decision =
                decideColours(field_.player(higher), field_.player(other), field_.initialColour());
            pairing_.boards.push_back(boardOf(field_.player(higher), field_.player(other), decision));
        }
        report(residents, *upfloaters, *paired);
        open.clear();
        for (const int rank : lower)
            if (std::find(upfloaters->begin(), upfloaters->end(), rank) == upfloaters->end())
                open.push_back(rank);
    }

    void report(const std::vector<int>& residents, const std::vector<int>& upfloaters, const BracketPairing& paired)
    {
        const auto tpns = [&](const std::vector<int>& ranks) {
            std::vector<Tpn> result;
            for (const int rank : ranks)
                result.push_back(field_.player(rank).tpn);
            return result;
        };
        BracketRecord bracket;
        bracket.residentScore = field_.player(residents.front()).score;
        bracket.residents = tpns(residents);
        bracket.upfloaters = tpns(upfloaters);
        bracket.shiftedToBlack = tpns(paired.shiftedFromG1);
        bracket.shiftedToWhite = tpns(paired.shiftedFromG2);
        CriterionValue count{
            Criterion::upfloaterCount, {static_cast<std::int64_t>(upfloaters.size())}, tpns(upfloaters)};
        CriterionValue scores{Criterion::upfloaterScores, {}, tpns(upfloaters)};
        CriterionValue denied{Criterion::colourPreference, {}, {}};
        CriterionValue maximum{Criterion::maximumUpfloaters, {0}, {}};
        CriterionValue times{Criterion::maximumUpfloats, {0}, {}};
        CriterionValue repeated{Criterion::repeatedUpfloat, {0}, {}};
        for (const int rank : upfloaters) {
            const DubovFacts& facts = field_.facts(rank);
            const Tpn tpn = field_.player(rank).tpn;
            scores.value.push_back((bracket.residentScore - field_.player(rank).score).tenths);
            if (field_.isLastRound())
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
        for (const auto& [a, b] : paired.pairs) {
            const int higher = std::min(a, b);
            const int other = std::max(a, b);
            bracket.pairs.emplace_back(field_.player(higher).tpn, field_.player(other).tpn);
            const ColourDecision decision =
                decideColours(field_.player(higher), field_.player(other), field_.initialColour());
            if (field_.player(higher).preference.colour != decision.ofHigher)
                denied.charged.push_back(field_.player(higher).tpn);
            if (field_.player(other).preference.colour == decision.ofHigher)
                denied.charged.push_back(field_.player(other).tpn);
        }
        denied.value = {static_cast<std::int64_t>(denied.charged.size())};
        bracket.criteria = {std::move(count),   std::move(scores), std::move(denied),
                            std::move(maximum), std::move(times),  std::move(repeated)};
        record_.brackets.push_back(std::move(bracket));
    }

    const DubovField& field_;
    std::stop_token stop_;
    RoundPairing pairing_;
    CriteriaRecord record_;
};

/// Players without a rating who are to be paired or whom somebody has met (1.1).
std::vector<Tpn> unratedPlayers(const TournamentState& state)
{
    std::vector<Tpn> unrated;
    for (std::size_t i = 0; i < state.players.size(); ++i)
        if (!state.players[i].rating)
            unrated.push_back(Tpn{static_cast<std::int32_t>(i) + 1});
    return unrated;
}

} // namespace

Expected<RoundPairing, PairingFailure> pairRound(const TournamentState& state, const PairingRequest& request,
                                                 Edition edition)
{
    PairingFailure failure;
    failure.blocked = unratedPlayers(state);
    if (!failure.blocked.empty()) {
        failure.reason = PairingFailure::Reason::missingRatings;
        return Unexpected{failure};
    }
    const DubovField field(state, edition, request.absent);
    auto pairing = RoundPairer(field, request.stop).run();
    if (pairing)
        sortBoards(pairing->boards, state, edition == Edition::of2026);
    return pairing;
}

std::string_view criterionArticle(Criterion criterion)
{
    switch (criterion) {
    case Criterion::upfloaterCount: return "2.3.1 [C5]";
    case Criterion::upfloaterScores: return "2.3.2 [C6]";
    case Criterion::colourPreference: return "2.3.3 [C7]";
    case Criterion::maximumUpfloaters: return "2.3.4 [C8]";
    case Criterion::maximumUpfloats: return "2.3.5 [C9]";
    case Criterion::repeatedUpfloat: return "2.3.6 [C10]";
    default: return {};
    }
}

std::string_view colourArticle(ColourRule rule)
{
    switch (rule) {
    case ColourRule::initialColour: return "5.2.1";
    case ColourRule::bothPreferencesGranted: return "5.2.2";
    case ColourRule::strongerPreferenceGranted:
    case ColourRule::widerDifferenceGranted: return "5.2.3";
    case ColourRule::alternated: return "5.2.4";
    case ColourRule::onlyLegalColours:
    case ColourRule::lowerRankedGranted: return {};
    case ColourRule::higherRankedGranted: break;
    }
    return "5.2.5";
}

} // namespace pairwright::dubov
