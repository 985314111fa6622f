#pragma once

#include "app/domain/rounds/progress.h"
#include "app/pairing/pairing_job.h"
#include "ui/theme/tints.h"

#include <QDate>
#include <QString>

namespace pairwright {

/// "Proposed v2", "Playing", ...
QString describeState(const Round& round);
Mood moodOf(const Round& round);

/// "board 3 of round 1 (adjourned)": what keeps the standings provisional; empty: nothing does.
QString describeOpenGames(const Tournament& tournament, const std::vector<OpenGames>& rounds);

/// What the final standings wait for and what can be had meanwhile; empty: they can be made.
QString whyNoFinalStandings(const Tournament& tournament, int afterRound);

/// What the round waits for, as one sentence: "5 results missing: boards 3, 12, 15, …".
QString whatIsNext(const Tournament& tournament, RoundNumber number, bool proposalIsStale);
/// "Round 6 starts at 15:00." of the round that begins next, with its day where that is another one; empty where its
/// time is not known, or its day is past.
QString nextStartText(const Tournament& tournament, const QDate& today);

/// Why a round cannot be paired, and what the arbiter can do.
QString sentenceFor(const PairingJobError& error, const Tournament& tournament);
/// The same without what to do about it: also for a round that was made by hand since.
QString reasonFor(const PairingJobError& error, const Tournament& tournament);
/// The engine has no round, and the arbiter may make one.
bool canBeMadeByHand(const PairingJobError& error);

} // namespace pairwright
