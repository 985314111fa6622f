#pragma once

#include "engine/ratings/rating_event.h"

#include <vector>

namespace pairwright {

/// One opponent of the first participant and what the first participant scored against it.
struct Met {
    RatedPerson opponent;
    int halfPoints = 0;
};

inline RatedPerson rated(int rating)
{
    RatedPerson person;
    person.rating = rating;
    return person;
}

/// The first participant meets the others one by one, one a round; nobody else plays. All rounds are played.
inline RatingEvent eventOf(const RatedPerson& first, const std::vector<Met>& games)
{
    RatingEvent event;
    event.firstDay = "2026-05-01";
    event.afterRound = static_cast<int>(games.size());
    event.state.plannedRounds = event.afterRound;
    event.people.push_back(first);
    event.state.players.resize(games.size() + 1);
    for (const Met& met : games) {
        event.people.push_back(met.opponent);
        const Tpn opponent{static_cast<std::int32_t>(event.people.size())};
        constexpr GameOutcome outcomes[]{GameOutcome::Loss, GameOutcome::Draw, GameOutcome::Win};
        const GameOutcome own = outcomes[met.halfPoints];
        const GameOutcome other = outcomes[2 - met.halfPoints];
        for (std::size_t i = 0; i < event.state.players.size(); ++i) {
            auto& rounds = event.state.players[i].rounds;
            if (i == 0)
                rounds.emplace_back(PlayedGame{opponent, Colour::White, own, true});
            else if (i + 1 == static_cast<std::size_t>(opponent.value))
                rounds.emplace_back(PlayedGame{Tpn{1}, Colour::Black, other, true});
            else
                rounds.emplace_back(Bye{ByeKind::Zero});
        }
    }
    return event;
}

} // namespace pairwright
