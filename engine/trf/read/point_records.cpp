#include "engine/trf/read/point_records.h"

#include "engine/trf/text/text.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace pairwright::trf {

namespace {

using PointsByName = std::map<std::string, Said<Score>>;

constexpr Score highestValue = Score::points(99);

constexpr std::array<std::string_view, 6> symbols162{"W", "D", "L", "A", "P", "X"};
constexpr std::array<std::string_view, 6> bbRecords{"BBW", "BBD", "BBL", "BBZ", "BBF", "BBU"};
constexpr std::array<std::string_view, 12> xxsCodes{"WW", "BW", "WD",  "BD",  "WL",  "BL",
                                                    "FW", "FL", "ZPB", "HPB", "FPB", "PAB"};

template <std::size_t N>
bool contains(const std::array<std::string_view, N>& names, std::string_view name)
{
    return std::find(names.begin(), names.end(), name) != names.end();
}

bool isLetter(char c)
{
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

bool isOfNumber(char c)
{
    return (c >= '0' && c <= '9') || c == '.' || c == ',';
}

/// Takes characters from the front of `text` while `belongs` holds.
template <class Predicate>
std::string_view take(std::string_view& text, Predicate belongs)
{
    std::size_t length = 0;
    while (length < text.size() && belongs(text[length]))
        ++length;
    const std::string_view taken = text.substr(0, length);
    text.remove_prefix(length);
    return taken;
}

struct NamedPoints {
    std::string name;
    Score points;
};

/// Reads "W 3.0    D 1.0" and "W=3 D=1" alike; no value when something else stands there.
std::optional<std::vector<NamedPoints>> readNamedPoints(std::string_view text)
{
    std::vector<NamedPoints> found;
    const auto isGap = [](char c) {
        return c == ' ' || c == '=' || c == ';';
    };
    take(text, isGap);
    while (!text.empty()) {
        std::string name = upperCase(take(text, isLetter));
        take(text, isGap);
        const auto points = parsePoints(take(text, isOfNumber));
        take(text, isGap);
        if (name.empty() || !points || *points > highestValue)
            return std::nullopt;
        found.push_back({std::move(name), *points});
    }
    return found;
}

Unexpected<ReadError> meaningless(const Line& line)
{
    return Unexpected{ReadError{
        .line = line.number(), .code = ReadErrorCode::badValue, .record = line.code(), .detail = line.value()}};
}

/// JaVaFo's shortcuts: one code for several kinds of result.
std::vector<std::string_view> xxsMeaning(std::string_view code)
{
    if (code == "W")
        return {"WW", "BW", "FW", "FPB"};
    if (code == "D")
        return {"WD", "BD", "HPB"};
    if (contains(xxsCodes, code))
        return {code};
    return {};
}

Expected<bool, ReadError> readXxs(const Line& line, Collected& collected)
{
    const auto named = readNamedPoints(line.value());
    if (!named)
        return meaningless(line);
    for (const NamedPoints& entry : *named) {
        const auto meaning = xxsMeaning(entry.name);
        if (meaning.empty())
            return meaningless(line);
        for (const std::string_view code : meaning)
            collected.pointsXxs[std::string(code)] = {entry.points, line.number()};
    }
    return true;
}

Expected<bool, ReadError> read162(const Line& line, Collected& collected)
{
    const auto named = readNamedPoints(line.value());
    if (!named)
        return meaningless(line);
    for (const NamedPoints& entry : *named) {
        if (!contains(symbols162, entry.name))
            return meaningless(line);
        collected.points162[entry.name] = {entry.points, line.number()};
    }
    return true;
}

void applyOne(PointSystem& points, std::string_view code, Score value)
{
    if (code == "WW")
        points.win.white = value;
    else if (code == "BW")
        points.win.black = value;
    else if (code == "WD")
        points.draw.white = value;
    else if (code == "BD")
        points.draw.black = value;
    else if (code == "WL")
        points.loss.white = value;
    else if (code == "BL")
        points.loss.black = value;
    else if (code == "FW")
        points.forfeitWin = value;
    else if (code == "FL")
        points.forfeitLoss = value;
    else if (code == "ZPB")
        points.zeroPointBye = value;
    else if (code == "HPB")
        points.halfPointBye = value;
    else if (code == "FPB")
        points.fullPointBye = value;
    else if (code == "PAB")
        points.pairingAllocatedBye = value;
}

/// The meaning of the symbols of 162 and of the BB records in XXS codes. The bye follows the win.
std::vector<std::string_view> meaningOf(std::string_view name)
{
    if (name == "W" || name == "BBW")
        return {"WW", "BW", "FW", "FPB", "PAB"};
    if (name == "D" || name == "BBD")
        return {"WD", "BD", "HPB"};
    if (name == "L" || name == "BBL")
        return {"WL", "BL"};
    if (name == "A")
        return {"ZPB", "FL"};
    if (name == "BBZ")
        return {"ZPB"};
    if (name == "BBF")
        return {"FL"};
    if (name == "P" || name == "BBU")
        return {"PAB"};
    return {};
}

template <std::size_t N>
void apply(PointSystem& points, const PointsByName& said, const std::array<std::string_view, N>& order)
{
    for (const std::string_view name : order)
        if (const auto entry = said.find(std::string(name)); entry != said.end())
            for (const std::string_view code : meaningOf(name))
                applyOne(points, code, entry->second.value);
}

/// What 162 says must still hold after the more precise records, where both speak of the same thing.
bool agrees(const PointSystem& points, std::string_view symbol, Score value)
{
    if (symbol == "W")
        return points.win == PointSystem::PerColour{value, value};
    if (symbol == "D")
        return points.draw == PointSystem::PerColour{value, value};
    if (symbol == "L")
        return points.loss == PointSystem::PerColour{value, value};
    if (symbol == "A")
        return points.zeroPointBye == value;
    if (symbol == "P")
        return points.pairingAllocatedBye == value;
    return points.draw.white == value; // X: a game of unknown result counts as a draw (C.04.2 art. 3.1)
}

} // namespace

Expected<bool, ReadError> readPointRecord(const Line& line, Collected& collected)
{
    const std::string code = line.code();
    if (code == "162")
        return read162(line, collected);
    if (code == "XXS")
        return readXxs(line, collected);
    if (!contains(bbRecords, code))
        return false;
    const auto points = parsePoints(line.value());
    if (!points || *points > highestValue)
        return meaningless(line);
    collected.pointsBb[code] = {*points, line.number()};
    return true;
}

Expected<PointSystem, ReadError> combinedPoints(const Collected& collected)
{
    PointSystem points;
    apply(points, collected.points162, symbols162);
    apply(points, collected.pointsBb, bbRecords);
    for (const auto& [code, said] : collected.pointsXxs)
        applyOne(points, code, said.value);
    for (const auto& [symbol, said] : collected.points162)
        if (!agrees(points, symbol, said.value))
            return Unexpected{ReadError{.line = said.line,
                                        .code = ReadErrorCode::contradictingRecords,
                                        .record = "162",
                                        .detail = symbol + "=" + toString(said.value)}};
    return points;
}

} // namespace pairwright::trf
