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

    void listsOfAnyLanguageAreReadAsListsOfPlayersAre_data()
    {
        QTest::addColumn<QString>("content");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("id");
        QTest::newRow("German") << "Mitgl-Nr;Familienname;Rufname;Sektion;Wertung;Jg.;m/w;FIDE-Nr\n"
                                   "1001;Müller;Jürgen;Tegel;1850;1990;m;4600001\n"
                                << "Müller, Jürgen"
                                << "4600001";
        QTest::newRow("French") << "Nom;Prénom;Elo\nLefèvre;Élodie;1850\n"
                                << "Lefèvre, Élodie"
                                << "";
        QTest::newRow("Spanish") << "Apellidos;Nombre;Federación;Elo;Año\nGarcía Márquez;José María;ESP;1850;1988\n"
                                 << "García Márquez, José María"
                                 << "";
        QTest::newRow("Russian") << "Фамилия;Имя;Рейтинг;ФИДЕ ID\nИванов;Сергей;1850;4100001\n"
                                 << "Иванов, Сергей"
                                 << "4100001";
        QTest::newRow("Polish") << "Nazwisko;Imię;Ranking\nWójcik;Łukasz;1850\n"
                                << "Wójcik, Łukasz"
                                << "";
        QTest::newRow("short names") << "Name;Elo\nOh, Yi;1850\n"
                                     << "Oh, Yi"
                                     << "";
    }

    void listsOfAnyLanguageAreReadAsListsOfPlayersAre()
    {
        QFETCH(QString, content);
        QFETCH(QString, name);
        const ListPlace place;
        const auto added = place.add(place.file("list.csv", content.toStdString()));
        QVERIFY(added);
        QVERIFY2(added->dropped.isEmpty(), qPrintable(added->dropped.join(u',')));
        const auto people = place.people(name);
        QCOMPARE(people.size(), 1U);
        QCOMPARE(people[0].name, name);
        QCOMPARE(people[0].national->value, 1850);
        QTEST(people[0].fideId, "id");
    }

    void whatIsNotReadIsNamedAndSumsAreNoPeople()
    {
        const ListPlace place;
        const auto added =
            place.add(place.file("list.csv", "Name;Elo;Shoe size;Pts\nLee, Anna;1850;41;2\nTotal;1850;41;2\n"));
        QVERIFY(added);
        QCOMPARE(added->dropped, (QStringList{"Shoe size", "Pts"}));
        QCOMPARE(added->list.people, 1);
    }

    void aTableWithoutNamesOrWithoutRatingsAndIdsIsRefusedInWords()
    {
        const ListPlace place;
        using Code = ListReadError::Code;
        QCOMPARE(refusalOf(place.add(place.file("a.csv", "FIDE-ID;Rating;Club\n4600001;1850;Tegel\n"))), Code::noNames);
        QCOMPARE(refusalOf(place.add(place.file("b.csv", "Name;Club;Born\nLee, Anna;Tegel;1990\n"))), Code::noRatings);
        QCOMPARE(refusalOf(place.add(place.file("c.csv", "Name;Rating;Born\nLee, Anna;;1990\n"))), Code::noRatings);
        QCOMPARE(refusalOf(place.add(place.file("d.csv", "Name;Rating\n;1850\n"))), Code::nobody);
        QCOMPARE(refusalOf(place.add(place.file("e.csv", "Dear arbiter\nhello\n"))), Code::noHeader);
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
