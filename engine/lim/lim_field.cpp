#include "engine/lim/lim_field.h"

#include "engine/lim/maxi.h"

#include <cstdlib>

namespace pairwright::lim {

namespace {

constexpr int ratingLimit = 100;

FieldRules limRules()
{
    FieldRules rules;
    rules.sameAbsoluteMayMeet = true; // 2.1 has its own limits
    return rules;
}

std::optional<Colour> dueColour(const ColourHistory& history)
{
    if (history.games.empty())
        return std::nullopt;
    const int difference = history.difference();
    if (difference != 0)
        return difference > 0 ? Colour::Black : Colour::White;
    return opposite(history.games.back());
}

/// 5.1 for one player: no third equal colour running, no third surplus.
bool isPermissible(const ColourHistory& history, Colour colour)
{
    const int before = std::abs(history.difference());
    const int after = std::abs(history.difference() + (colour == Colour::White ? 1 : -1));
    const bool third = history.run() >= 2 && history.games.back() == colour;
    return !third && (after < 3 || after < before); // 2.3 b: a permissible colour is one that reduces
}

/// Paired, and played, with somebody of a different score.
bool floatedIn(const TournamentState& state, Tpn tpn, RoundNumber round)
{
    const RoundRecord record = state.record(tpn, round);
    const auto* game = std::get_if<PlayedGame>(&record);
    return game && state.pairingScore(game->opponent, round) != state.pairingScore(tpn, round);
}

/// A Maxi-tournament has more participants than 2 to the power of its rounds (note to the rules of 1988).
bool isMaxi(const TournamentState& state, const SystemOptions& options)
{
    if (const std::string_view choice = options.of(maxi); choice != maxi.choices.front())
        return choice == "on";
    return state.plannedRounds < 31 && state.players.size() > (std::size_t{1} << state.plannedRounds);
}

} // namespace

LimField::LimField(const TournamentState& state, const PairingRequest& request)
    : RoundField(state, limRules(), request.absent)
    , limits_(isLastRound() ? Limits::betweenScores : Limits::all)
    , maxi_(isMaxi(state, request.options))
    , median_{(round().value - 1) * state.points.winValue().tenths / 2}
{
    for (int rank = 0; rank < size(); ++rank) {
        due_.push_back(dueColour(player(rank).colours));
        mayBeWhite_.push_back(isPermissible(player(rank).colours, Colour::White));
        mayBeBlack_.push_back(isPermissible(player(rank).colours, Colour::Black));
        floatedLast_.push_back(round().value > 1 && floatedIn(state, player(rank).tpn, RoundNumber{round().value - 1}));
        ratings_.push_back(state.player(player(rank).tpn).rating);
    }
}

bool LimField::compatible(int a, int b) const
{
    if (!mayMeet(a, b))
        return false;
    if (limits_ == Limits::none || (limits_ == Limits::betweenScores && player(a).score == player(b).score))
        return true;
    return (mayHave(a, Colour::White) && mayHave(b, Colour::Black)) ||
           (mayHave(a, Colour::Black) && mayHave(b, Colour::White));
}

bool LimField::withinRatingLimit(int a, int b) const
{
    return !maxi_ || !rating(a) || !rating(b) || std::abs(*rating(a) - *rating(b)) <= ratingLimit;
}

bool LimField::before(Direction direction, int a, int b) const
{
    return direction == Direction::downward ? player(a).tpn < player(b).tpn : player(b).tpn < player(a).tpn;
}

ColourDecision decideLimColours(const LimField& field, int higher, int lower, bool lowerDecides)
{
    const bool whiteLegal = field.mayHave(higher, Colour::White) && field.mayHave(lower, Colour::Black);
    const bool blackLegal = field.mayHave(higher, Colour::Black) && field.mayHave(lower, Colour::White);
    if (whiteLegal != blackLegal)
        return {whiteLegal ? Colour::White : Colour::Black, ColourRule::onlyLegalColours};
    const auto dueHigher = field.due(higher);
    const auto dueLower = field.due(lower);
    if (!dueHigher && !dueLower) {
        const Colour lot = field.initialColour();
        return {lowerDecides ? opposite(lot) : lot, ColourRule::initialColour};
    }
    if (!dueHigher || !dueLower || *dueHigher != *dueLower)
        return {dueHigher ? *dueHigher : opposite(*dueLower), ColourRule::bothPreferencesGranted};
    if (const auto colour = alternatedColour(field.player(higher).colours, field.player(lower).colours))
        return {*colour, ColourRule::alternated};
    return lowerDecides ? ColourDecision{opposite(*dueLower), ColourRule::lowerRankedGranted}
                        : ColourDecision{*dueHigher, ColourRule::higherRankedGranted};
}

} // namespace pairwright::lim
