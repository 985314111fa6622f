#include "app/cli/verdict_text.h"

#include "app/cli/failure_text.h"
#include "app/pairing/criterion_words.h"
#include "engine/capabilities.h"

#include <QJsonArray>

#include <algorithm>
#include <array>

namespace pairwright::cli {

namespace {

std::string players(const std::vector<Tpn>& tpns, const PairingTask& task)
{
    std::string list;
    for (const Tpn tpn : tpns)
        list += (list.empty() ? "" : ", ") + std::to_string(task.idOf(tpn));
    return list;
}

std::string pairText(Tpn a, Tpn b, const PairingTask& task)
{
    return std::to_string(task.idOf(a)) + "-" + std::to_string(task.idOf(b));
}

std::string inBrackets(const std::string& article)
{
    return article.empty() ? article : " (" + article + ")";
}

std::string orderText(OrderRule rule)
{
    switch (rule) {
    case OrderRule::byeOrder: return "of equal candidates for the bye the lowest ranked one gets it";
    case OrderRule::movedDownPlayers: return "other moved-down players are to be paired first";
    case OrderRule::transposition: return "an earlier order of the lower half exists";
    case OrderRule::exchange: return "a smaller or earlier exchange between the halves exists";
    case OrderRule::upfloaterSet: return "an earlier set of players to move up exists";
    case OrderRule::shifters: return "other players are first to change the subgroup";
    case OrderRule::permutation: return "an earlier order of the second subgroup exists";
    case OrderRule::identifier: return "a smaller identifier of the bracket exists";
    case OrderRule::lowestOpponent: return "a higher ranked player could have a lower opponent";
    }
    return {};
}

std::string violationText(const Violation& violation, const PairingTask& task)
{
    const std::string who = players(violation.players, task);
    switch (violation.kind) {
    case Violation::Kind::notInRound: return "player " + who + " does not take part in the round";
    case Violation::Kind::pairedTwice: return "player " + who + " is placed twice";
    case Violation::Kind::leftOut: return "player " + who + " has neither an opponent nor the bye";
    case Violation::Kind::haveMet:
        return "players " + who + " have met in round " + std::to_string(violation.met.value_or(RoundNumber{0}).value);
    case Violation::Kind::forbidden: return "players " + who + " must not meet (forbidden pair)";
    case Violation::Kind::sameAbsolutePreference: return "players " + who + " have the same absolute colour preference";
    case Violation::Kind::colourLimits: return "players " + who + " cannot both have colours within the limits";
    case Violation::Kind::byeBarred: return "player " + who + " may not have the bye";
    }
    return {};
}

std::string lossText(const CriterionValue& reached, const CriterionValue& instead, const char* is, const char* would,
                     const PairingTask& task)
{
    const std::string charged = instead.charged.empty() ? std::string() : " (" + players(instead.charged, task) + ")";
    return criterionText(instead.criterion) + ": " + valueText(instead) + charged + " " + would + ", " +
           valueText(reached) + " " + is + inBrackets(articleOf(task.rules(), instead.criterion));
}

std::string bracketText(const BracketVerdict& bracket, const PairingTask& task)
{
    const std::string head = "bracket of " + toString(bracket.best.residentScore) + " points: ";
    if (bracket.lost)
        return head + lossText(bracket.best.criteria[*bracket.lost], bracket.given.criteria[*bracket.lost],
                               "by the rules", "as recorded", task);
    if (bracket.order)
        return head + orderText(*bracket.order) + inBrackets(articleOf(task.rules(), *bracket.order));
    return head + "two moved-down players play each other";
}

std::string stepText(const ProcedureStep& step, const PairingTask& task)
{
    const bool scrutiny = capabilitiesOf(task.rules()).method == Method::scrutiny;
    const char* const pairs = scrutiny ? "scrutiny pairs " : "the procedure pairs ";
    const std::string what =
        (step.outcome == ProcedureOutcome::bye ? "the bye goes to " : pairs) + players(step.players, task);
    return what + inBrackets(std::string(findSystem(task.rules())->rules) + " art. " + step.article);
}

std::string obstacleText(const PairObstacle& obstacle, const PairingTask& task)
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
                                                           ? " (" + players(obstacle.others->blocked, task) + ")"
                                                           : std::string());
    }
    return {};
}

