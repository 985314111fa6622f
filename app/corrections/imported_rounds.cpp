#include "app/corrections/imported_rounds.h"

#include "app/corrections/what_if.h"
#include "app/domain/changes/game_change.h"
#include "app/pairing/pair_codes.h"

#include <algorithm>
#include <iterator>
#include <optional>

namespace pairwright {

namespace {

/// "1-4 2-3 bye 5 to 1-3 2-4 bye 6", what the rules give and what the file has, by keys; empty: the same.
QString differenceOf(const RoundWhatIf& round, const Pairings& imported)
{
    if (round.failure)
        return QStringLiteral("no pairing to ") + differenceBetween({}, imported).section(QStringLiteral(" to "), 1);
    return round.arbiterDecides ? QString() : differenceBetween(round.wouldBe, imported);
}

/// With the results that stood before the file's own corrections and adjourned games, if it tells of any.
std::optional<Tournament> beforeItsCorrections(const Tournament& tournament)
{
    std::optional<Tournament> before;
    // The first correction of a game says how it stood: it is the last one here.
    for (auto event = tournament.integrity.rbegin(); event != tournament.integrity.rend(); ++event) {
        const bool isAdjourned = event->kind == IntegrityEvent::Kind::adjournedGame;
        if (!isAdjourned && event->kind != IntegrityEvent::Kind::correction)
            continue;
        const GameChange told = gameChangeIn(event->text);
        const auto from = gameResultFromCode(told.change.section(QStringLiteral(" to "), 0, 0));
        const int game = told.game.value_or(1);
        if (!event->board || !from || tournament.game(BoardId{event->round, *event->board, game}) == nullptr)
            continue;
        if (!before)
            before = tournament;
        Round& round = before->rounds[static_cast<std::size_t>(event->round.value - 1)];
        Pairings& pairings = round.versions[static_cast<std::size_t>(*round.publishedVersion - 1)].pairings;
        pairings.boards[static_cast<std::size_t>(*event->board - 1)].game(game).outcome.result =
            isAdjourned ? GameResult::adjourned : *from;
    }
    return before;
}

} // namespace

namespace {

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
               std::any_of(told.begin(), told.end(), [round](const IntegrityEvent& one) { return one.round == round; });
    };
    const std::optional<Tournament> before = beforeItsCorrections(tournament);
    for (RoundNumber round{lastByOtherNumbers(tournament).value + 1}; round.value <= tournament.lastPublished().value;
         ++round.value) {
        if (isTold(round))
            continue;
        const Pairings imported = tournament.round(round)->published()->pairings;
        QString difference = differenceOf(besideTheRules(tournament, round, stop), imported);
        if (!difference.isEmpty() && before && differenceOf(besideTheRules(*before, round, stop), imported).isEmpty())
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

std::vector<IntegrityEvent> importedOtherwise(const Tournament& tournament)
{
    std::vector<IntegrityEvent> rounds;
    std::copy_if(tournament.integrity.begin(), tournament.integrity.end(), std::back_inserter(rounds),
                 [](const IntegrityEvent& event) { return event.kind == IntegrityEvent::Kind::importedRound; });
    return rounds;
}

} // namespace pairwright
