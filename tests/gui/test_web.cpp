#include "tests/gui/window_under_test.h"
#include "tests/support/registered_test.h"
#include "ui/frame/files/web_publishing.h"
#include "ui/text/files/web_text.h"

#include <QDialog>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScopeGuard>
#include <QTest>

using namespace pairwright;

namespace {

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// The web folder from the window: chosen once, written with every publication and result, and troubles told.
class TestWeb : public QObject, private WindowUnderTest {
    Q_OBJECT
private slots:
    void init()
    {
        start();
        QVERIFY(openFile(makeTournament(8)));
        QVERIFY(applied(desk(), SetInitialColour{{Colour::White, std::nullopt}}));
    }

    void theFolderIsChosenOnceAndFollowsTheTournament()
    {
        publishTo(inFolder("pages"), {});
        QTRY_VERIFY(QFile::exists(inFolder("pages/index.html")));
        screenshot("web-window", &find<QDialog>("webWindow"));
        pairAndPublish();
        QTRY_VERIFY(QFile::exists(inFolder("pages/round-1.html")));
        desk().apply(EnterResult{BoardId{RoundNumber{1}, 1, 1}, GameResult::draw});
        QTRY_VERIFY_WITH_TIMEOUT(contentOf(inFolder("pages/round-1.html")).contains("½ – ½"), 10000);
        const QString file = session().path();
        restart();
        QVERIFY(openFile(file));
        QVERIFY(window().web().plan().has_value());
        QCOMPARE(window().web().plan()->folder, inFolder("pages"));
    }

    void aNameAloneIsAFolderAtHome()
    {
        const auto homeAgain = qScopeGuard([home = qgetenv("HOME")] { qputenv("HOME", home); });
        qputenv("HOME", inFolder("home").toLocal8Bit());
        QVERIFY(QDir().mkpath(QDir::homePath()));
        publishTo("pages", {});
        QTRY_VERIFY(QFile::exists(inFolder("home/pages/index.html")));
        QVERIFY(!QFile::exists("pages"));
        QCOMPARE(window().web().plan()->folder, inFolder("home/pages"));
        // The field shows where it is.
        QCOMPARE(find<QLineEdit>("webFolder").text(), QDir::toNativeSeparators(inFolder("home/pages")));
    }

    void anotherFileHasNoFolder()
    {
        publishTo(inFolder("pages"), "true");
        QTRY_VERIFY(!window().web().isRunning());
        restart();
        const QString other = inFolder("other.pairwright");
        QVERIFY(QFile::rename(makeTournament(4), other));
        QVERIFY(openFile(other));
        QVERIFY(!window().web().plan());
    }

    void whoClosesWithoutALineIsAskedAndOwesItTheNextTime()
    {
        publishTo(inFolder("pages"), "test -e ../line && cp index.html ../online.html");
        QTRY_VERIFY(!window().web().isRunning());
        pairAndPublish();
        QTRY_VERIFY(!window().web().isRunning());
        const QString file = session().path();
        asker().consents = false;
        QVERIFY(!window().close());
        QVERIFY2(asker().questions.back().title.contains("web"), qPrintable(asker().questions.back().title));
        asker().consents = true;
        QVERIFY(window().close());
        makeFile("line", "x");
        restart();
        QVERIFY(openFile(file));
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(inFolder("online.html")), 10000);
        QTRY_VERIFY(!window().web().isOwed());
    }

    void whoClosesAtOnceHandsTheLastResultOver()
    {
        settings().setKeyPreset(KeyPreset::vega);
        publishTo(inFolder("pages"), "cp round-1.html ../online.html; sleep 1");
        QTRY_VERIFY_WITH_TIMEOUT(!window().web().isRunning(), 10000);
        pairAndPublish();
        QTRY_VERIFY_WITH_TIMEOUT(!window().web().isRunning() && !window().web().isOwed(), 10000);
        find<QDialog>("webWindow").close();
        activate();
        press(Qt::Key_F8);
        press(Qt::Key_1);
        asker().questions.clear();
        press(Qt::Key_W, Qt::ControlModifier); // within the time in which results are gathered
        QVERIFY(desk().session() == nullptr);
        QVERIFY(asker().questions.empty());
        QCOMPARE(contentOf(inFolder("online.html")).count("1 – 0"), 1);
    }

