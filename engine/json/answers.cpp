#include "engine/json/answers.h"

#include "engine/json/engine_names.h"
#include "engine/json/record.h"
#include "engine/words/criterion_words.h"
#include "engine/words/failure_words.h"
#include "engine/words/verdict_words.h"

namespace pairwright::json {

namespace {

Value idOrNull(std::optional<Tpn> tpn, const RoundNames& names)
{
    return tpn ? Value(names.idOf(*tpn)) : Value();
}

Array pairsJson(const std::vector<std::pair<Tpn, Tpn>>& pairs, const RoundNames& names)
{
    Array boards;
    for (const auto& [white, black] : pairs)
        boards.emplace_back(Object{{"white", names.idOf(white)}, {"black", names.idOf(black)}});
    return boards;
}

Object lossJson(const CriterionValue& reached, const CriterionValue& instead, const RoundNames& names)
{
    const auto numbers = [](const CriterionValue& value) {
        return Array(value.value.begin(), value.value.end());
    };
    return {{"text", criterionText(instead.criterion, names.entrants())},
            {"article", articleOf(names.rules, instead.criterion)},
            {"rules", numbers(reached)},
            {"instead", numbers(instead)},
            {"charged", idsJson(instead.charged, names)}};
}

Object orderJson(OrderRule rule, const RoundNames& names)
{
    return {{"text", orderText(rule, names.entrants())}, {"article", articleOf(names.rules, rule)}};
}

Object bracketJson(const BracketVerdict& bracket, const RoundNames& names)
{
    Object object{{"score", toString(bracket.best.residentScore)}, {"text", bracketText(bracket, names)}};
    if (bracket.lost)
        object.insert("criterion",
                      lossJson(bracket.best.criteria[*bracket.lost], bracket.given.criteria[*bracket.lost], names));
    if (bracket.order)
        object.insert("order", orderJson(*bracket.order, names));
    return object;
}

/// The same record with the ids of the file for the numbers of the players.
class WithIds {
public:
    explicit WithIds(const RoundNames& names)
        : names_(names)
    {
    }

    void operator()(CriteriaRecord& record) const
    {
        for (BracketRecord& bracket : record.brackets) {
            for (auto* list : {&bracket.residents, &bracket.mdps, &bracket.upfloaters, &bracket.shiftedToBlack,
                               &bracket.shiftedToWhite, &bracket.downfloaters, &bracket.order.limbo})
                change(*list);
            for (auto& [higher, lower] : bracket.pairs) {
                change(higher);
                change(lower);
            }
            for (CriterionValue& value : bracket.criteria)
                change(value.charged);
        }
    }
    void operator()(ProcedureRecord& record) const
    {
        for (ProcedureStep& step : record.steps) {
            change(step.players);
            for (RejectedAlternative& rejected : step.rejected)
                change(rejected.player);
        }
    }
    void operator()(TableRecord&) const {} // its numbers are those of the table

private:
    void change(Tpn& tpn) const { tpn.value = names_.idOf(tpn); }
    void change(std::vector<Tpn>& players) const
    {
        for (Tpn& tpn : players)
            change(tpn);
    }

    const RoundNames& names_;
};

} // namespace

Array idsJson(const std::vector<Tpn>& players, const RoundNames& names)
{
    Array ids;
    for (const Tpn tpn : players)
        ids.emplace_back(names.idOf(tpn));
    return ids;
}

Object toJson(const GivenRound& round, const RoundNames& names)
{
    return {{"boards", pairsJson(round.boards, names)}, {"bye", idOrNull(round.bye, names)}};
}

Object toJson(const RoundPairing& pairing, const RoundNames& names)
{
    Object object = toJson(givenBy(pairing), names);
    if (pairing.arbiterDecides)
        object.insert("arbiter_decides", true);
    return object;
}

Array toJson(const std::vector<SeatedGame>& games)
{
    const auto seated = [](const SeatedPlayer& player) {
        return player.id == 0 ? Value() : Value(Object{{"id", player.id}, {"name", player.name}});
    };
    Array told;
    for (const SeatedGame& game : games)
        told.emplace_back(Object{{"board", game.board}, {"white", seated(game.white)}, {"black", seated(game.black)}});
    return told;
}

Object toJson(const PairingFailure& failure, const RoundNames& names)
{
    return {{"reason", keyOf(failure.reason)},
            {"players", idsJson(failure.blocked, names)},
            {"opponents", idsJson(failure.onlyOpponents, names)},
            {"message", failureText(failure, names)}};
}

Object toJson(const Verdict& verdict, const RoundNames& names)
{
    Array violations;
    for (const Violation& violation : verdict.violations)
        violations.emplace_back(
            Object{{"players", idsJson(violation.players, names)}, {"text", violationText(violation, names)}});
    Array brackets;
    for (const BracketVerdict& bracket : verdict.brackets)
        brackets.emplace_back(bracketJson(bracket, names));
    Object object{{"clean", verdict.isClean()},
                  {"violations", violations},
                  {"brackets", brackets},
                  {"colours", pairsJson(verdict.colours, names)},
                  {"rules", toJson(givenBy(verdict.best), names)}};
    if (verdict.bye)
        object.insert("bye", toJson(*verdict.bye, names));
    if (verdict.step) {
        const ProcedureStep& step = std::get<ProcedureRecord>(verdict.best.record).steps[*verdict.step];
        object.insert("step", Object{{"number", *verdict.step + 1},
                                     {"article", step.article},
                                     {"players", idsJson(step.players, names)}});
    }
    return object;
}

Object toJson(const Counterfactual& answer, const RoundNames& names)
{
    Object object{{"verdict", keyOf(answer.verdict)}};
    if (answer.obstacle)
        object.insert("reason", obstacleText(*answer.obstacle, names));
    if (answer.bracket)
        object.insert("bracket", *answer.bracket + 1);
    if (answer.verdict == Counterfactual::Verdict::inOtherRounds) {
        Array rounds;
        for (const RoundNumber round : answer.meetings)
            rounds.emplace_back(round.value);
        object.insert("rounds", std::move(rounds));
    }
    if (answer.verdict == Counterfactual::Verdict::worse)
        object.insert("criterion", lossJson(answer.reached, answer.withPair, names));
    if (answer.order)
        object.insert("order", orderJson(*answer.order, names));
    if (answer.step)
        object.insert("step", *answer.step + 1);
    if (answer.alternative)
        object.insert("alternative", toJson(givenBy(*answer.alternative), names));
    return object;
}

Object toJson(const trf::CheckedRound& checked, const GivenRound& recorded, SystemEdition system,
              const RoundNames& names)
{
    Object object{{"round", names.round.value}, {"system", keyOf(system.system)},
                  {"edition", system.edition},  {"recorded", toJson(recorded, names)},
                  {"clean", checked.isClean()}, {"undecided", checked.isUndecided()}};
    if (checked.refused)
        object.insert("refused", failureText(*checked.refused, names));
    else
        object.insert("verdict", toJson(*checked.verdict, names));
    return object;
}

Object explanation(const RoundPairing& pairing, const RoundNames& names)
{
    Array boards;
    for (const Board& board : pairing.boards)
        boards.emplace_back(
            Object{{"white", names.idOf(board.white)},
                   {"black", names.idOf(board.black)},
                   {"colours", Object{{"rule", keyOf(board.rule)}, {"article", articleOf(names.rules, board.rule)}}}});
    Object object = toJson(pairing, names);
    object.insert("boards", std::move(boards));
    DecisionRecord record = pairing.record;
    std::visit(WithIds(names), record);
    insertRecord(object, record);
    return object;
}

} // namespace pairwright::json
