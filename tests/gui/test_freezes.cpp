#include "tests/crash/disk_vfs.h"
#include "tests/gui/window_under_test.h"
#include "tests/support/registered_test.h"

#include "app/jobs/job_threads.h"
#include "app/jobs/list_jobs.h"
#include "app/spreadsheets/write_xlsx.h"
#include "app/storage/lists/list_file.h"
#include "app/storage/tournament/read_tournament.h"
#include "tests/support/made_rating_list.h"
#include "ui/dialogs/dialog_asker.h"
#include "ui/pages/players/import/import_model.h"
#include "ui/print/painted_pages.h"
#include "ui/print/print_job.h"

#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDir>
#include <QElapsedTimer>
#include <QFileDialog>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QTableView>
#include <QTableWidget>
#include <QTest>
#include <QThreadPool>
#include <QTimer>

#include <atomic>
#include <chrono>
#include <thread>

using namespace pairwright;

namespace {

using test::DiskCall;
using test::DiskFault;

/// Ticks every ten milliseconds, as long as the window lives.
class Pulse {
public:
    Pulse()
    {
        QObject::connect(&timer_, &QTimer::timeout, &timer_, [this] { beat(); });
        since_.start();
        timer_.start(10);
    }
    /// The longest time in which nothing of the window went on, in milliseconds.
    [[nodiscard]] qint64 longestPause()
    {
        beat();
        return longest_;
    }

private:
    void beat() { longest_ = std::max(longest_, since_.restart()); }

    QTimer timer_;
    QElapsedTimer since_;
    qint64 longest_ = 0;
};

/// Three hundred, each of which takes its time.
class SlowPages : public PaintedPages {
public:
    SlowPages(QSizeF size, std::atomic<int>& painted)
        : size_(size)
        , painted_(painted)
    {
    }
    [[nodiscard]] int pageCount() const override { return 300; }
    [[nodiscard]] QSizeF pageSize(int) const override { return size_; }
    [[nodiscard]] QString title() const override { return QStringLiteral("slow"); }
    void paintPage(QPainter&, int) const override
    {
        ++painted_;
        std::this_thread::sleep_for(std::chrono::milliseconds(30));
    }

private:
    QSizeF size_;
    std::atomic<int>& painted_;
};

constexpr qint64 noticed = 250; // milliseconds; a freeze that a person sees

void makeDiskSlow(DiskCall call, int milliseconds)
{
    test::planDisk(test::DiskPlan{call, DiskFault::slow, 1, true, milliseconds});
}

} // namespace

/// The window lives whatever the disk does: nothing is read or written in its thread.
class TestFreezes : public QObject, private WindowUnderTest {
    Q_OBJECT
private slots:
    void initTestCase() { test::installDisk(); }
    void init()
    {
        start();
        activate();
    }
    void cleanup()
    {
        test::planDisk(std::nullopt);
        asker().consents = true;
        close();
    }

    void theHistoryOfAFileThatIsReadOnlyIsReadOnceAndBesideTheWindow();
    void aCopyIsMadeBesideTheWindow();
    void aNewTournamentIsMadeWhileTheWindowLives();
    void whatIsNotSavedGoesElsewhereWhileTheWindowLives();
    void aLargeListIsOpenedOnceAndReadBesideTheWindow();
    void backupsAreLookedForBesideTheWindow();
    void recentFilesInADeadPlaceAreLookedForBesideTheWindow();
    void aFileDialogBeginsAtHomeWhereTheLastPlaceIsDead();
    void aWorkbookAtTheLimitIsReadBesideTheWindow();
    void aJobThatPrintsOrRemovesAListEndsSoonWhenNobodyWaits();
};

