#include "ui/text/files/storage_text.h"

#include "app/domain/text/filled.h"
#include "app/domain/text/language.h"
#include "app/domain/text/visible_text.h"
#include "app/formats/display_text.h"
#include "app/formats/report/shown_date.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLocale>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::StorageText)
};

} // namespace

QString sentenceFor(const BackupError& error)
{
    const QString folder = visibleText(QDir::toNativeSeparators(error.folder));
    switch (error.code) {
    case BackupError::Code::folderMissing:
        return Tr::tr("No backup was made: %1 is not there. Plug in the stick, or choose another place for backups.")
            .arg(folder);
    case BackupError::Code::folderNotWritable:
        return Tr::tr("No backup was made: nothing can be written in %1. Choose another place for backups. (%2)")
            .arg(folder, error.detail);
    case BackupError::Code::diskFull:
        return Tr::tr("No backup was made: %1 is full. Make room there, or choose another place for backups.")
            .arg(folder);
    case BackupError::Code::temporaryFull:
        return Tr::tr("No backup was made: there is no room for a working copy in %1, the folder for temporary files. "
                      "Make room there.")
            .arg(visibleText(QDir::toNativeSeparators(error.detail)));
    case BackupError::Code::notReadable:
        return Tr::tr(
                   "No backup was made: the tournament file could not be read. Save a copy on another disk now. (%1)")
            .arg(error.detail);
    case BackupError::Code::notVerified:
        return Tr::tr("No backup was made: what was written to %1 reads back differently. Do not trust that stick; "
                      "choose another one. (%2)")
            .arg(folder, error.detail);
    case BackupError::Code::failed: break;
    }
    return Tr::tr("No backup was made in %1. The tournament itself is saved. (%2)").arg(folder, error.detail);
}

QString sentenceFor(const WriteError& error)
{
    const QString path = visibleText(QDir::toNativeSeparators(error.path));
    switch (error.code) {
    case WriteError::Code::diskFull:
        return Tr::tr("%1 could not be written: the disk is full. It needs %2, and %3 are free. Make room, or choose "
                      "another disk.")
            .arg(path, spokenLocale().formattedDataSize(error.needed), spokenLocale().formattedDataSize(error.free));
    case WriteError::Code::noSuchFolder:
        return Tr::tr("%1 could not be written: there is no such folder. Choose another one.").arg(path);
    case WriteError::Code::notWritable:
        return Tr::tr("%1 could not be written: nothing can be written in this folder (%2). Choose another one.")
            .arg(path, error.detail);
    case WriteError::Code::link:
        return Tr::tr("%1 could not be written: a link of that name is there, and it is not followed. Choose another "
                      "name.")
            .arg(path);
    case WriteError::Code::notAFile:
        return Tr::tr("%1 could not be written: what has that name is not an ordinary file. Choose another name.")
            .arg(path);
    case WriteError::Code::nameTooLong:
        return Tr::tr("%1 could not be written: the name is too long for this disk. Choose a shorter one.").arg(path);
    case WriteError::Code::taken:
        return Tr::tr("%1 could not be written: there is such a file already. Choose another name.").arg(path);
    case WriteError::Code::failed: break;
    }
    return Tr::tr("%1 could not be written: %2. Choose another folder.").arg(path, error.detail);
}

QString lineFor(const BackupFile& backup)
{
    const QString time = shownDateTime(backup.at.toLocalTime());
    return backup.round == 0 ? Tr::tr("before round 1, %1").arg(time)
                             : filled(Tr::tr("round %1 published, %2"), backup.round, time);
}

QString sentenceFor(const Upgrade& upgrade)
{
    if (upgrade.copy.isEmpty())
        return Tr::tr("This event came from an older version of Pairwright and was brought up to date. The other desks "
                      "need this version too.");
    return Tr::tr("This file came from an older version of Pairwright and was brought up to date. As it was it is kept "
                  "as %1.")
        .arg(visibleFileName(upgrade.copy));
}

QStringList sentencesFor(const RecoveryReport& report)
{
    QStringList lines;
    lines.append(Tr::tr("Recovered: %1.", "a list of numbers")
                     .arg(enumerate({Tr::tr("%n player(s)", nullptr, report.players),
                                     Tr::tr("%n published round(s)", nullptr, report.publishedRounds),
                                     Tr::tr("%n result(s)", nullptr, report.results)})));
    if (report.isComplete())
        lines.append(Tr::tr("Nothing is missing, as far as the file itself can tell."));
    if (report.eventLost)
        lines.append(
            Tr::tr("Data of the event or settings are lost: check name, dates, points and pairing system on the "
                   "Overview page before you go on."));
    if (!report.nameless.empty())
        lines.append(Tr::tr("The names of %n player(s) are lost; their games are kept. They are called “? number”: "
                            "enter the names again from the list of players.",
                            nullptr, static_cast<int>(report.nameless.size())));
    if (report.roundsLost > 0)
        lines.append(Tr::tr("%n round(s) could not be restored. Enter them again from the printed sheets.", nullptr,
                            report.roundsLost));
    if (report.boardsLost > 0)
        lines.append(Tr::tr("%n board(s) contradicted themselves and were left out. Enter them again from the printed "
                            "sheets.",
                            nullptr, report.boardsLost));
    if (report.valuesLost > 0)
        lines.append(Tr::tr("%n value(s) were impossible and were left out: ratings, dates, byes or settings.", nullptr,
                            report.valuesLost));
    if (report.roundsDoubtful)
        lines.append(Tr::tr("Boards or results may be missing: compare every round with the printed sheets."));
    if (report.presenceDoubtful)
        lines.append(Tr::tr("Byes and withdrawals may be missing: compare them with your notes."));
    if (report.privateDoubtful)
        lines.append(Tr::tr("Phone numbers, e-mail addresses, fees and remarks may be missing: compare them with your "
                            "list."));
    if (report.keptLinesDoubtful)
        lines.append(Tr::tr("Lines that were kept from an imported report may be missing: compare the next report with "
                            "it."));
    const int fromJournal =
        report.playersFromJournal + report.versionsFromJournal + (report.event ? 1 : 0) + (report.settings ? 1 : 0);
    if (fromJournal > 0)
        lines.append(Tr::tr("%n lost item(s) came back from the journal.", nullptr, fromJournal));
    lines.append(
        Tr::tr("The history before the damage stays in the old file; the new one begins a history of its own."));
    return lines;
}

} // namespace pairwright
