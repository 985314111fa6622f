#include "app/formats/ratings/rated_tournament.h"

#include "app/pairing/adapter.h"

#include <QDate>

namespace pairwright {

namespace {

RatedPerson personOf(const PlayerData& data)
{
    RatedPerson person;
    if (data.rating && data.rating->source == RatingSource::fide)
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

void takeRound(const Round& round, const TpnMap& order, RatingEvent& event)
{
    const auto index = static_cast<std::size_t>(round.number.value - 1);
    for (const RoundBoard& board : round.published()->pairings.boards) {
        const auto white = order.tpnOf(board.white);
        const auto black = order.tpnOf(board.black);
        if (!white || !black)
            continue;
        const auto at = [](Tpn tpn) {
            return static_cast<std::size_t>(tpn.value - 1);
        };
        if (const auto& corrected = board.outcome.ratingOnly) {
            event.state.players[at(*white)].rounds[index] = recordFor(*corrected, Colour::White, *black);
            event.state.players[at(*black)].rounds[index] = recordFor(*corrected, Colour::Black, *white);
        }
        if (!board.outcome.result || board.outcome.result == GameResult::adjourned) {
            ++event.people[at(*white)].gamesAhead;
            ++event.people[at(*black)].gamesAhead;
        }
    }
}

} // namespace

RatedTournament ratedTournament(const Tournament& tournament, int afterRound, RatingKind kind)
{
    EngineView view = engineView(tournament, afterRound);
    RatedTournament rated{{}, std::move(view.order), 0, !tournament.event.start.isValid()};
    RatingEvent& event = rated.event;
    event.state = std::move(view.state);
    event.kind = kind;
    event.afterRound = afterRound;
    const QDate day = rated.dayAssumed ? QDate::currentDate() : tournament.event.start;
    event.firstDay = day.toString(Qt::ISODate).toStdString();
    event.federation = tournament.event.federation.toStdString();
    for (const PlayerKey key : rated.order.order()) {
        const Player& player = *tournament.player(key);
        RatedPerson& person = event.people.emplace_back(personOf(player.data));
        person.gamesAhead = roundsAhead(tournament, player, afterRound);
        rated.otherRatings += player.data.rating && !person.rating ? 1 : 0;
    }
    for (int round = 1; round <= afterRound; ++round)
        takeRound(*tournament.round(RoundNumber{round}), rated.order, event);
    return rated;
}

} // namespace pairwright
