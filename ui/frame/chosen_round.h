#pragma once

#include "app/domain/rounds/progress.h"

#include <optional>

namespace pairwright {

/// The round that somebody chose on a page. It holds until the play has gone on: then the newest round is meant again.
class ChosenRound {
public:
    void choose(RoundNumber round, const Tournament& now)
    {
        round_ = round;
        published_ = now.lastPublished().value;
        played_ = lastPlayedRound(now);
    }
    void forget() { round_.reset(); }
    [[nodiscard]] int valueOr(int newest, const Tournament& now) const
    {
        const bool holds = round_ && published_ == now.lastPublished().value && played_ == lastPlayedRound(now);
        return holds ? round_->value : newest;
    }

private:
    std::optional<RoundNumber> round_;
    int published_ = 0;
    int played_ = 0;
};

} // namespace pairwright
