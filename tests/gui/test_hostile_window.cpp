#include "tests/gui/trap.h"
#include "tests/gui/window_under_test.h"
#include "tests/hostile/hostile_files.h"
#include "tests/hostile/hostile_texts.h"
#include "tests/support/registered_test.h"
#include "tests/unit/app/support/tampering.h"

#include <QApplication>
#include <QFile>
#include <QMessageBox>
#include <QProcess>
#include <QTest>

#include <ctime>

using namespace pairwright;

namespace {

constexpr std::clock_t longest = 30 * CLOCKS_PER_SEC; // of the processor: the machine may have other work
constexpr std::clock_t longestOfAList = 5 * CLOCKS_PER_SEC;
constexpr int hangs = 600'000; // ms

constexpr int usualFiles = 40;

} // namespace

/// Spoiled tournament files in the hands of somebody who knows nothing of it: opened, looked through, a step taken
/// back, a change made, closed.
class TestHostileWindow : public QObject, private WindowUnderTest {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        start();
        sound_ = inFolder(QStringLiteral("sound.pairwright"));
        test::makeSoundFile(sound_);
    }

    void noFileFoolsTheWindow()
    {
        int opened = 0;
        const Trap trap(makeFile(QStringLiteral("p~"), "a picture that names of players ask for"));
        const auto [first, files] = test::filesWanted(usualFiles);
        for (int number = first; number < first + files; ++number) {
            const QString path = inFolder(QStringLiteral("file%1.pairwright").arg(number));
            QVERIFY(QFile::copy(sound_, path));
            const QString what = test::spoil(path, static_cast<std::uint64_t>(number));
            const QByteArray before = contentOf(path);
            const std::clock_t began = std::clock();
            if (openFile(path)) {
                ++opened;
                walk();
            } else {
                QVERIFY2(!message().isEmpty(), qPrintable(what));
                QVERIFY2(contentOf(path) == before, qPrintable(what));
            }
            desk().setSession(nullptr);
            QVERIFY2(test::isBystanderSound(path), qPrintable(what));
            QVERIFY2(!trap.wasOpened(), qPrintable(what));
            QVERIFY2(std::clock() - began < longest, qPrintable(what));
        }
        qInfo("hostile files in the window: %d, %d opened", files, opened);
        QVERIFY(opened > 0 && opened < files);
    }

    void noListFoolsTheWindow_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        constexpr qsizetype size = 50'000;
        for (const auto& [kinds, ending] : {std::pair{test::sheetKinds(), "sheet"},
                                            std::pair{test::listKinds(), "list"}, std::pair{test::csvKinds(), "csv"}})
            for (const auto& [kind, make] : kinds)
                QTest::newRow(QByteArray(ending + (": " + kind)).constData()) << make(size);
    }

    /// Lists that make work are taken in, or refused, while the window lives on.
    void noListFoolsTheWindow()
    {
        QFETCH(QByteArray, bytes);
        QVERIFY(openFile(makeTournament(2)));
        asker().paths = {makeFile(QStringLiteral("list.xlsx"), bytes)};
        const std::clock_t began = std::clock();
        trigger(ActionId::importPlayers);
        QApplication::processEvents();
        (void)window().grab();
        QVERIFY(std::clock() - began < longestOfAList);
        desk().setSession(nullptr);
    }

    void whatContradictsItselfIsSaidInTheStripAndRecoveredFromThere()
    {
        const QString path = inFolder(QStringLiteral("contradictory.pairwright"));
        QVERIFY(QFile::copy(sound_, path));
        test::tamper(path, {"UPDATE tournament SET planned_rounds = 1000", "UPDATE player SET first_round = -5",
                            "UPDATE round_version SET decision_record = '{' WHERE round_number = 1"});
        const QByteArray before = contentOf(path);
        QVERIFY(openFile(path));
        QVERIFY(session().isReadOnly());
        QVERIFY2(message().contains(QStringLiteral("contradicts itself")), qPrintable(message()));
        QVERIFY2(message().contains(QStringLiteral("round 1: Round 1: the reasons of its pairings cannot be read")) ||
                     message().contains(QStringLiteral("more")),
                 qPrintable(message()));
        screenshot(QStringLiteral("contradictory"));
        walk();
        QCOMPARE(contentOf(path), before);
        restart();
        QVERIFY(openFile(path));
        // Another message goes; what is wrong with the file is said again.
        desk().messages().tell(Mood::good, QStringLiteral("Written."));
        QVERIFY(offered().isEmpty());
        click("closeMessage");
        QVERIFY2(message().contains(QStringLiteral("contradicts itself")), qPrintable(message()));
        const QString saved = inFolder(QStringLiteral("recovered.pairwright"));
        asker().paths.push_back(saved);
        QCOMPARE(offered(), QStringLiteral("Recover into a New File…"));
        pressInMessage();
        QTRY_COMPARE(session().path(), saved);
        QVERIFY(!session().isReadOnly());
        if (auto* report = window().findChild<QMessageBox*>(QStringLiteral("recoveryReport")))
            report->close();
    }

    void noFileFoolsTheProgramWithoutAWindow()
    {
        const auto [first, files] = test::filesWanted(usualFiles);
        for (int number = first; number < first + files / 4; ++number) {
            const QString path = inFolder(QStringLiteral("headless%1.pairwright").arg(number));
            QVERIFY(QFile::copy(sound_, path));
            const QString what = test::spoil(path, static_cast<std::uint64_t>(number));
            const QByteArray before = contentOf(path);
            QProcess process;
            process.start(QStringLiteral(PAIRWRIGHT_PROGRAM), {QStringLiteral("--headless"), QStringLiteral("--out"),
                                                               inFolder(QStringLiteral("out")), path});
            QVERIFY2(process.waitForFinished(hangs), qPrintable(what));
            QVERIFY2(process.exitStatus() == QProcess::NormalExit && process.exitCode() != 2, qPrintable(what));
            QVERIFY2(contentOf(path) == before, qPrintable(what));
            QVERIFY2(test::isBystanderSound(path), qPrintable(what));
        }
    }

private:
    static QByteArray contentOf(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    void walk() const
    {
        for (const ActionId page :
             {ActionId::pageOverview, ActionId::pagePlayers, ActionId::pageRounds, ActionId::pageStandings,
              ActionId::pageReports, ActionId::pageExport, ActionId::pageHistory, ActionId::pageRounds}) {
            trigger(page);
            QApplication::processEvents();
            (void)window().grab();
        }
        for (const ActionId id : {ActionId::previousRound, ActionId::explain, ActionId::undo, ActionId::redo})
            if (action(id)->isEnabled())
                trigger(id);
        session().flush();
        if (!session().isReadOnly())
            (void)session().apply(SetRoundCount{projected().settings.plannedRounds + 1}, WarningLevel::twoSteps);
        session().flush();
        QApplication::processEvents();
        (void)window().grab();
    }

    QString sound_;
};

static const pairwright::RegisteredTest<TestHostileWindow> registered("hostile_window");
#include "test_hostile_window.moc"
