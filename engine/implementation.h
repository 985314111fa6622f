#pragma once

#include "engine/base/watch.h"
#include "engine/judge.h"
#include "engine/pairing.h"
#include "engine/pairing_facts.h"
#include "engine/why_not.h"

#include <string_view>

namespace pairwright {

/// How one entry of the registry pairs, answers, and what its articles are called.
struct Implementation {
    SystemEdition id;
    Expected<RoundPairing, PairingFailure> (*pair)(const TournamentState&, const PairingRequest&);
    Expected<Counterfactual, PairingFailure> (*whyNot)(const TournamentState&, const PairingRequest&, Tpn, Tpn);
    Expected<Verdict, PairingFailure> (*judge)(const TournamentState&, const PairingRequest&, const GivenRound&);
    std::vector<PlayerFacts> (*facts)(const TournamentState&, const PairingRequest&);
    std::string_view (*criterionArticle)(Criterion);
    std::string_view (*colourArticle)(ColourRule);
    std::string_view (*orderArticle)(OrderRule);
};

/// nullptr when this build has no such system or edition.
const Implementation* implementationOf(SystemEdition system);

/// What is wrong with a request before any system looks at it; none: nothing is.
std::optional<PairingFailure> requestFailure(const TournamentState& state, const PairingRequest& request);

/// The same as an answer.
PairingFailure failureOf(const GivenUp& reason);

/// "C.04.3:2026 art. 4.2"; empty for an empty article.
std::string cite(SystemEdition system, std::string_view article);

} // namespace pairwright
