#include "engine/field/round_field.h"

#include <algorithm>

namespace pairwright {

namespace {

bool absolute(const ColourPreference& preference)
{
    return preference.strength == PreferenceStrength::absolute;
}

/// [C3]; where topscorers are exempt, one of the two is enough.
bool coloursAllow(const FieldPlayer& a, const FieldPlayer& b)
{
    return a.topscorer || b.topscorer || !absolute(a.preference) || !absolute(b.preference) ||
           a.preference.colour != b.preference.colour;
}

std::vector<bool> presentOf(const TournamentState& state, const std::vector<Tpn>& absent)
{
    std::vector<bool> present(state.players.size(), true);
    for (const Tpn tpn : absent)
        present[static_cast<std::size_t>(tpn.value - 1)] = false;
    return present;
}

void sortByScore(std::vector<FieldPlayer>& players)
{
    std::stable_sort(players.begin(), players.end(), [](const FieldPlayer& a, const FieldPlayer& b) {
        return a.score != b.score ? a.score > b.score : a.tpn < b.tpn;
    });
}

bool barsFromBye(const RoundRecord& record, const PointSystem& points, FieldRules rules)
{
    if (isPlayed(record))
        return false;
    const auto* bye = std::get_if<Bye>(&record);
    if (bye && bye->kind == ByeKind::PairingAllocated)
        return true;
    if (rules.anyPointsBar)
        return points.pointsFor(record) > Score{};
    if (rules.anyFullPointBars)
        return points.pointsFor(record) >= points.winValue();
    return !bye && std::get<ForfeitedGame>(record).won;
}

} // namespace

RoundField::RoundField(const TournamentState& state, FieldRules rules, const std::vector<Tpn>& absent)
    : round_{state.roundsPlayed() + 1}
    , isLastRound_(round_.value == state.plannedRounds)
    , initialColour_(state.initialColour)
{
    const std::vector<bool> present = presentOf(state, absent);
    effectiveNumbers_ = pairwright::effectiveNumbers(state, present);
    for (std::size_t i = 0; i < present.size(); ++i)
        if (present[i])
            addPlayer(state, rules, Tpn{static_cast<std::int32_t>(i) + 1});
    sortByScore(players_);
    findMeetings(state, rules);
}

RoundField::RoundField(const TournamentState& state, RoundNumber round, const std::vector<Tpn>& absent)
    : round_(round)
    , isLastRound_(round.value == state.plannedRounds)
    , initialColour_(state.initialColour)
    , effectiveNumbers_(pairwright::effectiveNumbers(state, presentOf(state, absent)))
{
}

void RoundField::setPlayers(std::vector<FieldPlayer> players)
{
    players_ = std::move(players);
    sortByScore(players_);
    meetings_ = MeetingGraph(size());
    for (int a = 0; a < size(); ++a)
        for (int b = a + 1; b < size(); ++b)
            meetings_.allow(a, b);
}

int RoundField::effectiveNumber(Tpn tpn) const
{
    return effectiveNumbers_[static_cast<std::size_t>(tpn.value - 1)];
}

int RoundField::endOfScoregroup(int begin) const
{
    int end = begin;
    while (end < size() && player(end).score == player(begin).score)
        ++end;
    return end;
}

void RoundField::tie(int a, int b)
{
    for (const int one : {a, b}) {
        for (int other = 0; other < size(); ++other)
            if (other != a && other != b)
                meetings_.forbid(one, other);
        players_[static_cast<std::size_t>(one)].byeAllowed = false;
    }
}

std::optional<int> RoundField::rankOf(Tpn tpn) const
{
    for (int rank = 0; rank < size(); ++rank)
        if (player(rank).tpn == tpn)
            return rank;
    return std::nullopt;
}

void RoundField::addPlayer(const TournamentState& state, FieldRules rules, Tpn tpn)
{
    FieldPlayer player;
    player.tpn = tpn;
    player.score = state.pairingScore(tpn, round_);
    player.colours = colourHistory(state.player(tpn));
    player.preference = colourPreference(player.colours);
    if (rules.beginnersWishBlack && player.colours.games.empty())
        player.preference = {PreferenceStrength::mild, Colour::Black};
    player.colourDifference = player.colours.difference();
    player.effectiveNumber = effectiveNumbers_[static_cast<std::size_t>(tpn.value - 1)];
    const int roundsBefore = round_.value - 1;
    player.playedGames = static_cast<int>(player.colours.games.size());
    player.unplayedGames = roundsBefore - player.playedGames;
    if (rules.topscorersExempt && isLastRound_) {
        const Score most = std::max(state.points.winValue(), state.points.drawValue());
        player.topscorer = 2 * player.score.tenths > roundsBefore * most.tenths;
    }
    player.byeAllowed = true;
    for (int r = 1; r <= roundsBefore; ++r)
        if (barsFromBye(state.record(tpn, RoundNumber{r}), state.points, rules))
            player.byeAllowed = false;
    players_.push_back(std::move(player));
}

void RoundField::findMeetings(const TournamentState& state, FieldRules rules)
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
        if (group.first <= round_ && (!group.last || round_ <= *group.last))
            for (const Tpn a : group.players)
                for (const Tpn b : group.players)
                    if (a != b && rankOfTpn(a) != notHere && rankOfTpn(b) != notHere)
                        barred.allow(rankOfTpn(a), rankOfTpn(b));

