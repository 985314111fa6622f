#include "app/cli/recorded_rounds.h"

#include "app/cli/file_content.h"
#include "app/cli/tournament_input.h"
#include "app/cli/trf_input.h"
#include "app/pairing/paired_from.h"
#include "engine/trf/replay.h"

#include <algorithm>

namespace pairwright::cli {

namespace {

Unexpected<CliError> noSuchRound(const std::string& path, int rounds)
{
    const std::string has =
        rounds == 0 ? "no round is paired yet" : "only rounds 1 to " + std::to_string(rounds) + " are paired";
    return Unexpected{CliError{ExitCode::badRequest, path + ": " + has}};
}

void addOnce(std::vector<std::string>& remarks, const std::string& remark)
{
    if (std::find(remarks.begin(), remarks.end(), remark) == remarks.end())
        remarks.push_back(remark);
}

RecordedRound recordedRound(const Tournament& tournament, int number, const RoundVersion& version,
                            const std::vector<PlayerKey>& present)
{
    EngineView view = pairedFrom(tournament, RoundNumber{number}, version);
    RecordedRound result{{RoundNumber{number}, {}, {}, {}, {}}, {}, {}};
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
    for (std::size_t i = 0; i < view.state.players.size(); ++i) {
        const Tpn tpn{static_cast<std::int32_t>(i) + 1};
        const bool plays = std::any_of(result.given.boards.begin(), result.given.boards.end(),
                                       [&](const auto& board) { return board.first == tpn || board.second == tpn; });
        if (!plays && result.given.bye != tpn)
            result.task.request.absent.push_back(tpn);
        // The numbers that the reader knows are those of now.
        const auto now = std::find(present.begin(), present.end(), view.order.keyOf(tpn));
        result.task.ids.push_back(static_cast<int>(now - present.begin()) + 1);
    }
    result.task.state = std::move(view.state);
    return result;
}

std::vector<PlayerKey> numbersOf(const Tournament& tournament)
{
    const EngineView now = engineView(tournament, tournament.publishedRounds());
    std::vector<PlayerKey> numbers;
    for (std::size_t i = 0; i < now.state.players.size(); ++i)
        numbers.push_back(now.order.keyOf(Tpn{static_cast<std::int32_t>(i) + 1}));
    return numbers;
}

} // namespace

RecordedRounds::RecordedRounds(std::string path, const trf::Choices& choices,
                               std::variant<trf::Document, Numbered> source)
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
    std::variant<trf::Document, Numbered> source;
    std::vector<std::string> remarks;
    if (content->kind == FileKind::database) {
        auto tournament = readTournamentFile(path);
        if (!tournament)
            return Unexpected{tournament.error()};
        std::vector<PlayerKey> numbers = numbersOf(*tournament);
        source = Numbered{std::move(*tournament), std::move(numbers)};
    } else {
        auto file = readTrf(path, content->bytes, trf::gamesOfARound(choices));
        if (!file)
            return Unexpected{file.error()};
        source = std::move(file->document);
        remarks = std::move(file->remarks);
    }
    RecordedRounds rounds(path, choices, std::move(source));
    rounds.remarks_ = std::move(remarks);
    const int paired = rounds.paired();
    if (paired == 0 || only.value_or(1) > paired)
        return noSuchRound(path, paired);
    rounds.nextRound_ = only.value_or(1);
    rounds.lastRound_ = only.value_or(paired);
    return rounds;
}

int RecordedRounds::paired() const
{
    if (const auto* document = std::get_if<trf::Document>(&source_))
        return document->pairedRounds();
    return std::get<Numbered>(source_).tournament.publishedRounds();
}

Expected<std::optional<RecordedRound>, CliError> RecordedRounds::next()
{
    if (nextRound_ > lastRound_)
        return std::optional<RecordedRound>();
    const int round = nextRound_++;
    const auto* document = std::get_if<trf::Document>(&source_);
    auto recorded = document ? fromTrf(*document, round) : fromTournament(std::get<Numbered>(source_), round);
    if (!recorded)
        return Unexpected{recorded.error()};
    return std::optional(std::move(*recorded));
}

Expected<RecordedRound, CliError> RecordedRounds::fromTrf(const trf::Document& document, int round)
{
    auto recorded = trf::recordedRound(document, RoundNumber{round}, choices_);
    if (!recorded)
        return Unexpected{CliError{ExitCode::badRequest, path_ + ": " + trf::describe(recorded.error())}};
    for (const trf::Note& note : recorded->input.converted.notes)
        addOnce(remarks_, path_ + ": " + trf::describe(note));
    PairingTask task{
        RoundNumber{round}, std::move(recorded->input.converted.state), std::move(recorded->input.request), {}, {}};
    for (const trf::FileId id : recorded->input.converted.ids)
        task.ids.push_back(id.value);
    return RecordedRound{std::move(task), std::move(recorded->given), std::move(recorded->colourless)};
}

Expected<RecordedRound, CliError> RecordedRounds::fromTournament(const Numbered& numbered, int round) const
{
    const RoundVersion* version = numbered.tournament.round(RoundNumber{round})->published();
    RecordedRound recorded = recordedRound(numbered.tournament, round, *version, numbered.numbers);
    recorded.task.request.limMaxi = numbered.tournament.settings.limMaxi;
    if (auto chosen = applyChoices(choices_, recorded.task); !chosen)
        return Unexpected{chosen.error()};
    return recorded;
}

} // namespace pairwright::cli
