#pragma once

#include "engine/tiebreaks/standings.h"
#include "engine/trf/to_state.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace pairwright::trf {

/// What the standings of a file are made of.
struct StandingsInput {
    TournamentState state;
    std::vector<int> ids;                        ///< the file's id of Tpn t+1
    std::vector<std::string> names;              ///< by Tpn likewise
    std::vector<std::optional<int>> statedRanks; ///< by Tpn
    int completeRounds = 0;                      ///< rounds from the first on in which every game has a result
    int openGames = 0;          ///< without a result, where everybody meets everybody: they hold nothing up
    std::vector<int> adjourned; ///< rounds with adjourned games, which count as draws
    std::optional<std::vector<TieBreak>> tieBreaks; ///< records 202 or 212
    /// Where those records name something that is not known: it, as a sentence, and what they list before it.
    struct PartlyKnown {
        std::string why;
        std::vector<TieBreak> before;
    };
    std::optional<PartlyKnown> partlyKnown;
    /// Whom the standings leave out: an expelled player, from a round up to the one in which he is back.
    struct Expulsion {
        Tpn player;
        RoundNumber from;
        std::optional<RoundNumber> back;
    };
    std::vector<Expulsion> expulsions;
    TieBreakRules rules;
    std::vector<std::string> remarks;
};

Expected<StandingsInput, ConversionError> toStandingsInput(const Document& document, const Choices& choices = {});

/// The standings of it after a round: standings(), without a place for who is expelled by then.
std::vector<StandingsRow> standingsOf(const StandingsInput& input, int afterRound, std::span<const TieBreak> tieBreaks);

} // namespace pairwright::trf
