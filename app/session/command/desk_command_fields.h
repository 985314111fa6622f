#pragma once

#include "app/domain/json/json_codec.h"
#include "app/domain/json/json_fields.h"
#include "app/session/command/command.h"

/// The fields of the commands that two desks give, results and presence, for writing and for reading: they may wait for
/// a server. The names are part of the file format.
namespace pairwright {

template <class V, Like<SetAbsence> T>
void describe(V& visit, T& value)
{
    visit("round", value.round);
    visit("players", value.players);
    visit("kind", value.kind);
}

template <class V, Like<ClearAbsence> T>
void describe(V& visit, T& value)
{
    visit("round", value.round);
    visit("players", value.players);
}

template <class V, Like<WithdrawPlayer> T>
void describe(V& visit, T& value)
{
    visit("players", value.players);
    visit("from", value.from);
    visit("expelled", value.expelled);
}

template <class V, Like<ReturnPlayer> T>
void describe(V& visit, T& value)
{
    visit("players", value.players);
    visit("from", value.from);
}

template <class V, Like<CheckIn> T>
void describe(V& visit, T& value)
{
    visit("round", value.round);
    visit("players", value.players);
    visit("mark", value.mark);
    visit("until", value.until);
}

template <class V, Like<CloseCheckIn> T>
void describe(V& visit, T& value)
{
    visit("round", value.round);
    visit("players", value.players);
    visit("end", value.end);
}

template <class V, Like<PostponeGame> T>
void describe(V& visit, T& value)
{
    visit("board", value.board);
    visit("postponed", value.postponed);
}

template <class V, Like<EnterResult> T>
void describe(V& visit, T& value)
{
    visit("board", value.board);
    visit("result", value.result);
}

template <class V, Like<EnterResults::Entry> T>
void describe(V& visit, T& value)
{
    visit("board", value.board);
    visit("game", value.game);
    visit("result", value.result);
}

template <class V, Like<EnterResults> T>
void describe(V& visit, T& value)
{
    visit("round", value.round);
    visit("results", value.results);
}

template <class V, Like<RegisterAdjourned> T>
void describe(V& visit, T& value)
{
    visit("round", value.round);
}

template <class V, Like<EnterAdjournedResult> T>
void describe(V& visit, T& value)
{
    visit("board", value.board);
    visit("result", value.result);
}

} // namespace pairwright
