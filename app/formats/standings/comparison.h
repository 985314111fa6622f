#pragma once

#include "engine/tiebreaks/standings.h"

#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace pairwright {

/// What one round brought to a tie-break, in words.
struct ComparedContribution {
    RoundNumber round;           ///< 0 where it is of all of them
    int board = 0;               ///< of a match of teams, where it is of one of them
    std::optional<Tpn> opponent; ///< as scheduled
    QString opponentText;        ///< by nameOf; "bye" without an opponent
    QString ownPoints;           ///< points of the round
    QString used;                ///< the score used for the opponent or the dummy; empty where none is used
    QString amount;              ///< what the round adds, or would add were it not cut
    QString plainAmount;         ///< the same as files and the command line have it: "2.5"
    QString note;                ///< what was adjusted or cut and by which article; empty: nothing
    bool cut = false;
};

/// One participant under one criterion.
struct ComparedSide {
    QString value;      ///< empty: no value
    QString plainValue; ///< the same as files and the command line have it: "12.5"
    QString remark;     ///< why there is none, or how it came about; may be empty
    std::vector<ComparedContribution> contributions;
};

/// Points, or one tie-break of the list.
struct ComparedCriterion {
    QString code; ///< "BH/C1"; empty: the points
    QString name; ///< "Buchholz Cut-1", in the language of the user
    QString article;
    bool decides = false;
    QString apart; ///< what told the two apart where the values do not say it: "4½ against 3 on board 2"
    ComparedSide first;
    ComparedSide second;
};

/// Why one participant stands before another: every criterion down to the one that decided. Made from what
/// the standings were computed with, not computed again.
struct Comparison {
    Tpn first; ///< the one who stands before the other
    Tpn second;
    QString verdict;                         ///< one sentence
    std::vector<ComparedCriterion> criteria; ///< the last one decides, unless the two share their rank
    bool shared = false;
    bool leftOut = false; ///< the second is out of the standings (StandingsRow::leftOut), perhaps the first as well
    bool stated = false;  ///< no criterion decides: an imported file says so
};

/// The table that two rows are from.
struct ComparedTable {
    std::vector<TieBreak> tieBreaks;
    TieBreakRules rules;
    std::function<QString(Tpn)> nameOf; ///< for instance "12 Surname, Given name"
};

Comparison compare(const StandingsRow& a, const StandingsRow& b, const ComparedTable& table);

/// How one tie-break of one row came about.
ComparedSide describeTieBreakResult(const TieBreakResult& result, const TieBreak& tieBreak, const ComparedTable& table);

} // namespace pairwright
