#include "engine/words/verdict_words.h"

#include "engine/capabilities.h"
#include "engine/words/criterion_words.h"

#include <algorithm>

namespace pairwright {

namespace {

std::string pairText(Tpn a, Tpn b, const RoundNames& names)
{
    return std::to_string(names.idOf(a)) + "-" + std::to_string(names.idOf(b));
}

std::string inBrackets(const std::string& article)
{
    return article.empty() ? article : " (" + article + ")";
}

std::string lossText(const CriterionValue& reached, const CriterionValue& instead, const char* is, const char* would,
                     const RoundNames& names)
{
    const std::string charged = instead.charged.empty() ? std::string() : " (" + idList(instead.charged, names) + ")";
    return criterionText(instead.criterion, names.entrants()) + ": " + valueText(instead) + charged + " " + would +
           ", " + valueText(reached) + " " + is + inBrackets(articleOf(names.rules, instead.criterion));
}

std::string stepText(const ProcedureStep& step, const RoundNames& names)
{
    const bool scrutiny = capabilitiesOf(names.rules).method == Method::scrutiny;
    const char* const pairs = scrutiny ? "scrutiny pairs " : "the procedure pairs ";
    const std::string what =
        (step.outcome == ProcedureOutcome::bye ? "the bye goes to " : pairs) + idList(step.players, names);
    return what + inBrackets(std::string(findSystem(names.rules)->rules) + " art. " + step.article);
}

} // namespace

std::string orderText(OrderRule rule, Entrants entrants)
{
    switch (rule) {
    case OrderRule::byeOrder: return "of equal candidates for the bye the lowest ranked one gets it";
    case OrderRule::movedDownPlayers: return "other moved-down players are to be paired first";
    case OrderRule::transposition: return "an earlier order of the lower half exists";
    case OrderRule::exchange: return "a smaller or earlier exchange between the halves exists";
    case OrderRule::upfloaterSet:
        return "an earlier set of " + std::string(entrants == Entrants::teams ? "teams" : "players") +
               " to move up exists";
    case OrderRule::shifters: return "other players are first to change the subgroup";
    case OrderRule::permutation: return "an earlier order of the second subgroup exists";
    case OrderRule::identifier: return "a smaller identifier of the bracket exists";
    case OrderRule::lowestOpponent: return "a higher ranked player could have a lower opponent";
    }
    return {};
}

std::string violationText(const Violation& violation, const RoundNames& names)
{
    const std::string who = idList(violation.players, names);
    switch (violation.kind) {
    case Violation::Kind::notInRound: return names.one() + " " + who + " does not take part in the round";
    case Violation::Kind::pairedTwice: return names.one() + " " + who + " is placed twice";
    case Violation::Kind::leftOut: return names.one() + " " + who + " has neither an opponent nor the bye";
    case Violation::Kind::haveMet:
        return names.many() + " " + who + " have met in round " +
               std::to_string(violation.met.value_or(RoundNumber{0}).value);
    case Violation::Kind::forbidden: return names.many() + " " + who + " must not meet (forbidden pair)";
    case Violation::Kind::sameAbsolutePreference:
        return names.many() + " " + who + " have the same absolute colour preference";
    case Violation::Kind::colourLimits: return names.many() + " " + who + " cannot both have colours within the limits";
    case Violation::Kind::byeBarred: return names.one() + " " + who + " may not have the bye";
    case Violation::Kind::notByTable:
        return names.many() + " " + who + " meet in round " +
               std::to_string(violation.met.value_or(RoundNumber{0}).value) + " by the table";
    }
    return {};
}

std::string bracketText(const BracketVerdict& bracket, const RoundNames& names)
{
    const std::string head = "bracket of " + toString(bracket.best.residentScore) + " points: ";
    if (bracket.lost)
        return head + lossText(bracket.best.criteria[*bracket.lost], bracket.given.criteria[*bracket.lost],
                               "by the rules", "as recorded", names);
    if (bracket.order)
        return head + orderText(*bracket.order, names.entrants()) + inBrackets(articleOf(names.rules, *bracket.order));
    return head + "two moved-down players play each other";
}

std::string obstacleText(const PairObstacle& obstacle, const RoundNames& names)
{
    switch (obstacle.kind) {
    case PairObstacle::Kind::notInRound: return "one of them does not take part in the round";
    case PairObstacle::Kind::haveMet:
        return "they met in round " + std::to_string(obstacle.met.value_or(RoundNumber{0}).value) + " (C.04.1 art. 2)";
    case PairObstacle::Kind::forbidden: return "the organiser forbids the pair";
    case PairObstacle::Kind::sameAbsolutePreference: return "both have the same absolute colour preference";
    case PairObstacle::Kind::colourLimits: return "no colours for both are within the limits";
    case PairObstacle::Kind::othersLeftOver:
        return "the others could not all be paired" + (obstacle.others && !obstacle.others->blocked.empty()
                                                           ? " (" + idList(obstacle.others->blocked, names) + ")"
                                                           : std::string());
    }
    return {};
}

std::string valueText(const CriterionValue& value)
{
    std::string text;
    for (const std::int64_t number : value.value)
        text += (text.empty() ? "" : " ") + (isListOfPoints(value.criterion)
                                                 ? toString(Score{static_cast<std::int32_t>(number)})
                                                 : std::to_string(std::abs(number)));
    return text.empty() ? "nobody" : text;
}

std::string boardsText(const GivenRound& round, const GivenRound* without, const RoundNames& names)
{
    std::string text;
    for (const auto& board : round.boards)
        if (!without || std::find(without->boards.begin(), without->boards.end(), board) == without->boards.end())
            text += (text.empty() ? "" : " ") + pairText(board.first, board.second, names);
    if (round.bye && (!without || without->bye != round.bye))
        text += (text.empty() ? "bye " : ", bye ") + std::to_string(names.idOf(*round.bye));
    return text;
}

std::vector<std::string> verdictLines(const Verdict& verdict, const RoundNames& names)
{
    std::vector<std::string> lines;
    lines.reserve(verdict.violations.size());
    for (const Violation& violation : verdict.violations)
        lines.push_back(violationText(violation, names));
    if (verdict.bye && verdict.bye->order)
        lines.push_back("bye: " + orderText(*verdict.bye->order, names.entrants()) +
                        inBrackets(articleOf(names.rules, *verdict.bye->order)));
    else if (verdict.bye)
        lines.push_back(lossText(verdict.bye->reached, verdict.bye->withPair, "by the rules", "as recorded", names));
    for (const BracketVerdict& bracket : verdict.brackets)
        lines.push_back(bracketText(bracket, names));
    if (verdict.step)
        lines.push_back("step " + std::to_string(*verdict.step + 1) + ": " +
                        stepText(std::get<ProcedureRecord>(verdict.best.record).steps[*verdict.step], names));
    for (const auto& [white, black] : verdict.colours)
        lines.push_back("board " + pairText(white, black, names) +
                        ": the colours are the other way round by the rules");
    return lines;
}

std::string answerText(const Counterfactual& answer, Tpn a, Tpn b, const RoundPairing& asIs, const RoundNames& names)
{
    const std::string pair = pairText(a, b, names);
    switch (answer.verdict) {
    case Counterfactual::Verdict::isPaired: return pair + " is paired.";
    case Counterfactual::Verdict::impossible:
        return pair + " is impossible: " + obstacleText(*answer.obstacle, names) + ".";
    case Counterfactual::Verdict::worse:
    case Counterfactual::Verdict::laterInOrder: {
        std::string where;
        if (const auto* record = std::get_if<CriteriaRecord>(&asIs.record); record && answer.bracket)
            where = " in the bracket of " + toString(record->brackets[*answer.bracket].residentScore) + " points";
        if (answer.verdict == Counterfactual::Verdict::worse)
            return pair + " would be worse" + where + ": " +
                   lossText(answer.reached, answer.withPair, "as paired", "with it", names) + ".";
        return pair + " is as good by every criterion, but comes later in the order of the rules" + where + ": " +
               orderText(*answer.order, names.entrants()) + inBrackets(articleOf(names.rules, *answer.order)) + ".";
    }
    case Counterfactual::Verdict::decidedByStep:
        return pair + " was decided by a step of the procedure: " +
               stepText(std::get<ProcedureRecord>(asIs.record).steps[*answer.step], names) + ".";
    case Counterfactual::Verdict::inOtherRounds: {
        std::string rounds;
        for (const RoundNumber round : answer.meetings)
            rounds += (rounds.empty() ? "" : ", ") + std::to_string(round.value);
        return pair + " is of another round: by the table they meet in round " + rounds + ".";
    }
    case Counterfactual::Verdict::unknown: break;
    }
    return pair + ": unknown; the search became too large.";
}

} // namespace pairwright
