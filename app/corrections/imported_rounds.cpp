#include "app/corrections/imported_rounds.h"

#include "app/corrections/cases.h"
#include "app/corrections/numbers_before.h"
#include "app/corrections/what_if.h"
#include "app/domain/changes/game_change.h"
#include "app/domain/players/tpn_order.h"
#include "app/pairing/pair_codes.h"

#include <QRegularExpression>

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

namespace pairwright {

namespace {

/// "1-4 2-3 bye 5 to 1-3 2-4 bye 6", what the rules give and what the file has, by keys; empty: the same.
QString differenceOf(const RoundWhatIf& round, const Pairings& imported)
{
    if (round.failure)
        return QStringLiteral("no pairing to ") + differenceBetween({}, imported).section(QStringLiteral(" to "), 1);
    return round.arbiterDecides ? QString() : differenceBetween(round.wouldBe, imported);
}

/// A told correction or end of an adjourned game and how it stood before, or who had which colours in a round before
/// they were put right.
struct ToldChange {
    BoardId game;
    std::optional<GameResult> before;
    std::vector<BoardPlayers> colours = {}; ///< instead of a result
    bool isOfOneBoard = false;              ///< instead of both: the colours of the game
};

/// "1-4 2-3 bye 5 to 4-1": those before the word.
std::vector<BoardPlayers> pairsBefore(const QString& codes)
{
    static const QRegularExpression pair(QStringLiteral("([0-9]+)-([0-9]+)"));
    std::vector<BoardPlayers> pairs;
    auto each = pair.globalMatch(codes.section(QStringLiteral(" to "), 0, 0));
    while (each.hasNext()) {
        const auto match = each.next();
        pairs.push_back({PlayerKey{match.captured(1).toLongLong()}, PlayerKey{match.captured(2).toLongLong()}});
    }
    return pairs;
}

/// Those of the tournament, in the order in which they were made.
std::vector<ToldChange> toldChanges(const Tournament& tournament)
{
    std::vector<ToldChange> changes;
    for (const IntegrityEvent& event : tournament.integrity) {
        if (event.kind == IntegrityEvent::Kind::roundAmended && tournament.round(event.round) != nullptr &&
            tournament.round(event.round)->published() != nullptr)
            changes.push_back({BoardId{event.round, 1}, std::nullopt, pairsBefore(event.text)});
        const bool isAdjourned = event.kind == IntegrityEvent::Kind::adjournedGame;
        if (!isAdjourned && event.kind != IntegrityEvent::Kind::correction)
            continue;
        const GameChange told = gameChangeIn(event.text);
        const auto from = gameResultFromCode(told.change.section(QStringLiteral(" to "), 0, 0));
        if (!event.board || (!from && !isOfColours(told)))
            continue;
        const BoardId game{event.round, *event.board, told.game.value_or(1)};
        if (tournament.game(game) == nullptr)
            continue;
        if (from)
            changes.push_back({game, isAdjourned ? GameResult::adjourned : *from});
        else
            changes.push_back({game, std::nullopt, {}, true});
    }
    return changes;
}

/// False: it stood so already.
bool undo(Tournament& tournament, const ToldChange& change)
{
    Round& round = tournament.rounds[static_cast<std::size_t>(change.game.round.value - 1)];
    Pairings& pairings = round.versions[static_cast<std::size_t>(*round.publishedVersion - 1)].pairings;
    bool isOther = false;
    for (const BoardPlayers& before : change.colours)
        for (Match& match : pairings.boards)
            if (match.a == before.black && match.b == before.white) { // with other opponents nobody knows their results
                exchangeColours(match);
                isOther = true;
            }
    if (change.isOfOneBoard) {
        exchangeColours(pairings.boards[static_cast<std::size_t>(change.game.board - 1)], change.game.game);
        isOther = true;
    }
    if (!change.before)
        return isOther;
    auto& result =
        pairings.boards[static_cast<std::size_t>(change.game.board - 1)].game(change.game.game).outcome.result;
    return std::exchange(result, change.before) != change.before || isOther;
}

/// Moments of one round that are looked at: a real event has a few, and each is a pairing.
constexpr int mostMoments = 40;

/// The moment before at which the rules give `imported` to the results as they stood: a round was paired when the first
/// of these changes had been made, and the others had not.
std::optional<Tournament> stateBeforeSomeOf(const std::vector<ToldChange>& changes, const Tournament& tournament,
                                            RoundNumber round, const Pairings& imported, const std::stop_token& stop)
{
    Tournament before = tournament;
    int moments = 0;
    for (auto change = changes.rbegin(); change != changes.rend() && !stop.stop_requested(); ++change) {
        // What was changed in this round or a later one is nothing to its pairing.
        if (change->game.round >= round || !undo(before, *change))
            continue;
        if (differenceOf(besideTheRules(before, round, stop), imported).isEmpty())
            return before;
        if (++moments == mostMoments)
            break;
    }
    return std::nullopt;
}

bool isPairedBeforeSomeOf(const std::vector<ToldChange>& changes, const Tournament& tournament, RoundNumber round,
                          const Pairings& imported, const std::stop_token& stop)
{
    return stateBeforeSomeOf(changes, tournament, round, imported, stop).has_value();
}

/// Where the rules give a round to whom the numbers before were given, these are its own.
void takeNumbersBefore(Tournament& tournament, RoundNumber number, const std::vector<ToldChange>& changes,
                       const std::stop_token& stop)
{
    const auto before = numbersBefore(tournament, number);
    if (!before || (tpnsAreFixed(tournament) && number == tournament.lastPublished())) // whose numbers are those of now
        return;
    Round& round = tournament.rounds[static_cast<std::size_t>(number.value - 1)];
    RoundVersion& version = round.versions[static_cast<std::size_t>(*round.publishedVersion - 1)];
    const std::vector<PlayerKey> now = std::exchange(version.order, *before);
    if (!differenceOf(besideTheRules(tournament, number, stop), version.pairings).isEmpty() &&
        !isPairedBeforeSomeOf(changes, tournament, number, version.pairings, stop))
        version.order = now;
}

/// The last round that was paired by other numbers than the file has; none: all by these.
RoundNumber lastByOtherNumbers(const Tournament& tournament)
{
    RoundNumber last{0};
    for (const IntegrityEvent& event : tournament.integrity)
        if (event.kind == IntegrityEvent::Kind::numbers)
            last = std::max(last, event.round);
    return last;
}

} // namespace

void checkImportedRounds(Tournament& tournament, const std::stop_token& stop)
{
    const std::vector<IntegrityEvent> told = importedOtherwise(tournament);
    const auto isTold = [&](RoundNumber round) {
        return !tournament.round(round)->published()->comparisonJson.isEmpty() ||
               std::any_of(told.begin(), told.end(),
                           [round](const IntegrityEvent& one) { return one.round == round; }) ||
               std::any_of(tournament.integrity.begin(), tournament.integrity.end(),
                           [round](const IntegrityEvent& one) {
                               const bool isOfPairings =
                                   one.kind == IntegrityEvent::Kind::roundAmended && !areByeCodes(one.text);
                               const GameChange change = gameChangeIn(one.text);
                               const bool isOfMatch = one.kind == IntegrityEvent::Kind::correction &&
                                                      isOfColours(change) && change.game == 1;
                               return one.round == round && (isOfPairings || isOfMatch);
                           });
    };
    const std::vector<ToldChange> changes = toldChanges(tournament);
    const RoundNumber otherNumbers = lastByOtherNumbers(tournament);
    for (RoundNumber round{1}; round.value <= tournament.lastPublished().value; ++round.value) {
        if (round <= otherNumbers)
            takeNumbersBefore(tournament, round, changes, stop);
        if (round <= otherNumbers || isTold(round))
            continue;
        const Pairings imported = tournament.round(round)->published()->pairings;
        QString difference = differenceOf(besideTheRules(tournament, round, stop), imported);
        if (!difference.isEmpty() && isPairedBeforeSomeOf(changes, tournament, round, imported, stop))
            difference.clear();
        if (stop.stop_requested())
            return;
        if (!difference.isEmpty())
            tournament.integrity.push_back({IntegrityEvent::Kind::importedRound,
                                            tournament.round(round)->published()->madeAt,
                                            round,
                                            {},
                                            difference});
    }
}

std::optional<Tournament> beforeCorrections(const Tournament& tournament, RoundNumber round,
                                            const std::stop_token& stop)
{
    const std::vector<ToldChange> changes = toldChanges(tournament);
    const Round* stored = tournament.round(round);
    if (changes.empty() || stored == nullptr || stored->published() == nullptr)
        return std::nullopt;
    const Pairings& imported = stored->published()->pairings;
    if (differenceOf(besideTheRules(tournament, round, stop), imported).isEmpty())
        return std::nullopt;
    return stateBeforeSomeOf(changes, tournament, round, imported, stop);
}

std::vector<IntegrityEvent> importedOtherwise(const Tournament& tournament)
{
    std::vector<IntegrityEvent> rounds;
    std::copy_if(tournament.integrity.begin(), tournament.integrity.end(), std::back_inserter(rounds),
                 [](const IntegrityEvent& event) { return event.kind == IntegrityEvent::Kind::importedRound; });
    return rounds;
}

} // namespace pairwright