void TestFreezes::theHistoryOfAFileThatIsReadOnlyIsReadOnceAndBesideTheWindow()
{
    const QString path = makeTournament(60);
    const auto other = TournamentSession::open(path);
    QVERIFY(other.hasValue());
    for (int rounds = 1; rounds < 30; ++rounds)
        QVERIFY((*other)->apply(SetRoundCount{rounds}).hasValue());
    (*other)->flush();
    QVERIFY(openFile(path));
    QVERIFY(session().isReadOnly());
    makeDiskSlow(DiskCall::read, 15);
    Pulse pulse;
    window().lead({PageId::history, {}, {}, {}});
    auto& table = find<QTableView>("historyTable");
    auto& changes = find<QTableWidget>("stepChanges");
    QTRY_VERIFY_WITH_TIMEOUT(table.model()->rowCount() > 30, 20000);
    QTRY_VERIFY_WITH_TIMEOUT(changes.rowCount() > 0, 20000);
    const int readFirst = test::diskCalls(DiskCall::read);
    constexpr int keys = 10;
    for (int key = 0; key < keys; ++key) {
        const QString before = changes.item(0, 1)->text();
        press(Qt::Key_Down);
        QTRY_VERIFY(changes.rowCount() > 0 && changes.item(0, 1)->text() != before);
    }
    const int readAtKeys = test::diskCalls(DiskCall::read) - readFirst;
    qInfo("%d pages read at first, %d at %d keys; the longest pause: %lld ms", readFirst, readAtKeys, keys,
          pulse.longestPause());
    QVERIFY(readAtKeys < readFirst);
    QVERIFY(pulse.longestPause() < noticed);
    // Whoever has it for writing still leaves one file.
    (*other)->close();
    QVERIFY(!QFile::exists(path + QStringLiteral("-wal")));
}

void TestFreezes::aCopyIsMadeBesideTheWindow()
{
    QVERIFY(openFile(makeTournament(60)));
    for (const ActionId how : {ActionId::saveCopy, ActionId::saveCopyForOthers}) {
        desk().messages().dismiss();
        const QString copy = inFolder(QStringLiteral("copy %1.pairwright").arg(static_cast<int>(how)));
        asker().paths = {copy};
        makeDiskSlow(DiskCall::sync, 400);
        Pulse pulse;
        trigger(how);
        QVERIFY(!desk().messages().text().contains(QStringLiteral("Saved as")));
        QTRY_VERIFY_WITH_TIMEOUT(desk().messages().text().contains(QStringLiteral("Saved as")), 20000);
        QVERIFY(test::diskFaultHappened());
        qInfo("the longest pause: %lld ms", pulse.longestPause());
        QVERIFY(pulse.longestPause() < noticed);
        test::planDisk(std::nullopt);
        QCOMPARE(readTournament(copy)->players.size(), std::size_t{60});
    }
}

void TestFreezes::aNewTournamentIsMadeWhileTheWindowLives()
{
    press(Qt::Key_N, Qt::ControlModifier);
    fill("newName", QStringLiteral("Club Evening"));
    asker().paths = {inFolder(QStringLiteral("club.pairwright"))};
    makeDiskSlow(DiskCall::sync, 400);
    Pulse pulse;
    click("createTournament");
    QTRY_VERIFY(desk().session() != nullptr);
    QVERIFY(test::diskFaultHappened());
    qInfo("the longest pause: %lld ms", pulse.longestPause());
    QVERIFY(pulse.longestPause() < noticed);
}

void TestFreezes::whatIsNotSavedGoesElsewhereWhileTheWindowLives()
{
    QVERIFY(openFile(makeTournament(8)));
    test::planDisk(test::DiskPlan{DiskCall::sync, DiskFault::ioError, 1, true, 0}); // the stick is pulled
    QVERIFY(session().apply(SetRoundCount{6}).hasValue());
    QTRY_COMPARE(offered(), QStringLiteral("Try Again"));
    press(Qt::Key_W, Qt::ControlModifier);
    QCOMPARE(offered(), QStringLiteral("Save a Copy Elsewhere…"));
    makeDiskSlow(DiskCall::sync, 400); // the other one
    const QString copy = inFolder(QStringLiteral("elsewhere.pairwright"));
    asker().paths = {copy};
    Pulse pulse;
    pressInMessage();
    QCOMPARE(session().path(), copy);
    QCOMPARE(session().saved().settings.plannedRounds, 6);
    qInfo("the longest pause: %lld ms", pulse.longestPause());
    QVERIFY(pulse.longestPause() < noticed);
}

