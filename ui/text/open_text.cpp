#include "ui/text/open_text.h"

#include "app/formats/report/shown_date.h"
#include "ui/text/finding_text.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::OpenText)
};

} // namespace

QString sentenceFor(const OpenError& error)
{
    const QString name = QFileInfo(error.path).fileName();
    const QString path = QDir::toNativeSeparators(error.path);
    switch (error.code) {
    case OpenError::Code::notFound: return Tr::tr("There is no file %1.").arg(path);
    case OpenError::Code::noPermission:
        return Tr::tr("%1 may not be read. Ask the owner of the file for permission, or open a copy.").arg(path);
    case OpenError::Code::notATournament:
        return Tr::tr(
                   "%1 is not a Pairwright tournament. TRF reports end in .trf; lists of players are imported on the "
                   "Players page.")
            .arg(name);
    case OpenError::Code::newerSchema:
        return Tr::tr(
                   "%1 was made by a newer version of Pairwright (schema %2, this one knows %3). Update the program; "
                   "the file was not touched.")
            .arg(name)
            .arg(error.fileSchema)
            .arg(error.knownSchema);
    case OpenError::Code::truncated:
        return Tr::tr("%1 is cut off: a part of it is missing. Take the last copy or backup; the file was not touched.")
            .arg(name);
    case OpenError::Code::damaged:
        return Tr::tr("%1 is damaged (%2). Take the last copy or backup; the file was not touched.")
            .arg(name, error.detail);
    case OpenError::Code::needsCopy:
        return Tr::tr("%1 was not closed properly and its place cannot be written. Copy it to another folder, together "
                      "with the files beside it, and open the copy.")
            .arg(name);
    case OpenError::Code::alreadyExists: return Tr::tr("There is already a file %1. Choose another name.").arg(path);
    case OpenError::Code::cannotCreate:
        return Tr::tr("No file can be made at %1. Choose a folder that exists and can be written.").arg(path);
    case OpenError::Code::diskFull: return Tr::tr("The disk is full. Make room, or choose another one.");
    case OpenError::Code::contradictory:
        return Tr::tr("The rounds of this tournament contradict each other:") + QLatin1Char(' ') +
               sentencesFor(error.findings, {}).join(QLatin1Char(' '));
    case OpenError::Code::notUpgraded:
        return Tr::tr("%1 was made by an older version of Pairwright. Before it is brought up to date a copy is kept "
                      "beside it, and that failed: %2. Make room in its folder and open it again; the file was not "
                      "touched.")
            .arg(name, error.detail);
    case OpenError::Code::failed: return Tr::tr("%1 could not be opened: %2").arg(path, error.detail);
    }
    return {};
}

QString sentenceFor(const ReadOnlyReason& reason)
{
    switch (reason.code) {
    case ReadOnlyReason::Code::openedElsewhere:
        if (reason.holder && !reason.holder->user.isEmpty() && reason.holder->since.isValid())
            return Tr::tr(
                       "Open for reading only: %1 has had this tournament open on %2 since %3. Close it there to work "
                       "on it here.")
                .arg(reason.holder->user, reason.holder->host, shownDateTime(reason.holder->since.toLocalTime()));
        if (reason.holder && !reason.holder->user.isEmpty())
            return Tr::tr("Open for reading only: %1 has this tournament open on %2.")
                .arg(reason.holder->user, reason.holder->host);
        return Tr::tr("Open for reading only: another program has this tournament open.");
    case ReadOnlyReason::Code::placeNotWritable:
        return Tr::tr(
            "Open for reading only: nothing can be written in its folder. Save a copy elsewhere to work on it.");
    }
    return {};
}

QString sentenceFor(const TrfImportError& error, const QString& fileName)
{
    switch (error.code) {
    case TrfImportError::Code::unreadable: break;
    case TrfImportError::Code::unknownSystem:
        return Tr::tr("%1 names the pairing system “%2”, which this program cannot pair.").arg(fileName, error.text);
    case TrfImportError::Code::notSupported:
        return Tr::tr("%1 holds record %2, which this program does not support.").arg(fileName, error.text);
    case TrfImportError::Code::pointsForBaku:
        return Tr::tr("%1 names Baku acceleration, which needs a win worth two draws and a loss worth nothing "
                      "(C.04.7). Correct record 162, or take _BAKU out of record 192.")
            .arg(fileName);
    case TrfImportError::Code::badRounds:
        return Tr::tr("%1: its number of rounds does not fit the rounds that were played.").arg(fileName);
    }
    if (!error.reading)
        return Tr::tr("%1 is no readable TRF.").arg(fileName);
    if (error.reading->line == 0)
        return Tr::tr("%1 was refused: %2").arg(fileName, sentenceFor(*error.reading));
    return Tr::tr("%1 was refused, line %2: %3")
        .arg(fileName)
        .arg(error.reading->line)
        .arg(sentenceFor(*error.reading));
}

QString sentenceFor(const TrfImportNote& note, const Tournament& tournament)
{
    const Player* player = note.player ? tournament.player(*note.player) : nullptr;
    const QString name = player != nullptr ? player->data.name : QString();
    const int round = note.round ? note.round->value : 0;
    switch (note.code) {
    case TrfImportNote::Code::systemByDate:
        return Tr::tr("The file names no pairing system; %1 was taken, by the first day.").arg(note.text);
    case TrfImportNote::Code::systemByDefault:
        return Tr::tr("The file names no pairing system; %1 was taken.").arg(note.text);
    case TrfImportNote::Code::initialColourInferred: return Tr::tr("The initial colour was read off the first round.");
    case TrfImportNote::Code::initialColourMissing: return Tr::tr("The initial colour is not known; draw the lot.");
    case TrfImportNote::Code::roundsAssumed: return Tr::tr("The number of rounds was not in the file.");
    case TrfImportNote::Code::virtualPointsComputed:
        return Tr::tr("The acceleration that the file names was computed.");
    case TrfImportNote::Code::virtualPointsDiffer:
        return Tr::tr("The file names Baku acceleration, but its virtual points are others (first: number %1). The "
                      "points of the file hold.")
            .arg(note.text);
    case TrfImportNote::Code::recordNotCarried: return Tr::tr("Record %1 has no place here.").arg(note.text);
    case TrfImportNote::Code::valueNotCarried:
        return Tr::tr("%1: “%2” is unknown and was left out.").arg(name, note.text);
    case TrfImportNote::Code::ratingOutOfRange:
        return Tr::tr("%1: the rating %2 is impossible; unrated now.").arg(name, note.text);
    case TrfImportNote::Code::unusualResult:
        return Tr::tr("%1, round %2: an unusual result was taken for the nearest one.")
            .arg(name, QString::number(round));
    case TrfImportNote::Code::secondPairingBye:
        return Tr::tr("%1, round %2: a second bye was taken for a full-point bye.").arg(name, QString::number(round));
    }
    return {};
}

} // namespace pairwright
