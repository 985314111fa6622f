#pragma once

#include "app/domain/json/record_json.h"
#include "app/pairing/round_in_question.h"
#include "engine/pairing.h"

#include <functional>
#include <map>
#include <memory>
#include <utility>

namespace pairwright {

/// Why a round without a record of its own (imported, or made by hand) is paired as it is, worked out when somebody
/// asks. There are such reasons only where the rules give the round just as it stands: pairs, colours and bye.
struct ComputedReasons {
    StoredRecord stored;
    std::map<std::pair<Tpn, Tpn>, ColourRule> colours; ///< by White and Black
};

/// nullptr: the round is not the one that the rules give.
std::shared_ptr<const ComputedReasons> reasonsIfGiven(const RoundInQuestion& question, const RoundPairing& byTheRules);

/// The same of a stored version that has no record that speaks for it; nullptr also where it has one, and when it was
/// stopped: `mustStop`, which may be empty, is asked now and then.
std::shared_ptr<const ComputedReasons> computeReasons(const Tournament& tournament, RoundNumber round,
                                                      const RoundVersion& version,
                                                      const std::function<bool()>& mustStop = {});

} // namespace pairwright
