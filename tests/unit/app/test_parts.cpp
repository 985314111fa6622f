#include "tests/support/registered_test.h"
#include "tests/unit/app/support/sessions.h"

#include "app/event/parts.h"
#include "app/storage/tournament/read_tournament.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace pairwright;
using namespace pairwright::test;

namespace {

std::vector<NewPart> threeGroups()
{
    std::vector<NewPart> parts;
    for (const char* title : {"Group A", "Group B", "Group C"})
        parts.push_back({QLatin1StringView(title), MemoryTournament(4).value});
    return parts;
}

QStringList filesIn(const TournamentFile& file)
{
    return QDir(file.folder()).entryList(QDir::Files | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name);
}

} // namespace

/// Several files of one event know each other; each stands for itself.
class PartsTest : public QObject {
    Q_OBJECT
private slots:
    void groupsAreMadeInOneStepAndFoundInTheirOrder()
    {
        const TournamentFile file;
        const auto paths = makeParts(file.folder(), QStringLiteral("Club: 2026"), threeGroups(), {}, testOptions());
        QVERIFY(paths);
        QCOMPARE(filesIn(file), (QStringList{QStringLiteral("Club- 2026 - Group A.pairwright"),
                                             QStringLiteral("Club- 2026 - Group B.pairwright"),
                                             QStringLiteral("Club- 2026 - Group C.pairwright")}));
        const QString event = openSession(paths->front())->saved().event.part->event;
        // What is no part of it, or cannot be read, is passed over.
        createSession(file.path(QStringLiteral("other.pairwright")), 4).reset();
        QFile broken(file.path(QStringLiteral("broken.pairwright")));
        QVERIFY(broken.open(QIODevice::WriteOnly) && broken.write("SQLite format 3") > 0);
        const auto parts = partsIn(file.folder(), event);
        QCOMPARE(parts.size(), std::size_t{3});
        for (std::size_t i = 0; i < parts.size(); ++i) {
            QCOMPARE(parts[i].path, paths->at(i));
            QCOMPARE(parts[i].part.place, static_cast<int>(i) + 1);
            QCOMPARE(parts[i].part.name, QStringLiteral("Club: 2026"));
            QCOMPARE(parts[i].tournament->players.size(), std::size_t{4});
        }
        QVERIFY(partsIn(file.folder(), QStringLiteral("another")).empty());
    }

    void allOfThemAreMadeOrNone()
    {
        const TournamentFile file;
        QFile taken(file.path(QStringLiteral("Club - Group B.pairwright")));
        QVERIFY(taken.open(QIODevice::WriteOnly) && taken.write("mine") == 4);
        taken.close();
        const auto paths = makeParts(file.folder(), QStringLiteral("Club"), threeGroups(), {}, testOptions());
        QVERIFY(!paths);
        QCOMPARE(paths.error().code, OpenError::Code::alreadyExists);
        QCOMPARE(paths.error().path, taken.fileName());
        QCOMPARE(filesIn(file), QStringList{QStringLiteral("Club - Group B.pairwright")});
        QVERIFY(taken.open(QIODevice::ReadOnly));
        QCOMPARE(taken.readAll(), QByteArrayLiteral("mine"));
        auto twice = threeGroups();
        twice.back().title = QStringLiteral("group a");
        QVERIFY(!makeParts(file.folder(), QStringLiteral("Open"), std::move(twice), {}, testOptions()));
        QVERIFY(!makeParts(file.folder(), QStringLiteral(" "), threeGroups(), {}, testOptions()));
        QVERIFY(
            !makeParts(file.path(QStringLiteral("nowhere")), QStringLiteral("Open"), threeGroups(), {}, testOptions()));
        QCOMPARE(filesIn(file).size(), 1);
    }

    void theyAreTakenBackWhileNothingWasPlayed()
    {
        const TournamentFile file;
        const auto paths = makeParts(file.folder(), QStringLiteral("Club"), threeGroups(), {}, testOptions());
        QVERIFY(paths);
        auto open = openSession(paths->at(1));
        const QString event = open->saved().event.part->event;
        const auto busy = takePartsBack(file.folder(), event);
        QVERIFY(!busy);
        QCOMPARE(busy.error().code, PartsStay::Code::inUse);
        QCOMPARE(busy.error().path, paths->at(1));
        QCOMPARE(filesIn(file).filter(QRegularExpression(QStringLiteral("pairwright$"))).size(), 3);
        pairAndPublish(*open);
        open.reset();
        const auto begun = takePartsBack(file.folder(), event);
        QVERIFY(!begun);
        QCOMPARE(begun.error().code, PartsStay::Code::begun);
        QCOMPARE(filesIn(file).size(), 3);
        const TournamentFile other;
        const auto again = makeParts(other.folder(), QStringLiteral("Club"), threeGroups(), {}, testOptions());
        createSession(other.path(QStringLiteral("kept.pairwright")), 4).reset();
        QVERIFY(again);
        QVERIFY(takePartsBack(other.folder(), readTournament(again->front())->event.part->event));
        QCOMPARE(filesIn(other), QStringList{QStringLiteral("kept.pairwright")});
        QCOMPARE(takePartsBack(other.folder(), event).error().code, PartsStay::Code::notOne);
    }
};

static const pairwright::RegisteredTest<PartsTest> registered("test_parts");
#include "test_parts.moc"
