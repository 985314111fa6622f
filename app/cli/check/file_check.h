#pragma once

#include "app/cli/console/exit_code.h"
#include "engine/json/value.h"
#include "engine/trf/stated_standings.h"

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace pairwright::cli {

/// What to check, and how much to tell of it.
struct CheckRequest {
    trf::Choices choices;
    std::optional<int> onlyRound; ///< then standings are not looked at
    bool tellsClean = true;       ///< otherwise rounds and standings as they should be are only counted
    bool json = false;            ///< told as JSON instead of text
    int threads = 1;              ///< that check the rounds of the file; 0: one for each core
    std::stop_token stop{};
};

/// What `check` found in one file.
struct FileCheck {
    std::size_t rounds = 0;
    std::size_t differing = 0; ///< rounds
    std::size_t undecided = 0; ///< rounds that the rules leave to the arbiter
    std::vector<trf::StatedDifference> standings;
    std::vector<std::string> remarks; ///< of reading it
    std::string text;
    json::Array jsonRounds;
    json::Value jsonStandings = {};

    [[nodiscard]] bool isClean() const { return differing == 0 && standings.empty(); }
    /// "2 of 9 rounds not as the rules give them; 1 rank differs". Empty when clean.
    [[nodiscard]] std::string differences() const;
};

/// Pairs every recorded round again, and compares points and ranks with the rules. Fails if the file cannot be read or
/// has no such round.
Expected<FileCheck, CliError> checkFile(const std::string& path, const CheckRequest& request);

} // namespace pairwright::cli
