#pragma once

#include "engine/json/value.h"
#include "engine/trf/checked_round.h"
#include "engine/words/round_names.h"
#include "engine/words/seated_games.h"

/// What the engine answers, as JSON: players by the ids of the file, sentences in English beside keys for programs.
namespace pairwright::json {

Object toJson(const GivenRound& round, const RoundNames& names);
/// {"boards": [{"white": 1, "black": 4}, ...], "bye": id or null}, and "arbiter_decides" where it does.
Object toJson(const RoundPairing& pairing, const RoundNames& names);
/// [{"board": 1, "white": {"id", "name"}, "black": ...}], null where a team has nobody at the place.
Array toJson(const std::vector<SeatedGame>& games);
/// {"reason": key, "players": [...], "opponents": [...], "message": sentence}
Object toJson(const PairingFailure& failure, const RoundNames& names);
Object toJson(const Verdict& verdict, const RoundNames& names);
Object toJson(const Counterfactual& answer, const RoundNames& names);
/// {"round", "system", "edition", "recorded", "clean", "undecided"} and "verdict" or why it was "refused".
Object toJson(const trf::CheckedRound& checked, const GivenRound& recorded, SystemEdition system,
              const RoundNames& names);
/// The decision record as in files ("criteria" or "procedure"), but by ids, and the rule that gave each board its
/// colours with its article.
Object explanation(const RoundPairing& pairing, const RoundNames& names);

Array idsJson(const std::vector<Tpn>& players, const RoundNames& names);

} // namespace pairwright::json
