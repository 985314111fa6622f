#include "engine/double_swiss/round_pairer.h"

#include "engine/base/watch.h"
#include "engine/double_swiss/match.h"
#include "engine/field/bye.h"
#include "engine/field/completion.h"
#include "engine/field/counterfactual.h"
#include "engine/field/ranks.h"

#include <algorithm>

namespace pairwright::double_swiss {

namespace {

/// Publishing order (C.04.2 art. 3.6): score of the higher ranked player, sum of scores, his TPN.
void sortBoards(const MatchField& field, std::vector<Board>& boards)
{
    const auto key = [&](const Board& board) {
        const FieldPlayer& one = field.player(*field.rankOf(board.white));
        const FieldPlayer& other = field.player(*field.rankOf(board.black));
        const bool firstIsHigher = one.score != other.score ? one.score > other.score : one.tpn < other.tpn;
        const FieldPlayer& higher = firstIsHigher ? one : other;
        return std::tuple(-higher.score.tenths, -(one.score + other.score).tenths, higher.tpn.value);
    };
    std::sort(boards.begin(), boards.end(), [&](const Board& a, const Board& b) { return key(a) < key(b); });
}

} // namespace

std::optional<PairingFailure> brokenMatches(const TournamentState& state)
{
    PairingFailure failure;
    failure.reason = PairingFailure::Reason::inconsistentState;
    const bool whole = state.gamesOfARound == gamesOfAMatch && state.hasWholeRounds();
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        const Tpn tpn{static_cast<std::int32_t>(i) + 1};
        if (!whole || !isConsistent(state, tpn))
            failure.blocked.push_back(tpn);
    }
    return failure.blocked.empty() ? std::nullopt : std::optional(std::move(failure));
}

RoundPairer::RoundPairer(const MatchField& field, const MatchField& candidates)
    : field_(field)
    , candidates_(candidates)
    , asRuled_(&field == &candidates)
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
        bye_ = chooseBye(candidates_, [&](int a, int b) { return field_.player(a).tpn > field_.player(b).tpn; });
        if (!bye_)
            return explainFailure(candidates_);
        open.erase(open.begin() + *bye_);
    } else if (!canComplete(candidates_, open, {})) {
        return explainFailure(candidates_);
    }
    if (followed_ != nullptr && followed_->bye() != bye_)
        followed_ = nullptr;
    while (!open.empty())
        pairTopScoregroup(open);
    return std::nullopt;
}

RoundPairing RoundPairer::pairing() const
{
    RoundPairing pairing;
    for (const DecidedBracket& bracket : brackets_)
        for (const auto& [a, b] : bracket.pairs) {
            const FieldPlayer& higher = field_.player(std::min(a, b));
            const FieldPlayer& lower = field_.player(std::max(a, b));
            pairing.boards.push_back(boardOf(higher, lower, decideMatchColours(higher, lower, field_.initialColour())));
        }
    sortBoards(field_, pairing.boards);
    if (bye_)
        pairing.bye = field_.player(*bye_).tpn;
    pairing.record = record_;
    pairing.effectiveNumbers = field_.effectiveNumbers();
    return pairing;
}

/// Pairs the highest scoregroup with the upfloaters it needs and takes them all out of `open`.
void RoundPairer::pairTopScoregroup(std::vector<int>& open)
{
    Watch::heed();
    const Score score = field_.player(open.front()).score;
    const auto split =
        std::find_if(open.begin(), open.end(), [&](int rank) { return field_.player(rank).score != score; });
    const std::vector<int> residents(open.begin(), split);
    const std::vector<int> lower(split, open.end());
    auto decided = followed(lower);
    if (!decided) {
        followed_ = nullptr;
        auto upfloaters = asRuled_ ? chooseUpfloaters(field_, residents, lower)
                                   : chooseUpfloaters(field_, candidates_, residents, lower);
        if (!upfloaters)
            throw GivenUp{GivenUp::Why::tooLarge};
        decided = pairBracket(candidates_, residents, std::move(*upfloaters));
    }
    record_.brackets.push_back(reportBracket(field_, *decided));
    open = without(lower, decided->upfloaters.ranks);
    Watch::settle(2 * decided->pairs.size());
    brackets_.push_back(std::move(*decided));
}

std::optional<DecidedBracket> RoundPairer::followed(const std::vector<int>& lower) const
{
    if (followed_ == nullptr)
        return std::nullopt;
    const DecidedBracket& bracket = followed_->brackets()[brackets_.size()];
    if (separates(bracket.pairs, pair_) || !canComplete(candidates_, without(lower, bracket.upfloaters.ranks), {}))
        return std::nullopt;
    return bracket;
}

} // namespace pairwright::double_swiss
