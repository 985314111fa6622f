#pragma once

#include "engine/base/ids.h"
#include "engine/base/score.h"
#include "engine/tiebreaks/tie_break.h"
#include "engine/tiebreaks/tie_break_value.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace pairwright {

/// What one round brings to a tie-break. Explanations are told from these, never computed again.
struct Contribution {
    /// Where the amount comes from.
    enum class Basis : std::uint8_t {
        ownResult,             ///< the participant's own result of the round
        ownRunningScore,       ///< the participant's score after the round
        opponentScore,         ///< the score of the opponent, adjusted by art. 16.3
        dummyOwnScore,         ///< unplayed: a dummy with the participant's own score (art. 16.4)
        dummyCappedByOpponent, ///< the same, but not more than the scheduled opponent has (art. 16.4.1)
        dummyCappedByDraws,    ///< the same, but not more than a draw in each round (art. 16.4.2)
        opponentRating,        ///< the rating of the opponent
        opponentTieBreak,      ///< Buchholz or performance of the opponent
        ownBoard,              ///< what a team got on one board, in all rounds
    };
    /// Whether and why the amount is left out of the sum.
    enum class Cut : std::uint8_t { none, leastSignificant, voluntaryUnplayedRound, mostSignificant, belowLimit };

    RoundNumber round;           ///< 0 where it is of all of them
    int board = 0;               ///< of a match of teams, where it is of one of them
    std::optional<Tpn> opponent; ///< as scheduled; none for a bye
    Basis basis = Basis::ownResult;
    bool opponentAdjusted = false;  ///< art. 16.3 counted unplayed rounds of the opponent as draws
    bool voluntaryUnplayed = false; ///< a requested bye or a forfeit loss (art. 16.1.2)
    bool assumedDraw = false;       ///< Fore Buchholz: the round counts as drawn (art. 8.3)
    Cut cut = Cut::none;
    Score ownPoints;
    Score opponentPoints; ///< the score used for the opponent or the dummy; 0 where no score is used
    TieBreakValue amount; ///< what the round adds, or would add were it not cut
    friend bool operator==(const Contribution&, const Contribution&) = default;
};

/// How a performance came about (C.07 art. 10.2, 10.3).
struct PerformanceSteps {
    int averageRating = 0;    ///< of the opponents, rounded
    int points = 0;           ///< over the board, in half points whatever the scale of the event
    int games = 0;            ///< over the board
    int percent = 0;          ///< points per game, half up
    int ratingDifference = 0; ///< dp of that percentage
    friend bool operator==(const PerformanceSteps&, const PerformanceSteps&) = default;
};

/// How scores and the strength of the schedule were put together (C.07 art. 13.4).
struct StrengthSteps {
    Score secondary;        ///< the score of the team that is not the primary one
    TieBreakValue buchholz; ///< by the primary score
    int factor = 1;         ///< what divides it
    friend bool operator==(const StrengthSteps&, const StrengthSteps&) = default;
};

/// How the boards of a team compare with those of another in one of the tie-breaks of C.07 art. 12.
struct BoardStep {
    TieBreakKind kind = TieBreakKind::BoardCount;
    /// Of top board results the first board that differs, of bottom board elimination how many boards were counted; 0:
    /// nothing differs. Of board count always 0.
    int board = 0;
    Score own; ///< the board count, or the points on that board or on those boards
    Score other;
    friend bool operator==(const BoardStep&, const BoardStep&) = default;
};

/// How the boards of their own match told two teams apart that nothing else did (C.07 art. 13.3.2).
struct EncounterBoards {
    Tpn opponent;
    std::vector<Contribution> boards; ///< of the team; the opponent's are in its own result
    std::vector<BoardStep> steps;     ///< in their order; the last one decides, unless nothing does
    friend bool operator==(const EncounterBoards&, const EncounterBoards&) = default;
};

/// Some of the tied among whom a direct encounter began again and told them apart (C.07 art. 6.2, 6.3, 13.3).
struct EncounterGroup {
    std::vector<Tpn> members;
    bool bySecondary = false; ///< of teams: by the score that is not the primary one
    TieBreakValue value;      ///< of the participant, who is one of them, from the games among them
    friend bool operator==(const EncounterGroup&, const EncounterGroup&) = default;
};

/// A round without a match that counts on every board of a team.
struct BoardBye {
    RoundNumber round;
    Score onEach;
    friend bool operator==(const BoardBye&, const BoardBye&) = default;
};

/// A tie-break of one participant with what led to it.
struct TieBreakResult {
    /// Why there is no value; such participants stand last.
    enum class Missing : std::uint8_t {
        nothing,        ///< there is a value
        notTied,        ///< direct encounter of somebody who is not tied
        noGames,        ///< nothing to take the average of
        unratedPlayers, ///< art. 10: somebody in the event has no rating, so nobody has a value
        notGiven,       ///< no value was entered, no lot drawn
        notForPlayers,  ///< art. 12, 13: the entrants are no teams
        boardsUnknown,  ///< art. 12: of somebody nobody knows what he got on which board
    };
    std::optional<TieBreakValue> value;
    Missing missing = Missing::nothing;
    /// Of tie-breaks among the tied: the place among them, which need not follow the value (art. 6.3).
    std::optional<int> placeAmongTied;
    /// Direct encounter only: how many of the tied were not met.
    int gamesMissing = 0;
    std::optional<PerformanceSteps> performance; ///< of TPR and PTP
    std::optional<StrengthSteps> strength;       ///< of SSSC
    std::optional<EncounterBoards> ownMatch;     ///< of EDEBT, EDEBB, EDET and EDEB
    std::vector<EncounterGroup> again;           ///< of direct encounters, each group a part of the one before
    std::vector<BoardBye> byesOnBoards;          ///< of board count and what else compares boards of all rounds
    /// Board count of tied teams whose game points differ: it decides nothing (art. 12.1).
    bool otherGamePoints = false;
    std::vector<Contribution> contributions;
};

/// The article behind a contribution's basis, adjustment or cut, as "C.07:2026 art. 16.4.1";
/// empty where nothing out of the ordinary happened.
std::string articleOf(TieBreakEdition edition, Contribution::Basis basis);
/// `cutLowest` and `cutHighest` of the tie-break say which modifier cut.
std::string articleOf(TieBreakEdition edition, Contribution::Cut cut, const TieBreak& tieBreak);
std::string articleOfOpponentAdjustment(TieBreakEdition edition);
/// "C.07:2026 art. 8.1": where the tie-break itself is defined.
std::string articleOf(TieBreakEdition edition, TieBreakKind kind);

/// Sum of the amounts that are not cut, in units of 1/denominator.
TieBreakValue sumOf(const std::vector<Contribution>& contributions, std::int64_t denominator);
/// How many amounts are not cut.
int countOf(const std::vector<Contribution>& contributions);
/// Their average, rounded to a whole number, half up; none without any (art. 10.1).
std::optional<int> roundedAverageOf(const std::vector<Contribution>& contributions);

} // namespace pairwright
