#include "app/lists/list_download.h"
#include "tests/support/registered_test.h"

#include <QDir>
#include <QFile>
#include <QHostAddress>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace pairwright;

namespace {

/// Answers every request with these bytes and hangs up.
class OneAnswer {
public:
    explicit OneAnswer(const QByteArray& answer)
    {
        QObject::connect(&server_, &QTcpServer::newConnection, &server_, [this, answer] {
            QTcpSocket* socket = server_.nextPendingConnection();
            QObject::connect(socket, &QTcpSocket::readyRead, socket, [socket, answer] {
                if (!socket->readAll().contains("\r\n\r\n"))
                    return;
                socket->write(answer);
                if (!answer.isEmpty())
                    socket->disconnectFromHost();
            });
        });
        if (!server_.listen(QHostAddress::LocalHost))
            qFatal("no port");
    }
    [[nodiscard]] QUrl url() const
    {
        return QUrl(QStringLiteral("http://127.0.0.1:%1/download/players_list.zip").arg(server_.serverPort()));
    }

private:
    QTcpServer server_;
};

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// A list from the network, from a server on this machine.
class TestListDownload : public QObject {
    Q_OBJECT
private slots:
    void whatComesIsKeptUnderItsName()
    {
        const OneAnswer server("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello");
        const QTemporaryDir folder;
        const auto file = downloadList(server.url(), folder.path(), {}, {});
        QVERIFY2(file, qPrintable(file ? QString() : file.error().detail));
        QCOMPARE(*file, folder.filePath(QStringLiteral("players_list.zip")));
        QCOMPARE(contentOf(*file), QByteArray("hello"));
    }

    void whatIsCutOffLeavesTheOldFile()
    {
        const OneAnswer server("HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\nhello");
        const QTemporaryDir folder;
        QFile old(folder.filePath(QStringLiteral("players_list.zip")));
        QVERIFY(old.open(QIODevice::WriteOnly) && old.write("old") == 3);
        old.close();
        const auto file = downloadList(server.url(), folder.path(), {}, {});
        QVERIFY(!file);
        QCOMPARE(static_cast<int>(file.error().code), static_cast<int>(ListReadError::Code::cannotRead));
        QVERIFY(!file.error().detail.isEmpty());
        QCOMPARE(contentOf(old.fileName()), QByteArray("old"));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
    }

    void aRefusalIsSaid()
    {
        const OneAnswer server("HTTP/1.1 404 Not Found\r\nContent-Length: 4\r\n\r\ngone");
        const QTemporaryDir folder;
        QVERIFY(!downloadList(server.url(), folder.path(), {}, {}));
        QVERIFY(QDir(folder.path()).isEmpty());
    }

    void itStopsSoonWhenNobodyWantsItAnyMore()
    {
        const OneAnswer server({}); // never answers
        const QTemporaryDir folder;
        std::stop_source stop;
        QTimer::singleShot(50, qApp, [&stop] { stop.request_stop(); });
        QElapsedTimer clock;
        clock.start();
        const auto file = downloadList(server.url(), folder.path(), stop.get_token(), {});
        QVERIFY(!file);
        QCOMPARE(static_cast<int>(file.error().code), static_cast<int>(ListReadError::Code::cancelled));
        QVERIFY(clock.elapsed() < 5000);
        QVERIFY(QDir(folder.path()).isEmpty());
    }

    void itIsFidesAddressAndASecureOne()
    {
        QCOMPARE(fideListUrl().scheme(), QStringLiteral("https"));
        QCOMPARE(fideListUrl().host(), QStringLiteral("ratings.fide.com"));
    }
};

static const pairwright::RegisteredTest<TestListDownload> registered("unit_list_download");
#include "test_list_download.moc"
