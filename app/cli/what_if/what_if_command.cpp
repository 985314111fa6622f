#include "app/cli/what_if/what_if_command.h"

#include "app/cli/console/json_output.h"
#include "app/cli/convert/conversion_source.h"
#include "app/cli/what_if/what_if_text.h"
#include "app/domain/players/tpn_order.h"
#include "app/domain/teams/seats.h"
#include "app/domain/teams/team_rules.h"
#include "engine/base/limits.h"

namespace pairwright::cli {

namespace {

Expected<Tournament, CliError> tournamentOf(const std::string& path, Console& console)
{
    auto source = loadConversionSource(path, DoubtfulRows::leftOut);
    if (!source)
        return Unexpected{source.error()};
    auto tournament = asTournament(path, *source);
    if (tournament)
        console.sayAll(source->remarks);
    return tournament;
}

Expected<int, CliError> required(const Arguments& arguments, std::string_view option, int most)
{
    const auto number = arguments.number(option, 1, most);
    if (!number)
        return Unexpected{number.error()};
    if (!*number)
        return Unexpected{CliError{ExitCode::badRequest, "--" + std::string(option) + " is missing"}};
    return **number;
}

Expected<GameResult, CliError> resultOf(const Arguments& arguments)
{
    const std::string text = arguments.value("result").value_or("");
    auto result = gameResultFromCode(QString::fromStdString(text));
    if (text == "1/2")
        result = GameResult::draw;
    if (result && *result != GameResult::adjourned)
        return *result;
    return Unexpected{CliError{ExitCode::badRequest, "--result must be one of 1-0, =, 0-1, +-, -+, --, =-0, 0-=, 0-0, "
                                                     "W-L, D-D, L-W, not \"" +
                                                         text + "\""}};
}

Expected<BoardId, CliError> boardAsked(const Arguments& arguments)
{
    const auto round = required(arguments, "round", mostRounds);
    if (!round)
        return Unexpected{round.error()};
    const auto board = required(arguments, "board", mostPlayers);
    if (!board)
        return Unexpected{board.error()};
    const auto game = arguments.number("game", 1, mostTeamBoards);
    if (!game)
        return Unexpected{game.error()};
    return BoardId{RoundNumber{*round}, *board, game->value_or(0)};
}

/// Why the game that is asked for is none of the tournament, or which of several is not said.
std::string noSuchGame(const Tournament& tournament, const BoardId& asked)
{
    const bool ofTeams = tournament.settings.teams.has_value();
    const std::string which = (ofTeams ? "match " : "board ") + std::to_string(asked.board);
    const Match* match = tournament.board({asked.round, asked.board});
    if (match == nullptr)
        return "round " + std::to_string(asked.round.value) + " has no " + which;
    if (match->gameCount() == 1)
        return which + (ofTeams ? " has one board" : " has one game") + "; leave --game out";
    return which + " has " + std::to_string(match->gameCount()) + (ofTeams ? " boards" : " games") + ": --game 1 to " +
           std::to_string(match->gameCount());
}

/// Why the board cannot have ended so, and how it can.
std::string cannotEndSo(const Tournament& tournament, const BoardId& asked)
{
    const Match& match = *tournament.board(asked);
    const auto team = whoLeavesEmpty(match, asked.game);
    std::string possible;
    for (const GameResult result : allGameResults())
        if (canEndSo(match, asked.game, result))
            possible += (possible.empty() ? "" : " or ") + codeOf(result).toString().toStdString();
    return "match " + std::to_string(asked.board) + ", board " + std::to_string(asked.game) + ": " +
           (team ? tournament.player(*team)->data.name.toStdString() + " has nobody there" : "nobody is there") +
           ", so no game was played; --result " + possible + " is possible";
}

} // namespace

const CommandSpec& WhatIfCommand::spec() const
{
    static const CommandSpec spec{
        "what-if",
        "Tells what would have been if a game of FILE (a TRF or a .pairwright) had ended otherwise.",
        {"FILE"},
        {{"round", "R", "the round of the game"},
         {"board", "B", "its board, or match, in the order of publication"},
         {"game", "G", "the game of a match: 1 or 2 (Double-Swiss), or the board of a match of teams; needed there"},
         {"result", "X", "1-0, =, 0-1, +-, -+, --, =-0, 0-=, 0-0, W-L, D-D, L-W"},
         {"json", "", "machine-readable output"}},
        "Each later round is paired alone, from the rounds as they were played with only this result changed. Then\n"
        "come standings, rating changes and title norms that would be others, and the lawful ways to correct the\n"
        "result now, the best first. Players are named by their numbers. Nothing is written.\n"
        "Exit codes: 0 done, 2 internal error, 3 bad request or content, 4 too large, 5 file access.\n"
        "Example: pairwright-cli what-if open.pairwright --round 3 --board 2 --result ="};
    return spec;
}

Expected<Done, CliError> WhatIfCommand::run(const Arguments& arguments, Console& console) const
{
    auto board = boardAsked(arguments);
    if (!board)
        return Unexpected{board.error()};
    const auto result = resultOf(arguments);
    if (!result)
        return Unexpected{result.error()};
    const auto tournament = tournamentOf(arguments.operand(0), console);
    if (!tournament)
        return Unexpected{tournament.error()};
    if (const Match* match = tournament->board({board->round, board->board});
        board->game == 0 && match != nullptr && match->gameCount() == 1)
        board->game = 1;
    const Game* game = board->game > 0 ? tournament->game(*board) : nullptr;
    if (game == nullptr)
        return badRequest(noSuchGame(*tournament, *board));
    const Mistake mistake{{{*board, *result}}, std::nullopt};
    if (impossibleResult(*tournament, mistake))
        return badRequest(cannotEndSo(*tournament, *board));
    const TpnMap order(tpnOrder(*tournament));
    WhatIfAnswer answer{*tournament, order, *board, game->outcome.result, *result, {}, {}};
    answer.whatIf = whatIf(*tournament, putRight(*tournament, mistake), board->round);
    answer.ways =
        waysFor(*tournament, mistake, pairedAgain(*tournament, mistake), QString(), QDateTime::currentDateTimeUtc());
    if (arguments.has("json"))
        printJson(console, whatIfJson(answer));
    else
        console.print(whatIfText(answer));
    return Done{};
}

} // namespace pairwright::cli
