#include "ui/text/files/open_text.h"

#include "app/domain/text/filled.h"
#include "app/domain/text/visible_text.h"
#include "app/formats/report/shown_date.h"
#include "app/storage/place.h"
#include "ui/text/files/server_text.h"
#include "ui/text/steps/finding_text.h"
#include "ui/text/steps/saving_text.h"
#include "ui/text/systems/system_text.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace pairwright {

namespace {

constexpr int mostFindings = 5;

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::OpenText)
};

/// The first few, each with its place.
QString contradictions(const std::vector<Finding>& findings)
{
    QStringList lines;
    for (const Finding& finding : findings) {
        QStringList where;
        if (finding.round)
            where.append(Tr::tr("round %1").arg(finding.round->value));
        if (finding.player)
            where.append(Tr::tr("player %1").arg(finding.player->value));
        const QString sentence = sentenceFor(finding, {});
        const QString line =
            where.isEmpty() ? sentence : where.join(QStringLiteral(", ")) + QStringLiteral(": ") + sentence;
        if (!lines.contains(line))
            lines.append(line);
    }
    if (lines.size() > mostFindings) {
        const auto more = static_cast<int>(lines.size()) - mostFindings;
        lines = lines.mid(0, mostFindings);
        lines.append(Tr::tr("… and %n more.", nullptr, more));
    }
    return lines.join(QLatin1Char('\n'));
}

QString newerSentence(const NewerEvent& newer)
{
    return filled(Tr::tr("This event was made or renewed by a newer version of Pairwright (revision %1, this one knows "
                         "%2): install that version here and open the event again."),
                  newer.revision, newer.known);
}

QString pointsSentence(const TrfImportError& error, const QString& fileName)
{
    const std::optional<PointBound> bound = error.bound;
    const QString record = error.text.isEmpty() ? Tr::tr("162 (or XXS)", "records of a file") : error.text;
    if (bound == PointBound::twoDraws)
        return Tr::tr(
                   "By the points of %1 two draws are worth more than a win and a loss together, which FIDE does not "
                   "allow. Correct record %2.")
            .arg(fileName, record);
    if (bound == PointBound::byeOfWin)
        return Tr::tr(
                   "By the points of %1 a bye is worth more than a win, which FIDE does not allow. Correct record %2.")
            .arg(fileName, record);
    return Tr::tr("In %1 a win is worth 1 point and a draw ½: the bye can only be worth 1, ½ or 0 (FIDE). Correct "
                  "record %2.")
        .arg(fileName, record);
}

} // namespace

