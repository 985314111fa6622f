#include "app/storage/server/server_invitation.h"

#include "app/storage/server/server_certificate.h"

#include <QRegularExpression>

namespace pairwright {

namespace {

constexpr auto invitationBeginning = "Pairwright invitation";
constexpr int invitationVersion = 1;
constexpr auto certificateBegins = "-----BEGIN CERTIFICATE-----";

} // namespace

Expected<Invitation, Invitation::Fault> Invitation::read(const QString& text)
{
    static const QRegularExpression first(QStringLiteral("\\bPairwright invitation ([0-9]{1,4})\\b"));
    static const QRegularExpression place(QStringLiteral("\\baddress\\s+(postgresql://\\S+)"));
    static const QRegularExpression secret(QStringLiteral("\\bpassword\\s+([\\x21-\\x7e]{1,128})(?=\\s|$)"));
    static const QRegularExpression lastDay(QStringLiteral("\\buntil\\s+([0-9]{4}-[0-9]{2}-[0-9]{2})(?=\\s|$)"));
    if (text.size() > longestInvitation)
        return Unexpected{Fault::none};
    const auto head = first.match(text);
    if (!head.hasMatch())
        return Unexpected{Fault::none};
    if (head.captured(1).toInt() > invitationVersion)
        return Unexpected{Fault::newer};
    const QString rest = text.mid(head.capturedEnd());
    const qsizetype end = rest.indexOf(QLatin1StringView(certificateBegins));
    const QString lines = end < 0 ? rest : rest.left(end);
    const auto address = ServerAddress::read(place.match(lines).captured(1));
    const auto password = secret.match(lines);
    if (!address || address->user.isEmpty() || !password.hasMatch())
        return Unexpected{Fault::damaged};
    Invitation invitation{*address, password.captured(1), end < 0 ? QByteArray() : certificateIn(rest.mid(end)), {}};
    invitation.until = QDate::fromString(lastDay.match(lines).captured(1), Qt::ISODate);
    if (end >= 0 && invitation.certificate.isEmpty())
        return Unexpected{Fault::damaged};
    return invitation;
}

QString Invitation::text() const
{
    const QString lastDay = until.isValid() ? QStringLiteral("until %1\n").arg(until.toString(Qt::ISODate)) : QString();
    return QStringLiteral("%1 %2\naddress %3\npassword %4\n%5%6")
        .arg(QLatin1StringView(invitationBeginning), QString::number(invitationVersion), address.text(), password,
             lastDay, QString::fromLatin1(certificate));
}

} // namespace pairwright
