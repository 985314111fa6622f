#include "app/pairing/computed_reasons.h"

#include "app/domain/program_version.h"

#include <stop_token>

namespace pairwright {

std::shared_ptr<const ComputedReasons> reasonsIfGiven(const RoundInQuestion& question, const RoundPairing& byTheRules)
{
    ComputedReasons reasons;
    for (const Board& board : byTheRules.boards)
        reasons.colours.emplace(std::pair(board.white, board.black), board.rule);
    std::map<std::pair<Tpn, Tpn>, ColourRule> left = reasons.colours;
    for (const auto& board : question.given.boards)
        if (left.erase(board) == 0)
            return nullptr;
    if (!left.empty() || byTheRules.bye != question.given.bye)
        return nullptr;
    reasons.stored = {byTheRules.record, byTheRules.effectiveNumbers, question.request.system, programVersion(), {}};
    return std::make_shared<const ComputedReasons>(std::move(reasons));
}

std::shared_ptr<const ComputedReasons> computeReasons(const Tournament& tournament, RoundNumber round,
                                                      const RoundVersion& version,
                                                      const std::function<bool()>& mustStop)
{
    if (version.hasOwnRecord())
        return nullptr;
    RoundInQuestion question = roundInQuestion(tournament, round, version);
    std::stop_source stop;
    question.request.stop = stop.get_token();
    question.request.progress = [&stop, &mustStop](int, int) {
        if (mustStop && mustStop())
            stop.request_stop();
    };
    const auto byTheRules = pairRound(question.view.state, question.request);
    return byTheRules ? reasonsIfGiven(question, *byTheRules) : nullptr;
}

} // namespace pairwright
