#include "app/corrections/mistake.h"

#include "app/domain/teams/seats.h"
#include "app/session/plan/planner.h"

#include <algorithm>

namespace pairwright {

std::optional<RoundNumber> Mistake::round() const
{
    std::optional<RoundNumber> first;
    if (amended)
        first = amended->round;
    for (const Result& one : results)
        first = first ? std::min(*first, one.board.round) : one.board.round;
    return first;
}

std::optional<Mistake::Result> impossibleResult(const Tournament& tournament, const Mistake& mistake)
{
    const auto found = std::ranges::find_if(mistake.results, [&](const Mistake::Result& one) {
        return tournament.game(one.board) != nullptr && one.result &&
               !canEndSo(*tournament.board(one.board), one.board.game, *one.result);
    });
    return found != mistake.results.end() ? std::optional(*found) : std::nullopt;
}

Tournament putRight(Tournament tournament, const Mistake& mistake)
{
    if (mistake.amended) {
        const RatedBy ratedBy = std::exchange(tournament.settings.ratedBy, RatedBy::nobody);
        AmendRound command = *mistake.amended;
        if (command.reason.isEmpty())
            command.reason = QStringLiteral("?"); // it is not stored
        const Plan plan = planOf(tournament, command, QDateTime::currentDateTimeUtc());
        if (highestLevel(plan.findings) != WarningLevel::refused)
            applyTo(tournament, plan.delta);
        tournament.settings.ratedBy = ratedBy;
    }
    for (const Mistake::Result& one : mistake.results) {
        if (tournament.game(one.board) == nullptr)
            continue;
        Round& round = tournament.rounds[static_cast<std::size_t>(one.board.round.value - 1)];
        const auto version = std::find_if(round.versions.begin(), round.versions.end(), [&](const RoundVersion& each) {
            return each.version == round.publishedVersion;
        });
        Match& match = version->pairings.boards[static_cast<std::size_t>(one.board.board - 1)];
        match.game(one.board.game).outcome.result = one.result;
    }
    return tournament;
}

} // namespace pairwright
