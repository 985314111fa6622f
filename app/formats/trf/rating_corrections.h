#pragma once

#include "app/domain/rounds/game_result.h"
#include "engine/trf/document.h"

#include <QString>

#include <optional>
#include <vector>

namespace pairwright {

/// A code of a result as the comment lines of a report have it, and back: "=" reads badly beside an arrow.
QString lineFromCode(const QString& code);
QString codeFromLine(const QString& text);

/// Between the result of the report and the one that counted.
inline const auto ratingUsedInstead = QStringLiteral("; pairings and standings used ");

/// A game that was corrected too late for the tournament: the cells of a report have the corrected result, and a line
/// says which one counted (`### Rating correction @ Round 2: 4-7 0-1; pairings and standings used 1-0`).
struct RatingCorrection {
    RoundNumber round;
    trf::FileId white;
    trf::FileId black;
    GameResult used;
    GameResult rated;
};

/// What a line tells; none: something else, or no game that the cells have.
std::optional<RatingCorrection> ratingCorrectionIn(const trf::KeptLine& line, const trf::Document& document);

/// Those that the lines tell and the cells have. A line does not say which game of a match it means, so that events of
/// more than one game a round have none.
std::vector<RatingCorrection> ratingCorrectionsIn(const trf::Document& document);

/// The document as it counted for pairings and standings.
trf::Document asItCounted(trf::Document document, const std::vector<RatingCorrection>& corrections);

} // namespace pairwright
