#include "tests/conformance/replayer.h"

#include "engine/trf/reader.h"
#include "engine/trf/to_state.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace pairwright::conformance {

namespace {

constexpr int differencesShown = 5;

std::size_t indexOf(RoundNumber round)
{
    return static_cast<std::size_t>(round.value - 1);
}

std::optional<ByeKind> requestedBye(trf::CellResult result)
{
    switch (result) {
    case trf::CellResult::fullPointBye: return ByeKind::Full;
    case trf::CellResult::halfPointBye: return ByeKind::Half;
    case trf::CellResult::zeroPointBye: return ByeKind::Zero;
    default: return std::nullopt;
    }
}

void show(Tally& tally, const QString& line)
{
    ++tally.differences;
    if (tally.shown.size() < differencesShown)
        tally.shown << line;
}

QString textOf(const Boards& boards, const Boards& without)
{
    QStringList words;
    for (const auto& pair : boards.pairs)
        if (std::find(without.pairs.begin(), without.pairs.end(), pair) == without.pairs.end())
            words << QString("%1-%2").arg(pair.first.value).arg(pair.second.value);
    if (boards.bye && boards.bye != without.bye)
        words << QString("bye %1").arg(boards.bye->value);
    return words.join(' ');
}

Boards boardsOf(const RoundPairing& pairing, const trf::ConvertedState& converted)
{
    Boards boards;
    for (const Board& board : pairing.boards)
        boards.pairs.emplace_back(converted.idOf(board.white), converted.idOf(board.black));
    std::sort(boards.pairs.begin(), boards.pairs.end());
    if (pairing.bye)
        boards.bye = converted.idOf(*pairing.bye);
    return boards;
}

void replayRound(const trf::Document& document, RoundNumber round, SystemEdition system, const QString& file,
                 Tally& tally)
{
    const Boards recorded = recordedBoards(document, round);
    if (recorded == Boards{})
        return;
    ++tally.rounds;
    const QString name = QString("%1 round %2").arg(file).arg(round.value);
    const SystemInfo* info = findSystem(system);
    trf::Choices choices;
    choices.system = std::string(info->key);
    choices.edition = system.edition;
    const auto input = trf::toPairingInput(before(document, round), choices);
    if (!input) {
        show(tally, name + ": " + QString::fromStdString(trf::describe(input.error())));
        return;
    }
    const auto start = std::chrono::steady_clock::now();
    const auto pairing = pairRound(input->converted.state, input->request);
    const auto taken = std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - start);
    if (taken > tally.slowest) {
        tally.slowest = taken;
        tally.slowestRound = name;
    }
    if (!pairing) {
        show(tally, QString("%1: refused for reason %2").arg(name).arg(static_cast<int>(pairing.error().reason)));
        return;
    }
    const Boards got = boardsOf(*pairing, input->converted);
    if (got != recorded)
        show(tally, QString("%1: got %2, recorded %3").arg(name, textOf(got, recorded), textOf(recorded, got)));
}

} // namespace

trf::Document before(trf::Document document, RoundNumber round)
{
    std::erase_if(document.requests, [round](const trf::ByeRequest& request) { return request.round <= round; });
    for (trf::Player& player : document.players) {
        if (player.rounds.size() <= indexOf(round))
            continue;
        if (const auto kind = requestedBye(player.rounds[indexOf(round)].result))
            document.requests.push_back({round, player.id, *kind});
        player.rounds.resize(indexOf(round));
    }
    std::sort(document.requests.begin(), document.requests.end());
    return document;
}

Boards recordedBoards(const trf::Document& document, RoundNumber round)
{
    Boards boards;
    for (const trf::Player& player : document.players) {
        if (player.rounds.size() <= indexOf(round))
            continue;
        const trf::RoundCell& cell = player.rounds[indexOf(round)];
        if (cell.result == trf::CellResult::pairingBye)
            boards.bye = player.id;
        else if (cell.opponent && cell.colour == Colour::White)
            boards.pairs.emplace_back(player.id, *cell.opponent);
    }
    std::sort(boards.pairs.begin(), boards.pairs.end());
    return boards;
}

void replayFile(const QString& path, SystemEdition system, Tally& tally)
{
    ++tally.files;
    const QString name = QFileInfo(path).fileName();
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        show(tally, name + ": cannot be opened");
        return;
    }
    const auto read = trf::read(file.readAll().toStdString());
    if (!read) {
        show(tally, name + ": " + QString::fromStdString(trf::describe(read.error())));
        return;
    }
    for (int round = 1; round <= read->document.pairedRounds(); ++round)
        replayRound(read->document, RoundNumber{round}, system, name, tally);
}

Tally replayFolder(const QString& folder, SystemEdition system)
{
    Tally tally;
    const QDir dir(folder);
    for (const QString& name : dir.entryList({"*.trf"}, QDir::Files, QDir::Name))
        replayFile(dir.filePath(name), system, tally);
    return tally;
}

QString toText(const Tally& tally)
{
    return QString("%1 files, %2 rounds, %3 differences, slowest round %4 ms (%5)")
        .arg(tally.files)
        .arg(tally.rounds)
        .arg(tally.differences)
        .arg(tally.slowest.count())
        .arg(tally.slowestRound);
}

} // namespace pairwright::conformance