void TestFreezes::aLargeListIsOpenedOnceAndReadBesideTheWindow()
{
    constexpr int people = 18'000;
    QByteArray list("Name;Rating;Points\n");
    for (int i = 0; i < people; ++i)
        list += "Person" + QByteArray::number(i) + ", Test;" + QByteArray::number(1000 + i % 1500) + ";3\n";
    QVERIFY(openFile(makeTournament(0)));
    asker().paths = {makeFile(QStringLiteral("people.csv"), list)};
    Pulse pulse;
    press(Qt::Key_I, Qt::ControlModifier);
    auto& table = find<QTableView>("importTable");
    QTRY_COMPARE_WITH_TIMEOUT(table.model()->rowCount(), people, 30000);
    const qint64 opened = pulse.longestPause();
    // A column that nobody knew is named: the file is not opened again, so that it may be gone.
    QFile::remove(inFolder(QStringLiteral("people.csv")));
    QComboBox* points = nullptr;
    for (QComboBox* box : find<QWidget>("importView").findChildren<QComboBox*>())
        if (box->accessibleName().contains(QStringLiteral("Points")))
            points = box;
    QVERIFY(points != nullptr);
    const qint64 before = pulse.longestPause();
    const int club = points->findText(QStringLiteral("Club"));
    QVERIFY(club > 0);
    points->setCurrentIndex(club);
    emit points->activated(club);
    QCOMPARE(table.model()->index(0, ImportModel::columnOf(PlayerField::club)).data().toString(), QStringLiteral("3"));
    QVERIFY(pulse.longestPause() < std::max(noticed, before + 1));
    qInfo("the longest pause: %lld ms while it was opened, %lld in all", opened, pulse.longestPause());
}

void TestFreezes::backupsAreLookedForBesideTheWindow()
{
    const QString place = inFolder(QStringLiteral("stick"));
    QVERIFY(QDir().mkpath(place));
    QVERIFY(openFile(makeTournament(8)));
    settings().setBackups(place, 10);
    trigger(ActionId::backups);
    auto* window = this->window().findChild<QDialog*>(QStringLiteral("backupsWindow"));
    QVERIFY(window != nullptr);
    auto* table = window->findChild<QTableWidget*>(QStringLiteral("backupsTable"));
    auto* looking = window->findChild<QLabel*>(QStringLiteral("lookingForBackups"));
    makeDiskSlow(DiskCall::read, 40);
    Pulse pulse;
    window->findChild<QPushButton*>(QStringLiteral("backUpNow"))->click();
    QTRY_VERIFY_WITH_TIMEOUT(looking->isVisible(), 20000);
    QTRY_COMPARE_WITH_TIMEOUT(table->rowCount(), 1, 20000);
    QTRY_VERIFY(!looking->isVisible());
    qInfo("the longest pause: %lld ms", pulse.longestPause());
    QVERIFY(pulse.longestPause() < noticed);
}

void TestFreezes::recentFilesInADeadPlaceAreLookedForBesideTheWindow()
{
    const QString here = makeTournament(2);
    const QString dead = inFolder(QStringLiteral("far away.pairwright"));
    settings().addRecentFile(dead);
    settings().addRecentFile(here);
    std::atomic<bool> answered = false;
    settings().lookBy([&answered, dead](const QString& path) {
        if (path != dead)
            return true;
        std::this_thread::sleep_for(std::chrono::milliseconds(800));
        answered = true;
        return false;
    });
    Pulse pulse;
    restart();
    activate();
    auto& list = find<QListWidget>("recentFiles");
    QCOMPARE(list.count(), 2); // nobody knows better yet
    QVERIFY(!answered);
    QTRY_COMPARE(list.count(), 1);
    QCOMPARE(settings().recentFiles(), QStringList{here});
    qInfo("the longest pause: %lld ms", pulse.longestPause());
    QVERIFY(pulse.longestPause() < 2 * noticed); // a window was made
}

void TestFreezes::aFileDialogBeginsAtHomeWhereTheLastPlaceIsDead()
{
    const QString stick = inFolder(QStringLiteral("stick"));
    QVERIFY(QDir().mkpath(stick));
    // Where the dialog that was asked for began; it is closed.
    const auto began = [](DialogAsker& asker, FileQuestion::Kind kind, const QString& suggestion) {
        QString folder;
        QTimer looking;
        QObject::connect(&looking, &QTimer::timeout, &looking, [&] {
            auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            if (dialog == nullptr)
                return;
            folder = dialog->directory().absolutePath();
            dialog->reject();
        });
        looking.start(20);
        if (asker.askFile({kind, QStringLiteral("Where?"), {}, suggestion, {}}))
            qFatal("it was closed");
        return folder;
    };
    using Kind = FileQuestion::Kind;
    for (const Kind kind : {Kind::open, Kind::save, Kind::folder}) {
        DialogAsker asker(&window());
        QCOMPARE(began(asker, kind, stick + QStringLiteral("/name")), stick);
        // Pulled out.
        QCOMPARE(began(asker, kind, inFolder(QStringLiteral("gone/name"))), QDir::homePath());
        // In the network, and nobody answers.
        asker.lookBy([](const QString&) {
            std::this_thread::sleep_for(std::chrono::seconds(2));
            return true;
        });
        Pulse pulse;
        QCOMPARE(began(asker, kind, stick + QStringLiteral("/name")), QDir::homePath());
        qInfo("the longest pause: %lld ms", pulse.longestPause());
        QVERIFY(pulse.longestPause() < 2 * noticed); // a dialog was made
    }
}

