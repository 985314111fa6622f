#pragma once

#include "app/cli/console/exit_code.h"
#include "app/cli/convert/player_list_text.h"
#include "app/domain/tournament.h"
#include "engine/base/expected.h"
#include "engine/trf/reader.h"
#include "engine/trf/teams/team_file.h"

#include <string>
#include <variant>
#include <vector>

namespace pairwright::cli {

/// What is to be converted: a TRF as its document, so that TRF to TRF loses nothing; anything else as a tournament.
struct ConversionSource {
    std::variant<trf::Document, Tournament, trf::TeamFile> content;
    std::vector<std::string> remarks;
    trf::Gaps gaps = {};                   ///< of a TRF
    std::optional<SystemEdition> system{}; ///< of a TRF of teams that names none
};

/// Whether a player list is of an event of teams: where it names captains or short names of teams, or in any case.
enum class ListOf : std::uint8_t { whatItNames, teams };

/// Reads a TRF, a tournament file or a player list (text or spreadsheet), by content. Rows of a list that ought to be
/// looked at are left out, as they are in the window unless somebody ticks them, or taken on request.
Expected<ConversionSource, CliError> loadConversionSource(const std::string& path, DoubtfulRows doubtful,
                                                          const PlayerListOptions& options = {},
                                                          ListOf listOf = ListOf::whatItNames);

/// Whether the rounds of a TRF are compared with the rules (checkImportedRounds()), where a tournament is to be kept:
/// one that the rules pair otherwise is refused, or taken and told (checklist 55).
enum class ImportedRounds : std::uint8_t { asTheyAre, asTheRulesPair, otherwiseToo };

/// The source as a tournament; what a TRF says and a tournament does not carry is added to the remarks.
Expected<Tournament, CliError> asTournament(const std::string& path, ConversionSource& source,
                                            ImportedRounds rounds = ImportedRounds::asTheyAre);

} // namespace pairwright::cli
