#include "tests/support/made_rating_list.h"
#include "tests/support/registered_test.h"
#include "tests/unit/lists/list_place.h"

#include <QFileInfo>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QtTest>

using namespace pairwright;
using namespace pairwright::test;

namespace {

using Shape = MadeRatingList::Shape;

std::string made(std::uint64_t seed, int people)
{
    return MadeRatingList(seed, people).text(Shape::combinedText);
}

ListFileOptions month(const char* text)
{
    ListFileOptions options;
    options.month = QString(text);
    return options;
}

/// Does to the file of lists what no program of ours does.
void tamper(const QString& path, const QString& statement)
{
    {
        QSqlDatabase database = QSqlDatabase::addDatabase("QSQLITE", "tamper");
        database.setDatabaseName(path);
        QVERIFY(database.open());
        QSqlQuery query(database);
        QVERIFY2(query.exec(statement), qPrintable(statement));
    }
    QSqlDatabase::removeDatabase("tamper");
}

} // namespace

class TestListFile : public QObject {
    Q_OBJECT
private slots:
    void severalMonthsStandSideBySideAndTheNewestIsSearched()
    {
        const ListPlace place;
        QVERIFY(place.add(place.file("a.txt", made(1, 30)), month("2026-09")));
        QVERIFY(place.add(place.file("b.txt", made(2, 40)), month("2026-10")));
        QCOMPARE(place.all().size(), 2U);
        QCOMPARE(place.all().at(0).month, "2026-10");
        const QString name = QString::fromStdString(MadeRatingList(2, 40).person(3).name);
        QVERIFY(place.find(name).contains(name));
        const QString older = QString::fromStdString(MadeRatingList(1, 30).person(3).name);
        QVERIFY(!place.find(older).contains(older));
        QVERIFY(place.find(older, {{1}, 10, true}).contains(older));
    }

    void theSameListOfTheSameMonthIsReplaced()
    {
        const ListPlace place;
        QVERIFY(place.add(place.file("a.txt", made(1, 30)), month("2026-10")));
        const auto added = place.add(place.file("b.txt", made(2, 40)), month("2026-10"));
        QVERIFY(added);
        QCOMPARE(place.all(), std::vector<RatingList>{added->list});
        QCOMPARE(place.all().at(0).people, 40);
    }

    void theSameFileIsNotTakenInTwice()
    {
        const ListPlace place;
        const QString path = place.file("a.txt", made(1, 30));
        const auto first = place.add(path);
        const auto second = place.add(path);
        QVERIFY(first && second);
        QVERIFY(!first->wasThere);
        QVERIFY(second->wasThere);
        QCOMPARE(first->list, second->list);
    }

