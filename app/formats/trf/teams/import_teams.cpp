#include "app/formats/trf/teams/import_teams.h"

#include "app/domain/json/enum_names.h"
#include "app/domain/ratings/time_control.h"
#include "app/domain/teams/line_up.h"
#include "app/domain/teams/team_options.h"
#include "app/domain/text/filled.h"
#include "app/formats/trf/game_cells.h"
#include "app/formats/trf/given_lines.h"
#include "app/formats/trf/header_text.h"
#include "app/formats/trf/import_players.h"
#include "app/formats/trf/integrity_lines.h"
#include "app/formats/trf/table_place.h"
#include "app/formats/trf/teams/contradicting_records.h"
#include "app/formats/trf/teams/left_out_teams.h"
#include "app/formats/trf/teams/rated_teams.h"
#include "app/formats/trf/teams/team_ranks.h"
#include "app/pairing/manual_comparison.h"
#include "engine/capabilities.h"
#include "engine/trf/teams/match_points.h"
#include "engine/trf/teams/to_team_state.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>
#include <tuple>

namespace pairwright {

namespace {

using Code = TrfImportNote::Code;

AbsenceKind kindOfAbsence(ByeKind kind)
{
    return kind == ByeKind::Full   ? AbsenceKind::fullPoint
           : kind == ByeKind::Half ? AbsenceKind::halfPoint
                                   : AbsenceKind::zeroPoint;
}

TrfImportError errorOf(const trf::ConversionError& error)
{
    switch (error.code) {
    case trf::ConversionErrorCode::pointsForBaku:
        return {TrfImportError::Code::pointsForBaku, {}, {}, QString::fromStdString(error.detail)};
    case trf::ConversionErrorCode::badRounds:
        return {TrfImportError::Code::badRounds, {}, {}, QString::fromStdString(error.detail)};
    default:
        return {TrfImportError::Code::teamsUnreadable, {}, {}, QString::fromStdString(trf::describe(error)), error};
    }
}

class TeamImport {
public:
    TeamImport(const trf::TeamFile& file, const TrfImportOptions& options, const trf::PairingInput& input)
        : file_(file)
        , options_(options)
        , input_(input)
    {
    }

    TrfImport take()
    {
        into_.event = eventFrom(file_.games.header, 1);
        takeSettings();
        takeTeams();
        takeMembers();
        takeStrengths();
        const auto matches = trf::matchesOf(file_);
        for (RoundNumber round{1}; round.value <= file_.pairedRounds(); ++round.value)
            takeRound(round, matches.value());
        takeRequests();
        takeTieBreaks(file_, options_, input_.converted.state, result_);
        noteWhatIsNotCarried();
        compareRanks(file_, result_);
        return std::move(result_);
    }

private:
    void note(Code code, const QString& text, std::optional<PlayerKey> player = {},
              std::optional<RoundNumber> round = {})
    {
        result_.notes.push_back({code, player, round, text});
    }

    void takeSettings()
    {
        Settings& settings = into_.settings;
        const trf::ConvertedState& converted = input_.converted;
        settings.plannedRounds = std::max(converted.state.plannedRounds, 1);
        settings.system = input_.request.system;
        settings.points = file_.games.points;
        const bool drawn = std::none_of(converted.notes.begin(), converted.notes.end(), [](const trf::Note& one) {
            return one.code == trf::NoteCode::initialColourAssumed;
        });
        const bool byTable = capabilitiesOf(settings.system).allPlayAll;
        const trf::MatchScale scale(file_);
        TeamRules& rules = settings.teams.emplace();
        rules.boards = std::clamp(scale.boards(), 1, mostTeamBoards);
        for (const SystemOption& option : capabilitiesOf(settings.system).options)
            if (option.key == scheveningenBoardsOption)
                rules.boards = std::stoi(std::string(input_.request.options.of(option)));
            else if (byTable)
                settings.options.set(option, input_.request.options.of(option));
        if (byTable)
            settings.numberDraw = NumberDraw{NumberDraw::By::hand, {}};
        else if (drawn)
            settings.initialColour = InitialColour{converted.state.initialColour, {}};
        else
            note(Code::initialColourMissing, {});
        rules.win = scale.win();
        rules.draw = scale.draw();
        rules.loss = scale.loss();
        if (const auto& code = file_.teams.code) {
            rules.preferences = static_cast<TeamPreferences>(code->preferences); // in the same order
            rules.primary = code->primary;
            rules.secondary = code->secondary;
            if (code->ownRules) // an option says it, if anything does
                for (const SystemOption& option : capabilitiesOf(settings.system).options)
                    if (option.key == teamPreferencesOption)
                        rules.preferences =
                            static_cast<TeamPreferences>(option.placeOf(input_.request.options.of(option)));
            settings.acceleration = code->accelerated ? Acceleration::baku : Acceleration::none;
        }
        for (const auto& [key, choice] : file_.games.options)
            rules.asGacrux = rules.asGacrux || (key == "team-as-gacrux" && choice == "on");
        noteBoards();
        if (const auto& colours = file_.teams.boardColours; colours && colours->size() > 1)
            rules.colours = BoardColours::of(*colours).value_or(BoardColours::alternating());
    }

