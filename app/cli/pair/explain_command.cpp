#include "app/cli/pair/explain_command.h"

#include "app/cli/console/choices.h"
#include "app/cli/console/failure_exit.h"
#include "app/cli/console/json_output.h"
#include "app/cli/input/recorded_rounds.h"
#include "engine/base/limits.h"
#include "engine/json/answers.h"
#include "engine/words/colour_words.h"
#include "engine/words/criterion_words.h"
#include "engine/words/failure_words.h"
#include "engine/words/verdict_words.h"

#include <algorithm>
#include <sstream>

namespace pairwright::cli {

namespace {

/// The round to explain, as the rules give it.
struct Explained {
    PairingTask task;
    RoundPairing pairing;
    std::optional<GivenRound> recorded; ///< none: the round is not paired yet
};

struct Question {
    std::optional<int> player;
    std::optional<std::pair<int, int>> whyNot;
};

Expected<Question, CliError> questionOf(const Arguments& arguments)
{
    Question question;
    const auto player = arguments.number("player", 1, mostPlayers);
    if (!player)
        return Unexpected{player.error()};
    question.player = *player;
    if (const auto pair = arguments.value("why-not")) {
        std::istringstream words(*pair);
        int a = 0;
        int b = 0;
        std::string rest;
        if (!(words >> a >> b) || words >> rest || a < 1 || b < 1)
            return Unexpected{CliError{ExitCode::badRequest, "--why-not needs two ids, not \"" + *pair + "\""}};
        question.whyNot = {a, b};
    }
    return question;
}

/// A round that is paired already; not yet paired again.
Expected<Explained, CliError> load(const std::string& path, const trf::Choices& choices, int round)
{
    auto file = RecordedRounds::open(path, choices, round);
    if (!file)
        return Unexpected{file.error()};
    auto recorded = file->at(0);
    if (!recorded)
        return Unexpected{recorded.error()};
    std::vector<std::string>& remarks = recorded->task.remarks;
    remarks.insert(remarks.begin(), file->remarks().begin(), file->remarks().end());
    return Explained{std::move(recorded->task), {}, std::move(recorded->given)};
}

Expected<Explained, CliError> load(const std::string& path, const trf::Choices& choices, std::optional<int> round)
{
    Explained explained;
    if (round) {
        auto paired = load(path, choices, *round);
        if (paired) {
            explained = std::move(*paired);
        } else {
            auto next = loadPairingTask(path, choices);
            if (!next || next->round.value != *round)
                return Unexpected{paired.error()};
            explained.task = std::move(*next);
        }
    } else {
        auto next = loadPairingTask(path, choices);
        if (!next)
            return Unexpected{next.error()};
        explained.task = std::move(*next);
    }
    auto pairing = pairRound(explained.task.state, explained.task.request);
    if (!pairing)
        return Unexpected{CliError{exitCodeOf(pairing.error().reason),
                                   path + ": " + failureText(pairing.error(), explained.task.names())}};
    explained.pairing = std::move(*pairing);
    return explained;
}

Expected<Tpn, CliError> tpnOf(int id, const PairingTask& task)
{
    const auto found = std::find(task.ids.begin(), task.ids.end(), id);
    if (found == task.ids.end())
        return Unexpected{
            CliError{ExitCode::badRequest, "no " + task.names().one() + " has the number " + std::to_string(id)}};
    return Tpn{static_cast<std::int32_t>(found - task.ids.begin()) + 1};
}

bool names(const std::vector<Tpn>& players, Tpn tpn)
{
    return std::find(players.begin(), players.end(), tpn) != players.end();
}

std::string list(const std::vector<Tpn>& players, const PairingTask& task)
{
    std::string text;
    for (const Tpn tpn : players)
        text += (text.empty() ? "" : ", ") + std::to_string(task.idOf(tpn));
    return text;
}

void printBoard(const Board& board, const Explained& explained, Console& console)
{
    const PairingTask& task = explained.task;
    const bool ofOwnTable = board.rule == ColourRule::byTable && task.names().entrants() == Entrants::teams &&
                            !gamesText(task, task.round, explained.pairing).empty();
    const std::string article = ofOwnTable ? std::string() : articleOf(task.rules(), board.rule);
    console.print(std::to_string(task.idOf(board.white)) + "-" + std::to_string(task.idOf(board.black)) +
                  "  colours: " + std::string(colourText(board.rule, task.names().entrants())) +
                  (article.empty() ? "" : " (" + article + ")") + "\n");
}

void printBracket(const BracketRecord& bracket, const Explained& explained, Console& console)
{
    const PairingTask& task = explained.task;
    const auto line = [&](const char* what, const std::vector<Tpn>& players) {
        if (!players.empty())
            console.print(std::string("  ") + what + ": " + list(players, task) + "\n");
    };
    console.print("bracket of " + toString(bracket.residentScore) + " points\n");
    line("residents", bracket.residents);
    line("moved down into it", bracket.mdps);
    line("moved up into it", bracket.upfloaters);
    line("now among the Black seekers", bracket.shiftedToBlack);
    line("now among the White seekers", bracket.shiftedToWhite);
    line("left it downwards", bracket.downfloaters);
    if (bracket.order.exchanged > 0)
        console.print("  exchanged between the halves: " + std::to_string(bracket.order.exchanged) + "\n");
    for (const CriterionValue& value : bracket.criteria)
        if (std::any_of(value.value.begin(), value.value.end(), [](std::int64_t number) { return number != 0; }))
            console.print("  " + criterionText(value.criterion, task.names().entrants()) + ": " + valueText(value) +
                          " (" + list(value.charged, task) + "; " + articleOf(task.rules(), value.criterion) + ")\n");
}

bool holds(const BracketRecord& bracket, Tpn tpn)
{
    return names(bracket.residents, tpn) || names(bracket.mdps, tpn) || names(bracket.upfloaters, tpn);
}

/// What C.10 and C.14 of the Dutch system of 2012 gave up, by article.
const char* requirementText(std::string_view article)
{
    struct Words {
        std::string_view article;
        const char* text;
    };
    static constexpr std::array words{
        Words{"A.8.a", "pairs with the same colour preference, as few as the numbers allow (X1)"},
        Words{"A.8.b", "pairs with the same strong preference, as few as the numbers allow (Z1)"},
        Words{"C.10.a", "upfloated two rounds before: B.6 dropped"},
        Words{"C.10.b", "upfloated in the last round: B.5 dropped"},
        Words{"C.10.c", "downfloated two rounds before: B.6 dropped"},
        Words{"C.10.d", "downfloated in the last round: B.5 dropped"},
        Words{"C.10.e", "pairs with the same colour preference: X or Z raised"},
        Words{"C.10.f", "pairs with the same strong preference: A.7.d dropped"},
        Words{"C.10.g", "topscorers with the same absolute preference: B.2 dropped"},
        Words{"C.14.b.2", "moved-down players left over: M1 lowered"},
    };
    for (const Words& entry : words)
        if (entry.article == article)
            return entry.text;
    return "left over: P1 lowered";
}

const char* outcomeText(const ProcedureStep& step)
{
    switch (step.outcome) {
    case ProcedureOutcome::bye: return "gets the bye";
    case ProcedureOutcome::groupDownward: return "group, paired downward";
    case ProcedureOutcome::groupUpward: return "group, paired upward";
    case ProcedureOutcome::groupMedian: return "median group with its floaters";
    case ProcedureOutcome::floaterA: return "floats (type a)";
    case ProcedureOutcome::floaterB: return "floats (type b)";
    case ProcedureOutcome::floaterC: return "floats (type c)";
    case ProcedureOutcome::floaterD: return "floats (type d)";
    case ProcedureOutcome::crackedAbove:
    case ProcedureOutcome::crackedBelow: return "pair taken apart again";
    case ProcedureOutcome::paired: return "are paired";
    case ProcedureOutcome::transferredUp: return "comes up from a lower scoregroup";
    case ProcedureOutcome::shiftedToBlack: return "changes to the Black column";
    case ProcedureOutcome::shiftedToWhite: return "changes to the White column";
    case ProcedureOutcome::floatsDown: return "floats down";
    case ProcedureOutcome::arbiterDecides: return "the text leaves it to the arbiter; what follows is a proposal";
    case ProcedureOutcome::limitsDropped: return "the limits of colour are dropped in the last round";
    case ProcedureOutcome::homogeneousBracket: return "homogeneous bracket";
    case ProcedureOutcome::heterogeneousBracket: return "heterogeneous bracket";
    case ProcedureOutcome::joinedBracket: return "joined to one lowest bracket";
    case ProcedureOutcome::requirementLowered: return requirementText(step.article);
    case ProcedureOutcome::exchanged: return "change halves";
    case ProcedureOutcome::movedDown: return "move down";
    case ProcedureOutcome::pairedAgain: return "move down after the bracket was paired again";
    }
    return "";
}

const char* reasonText(RejectedAlternative::Reason reason)
{
    switch (reason) {
    case RejectedAlternative::Reason::incompatible: return "may not meet";
    case RejectedAlternative::Reason::othersLeftOver: return "others would be left over";
    case RejectedAlternative::Reason::colourDoesNotSuit: return "colour does not suit";
    case RejectedAlternative::Reason::beyondRatingLimit: return "beyond the rating limit";
    case RejectedAlternative::Reason::requirementsNotMet: return "requirements not met";
    case RejectedAlternative::Reason::byeBarred: return "may not have the bye";
    }
    return "";
}

void printSteps(const ProcedureRecord& record, std::optional<Tpn> player, const Explained& explained, Console& console)
{
    const PairingTask& task = explained.task;
    for (std::size_t i = 0; i < record.steps.size(); ++i) {
        const ProcedureStep& step = record.steps[i];
        if (player && !names(step.players, *player))
            continue;
        std::string text = "step " + std::to_string(i + 1) + " (art. " + step.article +
                           "): " + (step.players.empty() ? "" : list(step.players, task) + ": ") + outcomeText(step);
        for (const RejectedAlternative& rejected : step.rejected)
            text += std::string(text.back() == ')' ? ", " : "; not ") + std::to_string(task.idOf(rejected.player)) +
                    " (" + reasonText(rejected.reason) + ")";
        console.print(text + "\n");
    }
}

void printRound(const Explained& explained, std::optional<Tpn> player, Console& console)
{
    for (const Board& board : explained.pairing.boards)
        if (!player || board.white == *player || board.black == *player)
            printBoard(board, explained, console);
    if (explained.pairing.bye && (!player || explained.pairing.bye == player))
        console.print(std::to_string(explained.task.idOf(*explained.pairing.bye)) + "  bye\n");
    if (const auto* record = std::get_if<CriteriaRecord>(&explained.pairing.record)) {
        for (const BracketRecord& bracket : record->brackets)
            if (!player || holds(bracket, *player))
                printBracket(bracket, explained, console);
    } else if (const auto* procedure = std::get_if<ProcedureRecord>(&explained.pairing.record)) {
        printSteps(*procedure, player, explained, console);
    } else {
        const auto& line = std::get<TableRecord>(explained.pairing.record);
        const bool ofTeams =
            capabilitiesOf(explained.task.request.system).entrants == Entrants::teams; // of a Scheveningen match
        console.print("round " + std::to_string(line.round) + " of the " + (ofTeams ? "" : "Berger ") + "table for " +
                      std::to_string(line.numbers) + (ofTeams ? " boards" : " numbers") + ", cycle " +
                      std::to_string(line.cycle) + (line.turned ? ", colours turned\n" : "\n"));
        console.print(gamesText(explained.task, explained.task.round, explained.pairing));
    }
}

} // namespace

const CommandSpec& ExplainCommand::spec() const
{
    static const CommandSpec spec{
        "explain",
        "Tells why a round of FILE is paired as it is, and why not otherwise.",
        {"FILE"},
        withChoices({{"round", "N", "a paired round, or the next one (default)"},
                     {"player", "ID", "what concerns this player, or team, only"},
                     {"why-not", "A B", "why these two are not paired"},
                     {"json", "", "machine-readable: the whole round, or the answer to --why-not"}}),
        "A round that is paired already is paired again by the rules; see the command check for a comparison.\n"
        "The answer to --why-not is one of: impossible (why), worse (first bracket and criterion that lose),\n"
        "equal but later in the order of the rules, decided by a step (Lim, Dutch 2012), unknown.\n"
        "Examples: pairwright-cli explain open.trf --round 3 --player 12\n"
        "          pairwright-cli explain open.trf --why-not 4 7\n"
        "Exit codes: 0 done, 1 no legal pairing, 2 internal error, 3 bad request or content,\n"
        "4 too large, 5 file access."};
    return spec;
}

Expected<Done, CliError> ExplainCommand::run(const Arguments& arguments, Console& console) const
{
    const auto choices = choicesOf(arguments);
    if (!choices)
        return Unexpected{choices.error()};
    const auto round = arguments.number("round", 1, mostRounds);
    if (!round)
        return Unexpected{round.error()};
    const auto question = questionOf(arguments);
    if (!question)
        return Unexpected{question.error()};
    const auto explained = load(arguments.operand(0), *choices, *round);
    if (!explained)
        return Unexpected{explained.error()};
    console.sayAll(explained->task.remarks);
    const PairingTask& task = explained->task;
    const GivenRound best = givenBy(explained->pairing);
    if (explained->recorded && !boardsText(*explained->recorded, &best, task.names()).empty())
        console.say("round " + std::to_string(task.round.value) +
                    " is recorded otherwise than the rules give it; what follows is by the rules (see check)");
    if (question->whyNot) {
        const auto a = tpnOf(question->whyNot->first, task);
        const auto b = tpnOf(question->whyNot->second, task);
        if (!a || !b)
            return Unexpected{a ? b.error() : a.error()};
        const auto answer = whyNot(task.state, task.request, *a, *b);
        if (!answer)
            return Unexpected{CliError{exitCodeOf(answer.error().reason), failureText(answer.error(), task.names())}};
        if (arguments.has("json")) {
            printJson(console, json::toJson(*answer, task.names()));
            return Done{};
        }
        console.print(answerText(*answer, *a, *b, explained->pairing, task.names()) + "\n");
        if (answer->alternative) {
            const GivenRound instead = givenBy(*answer->alternative);
            const bool ofTeams = task.names().entrants() == Entrants::teams;
            console.print((ofTeams ? "matches that would change: " : "boards that would change: ") +
                          boardsText(best, &instead, task.names()) + "  ->  " +
                          boardsText(instead, &best, task.names()) + "\n");
        }
        return Done{};
    }
    if (arguments.has("json")) {
        json::Object object = json::explanation(explained->pairing, task.names());
        object.insert("round", task.round.value);
        if (const auto games = seatedGames(task.request, task.round, explained->pairing, task.orders); !games.empty())
            object.insert("games", json::toJson(games));
        printJson(console, std::move(object));
        return Done{};
    }
    std::optional<Tpn> player;
    if (question->player) {
        const auto tpn = tpnOf(*question->player, task);
        if (!tpn)
            return Unexpected{tpn.error()};
        player = *tpn;
    }
    printRound(*explained, player, console);
    return Done{};
}

} // namespace pairwright::cli
