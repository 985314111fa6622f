#pragma once

#include "app/domain/players/player.h"
#include "app/domain/players/tpn_order.h"
#include "app/domain/rounds/pairings.h"
#include "app/pairing/round_answers.h"

#include <QString>

#include <functional>
#include <map>
#include <optional>
#include <vector>

/// Who meets whom, as a text in codes: "1-4 2-3 bye 5", by the keys of the players. Their numbers may change after it
/// was noted; they are put in when it is shown or written.
namespace pairwright {

QString pairCodes(const std::vector<BoardPlayers>& boards, std::optional<PlayerKey> bye);
/// What the rules give in place of the round, and the round itself; both empty where they are the same.
struct TwoPairings {
    QString byTheRules; ///< "no pairing" where they give none
    QString real;
};
TwoPairings codesOf(const RoundChanges& changes);

/// "1-4 2-3 bye 5 to 1-3 2-4", where the two differ, in keys.
QString differenceBetween(const Pairings& before, const Pairings& after);

/// "byes 5 Z 12 H", by keys: who was given which bye in a round that was published (full-, half-, zero-point).
QString byeCodes(const std::map<PlayerKey, AbsenceKind>& given);
/// A text of these; "byes" alone, too, as programs of ours before had it.
bool areByeCodes(const QString& text);

/// Every player of a text of such codes replaced by what is given for it; "?": nothing.
QString withPlayers(const QString& codes, const std::function<std::optional<int>(int)>& other);
/// By keys, in numbers.
QString inNumbers(const QString& codes, const TpnMap& order);

} // namespace pairwright