    static PlayerKey keyOf(Tpn tpn) { return PlayerKey{tpn.value}; }
    [[nodiscard]] PlayerKey keyOfTeam(Tpn ofFile) const
    {
        return keyOf(*input_.converted.tpnOf(trf::FileId{ofFile.value}));
    }

    void takeTeams()
    {
        for (const trf::TeamLine& line : file_.teams.teams) {
            Player team;
            team.key = into_.nextPlayerKey;
            team.data.name = QString::fromStdString(line.name);
            if (team.data.name.trimmed().isEmpty())
                team.data.name = QString::number(line.tpn.value);
            team.data.shortName = QString::fromStdString(line.nickname).trimmed();
            const int strength = line.strength ? line.strength->tenths / 10 : 0;
            if (strength >= 1 && strength <= highestRating)
                team.data.rating = Rating{strength, RatingSource::estimated, {}};
            into_.settings.declaredOrder.push_back(team.key);
            into_.players.push_back(std::move(team));
            ++into_.nextPlayerKey.value;
        }
    }

    void takeMembers()
    {
        const TrfPeople people{trf::TournamentRatings(file_.games),
                               ratingKindOf(into_.event.timeControl).value_or(RatingKind::standard)};
        for (const trf::TeamLine& line : file_.teams.teams) {
            int place = 0;
            for (const trf::FileId id : line.players) {
                Player member;
                member.key = into_.nextPlayerKey;
                member.data = playerDataFromTrf(*file_.games.find(id), member.key, people, result_.notes);
                member.team = TeamPlace{keyOfTeam(line.tpn), ++place};
                members_[id] = member.key;
                into_.members.push_back(std::move(member));
                ++into_.nextPlayerKey.value;
            }
        }
        for (const trf::Player& player : file_.games.players)
            if (!members_.contains(player.id))
                note(Code::recordNotCarried, QStringLiteral("001 %1").arg(player.id.value));
    }

    /// What 310 states is kept.
    void takeStrengths()
    {
        std::optional<PlayerKey> first;
        QString text;
        int count = 0;
        for (const trf::TeamLine& line : file_.teams.teams) {
            const PlayerKey team = keyOfTeam(line.tpn);
            const auto computed = strengthOf(into_, team);
            if (!computed)
                continue;
            if (!line.strength) {
                into_.players[static_cast<std::size_t>(team.value - 1)].data.rating =
                    Rating{*computed, RatingSource::estimated, {}};
                continue;
            }
            if (std::abs(line.strength->tenths - 10 * *computed) < 10) // only rounded otherwise
                continue;
            if (count++ > 0)
                continue;
            first = team;
            text = QString::fromStdString(toString(*line.strength)) + QLatin1Char(' ') + QString::number(*computed);
        }
        if (first)
            note(Code::strengthsDiffer, text + QLatin1Char(' ') + QString::number(count), first);
    }

    void noteBoards()
    {
        using From = trf::BoardCount::From;
        const trf::BoardCount count = file_.boardCount();
        const char* from = count.from == From::games     ? "games %1"
                           : count.from != From::players ? "nothing %1"
                           : count.differ                ? "least %1"
                                                         : "players %1";
        if (count.from != From::record)
            note(Code::boardsAssumed, filled(QString::fromLatin1(from), count.boards));
        for (const trf::Note& one : input_.converted.notes)
            if (one.code == trf::NoteCode::otherThanBoards)
                note(Code::otherThanBoards, QString::fromStdString(one.detail));
    }

