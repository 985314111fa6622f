#include "engine/words/failure_words.h"

namespace pairwright {

namespace {

constexpr std::size_t mostNamed = 30;

std::string blockedText(const PairingFailure& failure, const RoundNames& names)
{
    if (failure.blocked.empty())
        return "";
    const std::string who = ": " + (failure.blocked.size() == 1 ? names.one() : names.many()) + " " +
                            idList(failure.blocked, names, mostNamed);
    if (failure.onlyOpponents.empty())
        return who + (failure.blocked.size() == 1 ? " has" : " have") + " nobody left to meet";
    return who + " cannot all be paired, for outside their own small circles they may only meet " +
           idList(failure.onlyOpponents, names, mostNamed);
}

} // namespace

FailureKind kindOf(PairingFailure::Reason reason)
{
    using Reason = PairingFailure::Reason;
    switch (reason) {
    case Reason::nobodyToPair:
    case Reason::noLegalPairing:
    case Reason::noEligibleForBye: return FailureKind::noLegalPairing;
    case Reason::unknownSystem:
    case Reason::missingRatings:
    case Reason::unknownOption:
    case Reason::roundsOneByOne:
    case Reason::noTable:
    case Reason::inconsistentState: return FailureKind::badRequest;
    case Reason::tooLarge: return FailureKind::tooLarge;
    case Reason::cancelled: break;
    }
    return FailureKind::internal;
}

std::string failureText(const PairingFailure& failure, const RoundNames& names)
{
    const std::string round = "round " + std::to_string(names.round.value);
    switch (failure.reason) {
    case PairingFailure::Reason::nobodyToPair: return round + " has fewer than two " + names.many() + " to pair";
    case PairingFailure::Reason::noLegalPairing: return round + " has no legal pairing" + blockedText(failure, names);
    case PairingFailure::Reason::noEligibleForBye:
        return round + " has no legal pairing: the number of " + names.many() +
               " is odd and nobody may have the bye (" + idList(failure.blocked, names, mostNamed) + ")";
    case PairingFailure::Reason::unknownSystem: return "this version does not have that pairing system";
    case PairingFailure::Reason::inconsistentState:
        if (failure.blocked.empty())
            return "the tournament does not fit what is asked: its rounds have another number of games than this "
                   "system "
                   "plays, or somebody absent is not in it";
        return "the records of " + names.many() + " " + idList(failure.blocked, names, mostNamed) +
               " contradict each other";
    case PairingFailure::Reason::missingRatings:
        return "this system needs a rating of every player; give a provisional one to " +
               idList(failure.blocked, names, mostNamed);
    case PairingFailure::Reason::tooLarge:
        return round + " was not paired: the rules of this system make it try one set of floaters after the other, and "
                       "here these are more than the program tries; pair it by hand, or by another system";
    case PairingFailure::Reason::unknownOption: return "this system has no such option, or no such choice of it";
    case PairingFailure::Reason::noTable:
        return "there is no table for so many: a round robin is for 3 to 40, with no more than 99 rounds in all "
               "cycles, a "
               "Scheveningen match for two teams";
    case PairingFailure::Reason::roundsOneByOne: return "this system makes each round from the one before";
    case PairingFailure::Reason::cancelled: break;
    }
    return "pairing " + round + " was cancelled";
}

} // namespace pairwright
