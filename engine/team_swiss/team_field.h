#pragma once

#include "engine/pairing.h"
#include "engine/upfloat/floater_field.h"

#include <cstdint>
#include <vector>

namespace pairwright::team_swiss {

/// 1.7: the preferences of type A are without strength here called strong, as type B has the same ones as its strong.
enum class Preferences : std::uint8_t { typeA, typeB, none };
Preferences preferencesOf(const SystemOptions& options);

/// What a team prefers after the matches with these colours (1.7.1, 1.7.2).
ColourPreference preferenceOf(const ColourHistory& history, Preferences type, bool isLastRound);

/// The teams of a round. Colours are those of the matches (1.6). Nobody counts as a floater in the last two rounds,
/// where [C7] and [C10] do not hold. Absolute preferences do not exist: whoever has not met may meet.
class TeamField : public upfloat::FloaterField {
public:
    TeamField(const TournamentState& state, const PairingRequest& request);
};

/// 4.2 and 4.3: the colour on the first board of the team of the higher rank (score, then TPN), which need not be the
/// first-team.
ColourDecision decideTeamColours(const FieldPlayer& higher, const FieldPlayer& lower, Colour initialColour);

} // namespace pairwright::team_swiss
