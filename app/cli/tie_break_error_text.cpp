#include "app/cli/tie_break_error_text.h"

namespace pairwright::cli {

std::string describe(const TieBreakSyntaxError& error)
{
    using Reason = TieBreakSyntaxError::Reason;
    const std::string quoted = '"' + error.text + '"';
    switch (error.reason) {
    case Reason::forTeams: return "tie-break " + quoted + " is for team tournaments";
    case Reason::selfDefined: return "tie-break " + quoted + " is defined by the event alone";
    case Reason::unknownModifier: return "unknown modifier in tie-break " + quoted;
    case Reason::modifierNotAllowed: return "tie-break " + quoted + " does not take that modifier";
    case Reason::unknownName: break;
    }
    return "unknown tie-break " + quoted;
}

} // namespace pairwright::cli
