#include "app/corrections/what_follows.h"

#include "app/domain/rounds/progress.h"
#include "app/domain/teams/games_of_teams.h"
#include "app/formats/ratings/norm_offer.h"
#include "app/formats/ratings/rated_tournament.h"
#include "app/formats/ratings/time_control.h"
#include "app/pairing/adapter.h"
#include "app/pairing/expelled.h"
#include "engine/ratings/rating_change.h"
#include "engine/ratings/title_norm.h"
#include "engine/tiebreaks/standings.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace pairwright {

namespace {

using StandingsSides = std::map<PlayerKey, StandingsWhatIf::Side>;

StandingsSides standingsOf(const Tournament& tournament, int after)
{
    const EngineView view = engineView(tournament, after);
    std::vector<StandingsRow> rows =
        standings(view.state, after, tournament.settings.tieBreaks, tournament.tieBreakRules());
    leaveOutExpelled(tournament, view.order, after, tournament.settings.tieBreaks, rows);
    StandingsSides sides;
    for (const StandingsRow& row : rows) {
        if (row.leftOut)
            continue;
        StandingsWhatIf::Side side{row.rank, row.score, {}};
        for (const TieBreakResult& result : row.tieBreaks)
            side.tieBreaks.push_back(result.value);
        sides.emplace(view.order.keyOf(row.tpn), std::move(side));
    }
    return sides;
}

/// Who has another result in one of the rounds.
bool playedOtherwise(const RatingEvent& before, Tpn tpnBefore, const RatingEvent& after, Tpn tpnAfter)
{
    const auto games = countedGames(before, tpnBefore);
    const auto otherGames = countedGames(after, tpnAfter);
    return !std::equal(games.begin(), games.end(), otherGames.begin(), otherGames.end(),
                       [](const CountedGame& a, const CountedGame& b) {
                           return a.round == b.round && a.halfPoints == b.halfPoints && a.opponent == b.opponent;
                       });
}

std::optional<int> ratingOutcome(const RatingEvent& event, Tpn tpn)
{
    const RatingPreview preview = previewRating(event, tpn);
    if (const auto* change = std::get_if<RatingChange>(&preview.outcome))
        return change->change;
    if (const auto* first = std::get_if<InitialRating>(&preview.outcome))
        return first->rating;
    return std::nullopt;
}

void takeRatings(const RatedTournament& before, const RatedTournament& after, bool norms, WhatIf& answer)
{
    const NormChecker normsBefore(before.event);
    const NormChecker normsAfter(after.event);
    for (const PlayerKey key : before.order.order()) {
        const Tpn tpn = *before.order.tpnOf(key);
        const auto tpnAfter = after.order.tpnOf(key);
        if (!tpnAfter)
            continue;
        if (playedOtherwise(before.event, tpn, after.event, *tpnAfter)) {
            const RatingWhatIf rating{key, ratingOutcome(before.event, tpn), ratingOutcome(after.event, *tpnAfter)};
            if (rating.before != rating.after)
                answer.ratings.push_back(rating);
        }
        // A norm may hang on a forfeit, which is no rated game, and on the games of others (B.01 art. 1.4).
        if (!norms)
            continue;
        for (const NormTitle title : soughtTitles(before.event.person(tpn))) {
            const NormWhatIf norm{key, title, normsBefore.check(tpn, title).achieved,
                                  normsAfter.check(*tpnAfter, title).achieved};
            if (norm.before != norm.after)
                answer.norms.push_back(norm);
        }
    }
}

} // namespace

void takeWhatFollows(const Tournament& recorded, const Tournament& changed, RoundNumber from, WhatIf& answer)
{
    answer.standingsAfter = std::max(lastCompleteRound(recorded), from.value);
    const StandingsSides before = standingsOf(recorded, answer.standingsAfter);
    const StandingsSides after = standingsOf(changed, answer.standingsAfter);
    for (const auto& [player, side] : before)
        if (const auto other = after.find(player); other != after.end() && !(other->second == side))
            answer.standings.push_back({player, side, other->second});
    std::sort(answer.standings.begin(), answer.standings.end(), [](const auto& a, const auto& b) {
        return std::tie(a.before.rank, a.player) < std::tie(b.before.rank, b.player);
    });
    const RatingKind kind = ratingKindOf(recorded.event.timeControl).value_or(RatingKind::standard);
    // Those who play are rated, not their teams.
    const auto rated = [&](const Tournament& tournament) {
        return ratedTournament(tournament.settings.teams ? gamesOfTeams(tournament) : tournament, answer.standingsAfter,
                               kind);
    };
    takeRatings(rated(recorded), rated(changed), whyNoNorms(recorded).isEmpty(), answer);
}

} // namespace pairwright
