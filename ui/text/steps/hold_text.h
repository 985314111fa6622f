#pragma once

#include "app/domain/changes/finding.h"
#include "app/domain/setup/desk_hold.h"

#include <QString>

#include <optional>

namespace pairwright {

/// FindingCode::heldElsewhere, why something cannot be done here: who edits the pairings by hand, and since when;
/// empty: the finding is of another code.
QString heldElsewhere(const Finding& finding);
/// FindingCode::manualPhaseOpen: what the pairings that are edited by hand rest on stays as it is, here and elsewhere.
QString besideHandEdit(const Finding& finding);
/// The same of any work; `round`: that is edited by hand.
QString sentenceFor(const DeskHold& hold, std::optional<RoundNumber> round);
/// For the desk that did it before.
QString takenOverText(const DeskHold& by);

} // namespace pairwright
