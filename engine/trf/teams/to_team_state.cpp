#include "engine/trf/teams/to_team_state.h"

#include "engine/capabilities.h"
#include "engine/round_rules.h"
#include "engine/tiebreaks/descriptor.h"
#include "engine/tiebreaks/tie_break_info.h"
#include "engine/tournament/acceleration.h"
#include "engine/trf/convert/system_choice.h"
#include "engine/trf/teams/team_rounds.h"

#include <algorithm>

namespace pairwright::trf {

namespace {

constexpr std::string_view preferencesOption = "team-preferences";
constexpr std::string_view boardsOption = "scheveningen-boards"; // the file says it by its line-ups

Unexpected<ConversionError> failed(ConversionErrorCode code, std::string detail = {})
{
    return Unexpected{ConversionError{.code = code, .detail = std::move(detail)}};
}

PointSystem pointsOf(const MatchScale& scale, TeamScore score)
{
    PointSystem points = PointSystem::of(scale.won().of(score), scale.drawn().of(score),
                                         scale.ofBye(ByeKind::PairingAllocated).of(score));
    if (score == TeamScore::matchPoints)
        points.loss = {scale.loss(), scale.loss()};
    return points;
}

void takeVirtualPoints(const TeamFile& file, TeamScore primary, ConvertedState& converted)
{
    for (const TeamVirtualPoints& line : file.requests.virtualPoints) {
        // Other programs write the match points in the columns of the game points.
        const BothPoints both{line.matchPoints, line.gamePoints};
        const Score points = both.of(primary) == Score{} ? line.matchPoints + line.gamePoints : both.of(primary);
        for (std::size_t i = 0; i < converted.ids.size(); ++i) {
            if (converted.ids[i].value < line.from.value || converted.ids[i].value > line.to.value)
                continue;
            auto& own = converted.state.players[i].virtualPoints;
            for (int round = line.first.value; round <= line.last.value; ++round) {
                if (own.size() < static_cast<std::size_t>(round))
                    own.resize(static_cast<std::size_t>(round));
                own[static_cast<std::size_t>(round - 1)] = points;
            }
        }
    }
}

void takeForbidden(const TeamFile& file, ConvertedState& converted)
{
    for (const ForbiddenTeams& group : file.requests.forbidden) {
        ForbiddenGroup teams{{}, group.first, group.last};
        for (const Tpn team : group.teams)
            teams.players.push_back(*converted.tpnOf(FileId{team.value}));
        std::ranges::sort(teams.players);
        converted.state.forbidden.push_back(std::move(teams));
    }
}

std::vector<Tpn> absentOf(const TeamFile& file, const ConvertedState& converted, RoundNumber round)
{
    std::vector<Tpn> absent;
    for (const TeamRequest& request : file.requests.byes)
        if (request.round == round)
            for (const Tpn team : request.teams)
                absent.push_back(*converted.tpnOf(FileId{team.value}));
    std::ranges::sort(absent);
    absent.erase(std::unique(absent.begin(), absent.end()), absent.end());
    return absent;
}

/// By the first match of two teams that had none before, in the first round with one (4.3.1).
std::optional<Colour> inferredColour(const TeamFile& file, const ConvertedState& converted)
{
    const auto matches = matchesOf(file);
    for (const TeamMatch& match : matches.value()) {
        if (match.round.value > 1)
            break;
        if (!match.isPlayed() || !match.hasColours)
            continue;
        const Tpn first = std::min(*converted.tpnOf(FileId{match.a.value}), *converted.tpnOf(FileId{match.b.value}));
        int number = 0; // only who had a match or the bye is numbered
        for (std::int32_t tpn = 1; tpn <= first.value; ++tpn) {
            const RoundRecord record = converted.state.record(Tpn{tpn}, RoundNumber{1});
            const auto* bye = std::get_if<Bye>(&record);
            number += !bye || bye->kind == ByeKind::PairingAllocated ? 1 : 0;
        }
        const Colour colour = converted.idOf(first).value == match.a.value ? Colour::White : Colour::Black;
        return number % 2 == 1 ? colour : opposite(colour);
    }
    return std::nullopt;
}

void takeInitialColour(const TeamFile& file, const Choices& choices, ConvertedState& converted)
{
    const auto said = choices.initialColour ? choices.initialColour : file.games.initialColour;
    const auto inferred = said ? said : inferredColour(file, converted);
    converted.state.initialColour = inferred.value_or(Colour::White);
    if (!said)
        converted.notes.push_back({inferred ? NoteCode::initialColourInferred : NoteCode::initialColourAssumed,
                                   converted.state.initialColour == Colour::White ? "white" : "black"});
}

/// By the options of the file, those of the caller, and what its records say of the teams.
Expected<SystemOptions, ConversionError> optionsOf(const TeamFile& file, const Choices& choices, SystemEdition system)
{
    SystemOptions options;
    const Capabilities& can = capabilitiesOf(system);
    const auto& comment = file.games.system;
    for (const SystemOption& option : can.options) {
        if (file.teams.code && option.key == preferencesOption) // its choices are those of TeamCode, in this order
            options.set(option, option.choices[static_cast<std::size_t>(file.teams.code->preferences)]);
        if (const std::string boards = std::to_string(file.boards()); option.key == boardsOption && option.has(boards))
            options.set(option, boards);
        if (const std::string cycles = comment && comment->cycles ? std::to_string(*comment->cycles) : std::string();
            option.key == cyclesOption && option.has(cycles))
            options.set(option, cycles);
    }
    for (const auto* said : {&file.games.options, &choices.options})
        for (const auto& [key, choice] : *said)
            for (const SystemOption& option : can.options)
                if (option.key == key) {
                    if (!option.has(choice))
                        return failed(ConversionErrorCode::badOption, std::string(key).append(" ").append(choice));
                    options.set(option, choice);
                }
    return options;
}

/// The number of boards is neither an option of the file nor of the caller.
bool takesBoardsOfFile(const TeamFile& file, const Choices& choices, SystemEdition system)
{
    const auto isBoards = [](const auto& said) {
        return said.first == boardsOption;
    };
    return std::ranges::any_of(capabilitiesOf(system).options,
                               [](const SystemOption& option) { return option.key == boardsOption; }) &&
           std::ranges::none_of(file.games.options, isBoards) && std::ranges::none_of(choices.options, isBoards);
}

/// Why no table can be had for the boards of the file.
std::optional<ConversionError> boardsRefused(const TeamFile& file)
{
    const BoardCount count = file.boardCount();
    const auto hasOthers = [&count](const TeamLine& team) {
        return static_cast<int>(team.players.size()) != count.boards;
    };
    if (count.from == BoardCount::From::nothing ||
        (count.from == BoardCount::From::players && std::ranges::any_of(file.teams.teams, hasOthers))) {
        std::string players;
        for (const TeamLine& team : file.teams.teams)
            players += (players.empty() ? "" : " and ") + std::to_string(team.players.size());
        return ConversionError{.code = ConversionErrorCode::boardsUnknown, .detail = players};
    }
    if (const std::string boards = std::to_string(count.boards); !findOption(boardsOption)->has(boards))
        return ConversionError{.code = ConversionErrorCode::boardsOfTable, .detail = boards};
    return std::nullopt;
}

/// Those by which teams can be paired, the Swiss of C.04.6 first.
std::vector<const SystemInfo*> systemsOfTeams()
{
    std::vector<const SystemInfo*> found;
    for (const SystemInfo& info : teamSystems())
        found.push_back(&info);
    for (const SystemInfo& info : systems())
        if (capabilitiesOf(info.id).allPlayAll)
            found.push_back(&info);
    return found;
}

/// What the caller asks for, else what the file names, else the Swiss.
Expected<SystemEdition, ConversionError> systemOf(const TeamFile& file, const Choices& choices)
{
    const auto& comment = file.games.system;
    if (!file.teams.code && !comment && !choices.system && file.games.header.encodedType.empty())
        return failed(ConversionErrorCode::noTeamSystem, file.games.header.type);
    const auto isAsked = [&](const SystemInfo& info) {
        if (choices.system || choices.edition)
            return (!choices.system || info.key == *choices.system) &&
                   (!choices.edition || info.id.edition == *choices.edition);
        if (comment && comment->cycles)
            return systemOfCycles(*comment->cycles) == &info;
        if (comment)
            return info.key == comment->key && info.id.edition == comment->edition;
        const SystemInfo* named = systemForTrfCode(file.games.header.encodedType, {});
        return named == nullptr || !capabilitiesOf(named->id).allPlayAll || named == &info;
    };
    for (const SystemInfo* info : systemsOfTeams())
        if (isAsked(*info))
            return info->id;
    return failed(ConversionErrorCode::notForTeams, choices.system    ? *choices.system
                                                    : choices.edition ? std::to_string(*choices.edition)
                                                    : comment         ? comment->key
                                                                      : file.games.header.encodedType);
}

std::optional<ConversionError> openMatches(const TeamFile& file, int last)
{
    ConversionError error{.code = ConversionErrorCode::openGames};
    const auto matches = matchesOf(file);
    for (const TeamMatch& match : matches.value()) {
        if (match.round.value > last || (error.round && *error.round != match.round))
            break;
        for (const MatchBoard& board : match.boards)
            if (board.isOpen) {
                error.round = match.round;
                error.games.emplace_back(*board.a, *board.b);
            }
    }
    return error.round ? std::optional(error) : std::nullopt;
}

/// Without the records of the round and of all later ones.
PairingInput before(PairingInput input, RoundNumber round)
{
    const auto kept = static_cast<std::size_t>(round.value - 1);
    for (PlayerState& team : input.converted.state.players) {
        team.rounds.resize(std::min(kept, team.rounds.size()));
        team.teamPoints.resize(std::min(kept, team.teamPoints.size()));
    }
    input.round = round;
    return input;
}

TeamCode codeOf(const TeamFile& file)
{
    return file.teams.code.value_or(
        TeamCode{TeamCode::Preferences::typeA, TeamScore::matchPoints, TeamScore::gamePoints});
}

/// What the rounds brought; whether the next one can be paired is not asked.
Expected<PairingInput, ConversionError> stateOf(const TeamFile& file, const Choices& choices, SystemEdition system)
{
    const auto options = optionsOf(file, choices, system);
    if (!options)
        return Unexpected{options.error()};
    const TeamCode code = codeOf(file);
    const int paired = file.pairedRounds();
    PairingInput input;
    ConvertedState& converted = input.converted;
    numberTeams(file, converted);
    const TeamRounds rounds(file, converted);
    TournamentState& state = converted.state;
    state.points = pointsOf(rounds.scale(), code.primary);
    state.teams = TeamEvent{.primary = code.primary,
                            .secondaryInPairing = code.secondary.has_value(),
                            .secondaryPoints = pointsOf(rounds.scale(), otherThan(code.primary))};
    for (std::size_t i = 0; i < converted.ids.size(); ++i) {
        PlayerState team;
        for (const TeamRound& round : rounds.of(Tpn{static_cast<std::int32_t>(i) + 1})) {
            team.rounds.push_back(round.record);
            team.teamPoints.push_back(
                {round.points.of(code.primary), round.points.of(otherThan(code.primary)), round.boards});
        }
        state.players.push_back(std::move(team));
    }
    const int byTable = roundsForAll(system, *options, static_cast<int>(converted.ids.size()));
    auto planned = choices.rounds ? choices.rounds : file.games.rounds;
    if (!planned && byTable >= std::max(paired, 1))
        planned = byTable;
    if (planned && *planned < std::max(paired, 1))
        return Unexpected{ConversionError{
            .code = ConversionErrorCode::badRounds, .round = RoundNumber{paired}, .detail = std::to_string(*planned)}};
    state.plannedRounds = planned.value_or(paired);
    if (!planned)
        converted.notes.push_back({NoteCode::roundsAssumed, std::to_string(paired)});
    if (code.byTable && !capabilitiesOf(system).allPlayAll && !choices.system)
        converted.notes.push_back({NoteCode::tableUnknown, {}});
    if (code.ownRules && !file.games.system && !choices.system)
        converted.notes.push_back({NoteCode::ownRulesUnknown, file.games.header.encodedType});
    if (!capabilitiesOf(system).allPlayAll) // there the table says it
        takeInitialColour(file, choices, converted);
    takeForbidden(file, converted);
    takeVirtualPoints(file, code.primary, converted);
    if (code.accelerated && file.requests.virtualPoints.empty()) {
        if (code.primary != TeamScore::matchPoints || !canAccelerate(state.points))
            return failed(ConversionErrorCode::pointsForBaku);
        accelerate(state, absentOf(file, converted, RoundNumber{1}));
        converted.notes.push_back({NoteCode::virtualPointsComputed, {}});
    }
    input.round = RoundNumber{paired + 1};
    input.request.system = system;
    input.request.options = *options;
    input.request.absent = absentOf(file, converted, input.round);
    return input;
}

} // namespace

Expected<PairingInput, ConversionError> toPairedTeamInput(const TeamFile& file, const Choices& choices)
{
    const auto system = systemOf(file, choices);
    if (!system)
        return Unexpected{system.error()};
    const bool byBoards = takesBoardsOfFile(file, choices, *system);
    if (auto refused = byBoards ? boardsRefused(file) : std::nullopt)
        return Unexpected{std::move(*refused)};
    auto input = stateOf(file, choices, *system);
    if (!input || !byBoards)
        return input;
    std::vector<Note>& notes = input->converted.notes;
    if (file.boardCount().from == BoardCount::From::players)
        notes.push_back({NoteCode::boardsByPlayers, std::to_string(file.boards())});
    const int byTable = roundsForAll(*system, input->request.options, static_cast<int>(input->converted.ids.size()));
    if (byTable > 0 && !choices.rounds && file.games.rounds && *file.games.rounds != byTable)
        notes.push_back(
            {NoteCode::otherThanBoards, std::to_string(*file.games.rounds) + " " + std::to_string(byTable)});
    return input;
}

Expected<PairingInput, ConversionError> toTeamPairingInput(const TeamFile& file, const Choices& choices)
{
    if (auto open = openMatches(file, file.pairedRounds()))
        return Unexpected{std::move(*open)};
    auto input = toPairedTeamInput(file, choices);
    if (!input)
        return input;
    const bool isSaid = choices.rounds || file.games.rounds || capabilitiesOf(input->request.system).allPlayAll;
    if (!isSaid) // elsewhere the table says it
        return failed(ConversionErrorCode::unknownRounds);
    if (input->converted.state.plannedRounds == file.pairedRounds())
        return failed(ConversionErrorCode::allRoundsPaired, std::to_string(file.pairedRounds()));
    return input;
}

Expected<RecordedRound, ConversionError> recordedTeamRound(const TeamFile& file, RoundNumber round,
                                                           const Choices& choices)
{
    if (auto open = openMatches(file, round.value - 1))
        return Unexpected{std::move(*open)};
    auto whole = toPairedTeamInput(file, choices);
    if (!whole)
        return Unexpected{whole.error()};
    RecordedRound recorded;
    std::vector<bool> present(whole->converted.ids.size(), false);
    const auto matches = matchesOf(file);
    for (const TeamMatch& match : matches.value()) {
        if (match.round != round)
            continue;
        const Tpn a = *whole->converted.tpnOf(FileId{match.a.value});
        const Tpn b = *whole->converted.tpnOf(FileId{match.b.value});
        present[static_cast<std::size_t>(a.value - 1)] = present[static_cast<std::size_t>(b.value - 1)] = true;
        recorded.given.boards.emplace_back(a, b);
        if (!match.hasColours)
            recorded.colourless.emplace_back(a, b);
    }
    for (std::int32_t tpn = 1; tpn <= static_cast<std::int32_t>(present.size()); ++tpn) {
        const RoundRecord record = whole->converted.state.record(Tpn{tpn}, round);
        const auto* bye = std::get_if<Bye>(&record);
        if (bye && bye->kind == ByeKind::PairingAllocated)
            recorded.given.bye = Tpn{tpn};
    }
    recorded.input = before(std::move(*whole), round);
    recorded.input.request.absent.clear();
    for (std::int32_t tpn = 1; tpn <= static_cast<std::int32_t>(present.size()); ++tpn)
        if (!present[static_cast<std::size_t>(tpn - 1)] && recorded.given.bye != Tpn{tpn})
            recorded.input.request.absent.push_back(Tpn{tpn});
    return recorded;
}

Expected<StandingsInput, ConversionError> toTeamStandingsInput(const TeamFile& file, const Choices& choices)
{
    const auto system = systemOf(file, choices);
    if (!system)
        return Unexpected{system.error()};
    auto paired = stateOf(file, choices, *system);
    if (!paired)
        return Unexpected{paired.error()};
    StandingsInput input;
    input.state = std::move(paired->converted.state);
    for (const TeamLine& team : file.teams.teams) {
        input.ids.push_back(team.tpn.value);
        input.names.push_back(team.name);
        input.statedRanks.push_back(team.rank);
    }
    const auto& start = file.games.header.start;
    input.rules.edition = tieBreakEditionInForce(start ? toIso(*start) : std::string());
    while (input.completeRounds < file.pairedRounds() && !openMatches(file, input.completeRounds + 1))
        ++input.completeRounds;
    input.rules.entrants = Entrants::teams;
    input.rules.format = formatOf(paired->request.system);
    RecordedTieBreaks said =
        recordedTieBreaks(file.games.header.tieBreaks, file.games.header.standingsOrder, Entrants::teams);
    if (said.unknown) {
        const std::string why = "record " + std::string(said.record) + ": " + describe(*said.unknown);
        input.remarks.push_back(why + "; the usual list is used instead");
        input.partlyKnown = {why, std::move(said.known)};
    } else if (!said.known.empty()) {
        input.tieBreaks = std::move(said.known);
    }
    return input;
}

} // namespace pairwright::trf
