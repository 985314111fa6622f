#pragma once

#include "app/domain/players/tpn_order.h"
#include "app/domain/tournament.h"
#include "engine/base/expected.h"
#include "engine/trf/writer.h"

#include <QByteArray>

#include <vector>

namespace pairwright {

/// The tournament as a TRF document: published rounds only, pairing numbers are the TPNs as of now. A
/// report says what SetRatingOnlyResult put beside a result, an engine file what counts for pairing.
trf::Document toTrfDocument(const Tournament& tournament, trf::WriteOptions options = {});

/// What the records say of everybody's place after the published rounds, by TPN of `order`: as it is computed, or
/// stated; nobody's where the final standings wait for games (finalStandingsWaitFor()).
std::vector<std::optional<int>> ranksOf(const Tournament& tournament, const TpnMap& order, trf::Version version);

struct TrfExport {
    QByteArray bytes;
    std::vector<trf::Omission> omissions; ///< what the chosen version of TRF cannot say
};

/// The file. Fails while a game is adjourned (report), and when there are too many players; see
/// exportFindings() for everything else that a report needs.
Expected<TrfExport, trf::WriteError> exportTrf(const Tournament& tournament, trf::WriteOptions options = {});

} // namespace pairwright
