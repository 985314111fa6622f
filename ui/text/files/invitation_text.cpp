#include "ui/text/files/invitation_text.h"

#include "app/domain/text/visible_text.h"
#include "app/formats/report/shown_date.h"
#include "app/storage/server/server_certificate.h"
#include "ui/text/files/server_text.h"
#include "ui/text/steps/role_text.h"
#include "ui/text/steps/saving_text.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::InvitationText)
};

/// Which no line breaks.
QString wholeDate(const QDate& date)
{
    return shownDate(date).replace(QLatin1Char(' '), QChar::Nbsp);
}

/// What the owner of the server types: a name that would be more than a word there is not spelled out.
QString commandFor(const ServerAddress& address)
{
    static const QRegularExpression word(QStringLiteral("^[A-Za-z0-9_]+$"));
    const auto named = [](const QString& name, const char* otherwise) {
        return word.match(name).hasMatch() ? name : QString::fromLatin1(otherwise);
    };
    return QStringLiteral("pairwright-server functions %1 | psql %2")
        .arg(named(address.user, "LOGIN"), named(address.database, "DATABASE"));
}

} // namespace

QString sentenceFor(const InviteError& error, const WantedLogin& wanted, const ServerAddress& chief)
{
    switch (error.code) {
    case InviteError::Code::impossibleName:
        if (isLoginOfServer(wanted.name))
            return Tr::tr("The server keeps the name %1 for itself. Take another one: for example ben.")
                .arg(visibleText(wanted.name));
        return Tr::tr("A login has small letters, digits and _, begins with a letter, and has at most 31 of them: for "
                      "example ben.");
    case InviteError::Code::taken:
        return Tr::tr("There is a login %1 on this server already, for this event or another. Take another name.")
            .arg(visibleText(wanted.name));
    case InviteError::Code::noRoles:
        return Tr::tr("This server makes no logins for single tasks. Whoever looks after it has to bring in the "
                      "functions for that, once:\n%1\nThen invite again.")
            .arg(visibleText(commandFor(chief)));
    case InviteError::Code::notAllowed: return Tr::tr("Only the chief arbiter and the owner of the event invite.");
    case InviteError::Code::gone:
        return Tr::tr("There is no login %1 of this event any more, or it is your own.").arg(visibleText(wanted.name));
    case InviteError::Code::notReached: {
        OpenError why;
        why.code = OpenError::Code::notReached;
        why.path = chief.text();
        why.barrier = error.barrier;
        return notReachedText(why);
    }
    case InviteError::Code::blocked: return blockedSentence({});
    case InviteError::Code::failed: break;
    }
    return Tr::tr(
               "Nobody was invited: the server does not make this login. Try another name, or tell whoever looks after "
               "the server what it says: %1")
        .arg(visibleText(error.detail));
}

QString tasksOf(DeskRole role)
{
    switch (role) {
    case DeskRole::viewer: return Tr::tr("Looks at everything and changes nothing.");
    case DeskRole::checkIn: return Tr::tr("Says who is there, absent or has left.");
    case DeskRole::results: return Tr::tr("Enters results.");
    case DeskRole::arbiter:
        return Tr::tr("Does everything but leaving FIDE mode, going back to a moment, and inviting.");
    case DeskRole::chief: return Tr::tr("Does everything, and invites.");
    }
    return {};
}

QString remarkOn(const Invited& invited)
{
    const QString place = visibleText(invited.invitation.address.host);
    switch (invited.trial) {
    case Invited::Trial::checked:
        return isOnThisComputer(invited.invitation.address.host)
                   ? Tr::tr("%1 is this computer itself: from another one nobody comes in by this invitation.")
                         .arg(place)
                   : QString();
    case Invited::Trial::onThisComputer:
        return Tr::tr("No address of the server is in it: from another computer nobody comes in by this invitation.");
    case Invited::Trial::notReached:
        return Tr::tr(
                   "It was tried and did not work: at %1 this computer does not reach the server. Check the address, "
                   "and invite again if it is another.")
            .arg(place);
    case Invited::Trial::noCertificate:
        return Tr::tr("The server does not give out its certificate, so the invitation goes without: the other desk "
                      "cannot tell whether another computer answers in its place. Whoever looks after the server "
                      "changes that:\n%1")
            .arg(visibleText(commandFor(invited.invitation.address)));
    case Invited::Trial::unusable:
        return Tr::tr("What answers at %1 does not prove itself by the certificate of the server, so the invitation "
                      "goes without. Another computer may have that address; or an authority has signed the "
                      "certificate, and then it is not checked.")
            .arg(place);
    case Invited::Trial::notEncrypted:
        return Tr::tr(
            "This server encrypts nothing: nobody comes in from another computer until whoever looks after it has "
            "given it a certificate (ssl = on).");
    }
    return {};
}

QString letterFor(const Invited& invited, DeskRole role)
{
    QString letter =
        Tr::tr("You are invited to “%1” (%2).").arg(visibleText(invited.invitation.address.event), nameOfDesk(role));
    if (invited.until.isValid())
        letter += QLatin1Char(' ') + Tr::tr("The login ends on %1.", "a date").arg(wholeDate(invited.until));
    letter +=
        QLatin1Char('\n') +
        Tr::tr("In Pairwright: File, Open from a Server…, Paste the Invitation. It bears your password; give it to "
               "nobody else.");
    return letter + QStringLiteral("\n\n") + invited.invitation.text();
}

QString sentenceFor(Invitation::Fault fault)
{
    switch (fault) {
    case Invitation::Fault::none:
        return Tr::tr("This is no invitation. It begins with “Pairwright invitation”; copy the whole of it.");
    case Invitation::Fault::newer:
        return Tr::tr("The invitation was made by a newer version of Pairwright. Update the program.");
    case Invitation::Fault::damaged:
        return Tr::tr("A part of the invitation is missing or was changed. Copy the whole of it, from “Pairwright "
                      "invitation” to the last line.");
    }
    return {};
}

QString describeInvitation(const Invitation& invitation)
{
    const QString event = visibleText(invitation.address.event);
    const QString ends =
        invitation.until.isValid()
            ? Tr::tr("The login ends on %1.", "a date").arg(wholeDate(invitation.until)) + QLatin1Char(' ')
            : QString();
    if (invitation.certificate.isEmpty())
        return ends + Tr::tr("Invitation to “%1”, without a certificate: nothing tells whether it is really its server "
                             "that answers.")
                          .arg(event);
    return ends +
           Tr::tr("Invitation to “%1”. From now on it is opened on the server with this certificate alone:").arg(event);
}

QString sentenceFor(EventRoles roles, const ServerAddress& address)
{
    switch (roles) {
    case EventRoles::there:
    case EventRoles::none: break;
    case EventRoles::madeAgain:
        return Tr::tr("The event has come from another server. Its roles were made again here; invite the other desks "
                      "anew (File, Invite…).");
    case EventRoles::missing:
        return Tr::tr("The event has come from another server, and its roles have stayed there: only this login comes "
                      "in. Whoever looks after this server brings in the functions for roles, once:\n%1\nThen open the "
                      "event again.")
            .arg(visibleText(commandFor(address)));
    }
    return {};
}

} // namespace pairwright
