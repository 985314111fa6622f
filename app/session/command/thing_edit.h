#pragma once

#include <optional>
#include <utility>

namespace pairwright {

/// What was seen of the value that a command replaces; none: its maker does not mind.
template <class Value>
using Seen = std::optional<Value>;

/// A thing of a list is added (nothing was seen), taken away (nothing is wanted) or changed at its place. `wanted`
/// needs no id: it gets the next, or keeps the one of what was seen.
template <class Thing>
struct ThingEdit {
    Seen<Thing> seen = {};
    std::optional<Thing> wanted = {};
};

template <class Thing>
ThingEdit<Thing> adding(Thing thing)
{
    return {{}, std::move(thing)};
}
template <class Thing>
ThingEdit<Thing> removing(Thing thing)
{
    return {std::move(thing), {}};
}

} // namespace pairwright
