#pragma once

#include "app/domain/ids.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace pairwright {

/// How loudly the arbiter has to be asked.
enum class WarningLevel : std::uint8_t {
    none = 1,        ///< goes through without a question
    acknowledge = 2, ///< "I have seen it"
    confirm = 3,     ///< confirm or cancel
    twoSteps = 4,    ///< two steps, with the consequences
    refused = 5,     ///< not possible (in FIDE mode)
};

/// Everything that a command, a readiness check or a proposal can be told. The comment names the
/// fields of Finding that are filled. The sentence is made in ui with tr().
enum class FindingCode : std::uint8_t {
    // the tournament as such
    readOnly,                 ///< this file is open for reading only
    lockedAfterRoundOne,      ///< fixed by the publication of round 1
    tooFewPlayers,            ///< value: players present
    roundsUsedUp,             ///< value: planned rounds
    gamesStillAdjourned,      ///< round, boards: a round before the last one that is complete
    moreRoundsThanPlayable,   ///< value: the most that can be played
    roundCountOutOfRange,     ///< value: what was asked for
    fewerRoundsThanPublished, ///< value: published rounds
    roundCountChanges,        ///< value: new number; a change after the start
    lastRoundPairedAgain,     ///< round, value: boards that differ, text: what would be instead, in numbers
    lastRoundChangesKind,     ///< round: a published round becomes, or no longer is, the last one
    initialColourMissing,
    numbersMissing,     ///< nobody has drawn the numbers yet
    varmaImpossible,    ///< value: players; the tables are for 9 to 24
    twoTeamsWanted,     ///< value: teams; a Scheveningen match is of two, on 3 boards or more
    tableMissing,       ///< value: players; no table for so many, or more than 99 rounds
    takesFreeNumber,    ///< text: name, value: the number
    tableLaidOutAnew,   ///< text: players, value: rounds; somebody comes in before the first result
    tooLateForTheTable, ///< the rounds are published, everybody has a number, and a result is in; or no table is so
                        ///< large
    notTiedForFirst,    ///< player: does not share the first place at the end, so that he has won no play-off
    notTied,            ///< those who are to be ranked by hand are not all players of one shared rank
    unknownSystem,      ///< value: edition
    systemChanges,      ///< the system or edition changes after round 1
    matchesAndGames,    ///< after round 1 a tournament cannot change between single games and matches of two
    invalidPointSystem,
    twoDrawsAboveWin,    ///< two draws are worth more than a win and a loss
    byeAboveWin,         ///< a bye is worth more than a win
    byeNotUsual,         ///< with 1, ½, 0 the bye is worth something else than one of the three
    dateOutOfOrder,      ///< the end before the start
    fideModeEnds,        ///< leaving FIDE mode; asks in two steps
    fideModeIsLeft,      ///< there is no way back into FIDE mode
    forbiddenPairsFixed, ///< must-not-meet lists are declared before round 1
    pointsFixed,         ///< what results are worth is declared before round 1
    changedMeanwhile,    ///< player, round of a date, board or none, text: key of what is not any more as it was seen,
                         ///< theirs, mine
    // players (row: index in AddPlayers)
    unknownPlayer,         ///< player
    nameMissing,           ///< row or player
    textNotAllowed,        ///< row or player, text: too long, or with control characters
    ratingOutOfRange,      ///< row or player, value
    invalidFideId,         ///< row or player, text
    invalidFederation,     ///< row or player, text
    invalidBirthDate,      ///< row or player
    invalidAmount,         ///< row or player, text
    duplicateFideId,       ///< row or player, other, text: the id
    duplicateName,         ///< row or player, other, text: the name
    tooManyPlayers,        ///< value: the limit
    playerHasRounds,       ///< player: was in a published round; withdraw the player instead
    invalidOrder,          ///< the declared order names somebody twice or nobody known
    tpnsFixed,             ///< round 4 is paired; the numbers change all the same outside FIDE mode
    numbersChange,         ///< value: how many players, text: "5 to 3, 3 to 5"; after round 1, or exchanged by hand
    numbersAgainstRatings, ///< player, other: numbers are exchanged among equal ratings only
    invalidForbiddenGroup, ///< value: which group, from 0
    invalidGroupRule,      ///< text: its name; no name, no condition, or a name that another one has
    // prizes
    invalidPrize,       ///< text: its set, value: which PrizeFault
    tooManyPrizes,      ///< value: how many are allowed
    invalidPrizeRules,  ///< an amount, a number of games or of players is out of range
    invalidTeamRanking, ///< text: its name; no name, a name that another one has, or an impossible number of players
    prizesAnnounced,    ///< the announcement of the prizes is replaced or taken back; asks for confirmation
    // teams
    noTeamsHere,          ///< every player plays for himself
    teamsOrPlayers,       ///< value: how many are registered; what they are is said before
    invalidTeamRules,     ///< boards, points or limits out of range
    notOfTheTeam,         ///< player, other: the team, value: board
    seatedTwice,          ///< player, value: board
    seatedOutOfOrder,     ///< player, other: who sits above and stands behind him in the order, value: board
    seatedOverLimit,      ///< player, other: who sits above and is rated too much lower, value: board
    seatedOtherThanTable, ///< player, other: who sits there by the table, value: board
    teamTooSmall,         ///< player: the team, value: places of the table
    seatsOfPlayedGames,   ///< player: the team, round, board: games of the match have results
    // presence
    roundAlreadyPublished,  ///< round
    roundBeyondPlan,        ///< round
    fullPointByeDeprecated, ///< player or row
    secondHalfPointBye,     ///< player or row, round: the other one
    noByesInATable,         ///< player, round: with points, on request; everybody has his games in a round robin
    byesDropped,            ///< value: how many byes with points go, because a round robin has none
    halfPointByeBarred,     ///< player or row, round: of the bye; the player may have none
    expelledReturns,        ///< player, round: from which on the player was expelled
    notYetEntered,          ///< player, round: first round of the player
    alreadyWithdrawn,       ///< player
    notWithdrawn,           ///< player
    // proposals and publishing
    notTheNextRound,     ///< round
    resultsMissing,      ///< round, boards
    noProposal,          ///< round
    proposalStale,       ///< round: its input has changed; propose again
    notPublished,        ///< round
    laterRoundPublished, ///< round: the later one
    resultsAlreadyIn,    ///< round, boards
    reasonMissing,
    roundSettled,              ///< round: too late to put its pairings right
    roundAmended,              ///< round, value: version that is replaced; asks for confirmation
    publicationWithdrawn,      ///< round, value: version; asks for confirmation
    playerNotPlaced,           ///< player: on no board, no bye, no absence
    playerPlacedTwice,         ///< player
    absentPlayerPlaced,        ///< player
    rematch,                   ///< player, other, round: where they met, board
    forbiddenPair,             ///< player, other, board
    clubMatesMeet,             ///< player, other, board: of one club, in a round that keeps clubs apart
    byeNotAllowed,             ///< player: barred from the pairing-allocated bye
    byeNotNeeded,              ///< player: an even number is present
    thirdColourInARow,         ///< player, board
    colourDifferenceBeyondTwo, ///< player, board
    bothWantSameColour,        ///< player, other, board: neither got the colour due
    pairMeetsOtherwise,        ///< player, other, value: how often they meet by all rounds that are laid out
    // results
    unknownBoard,         ///< round, board
    useCorrection,        ///< round, board: the next round is published: CorrectResult
    useAdjournedResult,   ///< round, board: the game is adjourned: EnterAdjournedResult
    notAdjourned,         ///< round, board
    nothingToCorrect,     ///< round, board: no result yet, or the round is still current: EnterResult
    onlyIfReportedInTime, ///< round, board: the next round is complete; for the tournament if it was reported before
    ratingOnlyFromNowOn,  ///< round, board: too late for the tournament: SetRatingOnlyResult
    stillCorrectable,     ///< round, board: no rating-only correction yet
    gamesStay,            ///< player: leaves a round robin after half of his games; they stay
    gamesAreStruckOut,    ///< player: leaves before; his games count for nobody
    resultAlreadyIn,      ///< round, board: there is nothing to postpone
    resultReplaced,       ///< round, board, value: its game; theirs, mine: the results (empty: none); of a round robin,
                          ///< where results go into any round
    resultNotAllowed,     ///< round, board: this kind of result cannot be entered here
    emptyBoard,           ///< round, board, value: the game; player: the team that has nobody there (none: both)
    leavesPlayedBoard,    ///< player: a team, value: the board; a game was played there, and nobody would be named
    pointsChange,         ///< player, value: difference in tenths, text: "match" or "game", points of a team
    pairedAsDraw,         ///< round: the rounds after it were paired with a draw
    pairingsStay,         ///< round: the published pairings of this round stay as they are
    // undo
    nothingToUndo,
    nothingToRedo,
    publishBarrier,  ///< round: publishing is not undone; withdraw it while it has no results
    importBarrier,   ///< the tournament came from a file; nothing before it
    fideModeBarrier, ///< leaving FIDE mode is not undone
    lotsBarrier,     ///< lots are drawn once
    // storage
    diskFull, ///< text: what the system says (also for the following ones)
    ioError,
    storageReadOnly,
    storageDamaged,
    storageBusy,
    storageFailed,
    deskBusy,         ///< the file of what waits at this desk: another program has it
    deskFull,         ///< the disk where that lies
    serverNotReached, ///< text, as above
    loginEnded,       ///< the server answers, and does not let this login in any more; text, as above
    otherCertificate, ///< what answers shows another certificate than the one of the invitation; text, as above
    serverRefuses,
    serverBusy,
    serverBlocked, ///< text: the logins that keep it locked there; empty: not known
    serverFull,
    serverFailed,
    newerProgram,          ///< a newer program has brought the event up to date; text: its revision
    serverWentBack,        ///< it was restored: confirmed steps are gone from it
    historyNotReached,     ///< it is on the server, which does not answer
    notWithoutServer,      ///< it has to wait until the server answers again
    notWithoutLogin,       ///< the same until it lets a login in again
    notWithoutCertificate, ///< the same until it is the server of an invitation
    // what the login at this desk may do, on a server
    notOfThisRole,      ///< text: the role by its key
    privateData,        ///< a private field of a player, which this login may neither see nor change
    privateKept,        ///< a player is not removed: there is private data of his that this login may not see
    heldElsewhere,      ///< round, text: who edits its pairings by hand at another desk, value: since when (s, UTC)
    leavingSetsResults, ///< who leaves here, or comes back, changes results, which are not the check-in desk's
    // acceleration and single systems
    accelerationNeedsPoints,     ///< two draws are not worth a win, or a loss is worth something
    acceleratedRoundsChange,     ///< value: accelerated rounds with the new number of rounds
    virtualPointsOtherThanBaku,  ///< player: the first whose given points are not those of Baku
    systemOptionChanges,         ///< text: the key of the option that changes after round 1
    ratingMissing,               ///< player, value: how many such players; the system needs a rating of everybody
    seedingRoundsChange,         ///< value: Burstein's seeding rounds with the new number of rounds
    seedingRoundPairedOtherwise, ///< round: published by the system that does not hold there any more
    // tie-breaks
    tieBreaksChange,           ///< text: the new list; a change after round 1
    tooManyTieBreaks,          ///< value: how many are allowed
    tieBreakNotForRoundRobin,  ///< text: the tie-break; no round robin may use it (C.07 art. 8)
    tieBreaksDropped,          ///< text: those of the list that go, because a round robin may not use them
    ratingTieBreakInLongEvent, ///< text: the first of the list that goes by ratings; an event of more than 30 days
    tieBreakNotInEdition,      ///< text: the tie-break; the edition of C.07 that holds does not have it
    // history
    restoreBeyondBarrier, ///< that moment lies before a publication (round) or what else is not undone; a copy can be
                          ///< made
    momentNotFound,       ///< value: the step that was asked for
    momentIsPresent,      ///< value: nothing has changed since that step
    // pairing by hand
    manualPhaseOpen,    ///< round: its pairings are being edited; text, value: at another desk, as of heldElsewhere
    noManualPhase,      ///< round: its pairings are not being edited
    alreadyPaired,      ///< player: unpair him first
    comparisonOutdated, ///< round: edited since it was compared with the engine
    otherThanByRules,   ///< round, theirs: what the rules give, mine: what was made of it; as pairCodes()
    // contradictions in a file
    valueImpossible,       ///< text: which (a technical name), value; player, round or none
    roundContradictory,    ///< round: its versions, or what is published of them, do not fit together
    presenceContradictory, ///< player: byes, withdrawals or the late entry do not fit together
    keptLineImpossible,    ///< value: which, from 0; text: its beginning
    recordUnreadable,      ///< round: why it was paired as it is, or what its hand edits changed
    stepUnreadable,        ///< value: the step of the history; none: the whole of it
};

/// One thing to tell: a code and what it is about. Which fields are filled depends on the code.
struct Finding {
    FindingCode code = FindingCode::storageFailed;
    WarningLevel level = WarningLevel::refused;
    std::optional<int> row; ///< index in AddPlayers, from 0
    std::optional<PlayerKey> player;
    std::optional<PlayerKey> other;
    std::optional<RoundNumber> round;
    std::optional<int> board;
    std::vector<int> boards;
    std::optional<std::int64_t> value;
    QString text;
    QString theirs; ///< what it is now, and
    QString mine;   ///< what it was to be; both as the journal keeps them
    friend bool operator==(const Finding&, const Finding&) = default;
};

/// The highest level of the list; `none` when it is empty.
WarningLevel highestLevel(const std::vector<Finding>& findings);

} // namespace pairwright
