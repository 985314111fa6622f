#pragma once

#include <cstddef>

namespace pairwright {

/// Debug builds pair every bracket both ways, up to so many players.
constexpr std::size_t mostComparedPlayers = 300;

/// Brackets are paired by a quick path that proves its answer or hands over to the general one, which needs no luck. As
/// long as one of these lives, this thread takes the general path only: tests compare the two.
class GeneralPathOnly {
public:
    GeneralPathOnly() { ++depth(); }
    ~GeneralPathOnly() { --depth(); }
    GeneralPathOnly(const GeneralPathOnly&) = delete;
    GeneralPathOnly& operator=(const GeneralPathOnly&) = delete;

    static bool isAsked() { return depth() > 0; }

private:
    static int& depth()
    {
        static thread_local int lives = 0;
        return lives;
    }
};

} // namespace pairwright
