#pragma once

#include "engine/field/round_field.h"
#include "engine/judge.h"

#include <functional>
#include <optional>
#include <vector>

namespace pairwright {

/// The absolute rules that a round breaks; Lim has limits of colour of its own besides.
std::vector<Violation> violationsOf(const TournamentState& state, const RoundField& field, const GivenRound& given);

/// Everybody has the opponent, or the bye, that the engine gives him; the colours are not looked at. Then no bracket is
/// worse than the best, and none has to be solved again.
bool isPairedAs(const GivenRound& given, const RoundPairing& best);

/// Opponents by rank; none: the bye. Only of a round without violations.
std::vector<std::optional<int>> opponentsByRank(const RoundField& field, const GivenRound& given);

/// Boards whose colours article 5 (C.04.3 and its twins) gives the other way round; `above(a, b)`: rank a is
/// the higher ranked player where the article asks for him.
std::vector<std::pair<Tpn, Tpn>> turnedBoards(const RoundField& field, const GivenRound& given,
                                              const std::function<bool(int, int)>& above = std::less<int>());

/// The same where `coloursOf` decides: it is given the higher ranked player and the lower one.
using ColoursOf = std::function<ColourDecision(const FieldPlayer&, const FieldPlayer&)>;
std::vector<std::pair<Tpn, Tpn>> turnedBoards(const RoundField& field, const GivenRound& given,
                                              const ColoursOf& coloursOf,
                                              const std::function<bool(int, int)>& above = std::less<int>());

} // namespace pairwright
