#include "ui/text/steps/saving_text.h"

#include "app/domain/text/visible_text.h"

#include <QCoreApplication>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::SavingText)
};

} // namespace

QString blockedSentence(const QString& logins)
{
    return logins.isEmpty()
               ? Tr::tr("Somebody keeps the event locked on the server. Try again.")
               : Tr::tr("The login “%1” keeps the event locked on the server. Try again; if it stays so, the "
                        "chief arbiter ends that login (File, Invite…, End a Login…).")
                     .arg(visibleText(logins));
}

QString savingSentence(FindingCode code, const QString& detail)
{
    switch (code) {
    case FindingCode::diskFull:
        return detail.isEmpty()
                   ? Tr::tr("The disk is full. Make room and try again.")
                   : Tr::tr("The disk with the temporary files is full (%1). Make room and try again.").arg(detail);
    case FindingCode::ioError:
        return Tr::tr("The disk or stick did not answer. Check that it is plugged in and try again; if that fails too, "
                      "save a copy on another disk and go on with the copy.");
    case FindingCode::storageReadOnly:
        return Tr::tr("The file can no longer be written. Save a copy in another folder and go on with the copy.");
    case FindingCode::storageDamaged: return Tr::tr("The file is damaged; save a copy and go on with it.");
    case FindingCode::storageBusy: return Tr::tr("Another program holds the file. Try again.");
    case FindingCode::deskBusy:
        return Tr::tr("Another window of this event at this computer keeps what is entered without the server. Enter "
                      "it there, or try again when the server answers.");
    case FindingCode::deskFull:
        return Tr::tr("The disk of this computer is full: what is entered without the server cannot be kept. Make room "
                      "and try again.");
    case FindingCode::serverNotReached:
        return Tr::tr("The server does not answer. It stays here: try again when the network is back, or save a copy "
                      "and go on in that file.");
    case FindingCode::loginEnded:
        return Tr::tr("The server does not let this login in any more: it has ended, or its password was changed. It "
                      "stays here: save a copy, or ask the chief arbiter for a new invitation and do it again.");
    case FindingCode::otherCertificate:
        return Tr::tr("What answers is not the server of your invitation: it shows another certificate, and has got "
                      "nothing. It stays here: save a copy, or ask the chief arbiter for a new invitation and do it "
                      "again.");
    case FindingCode::notWithoutCertificate:
        return Tr::tr("What answers is not the server of your invitation: only results and presence can be entered, "
                      "and wait at this desk.");
    case FindingCode::notWithoutLogin:
        return Tr::tr("The server does not let this login in any more: only results and presence can be entered, and "
                      "wait at this desk.");
    case FindingCode::notWithoutServer:
        return Tr::tr("The server does not answer: only results and presence can be entered until it is back.");
    case FindingCode::historyNotReached:
        return Tr::tr("The history is on the server, which is not reached. Look again when the connection is back.");
    case FindingCode::serverRefuses:
        return Tr::tr("The server does not let this login change the tournament. Ask whoever looks after the server.");
    case FindingCode::serverBusy: return Tr::tr("The server has too much to do. Try again.");
    case FindingCode::serverBlocked: return blockedSentence(detail);
    case FindingCode::serverFull:
        return Tr::tr("The disk of the server is full. Tell whoever looks after it, and try again when there is room.");
    case FindingCode::serverFailed:
        return Tr::tr(
            "The server could not save it. Try again; if that fails too, save a copy and go on in that file.");
    case FindingCode::newerProgram:
        return Tr::tr("A newer version of Pairwright has renewed the event: this one can save nothing more in it. Save "
                      "a copy, or install the newer version and do it again there.");
    case FindingCode::serverWentBack:
        return Tr::tr("The server was brought back to an earlier moment: steps that were saved are gone from it.");
    case FindingCode::storageFailed:
        return Tr::tr("The file could not be written. Try again; if that fails too, save a copy on another disk and go "
                      "on with the copy.");
    default: return {};
    }
}

QString savingDetails(const Finding& finding)
{
    switch (finding.code) {
    case FindingCode::ioError:
    case FindingCode::storageReadOnly:
    case FindingCode::storageDamaged:
    case FindingCode::storageBusy:
    case FindingCode::storageFailed:
    case FindingCode::deskBusy:
    case FindingCode::serverNotReached:
    case FindingCode::loginEnded:
    case FindingCode::otherCertificate:
    case FindingCode::serverRefuses:
    case FindingCode::serverBusy:
    case FindingCode::serverFull:
    case FindingCode::serverFailed: {
        QString told = finding.text;
        return visibleLines(told.replace(QLatin1StringView("\r\n"), QLatin1StringView("\n"))
                                .replace(QLatin1Char('\t'), QLatin1Char(' '))
                                .trimmed());
    }
    default: return {};
    }
}

} // namespace pairwright
