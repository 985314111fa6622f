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

Expected<RecordedRounds, CliError> fromTrf(const std::string& path, const QByteArray& bytes,
                                           const trf::Choices& choices, int first, int last)
{
    auto file = readTrf(path, bytes, trf::gamesOfARound(choices));
    if (!file)
        return Unexpected{file.error()};
    RecordedRounds result;
    result.remarks = std::move(file->remarks);
    const int rounds = file->document.pairedRounds();
    if (rounds == 0 || first > rounds)
        return noSuchRound(path, rounds);
    for (int round = first; round <= std::min(last, rounds); ++round) {
        auto recorded = trf::recordedRound(file->document, RoundNumber{round}, choices);
        if (!recorded)
            return Unexpected{CliError{ExitCode::badRequest, path + ": " + trf::describe(recorded.error())}};
        for (const trf::Note& note : recorded->input.converted.notes)
            addOnce(result.remarks, path + ": " + trf::describe(note));
        PairingTask task{
            RoundNumber{round}, std::move(recorded->input.converted.state), std::move(recorded->input.request), {}, {}};
        for (const trf::FileId id : recorded->input.converted.ids)
            task.ids.push_back(id.value);
        result.rounds.push_back({std::move(task), std::move(recorded->given), std::move(recorded->colourless)});
    }
    return result;
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

Expected<RecordedRounds, CliError> fromTournament(const std::string& path, const trf::Choices& choices, int first,
                                                  int last)
{
    const auto tournament = readTournamentFile(path);
    if (!tournament)
        return Unexpected{tournament.error()};
    const int rounds = tournament->publishedRounds();
    if (rounds == 0 || first > rounds)
        return noSuchRound(path, rounds);
    const EngineView now = engineView(*tournament, rounds);
    std::vector<PlayerKey> present;
    for (std::size_t i = 0; i < now.state.players.size(); ++i)
        present.push_back(now.order.keyOf(Tpn{static_cast<std::int32_t>(i) + 1}));
    RecordedRounds result;
    for (int number = first; number <= std::min(last, rounds); ++number) {
        const RoundVersion* version = tournament->round(RoundNumber{number})->published();
        RecordedRound recorded = recordedRound(*tournament, number, *version, present);
        recorded.task.request.limMaxi = tournament->settings.limMaxi;
        if (auto chosen = applyChoices(choices, recorded.task); !chosen)
            return Unexpected{chosen.error()};
        result.rounds.push_back(std::move(recorded));
    }
    return result;
}

} // namespace

Expected<RecordedRounds, CliError> loadRecordedRounds(const std::string& path, const trf::Choices& choices,
                                                      std::optional<int> only)
{
    auto content = readFile(path);
    if (!content)
        return Unexpected{content.error()};
    constexpr int all = 1000;
    const int first = only.value_or(1);
    const int last = only.value_or(all);
    return content->kind == FileKind::database ? fromTournament(path, choices, first, last)
                                               : fromTrf(path, content->bytes, choices, first, last);
}

} // namespace pairwright::cli