    void aCancelledListLeavesNoTrace()
    {
        const ListPlace place;
        QVERIFY(place.add(place.file("a.txt", made(1, 30)), month("2026-10")));
        const auto before = place.all();
        const QString path = place.file("b.txt", made(2, 20'000));
        std::stop_source stop;
        const auto added = addRatingList(path, place.lists(), month("2026-10"), stop.get_token(), [&stop](int percent) {
            if (percent > 60) // in the middle of writing
                stop.request_stop();
        });
        QVERIFY(!added);
        const auto* error = std::get_if<ListFileError>(&added.error());
        QVERIFY(error);
        QCOMPARE(error->code, ListFileError::Code::cancelled);
        QCOMPARE(place.all(), before);
        QVERIFY(!QFileInfo::exists(place.lists() + "-wal"));
        QCOMPARE(place.people(QString::number(MadeRatingList(1, 30).person(5).id)).size(), 1U);
    }

    void aRemovedListGivesItsRoomBack()
    {
        const ListPlace place;
        QVERIFY(place.add(place.file("a.txt", made(1, 20)), month("2026-09")));
        const qint64 small = QFileInfo(place.lists()).size();
        QVERIFY(place.add(place.file("b.txt", made(2, 5000)), month("2026-10")));
        QVERIFY(QFileInfo(place.lists()).size() > 3 * small);
        {
            auto file = RatingListFile::openToWrite(place.lists());
            QVERIFY(file);
            QVERIFY((*file)->remove(2));
            QCOMPARE((*file)->remove(2).error().code, ListFileError::Code::noSuchList);
        }
        QCOMPARE(place.all().size(), 1U);
        QVERIFY(QFileInfo(place.lists()).size() < 2 * small);
    }

    void aFileThatHoldsAnythingElseIsNotUsed_data()
    {
        QTest::addColumn<QString>("statement");
        QTest::addColumn<int>("code");
        using Code = ListFileError::Code;
        QTest::newRow("a trigger") << "CREATE TRIGGER t AFTER INSERT ON list BEGIN DELETE FROM list; END"
                                   << int(Code::foreign);
        QTest::newRow("a view") << "CREATE VIEW v AS SELECT 1" << int(Code::foreign);
        QTest::newRow("a table more") << "CREATE TABLE other (a)" << int(Code::foreign);
        QTest::newRow("a table less") << "DROP TABLE person_1" << int(Code::foreign);
        QTest::newRow("an index less") << "DROP INDEX person_1_fide" << int(Code::foreign);
        QTest::newRow("a list that is not there") << "INSERT INTO list SELECT 2, publisher, ratings, month, source, "
                                                     "hash, people, added, repairs, words FROM list"
                                                  << int(Code::foreign);
        QTest::newRow("newer") << "PRAGMA user_version = 99" << int(Code::newer);
        QTest::newRow("a tournament") << "PRAGMA application_id = 1347897940" << int(Code::otherFile);
    }

    void aFileThatHoldsAnythingElseIsNotUsed()
    {
        QFETCH(QString, statement);
        QFETCH(int, code);
        const ListPlace place;
        QVERIFY(place.add(place.file("a.txt", made(1, 20))));
        tamper(place.lists(), statement);
        const auto opened = RatingListFile::openToRead(place.lists());
        QVERIFY(!opened);
        QCOMPARE(int(opened.error().code), code);
        QVERIFY(!RatingListFile::openToWrite(place.lists()));
    }

    void whatItSaysOfItsListsIsPossibleOrItIsDamaged_data()
    {
        QTest::addColumn<QString>("statement");
        QTest::newRow("an unknown publisher") << "UPDATE list SET publisher = 'nobody'";
        QTest::newRow("a negative id") << "UPDATE list SET id = -1";
        QTest::newRow("an id that wraps around") << "UPDATE list SET id = 4294967297";
        QTest::newRow("as many people as wrap around") << "UPDATE list SET people = 4294967303";
        QTest::newRow("no date") << "UPDATE list SET added = 'yesterday'";
    }

    void whatItSaysOfItsListsIsPossibleOrItIsDamaged()
    {
        QFETCH(QString, statement);
        const ListPlace place;
        QVERIFY(place.add(place.file("a.txt", made(1, 20))));
        tamper(place.lists(), statement);
        const auto opened = RatingListFile::openToRead(place.lists());
        const auto lists = opened ? (*opened)->lists() : Unexpected{opened.error()};
        QVERIFY(!lists);
        QCOMPARE(int(lists.error().code), int(ListFileError::Code::damaged));
    }

    void aListOfShortNamesIsTakenIn()
    {
        const ListPlace place;
        QVERIFY(place.add(place.file("short.csv", "Name;Rating\nLi, Bo;1800\n")));
        const auto opened = RatingListFile::openToRead(place.lists());
        QVERIFY(opened);
        QCOMPARE((*opened)->lists()->size(), std::size_t{1});
    }

    void aDamagedIndexIsSaidToBeDamaged_data()
    {
        QTest::addColumn<QString>("statement");
        QTest::newRow("its pages") << "UPDATE word_1_data SET block = x'ffffffff' WHERE id > 10";
        QTest::newRow("no pages") << "DELETE FROM word_1_data WHERE id > 10";
        QTest::newRow("where they are") << "UPDATE word_1_data SET block = x'ffffffff' WHERE id = 10";
        QTest::newRow("all of it") << "UPDATE word_1_data SET block = x'ffffffff'";
    }

    void aDamagedIndexIsSaidToBeDamaged()
    {
        QFETCH(QString, statement);
        const ListPlace place;
        QVERIFY(place.add(place.file("a.csv", "Name;Rating\nSandvik, Anna;1800\nBerg, Bo;1700\n")));
        QCOMPARE(place.people("sandvik").size(), std::size_t{1});
        tamper(place.lists(), statement);
        auto search = RatingListSearch::open(place.lists());
        const auto found = search ? search->find(QStringLiteral("sandvik")) : Unexpected{search.error()};
        QVERIFY(!found);
        QCOMPARE(int(found.error().code), int(ListFileError::Code::damaged));
    }

    void listsOfTheFirstRevisionStandBesideLaterOnes()
    {
        const ListPlace place;
        QVERIFY(place.add(place.file("a.txt", made(1, 20)), month("2026-09")));
        // As the first revision made it: without an index of four letters.
        tamper(place.lists(), "DROP TABLE word_1");
        tamper(place.lists(), "CREATE VIRTUAL TABLE word_1 USING fts5(words, content='', columnsize=0, detail=none, "
                              "tokenize='ascii', prefix='1 2 3')");
        tamper(place.lists(), "INSERT INTO word_1 (rowid, words) VALUES (1, 'schmidt anna')");
        tamper(place.lists(), "PRAGMA user_version = 1");
        QCOMPARE(place.people("schm").size(), 1U);
        QVERIFY(place.add(place.file("b.txt", made(2, 20)), month("2026-10")));
        QCOMPARE(place.all().size(), 2U);
        QCOMPARE(place.find("schm", {{1}, 10, true}).size(), 1);
        tamper(place.lists(), "CREATE TABLE other (a)");
        QCOMPARE(RatingListFile::openToRead(place.lists()).error().code, ListFileError::Code::foreign);
    }

    void aFileThatIsNoDatabaseIsSaidToBeNone()
    {
        const ListPlace place;
        QVERIFY(place.add(place.file("a.txt", made(1, 20))));
        QFile file(place.lists());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray(8192, 'x'));
        file.close();
        QCOMPARE(RatingListFile::openToRead(place.lists()).error().code, ListFileError::Code::otherFile);
    }
};

static const pairwright::RegisteredTest<TestListFile> registered("unit_list_file");

#include "test_list_file.moc"
