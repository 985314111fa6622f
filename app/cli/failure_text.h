#pragma once

#include "app/cli/exit_code.h"
#include "app/cli/pairing_task.h"

#include <string>

namespace pairwright::cli {

ExitCode exitCodeOf(PairingFailure::Reason reason);
/// "no-legal-pairing", ...: for JSON.
std::string reasonKey(PairingFailure::Reason reason);
/// Who blocks the round and why, with the ids of the file.
std::string failureText(const PairingFailure& failure, const PairingTask& task);

} // namespace pairwright::cli
