#include "app/cli/ratings/rating_task.h"

#include "app/cli/input/file_content.h"
#include "app/cli/input/tournament_input.h"
#include "app/cli/input/trf_import_text.h"
#include "app/cli/input/trf_input.h"
#include "app/domain/teams/games_of_teams.h"
#include "app/formats/ratings/norm_offer.h"
#include "app/formats/ratings/rated_tournament.h"
#include "app/formats/trf/teams/import_teams.h"

#include <QDate>

#include <algorithm>

namespace pairwright::cli {

namespace {

RatedPerson personOf(const trf::Player& player)
{
    RatedPerson person;
    if (player.rating && *player.rating >= leastRating)
        person.rating = player.rating;
    person.title = fideTitleFrom(player.title);
    person.federation = player.federation;
    if (player.sex)
        person.isWoman = player.sex == trf::Sex::female;
    if (player.birth)
        person.birthYear = player.birth->year;
    return person;
}

/// Games of the rounds looked at that are not finished, and those of the rounds to come less the byes requested.
int gamesAhead(const trf::Document& document, const trf::Player& player, int afterRound, int plannedRounds)
{
    int rounds = std::max(0, plannedRounds - afterRound);
    for (const trf::ByeRequest& request : document.requests)
        rounds -= request.player == player.id && request.round.value > afterRound ? 1 : 0;
    int games = std::max(0, rounds) * document.gamesOfARound;
    for (std::size_t cell = 0; cell < document.cellIndex(afterRound + 1); ++cell) {
        const trf::CellResult result = player.rounds[cell].result;
        games += result == trf::CellResult::open || result == trf::CellResult::adjourned ? 1 : 0;
    }
    return games;
}

RatingEvent eventOf(const trf::Document& document, StandingsTask& table, int afterRound)
{
    RatingEvent event;
    event.state = table.state;
    // Ratings know games only, so the two of a match are a round each.
    event.state.gamesOfARound = 1;
    event.state.plannedRounds *= document.gamesOfARound;
    event.afterRound = document.gamesOfARound * afterRound;
    event.federation = document.header.federation;
    event.predeterminedPairings = table.rules.format == EventFormat::roundRobin;
    for (const int id : table.ids) {
        const trf::Player& player = *document.find(trf::FileId{id});
        event.people.push_back(personOf(player));
        event.people.back().gamesAhead = gamesAhead(document, player, afterRound, table.state.plannedRounds);
    }
    if (document.header.start)
        event.firstDay = toIso(*document.header.start);
    return event;
}

/// Of an event of teams it is the games of those who played for them.
RatingTask taskOf(Tournament tournament)
{
    if (tournament.settings.teams) {
        tournament = gamesOfTeams(tournament);
        tournament.settings.tieBreaks.clear(); // they are of teams
    }
    StandingsTask table = standingsTaskOf(tournament);
    return RatingTask{std::move(table), std::move(tournament)};
}

} // namespace

Expected<RatingTask, CliError> loadRatingTask(const std::string& path)
{
    auto content = readFile(path);
    if (!content)
        return Unexpected{content.error()};
    if (content->kind == FileKind::database) {
        auto tournament = readTournamentFile(path);
        if (!tournament)
            return Unexpected{tournament.error()};
        return taskOf(std::move(tournament).value());
    }
    if (isTeamTrf(content->bytes)) {
        auto ofTeams = readTeamTrf(path, content->bytes);
        if (!ofTeams)
            return Unexpected{ofTeams.error()};
        auto import = importTeams(ofTeams->file, TrfImportOptions{QDateTime::currentDateTimeUtc(), {}});
        if (!import)
            return Unexpected{CliError{ExitCode::badRequest, path + ": " + describe(import.error())}};
        return taskOf(std::move(import->tournament));
    }
    auto file = readTrf(path, content->bytes);
    if (!file)
        return Unexpected{file.error()};
    auto table = standingsTaskOf(path, *file);
    if (!table)
        return Unexpected{table.error()};
    return RatingTask{std::move(table).value(), std::move(file->document)};
}

QString timeControlOf(const RatingTask& task)
{
    if (const auto* tournament = std::get_if<Tournament>(&task.source))
        return tournament->event.timeControl;
    const trf::Header& header = std::get<trf::Document>(task.source).header;
    return QString::fromStdString(header.timeControl.empty() ? header.encodedTimeControl : header.timeControl);
}

QString noNormsIn(const RatingTask& task, const RatingEvent& event)
{
    if (const auto* tournament = std::get_if<Tournament>(&task.source))
        return whyNoNorms(*tournament);
    return whyNoNorms(event.people, event.state.plannedRounds, std::get<trf::Document>(task.source).gamesOfARound);
}

RatingEvent ratingEventOf(RatingTask& task, int afterRound, RatingKind kind)
{
    std::vector<std::string>& remarks = task.table.remarks;
    RatingEvent event;
    bool belowLeast = false;
    if (const auto* tournament = std::get_if<Tournament>(&task.source)) {
        RatedTournament rated = ratedTournament(*tournament, afterRound, kind);
        event = std::move(rated.event);
        if (rated.otherRatings > 0)
            remarks.push_back(std::to_string(rated.otherRatings) +
                              " players have a rating that is not FIDE's; they count as unrated");
        belowLeast = rated.belowLeast > 0;
        if (rated.dayAssumed)
            event.firstDay.clear();
    } else {
        const auto& document = std::get<trf::Document>(task.source);
        event = eventOf(document, task.table, afterRound);
        belowLeast = std::any_of(document.players.begin(), document.players.end(), [](const trf::Player& player) {
            return player.rating && *player.rating > 0 && *player.rating < leastRating;
        });
    }
    if (belowLeast)
        remarks.emplace_back("ratings below 1400 count as none");
    event.kind = kind;
    if (event.firstDay.empty()) {
        event.firstDay = QDate::currentDate().toString(Qt::ISODate).toStdString();
        remarks.push_back("the file has no first day: rules and ages are those of " + event.firstDay);
    }
    return event;
}

} // namespace pairwright::cli
