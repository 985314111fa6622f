#pragma once

#include "app/domain/tournament.h"
#include "engine/trf/document.h"

namespace pairwright::web {

/// The tournament as everybody may read it: nobody's birth date, no free text that was not meant for readers, and who
/// is not to be on the web is "Player 17" and nothing more. Who has which number stays as it is; what is computed
/// (places, ratings) is computed from the tournament itself.
Tournament forTheWeb(const Tournament& tournament);

/// The same for a file of the tournament itself, so that its ranks are the ones of the standings.
trf::Document forTheWeb(trf::Document document, const Tournament& tournament);

} // namespace pairwright::web
