#include "app/cli/ratings/ratings_command.h"

#include "app/cli/console/json_output.h"
#include "app/cli/ratings/rating_task.h"
#include "app/cli/ratings/rating_text.h"
#include "app/formats/ratings/rating_words.h"
#include "app/formats/ratings/time_control.h"
#include "engine/base/limits.h"

#include <QLocale>

#include <algorithm>

namespace pairwright::cli {

namespace {

/// The kind asked for; otherwise what the time control of the file says.
Expected<RatingKind, CliError> kindOf(const Arguments& arguments, const RatingTask& task)
{
    const auto asked = arguments.value("kind");
    if (!asked)
        return ratingKindOf(timeControlOf(task)).value_or(RatingKind::standard);
    const std::string& name = *asked;
    for (const RatingKind kind : {RatingKind::standard, RatingKind::rapid, RatingKind::blitz})
        if (nameOf(kind).toStdString() == name)
            return kind;
    return Unexpected{CliError{ExitCode::badRequest, "--kind must be standard, rapid or blitz, not \"" + name + "\""}};
}

Expected<std::vector<Tpn>, CliError> playersOf(const Arguments& arguments, const StandingsTask& task)
{
    const auto asked = arguments.number("player", 1, mostPlayers);
    if (!asked)
        return Unexpected{asked.error()};
    std::vector<Tpn> players;
    for (std::size_t i = 0; i < task.ids.size(); ++i)
        if (!*asked || task.ids[i] == **asked)
            players.push_back(Tpn{static_cast<std::int32_t>(i + 1)});
    if (*asked && players.empty())
        return Unexpected{
            CliError{ExitCode::badRequest, "--player " + std::to_string(**asked) + ": nobody in the file has this id"}};
    return players;
}

} // namespace

const CommandSpec& RatingsCommand::spec() const
{
    static const CommandSpec spec{
        "ratings",
        "Previews the rating changes of FILE, a TRF or a tournament file (.pairwright), and title norms.",
        {"FILE"},
        {{"after", "R", "after round R; otherwise after the last complete round"},
         {"player", "ID", "this player only (id of the file), with every game and every condition"},
         {"kind", "KIND",
          "standard, rapid or blitz: the list that the ratings are from; otherwise by the time control"},
         {"norms", "", "also title norms: who has one, who can still reach one and what is missing"},
         {"json", "", "machine-readable output"}},
        "A preview: FIDE computes changes from its own lists. By B.02 art. 8 (2024-03): games over the board against\n"
        "rated opponents, differences above 400 count as 400 (from 2025-10-01 not for players rated 2650 or more), K "
        "by\n"
        "rating, age and title as far as the file knows them; --player names what was assumed. Unrated players: the\n"
        "first rating, or why there is none. Norms (standard only) by B.01 art. 1.4 (2024).\n"
        "Example: pairwright-cli ratings open.trf --player 12 --norms"};
    return spec;
}

Expected<Done, CliError> RatingsCommand::run(const Arguments& arguments, Console& console) const
{
    // The numbers of a command line are the same everywhere.
    QLocale::setDefault(QLocale::c());
    auto task = loadRatingTask(arguments.operand(0));
    if (!task)
        return Unexpected{task.error()};
    const auto kind = kindOf(arguments, *task);
    if (!kind)
        return Unexpected{kind.error()};
    const bool norms = arguments.has("norms");
    if (norms && *kind != RatingKind::standard)
        return Unexpected{
            CliError{ExitCode::badRequest,
                     "--norms: title norms exist for standard play only, and this is " + nameOf(*kind).toStdString()}};
    const auto round = roundAsked(arguments, task->table, "they do not count yet");
    if (!round)
        return Unexpected{round.error()};
    auto players = playersOf(arguments, task->table);
    if (!players)
        return Unexpected{players.error()};
    const RatingEvent event = ratingEventOf(task.value(), *round, *kind);
    const RatingRequest request{
        task->table, event, std::move(players).value(), arguments.has("player"), norms, noNormsIn(*task, event)};
    console.sayAll(task->table.remarks);
    if (arguments.has("json")) {
        printJson(console, ratingJson(request));
        return Done{};
    }
    console.print("PREVIEW after round " + std::to_string(*round) + ", " + nameOf(*kind).toStdString() +
                  " ratings\n\n");
    console.print(ratingText(request));
    if (norms)
        console.print(normText(request));
    return Done{};
}

} // namespace pairwright::cli
