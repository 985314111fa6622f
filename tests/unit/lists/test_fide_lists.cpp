#include "tests/support/made_rating_list.h"
#include "tests/support/registered_test.h"
#include "tests/unit/lists/list_place.h"

#include <QtTest>

using namespace pairwright;
using namespace pairwright::test;

namespace {

using Shape = MadeRatingList::Shape;
using Code = ListReadError::Code;

const std::string carlsen =
    "ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA "
    "SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag\r\n"
    "1503014        Carlsen, Magnus                                              NOR M   GM                           "
    "2823  0   10 2801  12  10 2860  0   10 1990      \r\n";

std::string oldLine(const std::string& id, const std::string& name, const std::string& title,
                    const std::string& federation, const std::string& rating, const std::string& games,
                    const std::string& born, const std::string& flag)
{
    const auto field = [](std::string text, std::size_t width) {
        text.resize(width, ' ');
        return text;
    };
    return std::string(9 - id.size(), ' ') + id + " " + field(name, 34) + field(title, 4) + field(federation, 5) +
           field(rating, 6) + field(games, 5) + field(born, 6) + flag + "\r\n";
}

const std::string oldList = "ID number Name                              TitlFed  Mar11 GamesBorn  Flag\r\n" +
                            oldLine("1503014", "Carlsen, Magnus", "g", "NOR", "2815", "13", "1990", "") +
                            oldLine("4100026", "Polgar, Judit", "g", "HUN", "2686", "0", "1976", "wi") +
                            oldLine("0042", "Club, Man", "", "SUI", "1500", "0", "", "U Chess Club Bern");

} // namespace

class TestFideLists : public QObject {
    Q_OBJECT
private slots:
    void everyPersonOfAMadeListIsFoundByIdWithAllFields_data()
    {
        QTest::addColumn<int>("shape");
        QTest::newRow("combined text") << int(Shape::combinedText);
        QTest::newRow("legacy text") << int(Shape::legacyText);
        QTest::newRow("text of one kind") << int(Shape::singleText);
        QTest::newRow("combined XML") << int(Shape::combinedXml);
        QTest::newRow("legacy XML") << int(Shape::legacyXml);
        QTest::newRow("XML of one kind") << int(Shape::singleXml);
    }

    void everyPersonOfAMadeListIsFoundByIdWithAllFields()
    {
        QFETCH(int, shape);
        constexpr int people = 1200;
        const MadeRatingList list(7, people);
        const ListPlace place;
        const auto added = place.add(place.file("list.txt", list.text(static_cast<Shape>(shape))));
        QVERIFY(added);
        QCOMPARE(added->list.people, people - 1); // one has no name
        QCOMPARE(added->list.repairs.leftOut, 1);
        auto search = RatingListSearch::open(place.lists());
        QVERIFY(search);
        for (int i = 0; i < people; ++i)
            compare(list.person(i), i, static_cast<Shape>(shape), *search);
    }

    void aFieldThatRunsOverItsColumnDoesNotSpoilTheRatings()
    {
        const MadeRatingList list(7, 1200);
        const ListPlace place;
        const auto added = place.add(place.file("list.txt", list.text(Shape::combinedText)));
        QVERIFY(added);
        QCOMPARE(added->list.repairs.shiftedLines, 1);
        QCOMPARE(added->list.repairs.unreadableFields, 0);
    }

    void aTitleThatNobodyKnowsIsKeptAndCounted()
    {
        const MadeRatingList list(7, 1200);
        const ListPlace place;
        const auto added = place.add(place.file("list.txt", list.text(Shape::combinedText)));
        QCOMPARE(added->list.repairs.unknownTitles, 1);
        QCOMPARE(place.people(QString::number(list.person(700).id)).at(0).title, "WH");
    }

    void theRealLineIsRead()
    {
        const ListPlace place;
        QVERIFY(place.add(place.file("players_list_foa.txt", carlsen)));
        const auto people = place.people("magnus carl");
        QCOMPARE(people.size(), 1U);
        QCOMPARE(people[0].fideId, "1503014");
        QCOMPARE(people[0].federation, "NOR");
        QCOMPARE(people[0].title, "GM");
        QCOMPARE(people[0].birthYear, 1990);
        QCOMPARE(people[0].rapid, std::optional(ListedRating{2801, 12, 10}));
        QCOMPARE(people[0].blitz, std::optional(ListedRating{2860, 0, 10}));
    }

    void theListFromBefore2013IsReadByItsOwnColumns()
    {
        const ListPlace place;
        const auto added = place.add(place.file("mar11.txt", oldList));
        QVERIFY(added);
        QCOMPARE(added->list.month, "2011-03");
        QCOMPARE(added->list.ratings, ListRatings::standard);
        const auto polgar = place.people("4100026");
        QCOMPARE(polgar.size(), 1U);
        QCOMPARE(polgar[0].title, "GM");
        QCOMPARE(polgar[0].sex, Sex::Female);
        QVERIFY(polgar[0].inactive);
        QCOMPARE(polgar[0].standard, std::optional(ListedRating{2686, 0, {}}));
        QCOMPARE(place.people("club man").at(0).club, "Chess Club Bern");
        QCOMPARE(place.people("club man").at(0).fideId, "42");
    }

