#include "app/domain/changes/change.h"

#include "app/domain/changes/change_check.h"
#include "app/domain/changes/contradictions.h"
#include "app/domain/changes/field_merge.h"

#include <algorithm>
#include <cassert>
#include <stdexcept>

namespace pairwright {

namespace {

// A delta that does not fit its tournament is a defect of ours, never the user's.
[[noreturn]] void misfit()
{
    throw std::logic_error("change does not fit the tournament");
}

Round& roundOf(Tournament& tournament, RoundNumber number)
{
    return tournament.rounds.at(static_cast<std::size_t>(number.value - 1));
}

RoundVersion& versionOf(Tournament& tournament, RoundNumber number, int version)
{
    auto& versions = roundOf(tournament, number).versions;
    const auto found =
        std::find_if(versions.begin(), versions.end(), [&](const RoundVersion& v) { return v.version == version; });
    if (found == versions.end())
        misfit();
    return *found;
}

struct Apply {
    Tournament& tournament;

    void operator()(const EventChange& change) const { takeOver(tournament.event, *change.before, *change.after); }
    void operator()(const SettingsChange& change) const
    {
        takeOver(tournament.settings, *change.before, *change.after);
        // Ids are never used again, either.
        giveIds(tournament.settings, tournament.nextThing);
    }
    void operator()(const LogChange& change) const
    {
        auto& events = tournament.integrity;
        if (change.before)
            if (const auto place = std::find(events.begin(), events.end(), *change.before); place != events.end())
                events.erase(place);
        if (change.after)
            events.push_back(*change.after);
    }

    void operator()(const PlayerChange& change) const
    {
        const Player& one = change.after ? *change.after : *change.before;
        auto& players = one.team ? tournament.members : tournament.players;
        const PlayerKey key = one.key;
        const auto place = std::lower_bound(players.begin(), players.end(), key,
                                            [](const Player& p, PlayerKey wanted) { return p.key < wanted; });
        const bool found = place != players.end() && place->key == key;
        if (found != change.before.has_value())
            misfit();
        if (!change.after)
            players.erase(place);
        else if (found)
            takeOver(*place, *change.before, *change.after);
        else
            players.insert(place, *change.after);
        // Keys are never used again, not even when adding the player is undone.
        tournament.nextPlayerKey = std::max(tournament.nextPlayerKey, PlayerKey{key.value + 1});
    }

    void operator()(const VersionChange& change) const
    {
        auto& rounds = tournament.rounds;
        const auto index = static_cast<std::size_t>(change.round.value - 1);
        if (change.after && index == rounds.size())
            rounds.push_back(Round{change.round, {}, {}, {}});
        auto& versions = rounds.at(index).versions;
        const int number = change.after ? change.after->version : change.before->version;
        const auto place = std::lower_bound(versions.begin(), versions.end(), number,
                                            [](const RoundVersion& v, int wanted) { return v.version < wanted; });
        const bool found = place != versions.end() && place->version == number;
        if (found != change.before.has_value())
            misfit();
        if (!change.after)
            versions.erase(place);
        else if (found)
            *place = *change.after;
        else
            versions.insert(place, *change.after);
        if (versions.empty() && index + 1 == rounds.size())
            rounds.pop_back();
    }

    void operator()(const PairingsChange& change) const
    {
        RoundVersion& proposal = versionOf(tournament, change.round, change.version);
        if (!keepsPromises(change) || !startsFrom(proposal, change))
            misfit();
        pairwright::applyTo(proposal, change);
    }

    void operator()(const ManualPhaseChange& change) const
    {
        RoundVersion& version = versionOf(tournament, change.round, change.version);
        version.manualPhase = change.after.phase;
        version.comparisonJson = change.after.comparisonJson;
    }

    void operator()(const PublicationChange& change) const
    {
        RoundVersion& version = versionOf(tournament, change.round, change.version);
        version.publishedAt = change.after.publishedAt;
        version.withdrawn = change.after.withdrawn;
    }

    void operator()(const RoundChange& change) const
    {
        Round& round = roundOf(tournament, change.round);
        round.publishedVersion = change.after.publishedVersion;
        round.closedAt = change.after.closedAt;
    }

    void operator()(const LineUpChange& change) const
    {
        RoundVersion& version = versionOf(tournament, change.round, change.version);
        version.pairings.boards.at(static_cast<std::size_t>(change.board - 1)).seat(change.team, change.after);
    }

