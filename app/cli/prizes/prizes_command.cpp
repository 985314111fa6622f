#include "app/cli/prizes/prizes_command.h"

#include "app/cli/console/json_output.h"
#include "app/cli/convert/conversion_source.h"
#include "app/cli/input/file_content.h"
#include "app/cli/input/sql_runtime.h"
#include "app/cli/prizes/prizes_text.h"
#include "app/domain/rounds/progress.h"
#include "app/prizes/prize_words.h"

#include <QLocale>

namespace pairwright::cli {

namespace {

std::string fieldName(prizes::FundError::Field field)
{
    using Field = prizes::FundError::Field;
    switch (field) {
    case Field::line: return {};
    case Field::set: return "set: ";
    case Field::kind: return "kind: ";
    case Field::of: return "of: ";
    case Field::place: return "place: ";
    case Field::amount: return "amount: ";
    }
    return {};
}

/// The fund of a list in the place of the tournament's; its rules stay.
Expected<Done, CliError> takeFund(const std::string& path, Settings& settings)
{
    const auto file = readFile(path);
    if (!file)
        return Unexpected{file.error()};
    if (file->kind != FileKind::text)
        return Unexpected{CliError{ExitCode::badRequest, path + ": no list of prizes"}};
    const auto fund = prizes::readFund(file->bytes);
    if (!fund) {
        const prizes::FundError& error = fund.error();
        return Unexpected{CliError{ExitCode::badRequest, path + ": line " + std::to_string(error.line) + ": " +
                                                             fieldName(error.field) +
                                                             prizes::errorText(error).toStdString()}};
    }
    settings.prizes = fund->prizes;
    settings.prizeRules.currency = fund->currency;
    return Done{};
}

} // namespace

const CommandSpec& PrizesCommand::spec() const
{
    static const CommandSpec spec{
        "prizes",
        "Says who wins which prize of FILE, a tournament file (.pairwright) or a TRF, and why.",
        {"FILE"},
        {{"fund", "FUND.csv", "the prizes, in the place of those of FILE"}, {"json", "", "JSON instead of text"}},
        "A fund is a list set;kind;of;place;amount, for instance:\n"
        "  Main;place;;1;500 EUR\n"
        "  Main;place;;2;300 EUR\n"
        "  U1800;under;1800;1-3;60 EUR\n"
        "  Women;women;;1;Cup (80)\n"
        "The kinds are place, group, rating, under, age, women, club, unrated, performance, improvement, free, team.\n"
        "The rules (one prize a player, sharing) are those of FILE; of a TRF, one prize a player and nothing shared.\n"
        "Before the event is over: as if it ended now. Nobody's fee or birth date is told.\n"
        "Example: pairwright-cli prizes open.pairwright --fund fund.csv"};
    return spec;
}

Expected<Done, CliError> PrizesCommand::run(const Arguments& arguments, Console& console) const
{
    const std::string& path = arguments.operand(0);
    const SqlRuntime application; // words want one
    QLocale::setDefault(QLocale::c());
    auto source = loadConversionSource(path, DoubtfulRows::leftOut);
    if (!source)
        return Unexpected{source.error()};
    auto tournament = asTournament(path, *source);
    if (!tournament)
        return Unexpected{tournament.error()};
    if (const auto fund = arguments.value("fund"))
        if (auto taken = takeFund(*fund, tournament->settings); !taken)
            return taken;
    if (tournament->settings.prizes.empty())
        return Unexpected{CliError{ExitCode::badRequest, path + ": there are no prizes; name a fund with --fund"}};
    const prizes::PrizeAssignment assignment = prizes::assignPrizes(*tournament);
    if (!assignment.event.isOver)
        console.say("the event is not over: this is who would win if it ended now, after round " +
                    std::to_string(assignment.event.afterRound) + " of " + std::to_string(assignment.event.rounds));
    if (arguments.has("json")) {
        printJson(console, prizesJson(assignment, *tournament));
        return Done{};
    }
    for (const prizes::FundNote& note : prizes::notesOn(assignment))
        console.say(prizes::noteText(note, assignment).toStdString());
    console.print(prizesText(assignment));
    return Done{};
}

} // namespace pairwright::cli
