#include "engine/base/enum_names.h"
#include "engine/base/limits.h"
#include "engine/base/score.h"
#include "engine/capabilities.h"
#include "engine/generator/settings.h"
#include "engine/tiebreaks/descriptor.h"
#include "engine/trf/text/text.h"

#include <algorithm>
#include <array>
#include <utility>

namespace pairwright {

template <>
struct EnumNames<generator::RatingShape> {
    static constexpr std::array names{"even", "bell", "pyramid"};
};
template <>
struct EnumNames<generator::Acceleration> {
    static constexpr std::array names{"none", "baku", "sometimes"};
};

} // namespace pairwright

namespace pairwright::generator {

namespace {

constexpr std::string_view anyTieBreaks = "any";

std::vector<std::string_view> parts(std::string_view text, char separator)
{
    std::vector<std::string_view> found;
    for (std::size_t from = 0; from <= text.size();) {
        const std::size_t to = std::min(text.find(separator, from), text.size());
        found.push_back(text.substr(from, to - from));
        from = to + 1;
    }
    return found;
}

std::optional<Range> parseRange(std::string_view text, int least, int most)
{
    const std::size_t dots = text.find("..");
    const auto from = trf::parseNumber(text.substr(0, dots));
    const auto to = dots == std::string_view::npos ? from : trf::parseNumber(text.substr(dots + 2));
    if (!from || !to || *from < least || *to > most || *from > *to)
        return std::nullopt;
    return Range{*from, *to};
}

std::string toText(Range range)
{
    const std::string from = std::to_string(range.least);
    return range.least == range.most ? from : from + ".." + std::to_string(range.most);
}

/// Win, draw, loss and, where it is no win, the pairing-allocated bye.
std::optional<PointSystem> parsePointSystem(std::string_view text)
{
    std::vector<Score> values;
    for (const std::string_view part : parts(text, '/')) {
        const auto value = trf::parsePoints(part);
        if (!value || *value > Score{999})
            return std::nullopt;
        values.push_back(*value);
    }
    constexpr std::size_t withBye = 4;
    if (values.size() < withBye - 1 || values.size() > withBye)
        return std::nullopt;
    if (values[0] < values[1] || values[1] < values[2])
        return std::nullopt;
    PointSystem points = PointSystem::of(values[0], values[1], values.size() == withBye ? values[3] : values[0]);
    points.loss = {values[2], values[2]};
    return points;
}

std::string toText(const PointSystem& points)
{
    std::string text =
        toString(points.winValue()) + "/" + toString(points.drawValue()) + "/" + toString(points.lossValue());
    if (points.pairingAllocatedBye != points.winValue())
        text += "/" + toString(points.pairingAllocatedBye);
    return text;
}

template <class T, class Parse>
std::optional<std::vector<T>> parseList(std::string_view text, Parse parse)
{
    std::vector<T> values;
    for (const std::string_view part : parts(text, ',')) {
        const std::optional<T> value = parse(part);
        if (!value)
            return std::nullopt;
        values.push_back(*value);
    }
    return values;
}

template <class T, class Text>
std::string listText(const std::vector<T>& values, Text text)
{
    std::string list;
    for (const T& value : values)
        list += (list.empty() ? "" : ",") + text(value);
    return list;
}

bool setShapes(Settings& settings, std::string_view value)
{
    auto shapes = parseList<RatingShape>(value, fromKey<RatingShape>);
    if (shapes)
        settings.shapes = std::move(*shapes);
    return shapes.has_value();
}

bool setPoints(Settings& settings, std::string_view value)
{
    auto points = parseList<PointSystem>(value, parsePointSystem);
    if (points)
        settings.points = std::move(*points);
    return points.has_value();
}

bool setTieBreaks(Settings& settings, std::string_view value)
{
    if (value == anyTieBreaks) {
        settings.tieBreaks = std::nullopt;
        return true;
    }
    auto list = parseTieBreaks(value);
    if (list)
        settings.tieBreaks = std::move(*list);
    return list.hasValue();
}

/// No value: there is no such option.
std::optional<bool> trySet(Settings& settings, std::string_view name, std::string_view value)
{
    for (const RangeOption& option : rangeOptions())
        if (option.name == name) {
            const auto range = parseRange(value, option.least, option.most);
            if (range)
                settings.*option.member = *range;
            return range.has_value();
        }
    if (name == "draws") {
        const auto range = parseRange(value, 0, 100);
        if (range)
            settings.draws = range;
        return range.has_value();
    }
    if (name == "acceleration") {
        const auto choice = fromKey<Acceleration>(value);
        settings.acceleration = choice.value_or(settings.acceleration);
        return choice.has_value();
    }
    if (name == "stop-after") {
        const auto rounds = trf::parseNumber(value);
        settings.stopAfter = rounds;
        return rounds && *rounds >= 0 && *rounds <= mostRounds;
    }
    if (name == "shape")
        return setShapes(settings, value);
    if (name == "points")
        return setPoints(settings, value);
    if (name == "tie-breaks")
        return setTieBreaks(settings, value);
    return std::nullopt;
}

} // namespace

Expected<Done, SettingsError> setOption(Settings& settings, std::string_view name, std::string_view value)
{
    const std::optional<bool> set = trySet(settings, name, value);
    if (set == true)
        return Done{};
    return Unexpected{SettingsError{set ? SettingsError::Reason::badValue : SettingsError::Reason::unknownOption,
                                    std::string(name), std::string(value)}};
}

std::string toOptions(const Settings& settings)
{
    std::string text;
    const auto add = [&text](std::string_view name, const std::string& value) {
        text += (text.empty() ? "--" : " --") + std::string(name) + " " + value;
    };
    if (const SystemInfo* info = findSystem(settings.system))
        add("system", std::string(info->key));
    add("edition", std::to_string(settings.system.edition));
    for (const auto& [key, choice] : settings.options.chosen())
        add(key, choice);
    const bool ofAll = capabilitiesOf(settings.system).allPlayAll;
    for (const RangeOption& option : rangeOptions())
        if (!ofAll || option.member != &Settings::rounds)
            add(option.name, toText(settings.*option.member));
    if (settings.draws)
        add("draws", toText(*settings.draws));
    add("shape", listText(settings.shapes, [](RatingShape shape) { return std::string(keyOf(shape)); }));
    add("acceleration", std::string(keyOf(settings.acceleration)));
    add("points", listText(settings.points, [](const PointSystem& points) { return toText(points); }));
    add("tie-breaks", settings.tieBreaks
                          ? listText(*settings.tieBreaks, [](const TieBreak& tieBreak) { return toString(tieBreak); })
                          : std::string(anyTieBreaks));
    if (settings.stopAfter)
        add("stop-after", std::to_string(*settings.stopAfter));
    return text;
}

} // namespace pairwright::generator
