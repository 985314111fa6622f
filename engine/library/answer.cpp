#include "engine/library/answer.h"

#include "engine/json/answers.h"
#include "engine/json/standings.h"
#include "engine/registry.h"
#include "engine/tiebreaks/descriptor.h"
#include "engine/tiebreaks/presets.h"
#include "engine/trf/checked_round.h"
#include "engine/trf/event_file.h"
#include "engine/words/failure_words.h"
#include "engine/words/seated_games.h"

#include <algorithm>

namespace pairwright::library {

namespace {

Answer refusedWith(int code, std::string message)
{
    return {code, {{"error", json::Object{{"code", code}, {"message", std::move(message)}}}}};
}

Answer refusedRound(const PairingFailure& failure, const RoundNames& names)
{
    const int code = failure.reason == PairingFailure::Reason::cancelled ? static_cast<int>(PAIRWRIGHT_STOPPED)
                                                                         : static_cast<int>(kindOf(failure.reason));
    json::Object error = json::toJson(failure, names);
    error.insert("code", code);
    return {code, {{"error", std::move(error)}}};
}

trf::Choices choicesOf(const pairwright_options& options)
{
    trf::Choices choices;
    if (options.system != nullptr)
        choices.system = options.system;
    if (options.edition != 0)
        choices.edition = options.edition;
    if (options.rounds != 0)
        choices.rounds = options.rounds;
    return choices;
}

std::stop_token stopOf(const pairwright_options& options)
{
    return options.stop != nullptr ? options.stop->source.get_token() : std::stop_token();
}

Answer stopped()
{
    return refusedWith(PAIRWRIGHT_STOPPED, "stopped");
}

/// A file and how it is to be read.
struct File {
    trf::EventFile event;
    trf::Choices choices;
    std::vector<trf::StatedPoints> points; ///< that do not match the rounds
    json::Array remarks;
};

Expected<File, Answer> fileOf(std::string_view trf, const pairwright_options& options)
{
    if (stopOf(options).stop_requested())
        return Unexpected{stopped()};
    trf::Choices choices = choicesOf(options);
    auto read = trf::EventFile::read(trf, choices);
    if (!read)
        return Unexpected{
            refusedWith(read.error().isTooLarge ? PAIRWRIGHT_TOO_LARGE : PAIRWRIGHT_BAD_REQUEST, read.error().text)};
    File file{std::move(read->file), std::move(choices), std::move(read->otherPoints), {}};
    for (const trf::Repair& repair : read->repairs)
        file.remarks.emplace_back(trf::describe(repair));
    return file;
}

/// A round and the ids that its sentences speak of.
struct Round {
    Round(trf::PairingInput given, std::stop_token stop, const trf::EventFile& file)
        : input(std::move(given))
    {
        if (const trf::TeamFile* teams = file.ofTeams(); teams && pairingSystem(input.request.system)->seats)
            orders = teamOrdersOf(*teams);
        input.request.stop = std::move(stop);
        for (const trf::FileId id : input.converted.ids)
            ids.push_back(id.value);
    }
    [[nodiscard]] const TournamentState& state() const { return input.converted.state; }
    [[nodiscard]] RoundNames names() const
    {
        return {input.round, rulesOf(input.request.system, input.round, state().plannedRounds), ids,
                state().teams.has_value()};
    }
    [[nodiscard]] std::optional<Tpn> tpnOf(int id) const { return input.converted.tpnOf(trf::FileId{id}); }

