#include "app/session/command.h"

#include <array>

namespace pairwright {

QLatin1StringView nameOf(const Command& command)
{
    // In the order of the alternatives of Command.
    static constexpr std::array names{
        "SetEventData",     "AddPlayers",         "EditPlayer",     "RemovePlayers",       "SetDeclaredOrder",
        "SetAbsence",       "ClearAbsence",       "WithdrawPlayer", "ReturnPlayer",        "SetForbidden",
        "SetRoundCount",    "SetInitialColour",   "SetPointSystem", "SetSystem",           "StoreProposal",
        "EditProposal",     "DiscardProposal",    "PublishRound",   "WithdrawPublication", "EnterResult",
        "EnterResults",     "RegisterAdjourned",  "CorrectResult",  "SetRatingOnlyResult", "EnterAdjournedResult",
        "SetAcceleration",  "SetLimMaxi",         "SetTieBreaks",   "MarkCheckpoint",      "BeginManualPairing",
        "ValidatePairings", "CancelManualPairing"};
    static_assert(names.size() == std::variant_size_v<Command>);
    return QLatin1StringView{names.at(command.index())};
}

} // namespace pairwright
