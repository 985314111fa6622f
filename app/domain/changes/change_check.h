#pragma once

#include "app/domain/changes/change.h"

namespace pairwright {

/// What app/domain/changes/change.h promises, asked of changes that come from a file before any of them is carried out.

/// Whether it is a change of one thing, whatever the tournament: something is there before or after, and both sides are
/// of the same; keys, rounds, versions, boards and games are in their ranges; boards hold games of their two sides;
/// runs ascend, and where there are several each is as long as the one that it replaces.
bool keepsPromises(const Change& change);

/// Whether the tournament is in the state that the change starts from, which keeps its promises. What is private of
/// players is not compared: a copy for others has lost it.
bool startsFrom(const Tournament& tournament, const Change& change);
/// The same of the boards of a proposal.
bool startsFrom(const RoundVersion& proposal, const PairingsChange& change);

/// The same player in the journal, which keeps apart what is private.
bool isSameInJournal(const Player& one, const Player& other);

} // namespace pairwright