// PAIRWRIGHT_WORKBOOK_ROWS=17500 makes a sheet of 64 MiB, which is the most that is read.
void TestFreezes::aWorkbookAtTheLimitIsReadBesideTheWindow()
{
    constexpr int columns = 100;
    bool given = false;
    const int asked = qEnvironmentVariableIntValue("PAIRWRIGHT_WORKBOOK_ROWS", &given);
    const int people = given ? asked : 300;
    TextRows rows{{QStringLiteral("Name"), QStringLiteral("Rating")}};
    for (int column = 2; column < columns; ++column)
        rows.front().append(QStringLiteral("Points %1").arg(column));
    for (int i = 0; i < people; ++i) {
        QStringList row{QStringLiteral("Person%1, Test").arg(i), QString::number(1000 + i % 1500)};
        for (int column = 2; column < columns; ++column)
            row.append(QString::number(1'000'000 + i * column));
        rows.push_back(std::move(row));
    }
    const auto workbook = writeXlsx({{QStringLiteral("People"), std::move(rows)}});
    QVERIFY(workbook.hasValue());
    QVERIFY(openFile(makeTournament(0)));
    asker().paths = {makeFile(QStringLiteral("people.xlsx"), *workbook)};
    Pulse pulse;
    QElapsedTimer timer;
    timer.start();
    press(Qt::Key_I, Qt::ControlModifier);
    auto& table = find<QTableView>("importTable");
    QTRY_COMPARE_WITH_TIMEOUT(table.model()->rowCount(), people, 120000);
    qInfo("%d rows of %d columns, %lld bytes packed: there after %lld ms, the longest pause %lld ms", people, columns,
          static_cast<long long>(workbook->size()), timer.elapsed(), pulse.longestPause());
    QVERIFY(pulse.longestPause() < 4 * noticed); // the table is filled in the window
    screenshot(QStringLiteral("large-workbook"));
}

void TestFreezes::aJobThatPrintsOrRemovesAListEndsSoonWhenNobodyWaits()
{
    // Paper: three hundred slow pages.
    QElapsedTimer timer;
    {
        QObject nobody;
        std::atomic<int> painted = 0;
        auto* job = new PrintJob([&painted](QSizeF page) { return std::make_shared<const SlowPages>(page, painted); },
                                 printerInto(inFolder(QStringLiteral("many.pdf"))), &nobody);
        job->start();
        QTRY_VERIFY(painted > 2);
        timer.start();
    }
    qInfo("printing ended after %lld ms", timer.elapsed());
    QVERIFY(timer.elapsed() < 1000);
    // A list of ratings on a slow disk.
    const QString lists = inFolder(QStringLiteral("lists.pwlists"));
    std::string text;
    test::MadeRatingList(1, 60'000).write(test::MadeRatingList::Shape::combinedText,
                                          [&text](std::string_view part) { text += part; });
    const QString file = makeFile(QStringLiteral("players_list_foa.txt"), QByteArray::fromStdString(text));
    const auto added = addRatingList(file, lists, {}, {}, {});
    QVERIFY(added.hasValue());
    {
        QObject nobody;
        auto* job = new RemoveListJob(added->list.id, lists, &nobody);
        makeDiskSlow(DiskCall::read, 5);
        job->start();
        QTRY_VERIFY(test::diskCalls(DiskCall::read) > 20);
        timer.start();
    }
    qInfo("removing a list ended after %lld ms", timer.elapsed());
    QVERIFY(timer.elapsed() < 2000);
    test::planDisk(std::nullopt);
    QVERIFY(jobThreads().waitForDone(30000));
    const auto file2 = RatingListFile::openToRead(lists);
    QVERIFY(file2.hasValue());
    QVERIFY((*file2)->lists()->size() <= 1); // as it was, or without it
}

static const pairwright::RegisteredTest<TestFreezes> registered("test_freezes");
#include "test_freezes.moc"
