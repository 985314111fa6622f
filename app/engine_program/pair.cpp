#include "app/engine_program/pair.h"

#include "app/engine_program/checklist.h"
#include "engine/round_rules.h"
#include "engine/words/failure_words.h"
#include "engine/words/seated_games.h"

namespace pairwright::engine_program {

namespace {

std::string idText(Tpn tpn, std::span<const trf::FileId> ids)
{
    return std::to_string(ids[static_cast<std::size_t>(tpn.value - 1)].value);
}

} // namespace

std::string pairsText(const RoundPairing& pairing, std::span<const trf::FileId> ids)
{
    std::string text = std::to_string(pairing.boards.size() + (pairing.bye ? 1 : 0)) + "\n";
    for (const Board& board : pairing.boards)
        text += idText(board.white, ids) + " " + idText(board.black, ids) + "\n";
    if (pairing.bye)
        text += idText(*pairing.bye, ids) + " 0\n";
    return text;
}

Failure failureOf(const PairingFailure& failure, std::span<const trf::FileId> ids, const std::string& path, int round,
                  bool ofTeams)
{
    std::vector<int> numbers;
    for (const trf::FileId id : ids)
        numbers.push_back(id.value);
    return {static_cast<ExitCode>(kindOf(failure.reason)),
            path + ": " + failureText(failure, {RoundNumber{round}, {}, numbers, ofTeams})};
}

Expected<Done, Failure> pairNextRound(const Request& request, std::string& output, std::string& remarks)
{
    const std::string& path = *request.input;
    const auto file = readEngineFile(path, request.system, request.edition);
    if (!file)
        return Unexpected{file.error()};
    const auto input = file->event.nextRound(file->choices);
    if (!input)
        return Unexpected{Failure{ExitCode::badRequest, path + ": " + trf::describe(input.error())}};
    for (const trf::Note& note : input->converted.notes)
        remarks += path + ": " + trf::describe(note) + "\n";
    const auto& ids = input->converted.ids;
    const auto pairing = pairRound(input->converted.state, input->request);
    if (!pairing)
        return Unexpected{
            failureOf(pairing.error(), ids, path, input->round.value, input->converted.state.teams.has_value())};
    RoundPairing shown = *pairing;
    if (!shown.bye) // as a bye, which those engines write alike
        shown.bye = freePlayer(input->request.system, *pairing, static_cast<int>(ids.size()));
    std::string text = pairsText(shown, ids);
    if (const trf::TeamFile* teams = file->event.ofTeams()) // who plays whom where the table says it
        text += gamesText(seatedGames(input->request, input->round, *pairing, teamOrdersOf(*teams)));
    if (request.checklist)
        remarks += writeChecklist(request, path, checklist(input->converted.state, input->request, *pairing, ids));
    if (!request.output) {
        output += text;
        return Done{};
    }
    return writeBytes(request, beside(path, *request.output), text);
}

} // namespace pairwright::engine_program
