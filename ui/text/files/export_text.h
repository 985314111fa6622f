#pragma once

#include "app/domain/tournament.h"
#include "app/formats/trf/export_findings.h"
#include "engine/trf/writer.h"
#include "ui/frame/place.h"

#include <QString>

namespace pairwright {

/// What a rating report misses, as a sentence.
QString sentenceFor(const ExportFinding& finding, const Tournament& tournament);
/// The field where it can be mended.
Place placeOf(const ExportFinding& finding);
/// "City", "Date of round 3", "FIDE ID of Navara".
QString describeField(const ExportFinding& finding, const Tournament& tournament);

/// What the written file does not say, and why a report cannot be written.
QString sentenceFor(const trf::Omission& omission);
/// What a version of TRF has no records for, in words and one line.
QString sentenceForMissingRecords(const QStringList& records);
QString sentenceFor(const trf::WriteError& error);

} // namespace pairwright
