#pragma once

#include "app/domain/tournament.h"
#include "engine/trf/document.h"

#include <vector>

/// Records that a TRF knows and a tournament has no field for travel as kept lines, so that an export
/// says them again: header records, options, and national ratings that are more than one number.
namespace pairwright {

/// `### Rating list @ Rounds 4-6: 2026-11`: by which list the rounds of a long event are rated. An export says it anew.
inline constexpr std::string_view ratingListStart = "### Rating list @ Rounds ";

/// The kept lines of a document, header records and options included. `keys[i]` is the player of `ids[i]`.
std::vector<KeptLine> keptLinesOf(const trf::Document& document, const std::vector<trf::FileId>& ids,
                                  const std::vector<PlayerKey>& keys);

/// Puts kept lines back: records into their fields where those are empty, the rest as lines. `order`
/// holds the players by pairing number. Lines after a player who is gone are dropped with him.
void putBackKeptLines(const std::vector<KeptLine>& lines, const std::vector<PlayerKey>& order, trf::Document& document);

/// National records that nationalRecordOf() does not make of these data: lines after the player.
std::vector<KeptLine> keptNationalRecords(const trf::Player& player, PlayerKey key, const PlayerData& data);

} // namespace pairwright