QString keyOf(Counterfactual::Verdict verdict)
{
    static const std::array keys{"is-paired", "impossible", "worse", "later-in-order", "decided-by-step", "unknown"};
    return QString::fromLatin1(keys.at(static_cast<std::size_t>(verdict)));
}

QJsonArray ids(const std::vector<Tpn>& tpns, const PairingTask& task)
{
    QJsonArray array;
    for (const Tpn tpn : tpns)
        array.append(task.idOf(tpn));
    return array;
}

QJsonObject toJson(const CriterionValue& reached, const CriterionValue& instead, const PairingTask& task)
{
    const auto numbers = [](const CriterionValue& value) {
        QJsonArray array;
        for (const std::int64_t number : value.value)
            array.append(static_cast<qint64>(number));
        return array;
    };
    return {{"text", QString::fromStdString(criterionText(instead.criterion))},
            {"article", QString::fromStdString(articleOf(task.rules(), instead.criterion))},
            {"rules", numbers(reached)},
            {"instead", numbers(instead)},
            {"charged", ids(instead.charged, task)}};
}

QJsonObject toJson(OrderRule rule, const PairingTask& task)
{
    return {{"text", QString::fromStdString(orderText(rule))},
            {"article", QString::fromStdString(articleOf(task.rules(), rule))}};
}

} // namespace

