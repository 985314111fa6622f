#pragma once

#include "app/domain/tournament.h"
#include "app/formats/trf/teams/team_refusal.h"
#include "engine/base/expected.h"
#include "engine/trf/reader.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace pairwright {

/// Something that the arbiter should know about an imported TRF beside the repairs of the reader.
struct TrfImportNote {
    enum class Code : std::uint8_t {
        systemUnknown,         ///< text: what the file names; the usual one by the start date was taken
        systemByDate,          ///< no system named; text: what was taken, by the start date
        systemByDefault,       ///< neither system nor date; text: what was taken
        initialColourInferred, ///< from the first round with colours
        initialColourMissing,  ///< nothing to go by: the lot is still to be drawn
        roundsAssumed,         ///< number of rounds not in the file
        virtualPointsComputed, ///< acceleration named by record 192
        virtualPointsDiffer,   ///< 250 or XXA say otherwise than that; text: the id of the first such player
        seamInferred,          ///< text: "exchanged" or "straight", by the rounds of the file
        otherThanTable,        ///< text: the first round with other pairs than the Berger table
        boardsAssumed,         ///< of teams without record 352, text: "games 2", "players 4", "least 4" or "nothing 1":
                               ///< boards of the largest match, players of each team, of the smallest, or one
        otherThanBoards,       ///< text: "4 6", rounds of record 142, and of the table for so many boards
        strengthsDiffer,       ///< player: the first such team, text: "9.0 2350 3", stated, by the ratings of its
                               ///< players, and how many teams there are
        tieBreaksDropped,      ///< text: those of records 202 and 212 that a round robin must not use
        tieBreaksNotSaid,      ///< text: "ranks" where the file states some; they hold until tie-breaks are chosen
        tieBreakUnknown,       ///< text: one of records 202 and 212 that this program does not have; ranks as stated
        tieBreakLeftOut,       ///< text: the same, where TrfImportOptions::tieBreaks count instead
        ranksDiffer,           ///< player, text: "3 2", as the file states it and as it is by the file's own tie-breaks
        ranksNotCompared,      ///< a game is open or adjourned, so that the ranks of the file are made anew
        pointsByDefault,       ///< the file says nothing of points: 1, 1/2, 0
        methodByDefault,       ///< no record 172: the rating of the type of play, else the national one
        methodUnknown,         ///< text: what record 172 says; as methodByDefault
        numbersClosed,         ///< text: "25 15", the first number of the file and the one that it has here
        nameMissing,           ///< player; the number stands for it
        pointsMissing,         ///< columns 81 to 84 are blank: computed from the rounds
        controlUnknown,        ///< text: what record 222 says; taken as words
        nothingInTheCell,      ///< player, round: blank in a paired round; a zero-point bye
        teamsOfIndividuals,    ///< text: how many records 013 there are, in a file that does not say that teams meet
        fideModeOff,           ///< text: who rates the event by the file (a RatedBy); imported, it is in FIDE mode
        recordNotCarried,      ///< text: a record that a tournament here has no place for
        recordContradicts,     ///< text: a record of teams that others contradict, which hold
        valueNotCarried,       ///< player, text: a title or federation of no known form
        ratingOutOfRange,      ///< player, text; the player is unrated now
        unusualResult,         ///< player, round; taken for the nearest result that exists
        secondPairingBye,      ///< player, round; taken for a full-point bye
        teamRanksDiffer,       ///< as ranksDiffer, of a team in an event that leaves some out or has expelled them
    };
    Code code = Code::recordNotCarried;
    std::optional<PlayerKey> player;
    std::optional<RoundNumber> round;
    QString text;
    friend bool operator==(const TrfImportNote&, const TrfImportNote&) = default;
};

struct TrfImport {
    Tournament tournament;
    std::vector<trf::Repair> repairs;
    std::vector<TrfImportNote> notes;
    /// Where the records name a tie-break that this program does not have: those that they list before it.
    std::vector<TieBreak> unknownAfter = {};
};

/// Why a TRF cannot become a tournament.
struct TrfImportError {
    enum class Code : std::uint8_t {
        unreadable,      ///< see `reading`
        unknownSystem,   ///< text: what the file names; import again with a choice
        notSupported,    ///< text: the record, for instance 310: team events
        badRounds,       ///< fewer planned rounds than played
        pointsForBaku,   ///< the points of the file cannot be accelerated as its record 192 says
        pointsBeyond,    ///< see `bound`; text: the record where it is not 162 or XXS
        teamsUnreadable, ///< what the file says of teams cannot be: see `teams`; text: an English sentence with the
                         ///< line
    };
    Code code = Code::unreadable;
    std::optional<trf::ReadError> reading;
    std::optional<PointBound> bound;
    QString text;
    TeamRefusal teams = {};
};

struct TrfImportOptions {
    QDateTime now;                       ///< when the rounds count as published; required
    std::optional<SystemEdition> system; ///< instead of what the file says
    /// Instead of records 202 and 212 where they name one that this program does not have; none: the ranks stand as
    /// stated until somebody chooses some.
    std::optional<std::vector<TieBreak>> tieBreaks = {};
    /// A system that this program cannot pair does not refuse the file: see TrfImportNote::Code::systemUnknown.
    bool systemForUnknown = false;
};

/// A TRF as a new tournament: players keyed by their place in the file, each paired round published with
/// its boards, byes, forfeits and absences. Withdrawals are not inferred. Nothing is written.
Expected<TrfImport, TrfImportError> importTrf(const QByteArray& bytes, const TrfImportOptions& options);
/// The same for a document that was read before, with what the file left open.
Expected<TrfImport, TrfImportError> importTrf(const trf::Document& read, const TrfImportOptions& options,
                                              const trf::Gaps& gaps = {});

} // namespace pairwright