QString sentenceFor(const OpenError& error)
{
    const QString name = visibleFileName(error.path);
    const QString path = visibleText(QDir::toNativeSeparators(error.path));
    const QString detail = visibleText(error.detail);
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
        if (error.newer)
            return newerSentence(*error.newer) + QLatin1Char(' ') + Tr::tr("Nothing was changed.");
        return Tr::tr(
                   "%1 was made by a newer version of Pairwright (schema %2, this one knows %3). Update the program; "
                   "the file was not touched.")
            .arg(name, QString::number(error.fileSchema), QString::number(error.knownSchema));
    case OpenError::Code::truncated:
        return Tr::tr("%1 is cut off: a part of it is missing. Take the last copy or backup; the file was not touched.")
            .arg(name);
    case OpenError::Code::damaged:
        if (isServerAddress(error.path))
            return Tr::tr("The event “%1” is damaged on the server; it was not touched. Whoever looks after the server "
                          "brings it back from a backup.")
                .arg(visibleText(baseNameOf(error.path)));
        return Tr::tr("%1 is damaged (%2). Take the last copy or backup; the file was not touched.").arg(name, detail);
    case OpenError::Code::needsCopy:
        return Tr::tr("%1 was not closed properly and its place cannot be written. Copy it to another folder, together "
                      "with the files beside it, and open the copy.")
            .arg(name);
    case OpenError::Code::alreadyExists: return Tr::tr("There is already a file %1. Choose another name.").arg(path);
    case OpenError::Code::cannotCreate:
        return Tr::tr("No file can be made at %1. Choose a folder that exists and can be written.").arg(path);
    case OpenError::Code::nameLocked:
        return Tr::tr(
                   "No file can be made at %1: by the lock %2 a program on the computer “%3” has one of this name. If "
                   "that program is gone, remove the lock, or choose another name.")
            .arg(path, name + QStringLiteral(".lock"), detail);
    case OpenError::Code::nameTooLong:
        return Tr::tr("%1 is too long a name: the lock beside it finds no room. Choose a shorter one.").arg(name);
    case OpenError::Code::diskFull: return Tr::tr("The disk is full. Make room, or choose another one.");
    case OpenError::Code::contradictory:
        return Tr::tr("%1 contradicts itself. What holds can be recovered into a new file; the file was not touched.")
                   .arg(name) +
               QLatin1Char('\n') + contradictions(error.findings);
    case OpenError::Code::empty:
        return Tr::tr("%1 is empty: what it held is lost. Take the last copy or backup.").arg(name);
    case OpenError::Code::foreignSchema:
        return Tr::tr(
                   "%1 holds something that no tournament of Pairwright has (%2). It was not opened, so that nothing "
                   "in it can act. What it holds of a tournament can be recovered into a new file.")
            .arg(name, detail);
    case OpenError::Code::impossibleSchema:
        return Tr::tr("%1 says that it has schema %2, which no version of Pairwright has made. The file was not "
                      "touched.")
            .arg(name, QString::number(error.fileSchema));
    case OpenError::Code::strangeNeighbour:
        return Tr::tr("Beside %1 lies %2, which is a link or no file of its own, where the log would lie. Move it "
                      "away and open the tournament again.")
            .arg(name, detail);
    case OpenError::Code::deletingJournal:
        return Tr::tr("Beside %1 lies a journal by which the file %2 would be deleted when the tournament is opened. "
                      "Pairwright makes no such journal; nothing was opened or deleted. What %1 itself holds can be "
                      "recovered into a new file.")
            .arg(name, detail);
    case OpenError::Code::tooLarge:
        return Tr::tr("%1 was not opened: %2 is larger than that of any tournament. Take the last copy or backup; the "
                      "file was not touched.")
            .arg(name, detail);
    case OpenError::Code::temporaryFull:
        return Tr::tr("%1 needs a working copy, for which there is no room in %2, the folder for temporary files. Make "
                      "room there and open it again; the file was not touched.")
            .arg(name, detail);
    case OpenError::Code::cancelled: return {};
    case OpenError::Code::notAnAddress:
        return Tr::tr("%1 is no address of an event. It is written postgresql://USER@SERVER/DATABASE?event=NAME; the "
                      "name has small letters, digits, - and _.")
            .arg(visibleText(error.path));
    case OpenError::Code::passwordInAddress:
        return Tr::tr("A password does not belong into the address, where others can read it. Leave it out; it is "
                      "asked for.");
    case OpenError::Code::notReached: return notReachedText(error);
    case OpenError::Code::otherCertificate:
        return Tr::tr("This is not the server of your invitation to “%1”: it shows another certificate. Either the "
                      "server was made anew, or another computer answers in its place. It has got neither your "
                      "password nor anything else. Ask whoever has invited you; if the server is a new one, let "
                      "yourself be invited again and open the new invitation.")
            .arg(visibleText(baseNameOf(error.path)));
    case OpenError::Code::noEvent:
        return Tr::tr("The server has no event “%1” for this login. Check its name, or ask whoever has put it there.")
            .arg(visibleText(baseNameOf(error.path)));
    case OpenError::Code::ownerFirst:
        return Tr::tr(
                   "The event “%1” was made by an older version of Pairwright: whoever has put it on the server has to "
                   "open it once with this one.")
            .arg(visibleText(baseNameOf(error.path)));
    case OpenError::Code::toBeRenewed:
        return Tr::tr("The event “%1” was made by an older version of Pairwright, and has to be renewed for this one.")
            .arg(visibleText(baseNameOf(error.path)));
    case OpenError::Code::notUpgraded:
        return Tr::tr("%1 was made by an older version of Pairwright. Before it is brought up to date a copy is kept "
                      "beside it, and that failed: %2. Make room in its folder and open it again; the file was not "
                      "touched.")
            .arg(name, detail);
    case OpenError::Code::blocked: return blockedSentence(error.detail);
    case OpenError::Code::failed:
        if (isServerAddress(error.path))
            return Tr::
                tr("The server could not do this with the event “%1”; nothing was changed. Try again; if that fails "
                   "too, tell whoever looks after the server.")
                    .arg(visibleText(baseNameOf(error.path)));
        return Tr::tr("%1 could not be opened: %2").arg(path, detail);
    }
    return {};
}

