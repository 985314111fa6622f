#pragma once

#include "engine/trf/reader.h"
#include "engine/trf/to_state.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace pairwright {

/// In what a file of teams contradicts itself. The engine says it as a sentence; this is what it names.
struct TeamContradiction {
    enum class Code : std::uint8_t {
        noSuchTeam,      ///< team
        forfeitOfOthers, ///< round: 330 names teams of which one meets another
        gameElsewhere,   ///< player, round: the game is not against the team that his team meets
        twoOrders,       ///< round, team: 300 twice
        notOfTeam,       ///< round, player, team
        sitsTwice,       ///< round, player, team
        meetsAnother,    ///< round, team, the team that it meets, the one that 300 names
        boardsBeyond352, ///< round, team, team, their boards, those of record 352
        tooManyBoards,   ///< boards, as many as a match may have
    };
    Code code = Code::noSuchTeam;
    std::vector<int> numbers; ///< as said at the code
    friend bool operator==(const TeamContradiction&, const TeamContradiction&) = default;
};

/// Why a file of teams cannot become a tournament, for who says it in words of his own. std::monostate: only the
/// sentence of the engine says it.
using TeamRefusal = std::variant<std::monostate, trf::ReadError, trf::ConversionError, trf::Repair, TeamContradiction>;

/// What trf::readTeamFile() means that refuses these bytes with `sentence`.
TeamRefusal teamRefusal(std::string_view bytes, const std::string& sentence);

} // namespace pairwright
