#include "app/formats/trf/export_findings.h"

#include "app/domain/players/tpn_order.h"
#include "app/domain/ratings/rating_periods.h"
#include "app/domain/rounds/progress.h"
#include "app/formats/csv/federation.h"
#include "app/formats/trf/header_text.h"
#include "app/formats/trf/teams/export_teams.h"

#include <algorithm>

namespace pairwright {

namespace {

using Lack = ExportFinding::Code;
using Level = ExportFinding::Level;

bool isCarried(PlayerField field)
{
    switch (field) {
    case PlayerField::name:
    case PlayerField::title:
    case PlayerField::rating:
    case PlayerField::federation:
    case PlayerField::birth:
    case PlayerField::sex:
    case PlayerField::fideId:
    case PlayerField::nationalId:
    case PlayerField::standard: // which of these is told follows from the type of play
    case PlayerField::rapid:
    case PlayerField::blitz:
    case PlayerField::national:
    case PlayerField::periodRatings: return true;
    case PlayerField::club:
    case PlayerField::group:
    case PlayerField::offTheWeb:
    case PlayerField::ownNumber:
    case PlayerField::fixedBoard:
    case PlayerField::noHalfPointBye:
    case PlayerField::outsideValue:
    case PlayerField::placeByHand:
    case PlayerField::captain:
    case PlayerField::shortName: // of a team it is: record 310
    case PlayerField::clubNumber:
    case PlayerField::phone:
    case PlayerField::email:
    case PlayerField::feeDue:
    case PlayerField::feePaid:
    case PlayerField::remarks: break;
    }
    return false;
}

class Findings {
public:
    explicit Findings(const Tournament& tournament)
        : tournament_(tournament)
        , event_(tournament.event)
        , kind_(ratingRuleOf(tournament).kind)
    {
    }

    std::vector<ExportFinding> take()
    {
        checkEvent();
        checkDates();
        checkRoundDates();
        checkPeriods();
        checkRounds();
        for (const PlayerKey key : tpnOrder(tournament_))
            if (!tournament_.settings.teams)
                checkPlayer(*tournament_.player(key));
            else
                for (const Player* member : tournament_.membersOf(key))
                    checkPlayer(*member);
        checkWhatHasNoPlace();
        return std::move(found_);
    }

private:
    ExportFinding& add(Lack code, Level level, ReportField field)
    {
        ExportFinding finding;
        finding.code = code;
        finding.level = level;
        finding.field = field;
        found_.push_back(std::move(finding));
        return found_.back();
    }

    void checkFederation(const QString& federation, Level level, ReportField field, std::optional<PlayerKey> player)
    {
        if (federation.isEmpty())
            add(Lack::missing, level, field).player = player;
        else if (federation.size() != 3 || !federationCode(federation)) {
            ExportFinding& finding = add(Lack::wrong, level, field);
            finding.player = player;
            finding.text = federation;
        }
    }

    void checkEvent()
    {
        if (event_.name.trimmed().isEmpty())
            add(Lack::missing, Level::needed, ReportField::eventName);
        if (event_.city.trimmed().isEmpty())
            add(Lack::missing, Level::needed, ReportField::city);
        checkFederation(event_.federation, Level::needed, ReportField::federation, {});
        if (event_.chiefArbiter.name.trimmed().isEmpty())
            add(Lack::missing, Level::needed, ReportField::chiefArbiter);
        if (event_.timeControl.trimmed().isEmpty())
            add(Lack::missing, Level::needed, ReportField::timeControl);
    }

    void checkDates()
    {
        if (!event_.start.isValid())
            add(Lack::missing, Level::needed, ReportField::startDate);
        if (!event_.end.isValid())
            add(Lack::missing, Level::needed, ReportField::endDate);
        if (event_.start.isValid() && event_.end.isValid() && event_.end < event_.start)
            add(Lack::endBeforeStart, Level::needed, ReportField::endDate);
    }

    void checkRoundDates()
    {
        QDate previous;
        for (int number = 1; number <= tournament_.lastPublished().value; ++number) {
            const RoundNumber round{number};
            const auto found = event_.roundDates.find(round);
            if (found == event_.roundDates.end() || !found->second.isValid()) {
                add(Lack::missing, Level::needed, ReportField::roundDate).round = round;
                continue;
            }
            const QDate date = found->second;
            const bool early = event_.start.isValid() && date < event_.start;
            const bool late = event_.end.isValid() && date > event_.end;
            if (early || late)
                add(Lack::outsideEvent, Level::needed, ReportField::roundDate).round = round;
            if (previous.isValid() && date < previous)
                add(Lack::datesNotAscending, Level::needed, ReportField::roundDate).round = round;
            previous = date;
        }
    }

