#pragma once

#include "engine/base/expected.h"
#include "engine/tiebreaks/tie_break.h"
#include "engine/tiebreaks/tie_break_info.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace pairwright {

/// Why a descriptor is not taken.
struct TieBreakSyntaxError {
    enum class Reason : std::uint8_t {
        unknownName,
        forTeams,           ///< of players somebody asks for one of teams (art. 12, 13), or for one with :MP or :GP
        selfDefined,        ///< OTHER_...: only the regulations of the event know what it is
        unknownModifier,    ///< no such modifier, or a number that cannot be
        modifierNotAllowed, ///< not with this tie-break, or twice
    };
    Reason reason = Reason::unknownName;
    std::string text; ///< the descriptor as given
    friend bool operator==(const TieBreakSyntaxError&, const TieBreakSyntaxError&) = default;
};

/// "BH/C1", "bh-c1", "KS/L-1", "DE/P": name and modifiers in any case, joined by '/' or '-' (the handbook
/// writes BH-C1). GE, the name of REP until 2024-07, is taken as REP; OTHER_LOT, OTHER_HAND and OTHER_EXT are what this
/// program writes for its own.
/// Those of teams, as "BH:GP/C1" or "EMGSB", are known where `entrants` are teams.
Expected<TieBreak, TieBreakSyntaxError> parseTieBreak(std::string_view descriptor,
                                                      Entrants entrants = Entrants::players);
/// Descriptors separated by commas or blanks; empty places are skipped.
Expected<std::vector<TieBreak>, TieBreakSyntaxError> parseTieBreaks(std::string_view list,
                                                                    Entrants entrants = Entrants::players);

/// What records 202 and 212 of a TRF say: 202 lists what decides among equal points, 212 the whole order and so begins
/// with PTS (of teams with MPTS or GPTS as well). 212 goes before 202 where it lists more than that.
struct RecordedTieBreaks {
    std::vector<TieBreak> known;                ///< up to the first that is not known
    std::optional<TieBreakSyntaxError> unknown; ///< that one
    std::string_view record = "202";            ///< which of the two says it
};
RecordedTieBreaks recordedTieBreaks(std::string_view record202, std::string_view record212,
                                    Entrants entrants = Entrants::players);
/// The same, where all of it must be known. An empty list where both are empty.
Expected<std::vector<TieBreak>, TieBreakSyntaxError>
parseTieBreakRecords(std::string_view record202, std::string_view record212, Entrants entrants = Entrants::players);

/// "BH/C1".
std::string toString(const TieBreak& tieBreak);
std::string toString(std::span<const TieBreak> list);
/// As TRF records 202 and 212 want it: what is of the event alone as "OTHER_LOT".
std::string toRecord(std::span<const TieBreak> list);

/// "unknown tie-break "XYZ"": one sentence without a full stop.
std::string describe(const TieBreakSyntaxError& error);

} // namespace pairwright
