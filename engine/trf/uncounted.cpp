#include "engine/trf/uncounted.h"

#include "engine/trf/text/line.h"
#include "engine/trf/text/text.h"

#include <algorithm>
#include <map>

namespace pairwright::trf {

namespace {

constexpr std::string_view start = "Not counted @ Rounds ";

Player* playerOf(Document& document, FileId id)
{
    const Player* found = document.find(id);
    return found ? &document.players[static_cast<std::size_t>(found - document.players.data())] : nullptr;
}

std::optional<Score> negativePoints(std::string_view text)
{
    const std::optional<Score> points = text.starts_with('-') ? parsePoints(text.substr(1)) : std::nullopt;
    return points ? std::optional(Score{-points->tenths}) : std::nullopt;
}

} // namespace

std::vector<PointsTakenOff> pointsTakenOff(const Document& document)
{
    std::map<std::pair<int, Score>, std::vector<FileId>> byRound;
    for (const Player& player : document.players)
        for (int round = 1; round <= document.pairedRounds(); ++round) {
            Score points;
            for (int game = 1; game <= document.gamesOfARound; ++game)
                if (const RoundCell& cell = player.rounds[document.cellIndex(round, game)]; !cell.counts)
                    points += pointsFor(document.points, cell);
            if (points.tenths > 0)
                byRound[{round, Score{-points.tenths}}].push_back(player.id);
        }
    std::vector<PointsTakenOff> records;
    records.reserve(byRound.size());
    for (auto& [key, players] : byRound)
        records.push_back({RoundNumber{key.first}, key.second, std::move(players)});
    return records;
}

std::optional<PointsTakenOff> readPointsTakenOff(const std::string& text)
{
    constexpr int firstId = 24;
    constexpr int distance = 5;
    const Line line(0, fromUtf8(text).value_or(std::u32string()));
    const auto points = negativePoints(line.columns(14, 17));
    const auto round = parseNumber(line.columns(20, 22));
    if (line.code() != "299" || !line.columns(4, 11).empty() || !points || !round || *round < 1)
        return std::nullopt;
    PointsTakenOff record{RoundNumber{*round}, *points, {}};
    for (int column = firstId; column <= line.length(); column += distance) {
        const auto id = parseNumber(line.columns(column, column + 3));
        if (!id)
            return std::nullopt;
        record.players.push_back(FileId{*id});
    }
    return record;
}

std::optional<UncountedGames> readUncounted(const std::string& text)
{
    const auto colon = text.find(':');
    if (colon == std::string::npos || !upperCase(text.substr(0, colon)).starts_with(upperCase(start)))
        return std::nullopt;
    const auto player = parseNumber(trimmed(std::string_view(text).substr(colon + 1)));
    if (!player)
        return std::nullopt;
    UncountedGames games{FileId{*player}, {}};
    for (const std::string_view word : words(std::string_view(text).substr(start.size(), colon - start.size()))) {
        const auto round = parseNumber(word);
        if (!round || *round < 1 || (!games.rounds.empty() && games.rounds.back().value >= *round))
            return std::nullopt;
        games.rounds.push_back(RoundNumber{*round});
    }
    return games.rounds.empty() ? std::nullopt : std::optional(games);
}

std::string toString(const UncountedGames& games)
{
    std::string text(start);
    for (const RoundNumber round : games.rounds)
        text += std::to_string(round.value) + (round == games.rounds.back() ? ": " : " ");
    return text + std::to_string(games.player.value);
}

bool markUncounted(Document& document, const UncountedGames& games)
{
    Player* player = playerOf(document, games.player);
    const bool isKnown =
        std::ranges::find(document.uncounted, games.player, &UncountedGames::player) != document.uncounted.end();
    if (!player || isKnown || std::ranges::any_of(games.rounds, [&](RoundNumber round) {
            return round.value > document.pairedRounds() || !player->rounds[document.cellIndex(round.value)].opponent;
        }))
        return false;
    for (const RoundNumber round : games.rounds)
        for (int game = 1; game <= document.gamesOfARound; ++game) {
            const std::size_t index = document.cellIndex(round.value, game);
            player->rounds[index].counts = false;
            playerOf(document, *player->rounds[index].opponent)->rounds[index].counts = false;
        }
    document.uncounted.push_back(games);
    return true;
}

} // namespace pairwright::trf
