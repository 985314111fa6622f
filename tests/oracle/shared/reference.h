#pragma once

#include "tests/oracle/exercises.h"
#include "tests/oracle/shared/system_round.h"

#include <functional>

namespace pairwright::oracle {

/// An oracle with its options chosen.
using PairRound = std::function<std::optional<SystemRound>(const TournamentState&, std::span<const Tpn>)>;

/// What an oracle says to a position; empty where no complete pairing exists.
Expectation answerOf(const PairRound& pair, const Position& position);

/// Number of exercises that the oracle answers differently; each is named in a warning.
int differences(const PairRound& pair, const std::vector<Exercise>& exercises, const QString& source);

/// Every recorded round of the tournaments of a folder in which no more than `largestScoregroup` players to be
/// paired have the same score: it is the size of the scoregroups that brute force cannot stand.
std::vector<Exercise> readSmallRounds(const QString& folder, int largestScoregroup);

/// The limit for readSmallRounds: PAIRWRIGHT_LARGEST_SCOREGROUP of the environment, or `otherwise`.
int largestScoregroup(int otherwise);

} // namespace pairwright::oracle
