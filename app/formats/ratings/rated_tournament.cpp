#include "app/formats/ratings/rated_tournament.h"

#include "app/domain/text/filled.h"
#include "app/formats/report/report_texts.h"
#include "app/pairing/adapter.h"

#include <QDate>

#include <utility>

namespace pairwright {

namespace {

std::optional<int> countedAsRated(std::optional<int> official)
{
    return official && *official >= leastRating ? official : std::nullopt;
}

RatedPerson personOf(const PlayerData& data, RatingKind kind, const std::vector<EventPeriod>& periods)
{
    RatedPerson person;
    person.rating = countedAsRated(officialRating(data, kind));
    for (std::size_t i = 1; i < periods.size(); ++i)
        person.laterRatings.push_back(countedAsRated(officialRatingIn(data, kind, periods[i].month)));
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

void takePeriods(const std::vector<EventPeriod>& periods, int games, RatingEvent& event)
{
    int place = 0;
    for (const EventPeriod& period : periods) {
        event.periods.push_back(period.month.toStdString());
        for (const RoundNumber round : period.rounds) {
            const auto end = static_cast<std::size_t>(games) * static_cast<std::size_t>(round.value);
            event.periodOfRound.resize(std::max(end, event.periodOfRound.size()), place);
        }
        ++place;
    }
}

} // namespace

QString periodsText(const RatedTournament& rated)
{
    QStringList texts;
    for (const EventPeriod& period : rated.periods) {
        if (period.rounds.empty())
            continue;
        const QString rounds = period.rounds.size() == 1 ? QString::number(period.rounds.front().value)
                                                         : filled(QStringLiteral("%1-%2"), period.rounds.front().value,
                                                                  period.rounds.back().value);
        const QString text = period.known > 0
                                 ? ReportTexts::tr("%1: rounds %2", "a month")
                                 : ReportTexts::tr("%1: rounds %2 (no list of that month: the one before)", "a month");
        texts.append(text.arg(period.month, rounds));
    }
    return texts.join(QStringLiteral("; "));
}

QStringList periodNotes(const RatedTournament& rated)
{
    if (rated.periods.empty())
        return {};
    return {ReportTexts::tr("The event takes more than 30 days: each game is rated by the list of its month. %1.")
                .arg(periodsText(rated))};
}

std::vector<RatedPerson> ratedPeople(const Tournament& tournament, RatingKind kind)
{
    const std::vector<EventPeriod> periods = ratingPeriods(tournament);
    std::vector<RatedPerson> people;
    people.reserve(tournament.players.size());
    for (const Player& player : tournament.players)
        people.push_back(personOf(player.data, kind, periods));
    return people;
}

bool hasRatingBelowLeast(const PlayerData& data, RatingKind kind)
{
    const std::optional<int> official = officialRating(data, kind);
    return official && *official < leastRating;
}

RatedTournament ratedTournament(const Tournament& tournament, int afterRound, RatingKind kind)
{
    EngineView view = engineView(tournament, afterRound);
    RatedTournament rated{
        {}, std::move(view.order), 0, 0, !tournament.event.start.isValid(), ratingPeriods(tournament)};
    RatingEvent& event = rated.event;
    event.state = std::move(view.state);
    event.kind = kind;
    event.predeterminedPairings = tournament.tieBreakRules().format == EventFormat::roundRobin;
    // Rating knows games only: both games of a match are rounds of the event.
    const int games = std::exchange(event.state.gamesOfARound, 1);
    event.state.plannedRounds *= games;
    event.afterRound = games * afterRound;
    const QDate day = rated.dayAssumed ? QDate::currentDate() : tournament.event.start;
    event.firstDay = day.toString(Qt::ISODate).toStdString();
    event.federation = tournament.event.federation.toStdString();
    takePeriods(rated.periods, games, event);
    for (const PlayerKey key : rated.order.order()) {
        const Player& player = *tournament.player(key);
        RatedPerson& person = event.people.emplace_back(personOf(player.data, kind, rated.periods));
        person.gamesAhead = games * roundsAhead(tournament, player, afterRound);
        const bool below = hasRatingBelowLeast(player.data, kind);
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
