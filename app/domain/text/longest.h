#pragma once

namespace pairwright {

/// How many characters a text of a tournament may have, wherever it is typed, read or stored.
struct Longest {
    static constexpr int federation = 3;
    static constexpr int currency = 10;
    static constexpr int title = 60;    ///< of a group, a ranking, a part of an event: stands in tabs and file names
    static constexpr int name = 200;    ///< a field of a player, a prize, a checkpoint
    static constexpr int text = 500;    ///< a field of the event, a reason
    static constexpr int kept = 10'000; ///< what a file may hold whatever it is
};

} // namespace pairwright
