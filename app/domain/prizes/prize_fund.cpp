#include "app/domain/prizes/prize_fund.h"

#include "app/domain/players/player_fields.h"
#include "app/domain/text/longest.h"
#include "engine/base/limits.h"

#include <algorithm>

namespace pairwright {

bool isPossible(const PrizeRules& rules)
{
    return isAllowedText(rules.currency, Longest::currency) && rules.lowest >= 0 && rules.lowest <= highestAmount &&
           rules.unit >= 1 && rules.unit <= highestUnit && rules.leastGames >= 0 && rules.leastGames <= mostRounds &&
           rules.fullFrom >= 0 && rules.fullFrom <= mostPlayers;
}

bool isPossible(const TeamRanking& ranking)
{
    constexpr int mostOfATeam = 100;
    return !ranking.name.trimmed().isEmpty() && isAllowedText(ranking.name, Longest::name) && ranking.best >= 1 &&
           ranking.best <= mostOfATeam;
}

bool isPossible(const AnnouncedPrizes& announced)
{
    constexpr int longestLabel = 3 * Longest::name;
    const auto isPossibleAward = [](const Award& award) {
        return award.cash >= 0 && award.cash <= highestAmount * mostPrizes &&
               (award.player.has_value() || !award.team.isEmpty()) && isAllowedText(award.team, Longest::name) &&
               std::all_of(award.prizes.begin(), award.prizes.end(),
                           [](const QString& label) { return isAllowedText(label, longestLabel); });
    };
    return announced.at.isValid() && announced.afterRound >= 0 && announced.afterRound <= mostRounds &&
           isAllowedText(announced.currency, Longest::name) &&
           std::all_of(announced.awards.begin(), announced.awards.end(), isPossibleAward);
}

} // namespace pairwright
