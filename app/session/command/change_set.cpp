#include "app/session/command/change_set.h"

namespace pairwright {

namespace {

struct Collect {
    ChangeSet& to;

    void operator()(const EventChange&) const { to.event = true; }
    void operator()(const SettingsChange& change) const
    {
        to.settings = true;
        to.numbersMayChange |= change.before->declaredOrder != change.after->declaredOrder ||
                               change.before->orderOfEquals != change.after->orderOfEquals ||
                               change.before->system != change.after->system ||
                               change.before->teams != change.after->teams;
    }
    void operator()(const LogChange&) const { to.log = true; }
    void operator()(const PlayerChange& change) const
    {
        to.players.insert(change.after ? change.after->key : change.before->key);
        if (!change.before || !change.after) {
            to.playersAddedOrRemoved = true;
            to.numbersMayChange = true;
            return;
        }
        const PlayerData& before = change.before->data;
        const PlayerData& after = change.after->data;
        to.numbersMayChange |= before.rating != after.rating || before.title != after.title ||
                               before.name != after.name || before.ownNumber != after.ownNumber ||
                               change.before->firstRound != change.after->firstRound;
    }
    void operator()(const VersionChange& change) const { to.rounds.insert(change.round); }
    void operator()(const PairingsChange& change) const { to.rounds.insert(change.round); }
    void operator()(const ManualPhaseChange& change) const { to.rounds.insert(change.round); }
    void operator()(const PublicationChange& change) const { to.rounds.insert(change.round); }
    void operator()(const RoundChange& change) const
    {
        to.rounds.insert(change.round);
        to.numbersMayChange = true; // publishing round 4 fixes the numbers
    }
    void operator()(const BoardChange& change) const { to.boards.insert(change.board); }
    void operator()(const LineUpChange& change) const
    {
        for (std::size_t i = 0; i < change.after.size(); ++i)
            to.boards.insert({change.round, change.board, static_cast<int>(i) + 1});
    }
};

} // namespace

ChangeSet changeSetOf(const Delta& delta)
{
    ChangeSet changes;
    for (const Change& change : delta)
        std::visit(Collect{changes}, change);
    return changes;
}

} // namespace pairwright
