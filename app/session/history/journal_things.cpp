#include "app/session/history/journal_things.h"

#include "app/domain/changes/change_check.h"

namespace pairwright {

namespace {

struct Follow {
    JournalThings& things;

    RoundVersion* version(RoundNumber round, int number) const
    {
        const auto found = things.versions.find({round.value, number});
        return found != things.versions.end() && found->second ? &*found->second : nullptr;
    }

    void doubt(bool starts) const { things.isWhole = things.isWhole && starts; }

    void operator()(const EventChange& change) const
    {
        doubt(!things.event || *things.event == *change.before);
        things.event = *change.after;
    }
    void operator()(const SettingsChange& change) const
    {
        doubt(!things.settings || *things.settings == *change.before);
        things.settings = *change.after;
    }
    void operator()(const LogChange& change) const
    {
        if (change.before)
            std::erase(things.integrity, *change.before);
        if (change.after)
            things.integrity.push_back(*change.after);
    }
    void operator()(const PlayerChange& change) const
    {
        const PlayerKey key = change.after ? change.after->key : change.before->key;
        const auto known = things.players.find(key);
        if (known != things.players.end())
            doubt(known->second.has_value() == change.before.has_value() &&
                  (!change.before || isSameInJournal(*known->second, *change.before)));
        things.players[key] = change.after;
    }
    void operator()(const VersionChange& change) const
    {
        const int number = change.after ? change.after->version : change.before->version;
        const auto known = things.versions.find({change.round.value, number});
        doubt(known == things.versions.end() || known->second == std::optional<RoundVersion>(change.before));
        things.versions[{change.round.value, number}] = change.after;
    }
    void operator()(const PairingsChange& change) const
    {
        RoundVersion* of = version(change.round, change.version);
        if (of == nullptr)
            return;
        const bool starts = startsFrom(*of, change);
        doubt(starts);
        if (starts)
            applyTo(*of, change);
    }
    void operator()(const ManualPhaseChange& change) const
    {
        if (RoundVersion* of = version(change.round, change.version)) {
            doubt(of->manualPhase == change.before.phase && of->comparisonJson == change.before.comparisonJson);
            of->manualPhase = change.after.phase;
            of->comparisonJson = change.after.comparisonJson;
        }
    }
    void operator()(const PublicationChange& change) const
    {
        if (RoundVersion* of = version(change.round, change.version)) {
            doubt(publicationOf(*of) == change.before);
            of->publishedAt = change.after.publishedAt;
            of->withdrawn = change.after.withdrawn;
        }
    }
    void operator()(const RoundChange& change) const
    {
        const auto known = things.heads.find(change.round.value);
        doubt(known == things.heads.end() || known->second == change.before);
        things.heads[change.round.value] = change.after;
    }
    void operator()(const BoardChange& change) const
    {
        RoundVersion* of = version(change.board.round, change.version);
        const auto index = static_cast<std::size_t>(change.board.board - 1);
        if (of == nullptr)
            return;
        std::vector<Match>& boards = of->pairings.boards;
        if (index >= boards.size() || change.board.game > boards[index].gameCount())
            return doubt(false);
        boards[index].game(change.board.game).outcome = change.after;
    }
    void operator()(const LineUpChange& change) const
    {
        RoundVersion* of = version(change.round, change.version);
        const auto index = static_cast<std::size_t>(change.board - 1);
        if (of == nullptr)
            return;
        std::vector<Match>& boards = of->pairings.boards;
        if (index >= boards.size() || !boards[index].has(change.team) ||
            change.after.size() != boards[index].games.size())
            return doubt(false);
        boards[index].seat(change.team, change.after);
    }
};

} // namespace

JournalThings thingsIn(const std::vector<JournalRow>& rows)
{
    JournalThings things;
    for (const JournalRow& row : rows) {
        const auto delta = changesFromJson(row.changes, row.privateChanges);
        if (!delta) {
            things.isWhole = false;
            continue;
        }
        for (const Change& change : *delta)
            std::visit(Follow{things}, change);
    }
    return things;
}

} // namespace pairwright
