#include "app/domain/changes/change_check.h"

#include "app/domain/changes/contradictions.h"
#include "app/domain/players/player_fields.h"
#include "app/domain/rounds/pairings.h"

#include <algorithm>

namespace pairwright {

namespace {

using Run = PairingsChange::Run;

std::size_t endOf(const Run& run)
{
    return static_cast<std::size_t>(run.first) + run.matches.size();
}

bool areWhole(const std::vector<Match>& boards)
{
    return std::all_of(boards.begin(), boards.end(), [](const Match& match) { return isWhole(match); });
}

bool areWhole(const std::optional<ManualPhase>& phase)
{
    return !phase || areWhole(phase->pairings.boards);
}

/// Each run of one side takes the place of a run of the other.
bool belongTogether(const std::vector<Run>& before, const std::vector<Run>& after)
{
    if (before.size() != after.size())
        return false;
    std::size_t free = 1; // the first board behind the run before
    for (std::size_t i = 0; i < before.size(); ++i) {
        const bool follows = before[i].first >= 1 && static_cast<std::size_t>(before[i].first) >= free;
        const bool asLong = before.size() == 1 || before[i].matches.size() == after[i].matches.size();
        if (!follows || !asLong || after[i].first != before[i].first || !areWhole(before[i].matches) ||
            !areWhole(after[i].matches))
            return false;
        free = endOf(before[i]);
    }
    return true;
}

/// What holds of a change whatever tournament it is made in.
struct Promises {
    bool operator()(const EventChange& /*change*/) const { return true; }
    bool operator()(const SettingsChange& /*change*/) const { return true; }
    bool operator()(const LogChange& change) const { return change.before.has_value() != change.after.has_value(); }

    bool operator()(const PlayerChange& change) const
    {
        const auto isOne = [](const Boxed<Player>& player) {
            return !player || (player->key.value >= 1 && player->key.value <= highestPlayerKey);
        };
        // Nobody who plays for himself becomes a member of a team, nor the other way round.
        const bool isSame = !change.before || !change.after ||
                            (change.before->key == change.after->key &&
                             change.before->team.has_value() == change.after->team.has_value());
        return (change.before || change.after) && isSame && isOne(change.before) && isOne(change.after);
    }

    bool operator()(const VersionChange& change) const
    {
        const auto isOne = [](const Boxed<RoundVersion>& version) {
            return !version ||
                   (version->version >= 1 && areWhole(version->pairings.boards) && areWhole(version->manualPhase));
        };
        const bool isSame = !change.before || !change.after || change.before->version == change.after->version;
        return isPossible(change.round) && (change.before || change.after) && isSame && isOne(change.before) &&
               isOne(change.after);
    }

    bool operator()(const PairingsChange& change) const
    {
        return isOfAVersion(change) && belongTogether(change.before.runs, change.after.runs);
    }

    bool operator()(const ManualPhaseChange& change) const
    {
        return isOfAVersion(change) && areWhole(change.before.phase) && areWhole(change.after.phase);
    }

    bool operator()(const PublicationChange& change) const { return isOfAVersion(change); }

    bool operator()(const RoundChange& change) const
    {
        return isPossible(change.round) && change.before.publishedVersion.value_or(1) >= 1 &&
               change.after.publishedVersion.value_or(1) >= 1;
    }

    bool operator()(const BoardChange& change) const
    {
        return isPossible(change.board.round) && change.version >= 1 && change.board.board >= 1 &&
               change.board.game >= 1;
    }

    bool operator()(const LineUpChange& change) const
    {
        return isOfAVersion(change) && change.board >= 1 && change.before.size() == change.after.size();
    }

private:
    template <class T>
    static bool isOfAVersion(const T& change)
    {
        return isPossible(change.round) && change.version >= 1;
    }
};

/// The state that a change starts from.
struct Start {
    const Tournament& from;