QString takeOverText(const FileHolder& holder, const QDateTime& now)
{
    const QString user = holder.user.isEmpty() ? Tr::tr("somebody") : holder.user;
    const auto minutes = static_cast<int>(std::clamp<qint64>(holder.since.secsTo(now) / 60, 0, 1'000'000));
    const QString age =
        minutes < 120 ? Tr::tr("%n minute(s) ago", nullptr, minutes) : Tr::tr("%n hour(s) ago", nullptr, minutes / 60);
    return Tr::tr("%1 opened it on the computer %2, %3 (%4). Take it over only if that computer is off or the program "
                  "there has ended: if both write, one of the two loses its changes.")
        .arg(user, holder.host, age, shownDateTime(holder.since.toLocalTime()));
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
    case ReadOnlyReason::Code::openedNoMore:
        return Tr::tr("Open for reading only: whoever had this tournament open has it no more. Open it again to work "
                      "on it here.");
    case ReadOnlyReason::Code::placeNotWritable:
        return Tr::tr(
            "Open for reading only: nothing can be written in its folder. Save a copy elsewhere to work on it.");
    case ReadOnlyReason::Code::cannotBeLocked:
        return Tr::tr("Open for reading only: its place gives no locks, so that two programs could change it at once. "
                      "Save a copy on a disk of this computer to work on it.");
    case ReadOnlyReason::Code::otherName:
        return Tr::tr("Open for reading only: this file has another name as well, under which it was not closed "
                      "properly, and the last changes lie there. Open it under that name once; then this one can be "
                      "worked on again.");
    case ReadOnlyReason::Code::lockInTheWay:
        return Tr::tr("Open for reading only: where its lock (.lock) would lie beside it is something that is no file. "
                      "Move that away and open the tournament again.");
    case ReadOnlyReason::Code::nameTooLong:
        return Tr::tr("Open for reading only: its name is too long for the lock beside it. Give the file a shorter "
                      "name and open it again.");
    case ReadOnlyReason::Code::fileGone:
        return Tr::tr(
            "The file of this tournament was removed while it was open: nothing is saved any more. Save a copy "
            "now; it will hold everything.");
    case ReadOnlyReason::Code::fileReplaced:
        return Tr::tr(
            "Another file has taken the place of this tournament while it was open: nothing is saved any more. "
            "Save a copy under another name now; it will hold everything.");
    case ReadOnlyReason::Code::outOfStep:
        return Tr::tr("This is no longer the present state: another file lies in its place, or what others have done "
                      "since cannot be read by this program. Open the tournament again.");
    case ReadOnlyReason::Code::newerProgram:
        return newerSentence(reason.newer.value_or(NewerEvent{})) + QLatin1Char(' ') +
               Tr::tr("Until then it is open for reading only; what waits at this desk stays on its disk and is "
                      "offered then.");
    case ReadOnlyReason::Code::stepsGone:
        return Tr::tr("The server was brought back to an earlier moment, from a backup most likely: steps that were "
                      "saved there are gone from it, and are only here now. Save a copy before you open the event "
                      "again, and tell whoever looks after the server; the copy can be moved there as a new event.");
    case ReadOnlyReason::Code::onlyViewing: return Tr::tr("You look on: your login may not change this event.");
    case ReadOnlyReason::Code::contradictory:
        return Tr::tr(
                   "Open for looking only: this tournament contradicts itself, and only what holds is shown. Recover "
                   "it into a new file to go on with it; this one is not touched.") +
               QLatin1Char('\n') + contradictions(reason.findings);
    }
    return {};
}

/// By the words of the window as far as there are some.
static QString teamsSentence(const TrfImportError& error, const QString& fileName)
{
    const QString why = sentenceFor(error.teams);
    const auto* reading = std::get_if<trf::ReadError>(&error.teams);
    if (reading != nullptr && reading->line > 0)
        return Tr::tr("%1 was refused, line %2: %3").arg(fileName, QString::number(reading->line), why);
    return Tr::tr("%1 was refused for what it says of teams: %2").arg(fileName, why.isEmpty() ? error.text : why);
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
    case TrfImportError::Code::pointsBeyond: return pointsSentence(error, fileName);
    case TrfImportError::Code::teamsUnreadable: return teamsSentence(error, fileName);
    case TrfImportError::Code::badRounds:
        return Tr::tr("%1: the number of rounds (record 142 or XXR, %2) is smaller than the number of rounds that were "
                      "played.")
            .arg(fileName, error.text);
    }
    if (!error.reading)
        return Tr::tr("%1 is no readable TRF.").arg(fileName);
    if (error.reading->line == 0)
        return Tr::tr("%1 was refused: %2").arg(fileName, sentenceFor(*error.reading));
    return Tr::tr("%1 was refused, line %2: %3")
        .arg(fileName, QString::number(error.reading->line), sentenceFor(*error.reading));
}