    [[nodiscard]] std::optional<PlayerKey> memberOf(const std::optional<trf::FileId>& id) const
    {
        return id ? std::optional(members_.at(*id)) : std::nullopt;
    }

    [[nodiscard]] const trf::RoundCell& cellOf(trf::FileId id, RoundNumber round) const
    {
        static const trf::RoundCell none; // only record 330 says that the round was paired
        const auto& cells = file_.games.find(id)->rounds;
        const std::size_t index = file_.games.cellIndex(round.value);
        return index < cells.size() ? cells[index] : none;
    }

    /// Of a board; nobody on either side is a game that nobody won.
    std::optional<GameResult> resultOf(const trf::MatchBoard& board, bool aIsWhite, RoundNumber round)
    {
        if (board.isOpen)
            return std::nullopt;
        if (!board.a && !board.b)
            return GameResult::doubleForfeit;
        if (!board.a || !board.b)
            return board.a.has_value() == aIsWhite ? GameResult::whiteWinsByForfeit : GameResult::blackWinsByForfeit;
        const auto white = cellOf(aIsWhite ? *board.a : *board.b, round).result;
        const auto black = cellOf(aIsWhite ? *board.b : *board.a, round).result;
        if (const auto result = resultOfCells(white, black))
            return result;
        note(Code::unusualResult, {}, memberOf(board.a), round);
        return nearestResult(white, black);
    }

    Match matchFrom(const trf::TeamMatch& from)
    {
        Match match = Match::of(keyOfTeam(from.a), keyOfTeam(from.b), matchShape(into_.settings));
        for (std::size_t i = 0; i < match.games.size(); ++i) {
            Game& game = match.games[i];
            if (i >= from.boards.size()) {
                if (from.forfeit && from.boards.empty()) // otherwise its boards say who won them
                    game.outcome.result = forfeitOf(from, game.white == match.a);
                else
                    game.outcome.result = GameResult::doubleForfeit;
                continue;
            }
            const trf::MatchBoard& board = from.boards[i];
            // The file may give White to the other one than its rules say.
            const auto colour = board.a ? cellOf(*board.a, from.round).colour : std::nullopt;
            if (colour && (*colour == Colour::White) != (game.white == match.a))
                std::swap(game.white, game.black);
            const bool aIsWhite = game.white == match.a;
            game.forWhite = memberOf(aIsWhite ? board.a : board.b);
            game.forBlack = memberOf(aIsWhite ? board.b : board.a);
            game.outcome.result = resultOf(board, aIsWhite, from.round);
            if (board.a && board.b)
                game.outcome.counts = cellOf(*board.a, from.round).counts;
        }
        return match;
    }

    static GameResult forfeitOf(const trf::TeamMatch& match, bool aIsWhite)
    {
        const bool winsA = match.forfeit->white == match.a ? match.forfeit->whiteWins : match.forfeit->blackWins;
        const bool winsB = match.forfeit->white == match.a ? match.forfeit->blackWins : match.forfeit->whiteWins;
        if (winsA == winsB)
            return GameResult::doubleForfeit;
        return winsA == aIsWhite ? GameResult::whiteWinsByForfeit : GameResult::blackWinsByForfeit;
    }

