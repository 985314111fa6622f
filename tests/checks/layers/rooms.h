#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace pairwright::layers {

/// One room of engine or app. Rooms stand in one order, and a file includes from its own room and those before it.
struct Room {
    std::size_t place = 0; ///< in the order of its layer
    std::string_view name;
};

/// The room of a file of engine or app, by its path from the root; none if the list knows no room for it.
std::optional<Room> roomOf(std::string_view path);

} // namespace pairwright::layers
