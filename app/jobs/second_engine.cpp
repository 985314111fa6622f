#include "app/jobs/second_engine.h"

#include "app/domain/changes/for_others.h"
#include "app/domain/players/tpn_order.h"
#include "app/formats/trf/export.h"
#include "app/storage/file/file_writer.h"

#include <QElapsedTimer>
#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>

#include <algorithm>

namespace pairwright {

namespace {

constexpr int lookForTheEnd = 50;          // milliseconds
constexpr qsizetype mostPrinted = 1 << 20; // bytes; a round of 9,999 players is less

const auto filePlace = QStringLiteral("{file}");

QStringList wordsOf(const QString& command)
{
    QStringList words = QProcess::splitCommand(command);
    if (words.filter(filePlace).isEmpty())
        words << QStringLiteral("--dutch") << filePlace << QStringLiteral("-p");
    return words;
}

/// Everything it printed; no value: it could not be started, did not end well, or not in time.
std::optional<QByteArray> printedBy(QStringList words, const QString& folder, const std::stop_token& stop,
                                    std::chrono::milliseconds limit)
{
    QProcess process;
    process.setWorkingDirectory(folder);
    process.setStandardInputFile(QProcess::nullDevice());
    process.setStandardErrorFile(QProcess::nullDevice());
    const QString program = words.takeFirst();
    process.start(program, words);
    if (!process.waitForStarted())
        return std::nullopt;
    QByteArray printed;
    QElapsedTimer timer;
    timer.start();
    while (!process.waitForFinished(lookForTheEnd) && process.state() != QProcess::NotRunning) {
        printed += process.readAllStandardOutput();
        if (!stop.stop_requested() && !timer.hasExpired(limit.count()) && printed.size() <= mostPrinted)
            continue;
        process.kill();
        process.waitForFinished();
        return std::nullopt;
    }
    printed += process.readAllStandardOutput();
    const bool ended = process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0;
    return ended && printed.size() <= mostPrinted ? std::optional(printed) : std::nullopt;
}

/// "12 7": two numbers and nothing else.
std::optional<std::pair<int, int>> pairIn(const QString& line)
{
    const QStringList words = line.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    if (words.size() != 2)
        return std::nullopt;
    bool first = false;
    bool second = false;
    const std::pair pair{words[0].toInt(&first), words[1].toInt(&second)};
    return first && second ? std::optional(pair) : std::nullopt;
}

} // namespace

QString SecondEngine::name() const
{
    const QStringList words = QProcess::splitCommand(command);
    const auto script = std::find_if(words.begin(), words.end(),
                                     [](const QString& word) { return word.endsWith(QStringLiteral(".py")); });
    const QString program = script != words.end() ? *script : words.value(0);
    return QFileInfo(program).completeBaseName();
}

std::optional<SecondRound> secondRoundFrom(const QByteArray& printed, const std::vector<PlayerKey>& order,
                                           const std::vector<PlayerKey>& participants)
{
    SecondRound round;
    std::vector<PlayerKey> placed;
    const auto place = [&](int number) -> std::optional<PlayerKey> {
        if (number < 1 || number > static_cast<int>(order.size()))
            return std::nullopt;
        placed.push_back(order[static_cast<std::size_t>(number - 1)]);
        return placed.back();
    };
    bool isFirst = true;
    for (const QByteArray& bytes : printed.split('\n')) {
        const QString line = QString::fromLatin1(bytes).simplified();
        if (line.isEmpty())
            continue;
        bool isCount = false;
        line.toInt(&isCount);
        if (std::exchange(isFirst, false) && isCount)
            continue;
        const auto pair = pairIn(line);
        if (!pair)
            return std::nullopt;
        const auto white = place(pair->first);
        const auto black = pair->second == 0 ? std::nullopt : place(pair->second);
        if (!white || (pair->second == 0 ? round.bye.has_value() : !black))
            return std::nullopt;
        if (black)
            round.boards.push_back({*white, *black});
        else
            round.bye = white;
    }
    std::vector<PlayerKey> wanted = participants;
    std::sort(wanted.begin(), wanted.end());
    std::sort(placed.begin(), placed.end());
    return wanted == placed ? std::optional(std::move(round)) : std::nullopt;
}

QByteArray fileForSecondEngine(const Tournament& tournament)
{
    Tournament shown = forOthers(tournament);
    for (auto* list : {&shown.players, &shown.members})
        for (Player& player : *list)
            player.data.birth.reset(); // no pairing asks for it
    const auto file = exportTrf(shown, {trf::Version::trf26, trf::Profile::engine});
    return file ? file->bytes : QByteArray();
}

std::optional<SecondRound> pairBy(const SecondEngine& engine, const Tournament& tournament,
                                  const std::vector<PlayerKey>& participants, const std::stop_token& stop,
                                  std::chrono::milliseconds limit)
{
    const QByteArray file = fileForSecondEngine(tournament);
    const QTemporaryDir folder;
    if (file.isEmpty() || !folder.isValid())
        return std::nullopt;
    const QString path = folder.filePath(QStringLiteral("round.trf"));
    if (!writeFile(path, file))
        return std::nullopt;
    QStringList words = wordsOf(engine.command);
    for (QString& word : words)
        word.replace(filePlace, path);
    const auto printed = printedBy(words, folder.path(), stop, limit);
    return printed ? secondRoundFrom(*printed, tpnOrder(tournament), participants) : std::nullopt;
}

} // namespace pairwright