    void takeRound(RoundNumber number, const std::vector<trf::TeamMatch>& matches)
    {
        const TournamentState& state = input_.converted.state;
        struct Place {
            int atTable; ///< 0 unless a table makes the rounds
            Score higher;
            Score sum;
            PlayerKey best;
            Match match;
        };
        std::vector<Place> places;
        std::set<PlayerKey> placed;
        const bool isOfAll = capabilitiesOf(into_.settings.system).allPlayAll;
        const auto teams = static_cast<std::int64_t>(into_.players.size());
        for (const trf::TeamMatch& from : matches) {
            if (from.round != number)
                continue;
            Match match = matchFrom(from);
            placed.insert({match.a, match.b});
            const Score a = state.pairingScore(Tpn{static_cast<std::int32_t>(match.a.value)}, number);
            const Score b = state.pairingScore(Tpn{static_cast<std::int32_t>(match.b.value)}, number);
            places.push_back({isOfAll ? placeInTable(match.a.value, match.b.value, teams) : 0, std::max(a, b), a + b,
                              a == b  ? std::min(match.a, match.b)
                              : a > b ? match.a
                                      : match.b,
                              std::move(match)});
        }
        // The file does not say at which table a match was played (C.04.2:2026 art. 3.6).
        std::stable_sort(places.begin(), places.end(), [](const Place& one, const Place& other) {
            return std::tuple(one.atTable, other.higher, other.sum, one.best) <
                   std::tuple(other.atTable, one.higher, one.sum, other.best);
        });
        RoundVersion version;
        version.origin = PairingOrigin::imported;
        version.system = into_.settings.system;
        version.madeAt = options_.now;
        version.publishedAt = options_.now;
        version.order = into_.settings.declaredOrder;
        for (Place& place : places)
            version.pairings.boards.push_back(std::move(place.match));
        for (Player& team : into_.players)
            takeFree(team, number, placed, version.pairings);
        for (const trf::ManualPairingComment& comment : file_.games.manualPairings)
            if (comment.round == number) {
                ManualComparison said;
                said.fromFile = QString::fromStdString(comment.text);
                version.comparisonJson = toJson(said);
            }
        Round& round = into_.rounds.emplace_back();
        round.number = number;
        round.versions.push_back(std::move(version));
        round.publishedVersion = 1;
        if (number.value < file_.pairedRounds() &&
            capabilitiesOf(into_.settings.system).results == ResultsOpen::currentRound)
            round.closedAt = options_.now;
    }

    void takeFree(Player& team, RoundNumber number, const std::set<PlayerKey>& placed, Pairings& pairings)
    {
        if (placed.contains(team.key))
            return;
        const RoundRecord record =
            input_.converted.state.record(Tpn{static_cast<std::int32_t>(team.key.value)}, number);
        const auto* bye = std::get_if<Bye>(&record);
        const ByeKind kind = bye != nullptr ? bye->kind : ByeKind::Zero;
        if (kind == ByeKind::PairingAllocated && !pairings.bye) {
            pairings.bye = team.key;
            return;
        }
        if (kind == ByeKind::PairingAllocated)
            note(Code::secondPairingBye, {}, team.key, number);
        team.absences[number] = kindOfAbsence(kind == ByeKind::PairingAllocated ? ByeKind::Full : kind);
    }

    void takeRequests()
    {
        for (const trf::TeamRequest& request : file_.requests.byes)
            for (const Tpn team : request.teams)
                if (request.round.value > file_.pairedRounds())
                    into_.players[static_cast<std::size_t>(keyOfTeam(team).value - 1)].absences[request.round] =
                        kindOfAbsence(request.kind);
        for (const trf::ForbiddenTeams& group : file_.requests.forbidden) {
            ForbiddenPairs pairs{{}, group.first, group.last};
            for (const Tpn team : group.teams)
                pairs.players.push_back(keyOfTeam(team));
            into_.settings.forbidden.push_back(std::move(pairs));
        }
        if (!file_.requests.virtualPoints.empty())
            for (std::size_t i = 0; i < into_.players.size(); ++i)
                into_.players[i].virtualPoints = input_.converted.state.players[i].virtualPoints;
    }

