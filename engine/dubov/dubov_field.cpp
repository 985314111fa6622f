#include "engine/dubov/dubov_field.h"

namespace pairwright::dubov {

namespace {

FieldRules rulesOf(Edition edition)
{
    FieldRules rules;
    rules.anyFullPointBars = edition == Edition::of2026;
    rules.beginnersPreferBlack = true;
    return rules;
}

int averageOfOpponents(const TournamentState& state, Tpn tpn)
{
    int sum = 0;
    int games = 0;
    for (const RoundRecord& record : state.player(tpn).rounds)
        if (const auto* game = std::get_if<PlayedGame>(&record)) {
            sum += state.player(game->opponent).rating.value_or(0);
            ++games;
        }
    return games == 0 ? 0 : (2 * sum + games) / (2 * games); // .5 up
}

/// Upfloated is who was paired with an opponent of higher pairing score, whether or not they played:
/// with as few upfloaters as possible they never meet each other, so this is the set chosen then.
bool upfloatedIn(const TournamentState& state, Tpn tpn, RoundNumber round)
{
    const auto opponent = scheduledOpponent(state.record(tpn, round));
    return opponent && state.pairingScore(*opponent, round) > state.pairingScore(tpn, round);
}

} // namespace

int mostUpfloats(int plannedRounds)
{
    return 2 + plannedRounds / 5;
}

DubovField::DubovField(const TournamentState& state, Edition edition, const std::vector<Tpn>& absent)
    : RoundField(state, rulesOf(edition), absent)
{
    const int maximum = mostUpfloats(state.plannedRounds);
    for (int rank = 0; rank < size(); ++rank) {
        const Tpn tpn = player(rank).tpn;
        DubovFacts facts;
        facts.aro = averageOfOpponents(state, tpn);
        for (int r = 1; r < round().value; ++r) {
            facts.upfloatedLast = upfloatedIn(state, tpn, RoundNumber{r});
            facts.upfloats += facts.upfloatedLast ? 1 : 0;
        }
        facts.maximumUpfloater = facts.upfloats >= maximum;
        facts_.push_back(facts);
    }
}

bool DubovField::aroBefore(int a, int b) const
{
    return facts(a).aro != facts(b).aro ? facts(a).aro < facts(b).aro : player(a).tpn < player(b).tpn;
}

} // namespace pairwright::dubov
