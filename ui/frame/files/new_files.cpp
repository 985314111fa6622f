#include "ui/frame/files/new_files.h"

#include "app/domain/changes/for_others.h"
#include "app/domain/text/visible_text.h"
#include "app/jobs/storage_jobs.h"
#include "app/storage/place.h"
#include "ui/frame/files/replaced_file.h"
#include "ui/text/files/open_text.h"
#include "ui/text/files/storage_text.h"

#include <QDir>
#include <QFileInfo>

namespace pairwright {

namespace {

const auto tournamentEnding = QStringLiteral("pairwright");

/// Connects what a job says: the file that was replaced goes or comes back with it.
template <class MadeFile>
void follow(NewFileJob* job, Desk& desk, const std::shared_ptr<ReplacedFile>& replaced, MadeFile made)
{
    QObject::connect(job, &NewFileJob::made, job, [replaced, made](const QString& path) {
        replaced->finish();
        made(path);
    });
    QObject::connect(job, &NewFileJob::failedWith, job, [replaced, &desk](const OpenError& error) {
        desk.messages().tell(Mood::bad, sentenceFor(error));
    });
    job->start();
}

} // namespace

NewFiles::NewFiles(Desk& desk, QObject* parent)
    : QObject(parent)
    , desk_(desk)
{
}

std::optional<QString> NewFiles::askWhere(const QString& title, const QString& suggestion)
{
    auto path = desk_.asker().askFile(
        {FileQuestion::Kind::save, title, {tr("Tournaments (*.pairwright)")}, suggestion, tournamentEnding});
    if (!path)
        return std::nullopt;
    const TournamentSession* session = desk_.session();
    if (session != nullptr && isSameFile(session->path(), *path)) {
        desk_.messages().tell(Mood::warning, tr("This is the open tournament itself. Choose another name."));
        return std::nullopt;
    }
    return path;
}

void NewFiles::saveCopy(Copy what)
{
    const QString present = baseNameOf(desk_.session()->path());
    const QString name =
        (what == Copy::whole ? tr("%1 copy", "file name") : tr("%1 for others", "file name")).arg(present);
    const auto path = askWhere(what == Copy::whole ? tr("Save a Copy") : tr("Save a Copy for Others"),
                               QDir(desk_.folder()).filePath(name + QLatin1Char('.') + tournamentEnding));
    if (!path)
        return;
    const auto replaced = std::make_shared<ReplacedFile>(*path);
    if (replaced->isStuck()) {
        desk_.messages().tell(Mood::bad, replaced->whyStuck());
        return;
    }
    const auto tell = [this, what](const QString& made) {
        const QString saved =
            what == Copy::whole
                ? tr("Saved as %1.")
                : tr("Saved as %1, without phone numbers, e-mail, fees, remarks, birth dates and the history.");
        desk_.messages().tell(Mood::good, saved.arg(visibleText(QDir::toNativeSeparators(made))));
    };
    desk_.onceSaved(this, [this, what, replaced, made = *path, source = present, tell] {
        const Tournament& saved = desk_.session()->saved();
        const QString& place = desk_.session()->path();
        // The way back from a server: there is no file beside it that keeps the history.
        if (what == Copy::whole && isServerAddress(place) && desk_.session()->seesPrivate())
            follow(NewFileJob::whole(place, made, this), desk_, replaced, tell);
        else
            follow(NewFileJob::copy(what == Copy::whole ? saved : forOthers(saved), source, desk_.settings().who(),
                                    made, this),
                   desk_, replaced, tell);
    });
}

void NewFiles::saveMoment(const HistoryEntry& moment)
{
    const QString present = baseNameOf(desk_.session()->path());
    const QString time = moment.at.toLocalTime().toString(QStringLiteral("yyyy-MM-dd HHmm"));
    const QString name = tr("%1 as of %2", "file name: tournament, time").arg(present, time);
    const auto path = askWhere(tr("Save This Moment as a New File"),
                               QDir(desk_.folder()).filePath(name + QLatin1Char('.') + tournamentEnding));
    if (!path)
        return;
    const auto replaced = std::make_shared<ReplacedFile>(*path);
    if (replaced->isStuck()) {
        desk_.messages().tell(Mood::bad, replaced->whyStuck());
        return;
    }
    const auto tell = [this](const QString& made) {
        desk_.messages().tell(Mood::good, tr("Saved as %1.").arg(visibleText(QDir::toNativeSeparators(made))),
                              tr("Open"), [this, made] { emit fileMade(made, {}); });
    };
    desk_.onceSaved(this, [this, replaced, step = moment.step, made = *path, tell] {
        follow(NewFileJob::moment(desk_.session()->path(), step, made, this), desk_, replaced, tell);
    });
}

void NewFiles::restoreBackup(const QString& backup, const QString& tournament)
{
    const QString name = tr("%1 restored", "file name").arg(tournament) + QLatin1Char('.') + tournamentEnding;
    const auto path = askWhere(tr("Restore the Backup into a New File"), QDir(desk_.folder()).filePath(name));
    if (!path)
        return;
    const auto replaced = std::make_shared<ReplacedFile>(*path);
    if (replaced->isStuck()) {
        desk_.messages().tell(Mood::bad, replaced->whyStuck());
        return;
    }
    // What the open tournament has left it does not find again in its own backup.
    const bool isOfTheOpenOne =
        desk_.session() != nullptr && QFileInfo(desk_.session()->path()).completeBaseName() == tournament;
    const RatedBy ratedBy = isOfTheOpenOne ? desk_.projected().settings.ratedBy : RatedBy::fide;
    follow(NewFileJob::restore(backup, ratedBy, *path, this), desk_, replaced, [this, backup](const QString& made) {
        emit fileMade(made, {tr("Restored from the backup %1.").arg(visibleFileName(backup))});
    });
}

void NewFiles::recover(const QString& damaged)
{
    const QFileInfo source(damaged);
    const QString name =
        tr("%1 recovered", "file name").arg(source.completeBaseName()) + QLatin1Char('.') + tournamentEnding;
    const auto path = askWhere(tr("Recover into a New File"), source.absoluteDir().filePath(name));
    if (!path || QFileInfo(*path) == source)
        return;
    const auto replaced = std::make_shared<ReplacedFile>(*path);
    if (replaced->isStuck()) {
        desk_.messages().tell(Mood::bad, replaced->whyStuck());
        return;
    }
    desk_.messages().tell(Mood::neutral, tr("Reading what is left of %1 …").arg(visibleFileName(source.filePath())));
    auto* job = new RecoveryJob(damaged, *path, desk_.settings().who(), this);
    connect(job, &RecoveryJob::recovered, this, [this, replaced, made = *path](const RecoveryReport& report) {
        replaced->finish();
        emit fileMade(made, {});
        emit recovered(sentencesFor(report));
    });
    connect(job, &RecoveryJob::failedWith, this,
            [this, replaced](const OpenError& error) { desk_.messages().tell(Mood::bad, sentenceFor(error)); });
    job->start();
}

} // namespace pairwright
