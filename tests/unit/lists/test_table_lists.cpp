#include "tests/support/registered_test.h"
#include "tests/unit/lists/list_place.h"

#include <QtTest>

using namespace pairwright;
using namespace pairwright::test;

class TestTableLists : public QObject {
    Q_OBJECT
private slots:
    void theListsOfFederationsAreKnownByTheirHeadings_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<int>("publisher");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("nationalId");
        QTest::addColumn<int>("rating");
        QTest::newRow("DSB") << QByteArray("ID,VKZ,Mgl-Nr,Status,Spielername,Geschlecht,Spielberechtigung,Geburtsjahr,"
                                           "Letzte-Auswertung,DWZ,Index,FIDE-Elo,FIDE-Titel,FIDE-ID,FIDE-Land\n"
                                           "10012345,70107,0012,A,\"M\xFCller,Anna\",W,D,1990,202540,2034,55,2101,WFM,"
                                           "4612345,GER\n")
                             << int(ListPublisher::dsb) << "anna mueller"
                             << "10012345" << 2034;
        QTest::newRow("ECF") << QByteArray("ECF_code,full_name,gender,nation,original_standard,original_rapid,"
                                           "original_blitz,club\n"
                                           "123456A,\"O'Brien, Pat\",M,ENG,1893,1801,,Some Club\n")
                             << int(ListPublisher::ecf) << "obrien"
                             << "123456A" << 1893;
        QTest::newRow("KNSB") << QByteArray("Relatienummer;Naam;Titel;Fed;Rating;Nv;Geboren;S\n"
                                            "8123456;Bakker, Kees;;NED;1701;12;1985;M\n")
                              << int(ListPublisher::knsb) << "kees"
                              << "8123456" << 1701;
        QTest::newRow("Swiss-Manager") << QByteArray("ID_No;Name;Title;Fed;Sex;Birthday;Rtg_Nat;Rtg_Int;Fide_No;"
                                                     "ClubNumber;ClubName\n"
                                                     "7788;Meier Toni;FM;SUI;;03.05.1990;2210;2250;1300001;9;Bern\n")
                                       << int(ListPublisher::other) << "meier toni"
                                       << "7788" << 2210;
    }

    void theListsOfFederationsAreKnownByTheirHeadings()
    {
        QFETCH(QByteArray, content);
        QFETCH(QString, typed);
        const ListPlace place;
        const auto added = place.add(place.file("list.csv", content.toStdString()));
        QVERIFY(added);
        QTEST(int(added->list.publisher), "publisher");
        QCOMPARE(added->list.ratings, ListRatings::national);
        const auto people = place.people(typed);
        QCOMPARE(people.size(), 1U);
        QTEST(people[0].nationalId, "nationalId");
        QVERIFY(people[0].national);
        QTEST(people[0].national->value, "rating");
        QFETCH(QString, nationalId);
        QCOMPARE(place.people(nationalId.toLower()).size(), 1U);
    }

    void bothRatingsAndTheIdOfTheDsbAreTaken()
    {
        const ListPlace place;
        QVERIFY(place.add(place.file("spieler.csv", "Spielername,Geschlecht,Geburtsjahr,FIDE-Land,FIDE-Titel,DWZ,"
                                                    "FIDE-Elo,FIDE-ID,ID\nAhorn,W,1988,DE,,1500,1612,4600001,10\n")));
        const auto people = place.people("ahorn");
        QCOMPARE(people.size(), 1U);
        QCOMPARE(people[0].federation, "GER");
        QCOMPARE(people[0].fideId, "4600001");
        QCOMPARE(people[0].standard->value, 1612);
        QCOMPARE(people[0].birthYear, 1988);
        QCOMPARE(people[0].sex, Sex::Female);
    }

    void columnsThatNobodyNamesTheCallerNames()
    {
        const ListPlace place;
        const QString path = place.file("list.csv", "1;Alfa, A;x;1812;1970\n2;Beta, B;y;1700;1980\n");
        QCOMPARE(refusalOf(place.add(path)), ListReadError::Code::noHeader);
        ListFileOptions options;
        options.table.columns = listColumnsFrom("id, name, -, rating, birth");
        QVERIFY(options.table.columns);
        const auto added = place.add(path, options);
        QVERIFY(added);
        QCOMPARE(added->list.people, 2);
        QCOMPARE(place.people("alfa").at(0).national->value, 1812);
        QCOMPARE(place.people("alfa").at(0).birthYear, 1970);
        QVERIFY(!listColumnsFrom("id,nonsense"));
    }

    void theDutchListWithoutHeadingsIsReadByPosition()
    {
        const ListPlace place;
        ListFileOptions options;
        options.table.publisher = ListPublisher::knsb;
        const auto added = place.add(place.file("list.csv", "8123456;Bakker, Kees;;NED;1701;12;1985;M\n"), options);
        QVERIFY(added);
        QCOMPARE(place.people("bakker").at(0).national, std::optional(ListedRating{1701, 12, {}}));
    }
};

static const pairwright::RegisteredTest<TestTableLists> registered("unit_table_lists");

#include "test_table_lists.moc"
