#pragma once

#include "app/domain/rounds/game_result.h"
#include "engine/base/expected.h"
#include "engine/decision_record.h"
#include "engine/systems.h"

#include <QString>

#include <vector>

namespace pairwright {

/// A decision record as it is kept with a round. Its TPNs are those of RoundVersion::order.
struct StoredRecord {
    DecisionRecord record;
    std::vector<int> effectiveNumbers; ///< see RoundPairing, by TPN-1
    SystemEdition system;
    QString program; ///< version of the program that made it
    /// The results that it was paired from, by round and board; empty in early files.
    std::vector<std::vector<GameResult>> resultsBefore = {};
    friend bool operator==(const StoredRecord&, const StoredRecord&) = default;
};

struct RecordError {
    QString detail;  ///< technical
    int version = 0; ///< of the record; newer than we know, or 0 if it could not be read at all
};

QString toJson(const StoredRecord& stored);
Expected<StoredRecord, RecordError> storedRecordFromJson(const QString& text);

} // namespace pairwright
