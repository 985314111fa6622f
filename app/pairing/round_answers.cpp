#include "app/pairing/round_answers.h"

#include <algorithm>
#include <cstdlib>

namespace pairwright {

namespace {

std::vector<PlayerKey> keysOf(const std::vector<Tpn>& tpns, const RoundInQuestion& question)
{
    std::vector<PlayerKey> keys;
    keys.reserve(tpns.size());
    for (const Tpn tpn : tpns)
        keys.push_back(question.view.order.keyOf(tpn));
    return keys;
}

Unexpected<PairingJobError> failed(const PairingFailure& failure, const RoundInQuestion& question)
{
    return Unexpected{PairingJobError{failure.reason,
                                      question.round,
                                      keysOf(failure.blocked, question),
                                      keysOf(failure.onlyOpponents, question),
                                      {}}};
}

std::vector<std::int64_t> withoutSign(std::vector<std::int64_t> numbers)
{
    // What has to be as large as possible is kept negative.
    for (std::int64_t& number : numbers)
        number = std::abs(number);
    return numbers;
}

CriterionLoss lossOf(const CriterionValue& byTheRules, const CriterionValue& instead, const RoundInQuestion& question)
{
    return {instead.criterion,
            withoutSign(byTheRules.value),
            withoutSign(instead.value),
            keysOf(byTheRules.charged, question),
            keysOf(instead.charged, question),
            articleOf(question.rules, instead.criterion)};
}

OrderLoss lossOf(OrderRule rule, const RoundInQuestion& question)
{
    return {rule, articleOf(question.rules, rule)};
}

DecidingStep stepOf(const RoundPairing& pairing, std::size_t index, const RoundInQuestion& question)
{
    const ProcedureStep& step = std::get<ProcedureRecord>(pairing.record).steps.at(index);
    DecidingStep told{step.outcome, keysOf(step.players, question), {}, {}};
    if (const SystemInfo* info = knownSystem(question.rules))
        told.article = std::string(info->rules) + " art. " + step.article;
    return told;
}

std::optional<RejectedAlternative::Reason> rejection(const RoundPairing& pairing, std::size_t index, Tpn a, Tpn b)
{
    const ProcedureStep& step = std::get<ProcedureRecord>(pairing.record).steps.at(index);
    if (step.players.empty() || (step.players.front() != a && step.players.front() != b))
        return std::nullopt;
    const Tpn other = step.players.front() == a ? b : a;
    for (const RejectedAlternative& alternative : step.rejected)
        if (alternative.player == other)
            return alternative.reason;
    return std::nullopt;
}

using Boards = std::vector<std::pair<Tpn, Tpn>>;

Boards without(Boards boards, const Boards& others)
{
    std::erase_if(boards, [&others](const auto& board) {
        return std::find(others.begin(), others.end(), board) != others.end();
    });
    return boards;
}

RoundChanges changesOf(const GivenRound& now, const GivenRound& instead, const RoundInQuestion& question)
{
    const auto named = [&question](const std::pair<Tpn, Tpn>& board) {
        return BoardPlayers{question.view.order.keyOf(board.first), question.view.order.keyOf(board.second)};
    };
    RoundChanges changes;
    Boards added = without(instead.boards, now.boards);
    for (const auto& board : without(now.boards, instead.boards)) {
        // The higher ranked player first: that is how a reader looks for a board.
        const Tpn first = std::min(board.first, board.second);
        const auto holds = [&added](Tpn player) {
            return std::find_if(added.begin(), added.end(), [player](const auto& other) {
                return other.first == player || other.second == player;
            });
        };
        auto match = holds(first);
        if (match == added.end())
            match = holds(std::max(board.first, board.second));
        BoardExchange& change = changes.boards.emplace_back();
        change.now = named(board);
        if (match == added.end())
            continue;
        change.instead = named(*match);
        added.erase(match);
    }
    for (const auto& board : added) {
        const auto open = std::find_if(changes.boards.begin(), changes.boards.end(),
                                       [](const BoardExchange& change) { return !change.instead; });
        if (open != changes.boards.end())
            open->instead = named(board);
        else
            changes.boards.push_back({std::nullopt, named(board)});
    }
    if (now.bye)
        changes.byeNow = question.view.order.keyOf(*now.bye);
    if (instead.bye)
        changes.byeInstead = question.view.order.keyOf(*instead.bye);
    return changes;
}

bool samePairs(const GivenRound& a, const GivenRound& b)
{
    const auto pairs = [](const GivenRound& round) {
        Boards boards;
        for (const auto& [white, black] : round.boards)
            boards.emplace_back(std::min(white, black), std::max(white, black));
        std::sort(boards.begin(), boards.end());
        return boards;
    };
    return a.bye == b.bye && pairs(a) == pairs(b);
}

void tellObstacle(const PairObstacle& obstacle, const RoundInQuestion& question, WhyNotAnswer& answer)
{
    answer.obstacle = obstacle.kind;
    answer.met = obstacle.met;
    if (obstacle.others)
        answer.leftOver = keysOf(obstacle.others->blocked, question);
}

} // namespace

Expected<WhyNotAnswer, PairingJobError> answerWhyNot(const RoundInQuestion& question, PlayerKey a, PlayerKey b,
                                                     std::stop_token stop)
{
    WhyNotAnswer answer;
    answer.round = question.round;
    answer.a = a;
    answer.b = b;
    const auto first = question.view.order.tpnOf(a);
    const auto second = question.view.order.tpnOf(b);
    if (!first || !second) {
        answer.verdict = Counterfactual::Verdict::impossible;
        answer.obstacle = PairObstacle::Kind::notInRound;
        return answer;
    }
    PairingRequest request = question.request;
    request.stop = std::move(stop);
    const auto byTheRules = pairRound(question.view.state, request);
    if (!byTheRules)
        return failed(byTheRules.error(), question);
    const auto found = whyNot(question.view.state, request, *first, *second);
    if (!found)
        return failed(found.error(), question);
    const GivenRound asIs = givenBy(*byTheRules);
    answer.verdict = found->verdict;
    answer.meetings = found->meetings;
    answer.roundIsByTheRules = samePairs(asIs, question.given);
    if (found->obstacle)
        tellObstacle(*found->obstacle, question, answer);
    const bool decided =
        found->verdict == Counterfactual::Verdict::worse || found->verdict == Counterfactual::Verdict::laterInOrder;
    const auto* record = std::get_if<CriteriaRecord>(&byTheRules->record);
    if (decided && found->bracket && record != nullptr)
        answer.bracket = record->brackets.at(*found->bracket).residentScore;
    if (decided && !found->bracket && byTheRules->bye)
        answer.bye = question.view.order.keyOf(*byTheRules->bye);
    if (found->verdict == Counterfactual::Verdict::worse)
        answer.loss = lossOf(found->reached, found->withPair, question);
    if (found->order)
        answer.order = lossOf(*found->order, question);
    if (found->step) {
        answer.step = stepOf(*byTheRules, *found->step, question);
        answer.step->passedOver = rejection(*byTheRules, *found->step, *first, *second);
    }
    if (found->alternative)
        answer.changes = changesOf(asIs, givenBy(*found->alternative), question);
    return answer;
}

Expected<RoundJudgement, PairingJobError> judgeRound(const RoundInQuestion& question, std::stop_token stop)
{
    PairingRequest request = question.request;
    request.stop = std::move(stop);
    const auto verdict = judge(question.view.state, request, question.given);
    if (!verdict)
        return failed(verdict.error(), question);
    RoundJudgement told;
    told.round = question.round;
    for (const Violation& violation : verdict->violations)
        told.broken.push_back({violation.kind, keysOf(violation.players, question), violation.met});
    if (verdict->bye) {
        WorsePart& part = told.worse.emplace_back();
        if (verdict->bye->order)
            part.order = lossOf(*verdict->bye->order, question);
        else
            part.loss = lossOf(verdict->bye->reached, verdict->bye->withPair, question);
    }
    for (const BracketVerdict& bracket : verdict->brackets) {
        WorsePart& part = told.worse.emplace_back();
        part.bracket = bracket.best.residentScore;
        if (bracket.lost)
            part.loss =
                lossOf(bracket.best.criteria.at(*bracket.lost), bracket.given.criteria.at(*bracket.lost), question);
        else if (bracket.order)
            part.order = lossOf(*bracket.order, question);
    }
    if (verdict->step)
        told.step = stepOf(verdict->best, *verdict->step, question);
    for (const auto& [white, black] : verdict->colours)
        told.turned.push_back({question.view.order.keyOf(white), question.view.order.keyOf(black)});
    told.changes = changesOf(question.given, givenBy(verdict->best), question);
    told.reasons = reasonsIfGiven(question, verdict->best);
    return told;
}

} // namespace pairwright
