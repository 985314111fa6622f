#pragma once

#include <string>

namespace pairwright::cli {

/// What the program tells its caller: a public contract.
enum class ExitCode : int {
    done = 0,
    noLegalPairing = 1,
    internalError = 2,
    badRequest = 3, ///< bad arguments, bad file content, or nothing to do
    tooLarge = 4,
    fileAccess = 5,
    differences = 6,   ///< `check`, `standings --check`: what is recorded is not as the rules give it
    interrupted = 130, ///< Ctrl+C, as shells number it
};

/// Why a command could not do its work: one line for standard error.
struct CliError {
    ExitCode code = ExitCode::internalError;
    std::string message;
};

} // namespace pairwright::cli
