#pragma once

#include "engine/base/expected.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace pairwright {

/// The individual tie-breaks of C.07 art. 5 that this build computes.
enum class TieBreakKind : std::uint8_t { Buchholz, SonnebornBerger, DirectEncounter, Wins };

/// Edition of C.07: 2024-08 (until 2026-02-28) or 2026-03. They differ in how unplayed rounds count.
enum class TieBreakEdition : std::uint16_t { y2024 = 2024, y2026 = 2026 };

/// One tie-break with its modifiers (C.07 art. 14), as in "BH/C1".
struct TieBreak {
    TieBreakKind kind = TieBreakKind::Buchholz;
    int cutLowest = 0;            ///< values cut at the low end: /C1 is 1, /M2 is 2
    int cutHighest = 0;           ///< values cut at the high end: /M1 is 1
    bool forfeitsAsGames = false; ///< /P: a forfeit is a game against the scheduled opponent
    friend bool operator==(const TieBreak&, const TieBreak&) = default;
};

/// One line of the list of tie-breaks.
struct TieBreakInfo {
    TieBreakKind kind;
    std::string_view code;       ///< "BH": TRF records 202 and 212, command line, storage
    std::string_view name;       ///< "Buchholz": English, for the screen after translation
    std::string_view article;    ///< "8.1"
    bool amongTied = false;      ///< type A: computed again for each still tied group
    bool canCut = false;         ///< takes /C and /M
    bool countsForfeits = false; ///< takes /P
};

/// Every tie-break of this build. Parser, standings and the window list them from here.
std::span<const TieBreakInfo> tieBreakInfos();
const TieBreakInfo& infoOf(TieBreakKind kind);

/// What the descriptor parser could not understand.
struct TieBreakSyntaxError {
    enum class Reason : std::uint8_t { unknownName, unknownModifier, modifierNotAllowed };
    Reason reason = Reason::unknownName;
    std::string text; ///< the descriptor as given
    friend bool operator==(const TieBreakSyntaxError&, const TieBreakSyntaxError&) = default;
};

/// "BH/C1", "bh-c1", "DE/P": name and modifiers in any case, joined by '/' or '-'.
Expected<TieBreak, TieBreakSyntaxError> parseTieBreak(std::string_view descriptor);
/// Descriptors separated by commas; empty places are skipped.
Expected<std::vector<TieBreak>, TieBreakSyntaxError> parseTieBreaks(std::string_view list);

/// "BH/C1": as TRF records 202 and 212 want it.
std::string toString(const TieBreak& tieBreak);
std::string toString(std::span<const TieBreak> list);

/// Buchholz Cut-1, Buchholz, Sonneborn-Berger, direct encounter, wins.
std::vector<TieBreak> defaultTieBreaks();

/// The edition in force on a day (ISO date "2026-03-01", compared as text); an empty date means today's rules.
TieBreakEdition tieBreakEditionInForce(std::string_view isoDate);

} // namespace pairwright