    trf::PairingInput input;
    std::vector<int> ids;
    TeamOrders orders; ///< where a table says who plays whom
};

/// "games" where the table says who plays whom.
void addGames(json::Object& object, const Round& round, const RoundPairing& pairing)
{
    if (const auto games = seatedGames(round.input.request, round.input.round, pairing, round.orders); !games.empty())
        object.insert("games", json::toJson(games));
}

void addHead(json::Object& object, const Round& round, const File& file)
{
    const SystemInfo& system = pairingSystem(round.input.request.system)->info;
    json::Array remarks = file.remarks;
    for (const trf::Note& note : round.input.converted.notes)
        remarks.emplace_back(trf::describe(note));
    object.insert("round", round.input.round.value);
    object.insert("system", system.key);
    object.insert("edition", system.id.edition);
    object.insert("remarks", std::move(remarks));
}

/// The round that is asked about: a paired one, as it was before, or the next.
Expected<trf::PairingInput, trf::ConversionError> roundAsked(const File& file, int number)
{
    if (number < 1 || number > file.event.pairedRounds())
        return file.event.nextRound(file.choices);
    const auto replay = trf::EventReplay::of(file.event, file.choices);
    if (!replay)
        return Unexpected{replay.error()};
    auto recorded = replay->round(RoundNumber{number});
    if (!recorded)
        return Unexpected{recorded.error()};
    return std::move(recorded->input);
}

Answer whyNotPaired(const Round& round, const pairwright_options& options)
{
    const auto first = round.tpnOf(options.first);
    const auto second = round.tpnOf(options.second);
    if (!first || !second)
        return refused(std::string("no ") + (round.state().teams ? "team" : "player") + " has the number " +
                       std::to_string(first ? options.second : options.first));
    const auto answer = whyNot(round.state(), round.input.request, *first, *second);
    if (!answer)
        return refusedRound(answer.error(), round.names());
    if (answer->verdict == Counterfactual::Verdict::unknown && stopOf(options).stop_requested())
        return stopped();
    return {PAIRWRIGHT_OK, json::toJson(*answer, round.names())};
}

} // namespace

Answer refused(std::string message)
{
    return refusedWith(PAIRWRIGHT_BAD_REQUEST, std::move(message));
}

Answer pair(std::string_view trf, const pairwright_options& options)
{
    auto file = fileOf(trf, options);
    if (!file)
        return std::move(file.error());
    auto input = file->event.nextRound(file->choices);
    if (!input)
        return refused(trf::describe(input.error()));
    const Round round(std::move(input).value(), stopOf(options), file->event);
    const auto pairing = pairRound(round.state(), round.input.request);
    if (!pairing)
        return refusedRound(pairing.error(), round.names());
    Answer answer{PAIRWRIGHT_OK, json::toJson(*pairing, round.names())};
    if (const auto free = freePlayer(round.input.request.system, *pairing, static_cast<int>(round.ids.size())))
        answer.json.insert("free", round.input.converted.idOf(*free).value);
    addGames(answer.json, round, *pairing);
    addHead(answer.json, round, *file);
    return answer;
}

Answer check(std::string_view trf, const pairwright_options& options)
{
    auto file = fileOf(trf, options);
    if (!file)
        return std::move(file.error());
    const int paired = file->event.pairedRounds();
    if (options.round < 0 || options.round > paired)
        return refused("only " + std::to_string(paired) + " rounds are paired");
    const auto replay = trf::EventReplay::of(file->event, file->choices);
    if (!replay)
        return refused(trf::describe(replay.error()));
    json::Array rounds;
    int differing = 0;
    int undecided = 0;
    for (int number = std::max(options.round, 1); number <= (options.round > 0 ? options.round : paired); ++number) {
        auto recorded = replay->round(RoundNumber{number});
        if (!recorded)
            return refused(trf::describe(recorded.error()));
        recorded->input.request.stop = stopOf(options);
        const trf::CheckedRound checked = trf::checkRound(*recorded);
        if (stopOf(options).stop_requested()) // what judges a round may come back with less than it knows
            return stopped();
        const GivenRound given = std::move(recorded->given);
        const Round round(std::move(recorded->input), {}, file->event);
        rounds.emplace_back(json::toJson(checked, given, round.input.request.system, round.names()));
        differing += checked.isClean() || checked.isUndecided() ? 0 : 1;
        undecided += checked.isUndecided() ? 1 : 0;
    }
    std::optional<trf::CheckedStandings> table;
    if (options.round == 0) {
        const auto input = file->event.standings(file->choices);
        if (!input)
            return refused(trf::describe(input.error()));
        table = trf::checkStandings(*input, file->points);
    }
    const bool clean = differing == 0 && (!table || table->differences.empty());
    return {clean ? PAIRWRIGHT_OK : PAIRWRIGHT_DIFFERENCES,
            {{"rounds", std::move(rounds)},
             {"differences", differing},
             {"undecided", undecided},
             {"standings", table ? json::Value(json::toJson(*table)) : json::Value()},
             {"remarks", std::move(file->remarks)}}};
}

Answer explain(std::string_view trf, const pairwright_options& options)
{
    auto file = fileOf(trf, options);
    if (!file)
        return std::move(file.error());
    auto input = roundAsked(*file, options.round);
    if (!input)
        return refused(trf::describe(input.error()));
    const Round round(std::move(input).value(), stopOf(options), file->event);
    if (options.round != 0 && options.round != round.input.round.value)
        return refused("round " + std::to_string(options.round) + " is neither paired nor the next one");
    Answer answer;
    if (options.first != 0 || options.second != 0) {
        answer = whyNotPaired(round, options);
    } else {
        const auto pairing = pairRound(round.state(), round.input.request);
        if (!pairing)
            return refusedRound(pairing.error(), round.names());
        answer.json = json::explanation(*pairing, round.names());
        addGames(answer.json, round, *pairing);
    }
    if (answer.code == PAIRWRIGHT_OK)
        addHead(answer.json, round, *file);
    return answer;
}

Answer standingsAfter(std::string_view trf, const pairwright_options& options)
{
    auto file = fileOf(trf, options);
    if (!file)
        return std::move(file.error());
    const auto input = file->event.standings(file->choices);
    if (!input)
        return refused(trf::describe(input.error()));
    if (options.round < 0 || options.round > input->completeRounds)
        return refused("only " + std::to_string(input->completeRounds) + " rounds are complete");
    std::vector<TieBreak> tieBreaks =
        input->tieBreaks.value_or(defaultTieBreaks(input->rules.format, input->rules.entrants));
    if (options.tie_breaks != nullptr) {
        auto parsed = parseTieBreaks(options.tie_breaks, input->rules.entrants);
        if (!parsed)
            return refused(describe(parsed.error()));
        tieBreaks = std::move(parsed).value();
        for (const TieBreak& tieBreak : usableTieBreaks(tieBreaks, input->rules.format).dropped)
            return refused(toString(tieBreak) + " must not be used in a round robin (C.07 art. 8)");
    }
    const int round = options.round > 0 ? options.round : input->completeRounds;
    const auto rows = standings(input->state, round, tieBreaks, input->rules);
    json::Object table = json::standings({rows, tieBreaks, input->ids, input->names}, round, input->rules.edition);
    for (const std::string& remark : input->remarks)
        file->remarks.emplace_back(remark);
    table.insert("remarks", std::move(file->remarks));
    return {PAIRWRIGHT_OK, std::move(table)};
}

} // namespace pairwright::library
