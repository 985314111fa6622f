#include "app/formats/csv/import_decision.h"

namespace pairwright {

namespace {

bool goesIn(const PlayerRow& row, bool ticked, bool takesChanges)
{
    switch (row.state) {
    case PlayerRow::State::added: return true;
    case PlayerRow::State::changed: return takesChanges;
    case PlayerRow::State::doubtful: return ticked;
    case PlayerRow::State::same:
    case PlayerRow::State::duplicate:
    case PlayerRow::State::error: break;
    }
    return false;
}

} // namespace

ImportDecision decideImport(const PlayerListPreview& preview, const ImportChoices& choices, const QString& source)
{
    ImportDecision decision;
    decision.command.source = source;
    for (std::size_t i = 0; i < preview.rows.size(); ++i) {
        const PlayerRow& row = preview.rows[i];
        const bool in = goesIn(row, choices.accepted.contains(i), choices.takesChanges);
        if (in && row.existing)
            decision.command.changes.push_back(EditPlayer{*row.existing, row.changes});
        else if (in)
            decision.command.players.push_back(NewPlayer{row.data, {}, {}});
        else if (row.state == PlayerRow::State::doubtful || row.state == PlayerRow::State::error)
            ++decision.leftOut;
    }
    decision.added = static_cast<int>(decision.command.players.size());
    decision.changed = static_cast<int>(decision.command.changes.size());
    return decision;
}

AddTeams teamsIn(const AddPlayers& decided)
{
    AddTeams teams;
    teams.source = decided.source;
    for (const NewPlayer& player : decided.players) {
        AddTeams::Entry& entry = teams.members.emplace_back();
        entry.team = player.data.club;
        entry.data = player.data;
        entry.data.club.clear();
    }
    return teams;
}

} // namespace pairwright
