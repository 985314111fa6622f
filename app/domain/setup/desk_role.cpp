#include "app/domain/setup/desk_role.h"

#include <algorithm>

namespace pairwright {

namespace {

bool isIn(const std::vector<QLatin1StringView>& steps, QLatin1StringView step)
{
    return std::find(steps.begin(), steps.end(), step) != steps.end();
}

} // namespace

std::vector<QLatin1StringView> stepsOf(DeskRole desk)
{
    using Name = QLatin1StringView;
    switch (desk) {
    case DeskRole::checkIn:
        return {Name("CheckIn"),      Name("CloseCheckIn"),   Name("SetAbsence"),
                Name("ClearAbsence"), Name("WithdrawPlayer"), Name("ReturnPlayer")};
    case DeskRole::results:
        return {Name("EnterResult"), Name("EnterResults"), Name("RegisterAdjourned"), Name("EnterAdjournedResult"),
                Name("PostponeGame")};
    default: return {};
    }
}

std::vector<QLatin1StringView> stepsOfTheChief()
{
    using Name = QLatin1StringView;
    return {Name("SetRatedBy"), Name("RestoreMoment"), Name("RecoverTournament"), Name("ImportTournament"),
            Name("CreateTournament")};
}

bool mayWaitAtDesk(QLatin1StringView step)
{
    return isIn(stepsOf(DeskRole::checkIn), step) || isIn(stepsOf(DeskRole::results), step);
}

bool mayGive(DeskRole role, QLatin1StringView step)
{
    switch (role) {
    case DeskRole::viewer: return false;
    case DeskRole::checkIn:
    case DeskRole::results: return isIn(stepsOf(role), step);
    case DeskRole::arbiter: return !isIn(stepsOfTheChief(), step);
    case DeskRole::chief: break;
    }
    return true;
}

} // namespace pairwright