    void noteWhatIsNotCarried()
    {
        for (const trf::LineUp& lineUp : file_.teams.lineUps)
            if (lineUp.round.value > file_.pairedRounds())
                note(Code::recordNotCarried,
                     filled(QStringLiteral("300 %1 %2"), lineUp.round.value, lineUp.team.value));
        const auto matches = trf::matchesOf(file_);
        for (const trf::TeamMatch& match : matches.value())
            if (match.forfeit && std::ranges::any_of(match.boards, &trf::MatchBoard::isPlayed))
                note(Code::recordNotCarried,
                     filled(QStringLiteral("330 %1 %2 %3"), match.round.value, match.a.value, match.b.value));
        for (const std::string& record : contradictingRecords(file_))
            note(Code::recordContradicts, QString::fromStdString(record));
        if (file_.teams.code && file_.teams.code->ownRules && !file_.games.system) // rounds to come are by C.04.6
            note(Code::recordNotCarried,
                 QStringLiteral("192 ") + QString::fromStdString(file_.games.header.encodedType));
        if (const auto& colours = file_.teams.boardColours; colours && !BoardColours::of(*colours))
            note(Code::recordNotCarried, QStringLiteral("352 ") + QString::fromStdString(*colours));
        const trf::MatchScale scale(file_);
        if (file_.teams.byes && scale.ofBye(ByeKind::PairingAllocated) != scale.drawn())
            note(Code::recordNotCarried, QStringLiteral("320 %1 %2")
                                             .arg(QString::fromStdString(toString(file_.teams.byes->matchPoints)),
                                                  QString::fromStdString(toString(file_.teams.byes->gamePoints))));
        std::vector<trf::FileId> ids; // lines of the kind speak of teams
        ids.reserve(file_.teams.teams.size());
        for (const trf::TeamLine& line : file_.teams.teams)
            ids.push_back(trf::FileId{line.tpn.value});
        for (const trf::KeptLine& line : file_.games.kept) {
            const QString text = QString::fromStdString(line.text);
            if (!takeRatingCorrection(line, file_.games, options_.now, members_, into_) &&
                !takeLineUpChange(text, options_.now, members_, into_) && !takeExpelled(text, ids, into_) &&
                !takePlayOffWinner(text, ids, into_) && !takeFullPointBye(text, ids, into_) &&
                !takeGiven(text, ids, into_) && !takeLeftOut(text, ids, into_) &&
                !takeEvent(text, options_.now, ids, into_))
                into_.keptLines.push_back({KeptLine::Place::tail, {}, text});
        }
        if (const auto ratedBy = takeFideModeOff(options_.now, into_))
            note(Code::fideModeOff, nameOf(*ratedBy));
        if (!std::ranges::is_permutation(file_.requests.abnormal, pointsTakenOff(into_, TpnMap(tpnOrder(into_)))))
            note(Code::recordNotCarried, QStringLiteral("299"));
    }

    const trf::TeamFile& file_;
    const TrfImportOptions& options_;
    const trf::PairingInput& input_;
    std::map<trf::FileId, PlayerKey> members_;
    TrfImport result_;
    Tournament& into_ = result_.tournament;
};

/// What record 362 says that no event can be played by; two draws that are worth too much are told as a bound.
std::optional<trf::Repair> matchPointsBeyond(const trf::TeamFile& file)
{
    for (const trf::Repair& repair : trf::oddMatchPoints(file))
        if (repair.code == trf::RepairCode::matchPointsRange || repair.code == trf::RepairCode::matchPointsOrder)
            return repair;
    return std::nullopt;
}

} // namespace

Expected<TrfImport, TrfImportError> importTeams(const trf::TeamFile& read, const TrfImportOptions& options)
{
    trf::TeamFile file = read;
    std::vector<trf::Repair> none;
    takeWhatCounted(file, none);
    trf::Choices choices;
    if (const SystemInfo* info = options.system ? usableSystem(*options.system, true) : nullptr) {
        choices.system = std::string(info->key);
        choices.edition = info->id.edition;
    }
    const auto input = trf::toPairedTeamInput(file, choices);
    if (!input)
        return Unexpected{errorOf(input.error())};
    if (const auto bound = boundLeft(file.games.points))
        return Unexpected{TrfImportError{TrfImportError::Code::pointsBeyond, {}, bound, {}}};
    const auto unreadable = [](const QString& text, TeamRefusal why) {
        return Unexpected{TrfImportError{TrfImportError::Code::teamsUnreadable, {}, {}, text, std::move(why)}};
    };
    if (file.boards() > mostTeamBoards)
        return unreadable(filled(QStringLiteral("matches of %1 boards; an event of teams has at most %2 here"),
                                 file.boards(), mostTeamBoards),
                          TeamContradiction{TeamContradiction::Code::tooManyBoards, {file.boards(), mostTeamBoards}});
    if (const auto beyond = matchPointsBeyond(file))
        return unreadable(QString::fromStdString(trf::describe(*beyond)), *beyond);
    TrfImport import = TeamImport(file, options, *input).take();
    if (const auto bound = boundLeft(*import.tournament.settings.teams))
        return Unexpected{TrfImportError{TrfImportError::Code::pointsBeyond, {}, bound, QStringLiteral("362")}};
    return import;
}

} // namespace pairwright
