#pragma once

#include <string>

namespace pairwright::engine_program {

/// The exit codes of the engines that this program stands in for.
enum class ExitCode : int {
    done = 0,
    noLegalPairing = 1,
    internalError = 2,
    badRequest = 3, ///< arguments or content
    tooLarge = 4,
    fileAccess = 5,
};

/// Why the program could not do its work: one line for standard error.
struct Failure {
    ExitCode code = ExitCode::internalError;
    std::string message;
};

} // namespace pairwright::engine_program
