#include "tests/support/registered_test.h"

#include <QDirIterator>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <QTest>

/// What is built into the program as resources can be found and used without any further file.
class ResourcesTest : public QObject {
    Q_OBJECT
private slots:
    void everyDrawingIsValidAndNotEmpty_data();
    void everyDrawingIsValidAndNotEmpty();
    void theSampleIsTheFileOfTheCheckout();
};

void ResourcesTest::everyDrawingIsValidAndNotEmpty_data()
{
    QTest::addColumn<QString>("file");
    int count = 0;
    for (QDirIterator files(QStringLiteral(":/icons")); files.hasNext(); ++count) {
        const QString file = files.next();
        QTest::newRow(qPrintable(file)) << file;
    }
    QVERIFY2(count > 50, "the icons are not linked in");
}

void ResourcesTest::everyDrawingIsValidAndNotEmpty()
{
    QFETCH(QString, file);
    QSvgRenderer drawing(file);
    QVERIFY(drawing.isValid());
    QCOMPARE(drawing.defaultSize().width(), drawing.defaultSize().height());

    QImage picture(24, 24, QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    drawing.render(&painter);
    painter.end();
    int painted = 0;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            painted += qAlpha(picture.pixel(x, y)) > 64 ? 1 : 0;
    QVERIFY2(painted > 20, "next to nothing is drawn");
    QVERIFY2(painted < 24 * 24 - 20 || file.endsWith(QLatin1String("pairwright.svg")), "a block instead of a drawing");
}

void ResourcesTest::theSampleIsTheFileOfTheCheckout()
{
    QFile embedded(QStringLiteral(":/sample/sample.trf"));
    QFile source(QStringLiteral(PAIRWRIGHT_SOURCE_DIR "/resources/samples/sample.trf"));
    QVERIFY(embedded.open(QIODevice::ReadOnly));
    QVERIFY(source.open(QIODevice::ReadOnly));
    const QByteArray text = embedded.readAll();
    QVERIFY(text.contains("\n001 "));
    QCOMPARE(text, source.readAll());
}

static const pairwright::RegisteredTest<ResourcesTest> registered("resources_embedded");
#include "test_resources.moc"
