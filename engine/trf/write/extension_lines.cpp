#include "engine/trf/write/extension_lines.h"

#include "engine/trf/write/point_lines.h"

#include <algorithm>

namespace pairwright::trf {

namespace {

constexpr int fieldDistance = 5;
constexpr int lastPossibleRound = 999;

bool fitsFourColumns(Score points)
{
    return points.tenths >= 0 && toString(points).size() <= 4;
}

/// One 250 line: the same points for a run of rounds and a run of players.
void write250(const std::vector<Score>& points, const Player& first, const Player& last, Output& output)
{
    for (std::size_t begin = 0; begin < points.size();) {
        std::size_t end = begin;
        while (end + 1 < points.size() && points[end + 1] == points[begin])
            ++end;
        if (points[begin] != Score{}) {
            LineBuilder line("250");
            line.right(10, 13, toString(points[begin]));
            line.right(15, 17, std::to_string(begin + 1));
            line.right(19, 21, std::to_string(end + 1));
            line.right(23, 26, std::to_string(first.id.value));
            line.right(28, 31, std::to_string(last.id.value));
            output.line(std::move(line));
        }
        begin = end + 1;
    }
}

void writeXxa(const Player& player, Output& output)
{
    LineBuilder line("XXA");
    line.right(5, 8, std::to_string(player.id.value));
    int column = 10;
    for (const Score points : player.virtualPoints) {
        line.right(column, column + 3, toString(points));
        column += fieldDistance;
    }
    output.line(std::move(line));
}

void writeRanges(const Document& document, Output& output)
{
    const auto& players = document.players;
    for (std::size_t begin = 0; begin < players.size();) {
        std::size_t end = begin;
        while (end + 1 < players.size() && players[end + 1].virtualPoints == players[begin].virtualPoints)
            ++end;
        write250(players[begin].virtualPoints, players[begin], players[end], output);
        begin = end + 1;
    }
}

void write260(const ForbiddenPlayers& group, const Document& document, Output& output)
{
    const int last = group.last ? group.last->value : document.rounds.value_or(lastPossibleRound);
    LineBuilder line("260");
    line.right(5, 7, std::to_string(group.first.value));
    line.right(9, 11, std::to_string(std::max(last, group.first.value)));
    int column = 13;
    for (const FileId player : group.players) {
        line.right(column, column + 3, std::to_string(player.value));
        column += fieldDistance;
    }
    output.line(std::move(line));
}

/// XXP cannot name rounds: it is written for the groups that hold in the round to pair.
void writeXxp(const ForbiddenPlayers& group, int nextRound, Output& output)
{
    const bool always = group.first.value == 1 && !group.last;
    if (output.isTrf16() && !always)
        output.omit(OmissionCode::recordNotInVersion, "260");
    const bool holds = group.first.value <= nextRound && (!group.last || group.last->value >= nextRound);
    if (!holds)
        return;
    std::string text;
    for (const FileId player : group.players)
        text += (text.empty() ? "" : " ") + std::to_string(player.value);
    output.record("XXP", text);
}

} // namespace

WriteOutcome writeVirtualPoints(const Document& document, Output& output)
{
    for (const Player& player : document.players)
        for (const Score points : player.virtualPoints)
            if (!fitsFourColumns(points))
                return Unexpected{
                    WriteError{.code = WriteErrorCode::doesNotFit, .player = player.id, .detail = toString(points)}};
    const bool any = std::any_of(document.players.begin(), document.players.end(),
                                 [](const Player& player) { return !player.virtualPoints.empty(); });
    if (output.isEngine()) { // without 250: bbpPairings 6 takes both and adds the rounds of XXA behind those of 250
        for (const Player& player : document.players)
            if (!player.virtualPoints.empty())
                writeXxa(player, output);
    } else if (!output.isTrf16()) {
        writeRanges(document, output);
    } else if (any) {
        output.omit(OmissionCode::recordNotInVersion, "250");
    }
    return Done{};
}

void writeForbidden(const Document& document, Output& output)
{
    if (output.isTrf16() && output.isReport() && !document.forbidden.empty())
        output.omit(OmissionCode::recordNotInVersion, "260");
    for (const ForbiddenPlayers& group : document.forbidden) {
        if (!output.isTrf16())
            write260(group, document, output);
        if (output.isEngine())
            writeXxp(group, document.pairedRounds() + 1, output);
    }
}

void writeEngineSettings(const Document& document, Output& output)
{
    if (output.isReport()) {
        if (document.fileOrder)
            output.omit(OmissionCode::recordNotInVersion, "XXC rank");
        return;
    }
    if (document.rounds)
        output.record("XXR", std::to_string(document.gamesOfARound * *document.rounds));
    if (document.fileOrder)
        output.record("XXC", "rank");
    if (document.initialColour)
        output.record("XXC", *document.initialColour == Colour::White ? "white1" : "black1");
    writeXxs(document.points, output);
}

} // namespace pairwright::trf
