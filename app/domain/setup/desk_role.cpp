#include "app/domain/setup/desk_role.h"

#include <algorithm>

namespace pairwright {

namespace {

bool isIn(const std::vector<QLatin1StringView>& steps, QLatin1StringView step)
{
    return std::find(steps.begin(), steps.end(), step) != steps.end();
}

} // namespace

std::span<const DeskReach> deskReaches()
{
    using Name = QLatin1StringView;
    constexpr DeskRole door = DeskRole::checkIn;
    constexpr DeskRole results = DeskRole::results;
    static constexpr Name player("player");
    static constexpr Name board("board");
    static constexpr Name log("log");
    static constexpr Name ofAResult("result wasAdjourned postponed");
    static constexpr std::array reaches{
        DeskReach{Name("CheckIn"), door, player, Name("arrived firstRound absences")},
        DeskReach{Name("CloseCheckIn"), door, player, Name("absences withdrawals")},
        DeskReach{Name("SetAbsence"), door, player, Name("absences")},
        DeskReach{Name("ClearAbsence"), door, player, Name("absences firstRound")},
        DeskReach{Name("WithdrawPlayer"), door, player, Name("withdrawals")},
        DeskReach{Name("ReturnPlayer"), door, player, Name("withdrawals")},
        DeskReach{Name("EnterResult"), results, board, ofAResult},
        DeskReach{Name("EnterResult"), results, log, Name()},
        DeskReach{Name("EnterResults"), results, board, ofAResult},
        DeskReach{Name("EnterResults"), results, log, Name()},
        DeskReach{Name("RegisterAdjourned"), results, board, ofAResult},
        DeskReach{Name("RegisterAdjourned"), results, log, Name()},
        DeskReach{Name("EnterAdjournedResult"), results, board, ofAResult},
        DeskReach{Name("EnterAdjournedResult"), results, log, Name()},
        DeskReach{Name("PostponeGame"), results, board, Name("postponed")},
    };
    return reaches;
}

std::vector<QLatin1StringView> stepsOf(DeskRole desk)
{
    std::vector<QLatin1StringView> steps;
    for (const DeskReach& reach : deskReaches())
        if (reach.desk == desk && !isIn(steps, reach.step))
            steps.push_back(reach.step);
    return steps;
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
