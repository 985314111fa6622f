#pragma once

#include "app/formats/trf/teams/team_refusal.h"
#include "engine/trf/reader.h"

#include <QString>

namespace pairwright {

/// What is wrong in a line of a TRF; without the line number.
QString sentenceFor(const trf::ReadError& error);
/// Why a file of teams is refused; without the line number. Empty: it is said in English only.
QString sentenceFor(const TeamRefusal& refusal);
/// "Line 12: …": what the reader mended.
QString sentenceFor(const trf::Repair& repair);

} // namespace pairwright
