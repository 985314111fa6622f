#pragma once

#include "app/domain/changes/change.h"
#include "app/domain/json/json_codec.h"
#include "app/domain/players/player_fields.h"
#include "app/domain/tournament.h"
#include "engine/json/record_fields.h"

/// The fields of the domain's values, for json_codec.h. The names are part of the file format.
namespace pairwright {

template <class V, Like<PointSystem::PerColour> T>
void describe(V& visit, T& value)
{
    visit("white", value.white);
    visit("black", value.black);
}

template <class V, Like<PointSystem> T>
void describe(V& visit, T& value)
{
    visit("win", value.win);
    visit("draw", value.draw);
    visit("loss", value.loss);
    visit("forfeitWin", value.forfeitWin);
    visit("forfeitLoss", value.forfeitLoss);
    visit("pairingAllocatedBye", value.pairingAllocatedBye);
    visit("fullPointBye", value.fullPointBye);
    visit("halfPointBye", value.halfPointBye);
    visit("zeroPointBye", value.zeroPointBye);
}

template <class V, Like<Official> T>
void describe(V& visit, T& value)
{
    visit("name", value.name);
    visit("fideId", value.fideId);
}

template <class V, Like<PartOfEvent> T>
void describe(V& visit, T& value)
{
    visit("event", value.event);
    visit("name", value.name);
    visit("place", value.place);
    visit("title", value.title);
}

template <class V, Like<EventData> T>
void describe(V& visit, T& value)
{
    visit("name", value.name);
    visit("city", value.city);
    visit("federation", value.federation);
    visit("start", value.start);
    visit("end", value.end);
    visit("chiefArbiter", value.chiefArbiter);
    visit("deputyArbiters", value.deputyArbiters);
    visit("timeControl", value.timeControl);
    visit("roundDates", value.roundDates);
    visit.orDefault("roundTimes", value.roundTimes);
    visit.orDefault("part", value.part);
}

template <class V, Like<InitialColour> T>
void describe(V& visit, T& value)
{
    visit("colour", value.colour);
    visit("seed", value.seed);
}

template <class V, Like<ForbiddenPairs> T>
void describe(V& visit, T& value)
{
    visit("players", value.players);
    visit("first", value.first);
    visit("last", value.last);
    visit.orDefault("id", value.id);
}

template <class V, Like<IntegrityEvent> T>
void describe(V& visit, T& value)
{
    visit("kind", value.kind);
    visit("at", value.at);
    visit("round", value.round);
    visit("board", value.board);
    visit("text", value.text);
}

template <class V, Like<OrderOfEquals> T>
void describe(V& visit, T& value)
{
    visit("by", value.by);
    visit("seed", value.seed);
}

template <class V, Like<NumberDraw> T>
void describe(V& visit, T& value)
{
    visit("by", value.by);
    visit("seed", value.seed);
}

template <class V, Like<Postponement> T>
void describe(V& visit, T& value)
{
    visit("to", value.to);
}

template <class V, Like<GroupRule> T>
void describe(V& visit, T& value)
{
    visit("name", value.name);
    visit("sex", value.sex);
    visit("bornFrom", value.bornFrom);
    visit("bornUntil", value.bornUntil);
    visit("ratingFrom", value.ratingFrom);
    visit("ratingBelow", value.ratingBelow);
    visit.orDefault("id", value.id);
}

template <class V, Like<Prize> T>
void describe(V& visit, T& value)
{
    visit("set", value.set);
    visit("kind", value.kind);
    visit("of", value.of);
    visit("from", value.from);
    visit("to", value.to);
    visit("place", value.place);
    visit("amount", value.amount);
    visit("thing", value.thing);
    visit("given", value.given);
    visit("id", value.id);
}

template <class V, Like<PrizeRules> T>
void describe(V& visit, T& value)
{
    visit("currency", value.currency);
    visit("limit", value.limit);
    visit("sharing", value.sharing);
    visit("setsApart", value.setsApart);
    visit("lowest", value.lowest);
    visit("unit", value.unit);
    visit("mustBePresent", value.mustBePresent);
    visit("ratedOnly", value.ratedOnly);
    visit("feePaid", value.feePaid);
    visit("notWithdrawn", value.notWithdrawn);
    visit("leastGames", value.leastGames);
    visit("fullFrom", value.fullFrom);
}

template <class V, Like<PrizeMark> T>
void describe(V& visit, T& value)
{
    visit("player", value.player);
    visit("kind", value.kind);
    visit("id", value.id);
}

template <class V, Like<TeamRanking> T>
void describe(V& visit, T& value)
{
    visit("name", value.name);
    visit("by", value.by);
    visit("best", value.best);
    visit("shareTies", value.shareTies);
    visit("completeOnly", value.completeOnly);
    visit("id", value.id);
}

template <class V, Like<Award> T>
void describe(V& visit, T& value)
{
    visit("player", value.player);
    visit("team", value.team);
    visit("prizes", value.prizes);
    visit("cash", value.cash);
    visit.orDefault("level", value.level);
}

template <class V, Like<AnnouncedPrizes> T>
void describe(V& visit, T& value)
{
    visit("at", value.at);
    visit("afterRound", value.afterRound);
    visit("currency", value.currency);
    visit("awards", value.awards);
}

template <class V, Like<StatedRank> T>
void describe(V& visit, T& value)
{
    visit("player", value.player);
    visit("rank", value.rank);
    visit("points", value.points);
}

/// Up to revision 15 the only option there was had a field of its own.
inline void readOlderOption(json::Reader& visit, SystemOptions& options)
{
    std::string choice = "automatic";
    visit.orDefault("limMaxi", choice);
    if (const SystemOption* option = findOption("lim-maxi"); option != nullptr && option->has(choice))
        options.set(*option, choice);
}

template <class V, Like<Settings> T>
void describe(V& visit, T& value)
{
    visit("plannedRounds", value.plannedRounds);
    visit("system", value.system);
    visit("initialColour", value.initialColour);
    visit("points", value.points);
    visit("forbidden", value.forbidden);
    visit("declaredOrder", value.declaredOrder);
    visit.orDefault("acceleration", value.acceleration);
    visit.orDefault("options", value.options);
    if constexpr (std::same_as<V, json::Reader>)
        readOlderOption(visit, value.options);
    visit.orDefault("tieBreaks", value.tieBreaks);
    visit.orDefault("statedRanks", value.statedRanks);
    visit.orDefault("ratedBy", value.ratedBy);
    visit.orDefault("orderDeclaredAfter", value.orderDeclaredAfter);
    visit.orDefault("ratingChoice", value.ratingChoice);
    visit.orDefault("ratingLists", value.ratingLists);
    visit.orDefault("orderOfEquals", value.orderOfEquals);
    visit.orDefault("clubsApartUntil", value.clubsApartUntil);
    visit.orDefault("numberDraw", value.numberDraw);
    visit.orDefault("groupRules", value.groupRules);
    visit.orDefault("playOffWinner", value.playOffWinner);
    visit.orDefault("lotSeed", value.lotSeed);
    visit.orDefault("chess960Seed", value.chess960Seed);
    visit.orDefault("prizes", value.prizes);
    visit.orDefault("prizeRules", value.prizeRules);
    visit.orDefault("prizeMarks", value.prizeMarks);
    visit.orDefault("teamRankings", value.teamRankings);
    visit.orDefault("announced", value.announced);
}

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
    value.open(second ? 2 : 1);
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
requires Like<T, EventChange> || Like<T, SettingsChange> || Like<T, PlayerChange> || Like<T, LogChange>
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

} // namespace pairwright