    meetings_ = MeetingGraph(size());
    for (int a = 0; a < size(); ++a)
        for (int b = a + 1; b < size(); ++b)
            if (!barred.allowed(a, b) && (rules.sameAbsoluteMayMeet || coloursAllow(player(a), player(b))))
                meetings_.allow(a, b);
}

ColourDecision decideColours(const FieldPlayer& higher, const FieldPlayer& lower, Colour initialColour)
{
    if (higher.colours.games.empty() && lower.colours.games.empty()) {
        const bool odd = higher.effectiveNumber % 2 == 1;
        return {odd ? initialColour : opposite(initialColour), ColourRule::initialColour};
    }
    const ColourPreference& p = higher.preference;
    const ColourPreference& q = lower.preference;
    const auto grantHigher = [&](ColourRule rule) {
        return ColourDecision{p.colour, rule};
    };
    const auto grantLower = [&](ColourRule rule) {
        return ColourDecision{opposite(q.colour), rule};
    };
    if (q.strength == PreferenceStrength::none)
        return grantHigher(ColourRule::bothPreferencesGranted);
    if (p.strength == PreferenceStrength::none || p.colour != q.colour)
        return grantLower(ColourRule::bothPreferencesGranted);
    if (p.strength != q.strength)
        return p.strength > q.strength ? grantHigher(ColourRule::strongerPreferenceGranted)
                                       : grantLower(ColourRule::strongerPreferenceGranted);
    const int wideHigher = std::abs(higher.colourDifference);
    const int wideLower = std::abs(lower.colourDifference);
    if (absolute(p) && wideHigher != wideLower)
        return wideHigher > wideLower ? grantHigher(ColourRule::widerDifferenceGranted)
                                      : grantLower(ColourRule::widerDifferenceGranted);
    if (const auto colour = alternatedColour(higher.colours, lower.colours))
        return {*colour, ColourRule::alternated};
    return grantHigher(ColourRule::higherRankedGranted);
}

Board boardOf(const FieldPlayer& higher, const FieldPlayer& lower, ColourDecision decision)
{
    return decision.ofHigher == Colour::White ? Board{higher.tpn, lower.tpn, decision.rule}
                                              : Board{lower.tpn, higher.tpn, decision.rule};
}

void sortBoards(std::vector<Board>& boards, const TournamentState& state, bool withVirtualPoints)
{
    const int round = state.roundsPlayed() + 1;
    const auto score = [&](Tpn tpn) {
        return withVirtualPoints ? state.pairingScore(tpn, RoundNumber{round}) : state.scoreAfter(tpn, round - 1);
    };
    const auto higher = [&](const Board& board) {
        const Score white = score(board.white);
        const Score black = score(board.black);
        return white != black ? (white > black ? board.white : board.black) : std::min(board.white, board.black);
    };
    std::stable_sort(boards.begin(), boards.end(), [&](const Board& a, const Board& b) {
        const Tpn highA = higher(a);
        const Tpn highB = higher(b);
        if (score(highA) != score(highB))
            return score(highA) > score(highB);
        const Score sumA = score(a.white) + score(a.black);
        const Score sumB = score(b.white) + score(b.black);
        return sumA != sumB ? sumA > sumB : highA < highB;
    });
}

} // namespace pairwright
