#pragma once

#include "app/domain/json/enum_names.h"
#include "app/session/command/command.h"

namespace pairwright {

/// What the journal calls them.
template <>
struct EnumNames<CommandName> {
    static constexpr std::array names{"SetEventData",
                                      "AddPlayers",
                                      "EditPlayer",
                                      "RemovePlayers",
                                      "SetDeclaredOrder",
                                      "SetAbsence",
                                      "ClearAbsence",
                                      "WithdrawPlayer",
                                      "ReturnPlayer",
                                      "SetForbidden",
                                      "SetRoundCount",
                                      "SetInitialColour",
                                      "SetPointSystem",
                                      "SetSystem",
                                      "StoreProposal",
                                      "EditProposal",
                                      "DiscardProposal",
                                      "PublishRound",
                                      "WithdrawPublication",
                                      "EnterResult",
                                      "EnterResults",
                                      "RegisterAdjourned",
                                      "CorrectResult",
                                      "SetRatingOnlyResult",
                                      "EnterAdjournedResult",
                                      "SetAcceleration",
                                      "SetLimMaxi",
                                      "SetTieBreaks",
                                      "MarkCheckpoint",
                                      "BeginManualPairing",
                                      "ValidatePairings",
                                      "CancelManualPairing",
                                      "SetRatedBy",
                                      "AmendRound",
                                      "Correction",
                                      "CheckIn",
                                      "CloseCheckIn",
                                      "SetRatingChoice",
                                      "SetOrderOfEquals",
                                      "SetClubsApart",
                                      "SetGroupRules",
                                      "DrawNumbers",
                                      "LayOutRounds",
                                      "PublishRounds",
                                      "PostponeGame",
                                      "SetPlayOffWinner",
                                      "DrawLots",
                                      "RankTied",
                                      "SetChess960",
                                      "SetPrizes",
                                      "SetPrizeRules",
                                      "MarkForPrizes",
                                      "SetTeamRankings",
                                      "AnnouncePrizes",
                                      "SetTeamRules",
                                      "AddMembers",
                                      "SetTeamOrder",
                                      "SetLineUp",
                                      "SeatAsUsual",
                                      "AddTeams",
                                      "CreateTournament",
                                      "ImportTournament",
                                      "RecoverTournament",
                                      "RestoreMoment",
                                      "Unknown"};
    static_assert(names.size() == std::variant_size_v<Command> + 5);
};

} // namespace pairwright
