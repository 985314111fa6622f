#include "app/cli/failure_exit.h"

namespace pairwright::cli {

ExitCode exitCodeOf(PairingFailure::Reason reason)
{
    switch (reason) {
    case PairingFailure::Reason::nobodyToPair:
    case PairingFailure::Reason::noLegalPairing:
    case PairingFailure::Reason::noEligibleForBye: return ExitCode::noLegalPairing;
    case PairingFailure::Reason::unknownSystem:
    case PairingFailure::Reason::missingRatings:
    case PairingFailure::Reason::inconsistentState: return ExitCode::badRequest;
    case PairingFailure::Reason::tooLarge: return ExitCode::tooLarge;
    case PairingFailure::Reason::cancelled: break;
    }
    return ExitCode::internalError;
}

} // namespace pairwright::cli
