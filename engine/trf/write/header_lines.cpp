#include "engine/trf/write/header_lines.h"

#include "engine/trf/text/columns.h"
#include "engine/trf/text/dates.h"
#include "engine/trf/uncounted.h"
#include "engine/trf/write/point_lines.h"

#include <algorithm>
#include <string_view>

namespace pairwright::trf {

namespace {

void writeText(Output& output, const char* code, const std::string& text)
{
    if (!text.empty())
        output.record(code, text);
}

void writeDate(Output& output, const char* code, const std::optional<Date>& date)
{
    if (date)
        output.record(code, toTrf(*date));
}

void writeRoundDates(const Header& header, Output& output)
{
    const bool any = std::any_of(header.roundDates.begin(), header.roundDates.end(),
                                 [](const auto& date) { return date.has_value(); });
    if (!any)
        return;
    LineBuilder line("132");
    for (std::size_t i = 0; i < header.roundDates.size(); ++i) {
        const int first = column::ofRound(static_cast<int>(i) + 1);
        if (header.roundDates[i])
            line.left(first, first + 7, toShortTrf(*header.roundDates[i]));
    }
    output.line(std::move(line));
}

void writeCounts(const Document& document, Output& output)
{
    const auto rated = std::count_if(document.players.begin(), document.players.end(),
                                     [](const Player& player) { return player.rating.has_value(); });
    output.record("062", std::to_string(document.players.size()));
    output.record("072", std::to_string(rated));
    if (document.header.teams)
        output.record("082", std::to_string(*document.header.teams));
}

/// Records that TRF16 does not know; there they are only named.
void writeText26(Output& output, const char* code, const std::string& text)
{
    if (text.empty())
        return;
    if (output.isTrf16())
        output.omit(OmissionCode::recordNotInVersion, code);
    else
        output.record(code, text);
}

/// bbpPairings 6 refuses the year in 192. It knows the rules of 2026 only, so that another year stays and is refused.
constexpr std::string_view codeOf2026 = "FIDE_DUTCH_2026";
constexpr std::string_view bareCode = "FIDE_DUTCH";

bool writesBareCode(const Document& document, const Output& output)
{
    return output.isEngine() && !output.isTrf16() && document.header.encodedType.starts_with(codeOf2026);
}

void writeSystem(const Document& document, Output& output)
{
    std::string code = document.header.encodedType;
    if (writesBareCode(document, output))
        code.replace(0, codeOf2026.size(), bareCode);
    writeText26(output, "192", code);
}

std::string toString(const SystemComment& system)
{
    return system.key +
           (system.cycles ? " cycles " + std::to_string(*system.cycles) : " " + std::to_string(system.edition));
}

void writeComments(const Document& document, Output& output)
{
    if (writesBareCode(document, output))
        writeText26(output, "###", "SYSTEM dutch 2026");
    else if (document.system)
        writeText26(output, "###", "SYSTEM " + toString(*document.system));
    for (const auto& [key, value] : document.options) {
        std::string text = "OPTION ";
        text.append(key).append(" ").append(value);
        writeText26(output, "###", text);
    }
    for (const ManualPairingComment& comment : document.manualPairings)
        writeText26(output, "###", "MPA @ Round " + std::to_string(comment.round.value) + ": " + comment.text);
    for (const UncountedGames& games : document.uncounted)
        writeText26(output, "###", toString(games));
}

void writeSettings(const Document& document, Output& output)
{
    // The engine profile of TRF16 says the same in XXR and XXC.
    if (!output.isTrf16() || output.isReport()) {
        if (document.rounds)
            writeText26(output, "142", std::to_string(document.gamesOfARound * *document.rounds));
        if (document.initialColour)
            writeText26(output, "152", *document.initialColour == Colour::White ? "W" : "B");
    }
    write162(document, output);
}

} // namespace

void writeHeader(const Document& document, Output& output)
{
    const Header& header = document.header;
    writeText(output, "012", header.name);
    writeText(output, "022", header.city);
    writeText(output, "032", header.federation);
    writeDate(output, "042", header.start);
    writeDate(output, "052", header.end);
    writeCounts(document, output);
    writeText(output, "092", header.type);
    writeText(output, "102", header.chiefArbiter);
    for (const std::string& deputy : header.deputyArbiters)
        writeText(output, "112", deputy);
    writeText(output, "122", header.timeControl);
    writeRoundDates(header, output);
    writeSettings(document, output);
    writeText26(output, "172", header.startingRankMethod);
    writeText26(output, "182", header.pairingController);
    writeSystem(document, output);
    writeText26(output, "202", header.tieBreaks);
    writeText26(output, "212", header.standingsOrder);
    writeText26(output, "222", header.encodedTimeControl);
    writeComments(document, output);
}

} // namespace pairwright::trf
