#include "ui/text/files/web_text.h"

#include "ui/text/files/storage_text.h"

#include <QCoreApplication>
#include <QDir>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::WebText)
};

} // namespace

QString sentenceFor(const web::FolderError& error)
{
    if (error.code == web::FolderError::Code::foreignFiles)
        return Tr::tr(
                   "The web folder has a file that Pairwright did not write: %1. It is not replaced; choose an empty "
                   "folder.")
            .arg(QDir::toNativeSeparators(error.write.path));
    if (error.code == web::FolderError::Code::stopped)
        return Tr::tr("The web pages were not written.");
    return Tr::tr("The web pages were not written.") + QLatin1Char(' ') + sentenceFor(error.write);
}

QString sentenceFor(const web::FolderChanges& changes)
{
    return Tr::tr("%n file(s) written.", nullptr, changes.written) + QLatin1Char(' ') +
           Tr::tr("%n unchanged.", "files", changes.same);
}

QString sentenceFor(const WebCommandOutcome& outcome)
{
    switch (outcome.end) {
    case WebCommandOutcome::End::notRun: return {};
    case WebCommandOutcome::End::done: return Tr::tr("The command ended well.");
    case WebCommandOutcome::End::failed:
        return Tr::tr("The web pages are written, but the command failed (exit code %1).").arg(outcome.exitCode);
    case WebCommandOutcome::End::timedOut:
        return Tr::tr("The web pages are written, but the command did not end within %n second(s) and was stopped.",
                      nullptr, webCommandSeconds);
    case WebCommandOutcome::End::notStarted:
        return Tr::tr("The web pages are written, but the command could not be started.");
    }
    return {};
}

bool isTrouble(const WebCommandOutcome& outcome)
{
    return outcome.end != WebCommandOutcome::End::notRun && outcome.end != WebCommandOutcome::End::done;
}

} // namespace pairwright
