#pragma once

#include "engine/base/random.h"
#include "engine/tournament/tournament_state.h"

#include <functional>
#include <iosfwd>
#include <optional>
#include <utility>
#include <vector>

/// What random tournaments of matches and of teams have in common, which are both given by lists of what each
/// participant did in each round. What is drawn depends on the generator and on what is given alone.
namespace pairwright::oracle {

using RandomBoards = std::vector<std::pair<Tpn, Tpn>>; ///< White of the first game or board first

std::size_t indexOf(Tpn tpn);

/// A group of 2 to 12 that do not meet from some round on, until the end or for a few rounds.
ForbiddenGroup randomForbiddenGroup(Random& random, std::size_t participants, int plannedRounds);

/// Each is absent with so many per cent; before the first round twice as often.
std::vector<Tpn> randomAbsences(Random& random, std::size_t participants, std::uint64_t perCent, bool isFirstRound);

/// Boards drawn among those who are there and have not met yet; who finds nobody has the bye if it is there, or
/// nothing.
RandomBoards randomBoards(Random& random, std::size_t participants, const std::vector<Tpn>& absent,
                          const std::function<bool(Tpn, Tpn)>& haveMet, std::optional<Tpn>& bye);

/// The last lines of a position for people: who is forbidden to meet.
void write(std::ostream& to, const std::vector<ForbiddenGroup>& forbidden);

} // namespace pairwright::oracle
