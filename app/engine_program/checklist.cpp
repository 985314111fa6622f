#include "app/engine_program/checklist.h"

#include "app/engine_program/engine_file.h"
#include "engine/pairing_facts.h"
#include "engine/tournament/colours.h"

#include <algorithm>
#include <map>
#include <vector>

namespace pairwright::engine_program {

namespace {

std::string coloursText(const PlayerState& player)
{
    std::string text;
    for (const RoundRecord& record : player.rounds) {
        const auto* game = std::get_if<PlayedGame>(&record);
        text += game ? (game->colour == Colour::White ? 'W' : 'B') : '-';
    }
    return text;
}

std::string preferenceText(ColourPreference preference)
{
    const bool white = preference.colour == Colour::White;
    switch (preference.strength) {
    case PreferenceStrength::none: return "A";
    case PreferenceStrength::mild: return white ? "w" : "b";
    case PreferenceStrength::strong: return white ? "(W)" : "(B)";
    case PreferenceStrength::absolute: break;
    }
    return white ? "WW" : "BB";
}

} // namespace

std::string checklist(const TournamentState& state, const PairingRequest& request, const RoundPairing& pairing,
                      std::span<const trf::FileId> ids)
{
    const RoundNumber round{state.roundsPlayed() + 1};
    const auto idText = [&](Tpn tpn) {
        return std::to_string(ids[static_cast<std::size_t>(tpn.value - 1)].value);
    };
    std::map<Tpn, ColourPreference> ofTeams; // by rules of their own
    if (state.teams)
        for (const PlayerFacts& facts : pairingFacts(state, request))
            ofTeams[facts.tpn] = facts.preference;
    const auto preferenceOf = [&](Tpn tpn) {
        return state.teams ? ofTeams[tpn] : colourPreference(colourHistory(state.player(tpn)));
    };
    std::vector<std::string> current(state.players.size());
    for (const Board& board : pairing.boards) {
        current[static_cast<std::size_t>(board.white.value - 1)] = idText(board.black) + "W";
        current[static_cast<std::size_t>(board.black.value - 1)] = idText(board.white) + "B";
    }
    std::vector<Tpn> players;
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        const Tpn tpn{static_cast<std::int32_t>(i) + 1};
        if (!std::binary_search(request.absent.begin(), request.absent.end(), tpn))
            players.push_back(tpn);
    }
    std::stable_sort(players.begin(), players.end(),
                     [&](Tpn a, Tpn b) { return state.pairingScore(a, round) > state.pairingScore(b, round); });
    std::string text = "Round #" + std::to_string(round.value) + "\n\nID\tPts\tColours\tPref\tCur\tOpponents\n";
    for (std::size_t i = 0; i < players.size(); ++i) {
        const Score score = state.pairingScore(players[i], round);
        if (i == 0 || state.pairingScore(players[i - 1], round) != score)
            text += "\n";
        const PlayerState& player = state.player(players[i]);
        const std::string& opponent = current[static_cast<std::size_t>(players[i].value - 1)];
        text += idText(players[i]) + "\t" + toString(score) + "\t" + coloursText(player) + "\t" +
                preferenceText(preferenceOf(players[i])) + "\t" + (opponent.empty() ? "bye" : opponent) + "\t";
        for (const RoundRecord& record : player.rounds)
            if (isPlayed(record))
                text += idText(*scheduledOpponent(record)) + " ";
        text.back() = '\n';
    }
    return text + "\n";
}

std::string writeChecklist(const Request& request, const std::string& input, const std::string& text)
{
    const std::string path = request.checklistFile ? beside(input, *request.checklistFile) : withEnding(input, "list");
    const auto written = writeBytes(request, path, text);
    return written ? std::string() : written.error().message + "\n";
}

} // namespace pairwright::engine_program
