#pragma once

#include "engine/base/expected.h"
#include "engine/trf/document.h"

#include <optional>
#include <string>
#include <vector>

namespace pairwright::trf {

enum class Version : std::uint8_t { trf16, trf26 };

/// report: the strict standard, for rating officers and archives. exchange: the same while the event is played; an
/// adjourned game is `?`, with the X of record 162 (ITDX). engine: both dialects side by side
/// (142 and XXR, 240 and the next round's cells, ...), for pairing engines. There 192 has the bare code FIDE_DUTCH for
/// the edition of 2026, which a comment names, and virtual points stand in XXA only: bbpPairings 6 wants it so.
enum class Profile : std::uint8_t { report, engine, exchange };

struct WriteOptions {
    Version version = Version::trf26;
    Profile profile = Profile::report;
};

/// What the written text does not say although the document does.
enum class OmissionCode : std::uint8_t {
    recordNotInVersion, ///< `detail` names the record, for instance "192"
    keptLine,           ///< a line of an extension, in a report; `detail` is the line
    cutText,            ///< longer than its columns; `detail` is the full text
    controlCharacters,  ///< replaced by blanks
    pointValues,        ///< 162 cannot say that points depend on colour, forfeit or bye
    openGame,           ///< a game without result: the report is not complete
    missingRank,        ///< the standard wants a rank for everybody
};

struct Omission {
    OmissionCode code{};
    std::optional<FileId> player{};
    std::optional<RoundNumber> round{};
    std::string detail{};
    friend bool operator==(const Omission&, const Omission&) = default;
};

enum class WriteErrorCode : std::uint8_t {
    adjournedGame, ///< a report cannot be made while a game is adjourned
    tooManyPlayers,
    noLineUp,   ///< nobody is named who plays in the match `detail` of `round`: a TRF tells its games by players
    doesNotFit, ///< a number is too large for its columns; `detail` is the number
    unreadable, ///< read() would refuse it; `detail` says why
};

struct WriteError {
    WriteErrorCode code{};
    std::optional<FileId> player{};
    std::optional<RoundNumber> round{};
    std::string detail{};
    friend bool operator==(const WriteError&, const WriteError&) = default;
};

struct Written {
    std::string text; ///< UTF-8, lines end with CRLF, columns counted in characters
    std::vector<Omission> omissions;
};

/// Writes a document in the normal form that `Document` describes. Points are computed from the cells. What is written
/// has been read: a document that contradicts itself is an error here, not a file that nobody can open.
Expected<Written, WriteError> write(const Document& document, WriteOptions options = {});

/// Plain English, one line.
std::string describe(const Omission& omission);
std::string describe(const WriteError& error);

} // namespace pairwright::trf
