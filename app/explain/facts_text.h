#pragma once

#include "engine/capabilities.h"
#include "engine/pairing_facts.h"

#include <QString>

#include <vector>

namespace pairwright {

/// What matters about a player in the system of the round, in a few characters: "W 2263 ↑1" (Dubov),
/// "10½ · 3.5" (Burstein), "1 top ↓d" (Lim). Empty where the system asks about nothing of its own.
QString compactFacts(const PlayerFacts& facts, const std::vector<LimFloat>& floats);

/// The heading of a column of compact facts, and what they mean.
QString compactFactsTitle(FactsColumn column);
QString compactFactsHelp(FactsColumn column);

/// One fact by name, for the table of an explanation.
struct NamedFact {
    QString name;
    QString value;
};
std::vector<NamedFact> namedFacts(const PlayerFacts& facts, const std::vector<LimFloat>& floats);

/// "1", with virtual points "1 +1" (with a space that does not break).
QString formatPairingScore(Score score, Score virtualPoints);

QString describePlace(LimPlace place);
/// "type c: no opponent in the next group"
QString describeFloat(LimFloaterType type);

/// Hundredths of points as chess players write sums of products: "3.25", "4".
QString formatHundredths(std::int64_t hundredths);

} // namespace pairwright
