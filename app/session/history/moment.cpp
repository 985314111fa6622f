#include "app/session/history/moment.h"

#include "app/domain/changes/contradictions.h"
#include "app/domain/listed.h"
#include "app/session/history/undo_history.h"

#include <algorithm>
#include <iterator>

namespace pairwright {

namespace {

template <class T>
void giveBackIds(Tournament& tournament, const std::vector<T>& before, const std::vector<T>& after)
{
    for (const T& thing : after)
        if (thing.id.value != 0 && placeOf(before, thing) == before.end())
            tournament.nextThing = std::min(tournament.nextThing, thing.id);
}

/// Keys and ids given by a step that was done, not redone, had never been given before.
void giveBackKeys(Tournament& tournament, const Delta& delta)
{
    for (const Change& change : delta) {
        if (const auto* settings = std::get_if<SettingsChange>(&change)) {
            giveBackIds(tournament, settings->before->groupRules, settings->after->groupRules);
            giveBackIds(tournament, settings->before->forbidden, settings->after->forbidden);
            giveBackIds(tournament, settings->before->prizes, settings->after->prizes);
            giveBackIds(tournament, settings->before->prizeMarks, settings->after->prizeMarks);
            giveBackIds(tournament, settings->before->teamRankings, settings->after->teamRankings);
        }
        const auto* player = std::get_if<PlayerChange>(&change);
        if (player != nullptr && !player->before)
            tournament.nextPlayerKey = std::min(tournament.nextPlayerKey, player->after->key);
    }
}

/// The steps from the last to the first, the way back over them, and what is there at its end.
struct Back {
    std::vector<SharedStep> steps;
    Delta way;
    Tournament tournament;
};

Expected<Back, NoWayBack> goBack(Tournament present, const std::vector<JournalRow>& rows)
{
    Back back{{}, {}, std::move(present)};
    for (auto row = rows.rbegin(); row != rows.rend(); ++row) {
        const SharedStep step = stepFrom(*row);
        if (!step)
            return Unexpected{NoWayBack{row->step}};
        Delta delta = inverse(step->delta);
        if (!applyIfItFits(back.tournament, delta))
            return Unexpected{NoWayBack{row->step}};
        std::move(delta.begin(), delta.end(), std::back_inserter(back.way));
        back.steps.push_back(step);
    }
    if (!contradictionsIn(back.tournament).empty())
        return Unexpected{NoWayBack{}};
    return back;
}

} // namespace

Expected<Tournament, NoWayBack> tournamentBefore(Tournament present, const std::vector<JournalRow>& rows)
{
    auto back = goBack(std::move(present), rows);
    if (!back)
        return Unexpected{back.error()};
    for (const SharedStep& step : back->steps)
        if (step->kind == StepKind::done && step->description.command != CommandName::restoreMoment)
            giveBackKeys(back->tournament, step->delta);
    return std::move(back->tournament);
}

Expected<Delta, NoWayBack> wayBack(const Tournament& present, const std::vector<JournalRow>& rows)
{
    auto back = goBack(present, rows);
    if (!back)
        return Unexpected{back.error()};
    return std::move(back->way);
}

std::optional<JournalRow> barrierIn(const std::vector<JournalRow>& rows)
{
    const auto found = std::find_if(rows.begin(), rows.end(), [](const JournalRow& row) { return row.isBarrier; });
    return found != rows.end() ? std::optional(*found) : std::nullopt;
}

} // namespace pairwright