/// "games 2", "players 4", ...
static QString boardsText(const QString& text)
{
    const int boards = text.section(QLatin1Char(' '), 1).toInt();
    const QString from = text.section(QLatin1Char(' '), 0, 0);
    if (from == QLatin1String("games"))
        return Tr::tr("The file does not say how many boards a match has: %n are assumed, as in the largest match.",
                      nullptr, boards);
    if (from == QLatin1String("players"))
        return Tr::tr("The file does not say how many boards a match has: %n are assumed, as many as each team has "
                      "players.",
                      nullptr, boards);
    if (from == QLatin1String("least"))
        return Tr::tr("The file does not say how many boards a match has: %n are assumed, as many as the smallest "
                      "team has players.",
                      nullptr, boards);
    return Tr::tr("The file does not say how many boards a match has: one is assumed.");
}

static QString systemOf(const Tournament& tournament)
{
    const SystemInfo* info = knownSystem(tournament.settings.system);
    return info != nullptr ? describeSystem(*info) : QString();
}

QString sentenceFor(const TrfImportNote& note, const Tournament& tournament)
{
    const Player* player = note.player ? tournament.player(*note.player) : nullptr;
    const QString name = player != nullptr ? player->data.name : QString();
    const int round = note.round ? note.round->value : 0;
    switch (note.code) {
    case TrfImportNote::Code::systemByDate:
        return Tr::tr("The file names no pairing system; %1 was taken, by the first day.").arg(systemOf(tournament));
    case TrfImportNote::Code::systemByDefault:
        return Tr::tr("The file names no pairing system; %1 was taken.").arg(systemOf(tournament));
    case TrfImportNote::Code::initialColourInferred:
        return note.text == QLatin1String("black") ? Tr::tr("The initial colour was read off the first round: Black.")
                                                   : Tr::tr("The initial colour was read off the first round: White.");
    case TrfImportNote::Code::initialColourMissing: return Tr::tr("The initial colour is not known; draw the lot.");
    case TrfImportNote::Code::roundsAssumed:
        return Tr::tr("The number of rounds is not in the file: as many as are paired (%1).").arg(note.text);
    case TrfImportNote::Code::virtualPointsComputed:
        return Tr::tr("The acceleration that the file names was computed.");
    case TrfImportNote::Code::virtualPointsDiffer:
        return Tr::tr("The file names Baku acceleration, but its virtual points are others (first: number %1). The "
                      "points of the file hold.")
            .arg(note.text);
    case TrfImportNote::Code::seamInferred:
        return note.text == QStringLiteral("straight")
                   ? Tr::tr("The last two rounds of a cycle stand in the order of the Berger table, by the rounds of "
                            "the file.")
                   : Tr::tr("The last two rounds of a cycle have changed places, by the rounds of the file.");
    case TrfImportNote::Code::otherThanTable:
        return Tr::tr("The rounds of the file are not those of the Berger table, from round %1 on. They stay as they "
                      "are.")
            .arg(note.text);
    case TrfImportNote::Code::boardsAssumed: return boardsText(note.text);
    case TrfImportNote::Code::otherThanBoards:
        return Tr::tr("Record 142 says %1 rounds; by the number of its boards and games the match has %2.")
            .arg(note.text.section(QLatin1Char(' '), 0, 0), note.text.section(QLatin1Char(' '), 1));
    case TrfImportNote::Code::strengthsDiffer:
        return Tr::tr("Record 310 states other strengths of %n teams than the ratings of their players give, first "
                      "%1 for %2. What is stated is kept.",
                      nullptr, note.text.section(QLatin1Char(' '), 2).toInt())
            .arg(note.text.section(QLatin1Char(' '), 0, 0), note.text.section(QLatin1Char(' '), 1, 1));
    case TrfImportNote::Code::tieBreaksDropped:
        return Tr::tr("A round robin must not use %1 (C.07, article 8): the list of tie-breaks goes on without.")
            .arg(note.text);
    case TrfImportNote::Code::tieBreaksNotSaid:
        return note.text.isEmpty() ? Tr::tr("The file names no tie-breaks: equal points share a rank until you choose "
                                            "some on the page Standings.")
                                   : Tr::tr("The file names no tie-breaks: its ranks are kept as it states them until "
                                            "you choose some on the page Standings.");
    case TrfImportNote::Code::tieBreakUnknown:
        return Tr::tr("The file names the tie-break %1, which this program does not have: the ranks stand as the file "
                      "states them, or are shared, until you choose tie-breaks on the page Standings.")
            .arg(note.text);
    case TrfImportNote::Code::tieBreakLeftOut:
        return Tr::tr("The file names the tie-break %1, which this program does not have: those that you chose count.")
            .arg(note.text);
    case TrfImportNote::Code::systemUnknown:
        return Tr::tr("The file names the pairing system “%1”, which this program cannot pair.").arg(note.text);
    case TrfImportNote::Code::ranksDiffer:
    case TrfImportNote::Code::teamRanksDiffer:
        return Tr::tr("%1: the file states rank %2, by its own tie-breaks it is rank %3.")
            .arg(name, note.text.section(QLatin1Char(' '), 0, 0), note.text.section(QLatin1Char(' '), 1));
    case TrfImportNote::Code::ranksNotCompared:
        return Tr::tr("Games are not over: the ranks of the file are not compared, and are made anew.");
    case TrfImportNote::Code::pointsByDefault:
        return Tr::tr("The file does not say what results are worth: 1 point for a win and for a bye, ½ for a draw.");
    case TrfImportNote::Code::methodByDefault:
        return Tr::tr("The file does not say which ratings count (record 172): FIDE’s of the type of play, else the "
                      "national one.");
    case TrfImportNote::Code::methodUnknown:
        return Tr::tr("Record 172 says “%1”, which is not understood: FIDE’s ratings of the type of play count, else "
                      "the national ones.")
            .arg(note.text);
    case TrfImportNote::Code::numbersClosed:
        return Tr::tr("The numbers in the file have gaps; here they go on without: number %1 of the file is %2 now.")
            .arg(note.text.section(QLatin1Char(' '), 0, 0), note.text.section(QLatin1Char(' '), 1, 1));
    case TrfImportNote::Code::nameMissing:
        return Tr::tr("The name of player %1 is missing; the number stands for it.").arg(name);
    case TrfImportNote::Code::pointsMissing:
        return Tr::tr("Nobody’s points are in the file (columns 81 to 84); they are computed from the rounds.");
    case TrfImportNote::Code::controlUnknown:
        return Tr::tr("Record 222 says “%1”, which is no time control; it is taken as words.").arg(note.text);
    case TrfImportNote::Code::nothingInTheCell:
        return Tr::tr("%1, round %2: nothing stands there; taken for a zero-point bye.")
            .arg(name, QString::number(round));
    case TrfImportNote::Code::teamsOfIndividuals:
        return Tr::tr("The file lists %n team(s) (record 013) and does not say that they meet: it is an event of "
                      "individuals here. Where teams meet, record 092 begins with “Team”.",
                      nullptr, note.text.toInt());
    case TrfImportNote::Code::fideModeOff:
        return Tr::tr("The file says that the event is not in FIDE mode. Imported, it is; its report says that FIDE "
                      "mode was left. Where it does not hold, leave it again on the page Overview.");
    case TrfImportNote::Code::recordNotCarried: {
        const bool ofTieBreaks =
            note.text.startsWith(QLatin1String("202 ")) || note.text.startsWith(QLatin1String("212 "));
        return (ofTieBreaks ? Tr::tr("The list of tie-breaks “%1” of the file is not kept as it stands.")
                            : Tr::tr("Record %1 has no place here."))
            .arg(ofTieBreaks ? note.text.mid(4) : note.text);
    }
    case TrfImportNote::Code::recordContradicts:
        if (note.text.startsWith(QLatin1String("299")))
            return Tr::tr("Record %1 is there more than once for that team and round: whoever reads the file adds up "
                          "bonus and penalty, and of any other kind takes the last one.")
                .arg(note.text);
        if (note.text.startsWith(QLatin1String("352")))
            return Tr::tr("Record %1 has more boards than any match or line-up of the file: what nobody played there "
                          "both teams lose.")
                .arg(note.text);
        return Tr::tr("Record %1 contradicts what else the file says of that match or team; the rest of the file "
                      "holds. If the record is right, correct the rest and open the file again.")
            .arg(note.text);
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
