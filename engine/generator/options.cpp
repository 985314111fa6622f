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

struct AmountInRounds {
    Rate::Unit unit = Rate::Unit::onceIn;
    Range range{};
};

/// "30", "6..30", "5%", "4x".
std::optional<AmountInRounds> parseAmount(std::string_view text)
{
    constexpr int rarest = 1'000'000;
    constexpr int mostPercent = 100;
    AmountInRounds amount;
    int most = rarest;
    if (text.ends_with('%')) {
        amount.unit = Rate::Unit::percent;
        most = mostPercent;
    } else if (text.ends_with('x')) {
        amount.unit = Rate::Unit::number;
        most = mostPlayers;
    }
    text.remove_suffix(amount.unit == Rate::Unit::onceIn ? 0 : 1);
    const auto range = parseRange(text, 0, most);
    if (!range)
        return std::nullopt;
    amount.range = *range;
    return amount;
}

std::optional<Rate> parseRate(std::string_view text)
{
    Rate rate;
    bool general = false;
    for (const std::string_view part : parts(text, ',')) {
        const std::size_t colon = part.find(':');
        const auto amount = parseAmount(part.substr(colon == std::string_view::npos ? 0 : colon + 1));
        if (!amount)
            return std::nullopt;
        if (colon == std::string_view::npos) {
            if (general || !rate.ofRounds.empty())
                return std::nullopt;
            general = true;
            rate.unit = amount->unit;
            rate.range = amount->range;
            continue;
        }
        const auto rounds = parseRange(part.substr(0, colon), 1, mostRounds);
        if (!rounds)
            return std::nullopt;
        rate.ofRounds.push_back({*rounds, amount->unit, amount->range});
    }
    return rate;
}

std::string toText(Rate::Unit unit, Range range)
{
    return toText(range) + (unit == Rate::Unit::percent ? "%" : unit == Rate::Unit::number ? "x" : "");
}

std::string toText(const Rate& rate)
{
    std::string text = toText(rate.unit, rate.range);
    for (const Rate::OfRounds& some : rate.ofRounds)
        text += "," + toText(some.rounds) + ":" + toText(some.unit, some.range);
    return text;
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

/// With them the number of players.
bool setRatings(Settings& settings, std::string_view value)
{
    auto ratings = parseRatings(value);
    if (!ratings)
        return false;
    settings.ratings = std::move(*ratings);
    const int players = static_cast<int>(settings.ratings.size());
    settings.players = {players, players};
    return true;
}

bool setTieBreaks(Settings& settings, std::string_view value)
{
    if (value == anyTieBreaks) {
        settings.tieBreaks = std::nullopt;
        return true;
    }
    auto list = parseTieBreaks(value);
    if (!list ||
        std::any_of(list->begin(), list->end(), [](const TieBreak& one) { return infoOf(one.kind).ofTheEvent; }))
        return false;
    settings.tieBreaks = std::move(*list);
    return true;
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
    for (const RateOption& option : rateOptions())
        if (option.name == name) {
            auto rate = parseRate(value);
            if (rate)
                settings.*option.member = std::move(*rate);
            return rate.has_value();
        }
    if (name == "ratings")
        return setRatings(settings, value);
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

std::optional<std::vector<int>> parseRatings(std::string_view text)
{
    constexpr std::string_view between = ", ;\t\r\n";
    constexpr int highest = 4000;
    std::vector<int> ratings;
    while (true) {
        const std::size_t from = text.find_first_not_of(between);
        if (from == std::string_view::npos)
            break;
        const std::size_t to = std::min(text.find_first_of(between, from), text.size());
        const auto rating = trf::parseNumber(text.substr(from, to - from));
        if (!rating || *rating < 0 || *rating > highest || ratings.size() == static_cast<std::size_t>(mostPlayers))
            return std::nullopt;
        ratings.push_back(*rating);
        text.remove_prefix(to);
    }
    constexpr std::size_t fewest = 2;
    return ratings.size() < fewest ? std::nullopt : std::optional(std::move(ratings));
}

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
    for (const RateOption& option : rateOptions())
        add(option.name, toText(settings.*option.member));
    if (!settings.ratings.empty())
        add("ratings", listText(settings.ratings, [](int rating) { return std::to_string(rating); }));
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
