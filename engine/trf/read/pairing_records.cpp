#include "engine/trf/read/pairing_records.h"

#include "engine/trf/text/text.h"

#include <algorithm>

namespace pairwright::trf {

namespace {

constexpr int idWidth = 4;

Unexpected<ReadError> refused(const Line& line, ReadErrorCode code, std::string detail)
{
    return Unexpected{
        ReadError{.line = line.number(), .code = code, .record = line.code(), .detail = std::move(detail)}};
}

/// A whole number from 1 to `most`.
std::optional<int> number(std::string_view text, int most)
{
    const auto value = parseNumber(text);
    return value && *value >= 1 && *value <= most ? value : std::nullopt;
}

Expected<std::vector<FileId>, ReadError> readIds(const Line& line, std::string_view text)
{
    std::vector<FileId> ids;
    for (const std::string_view word : words(text)) {
        const auto id = number(word, mostPlayers);
        if (!id)
            return refused(line, ReadErrorCode::badValue, std::string(word));
        ids.push_back(FileId{*id});
    }
    std::sort(ids.begin(), ids.end());
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
    return ids;
}

template <class T>
void say(std::optional<Said<T>>& field, T value, const Line& line, Collected& collected)
{
    if (field && !(field->value == value))
        collected.repair(line.number(), RepairCode::repeatedRecord, {}, line.value());
    field = Said<T>{value, line.number()};
}

Outcome readRounds(const Line& line, Collected& collected)
{
    const std::string value = line.value();
    const auto rounds = number(value, maxColumns);
    if (!rounds)
        return refused(line, ReadErrorCode::impossibleNumber, value);
    say(line.code() == "142" ? collected.rounds142 : collected.roundsXxr, *rounds, line, collected);
    return Done{};
}

Outcome readInitialColour(const Line& line, Collected& collected)
{
    const std::string value = upperCase(line.value());
    if (value != "W" && value != "B" && value != "WHITE" && value != "BLACK")
        return refused(line, ReadErrorCode::badValue, line.value());
    say(collected.colour152, value.front() == 'W' ? Colour::White : Colour::Black, line, collected);
    return Done{};
}

Outcome readConfiguration(const Line& line, Collected& collected)
{
    const std::string value = lowerCase(line.value());
    for (const std::string_view word : words(value)) {
        if (word == "rank")
            collected.byFileOrder = true;
        else if (word == "white1" || word == "black1")
            say(collected.colourXxc, word == "white1" ? Colour::White : Colour::Black, line, collected);
        else
            return refused(line, ReadErrorCode::badValue, std::string(word));
    }
    return Done{};
}

Outcome readIdList(const Line& line, std::vector<Said<std::vector<FileId>>>& lists)
{
    auto ids = readIds(line, line.value());
    if (!ids)
        return Unexpected{ids.error()};
    lists.push_back({std::move(ids).value(), line.number()});
    return Done{};
}

std::optional<ByeKind> requestKind(const std::string& letter)
{
    if (letter == "F")
        return ByeKind::Full;
    if (letter == "H")
        return ByeKind::Half;
    if (letter == "Z")
        return ByeKind::Zero;
    return std::nullopt;
}

Outcome readRequest(const Line& line, Collected& collected)
{
    const auto kind = requestKind(upperCase(line.columns(5, 5)));
    const auto round = number(line.columns(6, 9), lastRoundStated);
    if (!kind || !round)
        return refused(line, ReadErrorCode::badValue, line.columns(5, 9));
    auto ids = readIds(line, line.columns(10, line.length()));
    if (!ids)
        return Unexpected{ids.error()};
    collected.requests240.push_back({{*kind, *round, std::move(ids).value()}, line.number()});
    return Done{};
}

/// Points of teams stand in the match point columns; some writers use the other ones, so both are accepted.
Outcome readVirtualRange(const Line& line, Collected& collected)
{
    const std::string matchPoints = line.columns(5, 8);
    const std::string gamePoints = line.columns(10, 13);
    const auto points = parsePoints(gamePoints.empty() ? matchPoints : gamePoints);
    const auto firstRound = number(line.columns(15, 17), lastRoundStated);
    const auto lastRound = number(line.columns(19, 21), lastRoundStated);
    const auto first = number(line.columns(23, 26), mostPlayers);
    const auto last = number(line.columns(28, 31), mostPlayers);
    if (!points || !firstRound || !lastRound || !first || !last || *firstRound > *lastRound || *first > *last)
        return refused(line, ReadErrorCode::badValue, line.value());
    // No tournament has the rounds beyond: they would only cost time.
    if (*firstRound <= mostRounds)
        collected.virtual250.push_back(
            {{*points, *firstRound, std::min(*lastRound, mostRounds), FileId{*first}, FileId{*last}}, line.number()});
    return Done{};
}

/// Points by round in columns 10-13, 15-18, ...; blank is nothing.
std::optional<std::vector<Score>> pointsInColumns(const Line& line)
{
    std::vector<Score> points;
    for (int first = 10; first <= line.length(); first += idWidth + 1) {
        const std::string text = line.columns(first, first + idWidth - 1);
        const auto value = text.empty() ? std::optional(Score{}) : parsePoints(text);
        if (!value || !line.isBlankAt(first + idWidth))
            return std::nullopt;
        points.push_back(*value);
    }
    return points;
}

std::optional<std::vector<Score>> pointsInWords(const Line& line)
{
    std::vector<Score> points;
    const std::string text = line.columns(9, line.length());
    for (const std::string_view word : words(text)) {
        const auto value = parsePoints(word);
        if (!value)
            return std::nullopt;
        points.push_back(*value);
    }
    return points;
}

Outcome readVirtualList(const Line& line, Collected& collected)
{
    const auto player = number(line.columns(5, 8), mostPlayers);
    auto points = pointsInColumns(line);
    if (!points)
        points = pointsInWords(line);
    if (!player || !points || points->size() > static_cast<std::size_t>(mostRounds))
        return refused(line, ReadErrorCode::badValue, line.value());
    collected.virtualXxa.push_back({{FileId{*player}, std::move(*points)}, line.number()});
    return Done{};
}

Outcome readForbidden(const Line& line, Collected& collected)
{
    const std::string firstText = line.columns(5, 7);
    const std::string lastText = line.columns(9, 11);
    const auto first = firstText.empty() ? std::optional(1) : number(firstText, lastRoundStated);
    const auto last = lastText.empty() ? std::optional(lastRoundStated) : number(lastText, lastRoundStated);
    if (!first || !last || *first > *last)
        return refused(line, ReadErrorCode::badValue, line.columns(5, 11));
    auto ids = readIds(line, line.columns(12, line.length()));
    if (!ids)
        return Unexpected{ids.error()};
    ForbiddenPlayers group{std::move(ids).value(), RoundNumber{*first}, std::nullopt};
    if (*last < lastRoundStated)
        group.last = RoundNumber{*last};
    collected.forbidden260.push_back({std::move(group), line.number()});
    return Done{};
}

Expected<bool, ReadError> known(const Outcome& outcome)
{
    if (!outcome)
        return Unexpected{outcome.error()};
    return true;
}

} // namespace

Expected<bool, ReadError> readPairingRecord(const Line& line, Collected& collected)
{
    const std::string code = line.code();
    if (code == "142" || code == "XXR")
        return known(readRounds(line, collected));
    if (code == "152")
        return known(readInitialColour(line, collected));
    if (code == "XXC")
        return known(readConfiguration(line, collected));
    if (code == "XXZ")
        return known(readIdList(line, collected.absentXxz));
    if (code == "XXP")
        return known(readIdList(line, collected.forbiddenXxp));
    if (code == "XXA")
        return known(readVirtualList(line, collected));
    if (code == "240")
        return known(readRequest(line, collected));
    if (code == "250")
        return known(readVirtualRange(line, collected));
    if (code == "260")
        return known(readForbidden(line, collected));
    return false;
}

} // namespace pairwright::trf
