#include "app/lists/near_words.h"
#include "tests/support/made_rating_list.h"
#include "tests/support/registered_test.h"
#include "tests/unit/lists/list_place.h"

#include <QtTest>

using namespace pairwright;
using namespace pairwright::test;

namespace {

/// Eight people, the strongest first.
const char* const people = "ID;Name;Fed;Rating\n"
                           "1;Müller, Jörg;GER;2400\n"
                           "2;Mueller, Hans;SUI;2300\n"
                           "3;Muller, Karl;FRA;2200\n"
                           "4;O'Brien, Sean;IRL;2100\n"
                           "5;Al-Khatib, Omar;JOR;2000\n"
                           "6;Nordin, Ger;NOR;1900\n"
                           "7;Noel, Joe;FRA;1800\n"
                           "8;Карпов, Олег;RUS;1700\n";

} // namespace

class TestListSearch : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QVERIFY(place_.add(place_.file("list.csv", people))); }

    void whatIsTypedFinds_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QStringList>("found");
        const QString joerg = "Müller, Jörg";
        const QString hans = "Mueller, Hans";
        const QString karl = "Muller, Karl";
        QTest::newRow("three letters") << "obr" << QStringList{"O'Brien, Sean"};
        QTest::newRow("with the mark") << "o'br" << QStringList{"O'Brien, Sean"};
        QTest::newRow("part after the mark") << "brien" << QStringList{"O'Brien, Sean"};
        QTest::newRow("two words in one") << "alkhat" << QStringList{"Al-Khatib, Omar"};
        QTest::newRow("ö is found as o") << "muller" << QStringList{joerg, hans, karl};
        QTest::newRow("ö is found as oe") << "mueller j" << QStringList{joerg};
        QTest::newRow("ö finds o and oe") << "müller" << QStringList{joerg, hans, karl};
        QTest::newRow("any order") << "hans muel" << QStringList{hans};
        QTest::newRow("comma") << "muller,kar" << QStringList{karl};
        QTest::newRow("federation") << "noel fra" << QStringList{"Noel, Joe"};
        QTest::newRow("the wrong federation") << "noel ger" << QStringList{};
        QTest::newRow("three letters alone are a name") << "ger" << QStringList{"Nordin, Ger"};
        QTest::newRow("e after o is no umlaut") << "noe" << QStringList{"Noel, Joe"};
        QTest::newRow("e after o may be one") << "joe" << QStringList{joerg, "Noel, Joe"};
        QTest::newRow("other letters") << "карп" << QStringList{"Карпов, Олег"};
        QTest::newRow("in Latin letters") << "karpov o" << QStringList{"Карпов, Олег"};
        QTest::newRow("nothing") << "  " << QStringList{};
        QTest::newRow("only signs") << "\"*" << QStringList{};
        QTest::newRow("signs of the search") << "mull* OR \"noel" << QStringList{};
        QTest::newRow("a wrong letter") << "nordim" << QStringList{"Nordin, Ger"};
        QTest::newRow("a letter too many") << "khattib" << QStringList{"Al-Khatib, Omar"};
        QTest::newRow("a letter too few") << "khtib" << QStringList{"Al-Khatib, Omar"};
        QTest::newRow("two that changed places") << "nodrin" << QStringList{"Nordin, Ger"};
        QTest::newRow("two errors") << "nodrim" << QStringList{};
        QTest::newRow("an error in a short word") << "nael" << QStringList{};
    }

    void whatIsTypedFinds()
    {
        QFETCH(QString, typed);
        QTEST(place_.find(typed), "found");
    }

    void otherLettersFindTheNamesThatFideWrites_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("found");
        for (const auto& [typed, found] :
             {std::pair("Карпов", "Karpov, Anatoly"), std::pair("карп ан", "Karpov, Anatoly"),
              std::pair("Непомнящий Ян", "Nepomniachtchi, Ian"), std::pair("непомн", "Nepomniachtchi, Ian"),
              std::pair("Щербаков", "Shcherbakov, Yuri"), std::pair("юрий щер", "Shcherbakov, Yuri"),
              std::pair("Александр", "Soloviev, Alexander"), std::pair("Παπαϊωάννου", "Papaioannou, Ioannis"),
              std::pair("παπα ιω", "Papaioannou, Ioannis"), std::pair("صلاح محمد", "Salah, Mohamed"),
              std::pair("丁", "Ding, Liren"), std::pair("Шевченко", "Schewtschenko, Julia")})
            QTest::newRow(typed) << QString::fromUtf8(typed) << QString::fromUtf8(found);
    }

    void otherLettersFindTheNamesThatFideWrites()
    {
        QFETCH(QString, typed);
        QFETCH(QString, found);
        const ListPlace place;
        QVERIFY(place.add(place.file("list.csv", "ID;Name;Rating\n1;Karpov, Anatoly;2600\n2;Nepomniachtchi, Ian;2700\n"
                                                 "3;Shcherbakov, Yuri;2100\n4;Soloviev, Alexander;2200\n"
                                                 "5;Papaioannou, Ioannis;2500\n6;Salah, Mohamed;2000\n"
                                                 "7;Ding, Liren;2800\n8;Kasparov, Garry;2801\n"
                                                 "9;Schewtschenko, Julia;1900\n10;Sandipan, Chanda;2550\n")));
        QCOMPARE(place.find(typed), QStringList{found});
    }

    void withoutForgivingAnErrorFindsNobody() { QCOMPARE(place_.find("nordim", {{}, 10, false}), QStringList()); }

    void nearBeginningsAreThoseOfOneError()
    {
        // A second computation: every word of the vocabulary cut at every length, by the full distance.
        const QByteArray vocabulary = "carlson\ncarlsen\nkarlsen\nmarin\nmartin\nmartinez\nsmith\nsmyth\n";
        for (const QString typed : {"carlsen", "carlsne", "martn", "maartin", "smitth", "karlsen", "smiht", "artin"}) {
            QStringList expected;
            for (const QByteArray& word : vocabulary.split('\n'))
                for (qsizetype length = 1; length <= word.size(); ++length)
                    if (distance(QString(word.left(length)), typed) == 1 && !QString(word).startsWith(typed))
                        expected.append(word.left(length));
            QStringList found = nearBeginnings(vocabulary, typed, 100);
            for (const QString& beginning : found)
                QVERIFY2(expected.contains(beginning), qPrintable(typed + " -> " + beginning));
            // Whoever is found by any of the expected ones is found by those that were given.
            for (const QString& beginning : expected)
                QVERIFY2(std::any_of(found.begin(), found.end(),
                                     [&](const QString& given) {
                                         return beginning.startsWith(given) || given.startsWith(beginning);
                                     }),
                         qPrintable(typed + " lacks " + beginning));
        }
    }

    void theStrongestComeFirst()
    {
        const MadeRatingList list(5, 3000);
        const ListPlace place;
        QVERIFY(place.add(place.file("list.txt", list.text(MadeRatingList::Shape::combinedText))));
        const auto hits = place.people("mar");
        QVERIFY(hits.size() > 3);
        for (std::size_t i = 1; i < hits.size(); ++i)
            QVERIFY(hits[i - 1].standard.value_or(ListedRating{}).value >=
                        hits[i].standard.value_or(ListedRating{}).value ||
                    !hits[i - 1].standard);
    }

private:
    /// Letters to change, put in, take out or swap with their neighbour.
    static int distance(const QString& a, const QString& b)
    {
        std::vector<std::vector<int>> d(std::size_t(a.size() + 1), std::vector<int>(std::size_t(b.size() + 1)));
        for (std::size_t i = 0; i < d.size(); ++i)
            for (std::size_t j = 0; j < d[i].size(); ++j) {
                if (i == 0 || j == 0) {
                    d[i][j] = int(i + j);
                    continue;
                }
                const auto at = [](const QString& text, std::size_t k) {
                    return text[qsizetype(k - 1)];
                };
                d[i][j] =
                    std::min({d[i - 1][j] + 1, d[i][j - 1] + 1, d[i - 1][j - 1] + (at(a, i) == at(b, j) ? 0 : 1)});
                if (i > 1 && j > 1 && at(a, i) == at(b, j - 1) && at(a, i - 1) == at(b, j))
                    d[i][j] = std::min(d[i][j], d[i - 2][j - 2] + 1);
            }
        return d.back().back();
    }

    ListPlace place_;
};

static const pairwright::RegisteredTest<TestListSearch> registered("unit_list_search");

#include "test_list_search.moc"
