#include "engine/generator/like.h"

#include "engine/capabilities.h"
#include "engine/generator/result_model.h"
#include "engine/tiebreaks/descriptor.h"
#include "engine/tournament/acceleration.h"
#include "engine/trf/to_state.h"

#include <algorithm>

namespace pairwright::generator {

namespace {

/// What happened in the games and to the players.
struct Counts {
    int games = 0; ///< scheduled; each seen from White
    int forfeits = 0;
    int drawLosses = 0;
    int lossDraws = 0;
    int doubleLosses = 0;
    int ratedGames = 0;
    int draws = 0;
    std::int64_t drawsByTheModel = 0; ///< of those games, in parts of a million
    int cells = 0;                    ///< players and rounds
    int halfPointByes = 0;
    int fullPointByes = 0;
    int zeroPointByes = 0;
    int withdrawals = 0;
    int lateEntries = 0;
    int unrated = 0;
};

bool isZero(const trf::RoundCell& cell)
{
    return cell.result == trf::CellResult::zeroPointBye;
}

/// 1/2-0, 0-1/2 and 0-0.
void countOddResult(trf::CellResult white, trf::CellResult black, Counts& counts)
{
    using enum trf::CellResult;
    counts.drawLosses += white == draw && black == loss ? 1 : 0;
    counts.lossDraws += white == loss && black == draw ? 1 : 0;
    counts.doubleLosses += white == loss && black == loss ? 1 : 0;
}

/// `index`: of the cell among those of White.
void countGame(const trf::Document& document, const trf::Player& white, std::size_t index, Counts& counts)
{
    const trf::RoundCell& cell = white.rounds[index];
    ++counts.games;
    if (!trf::isGame(cell.result)) {
        ++counts.forfeits;
        return;
    }
    const trf::Player* black = document.find(*cell.opponent);
    if (black && index < black->rounds.size())
        countOddResult(cell.result, black->rounds[index].result, counts);
    if (!white.rating || !black || !black->rating)
        return;
    ++counts.ratedGames;
    counts.draws += cell.result == trf::CellResult::draw || cell.result == trf::CellResult::unratedDraw ? 1 : 0;
    counts.drawsByTheModel += gameChances(*white.rating, *black->rating).draw;
}

/// Zero-point byes before the first other cell are a late entry, those behind the last one a withdrawal.
void countPlayer(const trf::Document& document, const trf::Player& player, Counts& counts)
{
    const auto& cells = player.rounds;
    const auto first = std::find_if_not(cells.begin(), cells.end(), isZero);
    const auto last = std::find_if_not(cells.rbegin(), cells.rend(), isZero).base();
    counts.unrated += player.rating ? 0 : 1;
    counts.cells += static_cast<int>(cells.size());
    if (first == cells.end())
        return;
    counts.lateEntries += first != cells.begin() ? 1 : 0;
    counts.withdrawals += last != cells.end() ? 1 : 0;
    for (auto cell = first; cell != last; ++cell) {
        counts.halfPointByes += cell->result == trf::CellResult::halfPointBye ? 1 : 0;
        counts.fullPointByes += cell->result == trf::CellResult::fullPointBye ? 1 : 0;
        counts.zeroPointByes += isZero(*cell) ? 1 : 0;
        if (cell->opponent && cell->colour == Colour::White)
            countGame(document, player, static_cast<std::size_t>(cell - cells.begin()), counts);
    }
}

/// "Once in so many".
Range rangeOf(int cases, int outOf)
{
    const int once = cases == 0 ? 0 : std::max(1, (outOf + cases / 2) / cases);
    return {once, once};
}

Rate rate(int cases, int outOf)
{
    return {rangeOf(cases, outOf)};
}

std::optional<Range> drawsOf(const Counts& counts)
{
    if (counts.drawsByTheModel == 0)
        return std::nullopt;
    constexpr int middling = 2000;
    const std::int64_t equals = gameChances(middling, middling).draw;
    const std::int64_t percent = std::int64_t{100} * counts.draws * equals / counts.drawsByTheModel;
    const int draws = static_cast<int>(std::min<std::int64_t>(percent, 100));
    return Range{draws, draws};
}

int forbiddenPairs(const trf::Document& document)
{
    std::size_t pairs = 0;
    for (const trf::ForbiddenPlayers& group : document.forbidden)
        pairs += group.players.size() * (group.players.size() - 1) / 2;
    return static_cast<int>(std::min<std::size_t>(pairs, 999));
}

void takeRatings(const trf::Document& document, Settings& settings)
{
    std::vector<int> ratings;
    for (const trf::Player& player : document.players)
        if (player.rating && *player.rating > 0)
            ratings.push_back(*player.rating);
    if (ratings.empty())
        return;
    const auto [lowest, highest] = std::minmax_element(ratings.begin(), ratings.end());
    settings.lowestRating = {*lowest, *lowest};
    settings.highestRating = {*highest, *highest};
}

} // namespace

Settings like(const trf::Document& document, SystemEdition system)
{
    Counts counts;
    for (const trf::Player& player : document.players)
        countPlayer(document, player, counts);
    const int players = static_cast<int>(document.players.size());
    const int rounds = std::max(1, document.rounds.value_or(document.pairedRounds()));
    Settings settings = settingsFor(system);
    settings.players = {players, players};
    settings.rounds = {rounds, rounds};
    takeRatings(document, settings);
    settings.draws = drawsOf(counts);
    settings.forfeits = rate(counts.forfeits, counts.games);
    settings.drawLosses = rate(counts.drawLosses, counts.games);
    settings.lossDraws = rate(counts.lossDraws, counts.games);
    settings.doubleLosses = rate(counts.doubleLosses, counts.games);
    if (const auto options = trf::optionsOf(document))
        settings.options = options->only(capabilitiesOf(system).options);
    if (capabilitiesOf(system).allPlayAll) {
        settings.unrated = rangeOf(counts.unrated, players);
        settings.points = {document.points};
        return settings;
    }
    settings.halfPointByes = rate(counts.halfPointByes, counts.cells);
    settings.fullPointByes = rate(counts.fullPointByes, counts.cells);
    settings.zeroPointByes = rate(counts.zeroPointByes, counts.cells);
    settings.withdrawals = rangeOf(counts.withdrawals, counts.cells);
    settings.lateEntries = rangeOf(counts.lateEntries, players);
    const bool needsRatings = capabilitiesOf(system).ratings == RatingsUse::required;
    settings.unrated = needsRatings ? Range{} : rangeOf(counts.unrated, players);
    const int pairs = forbiddenPairs(document);
    settings.forbiddenPairs = {pairs, pairs};
    settings.points = {document.points};
    const bool virtualPoints = std::any_of(document.players.begin(), document.players.end(),
                                           [](const trf::Player& player) { return !player.virtualPoints.empty(); });
    if ((virtualPoints || document.header.encodedType.ends_with("_BAKU")) && canAccelerate(document.points))
        settings.acceleration = Acceleration::baku;
    if (auto list = parseTieBreakRecords(document.header.tieBreaks, document.header.standingsOrder);
        list && !list->empty())
        settings.tieBreaks = std::move(*list);
    return settings;
}

} // namespace pairwright::generator
