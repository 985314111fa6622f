#include "app/storage/server/server_certificate.h"

#include "app/storage/file/file_writer.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>

#include <atomic>
#include <mutex>

namespace pairwright {

namespace {

constexpr qsizetype longestCertificate = 32'768; // bytes of one; those of servers have one or two thousand
constexpr int mostCertificates = 8;
constexpr int lineLength = 64;

struct CertificateFolder {
    std::mutex mutex;
    QString path;
};

CertificateFolder& keptIn()
{
    static CertificateFolder one;
    return one;
}

std::atomic<bool>& thisComputerToo()
{
    static std::atomic<bool> one = false;
    return one;
}

QString folderOfCertificates()
{
    CertificateFolder& one = keptIn();
    const std::scoped_lock lock(one.mutex);
    return one.path.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) +
                                    QStringLiteral("/pairwright/servers")
                              : one.path;
}

QString fileFor(const ServerAddress& address)
{
    const QByteArray hash = QCryptographicHash::hash((address.database + QLatin1Char('/') + address.event).toUtf8(),
                                                     QCryptographicHash::Sha256)
                                .toHex()
                                .left(16);
    return QStringLiteral("%1/%2-%3.pem").arg(folderOfCertificates(), address.event, QString::fromLatin1(hash));
}

const QRegularExpression& block()
{
    static const QRegularExpression one(
        QStringLiteral("-----BEGIN CERTIFICATE-----([A-Za-z0-9+/=\\s>]+)-----END CERTIFICATE-----"));
    return one;
}

/// Of the text between the two lines; a mail may have broken it anew, or quoted it.
QByteArray derOf(const QString& text)
{
    static const QRegularExpression other(QStringLiteral("[\\s>]"));
    QString letters = text;
    const auto der =
        QByteArray::fromBase64Encoding(letters.remove(other).toLatin1(), QByteArray::AbortOnBase64DecodingErrors);
    const bool isSequence = der && der.decoded.startsWith('\x30') && der.decoded.size() <= longestCertificate;
    return isSequence ? der.decoded : QByteArray();
}

} // namespace

QByteArray certificateIn(const QString& text)
{
    QByteArray all;
    auto found = block().globalMatch(text);
    for (int i = 0; found.hasNext(); ++i) {
        const QByteArray der = derOf(found.next().captured(1));
        if (der.isEmpty() || i == mostCertificates)
            return {};
        const QByteArray letters = der.toBase64();
        all += "-----BEGIN CERTIFICATE-----\n";
        for (qsizetype at = 0; at < letters.size(); at += lineLength)
            all += letters.mid(at, lineLength) + '\n';
        all += "-----END CERTIFICATE-----\n";
    }
    return all;
}

QString fingerprintOf(const QByteArray& certificate)
{
    const auto first = block().match(QString::fromLatin1(certificate));
    const QByteArray der = first.hasMatch() ? derOf(first.captured(1)) : QByteArray();
    return der.isEmpty()
               ? QString()
               : QString::fromLatin1(QCryptographicHash::hash(der, QCryptographicHash::Sha256).toHex(':')).toUpper();
}

void keepCertificatesIn(const QString& folder)
{
    CertificateFolder& one = keptIn();
    const std::scoped_lock lock(one.mutex);
    one.path = folder;
}

bool keepCertificate(const ServerAddress& address, const QByteArray& certificate)
{
    if (certificate.isEmpty())
        return !QFileInfo::exists(fileFor(address)) || QFile::remove(fileFor(address));
    return QDir().mkpath(folderOfCertificates()) && writeFile(fileFor(address), certificate).hasValue();
}

QString certificateFileOf(const ServerAddress& address)
{
    const QString file = fileFor(address);
    return QFileInfo::exists(file) ? file : QString();
}

bool isOnThisComputer(const QString& host)
{
    static const QRegularExpression loopback(QStringLiteral("^(localhost|::1|127(\\.[0-9]{1,3}){3})$"),
                                             QRegularExpression::CaseInsensitiveOption);
    return host.isEmpty() || host.startsWith(QLatin1Char('/')) || loopback.match(host).hasMatch();
}

QString certificateToCheck(const QString& host, const QString& file)
{
    return isOnThisComputer(host) && !thisComputerToo() ? QString() : file;
}

bool mustBeEncrypted(const QString& host)
{
    const bool isSocket = host.isEmpty() || host.startsWith(QLatin1Char('/'));
    return !isSocket && (!isOnThisComputer(host) || thisComputerToo());
}

void checkThisComputerToo(bool yes)
{
    thisComputerToo() = yes;
}

} // namespace pairwright
