#pragma once

#include "tests/oracle/exercises.h"

#include <QJsonObject>

/// The files of positions, one JSON object a line, whatever is played in them: games, matches or matches of teams.
namespace pairwright::oracle {

struct VectorLine {
    QString name; ///< "vector 3"
    QJsonObject json;

    [[nodiscard]] int plannedRounds() const { return json["rounds"].toInt(); }
    [[nodiscard]] Colour initialColour() const;
    [[nodiscard]] std::vector<Tpn> absent() const;
    [[nodiscard]] Expectation expected() const;
    /// The cells under this key, a list for each player.
    [[nodiscard]] std::vector<QStringList> cells(const char* key) const;
    /// Throws std::invalid_argument unless the round to pair is the one after so many.
    void checkRoundsPlayed(int rounds) const;
};

/// Throws std::invalid_argument when the file cannot be read.
std::vector<VectorLine> readVectorLines(const QString& path);

} // namespace pairwright::oracle
