#include "app/drop_in/pair.h"

#include "app/drop_in/checklist.h"

namespace pairwright::drop_in {

namespace {

std::string idText(Tpn tpn, std::span<const trf::FileId> ids)
{
    return std::to_string(ids[static_cast<std::size_t>(tpn.value - 1)].value);
}

std::string listText(const std::vector<Tpn>& players, std::span<const trf::FileId> ids)
{
    constexpr std::size_t most = 30;
    std::string text;
    for (std::size_t i = 0; i < players.size() && i < most; ++i)
        text += (text.empty() ? "" : ", ") + idText(players[i], ids);
    return players.size() > most ? text + ", ..." : text;
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

Failure failureOf(const PairingFailure& failure, std::span<const trf::FileId> ids, const std::string& path, int round)
{
    using Reason = PairingFailure::Reason;
    const std::string head = path + ": round " + std::to_string(round);
    const std::string who = listText(failure.blocked, ids);
    switch (failure.reason) {
    case Reason::nobodyToPair: return {ExitCode::noLegalPairing, head + " has fewer than two players to pair"};
    case Reason::noLegalPairing:
        return {ExitCode::noLegalPairing, head + " has no legal pairing" + (who.empty() ? "" : ": players " + who)};
    case Reason::noEligibleForBye:
        return {ExitCode::noLegalPairing, head + " has no legal pairing: nobody may have the bye"};
    case Reason::unknownSystem: return {ExitCode::badRequest, head + ": this version does not have the system"};
    case Reason::inconsistentState:
        return {ExitCode::badRequest, head + ": the records of players " + who + " contradict each other"};
    case Reason::missingRatings:
        return {ExitCode::badRequest, head + ": the system needs a rating of every player; without: " + who};
    case Reason::tooLarge:
        return {ExitCode::tooLarge, head + " was not paired: more sets of floaters than the program tries"};
    case Reason::cancelled: break;
    }
    return {ExitCode::internalError, head + " was not paired"};
}

Expected<Done, Failure> pairNextRound(const Request& request, std::string& output, std::string& remarks)
{
    const std::string& path = *request.input;
    const auto file = readEngineFile(path, request.system, request.edition);
    if (!file)
        return Unexpected{file.error()};
    const auto input = trf::toPairingInput(file->document, file->choices);
    if (!input)
        return Unexpected{Failure{ExitCode::badRequest, path + ": " + trf::describe(input.error())}};
    for (const trf::Note& note : input->converted.notes)
        remarks += path + ": " + trf::describe(note) + "\n";
    const auto& ids = input->converted.ids;
    const auto pairing = pairRound(input->converted.state, input->request);
    if (!pairing)
        return Unexpected{failureOf(pairing.error(), ids, path, input->round.value)};
    const std::string text = pairsText(*pairing, ids);
    if (request.checklist)
        remarks += writeChecklist(request, path, checklist(input->converted.state, input->request, *pairing, ids));
    if (!request.output) {
        output += text;
        return Done{};
    }
    return writeBytes(beside(path, *request.output), text);
}

} // namespace pairwright::drop_in
