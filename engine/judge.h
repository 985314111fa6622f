#pragma once

#include "engine/why_not.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace pairwright {

/// A round as somebody paired it: by hand, or another program.
struct GivenRound {
    std::vector<std::pair<Tpn, Tpn>> boards; ///< White, Black
    std::optional<Tpn> bye;                  ///< allocated by the pairing
};

/// An absolute rule that a round breaks.
struct Violation {
    enum class Kind : std::uint8_t {
        notInRound,             ///< absent, or unknown
        pairedTwice,            ///< on two boards, or on a board and with the bye
        leftOut,                ///< present, but without opponent and bye
        haveMet,                ///< in round `met`
        forbidden,              ///< the organiser's list
        sameAbsolutePreference, ///< [C3]
        colourLimits,           ///< Lim 2.1
        byeBarred,              ///< [C2]
        notByTable,             ///< the table has them meet in round `met`
    };
    Kind kind = Kind::notInRound;
    std::vector<Tpn> players;
    std::optional<RoundNumber> met; ///< of haveMet and notByTable
    friend bool operator==(const Violation&, const Violation&) = default;
};

/// A bracket that is not the best one, judged with the brackets above it as given.
struct BracketVerdict {
    std::size_t index = 0; ///< from the top
    BracketRecord given;
    BracketRecord best;
    std::optional<std::size_t> lost; ///< the first criterion in which the given one is worse
    std::optional<OrderRule> order;  ///< no criterion is lost: the rule that puts the given one behind
};

/// What a round is worth by the rules.
struct Verdict {
    /// With any of these, the criteria are not looked at.
    std::vector<Violation> violations;
    /// The bye goes to a player who comes later ([C5]; Dubov, Burstein 3.1); then the brackets are not looked at.
    std::optional<Counterfactual> bye;
    std::vector<BracketVerdict> brackets;
    /// Procedural systems: the first step of the record of the engine's round that this round leaves.
    std::optional<std::size_t> step;
    /// Boards (White, Black) whose colours the rules give the other way round.
    std::vector<std::pair<Tpn, Tpn>> colours;
    /// What the rules give; nothing where the search for it goes beyond the limit and the round breaks a rule anyway.
    RoundPairing best;

    [[nodiscard]] bool isClean() const
    {
        return violations.empty() && !bye && brackets.empty() && !step && colours.empty();
    }
};

/// The boards and the bye of an engine's round.
GivenRound givenBy(const RoundPairing& pairing);

/// Judges a round, of the field of the next one. Fails as pairRound() does if there is no legal round at all.
Expected<Verdict, PairingFailure> judge(const TournamentState& state, const PairingRequest& request,
                                        const GivenRound& given);

} // namespace pairwright
