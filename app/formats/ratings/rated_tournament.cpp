#include "app/formats/ratings/rated_tournament.h"

#include "app/pairing/adapter.h"

#include <QDate>

#include <utility>

namespace pairwright {

namespace {

RatedPerson personOf(const PlayerData& data)
{
    RatedPerson person;
    if (data.rating && data.rating->source == RatingSource::fide && !hasRatingBelowLeast(data))
        person.rating = data.rating->value;
    person.title = fideTitleFrom(toString(data.title).toStdString());
    person.federation = data.federation.toStdString();
    if (data.sex)
        person.isWoman = data.sex == Sex::Female;
    if (data.birth)
        person.birthYear = data.birth->year;
    return person;
}

/// Rounds to come in which the player is going to play, as far as is recorded.
int roundsAhead(const Tournament& tournament, const Player& player, int afterRound)
{
    int rounds = 0;
    for (int round = afterRound + 1; round <= tournament.settings.plannedRounds; ++round)
        rounds += presenceIn(player, RoundNumber{round}) == Presence::present ? 1 : 0;
    return rounds;
}

/// One game of each match of a round; `record` is its place among the records of a player, from 0.
void takeGames(const Round& round, int game, std::size_t record, const TpnMap& order, RatingEvent& event)
{
    for (const Match& match : round.published()->pairings.boards) {
        if (game > match.gameCount())
            continue;
        const auto white = order.tpnOf(match.game(game).white);
        const auto black = order.tpnOf(match.game(game).black);
        if (!white || !black)
            continue;
        const auto at = [](Tpn tpn) {
            return static_cast<std::size_t>(tpn.value - 1);
        };
        const BoardOutcome& outcome = match.game(game).outcome;
        if (const auto& corrected = outcome.ratingOnly) {
            event.state.players[at(*white)].rounds[record] = recordFor(*corrected, Colour::White, *black);
            event.state.players[at(*black)].rounds[record] = recordFor(*corrected, Colour::Black, *white);
        }
        if (!outcome.result || outcome.result == GameResult::adjourned) {
            ++event.people[at(*white)].gamesAhead;
            ++event.people[at(*black)].gamesAhead;
        }
    }
}

} // namespace

bool hasRatingBelowLeast(const PlayerData& data)
{
    return data.rating && data.rating->source == RatingSource::fide && data.rating->value < leastRating;
}

RatedTournament ratedTournament(const Tournament& tournament, int afterRound, RatingKind kind)
{
    EngineView view = engineView(tournament, afterRound);
    RatedTournament rated{{}, std::move(view.order), 0, 0, !tournament.event.start.isValid()};
    RatingEvent& event = rated.event;
    event.state = std::move(view.state);
    event.kind = kind;
    // Rating knows games only: both games of a match are rounds of the event.
    const int games = std::exchange(event.state.gamesOfARound, 1);
    event.state.plannedRounds *= games;
    event.afterRound = games * afterRound;
    const QDate day = rated.dayAssumed ? QDate::currentDate() : tournament.event.start;
    event.firstDay = day.toString(Qt::ISODate).toStdString();
    event.federation = tournament.event.federation.toStdString();
    for (const PlayerKey key : rated.order.order()) {
        const Player& player = *tournament.player(key);
        RatedPerson& person = event.people.emplace_back(personOf(player.data));
        person.gamesAhead = games * roundsAhead(tournament, player, afterRound);
        const bool below = hasRatingBelowLeast(player.data);
        rated.belowLeast += below ? 1 : 0;
        rated.otherRatings += player.data.rating && !person.rating && !below ? 1 : 0;
    }
    for (int round = 1; round <= afterRound; ++round)
        for (int game = 1; game <= games; ++game)
            takeGames(*tournament.round(RoundNumber{round}), game,
                      static_cast<std::size_t>(games * (round - 1) + game - 1), rated.order, event);
    return rated;
}

} // namespace pairwright
