#pragma once

#include "engine/base/expected.h"
#include "engine/pairing.h"
#include "engine/systems.h"
#include "engine/tournament/tournament_state.h"
#include "engine/trf/document.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace pairwright::trf {

/// What the caller decides instead of the file.
struct Choices {
    std::optional<std::string> system{}; ///< registry key, "dutch"
    std::optional<int> edition{};
    std::optional<int> rounds{}; ///< of the tournament; in the Double-Swiss System matches
    std::optional<Colour> initialColour{};
    std::vector<std::pair<std::string, std::string>> options{}; ///< of the system: keys and choices
};

/// Columns that a round takes in the system of the choices, for read(); none if they name none that exists.
std::optional<int> gamesOfARound(const Choices& choices);

/// A decision that the file left open and that the user should hear of.
enum class NoteCode : std::uint8_t {
    systemByDate,          ///< no system named: Dutch, edition by the start date
    systemByDefault,       ///< neither system nor date: Dutch, newest edition
    initialColourInferred, ///< from the first round with colours
    initialColourAssumed,  ///< nothing to go by: White
    roundsAssumed,         ///< number of rounds unknown: the rounds paired so far
    virtualPointsComputed, ///< Baku acceleration computed from record 192
    seamInferred,          ///< which rounds at the end of a cycle the file has, by its rounds: `detail` is the choice
    otherThanTable,        ///< `detail` is the first round with other pairs than the Berger table
    tableUnknown,          ///< 192 says that teams play by a table, and nothing by which: paired as a Swiss
    boardsByPlayers,       ///< a table by boards, whose number only the teams tell: `detail`, as many players each has
    otherThanBoards,       ///< 142 says `detail`, two numbers: its rounds, and those of the table for so many boards
    ownRulesUnknown,       ///< 192 says that teams play a Swiss by rules of its own, and nothing by which: C.04.6
    virtualPointsDiffer,   ///< 250 or XXA say otherwise than _BAKU in 192, and win; `detail` is the first player's id
};

struct Note {
    NoteCode code{};
    std::string detail{}; ///< "dutch 2026", "white", ...
    friend bool operator==(const Note&, const Note&) = default;
};

enum class ConversionErrorCode : std::uint8_t {
    unknownSystem,   ///< `detail` is what was asked for; see systems() for what exists
    systemsDisagree, ///< 192 and ### SYSTEM name different systems
    otherColumns,    ///< `detail` is a system whose rounds take another number of columns than the file was read with
    unknownRounds,   ///< the number of rounds must be known to pair
    badRounds,       ///< fewer rounds than were paired already, or none
    allRoundsPaired,
    openGames,     ///< `games` of `round` have no result yet
    notSupported,  ///< a record that would change the pairing: `detail` is 299, 310 or 013
    pointsForBaku, ///< acceleration by 192 needs a win worth two draws
    badOption,     ///< an ### OPTION line that means nothing: `detail`
    notForTeams,   ///< teams are not paired by `detail`
    boardsUnknown, ///< a table by boards, and nothing says how many there are: `detail` is how many players teams have
    boardsOfTable, ///< there is no table for `detail` boards
    noTeamSystem,  ///< of teams, and nothing says by which system they are paired: `detail` is what 092 says
};

struct ConversionError {
    ConversionErrorCode code{};
    std::optional<RoundNumber> round{};
    std::vector<std::pair<FileId, FileId>> games{}; ///< white, black
    std::string detail{};
    friend bool operator==(const ConversionError&, const ConversionError&) = default;
};

/// A document as the engine sees it. `ids[t]` is the file's id of Tpn t+1.
struct ConvertedState {
    TournamentState state;
    std::vector<FileId> ids;
    std::vector<std::int32_t> tpnById; ///< the way back: Tpn by id, 0 where nobody has the id
    std::vector<Note> notes;

    [[nodiscard]] FileId idOf(Tpn tpn) const { return ids[static_cast<std::size_t>(tpn.value - 1)]; }
    [[nodiscard]] std::optional<Tpn> tpnOf(FileId id) const;
};

/// `badRounds` if the tournament is said to have fewer rounds than the file has paired.
std::optional<ConversionError> tooFewRounds(const Document& document, const Choices& choices);

/// All paired rounds of the file (standings, replays). Without a number of rounds the paired ones count. A game
/// without a result appears as adjourned: look at the cells before counting its round. Where everybody meets everybody
/// it is no game yet.
Expected<ConvertedState, ConversionError> toState(const Document& document, const Choices& choices = {});

/// The state and the request that pairs the file's next round.
struct PairingInput {
    ConvertedState converted;
    RoundNumber round; ///< the round to pair: pairedRounds() + 1
    /// System by choice, ### SYSTEM, 192 or date; its options by choice or ### OPTION; absent by requests for `round`.
    PairingRequest request;
};

Expected<PairingInput, ConversionError> toPairingInput(const Document& document, const Choices& choices = {});

/// The same of a file whose rounds may all be paired and have open games: what its rounds can be looked back at from.
Expected<PairingInput, ConversionError> toPairedInput(const Document& document, const Choices& choices = {});

/// `openGames` of the first of the rounds 1 to `last` that has games without a result.
std::optional<ConversionError> openGamesUpTo(const Document& document, int last);

/// What the lines `### OPTION lim-maxi on` and their like say of the options of our systems, whichever system the file
/// names; `badOption` for a choice that an option does not have.
Expected<SystemOptions, ConversionError> optionsOf(const Document& document);

/// Plain English, one line.
std::string describe(const Note& note);
std::string describe(const ConversionError& error);

} // namespace pairwright::trf