    void theMonthComesFromHeaderNameOrMember_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("shape");
        QTest::addColumn<QString>("month");
        QTest::addColumn<int>("ratings");
        QTest::newRow("header") << "list.zip" << int(Shape::singleText) << "2026-10" << int(ListRatings::standard);
        QTest::newRow("name of an archive")
            << "rapid_may19frl_xml.zip" << int(Shape::singleXml) << "2019-05" << int(ListRatings::rapid);
        QTest::newRow("numbers") << "blitz-2024-02.zip" << int(Shape::singleXml) << "2024-02"
                                 << int(ListRatings::blitz);
        QTest::newRow("date of the member")
            << "players_list.zip" << int(Shape::combinedText) << "2026-03" << int(ListRatings::combined);
    }

    void theMonthComesFromHeaderNameOrMember()
    {
        QFETCH(QString, name);
        QFETCH(int, shape);
        const ListPlace place;
        const std::string text = MadeRatingList(1, 20).text(static_cast<Shape>(shape));
        const auto added = place.add(place.zip(name, "players_list_foa.txt", text));
        QVERIFY(added);
        QTEST(added->list.month, "month");
        QTEST(int(added->list.ratings), "ratings");
    }

    void textThatIsNotUtf8IsReadAsWindows1252AndCounted()
    {
        std::string text = carlsen;
        text.replace(text.find("Magnus"), 6, "Mag\xF1us");
        const ListPlace place;
        const auto added = place.add(place.file("list.txt", text));
        QVERIFY(added);
        QCOMPARE(added->list.repairs.badCharacters, 1);
        QCOMPARE(place.people("magnus").at(0).name, QString::fromUtf8("Carlsen, Mag\xC3\xB1us"));
    }

    void lettersBeyondAsciiInTheXmlListAreReadOnce()
    {
        const ListPlace place;
        const QByteArray text = "<playerslist><player><fideid>1503014</fideid><name>Wola\xC5\x84ski, Piotr &amp; "
                                "\xC3\x89.</name><country>POL</country><rating>2418</rating></player></playerslist>";
        QVERIFY(place.add(place.file("list.xml", text.toStdString())));
        QCOMPARE(place.people("1503014").at(0).name, QString::fromUtf8("Wola\xC5\x84ski, Piotr & \xC3\x89."));
    }

    void whatIsNoListIsRefused_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<int>("code");
        QTest::newRow("nothing") << QByteArray() << int(Code::nobody);
        QTest::newRow("a header and nobody")
            << QByteArray(carlsen.substr(0, carlsen.find("1503")).c_str()) << int(Code::nobody);
        QTest::newRow("prose") << QByteArray("Dear arbiter,\nthe list comes tomorrow.\n") << int(Code::noHeader);
        QTest::newRow("another XML") << QByteArray("<html><body>Not found</body></html>") << int(Code::notAList);
        QTest::newRow("a document type") << QByteArray("<!DOCTYPE a [<!ENTITY b \"c\">]><playerslist></playerslist>")
                                         << int(Code::notAList);
        QTest::newRow("broken XML") << QByteArray("<playerslist><player><fideid>1</fideid><name>A</nam")
                                    << int(Code::cannotRead);
        QTest::newRow("a field without an end")
            << QByteArray("<playerslist><player><fideid>1</fideid><name>") + QByteArray(8'000'000, 'A')
            << int(Code::tooLarge);
        QTest::newRow("a line without an end")
            << QByteArray(carlsen.c_str()) + QByteArray(1'000'000, 'A') << int(Code::tooLarge);
        QTest::newRow("a broken zip") << QByteArray("PK\x03\x04 and nothing else") << int(Code::badArchive);
        QTest::newRow("binary") << QByteArray("\x7F"
                                              "ELF\0\0\0\0\0",
                                              9)
                                << int(Code::notAList);
    }

    void whatIsNoListIsRefused()
    {
        QFETCH(QByteArray, content);
        QFETCH(int, code);
        const ListPlace place;
        const auto refusal = refusalOf(place.add(place.file("list.txt", content.toStdString())));
        QVERIFY(refusal);
        QCOMPARE(int(*refusal), code);
        QVERIFY(place.all().empty());
    }

private:
    static void compare(const MadePerson& person, int index, Shape shape, RatingListSearch& search)
    {
        const auto hits = search.find(QString::number(person.id), {{}, 1, false});
        QVERIFY(hits);
        if (MadeRatingList::lacksName(index)) {
            QVERIFY(hits->people.empty());
            return;
        }
        QCOMPARE(hits->people.size(), 1U);
        const ListedPerson& found = hits->people.front();
        const bool single = shape == Shape::singleText || shape == Shape::singleXml;
        QCOMPARE(found.name.toStdString(), person.name);
        QCOMPARE(found.federation.toStdString(), person.federation);
        QCOMPARE(found.title.toStdString(), person.title);
        QCOMPARE(found.womensTitle.toStdString(), person.womensTitle);
        QCOMPARE(found.sex, person.sex == "F" ? Sex::Female : Sex::Male);
        QCOMPARE(found.birthYear.value_or(0), person.birth);
        QCOMPARE(found.inactive, person.flag.find('i') != std::string::npos);
        if (shape != Shape::legacyText)
            QCOMPARE(found.otherTitles.toStdString(), person.otherTitles);
        const std::array ratings{&found.standard, &found.rapid, &found.blitz};
        for (std::size_t i = 0; i < (single ? 1 : ratings.size()); ++i) {
            QCOMPARE(ratings.at(i)->has_value(), person.figures.at(i).rating > 0);
            if (*ratings.at(i)) {
                QCOMPARE((*ratings.at(i))->value, person.figures.at(i).rating);
                QCOMPARE((*ratings.at(i))->games, person.figures.at(i).games);
                QCOMPARE((*ratings.at(i))->k, std::optional(person.figures.at(i).k));
            }
        }
    }
};

static const pairwright::RegisteredTest<TestFideLists> registered("unit_fide_lists");

#include "test_fide_lists.moc"
