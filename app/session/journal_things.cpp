#include "app/session/journal_things.h"

namespace pairwright {

namespace {

struct Follow {
    JournalThings& things;

    RoundVersion* version(RoundNumber round, int number) const
    {
        const auto found = things.versions.find({round.value, number});
        return found != things.versions.end() && found->second ? &*found->second : nullptr;
    }

    void operator()(const EventChange& change) const { things.event = change.after; }
    void operator()(const SettingsChange& change) const { things.settings = change.after; }
    void operator()(const PlayerChange& change) const
    {
        things.players[change.after ? change.after->key : change.before->key] = change.after;
    }
    void operator()(const VersionChange& change) const
    {
        things.versions[{change.round.value, change.after ? change.after->version : change.before->version}] =
            change.after;
    }
    void operator()(const PairingsChange& change) const
    {
        if (RoundVersion* of = version(change.round, change.version))
            (void)applyTo(*of, change);
    }
    void operator()(const ManualPhaseChange& change) const
    {
        if (RoundVersion* of = version(change.round, change.version)) {
            of->manualPhase = change.after.phase;
            of->comparisonJson = change.after.comparisonJson;
        }
    }
    void operator()(const PublicationChange& change) const
    {
        if (RoundVersion* of = version(change.round, change.version)) {
            of->publishedAt = change.after.publishedAt;
            of->withdrawn = change.after.withdrawn;
        }
    }
    void operator()(const RoundChange& change) const { things.heads[change.round.value] = change.after; }
    void operator()(const BoardChange& change) const
    {
        RoundVersion* of = version(change.board.round, change.version);
        const auto index = static_cast<std::size_t>(change.board.board - 1);
        if (of == nullptr || index >= of->pairings.boards.size())
            return;
        Match& match = of->pairings.boards[index];
        if (change.board.game >= 1 && change.board.game <= match.gameCount())
            match.game(change.board.game).outcome = change.after;
    }
};

} // namespace

JournalThings thingsIn(const std::vector<JournalRow>& rows)
{
    JournalThings things;
    for (const JournalRow& row : rows) {
        const auto delta = changesFromJson(row.changes, row.privateChanges);
        if (!delta) {
            ++things.unreadable;
            continue;
        }
        for (const Change& change : *delta)
            std::visit(Follow{things}, change);
    }
    return things;
}

} // namespace pairwright
