#include "engine/field/round_field.h"

#include "engine/base/watch.h"

#include <algorithm>

namespace pairwright {

namespace {

bool absolute(const ColourPreference& preference)
{
    return preference.strength == PreferenceStrength::absolute;
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
    std::vector<FieldPlayer> players;
    players.reserve(present.size());
    for (std::size_t i = 0; i < present.size(); ++i) {
        Watch::heed();
        if (present[i])
            players.push_back(describe(state, rules, Tpn{static_cast<std::int32_t>(i) + 1}));
    }
    setPlayers(state, std::move(players));
    findMeetings(state, rules);
}

RoundField::RoundField(const TournamentState& state, RoundNumber round, const std::vector<Tpn>& absent)
    : round_(round)
    , isLastRound_(round.value == state.plannedRounds)
    , initialColour_(state.initialColour)
    , effectiveNumbers_(pairwright::effectiveNumbers(state, presentOf(state, absent)))
{
}

void RoundField::setPlayers(const TournamentState& state, std::vector<FieldPlayer> players)
{
    players_ = std::move(players);
    sortByScore(players_);
    ranks_.assign(state.players.size(), std::nullopt);
    for (int rank = 0; rank < size(); ++rank)
        ranks_[static_cast<std::size_t>(player(rank).tpn.value - 1)] = rank;
    meetings_ = Meetings(size());
}

void RoundField::setMeetings(const TournamentState& state, std::vector<std::pair<int, int>> met)
{
    std::vector<std::vector<int>> groups;
    for (const ForbiddenGroup& group : state.forbidden) {
        if (round_ < group.first || (group.last && *group.last < round_))
            continue;
        std::vector<int>& members = groups.emplace_back();
        for (const Tpn tpn : group.players)
            if (const auto rank = rankOf(tpn))
                members.push_back(*rank);
        std::sort(members.begin(), members.end());
        members.erase(std::unique(members.begin(), members.end()), members.end());
    }
    meetings_.bar(std::move(met), groups);
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
    meetings_.tie(a, b);
    for (const int one : {a, b})
        players_[static_cast<std::size_t>(one)].byeAllowed = false;
}

std::optional<int> RoundField::rankOf(Tpn tpn) const
{
    const auto place = static_cast<std::size_t>(tpn.value - 1);
    return tpn.value >= 1 && place < ranks_.size() ? ranks_[place] : std::nullopt;
}

FieldPlayer RoundField::describe(const TournamentState& state, FieldRules rules, Tpn tpn) const
{
    FieldPlayer player;
    player.tpn = tpn;
    player.score = state.pairingScore(tpn, round_);
    player.colours = colourHistory(state.player(tpn));
    player.preference = colourPreference(player.colours);
    if (rules.beginnersPreferBlack && player.colours.games.empty())
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
    return player;
}

void RoundField::findMeetings(const TournamentState& state, FieldRules rules)
{
    std::vector<std::pair<int, int>> met;
    met.reserve(players_.size() * static_cast<std::size_t>(round_.value - 1) / 2);
    for (int rank = 0; rank < size(); ++rank) {
        for (const RoundRecord& record : state.player(player(rank).tpn).rounds)
            if (const auto* game = std::get_if<PlayedGame>(&record))
                if (const auto other = rankOf(game->opponent); other && *other > rank) // his record says the same
                    met.emplace_back(rank, *other);
        // [C3]; where topscorers are exempt, one of the two is enough.
        if (!rules.sameAbsoluteMayMeet && absolute(player(rank).preference) && !player(rank).topscorer)
            meetings_.mustHave(rank, player(rank).preference.colour);
    }
    setMeetings(state, std::move(met));
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
    struct Place {
        Score higher;
        Score sum;
        Tpn tpn;
        Board board;
    };
    std::vector<Place> places;
    places.reserve(boards.size());
    for (const Board& board : boards) {
        const Score white = score(board.white);
        const Score black = score(board.black);
        const Tpn higher =
            white != black ? (white > black ? board.white : board.black) : std::min(board.white, board.black);
        places.push_back({std::max(white, black), white + black, higher, board});
    }
    std::stable_sort(places.begin(), places.end(), [](const Place& a, const Place& b) {
        if (a.higher != b.higher)
            return a.higher > b.higher;
        return a.sum != b.sum ? a.sum > b.sum : a.tpn < b.tpn;
    });
    std::transform(places.begin(), places.end(), boards.begin(), [](const Place& place) { return place.board; });
}

} // namespace pairwright
