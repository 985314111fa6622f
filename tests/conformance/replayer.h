#pragma once

#include "engine/pairing.h"
#include "engine/trf/document.h"

#include <QString>
#include <QStringList>

#include <chrono>

namespace pairwright::conformance {

/// The file without the round and all later ones, the byes of the round as requests: what a program would have
/// been given to pair it. The rest of the document stays as it is.
trf::Document before(trf::Document document, RoundNumber round);

/// What a round consists of, in file ids: "3-2 4-1 6-8 bye 5", ascending by White.
struct Boards {
    std::vector<std::pair<trf::FileId, trf::FileId>> pairs;
    std::optional<trf::FileId> bye;
    friend bool operator==(const Boards&, const Boards&) = default;
};

/// The pairs and the bye that the document records for a round.
Boards recordedBoards(const trf::Document& document, RoundNumber round);

/// Counts of a whole folder, and its first differences.
struct Tally {
    int files = 0;
    int rounds = 0;
    int differences = 0; ///< rounds paired otherwise, refused, or unreadable files
    std::chrono::milliseconds slowest{0};
    QString slowestRound;
    QStringList shown; ///< file, round, what is missing, what is there instead
};

/// Reads the file, pairs every recorded round again by this system and adds what came of it.
void replayFile(const QString& path, SystemEdition system, Tally& tally);

/// All *.trf of a folder.
Tally replayFolder(const QString& folder, SystemEdition system);

/// "180 files, 1093 rounds, 0 differences, slowest round 12 ms (t0007.trf round 5)".
QString toText(const Tally& tally);

} // namespace pairwright::conformance