    void whoClosesWhileAnEarlierResultIsOnItsWayHandsTheLastOneOver()
    {
        settings().setKeyPreset(KeyPreset::vega);
        publishTo(inFolder("pages"), "cp round-1.html ../online.html; sleep 1");
        QTRY_VERIFY_WITH_TIMEOUT(!window().web().isRunning(), 10000);
        pairAndPublish();
        QTRY_VERIFY_WITH_TIMEOUT(!window().web().isRunning() && !window().web().isOwed(), 10000);
        find<QDialog>("webWindow").close();
        activate();
        press(Qt::Key_F8);
        press(Qt::Key_1);
        QTRY_VERIFY_WITH_TIMEOUT(window().web().isRunning(), 5000);
        press(Qt::Key_1);
        asker().questions.clear();
        press(Qt::Key_W, Qt::ControlModifier);
        QVERIFY(desk().session() == nullptr);
        QVERIFY(asker().questions.empty());
        QCOMPARE(contentOf(inFolder("online.html")).count("1 – 0"), 2);
    }

    void aFolderThatCannotBeWrittenIsOneLine()
    {
        publishTo(makeFile("file", "x") + "/pages", {});
        QTRY_VERIFY2(message().contains("web pages were not written"), qPrintable(message()));
        QVERIFY(window().web().isTrouble());
        pairAndPublish();
        QCOMPARE(projected().lastPublished().value, 1);
    }

    void whatTheCommandSaysIsShown()
    {
        publishTo(inFolder("pages"), "echo Connection refused; exit 255");
        QTRY_VERIFY2(message().contains("the command failed (exit code 255)"), qPrintable(message()));
        const auto& report = find<QPlainTextEdit>("webReport");
        QTRY_VERIFY2(report.toPlainText().contains("Connection refused"), qPrintable(report.toPlainText()));
    }

    void aCommandThatHangsHoldsNeitherTheRoundNorTheWindow()
    {
        publishTo(inFolder("pages"), "sleep 60");
        QTRY_VERIFY(QFile::exists(inFolder("pages/index.html")));
        QVERIFY(window().web().isRunning());
        pairAndPublish();
        QCOMPARE(projected().lastPublished().value, 1);
        QElapsedTimer timer;
        timer.start();
        const QString file = session().path();
        restart(); // does not wait for the minute that a command has
        QVERIFY2(timer.elapsed() < 10000, qPrintable(QString::number(timer.elapsed())));
        QVERIFY(openFile(file));
        QCOMPARE(projected().lastPublished().value, 1);
    }

    void everyFaultHasASentence()
    {
        web::FolderError full;
        full.write = {WriteError::Code::diskFull, inFolder("pages/index.html"), {}, 40000, 1000};
        QVERIFY2(sentenceFor(full).contains("pages"), qPrintable(sentenceFor(full)));
        WebCommandOutcome hanging;
        hanging.end = WebCommandOutcome::End::timedOut;
        QVERIFY2(sentenceFor(hanging).contains("did not end within 60 seconds and was stopped"),
                 qPrintable(sentenceFor(hanging)));
        QVERIFY(isTrouble(hanging));
    }

    void publishingCanBeStopped()
    {
        publishTo(inFolder("pages"), {});
        QTRY_VERIFY(QFile::exists(inFolder("pages/index.html")));
        QTRY_VERIFY(!window().web().isRunning());
        find<QPushButton>("webStop").click();
        pairAndPublish();
        QTest::qWait(200);
        QVERIFY(!QFile::exists(inFolder("pages/round-1.html")));
    }

private:
    void publishTo(const QString& folder, const QString& command)
    {
        trigger(ActionId::publishToWeb);
        find<QLineEdit>("webFolder").setText(folder);
        find<QPlainTextEdit>("webCommand").setPlainText(command);
        find<QPushButton>("webPublish").click();
    }
};

static const pairwright::RegisteredTest<TestWeb> registered("test_web");

#include "test_web.moc"