    /// The games of a month are rated by its list.
    void checkPeriods()
    {
        for (const EventPeriod& period : ratingPeriods(tournament_))
            if (period.known == 0 && !period.rounds.empty() &&
                period.rounds.front().value <= tournament_.lastPublished().value)
                add(Lack::noListOfMonth, Level::advice, ReportField::ratingPeriods).text = period.month;
    }

    void checkRounds()
    {
        const int published = tournament_.lastPublished().value;
        if (published == 0)
            add(Lack::noRounds, Level::needed, ReportField::result);
        else if (published < tournament_.settings.plannedRounds)
            add(Lack::notAllRounds, Level::advice, ReportField::plannedRounds);
        for (const OpenGames& games : reportWaitsFor(tournament_)) {
            addBoards(Lack::adjourned, Level::blocks, games.round, games.adjourned);
            addBoards(Lack::open, Level::blocks, games.round, games.missing);
        }
        for (int number = 1; number <= published; ++number) {
            const Round& round = *tournament_.round(RoundNumber{number});
            if (!inFideMode(tournament_.settings))
                addBoards(Lack::open, Level::needed, round.number, round.openBoards());
            if (tournament_.settings.teams)
                addBoards(Lack::noLineUp, Level::blocks, round.number, matchesWithoutLineUps(round));
            addBoards(Lack::ratingOnlyResult, Level::advice, round.number, ratingOnlyBoards(round));
        }
    }

    void addBoards(Lack code, Level level, RoundNumber round, std::vector<int> boards)
    {
        if (boards.empty())
            return;
        ExportFinding& finding = add(code, level, ReportField::result);
        finding.round = round;
        finding.boards = std::move(boards);
    }

    static std::vector<int> ratingOnlyBoards(const Round& round)
    {
        std::vector<int> boards;
        int number = 0;
        for (const Match& match : round.published()->pairings.boards) {
            ++number;
            if (std::ranges::any_of(match.games, [](const Game& game) {
                    return game.outcome.ratingOnly && game.outcome.ratingOnly != game.outcome.result;
                }))
                boards.push_back(number);
        }
        return boards;
    }

    void checkPlayer(const Player& player)
    {
        const PlayerData& data = player.data;
        const auto missing = [&](Level level, ReportField field) {
            add(Lack::missing, level, field).player = player.key;
        };
        if (data.name.trimmed().isEmpty())
            missing(Level::needed, ReportField::playerName);
        if (data.fideId.isEmpty())
            missing(inFideMode(tournament_.settings) ? Level::needed : Level::advice, ReportField::playerFideId);
        checkFederation(data.federation, Level::advice, ReportField::playerFederation, player.key);
        if (!data.sex)
            missing(Level::advice, ReportField::playerSex);
        if (!data.birth)
            missing(Level::advice, ReportField::playerBirth);
        if (data.rating && !officialRating(data, kind_))
            add(nationalRecordOf(data) ? Lack::ratingNotFide : Lack::ratingNowhere, Level::advice,
                ReportField::playerRating)
                .player = player.key;
    }

    [[nodiscard]] const Player* firstWith(const PlayerFieldInfo& info) const
    {
        for (const auto* people : {&tournament_.players, &tournament_.members})
            for (const Player& player : *people)
                if (!textOf(info, player.data).isEmpty())
                    return &player;
        return nullptr;
    }

    void checkWhatHasNoPlace()
    {
        ExportFinding finding;
        for (const PlayerFieldInfo& info : playerFields()) {
            if (isCarried(info.field) || (info.field == PlayerField::shortName && tournament_.settings.teams))
                continue;
            const Player* having = firstWith(info);
            const bool byRule = info.field == PlayerField::group && !tournament_.settings.groupRules.empty();
            if (having == nullptr && !byRule)
                continue;
            if (finding.playerFields.empty() && having != nullptr)
                finding.player = having->key;
            finding.playerFields.push_back(info.field);
        }
        if (finding.playerFields.empty())
            return;
        finding.code = Lack::noPlaceInTrf;
        finding.level = Level::advice;
        finding.field = ReportField::ofPlayers;
        found_.push_back(std::move(finding));
    }

    const Tournament& tournament_;
    const EventData& event_;
    RatingKind kind_;
    std::vector<ExportFinding> found_;
};

} // namespace

std::vector<ExportFinding> exportFindings(const Tournament& tournament)
{
    const Tournament told = withoutRoundsToCome(tournament);
    std::vector<ExportFinding> findings = Findings(told).take();
    if (told.lastPublished() < tournament.lastPublished())
        for (ExportFinding& finding : findings)
            if (finding.code == Lack::notAllRounds) {
                finding.code = Lack::roundsToCome;
                finding.round = RoundNumber{told.lastPublished().value + 1};
            }
    return findings;
}

bool canExportReport(const std::vector<ExportFinding>& findings)
{
    return std::none_of(findings.begin(), findings.end(),
                        [](const ExportFinding& finding) { return finding.level == Level::blocks; });
}

} // namespace pairwright
