#include "engine/trf/write/point_lines.h"

#include "engine/trf/convert/system_choice.h"
#include "engine/trf/uncounted.h"

#include <algorithm>
#include <array>
#include <utility>

namespace pairwright::trf {

namespace {

/// In a round robin (`ofAll`) nobody is absent with points, so that A says what a loss by forfeit is worth.
bool fits162(const PointSystem& points, bool ofAll)
{
    return points.win.white == points.win.black && points.draw.white == points.draw.black &&
           points.loss.white == points.loss.black && points.forfeitWin == points.win.white &&
           points.fullPointBye == points.win.white && points.halfPointBye == points.draw.white &&
           points.zeroPointBye == (ofAll ? Score{} : points.forfeitLoss);
}

/// Some game's result is not known yet.
bool hasAdjourned(const Document& document)
{
    return std::ranges::any_of(document.players, [](const Player& player) {
        return std::ranges::count(player.rounds, CellResult::adjourned, &RoundCell::result) > 0;
    });
}

using NamedScores = std::array<std::pair<std::string_view, Score>, 12>;

NamedScores xxsValues(const PointSystem& points)
{
    return {{{"WW", points.win.white},
             {"BW", points.win.black},
             {"WD", points.draw.white},
             {"BD", points.draw.black},
             {"WL", points.loss.white},
             {"BL", points.loss.black},
             {"FW", points.forfeitWin},
             {"FL", points.forfeitLoss},
             {"ZPB", points.zeroPointBye},
             {"HPB", points.halfPointBye},
             {"FPB", points.fullPointBye},
             {"PAB", points.pairingAllocatedBye}}};
}

} // namespace

void write162(const Document& document, Output& output)
{
    const PointSystem& points = document.points;
    const bool ofAll = isAllPlayAll(document, {});
    const bool unknown = output.isExchange() && hasAdjourned(document);
    if (points == PointSystem{} && !unknown)
        return;
    if (output.isTrf16()) {
        if (output.isReport())
            output.omit(OmissionCode::recordNotInVersion, "162");
        return;
    }
    if (!fits162(points, ofAll)) {
        if (output.isEngine())
            return;
        output.omit(OmissionCode::pointValues);
    }
    const std::array<std::pair<std::string_view, Score>, 6> symbols{
        {{"W", points.win.white},
         {"D", points.draw.white},
         {"L", points.loss.white},
         {"A", ofAll ? points.forfeitLoss : points.zeroPointBye},
         {"P", points.pairingAllocatedBye},
         {"X", points.draw.white}}};
    constexpr int firstSymbol = 6;
    constexpr int distance = 9;
    LineBuilder line("162");
    int column = firstSymbol;
    for (const auto& [symbol, value] : symbols) {
        if (symbol == "A" && value == Score{} && output.isEngine())
            continue; // the usual value, and bbpPairings 6 does not know the symbol
        if (symbol == "X" && !unknown)
            continue;
        line.left(column, column, symbol);
        line.right(column + 1, column + 4, toString(value));
        column += distance;
    }
    output.line(std::move(line));
}

void write299(const Document& document, Output& output)
{
    constexpr int firstId = 24;
    constexpr int distance = 5;
    const std::vector<PointsTakenOff> records = pointsTakenOff(document);
    if (output.isTrf16()) {
        if (!records.empty())
            output.omit(OmissionCode::recordNotInVersion, "299");
        return;
    }
    for (const PointsTakenOff& record : records) {
        LineBuilder line("299");
        line.right(14, 17, toString(record.points));
        line.right(20, 22, std::to_string(record.round.value));
        int column = firstId;
        for (const FileId player : record.players) {
            line.right(column, column + 3, std::to_string(player.value));
            column += distance;
        }
        output.line(std::move(line));
    }
}

void writeXxs(const PointSystem& points, Output& output)
{
    const NamedScores values = xxsValues(points);
    const NamedScores defaults = xxsValues(PointSystem{});
    std::string text;
    for (std::size_t i = 0; i < values.size(); ++i)
        if (values[i].second != defaults[i].second)
            text += (text.empty() ? "" : " ") + std::string(values[i].first) + "=" + toString(values[i].second);
    if (!text.empty())
        output.record("XXS", text);
}

} // namespace pairwright::trf
