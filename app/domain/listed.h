#pragma once

#include "app/domain/ids.h"

#include <algorithm>
#include <vector>

/// Things of a list bear a ThingId `id` beside what they say.
namespace pairwright {

/// They say the same, whatever they are called.
template <class T>
bool saysTheSame(T one, T other)
{
    one.id = other.id = {};
    return one == other;
}

/// One thing at two times. Before things had ids they were what they said.
template <class T>
bool isSameThing(const T& one, const T& other)
{
    const bool named = one.id.value != 0 && other.id.value != 0;
    return named ? one.id == other.id : saysTheSame(one, other);
}

/// Where the thing stands in the list; its end where it does not.
template <class List, class T>
auto placeOf(List& list, const T& thing)
{
    return std::find_if(list.begin(), list.end(), [&thing](const T& one) { return isSameThing(one, thing); });
}

/// Gives ids to those that have none, from `next` on, which becomes the one after all that are in use.
template <class T>
void giveIds(std::vector<T>& list, ThingId& next)
{
    for (const T& thing : list)
        next.value = std::max(next.value, thing.id.value + 1);
    for (T& thing : list)
        if (thing.id.value == 0)
            thing.id.value = next.value++;
}

} // namespace pairwright
