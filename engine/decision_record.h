#pragma once

#include "engine/base/ids.h"
#include "engine/base/score.h"

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace pairwright {

/// What a criterion asks for, by meaning. The article number belongs to the edition: see articleOf().
enum class Criterion : std::uint8_t {
    downfloaterCount,          ///< fewest downfloaters
    downfloaterScores,         ///< smallest scores of the downfloaters (2017: smallest score differences)
    nextBracketPairs,          ///< next bracket: fewest players left unpaired
    nextBracketScores,         ///< next bracket: their scores (2017: its score differences)
    byeUnplayedGames,          ///< fewest unplayed games of the player who gets the bye
    topscorerColourDifference, ///< topscorers or opponents with a colour difference beyond 2
    topscorerThirdColour,      ///< topscorers or opponents with a colour three times in a row
    colourPreference,          ///< players without their colour preference
    strongColourPreference,    ///< players without their strong colour preference
    repeatedDownfloat,         ///< downfloaters who downfloated in the previous round
    repeatedUpfloat,           ///< upfloaters who upfloated in the previous round
    repeatedDownfloatBefore,   ///< ... who downfloated two rounds before
    repeatedUpfloatBefore,
    repeatedDownfloatScores, ///< score differences of those with the same downfloat as the previous round
    repeatedUpfloatScores,
    repeatedDownfloatScoresBefore, ///< ... as two rounds before
    repeatedUpfloatScoresBefore,
    upfloaterCount,          ///< Dubov: fewest upfloaters
    upfloaterScores,         ///< highest scores of the upfloaters (the list holds their score differences)
    maximumUpfloaters,       ///< fewest upfloaters who have been upfloated as often as allowed
    maximumUpfloats,         ///< fewest upfloats so far of those
    byeScore,                ///< lowest score of the player who gets the bye
    byeGamesPlayed,          ///< most games played of the player who gets the bye (the value counts them negative)
    movedDownUnpaired,       ///< Burstein 2017: fewest incoming floaters who are left over again
    movedDownUnpairedScores, ///< ... and the smallest scores of them
    nextMovedDownUnpaired,   ///< next bracket: the same of those who float into it
    nextMovedDownUnpairedScores,
    nextScoregroupUpfloaters, ///< Double-Swiss, Swiss Team: 1 if the next scoregroup needs more upfloaters than its
                              ///< parity asks for
    repeatedFloat,            ///< Double-Swiss, Swiss Team: upfloaters who floated in the previous round
    repeatedFloatOpponents,   ///< ... and their opponents who did
};

/// The value that a bracket reached for one criterion: a count (one number) or a list compared from
/// its first element, smaller is better; and the players it is charged to.
struct CriterionValue {
    Criterion criterion = Criterion::downfloaterCount;
    std::vector<std::int64_t> value; ///< counts, or tenths of points in descending order
    std::vector<Tpn> charged;
    friend bool operator==(const CriterionValue&, const CriterionValue&) = default;
};

/// How the accepted candidate of a bracket was generated: nothing altered, or what had to be altered.
struct CandidateOrder {
    int exchanged = 0;       ///< number of players exchanged between the original S1 and S2
    bool transposed = false; ///< S2 is not in its original order
    std::vector<Tpn> limbo;  ///< moved-down players who could not be paired here
    friend bool operator==(const CandidateOrder&, const CandidateOrder&) = default;
};

/// One bracket as it was finally paired.
struct BracketRecord {
    enum class Kind : std::uint8_t { ordinary, penultimate, collapsedLast }; ///< the last two: edition 2017, A.9
    Kind kind = Kind::ordinary;
    Score residentScore;
    std::vector<Tpn> residents;             ///< by rank
    std::vector<Tpn> mdps;                  ///< moved-down players, by rank
    std::vector<Tpn> upfloaters;            ///< Dubov: players taken from below, by rank
    std::vector<Tpn> shiftedToBlack;        ///< Dubov: moved from the White seekers (3.2.4)
    std::vector<Tpn> shiftedToWhite;        ///< Dubov: moved from the Black seekers
    std::vector<std::pair<Tpn, Tpn>> pairs; ///< higher ranked player first
    std::vector<Tpn> downfloaters;          ///< by rank; in the last bracket the one who gets the bye
    std::vector<CriterionValue> criteria;   ///< in the order of the edition
    CandidateOrder order;
    friend bool operator==(const BracketRecord&, const BracketRecord&) = default;
};

/// Why a round was paired as it was, for systems that choose the best candidate by criteria.
struct CriteriaRecord {
    std::vector<BracketRecord> brackets;
    friend bool operator==(const CriteriaRecord&, const CriteriaRecord&) = default;
};

/// What a step of a procedural system brought about.
enum class ProcedureOutcome : std::uint8_t {
    bye,           ///< the player gets the bye
    groupDownward, ///< this group is paired from its highest to its lowest number
    groupUpward,   ///< this group is paired from its lowest to its highest number
    groupMedian,   ///< the median group, with the floaters from both sides
    floaterA,      ///< Lim 3.9 a: floated into the group, no opponent in the next one
    floaterB,      ///< Lim 3.9 b: floated into the group, has an opponent in the next one
    floaterC,      ///< Lim 3.9 c: no opponent in the next group
    floaterD,      ///< Lim 3.9 d: has an opponent in the next group
    crackedAbove,  ///< this pair of the higher side is taken apart for the median
    crackedBelow,
    paired,         ///< the first player found the second
    transferredUp,  ///< Dubov 1997, 7.1 and 7.2: the first player comes up, for the second where there is one
    shiftedToBlack, ///< Dubov 1997, 7.3: from the White column
    shiftedToWhite, ///< Dubov 1997, 7.4
    floatsDown,     ///< Dubov 1997, 6.4: no opponent in the scoregroup
    arbiterDecides, ///< Dubov 1997, 9: the text leaves these players without an opponent
    limitsDropped,  ///< Lim 6: the last round could not be paired within the limits of colour
    // Dutch 2012:
    homogeneousBracket,   ///< the players of a bracket treated as homogeneous (A.3)
    heterogeneousBracket, ///< the moved-down players, who are paired first, and the others (A.3)
    joinedBracket,        ///< a bracket joined to the lowest one (C.13)
    requirementLowered,   ///< which one says the article (A.8: no more was to be had); who is charged
    exchanged,            ///< who leaves the upper half, and who enters it (D.2)
    movedDown,            ///< go to the next bracket
    pairedAgain,          ///< for the players below (C.12, C.13): who moves down now, and who did before
};

/// Somebody whom a step tried before it decided.
struct RejectedAlternative {
    enum class Reason : std::uint8_t {
        incompatible,       ///< have met, or no colours for both within the limits
        othersLeftOver,     ///< the others could not all be paired any more
        colourDoesNotSuit,  ///< both are due the same colour, and somebody who suits was found
        beyondRatingLimit,  ///< too far from the rating of the opponent whom he would replace
        requirementsNotMet, ///< with him the bracket would lose more than it has to (Dutch 2012)
        byeBarred,          ///< has scored without playing before
    };
    Tpn player;
    Reason reason = Reason::incompatible;
    friend bool operator==(const RejectedAlternative&, const RejectedAlternative&) = default;
};

/// One step of a procedural system: the article, the players it looked at, what came of it, and whom it
/// passed over, in the order in which they were tried.
struct ProcedureStep {
    std::string article;
    std::vector<Tpn> players;
    ProcedureOutcome outcome = ProcedureOutcome::paired;
    std::vector<RejectedAlternative> rejected;
    friend bool operator==(const ProcedureStep&, const ProcedureStep&) = default;
};

struct ProcedureRecord {
    std::vector<ProcedureStep> steps;
    friend bool operator==(const ProcedureRecord&, const ProcedureRecord&) = default;
};

/// Why a round was paired as it was where a table says it: which round of which cycle of the table it is.
struct TableRecord {
    int numbers = 4;     ///< of the Berger table: even; of that of a Scheveningen match: the boards
    int cycle = 1;       ///< from 1
    int round = 1;       ///< of the table, from 1; not always that of the tournament
    bool turned = false; ///< the colours are the other way round than in the table
    friend bool operator==(const TableRecord&, const TableRecord&) = default;
};

using DecisionRecord = std::variant<CriteriaRecord, ProcedureRecord, TableRecord>;

} // namespace pairwright
