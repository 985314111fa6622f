#pragma once

#include "engine/matching/penalty.h"

#include <optional>
#include <utility>
#include <vector>

namespace pairwright {

/// What is asked of a bracket beside the rules, to find the best candidate that meets it.
struct BracketConditions {
    /// Two players who are paired with nobody else here (but may both leave the bracket).
    std::optional<std::pair<int, int>> tied;
    /// Exactly these leave the bracket.
    std::optional<std::vector<int>> leaving;
    std::vector<int> mustLeave = {}; ///< these at least
    std::vector<int> mustStay = {};  ///< these do not
    /// A player who is paired with one of these here, or with nobody.
    std::optional<std::pair<int, std::vector<int>>> partners = {};
};

/// The players of a bracket and those below it, as ranks in a field.
struct BracketGroups {
    std::vector<int> mdps;      ///< moved-down players: never paired with each other here
    std::vector<int> residents; ///< all others of the bracket, in the order of their sequence numbers
    std::vector<int> next;      ///< residents of the following bracket; empty: it is not looked at
    std::vector<int> rest;      ///< everybody below, only where the whole round must be completed
    /// True: everybody named here must be paired (one with the bye, if the number is odd). False:
    /// players may stay unpaired, to be paired further down.
    bool complete = false;
    /// Who may get the bye if the number is odd, by rank.
    std::vector<bool> byeCandidates;
    /// Where all are to be paired: so many of `byeCandidates` have no partner, as if they had the bye.
    int exits = 0;
    BracketConditions conditions;
};

/// The criteria of a system as penalties. The sum over a whole pairing, read digit by digit, is the list
/// of criteria values in descending priority. Players are ranks.
class BracketCosts {
public:
    virtual ~BracketCosts() = default;
    BracketCosts(const BracketCosts&) = delete;
    BracketCosts& operator=(const BracketCosts&) = delete;

    [[nodiscard]] virtual int totalBits() const = 0;
    /// Two players of the bracket, not both moved-down ones.
    virtual void chargePair(Penalty& penalty, int a, int b) const = 0;
    virtual void chargeDownfloater(Penalty& penalty, int rank) const = 0;
    /// A floater, or a resident of the following bracket, who is not paired there either.
    virtual void chargeNextUnpaired(Penalty& penalty, int rank) const = 0;
    /// The player of the bracket who gets the bye.
    virtual void chargeBye(Penalty& /*penalty*/, int /*rank*/) const {}
    /// A pair of two residents of whom the higher one has this number among them (from 0).
    virtual void chargeTop(Penalty& /*penalty*/, int /*sequenceNumber*/) const {}
    /// A charge that comes with the player whatever becomes of him, and so changes no comparison.
    /// `sequenceNumber`: among the residents, none for everybody else.
    virtual void chargeBase(Penalty& /*penalty*/, std::optional<int> /*sequenceNumber*/) const {}

protected:
    BracketCosts() = default;
};

} // namespace pairwright
