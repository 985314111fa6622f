#pragma once

#include "tests/oracle/position.h"

#include <QString>

/// What the tests share that compare with an oracle.
namespace pairwright::oracle {

inline const QString corpora = QStringLiteral(PAIRWRIGHT_FIXTURES "/corpora/");

/// So many are told, the others are counted.
constexpr int shownDifferences = 5;

/// A whole number of the environment, or `otherwise`.
int fromEnvironment(const char* variable, int otherwise);

/// An oracle takes a missing rating for 0; the engine of Dubov asks for one.
TournamentState withRatings(TournamentState state);

/// Who is to be paired, ascending.
std::vector<Tpn> presentIn(const Position& position);

} // namespace pairwright::oracle
