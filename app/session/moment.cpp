#include "app/session/moment.h"

#include "app/session/undo_history.h"

#include <algorithm>
#include <iterator>

namespace pairwright {

namespace {

/// Keys given by a step that was done, not redone, had never been given before.
void giveBackKeys(Tournament& tournament, const Delta& delta)
{
    for (const Change& change : delta) {
        const auto* player = std::get_if<PlayerChange>(&change);
        if (player != nullptr && !player->before)
            tournament.nextPlayerKey = std::min(tournament.nextPlayerKey, player->after->key);
    }
}

/// The steps from the last to the first; none if one cannot be read.
std::optional<std::vector<SharedStep>> backwards(const std::vector<JournalRow>& rows)
{
    std::vector<SharedStep> steps;
    for (auto row = rows.rbegin(); row != rows.rend(); ++row) {
        steps.push_back(stepFrom(*row));
        if (!steps.back())
            return std::nullopt;
    }
    return steps;
}

Delta inverseOf(const std::vector<SharedStep>& steps)
{
    Delta way;
    for (const SharedStep& step : steps) {
        Delta back = inverse(step->delta);
        std::move(back.begin(), back.end(), std::back_inserter(way));
    }
    return way;
}

} // namespace

std::optional<Tournament> tournamentBefore(Tournament present, const std::vector<JournalRow>& rows)
{
    const auto steps = backwards(rows);
    auto before = steps ? appliedTo(std::move(present), inverseOf(*steps)) : std::nullopt;
    if (!before)
        return std::nullopt;
    for (const SharedStep& step : *steps)
        if (step->kind == StepKind::done && step->description.command == CommandName::addPlayers)
            giveBackKeys(*before, step->delta);
    return before;
}

std::optional<Delta> wayBack(const std::vector<JournalRow>& rows)
{
    const auto steps = backwards(rows);
    return steps ? std::optional(inverseOf(*steps)) : std::nullopt;
}

std::optional<JournalRow> barrierIn(const std::vector<JournalRow>& rows)
{
    const auto found = std::find_if(rows.begin(), rows.end(), [](const JournalRow& row) { return row.isBarrier; });
    return found != rows.end() ? std::optional(*found) : std::nullopt;
}

} // namespace pairwright
