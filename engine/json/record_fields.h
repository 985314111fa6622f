#pragma once

#include "engine/json/codec.h"
#include "engine/json/engine_names.h"

/// The fields of decision records, for codec.h. The names are part of the file format.
namespace pairwright {

template <class V, Like<SystemEdition> T>
void describe(V& visit, T& value)
{
    visit("system", value.system);
    visit("edition", value.edition);
}

template <class V, Like<CriterionValue> T>
void describe(V& visit, T& value)
{
    visit("criterion", value.criterion);
    visit("value", value.value);
    visit("charged", value.charged);
}

template <class V, Like<CandidateOrder> T>
void describe(V& visit, T& value)
{
    visit("exchanged", value.exchanged);
    visit("transposed", value.transposed);
    visit("limbo", value.limbo);
}

template <class V, Like<BracketRecord> T>
void describe(V& visit, T& value)
{
    visit("kind", value.kind);
    visit("residentScore", value.residentScore);
    visit("residents", value.residents);
    visit("mdps", value.mdps);
    visit("upfloaters", value.upfloaters);
    visit("shiftedToBlack", value.shiftedToBlack);
    visit("shiftedToWhite", value.shiftedToWhite);
    visit("pairs", value.pairs);
    visit("downfloaters", value.downfloaters);
    visit("criteria", value.criteria);
    visit("order", value.order);
}

template <class V, Like<CriteriaRecord> T>
void describe(V& visit, T& value)
{
    visit("brackets", value.brackets);
}

template <class V, Like<RejectedAlternative> T>
void describe(V& visit, T& value)
{
    visit("player", value.player);
    visit("reason", value.reason);
}

template <class V, Like<ProcedureStep> T>
void describe(V& visit, T& value)
{
    visit("article", value.article);
    visit("players", value.players);
    visit("outcome", value.outcome);
    visit("rejected", value.rejected);
}

template <class V, Like<ProcedureRecord> T>
void describe(V& visit, T& value)
{
    visit("steps", value.steps);
}

template <class V, Like<TableRecord> T>
void describe(V& visit, T& value)
{
    visit("numbers", value.numbers);
    visit("cycle", value.cycle);
    visit("round", value.round);
    visit("turned", value.turned);
}

} // namespace pairwright