    [[nodiscard]] const RoundVersion* version(RoundNumber round, int number) const
    {
        const Round* found = from.round(round);
        return found != nullptr ? found->version(number) : nullptr;
    }

    bool operator()(const EventChange& change) const { return from.event == *change.before; }
    bool operator()(const SettingsChange& change) const { return from.settings == *change.before; }
    bool operator()(const LogChange& change) const
    {
        const auto& events = from.integrity;
        return !change.before || std::find(events.begin(), events.end(), *change.before) != events.end();
    }

    bool operator()(const PlayerChange& change) const
    {
        const Player* present = from.anybody(change.after ? change.after->key : change.before->key);
        if (!change.before || present == nullptr)
            return !change.before && present == nullptr;
        return present->team.has_value() == change.before->team.has_value() &&
               isSameInJournal(*present, *change.before);
    }

    bool operator()(const VersionChange& change) const
    {
        const Round* round = from.round(change.round);
        if (!change.before)
            return round != nullptr ? round->version(change.after->version) == nullptr
                                    : change.round.value == static_cast<int>(from.rounds.size()) + 1;
        const RoundVersion* present = version(change.round, change.before->version);
        if (present == nullptr || *present != *change.before)
            return false;
        // A round goes with its last version: it must be the last round, and nothing else may be known of it.
        const bool stays = change.after || round->versions.size() > 1;
        return stays || (round == &from.rounds.back() && headOf(*round) == RoundChange::Side{});
    }

    bool operator()(const PairingsChange& change) const
    {
        const RoundVersion* proposal = version(change.round, change.version);
        return proposal != nullptr && startsFrom(*proposal, change);
    }

    bool operator()(const ManualPhaseChange& change) const
    {
        const RoundVersion* present = version(change.round, change.version);
        return present != nullptr && present->manualPhase == change.before.phase &&
               present->comparisonJson == change.before.comparisonJson;
    }

    bool operator()(const PublicationChange& change) const
    {
        const RoundVersion* present = version(change.round, change.version);
        return present != nullptr && publicationOf(*present) == change.before;
    }

    bool operator()(const RoundChange& change) const
    {
        const Round* present = from.round(change.round);
        return present != nullptr && headOf(*present) == change.before;
    }

    bool operator()(const BoardChange& change) const
    {
        const RoundVersion* present = version(change.board.round, change.version);
        const auto index = static_cast<std::size_t>(change.board.board) - 1;
        if (present == nullptr || index >= present->pairings.boards.size())
            return false;
        const Match& match = present->pairings.boards[index];
        return change.board.game <= match.gameCount() && match.game(change.board.game).outcome == change.before;
    }

    bool operator()(const LineUpChange& change) const
    {
        const RoundVersion* present = version(change.round, change.version);
        const auto index = static_cast<std::size_t>(change.board) - 1;
        if (present == nullptr || index >= present->pairings.boards.size())
            return false;
        const Match& match = present->pairings.boards[index];
        return match.has(change.team) && match.lineUpOf(change.team) == change.before;
    }
};

} // namespace

bool keepsPromises(const Change& change)
{
    return std::visit(Promises{}, change);
}

bool startsFrom(const Tournament& tournament, const Change& change)
{
    return std::visit(Start{tournament}, change);
}

bool startsFrom(const RoundVersion& proposal, const PairingsChange& change)
{
    const std::vector<Match>& boards = proposal.pairings.boards;
    return proposal.origin == change.before.origin && proposal.pairings.bye == change.before.bye &&
           std::all_of(change.before.runs.begin(), change.before.runs.end(), [&boards](const Run& run) {
               return endOf(run) <= boards.size() + 1 &&
                      std::equal(run.matches.begin(), run.matches.end(), boards.begin() + (run.first - 1));
           });
}

bool isSameInJournal(const Player& one, const Player& other)
{
    const auto open = [](Player player) {
        player.data = withoutPrivate(std::move(player.data));
        return player;
    };
    return one == other || open(one) == open(other);
}

} // namespace pairwright