std::string criterionText(Criterion criterion)
{
    return describeCriterion(criterion).toStdString();
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

std::string boardsText(const GivenRound& round, const GivenRound* without, const PairingTask& task)
{
    std::string text;
    for (const auto& board : round.boards)
        if (!without || std::find(without->boards.begin(), without->boards.end(), board) == without->boards.end())
            text += (text.empty() ? "" : " ") + pairText(board.first, board.second, task);
    if (round.bye && (!without || without->bye != round.bye))
        text += (text.empty() ? "bye " : ", bye ") + std::to_string(task.idOf(*round.bye));
    return text;
}

std::vector<std::string> verdictLines(const Verdict& verdict, const PairingTask& task)
{
    std::vector<std::string> lines;
    for (const Violation& violation : verdict.violations)
        lines.push_back(violationText(violation, task));
    if (verdict.bye && verdict.bye->order)
        lines.push_back("bye: " + orderText(*verdict.bye->order) +
                        inBrackets(articleOf(task.rules(), *verdict.bye->order)));
    else if (verdict.bye)
        lines.push_back(lossText(verdict.bye->reached, verdict.bye->withPair, "by the rules", "as recorded", task));
    for (const BracketVerdict& bracket : verdict.brackets)
        lines.push_back(bracketText(bracket, task));
    if (verdict.step)
        lines.push_back("step " + std::to_string(*verdict.step + 1) + ": " +
                        stepText(std::get<ProcedureRecord>(verdict.best.record).steps[*verdict.step], task));
    for (const auto& [white, black] : verdict.colours)
        lines.push_back("board " + pairText(white, black, task) + ": the colours are the other way round by the rules");
    return lines;
}

std::string answerText(const Counterfactual& answer, Tpn a, Tpn b, const RoundPairing& asIs, const PairingTask& task)
{
    const std::string pair = pairText(a, b, task);
    switch (answer.verdict) {
    case Counterfactual::Verdict::isPaired: return pair + " is paired.";
    case Counterfactual::Verdict::impossible:
        return pair + " is impossible: " + obstacleText(*answer.obstacle, task) + ".";
    case Counterfactual::Verdict::worse:
    case Counterfactual::Verdict::laterInOrder: {
        std::string where;
        if (const auto* record = std::get_if<CriteriaRecord>(&asIs.record); record && answer.bracket)
            where = " in the bracket of " + toString(record->brackets[*answer.bracket].residentScore) + " points";
        if (answer.verdict == Counterfactual::Verdict::worse)
            return pair + " would be worse" + where + ": " +
                   lossText(answer.reached, answer.withPair, "as paired", "with it", task) + ".";
        return pair + " is as good by every criterion, but comes later in the order of the rules" + where + ": " +
               orderText(*answer.order) + inBrackets(articleOf(task.rules(), *answer.order)) + ".";
    }
    case Counterfactual::Verdict::decidedByStep:
        return pair + " was decided by a step of the procedure: " +
               stepText(std::get<ProcedureRecord>(asIs.record).steps[*answer.step], task) + ".";
    case Counterfactual::Verdict::unknown: break;
    }
    return pair + ": unknown; the search became too large.";
}

QJsonObject toJson(const GivenRound& round, const PairingTask& task)
{
    QJsonArray boards;
    for (const auto& [white, black] : round.boards)
        boards.append(QJsonObject{{"white", task.idOf(white)}, {"black", task.idOf(black)}});
    return {{"boards", boards}, {"bye", round.bye ? QJsonValue(task.idOf(*round.bye)) : QJsonValue()}};
}

QJsonObject toJson(const Verdict& verdict, const PairingTask& task)
{
    QJsonArray violations;
    for (const Violation& violation : verdict.violations)
        violations.append(QJsonObject{{"players", ids(violation.players, task)},
                                      {"text", QString::fromStdString(violationText(violation, task))}});
    QJsonArray brackets;
    for (const BracketVerdict& bracket : verdict.brackets) {
        QJsonObject object{{"score", QString::fromStdString(toString(bracket.best.residentScore))},
                           {"text", QString::fromStdString(bracketText(bracket, task))}};
        if (bracket.lost)
            object.insert("criterion",
                          toJson(bracket.best.criteria[*bracket.lost], bracket.given.criteria[*bracket.lost], task));
        if (bracket.order)
            object.insert("order", toJson(*bracket.order, task));
        brackets.append(object);
    }
    QJsonArray turned;
    for (const auto& [white, black] : verdict.colours)
        turned.append(QJsonObject{{"white", task.idOf(white)}, {"black", task.idOf(black)}});
    QJsonObject object{{"clean", verdict.isClean()},
                       {"violations", violations},
                       {"brackets", brackets},
                       {"colours", turned},
                       {"rules", toJson(givenBy(verdict.best), task)}};
    if (verdict.bye)
        object.insert("bye", toJson(*verdict.bye, task));
    if (verdict.step) {
        const ProcedureStep& step = std::get<ProcedureRecord>(verdict.best.record).steps[*verdict.step];
        object.insert("step", QJsonObject{{"number", static_cast<int>(*verdict.step) + 1},
                                          {"article", QString::fromStdString(step.article)},
                                          {"players", ids(step.players, task)}});
    }
    return object;
}

QJsonObject toJson(const Counterfactual& answer, const PairingTask& task)
{
    QJsonObject object{{"verdict", keyOf(answer.verdict)}};
    if (answer.obstacle)
        object.insert("reason", QString::fromStdString(obstacleText(*answer.obstacle, task)));
    if (answer.bracket)
        object.insert("bracket", static_cast<int>(*answer.bracket) + 1);
    if (answer.verdict == Counterfactual::Verdict::worse)
        object.insert("criterion", toJson(answer.reached, answer.withPair, task));
    if (answer.order)
        object.insert("order", toJson(*answer.order, task));
    if (answer.step)
        object.insert("step", static_cast<int>(*answer.step) + 1);
    if (answer.alternative)
        object.insert("alternative", toJson(givenBy(*answer.alternative), task));
    return object;
}

GivenRound givenBy(const RoundPairing& pairing)
{
    GivenRound given;
    for (const Board& board : pairing.boards)
        given.boards.emplace_back(board.white, board.black);
    given.bye = pairing.bye;
    return given;
}

} // namespace pairwright::cli
