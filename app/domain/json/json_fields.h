#pragma once

#include "app/domain/changes/change.h"
#include "app/domain/json/setup_fields.h"
#include "app/domain/players/player_fields.h"

/// The fields of the domain's values, for json_codec.h. The names are part of the file format.
namespace pairwright {

template <class V, Like<Rating> T>
void describe(V& visit, T& value)
{
    visit("value", value.value);
    visit("source", value.source);
    visit("list", value.list);
}

template <class V, Like<OfficialRating> T>
void describe(V& visit, T& value)
{
    visit("value", value.value);
    visit("k", value.k);
    visit("list", value.list);
}

template <class V, Like<PeriodRating> T>
void describe(V& visit, T& value)
{
    visit("month", value.month);
    describe(visit, value.rating);
}

template <class V, Like<BirthDate> T>
void describe(V& visit, T& value)
{
    visit("year", value.year);
    visit("month", value.month);
    visit("day", value.day);
}

template <class V, Like<PlayerData> T>
void describe(V& visit, T& value)
{
    const auto field = [&](const PlayerFieldInfo& info, auto member) {
        if (info.since == 1)
            visit(info.key, value.*member);
        else
            visit.orDefault(info.key, value.*member);
    };
    // What is private stands in the journal by itself (app/storage/tournament/journal_store.h).
    for (const PlayerFieldInfo& info : playerFields())
        if (!info.isPrivate)
            std::visit([&](auto member) { field(info, member); }, info.member);
}

template <class V, Like<Withdrawal> T>
void describe(V& visit, T& value)
{
    visit("from", value.from);
    visit("back", value.back);
    visit.orDefault("expelled", value.expelled);
}

template <class V, Like<TeamPlace> T>
void describe(V& visit, T& value)
{
    visit("team", value.team);
    visit("place", value.place);
}

template <class V, Like<Player> T>
void describe(V& visit, T& value)
{
    visit("key", value.key);
    visit("data", value.data);
    visit("firstRound", value.firstRound);
    visit("absences", value.absences);
    visit("withdrawals", value.withdrawals);
    visit("virtualPoints", value.virtualPoints);
    visit.orDefault("arrived", value.arrived);
    visit.orDefault("team", value.team);
}

template <class V, Like<BoardOutcome> T>
void describe(V& visit, T& value)
{
    visit("result", value.result);
    visit("ratingOnly", value.ratingOnly);
    visit("wasAdjourned", value.wasAdjourned);
    if constexpr (std::same_as<V, json::Reader>)
        visit.orDefault("counts", value.counts);
    else if (!value.counts) // seldom, and there are many games
        visit("counts", value.counts);
    if constexpr (std::same_as<V, json::Reader>)
        visit.orDefault("postponed", value.postponed);
    else if (value.postponed)
        visit("postponed", value.postponed);
}

template <class V, Like<Game> T>
void describe(V& visit, T& value)
{
    visit("white", value.white);
    visit("black", value.black);
    describe(visit, value.outcome);
    if constexpr (std::same_as<V, json::Reader>) {
        visit.orDefault("forWhite", value.forWhite);
        visit.orDefault("forBlack", value.forBlack);
    } else if (value.forWhite || value.forBlack) { // in an event of teams only
        visit("forWhite", value.forWhite);
        visit("forBlack", value.forBlack);
    }
}

/// A board as it was written up to revision 6: a game, and perhaps a second one.
inline void describeOlder(json::Reader& visit, Match& value)
{
    BoardOutcome first;
    std::optional<BoardOutcome> second;
    visit("white", value.a);
    visit("black", value.b);
    visit("colourRule", value.colourRule);
    visit("outcome", first);
    visit("secondGame", second);
    value.open({second ? 2 : 1});
    value.games.front().outcome = first;
    if (second)
        value.games.back().outcome = *second;
}

template <class V, Like<Match> T>
void describe(V& visit, T& value)
{
    if constexpr (std::same_as<V, json::Reader>)
        if (visit.has("outcome"))
            return describeOlder(visit, value);
    visit("a", value.a);
    visit("b", value.b);
    visit("colourRule", value.colourRule);
    visit("games", value.games);
}

template <class V, Like<Pairings> T>
void describe(V& visit, T& value)
{
    visit("boards", value.boards);
    visit("bye", value.bye);
}

template <class V, Like<WithdrawnPublication> T>
void describe(V& visit, T& value)
{
    visit("at", value.at);
    visit("reason", value.reason);
}

template <class V, Like<ManualPhase> T>
void describe(V& visit, T& value)
{
    visit("since", value.since);
    visit("origin", value.origin);
    visit("pairings", value.pairings);
    visit("comparison", value.comparisonJson);
    visit.orDefault("pool", value.pool);
}

template <class V, Like<RoundVersion> T>
void describe(V& visit, T& value)
{
    visit("version", value.version);
    visit("origin", value.origin);
    visit("system", value.system);
    visit("madeAt", value.madeAt);
    visit("pairings", value.pairings);
    visit("order", value.order);
    visit("record", value.record);
    visit("inputHash", value.inputHash);
    visit("publishedAt", value.publishedAt);
    visit("withdrawn", value.withdrawn);
    visit.orDefault("manualPhase", value.manualPhase);
    visit.orDefault("comparison", value.comparisonJson);
}

template <class V, Like<BoardId> T>
void describe(V& visit, T& value)
{
    visit("round", value.round);
    visit("board", value.board);
    visit.orDefault("game", value.game);
}

template <class V, class T>
requires Like<T, EventChange> || Like<T, SettingsChange>
void describe(V& visit, T& value)
{
    visit("before", *value.before);
    visit("after", *value.after);
}

template <class V, class T>
requires Like<T, PlayerChange> || Like<T, LogChange>
void describe(V& visit, T& value)
{
    visit("before", value.before);
    visit("after", value.after);
}

template <class V, Like<VersionChange> T>
void describe(V& visit, T& value)
{
    visit("round", value.round);
    visit("before", value.before);
    visit("after", value.after);
}

template <class V, Like<PairingsChange::Run> T>
void describe(V& visit, T& value)
{
    visit("first", value.first);
    visit("matches", value.matches);
}

template <class V, Like<PairingsChange::Side> T>
void describe(V& visit, T& value)
{
    visit("origin", value.origin);
    if constexpr (std::same_as<V, json::Reader>)
        if (visit.has("pairings")) { // up to revision 6 all boards
            Pairings whole;
            visit("pairings", whole);
            value.bye = whole.bye;
            value.runs = {{1, std::move(whole.boards)}};
            return;
        }
    visit("bye", value.bye);
    visit("runs", value.runs);
}

template <class V, Like<PublicationChange::Side> T>
void describe(V& visit, T& value)
{
    visit("publishedAt", value.publishedAt);
    visit("withdrawn", value.withdrawn);
}

template <class V, Like<ManualPhaseChange::Side> T>
void describe(V& visit, T& value)
{
    visit("phase", value.phase);
    visit("comparison", value.comparisonJson);
}

template <class V, Like<RoundChange::Side> T>
void describe(V& visit, T& value)
{
    visit("publishedVersion", value.publishedVersion);
    visit("closedAt", value.closedAt);
}

template <class V, class T>
requires Like<T, PairingsChange> || Like<T, PublicationChange> || Like<T, ManualPhaseChange>
void describe(V& visit, T& value)
{
    visit("round", value.round);
    visit("version", value.version);
    visit("before", value.before);
    visit("after", value.after);
}

template <class V, Like<RoundChange> T>
void describe(V& visit, T& value)
{
    visit("round", value.round);
    visit("before", value.before);
    visit("after", value.after);
}

template <class V, Like<BoardChange> T>
void describe(V& visit, T& value)
{
    visit("board", value.board);
    visit("version", value.version);
    visit("before", value.before);
    visit("after", value.after);
}

template <class V, Like<LineUpChange> T>
void describe(V& visit, T& value)
{
    visit("round", value.round);
    visit("version", value.version);
    visit("board", value.board);
    visit("team", value.team);
    visit("before", value.before);
    visit("after", value.after);
}

} // namespace pairwright
