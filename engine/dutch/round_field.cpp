#include "engine/dutch/round_field.h"

#include <algorithm>

namespace pairwright::dutch {

namespace {

bool absolute(const ColourPreference& preference)
{
    return preference.strength == PreferenceStrength::absolute;
}

/// C3: two players with the same absolute preference meet only if one of them is a topscorer.
bool coloursAllow(const FieldPlayer& a, const FieldPlayer& b)
{
    return a.topscorer || b.topscorer || !absolute(a.preference) || !absolute(b.preference) ||
           a.preference.colour != b.preference.colour;
}

/// The float that a player got in one round, by the pairing scores of that round (art. 1.4).
void setFloat(FieldPlayer& player, std::size_t age, const TournamentState& state, Edition edition, RoundNumber round)
{
    const RoundRecord record = state.record(player.tpn, round);
    const auto* game = std::get_if<PlayedGame>(&record);
    if (!game) {
        player.downfloated[age] = givesDownfloat(edition, record, state.points);
        return;
    }
    const Score own = state.pairingScore(player.tpn, round);
    const Score other = state.pairingScore(game->opponent, round);
    player.downfloated[age] = own > other;
    player.upfloated[age] = own < other;
}

} // namespace

RoundField::RoundField(const TournamentState& state, Edition edition, const std::vector<Tpn>& absent)
    : edition_(edition)
    , initialColour_(state.initialColour)
{
    std::vector<bool> present(state.players.size(), true);
    for (const Tpn tpn : absent)
        present[static_cast<std::size_t>(tpn.value - 1)] = false;
    effectiveNumbers_ = pairwright::effectiveNumbers(state, present);
    const int round = state.roundsPlayed() + 1;
    for (std::size_t i = 0; i < present.size(); ++i)
        if (present[i])
            addPlayer(state, Tpn{static_cast<std::int32_t>(i) + 1}, round);
    std::stable_sort(players_.begin(), players_.end(), [](const FieldPlayer& a, const FieldPlayer& b) {
        return a.score != b.score ? a.score > b.score : a.tpn < b.tpn;
    });
    findMeetings(state, round);
}

void RoundField::addPlayer(const TournamentState& state, Tpn tpn, int round)
{
    FieldPlayer player;
    player.tpn = tpn;
    player.score = state.pairingScore(tpn, RoundNumber{round});
    player.colours = colourHistory(state.player(tpn));
    player.preference = colourPreference(player.colours);
    player.colourDifference = player.colours.difference();
    player.effectiveNumber = effectiveNumbers_[static_cast<std::size_t>(tpn.value - 1)];
    player.unplayedGames = round - 1 - static_cast<int>(player.colours.games.size());
    if (round == state.plannedRounds) {
        const Score most = std::max(state.points.winValue(), state.points.drawValue());
        player.topscorer = 2 * player.score.tenths > (round - 1) * most.tenths;
    }
    player.byeAllowed = true;
    for (int r = 1; r < round; ++r)
        if (barsFromBye(edition_, state.record(tpn, RoundNumber{r}), state.points))
            player.byeAllowed = false;
    if (round > 1)
        setFloat(player, 0, state, edition_, RoundNumber{round - 1});
    if (round > 2)
        setFloat(player, 1, state, edition_, RoundNumber{round - 2});
    players_.push_back(std::move(player));
}

void RoundField::findMeetings(const TournamentState& state, int round)
{
    constexpr int notHere = -1;
    std::vector<int> rankOf(state.players.size(), notHere);
    const auto rankOfTpn = [&](Tpn tpn) -> int& {
        return rankOf[static_cast<std::size_t>(tpn.value - 1)];
    };
    for (int rank = 0; rank < size(); ++rank)
        rankOfTpn(player(rank).tpn) = rank;

    MeetingGraph barred(size());
    for (int rank = 0; rank < size(); ++rank)
        for (const RoundRecord& record : state.player(player(rank).tpn).rounds)
            if (const auto* game = std::get_if<PlayedGame>(&record))
                if (const int other = rankOfTpn(game->opponent); other != notHere && other != rank)
                    barred.allow(rank, other);
    for (const ForbiddenGroup& group : state.forbidden)
        if (group.first.value <= round && (!group.last || round <= group.last->value))
            for (const Tpn a : group.players)
                for (const Tpn b : group.players)
                    if (a != b && rankOfTpn(a) != notHere && rankOfTpn(b) != notHere)
                        barred.allow(rankOfTpn(a), rankOfTpn(b));

    meetings_ = MeetingGraph(size());
    for (int a = 0; a < size(); ++a)
        for (int b = a + 1; b < size(); ++b)
            if (!barred.allowed(a, b) && coloursAllow(player(a), player(b)))
                meetings_.allow(a, b);
}

ColourDecision decideColours(const RoundField& field, int a, int b)
{
    const int higher = std::min(a, b);
    const int lower = std::max(a, b);
    const FieldPlayer& high = field.player(higher);
    const FieldPlayer& low = field.player(lower);
    const auto grant = [](int rank, int other, Colour colour, ColourRule rule) {
        return colour == Colour::White ? ColourDecision{rank, other, rule} : ColourDecision{other, rank, rule};
    };
    const ColourPreference& p = high.preference;
    const ColourPreference& q = low.preference;
    const bool highHas = p.strength != PreferenceStrength::none;
    const bool lowHas = q.strength != PreferenceStrength::none;

    if (highHas != lowHas || (highHas && p.colour != q.colour))
        return highHas ? grant(higher, lower, p.colour, ColourRule::bothPreferencesGranted)
                       : grant(lower, higher, q.colour, ColourRule::bothPreferencesGranted);
    if (highHas) {
        if (p.strength != q.strength)
            return p.strength > q.strength ? grant(higher, lower, p.colour, ColourRule::strongerPreferenceGranted)
                                           : grant(lower, higher, q.colour, ColourRule::strongerPreferenceGranted);
        const int wideHigh = std::abs(high.colourDifference);
        const int wideLow = std::abs(low.colourDifference);
        if (absolute(p) && wideHigh != wideLow)
            return wideHigh > wideLow ? grant(higher, lower, p.colour, ColourRule::widerDifferenceGranted)
                                      : grant(lower, higher, q.colour, ColourRule::widerDifferenceGranted);
        if (const auto colour = alternatedColour(high.colours, low.colours))
            return grant(higher, lower, *colour, ColourRule::alternated);
        return grant(higher, lower, p.colour, ColourRule::higherRankedGranted);
    }
    const bool odd = high.effectiveNumber % 2 == 1;
    return grant(higher, lower, odd ? field.initialColour() : opposite(field.initialColour()),
                 ColourRule::initialColour);
}

} // namespace pairwright::dutch
