#include "tests/checks/translations/ts_findings.h"
#include "tests/support/registered_test.h"

#include <QFile>
#include <QProcess>
#include <QProcessEnvironment>
#include <QTemporaryDir>
#include <QTest>

using pairwright::tsFindings;

namespace {

QByteArray tsWith(const QByteArray& messages)
{
    return "<?xml version=\"1.0\" encoding=\"utf-8\"?><!DOCTYPE TS><TS version=\"2.1\" language=\"de\">"
           "<context><name>Page</name>" +
           messages + "</context></TS>";
}

QByteArray message(const QByteArray& source, const QByteArray& translation)
{
    return "<message><source>" + source + "</source><translation>" + translation + "</translation></message>";
}

} // namespace

/// Every visible string is translated, and the check that says so finds what it should.
class TranslationsTest : public QObject {
    Q_OBJECT
private slots:
    void aDefectIsFound_data();
    void aDefectIsFound();
    void aGoodTranslationIsAccepted_data();
    void aGoodTranslationIsAccepted();
    void nothingInTheSourcesIsLeftUntranslated();
    void theTranslationsAreEmbedded();
};

void TranslationsTest::aDefectIsFound_data()
{
    QTest::addColumn<QByteArray>("messages");
    QTest::newRow("unfinished") << QByteArray("<message><source>Round</source>"
                                              "<translation type=\"unfinished\">Runde</translation></message>");
    QTest::newRow("new") << QByteArray("<message><source>Round</source>"
                                       "<translation type=\"unfinished\"></translation></message>");
    QTest::newRow("empty") << message("Round", "");
    QTest::newRow("a source in German") << message("Runde %1", "Runde %1");
    QTest::newRow("a source in German, by its letters") << message("Öffnen", "Öffnen");
    QTest::newRow("marker lost") << message("Round %1", "Runde");
    QTest::newRow("marker invented") << message("Round %1", "Runde %1 %2");
    QTest::newRow("menu key lost") << message("&amp;Pair", "Paaren");
    QTest::newRow("ellipsis lost") << message("Open…", "Öffnen");
    QTest::newRow("colon lost") << message("Name:", "Name");
    QTest::newRow("a plural form is missing")
        << QByteArray("<message numerus=\"yes\"><source>%n players</source><translation>"
                      "<numerusform>%n Spieler</numerusform></translation></message>");
    QTest::newRow("an empty plural form")
        << QByteArray("<message numerus=\"yes\"><source>%n players</source><translation>"
                      "<numerusform>%n Spieler</numerusform><numerusform></numerusform></translation></message>");
    QTest::newRow("begins with a blank") << message(" (rating: %1)", " (Auswertung: %1)");
    QTest::newRow("ends with a blank") << message("up to round ", "bis Runde ");
    QTest::newRow("begins with a comma") << message(", K %1", ", K %1");
    QTest::newRow("broken file") << QByteArray("<message><source>");
}

void TranslationsTest::aDefectIsFound()
{
    QFETCH(QByteArray, messages);
    QVERIFY(!tsFindings(tsWith(messages), 2).isEmpty());
}

void TranslationsTest::aGoodTranslationIsAccepted_data()
{
    QTest::addColumn<QByteArray>("messages");
    QTest::newRow("plain") << message("Round %1", "Runde %1");
    QTest::newRow("markers in another order") << message("%1 of %2", "von %2 %1");
    QTest::newRow("menu key on another letter") << message("&amp;Round", "R&amp;unde");
    QTest::newRow("plural") << QByteArray(
        "<message numerus=\"yes\"><source>%n players</source><translation>"
        "<numerusform>Ein Spieler</numerusform><numerusform>%n Spieler</numerusform></translation></message>");
    QTest::newRow("obsolete") << QByteArray("<message><source>Old</source>"
                                            "<translation type=\"vanished\"></translation></message>");
}

void TranslationsTest::aGoodTranslationIsAccepted()
{
    QFETCH(QByteArray, messages);
    QCOMPARE(tsFindings(tsWith(messages), 2), QStringList{});
}

void TranslationsTest::nothingInTheSourcesIsLeftUntranslated()
{
    // The real tool reads the real sources into a copy, so that a string added since shows up as unfinished.
    const QString translations = QStringLiteral(PAIRWRIGHT_SOURCE_DIR "/translations/");
    const QStringList names{QStringLiteral("pairwright_de.ts"), QStringLiteral("pairwright_en.ts")};
    QTemporaryDir copy;
    QVERIFY(copy.isValid());
    for (const QString& name : names)
        QVERIFY(QFile::copy(translations + name, copy.filePath(name)));

    QProcess update;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("LUPDATE"), QStringLiteral(PAIRWRIGHT_LUPDATE));
    update.setProcessEnvironment(environment);
    update.start(translations + QStringLiteral("update"), {copy.path()});
    QVERIFY(update.waitForFinished(120'000));
    QVERIFY2(update.exitCode() == 0, update.readAllStandardError().constData());

    for (const QString& name : names) {
        QFile file(copy.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        QVERIFY(text.contains("</TS>"));
        const QStringList findings = tsFindings(text, 2);
        QVERIFY2(findings.isEmpty(), qPrintable(name + QLatin1Char('\n') + findings.join(QLatin1Char('\n'))));
    }
}

void TranslationsTest::theTranslationsAreEmbedded()
{
    QVERIFY(QFile::exists(QStringLiteral(":/i18n/pairwright_de.qm")));
    QVERIFY(QFile::exists(QStringLiteral(":/i18n/pairwright_en.qm")));
}

static const pairwright::RegisteredTest<TranslationsTest> registered("translations");
#include "test_translations.moc"
