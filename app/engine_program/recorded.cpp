#include "app/engine_program/recorded.h"

#include "app/engine_program/checklist.h"
#include "app/engine_program/engine_file.h"
#include "engine/field/round_field.h"

#include <algorithm>
#include <vector>

namespace pairwright::engine_program {

namespace {

/// White, Black; no Black: the bye.
using Pair = std::pair<Tpn, std::optional<Tpn>>;

std::vector<Pair> pairsOf(const RoundPairing& pairing)
{
    std::vector<Pair> pairs;
    pairs.reserve(pairing.boards.size());
    for (const Board& board : pairing.boards)
        pairs.emplace_back(board.white, board.black);
    if (pairing.bye)
        pairs.emplace_back(*pairing.bye, std::nullopt);
    return pairs;
}

/// Those of `pairs` that `others` does not have; a forfeit without colours is the same either way round.
std::vector<Pair> without(std::vector<Pair> pairs, const std::vector<Pair>& others,
                          const std::vector<std::pair<Tpn, Tpn>>& colourless)
{
    const auto isThere = [&](const Pair& pair) {
        if (std::find(others.begin(), others.end(), pair) != others.end())
            return true;
        if (!pair.second)
            return false;
        const std::pair either{std::min(pair.first, *pair.second), std::max(pair.first, *pair.second)};
        return std::find(colourless.begin(), colourless.end(), either) != colourless.end() &&
               std::find(others.begin(), others.end(), Pair{*pair.second, pair.first}) != others.end();
    };
    std::erase_if(pairs, isThere);
    return pairs;
}

/// The recorded round in the order in which boards are published.
std::vector<Pair> sortedPairs(const GivenRound& round, const TournamentState& state)
{
    std::vector<Board> boards;
    boards.reserve(round.boards.size());
    for (const auto& [white, black] : round.boards)
        boards.push_back({white, black});
    sortBoards(boards, state, true);
    std::vector<Pair> pairs;
    pairs.reserve(boards.size());
    for (const Board& board : boards)
        pairs.emplace_back(board.white, board.black);
    if (round.bye)
        pairs.emplace_back(*round.bye, std::nullopt);
    return pairs;
}

std::string right(const std::string& text, std::size_t width)
{
    return std::string(width - std::min(width, text.size()), ' ') + text;
}

std::string sideBySide(const std::vector<Pair>& rules, const std::vector<Pair>& recorded,
                       const std::vector<trf::FileId>& ids)
{
    constexpr std::size_t idWidth = 3;
    const auto idText = [&](std::optional<Tpn> tpn) {
        return right(tpn ? std::to_string(ids[static_cast<std::size_t>(tpn->value - 1)].value) : "0", idWidth);
    };
    const auto pairText = [&](const std::vector<Pair>& pairs, std::size_t i) {
        return i < pairs.size() ? idText(pairs[i].first) + " - " + idText(pairs[i].second)
                                : std::string(idWidth + 3 + idWidth, ' ');
    };
    std::string text = "  Checker pairings        Tournament pairings \n";
    for (std::size_t i = 0; i < std::max(rules.size(), recorded.size()); ++i)
        text += "    " + pairText(rules, i) + std::string(16, ' ') + pairText(recorded, i) + "\n";
    return text + "\n";
}

} // namespace

Expected<Done, Failure> checkRounds(const Request& request, std::string& output, std::string& remarks)
{
    const std::string& path = *request.input;
    const auto file = readEngineFile(path, request.system, request.edition);
    if (!file)
        return Unexpected{file.error()};
    const int paired = file->event.pairedRounds();
    if (request.round.value_or(0) > paired) // without a round: all of none are as the rules give them
        return Unexpected{Failure{ExitCode::badRequest,
                                  path + (paired == 0 ? std::string(": no round is paired yet")
                                                      : ": only " + std::to_string(paired) + " rounds are paired")}};
    const auto replay = trf::EventReplay::of(file->event, file->choices);
    if (!replay)
        return Unexpected{Failure{ExitCode::badRequest, path + ": " + trf::describe(replay.error())}};
    std::string list;
    for (int round = request.round.value_or(1); round <= request.round.value_or(paired); ++round) {
        const auto recorded = replay->round(RoundNumber{round});
        if (!recorded)
            return Unexpected{Failure{ExitCode::badRequest, path + ": " + trf::describe(recorded.error())}};
        const trf::ConvertedState& converted = recorded->input.converted;
        output += stem(path) + ": Round #" + std::to_string(round) + "\n";
        const auto pairing = pairRound(converted.state, recorded->input.request);
        if (!pairing) {
            const bool undecided = pairing.error().reason == PairingFailure::Reason::tooLarge;
            output += (undecided ? "The search goes beyond the limit of the program in round "
                                 : "No valid pairing exists for round ") +
                      std::to_string(round) + ".\n\n";
            continue;
        }
        const std::vector<Pair> given = sortedPairs(recorded->given, converted.state);
        const std::vector<Pair> best = pairsOf(*pairing);
        const std::vector<Pair> missing = without(best, given, recorded->colourless);
        if (!missing.empty() || given.size() != best.size())
            output += sideBySide(missing, without(given, best, recorded->colourless), converted.ids);
        if (request.checklist)
            list += checklist(converted.state, recorded->input.request, *pairing, converted.ids);
    }
    output += "\n";
    if (request.checklist)
        remarks += writeChecklist(request, path, list);
    return Done{};
}

} // namespace pairwright::engine_program
