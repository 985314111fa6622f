#include "engine/trf/to_standings.h"

#include "engine/tiebreaks/descriptor.h"
#include "engine/tiebreaks/tie_break_info.h"

#include <algorithm>

namespace pairwright::trf {

namespace {

bool hasResult(const Document& document, int round, CellResult result)
{
    return std::any_of(document.players.begin(), document.players.end(), [&](const Player& player) {
        for (int game = 1; game <= document.gamesOfARound; ++game)
            if (player.rounds[document.cellIndex(round, game)].result == result)
                return true;
        return false;
    });
}

void takeTieBreaks(const Header& header, StandingsInput& input)
{
    RecordedTieBreaks said = recordedTieBreaks(header.tieBreaks, header.standingsOrder);
    if (said.unknown) {
        const std::string why = "record " + std::string(said.record) + ": " + describe(*said.unknown);
        input.remarks.push_back(why + "; the usual list is used instead");
        input.partlyKnown = {why, std::move(said.known)};
    } else if (!said.known.empty()) {
        input.tieBreaks = std::move(said.known);
    }
}

} // namespace

Expected<StandingsInput, ConversionError> toStandingsInput(const Document& document, const Choices& choices)
{
    auto converted = toState(document, choices);
    if (!converted)
        return Unexpected{converted.error()};
    StandingsInput input;
    input.state = std::move(converted->state);
    for (const FileId id : converted->ids) {
        const Player& player = *document.find(id);
        input.ids.push_back(id.value);
        input.names.push_back(player.name);
        input.statedRanks.push_back(player.rank);
    }
    while (input.completeRounds < document.pairedRounds() &&
           !hasResult(document, input.completeRounds + 1, CellResult::open))
        ++input.completeRounds;
    for (int round = 1; round <= document.pairedRounds(); ++round)
        if (hasResult(document, round, CellResult::adjourned))
            input.adjourned.push_back(round);
    takeTieBreaks(document.header, input);
    input.rules.edition = tieBreakEditionInForce(document.header.start ? toIso(*document.header.start) : std::string());
    if (document.header.encodedType.find("ROUNDROBIN") != std::string::npos)
        input.rules.format = EventFormat::roundRobin;
    return input;
}

} // namespace pairwright::trf
