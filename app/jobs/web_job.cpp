#include "app/jobs/web_job.h"

#include <QElapsedTimer>
#include <QProcess>

namespace pairwright {

namespace {

constexpr int lookEvery = 100;         // milliseconds
constexpr qsizetype keptOutput = 4000; // characters

void startShell(QProcess& process, const QString& command)
{
#ifdef Q_OS_WIN
    process.setProgram(QStringLiteral("cmd.exe"));
    process.setNativeArguments(QStringLiteral("/S /C \"") + command + QLatin1Char('"'));
    process.start();
#else
    process.start(QStringLiteral("/bin/sh"), {QStringLiteral("-c"), command});
#endif
}

QString endOf(const QByteArray& output)
{
    return QString::fromLocal8Bit(output).trimmed().right(keptOutput);
}

} // namespace

WebCommandOutcome runWebCommand(const QString& command, const QString& folder, int seconds, const std::stop_token& stop)
{
    using End = WebCommandOutcome::End;
    QProcess process;
    process.setWorkingDirectory(folder);
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.setStandardInputFile(QProcess::nullDevice()); // one that asks for a password gets no answer
    startShell(process, command);
    if (!process.waitForStarted())
        return {End::notStarted, 0, process.errorString()};
    QByteArray output;
    QElapsedTimer timer;
    timer.start();
    while (!process.waitForFinished(lookEvery)) {
        output += process.readAll();
        output = output.right(2 * keptOutput);
        if (process.state() == QProcess::NotRunning)
            break;
        if (!stop.stop_requested() && !timer.hasExpired(qint64{seconds} * 1000))
            continue;
        process.kill();
        process.waitForFinished(lookEvery);
        return {End::timedOut, 0, endOf(output)};
    }
    output += process.readAll();
    const bool done = process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0;
    return {done ? End::done : End::failed, process.exitCode(), endOf(output)};
}

WebJob::WebJob(SharedTournament tournament, const WebPlan& plan, QByteArray taken, QObject* context)
    : Job(context, Ending::awaited)
    , tournament_(std::move(tournament))
    , plan_(plan)
    , taken_(std::move(taken))
{
}

void WebJob::start()
{
    using Outcome = Expected<WebOutcome, web::FolderError>;
    run<Outcome>(
        [tournament = tournament_, plan = plan_, taken = taken_](const std::stop_token& stop) -> Outcome {
            const auto mustStop = [&stop] {
                return stop.stop_requested();
            };
            const std::vector<web::WebFile> pages = web::webFolder(*tournament, Language(plan.language), mustStop);
            const auto changes = web::writeFolder(plan.folder, pages, mustStop);
            if (!changes)
                return Unexpected{changes.error()};
            WebOutcome outcome{*changes, web::hashOf(pages), {}};
            if (!plan.command.trimmed().isEmpty() && outcome.pages != taken && !stop.stop_requested())
                outcome.command = runWebCommand(plan.command, plan.folder, webCommandSeconds, stop);
            return outcome;
        },
        [this](const Outcome& outcome) {
            if (outcome)
                emit written(*outcome);
            else
                emit failedWith(outcome.error());
            return outcome.hasValue();
        },
        [folder = plan_.folder](const QString& what) -> Outcome {
            web::FolderError error;
            error.write.path = folder;
            error.write.detail = what;
            return Unexpected{error};
        });
}

} // namespace pairwright
