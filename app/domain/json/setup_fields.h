#pragma once

#include "app/domain/json/json_codec.h"
#include "app/domain/players/player_fields.h"
#include "app/domain/tournament.h"
#include "engine/json/record_fields.h"

/// The fields of the event and of its settings; part of app/domain/json/json_fields.h.
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

template <class V, Like<TeamRules> T>
void describe(V& visit, T& value)
{
    visit("boards", value.boards);
    visit("colours", value.colours);
    visit("order", value.order);
    visit("win", value.win);
    visit("draw", value.draw);
    visit("loss", value.loss);
    visit("primary", value.primary);
    visit("secondary", value.secondary);
    visit("preferences", value.preferences);
    visit("asGacrux", value.asGacrux);
    visit("strengthOf", value.strengthOf);
    visit("mostRatingAhead", value.mostRatingAhead);
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
    visit.orDefault("teams", value.teams);
}

} // namespace pairwright