    void operator()(const BoardChange& change) const
    {
        RoundVersion& version = versionOf(tournament, change.board.round, change.version);
        version.pairings.boards.at(static_cast<std::size_t>(change.board.board - 1)).game(change.board.game).outcome =
            change.after;
    }
};

} // namespace

Delta inverse(const Delta& delta)
{
    Delta result(delta.rbegin(), delta.rend());
    for (Change& change : result)
        std::visit([](auto& one) { std::swap(one.before, one.after); }, change);
    return result;
}

void applyTo(Tournament& tournament, const Delta& delta)
{
    for (const Change& change : delta)
        std::visit(Apply{tournament}, change);
}

namespace {

using Run = PairingsChange::Run;

/// Boards from index `first` on, so many.
Run runOf(const std::vector<Match>& boards, std::size_t first, std::size_t count)
{
    const auto begin = boards.begin() + static_cast<std::ptrdiff_t>(first);
    return {static_cast<int>(first) + 1, {begin, begin + static_cast<std::ptrdiff_t>(count)}};
}

void addRuns(const std::vector<Match>& before, const std::vector<Match>& after, PairingsChange& to)
{
    const auto add = [&](std::size_t first, std::size_t ofBefore, std::size_t ofAfter) {
        to.before.runs.push_back(runOf(before, first, ofBefore));
        to.after.runs.push_back(runOf(after, first, ofAfter));
    };
    if (before.size() != after.size()) {
        const std::size_t shorter = std::min(before.size(), after.size());
        std::size_t same = 0;
        while (same < shorter && before[same] == after[same])
            ++same;
        std::size_t behind = 0;
        while (same + behind < shorter && before[before.size() - 1 - behind] == after[after.size() - 1 - behind])
            ++behind;
        add(same, before.size() - same - behind, after.size() - same - behind);
        return;
    }
    for (std::size_t i = 0; i < before.size(); ++i) {
        std::size_t end = i;
        while (end < before.size() && before[end] != after[end])
            ++end;
        if (end > i)
            add(i, end - i, end - i);
        i = end;
    }
}

} // namespace

PairingsChange pairingsChange(RoundNumber round, const RoundVersion& proposal, PairingOrigin origin,
                              const Pairings& pairings)
{
    PairingsChange change{
        round, proposal.version, {proposal.origin, proposal.pairings.bye, {}}, {origin, pairings.bye, {}}};
    addRuns(proposal.pairings.boards, pairings.boards, change);
    return change;
}

void applyTo(RoundVersion& proposal, const PairingsChange& change)
{
    std::vector<Match>& boards = proposal.pairings.boards;
    proposal.origin = change.after.origin;
    proposal.pairings.bye = change.after.bye;
    for (std::size_t i = 0; i < change.before.runs.size(); ++i) {
        const Run& before = change.before.runs[i];
        const Run& after = change.after.runs[i];
        const auto begin = boards.begin() + (before.first - 1);
        const auto place = boards.erase(begin, begin + static_cast<std::ptrdiff_t>(before.matches.size()));
        boards.insert(place, after.matches.begin(), after.matches.end());
    }
}

namespace {

/// The fields that a change is of, as they lead on from what is there; a result is replaced as a whole.
struct StartHere {
    const Tournament& from;

    void operator()(EventChange& change) const { leadOn(change, from.event); }
    void operator()(SettingsChange& change) const
    {
        leadOn(change, from.settings);
        ThingId next = from.nextThing;
        giveIds(*change.after, next);
    }
    void operator()(PlayerChange& change) const
    {
        const Player* present = change.before ? from.player(change.before->key) : nullptr;
        if (present == nullptr)
            return;
        Player after = *present;
        if (change.after) {
            takeOver(after, *change.before, *change.after);
            change.after = std::move(after);
        }
        change.before = *present;
    }
    void operator()(BoardChange& change) const
    {
        const Round* round = from.round(change.board.round);
        const RoundVersion* version = round != nullptr ? round->version(change.version) : nullptr;
        const auto index = static_cast<std::size_t>(change.board.board) - 1;
        if (version == nullptr || index >= version->pairings.boards.size())
            return;
        const Match& match = version->pairings.boards[index];
        if (change.board.game <= match.gameCount())
            change.before = match.game(change.board.game).outcome;
    }
    template <class T>
    void operator()(T& /*change*/) const
    {
    }

private:
    template <class T, class Whole>
    static void leadOn(T& change, const Whole& present)
    {
        Whole after = present;
        takeOver(after, *change.before, *change.after);
        change.before = present;
        change.after = std::move(after);
    }
};

/// What it puts into the tournament can be read; asked only when it is carried out, for reasons are long.
bool bringsReadable(const Change& change)
{
    if (const auto* version = std::get_if<VersionChange>(&change); version != nullptr && version->after)
        return isReadable(version->after->record) && isReadableComparison(version->after->comparisonJson);
    const auto* phase = std::get_if<ManualPhaseChange>(&change);
    return phase == nullptr || isReadableComparison(phase->after.comparisonJson);
}

} // namespace

bool applyIfItFits(Tournament& tournament, Delta& delta)
{
    for (Change& change : delta) {
        if (!keepsPromises(change) || !bringsReadable(change))
            return false; // somebody has changed the journal or the tables from outside
        std::visit(StartHere{tournament}, change);
        if (!startsFrom(tournament, change))
            return false;
        std::visit(Apply{tournament}, change);
    }
    return true;
}

std::optional<Delta> fittedTo(Tournament tournament, Delta delta)
{
    if (!applyIfItFits(tournament, delta) || !contradictionsIn(tournament).empty())
        return std::nullopt;
    return delta;
}

PublicationChange::Side publicationOf(const RoundVersion& version)
{
    return {version.publishedAt, version.withdrawn};
}

RoundChange::Side headOf(const Round& round)
{
    return {round.publishedVersion, round.closedAt};
}

} // namespace pairwright
