#include "engine/dutch/dutch_field.h"

#include <algorithm>

namespace pairwright::dutch {

namespace {

FieldRules rulesOf(Edition edition)
{
    FieldRules rules;
    rules.anyFullPointBars = edition == Edition::of2026;
    rules.anyPointsBar = edition == Edition::of2012;
    rules.topscorersExempt = true;
    return rules;
}

/// The float that a player got in one round, by the pairing scores of that round (art. 1.4).
void setFloat(Floats& floats, std::size_t age, Tpn tpn, const TournamentState& state, Edition edition, int round)
{
    const RoundNumber number{round};
    const RoundRecord record = state.record(tpn, number);
    const auto* game = std::get_if<PlayedGame>(&record);
    if (!game) {
        floats.down[age] = givesDownfloat(edition, record, state.points);
        return;
    }
    const Score own = state.pairingScore(tpn, number);
    const Score other = state.pairingScore(game->opponent, number);
    floats.down[age] = own > other;
    floats.up[age] = own < other;
}

} // namespace

DutchField::DutchField(const TournamentState& state, Edition edition, const std::vector<Tpn>& absent)
    : RoundField(state, rulesOf(edition), absent)
    , edition_(edition)
    , floats_(static_cast<std::size_t>(size()))
{
    for (int rank = 0; rank < size(); ++rank)
        for (const int age : {0, 1})
            if (round().value > age + 1)
                setFloat(floats_[static_cast<std::size_t>(rank)], static_cast<std::size_t>(age), player(rank).tpn,
                         state, edition, round().value - 1 - age);
}

PairColours pairColours(const RoundField& field, int a, int b)
{
    const int higher = std::min(a, b);
    const int lower = std::max(a, b);
    const ColourDecision decision = decideColours(field.player(higher), field.player(lower), field.initialColour());
    return decision.ofHigher == Colour::White ? PairColours{higher, lower, decision.rule}
                                              : PairColours{lower, higher, decision.rule};
}

TopscorerLoss topscorerLoss(const RoundField& field, int a, int b)
{
    TopscorerLoss loss;
    if (!field.player(a).topscorer && !field.player(b).topscorer)
        return loss;
    const PairColours decision = pairColours(field, a, b);
    const auto judge = [&](const FieldPlayer& player, Colour colour) {
        const int difference = player.colourDifference + (colour == Colour::White ? 1 : -1);
        loss.difference += difference > 2 || difference < -2 ? 1 : 0;
        loss.thirdColour += player.colours.run() >= 2 && player.colours.games.back() == colour ? 1 : 0;
    };
    judge(field.player(decision.white), Colour::White);
    judge(field.player(decision.black), Colour::Black);
    return loss;
}

} // namespace pairwright::dutch
