#include "engine/trf/to_standings.h"

#include "engine/tiebreaks/descriptor.h"
#include "engine/tiebreaks/left_out.h"
#include "engine/tiebreaks/presets.h"
#include "engine/tiebreaks/tie_break_info.h"
#include "engine/trf/convert/system_choice.h"
#include "engine/trf/expelled_line.h"

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

/// A list that names what a round robin must not use was made by other rules: it goes on without, and is checked no
/// further than there.
void leaveOutForbidden(std::string_view record, StandingsInput& input)
{
    if (!input.tieBreaks)
        return;
    UsableTieBreaks usable = usableTieBreaks(*input.tieBreaks, input.rules.format);
    if (usable.dropped.empty())
        return;
    const std::string why = "record " + std::string(record) + ": " + toString(usable.dropped) +
                            " must not be used in a round robin (C.07 art. 8)";
    input.remarks.push_back(why + " and is left out");
    const auto first = std::ranges::find(*input.tieBreaks, usable.dropped.front());
    input.partlyKnown = {why, {input.tieBreaks->begin(), first}};
    input.tieBreaks = std::move(usable.list);
}

/// Lots and what was entered by hand are not in a file: the ranks are compared as far as it says by what.
void stopAtWhatIsGiven(std::string_view record, StandingsInput& input)
{
    if (!input.tieBreaks || input.partlyKnown)
        return;
    const auto first = std::ranges::find_if(*input.tieBreaks,
                                            [](const TieBreak& tieBreak) { return infoOf(tieBreak.kind).ofTheEvent; });
    if (first == input.tieBreaks->end())
        return;
    const std::string why = "record " + std::string(record) + ": " + toRecord(std::span(&*first, 1)) +
                            " goes by more than the games: it and what follows are left out";
    input.remarks.push_back(why);
    input.partlyKnown = {why, {input.tieBreaks->begin(), first}};
}

/// Games in any order: those without a result are no games yet.
void countOpenGames(const Document& document, StandingsInput& input)
{
    for (const Player& player : document.players)
        for (const RoundCell& cell : player.rounds)
            input.openGames += cell.result == CellResult::open && cell.colour == Colour::White ? 1 : 0;
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
    leaveOutForbidden(said.record, input);
    stopAtWhatIsGiven(said.record, input);
}

/// Whoever plays, or has points without playing, is back.
std::optional<RoundNumber> backAfter(const Document& document, const Player& player, RoundNumber from)
{
    for (int round = from.value; round <= document.pairedRounds(); ++round)
        for (int game = 1; game <= document.gamesOfARound; ++game)
            if (player.rounds[document.cellIndex(round, game)].result != CellResult::zeroPointBye)
                return RoundNumber{round};
    return std::nullopt;
}

void takeExpulsions(const Document& document, StandingsInput& input)
{
    for (const KeptLine& kept : document.kept)
        if (const auto line = readExpelledLine(kept.text)) {
            const auto found = std::ranges::find(input.ids, line->player.value);
            if (found == input.ids.end())
                continue;
            const Tpn tpn{static_cast<std::int32_t>(found - input.ids.begin() + 1)};
            input.expulsions.push_back(
                {tpn, line->from, backAfter(document, *document.find(line->player), line->from)});
        }
}

} // namespace

std::vector<StandingsRow> standingsOf(const StandingsInput& input, int afterRound, std::span<const TieBreak> tieBreaks)
{
    std::vector<StandingsRow> rows = standings(input.state, afterRound, tieBreaks, input.rules);
    const RoundNumber next{afterRound + 1};
    leaveOut(
        [&](Tpn tpn) {
            return std::ranges::any_of(input.expulsions, [&](const StandingsInput::Expulsion& one) {
                return one.player == tpn && one.from <= next && (!one.back || next < *one.back);
            });
        },
        rows);
    return rows;
}

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
    input.rules.edition = tieBreakEditionInForce(document.header.start ? toIso(*document.header.start) : std::string());
    const bool ofAll = isAllPlayAll(document, choices);
    const bool isNamed = document.header.encodedType.find("ROUNDROBIN") != std::string::npos; // also one we do not have
    input.rules.format = ofAll || isNamed ? EventFormat::roundRobin : EventFormat::swiss;
    if (ofAll)
        countOpenGames(document, input);
    while (input.completeRounds < document.pairedRounds() &&
           (ofAll || !hasResult(document, input.completeRounds + 1, CellResult::open)))
        ++input.completeRounds;
    for (int round = 1; round <= document.pairedRounds(); ++round)
        if (hasResult(document, round, CellResult::adjourned))
            input.adjourned.push_back(round);
    takeTieBreaks(document.header, input);
    takeExpulsions(document, input);
    return input;
}

} // namespace pairwright::trf
