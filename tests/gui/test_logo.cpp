#include "tests/gui/window_under_test.h"
#include "tests/support/registered_test.h"
#include "ui/pages/reports/printing.h"
#include "ui/print/logo.h"

#include <QBuffer>
#include <QPainter>
#include <QPushButton>
#include <QTest>
#include <QtEndian>

using namespace pairwright;

namespace {

const QColor logoRed(0xc0, 0x10, 0x20);

QByteArray pictureFile(QSize size, const char* format)
{
    QImage picture(size, QImage::Format_RGB32);
    picture.fill(logoRed);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    if (!buffer.open(QIODevice::WriteOnly) || !picture.save(&buffer, format))
        qFatal("no picture");
    return bytes;
}

quint32 checksum(const QByteArray& bytes)
{
    quint32 sum = 0xffffffff;
    for (const char byte : bytes) {
        sum ^= static_cast<quint8>(byte);
        for (int bit = 0; bit < 8; ++bit)
            sum = (sum >> 1) ^ ((sum & 1) != 0 ? 0xedb88320 : 0);
    }
    return ~sum;
}

/// A PNG that says it is of another size.
QByteArray pretending(QByteArray png, quint32 width, quint32 height)
{
    constexpr qsizetype headerAt = 16;
    qToBigEndian(width, png.data() + headerAt);
    qToBigEndian(height, png.data() + headerAt + 4);
    constexpr qsizetype headerBytes = 17; // with its name
    qToBigEndian(checksum(png.mid(headerAt - 4, headerBytes)), png.data() + headerAt - 4 + headerBytes);
    return png;
}

/// How much of a page is of the colour of the logo, in its right upper corner.
int redIn(const PaintedPages& pages, int page)
{
    const QSize paper = pages.pageSize(page).toSize();
    QImage picture(paper, QImage::Format_RGB32);
    picture.fill(Qt::white);
    QPainter painter(&picture);
    pages.paint(painter, page);
    painter.end();
    int red = 0;
    for (int x = paper.width() / 2; x < paper.width(); ++x)
        for (int y = 0; y < paper.height() / 6; ++y)
            red += picture.pixelColor(x, y) == logoRed ? 1 : 0;
    return red;
}

} // namespace

/// A picture at the head of the sheets: chosen once for the event, and never trusted.
class TestLogo : public QObject, private WindowUnderTest {
    Q_OBJECT
private slots:
    void init()
    {
        start();
        QVERIFY(openFile(makeTournament(60)));
        trigger(ActionId::showPlayerList);
    }
    void cleanup() { close(); }

    void theLogoStandsOnTheFirstPageOfEachSheetUntilItIsRemoved()
    {
        QCOMPARE(redIn(*playerList(), 0), 0);
        choose(makeFile(QStringLiteral("logo.jpg"), pictureFile({3000, 1500}, "png"))); // whatever it is called
        QVERIFY2(message().isEmpty(), qPrintable(message()));
        QVERIFY(redIn(*playerList(), 0) > 500);
        QVERIFY(playerList()->pageCount() > 1);
        QCOMPARE(redIn(*playerList(), 1), 0);
        QVERIFY(window().printing().plan().logo.size() < 100'000);
        screenshot(QStringLiteral("logo"));
        const QString file = session().path();
        restart();
        QVERIFY(openFile(file));
        QVERIFY(redIn(*playerList(), 0) > 500);
        trigger(ActionId::showStandingsSheet);
        click("removeLogo");
        QCOMPARE(redIn(*playerList(), 0), 0);
        QVERIFY(!find<QPushButton>("removeLogo").isEnabled());
    }

    void aPictureThatIsNoneIsRefusedInWords_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("sentence");
        const QByteArray png = pictureFile({200, 100}, "png");
        const QByteArray jpeg = pictureFile({200, 100}, "jpeg");
        const QString none = QStringLiteral("no picture that can be a logo");
        const QString damaged = QStringLiteral("damaged");
        const QString large = QStringLiteral("too large");
        QTest::newRow("a text") << QByteArray("not a picture") << none;
        QTest::newRow("nothing") << QByteArray() << none;
        QTest::newRow("SVG") << QByteArray("<svg xmlns='http://www.w3.org/2000/svg'><image href='file:///etc/passwd'/>")
                             << none;
        QTest::newRow("BMP") << pictureFile({20, 10}, "bmp") << none;
        QTest::newRow("half a PNG's header") << png.left(20) << damaged;
        QTest::newRow("half a JPEG's header") << jpeg.left(12) << damaged;
        QTest::newRow("a PNG of no size") << pretending(png, 0, 0) << damaged;
        QTest::newRow("a PNG of 4 billion pixels") << pretending(png, 65535, 65535) << large;
        QTest::newRow("a PNG of 10^18 pixels")
            << pretending(png, 0x7fffffff, 0x7fffffff) << QStringLiteral("picture is");
        QTest::newRow("11 MiB") << png + QByteArray(qsizetype{11} * 1024 * 1024, 'x') << large;
    }

    void aPictureThatIsNoneIsRefusedInWords()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, sentence);
        choose(makeFile(QStringLiteral("logo.png"), bytes));
        QVERIFY2(message().contains(sentence), qPrintable(message()));
        QVERIFY(window().printing().plan().logo.isEmpty());
    }

    void whatStandsInTheSettingsIsNotTrustedEither()
    {
        PaperPlan plan = window().printing().plan();
        plan.logo = pretending(pictureFile({200, 100}, "png"), 65535, 65535);
        window().printing().setPlan(plan);
        QCOMPARE(redIn(*playerList(), 0), 0);
        QVERIFY(logoImage(QByteArray("x")).isNull());
    }

private:
    void choose(const QString& path)
    {
        asker().paths = {path};
        click("chooseLogo");
    }

    [[nodiscard]] std::shared_ptr<const PaintedPages> playerList() const
    {
        ReportChoice choice;
        choice.kind = ReportKind::playerList;
        choice.logo = logoImage(window().printing().plan().logo);
        choice.type = 14;
        return makePages(projected(), choice, {595, 842});
    }
};

static const pairwright::RegisteredTest<TestLogo> registered("test_logo");
#include "test_logo.moc"
