#include "app/cli/input/recorded_rounds.h"

#include "app/cli/input/file_content.h"
#include "app/cli/input/tournament_input.h"
#include "app/corrections/imported_rounds.h"
#include "app/domain/players/tpn_order.h"
#include "app/domain/teams/seats.h"
#include "app/formats/trf/import.h"
#include "app/formats/trf/integrity_lines.h"
#include "app/formats/trf/teams/import_teams.h"
#include "app/pairing/paired_from.h"
#include "engine/capabilities.h"
#include "engine/trf/teams/to_team_state.h"

#include <algorithm>

namespace pairwright::cli {

namespace {

Unexpected<CliError> noSuchRound(const std::string& path, int rounds)
{
    const std::string has =
        rounds == 0 ? "no round is paired yet" : "only rounds 1 to " + std::to_string(rounds) + " are paired";
    return Unexpected{CliError{ExitCode::badRequest, path + ": " + has}};
}

RecordedRound recordedRound(const Tournament& tournament, int number, const RoundVersion& version,
                            const std::vector<PlayerKey>& present)
{
    EngineView view = pairedFrom(tournament, RoundNumber{number}, version);
    RecordedRound result{{RoundNumber{number}, {}, {}, {}, {}, {}}, {}, {}};
    const auto tpnOf = [&](PlayerKey key) {
        return view.order.tpnOf(key);
    };
    for (const Match& match : version.pairings.boards)
        if (const auto white = tpnOf(match.a))
            if (const auto black = tpnOf(match.b))
                result.given.boards.emplace_back(*white, *black);
    if (version.pairings.bye)
        result.given.bye = tpnOf(*version.pairings.bye);
    result.task.request = {.system = version.system};
    const Capabilities& can = capabilitiesOf(version.system);
    result.task.request.options = optionsOf(tournament.settings, version.system);
    for (std::size_t i = 0; i < view.state.players.size(); ++i) {
        const Tpn tpn{static_cast<std::int32_t>(i) + 1};
        const bool plays = std::any_of(result.given.boards.begin(), result.given.boards.end(),
                                       [&](const auto& board) { return board.first == tpn || board.second == tpn; });
        if (!plays && result.given.bye != tpn && !can.allPlayAll) // there he is free by the table
            result.task.request.absent.push_back(tpn);
        // The numbers that the reader knows are those of now.
        const auto now = std::find(present.begin(), present.end(), view.order.keyOf(tpn));
        result.task.ids.push_back(static_cast<int>(now - present.begin()) + 1);
    }
    result.task.state = std::move(view.state);
    result.task.orders = teamOrdersOf(tournament, view.order);
    return result;
}

std::vector<PlayerKey> numbersOf(const Tournament& tournament)
{
    const EngineView now = publishedView(tournament);
    std::vector<PlayerKey> numbers;
    for (std::size_t i = 0; i < now.state.players.size(); ++i)
        numbers.push_back(now.order.keyOf(Tpn{static_cast<std::int32_t>(i) + 1}));
    return numbers;
}

bool tellsCorrections(const trf::Document& document)
{
    return std::ranges::any_of(document.kept, [](const trf::KeptLine& line) { return tellsOtherResults(line.text); });
}

/// The rounds of a table follow from each other's numbers alone, whether or not they have been played.
bool isTableToBePlayed(const trf::TeamFile& file)
{
    const auto matches = trf::matchesOf(file);
    return file.teams.code && file.teams.code->byTable && matches &&
           std::ranges::any_of(*matches, [](const trf::TeamMatch& match) {
               return std::ranges::any_of(match.boards, &trf::MatchBoard::isOpen);
           });
}

/// Games that are said to have been played where one of the teams has nobody.
std::vector<std::string> emptyBoardsPlayed(const std::string& path, const Tournament& tournament)
{
    std::vector<std::string> remarks;
    for (const Round& round : tournament.rounds) {
        const RoundVersion* version = round.published();
        int number = 0;
        for (const Match& match : version != nullptr ? version->pairings.boards : std::vector<Match>()) {
            ++number;
            for (int game = 1; game <= match.gameCount(); ++game) {
                const auto& result = match.game(game).outcome.result;
                if (result && !isForfeit(*result) && forfeitOfEmptyBoard(match, game))
                    remarks.push_back(path + ": round " + std::to_string(round.number.value) + ", match " +
                                      std::to_string(number) + ", board " + std::to_string(game) +
                                      ": a game was played where nobody sits for a team; who is there wins by forfeit");
            }
        }
    }
    return remarks;
}

} // namespace

RecordedRounds::RecordedRounds(std::string path, const trf::Choices& choices, Source source)
    : path_(std::move(path))
    , choices_(choices)
    , source_(std::move(source))
{
}

Expected<RecordedRounds, CliError> RecordedRounds::open(const std::string& path, const trf::Choices& choices,
                                                        std::optional<int> only)
{
    auto content = readFile(path);
    if (!content)
        return Unexpected{content.error()};
    Source source;
    if (content->kind == FileKind::database) {
        auto tournament = readTournamentFile(path);
        if (!tournament)
            return Unexpected{tournament.error()};
        std::vector<PlayerKey> numbers = numbersOf(*tournament);
        std::vector<std::string> remarks = emptyBoardsPlayed(path, *tournament);
        source = Numbered{std::move(*tournament), std::move(numbers), std::move(remarks)};
    } else if (isTeamTrf(content->bytes)) {
        auto file = readTeamTrf(path, content->bytes);
        if (!file)
            return Unexpected{file.error()};
        source = std::move(*file);
    } else {
        auto file = readTrf(path, content->bytes, trf::gamesOfARound(choices));
        if (!file)
            return Unexpected{file.error()};
        source = std::make_unique<OfTrf>(OfTrf{std::move(*file), {}});
    }
    RecordedRounds rounds(path, choices, std::move(source));
    const int paired = rounds.paired();
    if (paired == 0 || only.value_or(1) > paired)
        return noSuchRound(path, paired);
    rounds.firstRound_ = only.value_or(1);
    rounds.lastRound_ = only.value_or(paired);
    if (auto* file = std::get_if<std::unique_ptr<OfTrf>>(&rounds.source_)) {
        auto replay = trf::Replay::of((*file)->input.document, choices);
        if (!replay)
            return Unexpected{CliError{ExitCode::badRequest, path + ": " + trf::describe(replay.error())}};
        (*file)->replay = std::move(*replay);
    }
    rounds.importWhatIsTold();
    return rounds;
}

void RecordedRounds::importWhatIsTold()
{
    TrfImportOptions options;
    options.now = QDateTime::currentDateTimeUtc();
    bool otherNumbers = false;
    const auto imported = [&]() -> Expected<TrfImport, TrfImportError> {
        if (const auto* teams = std::get_if<TeamTrfInput>(&source_)) {
            otherNumbers = teams->hasOtherNumbers;
            ofTable_ = isTableToBePlayed(teams->file);
            if (otherNumbers || tellsCorrections(teams->file.games) || ofTable_)
                return importTeams(teams->file, options);
        } else if (const auto* file = std::get_if<std::unique_ptr<OfTrf>>(&source_)) {
            otherNumbers = (*file)->input.hasOtherNumbers;
            if (otherNumbers || tellsCorrections((*file)->input.document))
                return importTrf((*file)->input.document, options, (*file)->input.gaps);
        }
        return Unexpected{TrfImportError{}};
    }();
    if (!imported)
        return;
    Tournament tournament = imported->tournament;
    if (otherNumbers)
        checkImportedRounds(tournament);
    std::vector<PlayerKey> numbers = tpnOrder(tournament); // those of the file
    imported_ = Numbered{std::move(tournament), std::move(numbers), {}};
}

int RecordedRounds::paired() const
{
    if (const auto* file = std::get_if<std::unique_ptr<OfTrf>>(&source_))
        return (*file)->input.document.pairedRounds();
    if (const auto* file = std::get_if<TeamTrfInput>(&source_))
        return file->file.pairedRounds();
    return std::get<Numbered>(source_).tournament.lastPublished().value;
}

const std::vector<std::string>& RecordedRounds::remarks() const
{
    if (const auto* numbered = std::get_if<Numbered>(&source_))
        return numbered->remarks;
    static const std::vector<std::string> none;
    if (const auto* ofTeams = std::get_if<TeamTrfInput>(&source_))
        return ofTeams->remarks;
    const auto* file = std::get_if<std::unique_ptr<OfTrf>>(&source_);
    return file ? (*file)->input.remarks : none;
}

Expected<StandingsTask, CliError> RecordedRounds::standings() const
{
    if (const auto* file = std::get_if<std::unique_ptr<OfTrf>>(&source_))
        return standingsTaskOf(path_, (*file)->input);
    if (const auto* file = std::get_if<TeamTrfInput>(&source_))
        return standingsTaskOf(path_, *file, choices_);
    return standingsTaskOf(std::get<Numbered>(source_).tournament);
}

const RecordedRounds::Numbered* RecordedRounds::mayBeCorrected() const
{
    return imported_ ? &*imported_ : std::get_if<Numbered>(&source_);
}

Expected<RecordedRound, CliError> RecordedRounds::at(std::size_t index) const
{
    const int round = firstRound_ + static_cast<int>(index);
    if (const Numbered* told = mayBeCorrected())
        if (auto before = beforeCorrections(told->tournament, RoundNumber{round})) {
            auto recorded = fromTournament({std::move(*before), told->numbers, {}}, round);
            if (recorded)
                recorded->task.remarks.push_back(path_ + ": round " + std::to_string(round) +
                                                 " was paired before results of earlier rounds were corrected, as the "
                                                 "file tells, and is compared with that");
            return recorded;
        }
    if (imported_) {
        const bool otherNumbers =
            imported_->tournament.round(RoundNumber{round})->published()->order != imported_->numbers;
        if (otherNumbers || ofTable_)
            return fromTournament(*imported_, round);
    }
    if (const auto* ofTeams = std::get_if<TeamTrfInput>(&source_))
        return fromTeamTrf(*ofTeams, round);
    const auto* file = std::get_if<std::unique_ptr<OfTrf>>(&source_);
    return file ? fromTrf(**file, round) : fromTournament(std::get<Numbered>(source_), round);
}

Expected<RecordedRound, CliError> RecordedRounds::fromTrf(const OfTrf& file, int round) const
{
    auto recorded = file.replay->round(RoundNumber{round});
    if (!recorded)
        return Unexpected{CliError{ExitCode::badRequest, path_ + ": " + trf::describe(recorded.error())}};
    return asRead(std::move(*recorded), round);
}

Expected<RecordedRound, CliError> RecordedRounds::fromTeamTrf(const TeamTrfInput& file, int round) const
{
    auto recorded = trf::recordedTeamRound(file.file, RoundNumber{round}, choices_);
    if (!recorded)
        return Unexpected{CliError{ExitCode::badRequest, path_ + ": " + trf::describe(recorded.error())}};
    RecordedRound read = asRead(std::move(*recorded), round);
    read.task.orders = pairwright::teamOrdersOf(file.file);
    return read;
}

RecordedRound RecordedRounds::asRead(trf::RecordedRound recorded, int round) const
{
    trf::ConvertedState& converted = recorded.input.converted;
    PairingTask task{RoundNumber{round}, std::move(converted.state), std::move(recorded.input.request), {}, {}, {}};
    for (const trf::FileId id : converted.ids)
        task.ids.push_back(id.value);
    for (const trf::Note& note : converted.notes)
        task.remarks.push_back(path_ + ": " + trf::describe(note));
    return RecordedRound{std::move(task), std::move(recorded.given), std::move(recorded.colourless)};
}

Expected<RecordedRound, CliError> RecordedRounds::fromTournament(const Numbered& numbered, int round) const
{
    const RoundVersion* version = numbered.tournament.round(RoundNumber{round})->published();
    RecordedRound recorded = recordedRound(numbered.tournament, round, *version, numbered.numbers);
    if (auto chosen = applyChoices(choices_, recorded.task); !chosen)
        return Unexpected{chosen.error()};
    return recorded;
}

} // namespace pairwright::cli
