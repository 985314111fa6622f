#include "app/cli/input/tournament_input.h"

#include "app/cli/input/open_error_text.h"
#include "app/cli/input/sql_runtime.h"
#include "app/storage/tournament/read_tournament.h"

#include <QFile>

#include <numeric>

namespace pairwright::cli {

Expected<Tournament, CliError> readTournamentFile(const std::string& path)
{
    const SqlRuntime runtime;
    auto tournament = readTournament(QFile::decodeName(path.c_str()));
    if (!tournament)
        return Unexpected{cliErrorOf(tournament.error())};
    return std::move(tournament).value();
}

std::vector<int> startNumbers(std::size_t players)
{
    std::vector<int> ids(players);
    std::iota(ids.begin(), ids.end(), 1);
    return ids;
}

} // namespace pairwright::cli
