#include "app/session/moment.h"

#include "app/session/undo_history.h"

#include <algorithm>
#include <iterator>
#include <stdexcept>

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

} // namespace

std::optional<Tournament> tournamentBefore(Tournament present, const std::vector<JournalRow>& rows)
{
    for (auto row = rows.rbegin(); row != rows.rend(); ++row) {
        const SharedStep step = stepFrom(*row);
        if (!step)
            return std::nullopt;
        try {
            applyTo(present, inverse(step->delta));
        } catch (const std::logic_error&) {
            // Never by our own hand: somebody has changed the journal or the tables from outside.
            return std::nullopt;
        }
        if (step->kind == StepKind::done && step->description.command == QStringLiteral("AddPlayers"))
            giveBackKeys(present, step->delta);
    }
    return present;
}

std::optional<Delta> wayBack(const std::vector<JournalRow>& rows)
{
    Delta way;
    for (auto row = rows.rbegin(); row != rows.rend(); ++row) {
        const SharedStep step = stepFrom(*row);
        if (!step)
            return std::nullopt;
        Delta back = inverse(step->delta);
        std::move(back.begin(), back.end(), std::back_inserter(way));
    }
    return way;
}

std::optional<JournalRow> barrierIn(const std::vector<JournalRow>& rows)
{
    const auto found = std::find_if(rows.begin(), rows.end(), [](const JournalRow& row) { return row.isBarrier; });
    return found != rows.end() ? std::optional(*found) : std::nullopt;
}

} // namespace pairwright
