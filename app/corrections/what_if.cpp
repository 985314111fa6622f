#include "app/corrections/what_if.h"

#include "app/corrections/what_follows.h"
#include "app/domain/json/record_json.h"
#include "app/pairing/paired_from.h"
#include "app/pairing/round_in_question.h"

#include <algorithm>
#include <set>

namespace pairwright {

namespace {

using Sides = std::pair<PlayerKey, PlayerKey>; ///< White first

std::set<Sides> sidesOf(const Pairings& pairings)
{
    std::set<Sides> sides;
    for (const Match& match : pairings.boards)
        sides.emplace(match.a, match.b);
    return sides;
}

std::vector<int> boardsNotIn(const Pairings& pairings, const std::set<Sides>& known)
{
    std::vector<int> boards;
    for (std::size_t i = 0; i < pairings.boards.size(); ++i)
        if (!known.contains({pairings.boards[i].a, pairings.boards[i].b}))
            boards.push_back(static_cast<int>(i) + 1);
    return boards;
}

struct PairedAlone {
    Pairings pairings;
    bool arbiterDecides = false;
};

/// A published round, paired anew from the results that `tournament` has before it.
Expected<PairedAlone, PairingFailure> pairedAlone(const Tournament& tournament, RoundNumber round,
                                                  const RoundVersion& version, const std::stop_token& stop)
{
    RoundInQuestion question = roundInQuestion(tournament, round, version);
    const EngineView view =
        engineView(tournament, round.value - 1, question.view.order.order(), resultsSoFar(tournament));
    question.request.stop = stop;
    const auto paired = pairRound(view.state, question.request);
    if (!paired)
        return Unexpected{paired.error()};
    PairedAlone alone{{}, paired->arbiterDecides};
    for (const Board& board : paired->boards)
        alone.pairings.boards.push_back(
            Match::of(view.order.keyOf(board.white), view.order.keyOf(board.black), matchShape(tournament.settings)));
    if (paired->bye)
        alone.pairings.bye = view.order.keyOf(*paired->bye);
    return alone;
}

/// The engine made it as it is, from the results of now: pairing it again would only give the same.
bool isByTheRules(const Tournament& tournament, RoundNumber round, const RoundVersion& version)
{
    const StoredRecord* record = version.origin == PairingOrigin::engine ? version.record.read() : nullptr;
    if (record == nullptr)
        return false;
    ResultsByRound now = resultsSoFar(tournament);
    now.resize(static_cast<std::size_t>(round.value - 1));
    return record->resultsBefore == now;
}

int differencesAnyway(const Tournament& recorded, RoundNumber round, const RoundVersion& version,
                      const std::stop_token& stop)
{
    if (isByTheRules(recorded, round, version))
        return 0;
    const auto paired = pairedAlone(recorded, round, version, stop);
    return paired ? static_cast<int>(boardsNotIn(version.pairings, sidesOf(paired->pairings)).size()) : 0;
}

RoundWhatIf roundWhatIf(const Tournament& recorded, const Tournament& changed, RoundNumber round,
                        const std::stop_token& stop)
{
    RoundWhatIf answer = besideTheRules(changed, round, stop);
    if (!answer.failure && !answer.isSame())
        answer.differsAnyway = differencesAnyway(recorded, round, *recorded.round(round)->published(), stop);
    return answer;
}

} // namespace

RoundWhatIf besideTheRules(const Tournament& tournament, RoundNumber round, const std::stop_token& stop)
{
    const RoundVersion& version = *tournament.round(round)->published();
    RoundWhatIf answer;
    answer.round = round;
    const auto paired = pairedAlone(tournament, round, version, stop);
    if (!paired) {
        answer.failure = paired.error().reason;
        return answer;
    }
    answer.wouldBe = paired->pairings;
    answer.gone = boardsNotIn(version.pairings, sidesOf(answer.wouldBe));
    answer.come = boardsNotIn(answer.wouldBe, sidesOf(version.pairings));
    answer.byeDiffers = answer.wouldBe.bye != version.pairings.bye;
    answer.arbiterDecides = paired->arbiterDecides;
    return answer;
}

int WhatIf::boardsThatDiffer() const
{
    int boards = 0;
    for (const RoundWhatIf& round : rounds)
        boards += static_cast<int>(round.gone.size());
    return boards;
}

WhatIf whatIf(const Tournament& recorded, const Tournament& changed, RoundNumber from, const std::stop_token& stop,
              const WhatIfProgress& progress)
{
    WhatIf answer;
    const int last = recorded.lastPublished().value;
    const int all = std::max(0, last - from.value);
    for (int round = from.value + 1; round <= last; ++round) {
        if (progress)
            progress(round - from.value - 1, all);
        answer.rounds.push_back(roundWhatIf(recorded, changed, RoundNumber{round}, stop));
        if (stop.stop_requested()) {
            answer.complete = false;
            return answer;
        }
    }
    if (progress)
        progress(all, all);
    takeWhatFollows(recorded, changed, from, answer);
    return answer;
}

} // namespace pairwright
