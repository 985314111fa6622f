#pragma once

#include "tests/oracle/position.h"

#include <QString>

#include <array>
#include <optional>
#include <vector>

namespace pairwright::oracle {

/// What a round should look like: (white, black) ascending by White's number, and the bye.
struct Expectation {
    std::vector<std::pair<Tpn, Tpn>> pairs;
    std::optional<Tpn> bye;
    friend bool operator==(const Expectation&, const Expectation&) = default;
};

/// A position with its answer, and a name for messages.
struct Exercise {
    QString name;
    Position position;
    Expectation expected;
};

/// Throws std::invalid_argument.
[[noreturn]] void refuse(const QString& what);

/// Reads one cell in short notation: "+W5" won with White against 5, "=B3", "-W2"; "+FW5", "-FB5" forfeits;
/// "PAB", "FPB", "HPB", "ZPB". Throws std::invalid_argument on anything else.
RoundRecord readCell(const QString& cell);

/// Reads a match of the Double-Swiss System, "W5:1.5" (White in the first game, points of both) or a bye, as two games.
std::array<RoundRecord, 2> readMatch(const QString& cell);

/// Reads a match of teams on four boards into a team's records: "W5:2/2.5" (White on the first board, match points,
/// game points) or a bye.
void readTeamMatch(const QString& cell, PlayerState& into);

/// A position from cells in short notation, one string a player, cells separated by blanks.
Position readPosition(int plannedRounds, Colour initial, const QStringList& players, std::vector<Tpn> absent = {});

/// Reads a file of positions, one JSON object a line. Throws std::invalid_argument when it cannot be read.
std::vector<Exercise> readVectors(const QString& path);

/// Every recorded round of a tournament file as an exercise: the rounds before it, the absences of the round,
/// and what was paired. Reads no more of TRF than the reference tournaments hold (001, XXR, XXC, XXA) and is
/// independent of the reader of the program. Throws std::invalid_argument when the file cannot be read.
std::vector<Exercise> readTournament(const QString& path);

/// The round that a file asks for: the one after its last, whose absences a last column without boards names.
/// Throws std::invalid_argument when the file cannot be read.
Position readRequest(const QString& path);

/// "7-5 4-1 bye 3".
QString toText(const Expectation& round);

} // namespace pairwright::oracle
