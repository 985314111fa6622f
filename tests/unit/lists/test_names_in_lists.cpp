#include "app/domain/text/name_match.h"
#include "app/lists/list_candidates.h"
#include "app/lists/list_comparison.h"
#include "app/lists/preflight.h"
#include "tests/support/registered_test.h"
#include "tests/unit/lists/list_place.h"

#include <QtTest>

#include <array>

using namespace pairwright;
using namespace pairwright::test;

namespace {

using Kind = ListDifference::Kind;

struct NamedPerson {
    const char* name;
    int year;
};

constexpr std::array namedPeople{
    NamedPerson{"Müller, Tobias", 1990},      NamedPerson{"Schröder, Katharina", 1985},
    NamedPerson{"Hoffmann, Jürgen", 1961},    NamedPerson{"Wójcik, Łukasz", 1992},
    NamedPerson{"Kowalska, Agnieszka", 2001}, NamedPerson{"Dvořák, Tomáš", 1978},
    NamedPerson{"Novotný, Jiří", 1969},       NamedPerson{"Šarić, Đorđe", 1988},
    NamedPerson{"Kovačević, Ivana", 1996},    NamedPerson{"Nagy, Zsófia", 2004},
    NamedPerson{"Szabó, László", 1958},       NamedPerson{"Lefèvre, Élodie", 1991},
    NamedPerson{"Dupont, Jean-Pierre", 1955}, NamedPerson{"García Márquez, José", 1974},
    NamedPerson{"Fernández, Lucía", 2006},    NamedPerson{"Gonçalves, João", 1983},
    NamedPerson{"Rossi, Alessandro", 1977},   NamedPerson{"Esposito, Giulia", 1999},
    NamedPerson{"van der Berg, Kees", 1964},  NamedPerson{"Jansen, Willemijn", 1987},
    NamedPerson{"Sørensen, Bjørn", 1972},     NamedPerson{"Åkesson, Linnea", 2003},
    NamedPerson{"Hämäläinen, Pekka", 1966},   NamedPerson{"Yılmaz, Gökhan", 1994},
};

QString textOfNames()
{
    QString text = QStringLiteral("Name;Born;Elo;FIDE-ID;Fed\n");
    int id = 300000;
    for (const NamedPerson& person : namedPeople)
        text += QStringLiteral("%1;%2;1900;%3;\n").arg(QString::fromUtf8(person.name)).arg(person.year).arg(++id);
    // Everybody's surname with everybody's given name, born in other and in the same years.
    for (const NamedPerson& one : namedPeople)
        for (const NamedPerson& other : namedPeople) {
            ++id;
            text += QStringLiteral("%1, %2;%3;2100;%4;\n")
                        .arg(QString::fromUtf8(one.name).section(u',', 0, 0),
                             QString::fromUtf8(other.name).section(u',', 1).trimmed() + QStringLiteral("son"))
                        .arg(1950 + id % 60)
                        .arg(id);
        }
    return text;
}

void enter(Tournament& tournament, const QString& name, std::optional<int> year)
{
    Player player;
    player.key = tournament.nextPlayerKey;
    ++tournament.nextPlayerKey.value;
    player.data.name = name;
    if (year)
        player.data.birth = BirthDate{*year, {}, {}};
    tournament.players.push_back(player);
}

Tournament entered(const QString& name)
{
    Tournament tournament;
    enter(tournament, name, {});
    return tournament;
}

/// The name with one error, a letter left out, doubled, exchanged, wrong or too many, in one of its two parts.
QString mistyped(const QString& name, std::size_t kind)
{
    const qsizetype comma = name.indexOf(u',');
    const bool inSurname = kind % 3 != 1;
    const qsizetype from = inSurname ? 0 : comma + 2;
    const qsizetype to = inSurname ? comma : name.size();
    const qsizetype at = from + static_cast<qsizetype>(kind * 7 % static_cast<std::size_t>(to - from - 1));
    QString typed = name;
    switch (kind % 5) {
    case 0: return typed.remove(at, 1);
    case 1: return typed.insert(at, typed[at]);
    case 2: std::swap(typed[at], typed[at + 1]); return typed;
    case 3: typed[at] = u'x'; return typed;
    default: return typed.insert(at + 1, u'h');
    }
}

std::vector<ListDifference> compared(const ListPlace& place, const Tournament& tournament)
{
    RatingListSearch search = RatingListSearch::open(place.lists()).value();
    return compareWithLists(search, tournament, {}, {}).value();
}

const ListDifference* of(const std::vector<ListDifference>& differences, Kind kind)
{
    const auto found = std::find_if(differences.begin(), differences.end(),
                                    [kind](const ListDifference& one) { return one.kind == kind; });
    return found == differences.end() ? nullptr : &*found;
}

} // namespace

/// Who is found by a name, and who is taken for the same person.
class TestNamesInLists : public QObject {
    Q_OBJECT
private slots:
    void aWholeNameIsFoundFirstHoweverManyBeginSo()
    {
        QString text = QStringLiteral("Name;Elo;FIDE-ID\nLi, Wei;1200;500001\nKim, Bert;1100;46\n");
        for (int i = 0; i < 40; ++i)
            text += QStringLiteral("Lin, Weiwei %1;%2;%3\n").arg(QChar(u'a' + i % 26)).arg(2000 + i).arg(460000 + i);
        const ListPlace place;
        QVERIFY(place.add(place.file("list.csv", text.toStdString())));
        for (const char* typed : {"Li, Wei", "li wei", "wei li", "LI WEI"})
            QCOMPARE(place.find(typed).value(0), QStringLiteral("Li, Wei"));
        QCOMPARE(place.find("46").size(), 0); // two digits are no id
        QCOMPARE(place.find("500001").value(0), QStringLiteral("Li, Wei"));
    }

    void anIdIsFoundFirstHoweverManyBeginSo()
    {
        QString text = QStringLiteral("Name;Elo;FIDE-ID\nKim, Bert;1100;4600\n");
        for (int i = 0; i < 40; ++i)
            text += QStringLiteral("Other, Anna;%1;%2\n").arg(2000 + i).arg(460000 + i);
        const ListPlace place;
        QVERIFY(place.add(place.file("list.csv", text.toStdString())));
        QCOMPARE(place.find("4600").value(0), QStringLiteral("Kim, Bert"));
    }

    void whoIsAtHomeComesFirstAmongThoseWhoFitAsWell()
    {
        QString text = QStringLiteral("Name;Elo;FIDE-ID;Fed\nKim, Bert;1100;46001;GER\nKimmich, Jo;1000;46002;GER\n");
        for (int i = 0; i < 40; ++i)
            text += QStringLiteral("Kimura, Ken %1;%2;%3;JPN\n").arg(QChar(u'a' + i % 26)).arg(2000 + i).arg(47000 + i);
        const ListPlace place;
        QVERIFY(place.add(place.file("list.csv", text.toStdString())));
        ListSearchOptions german;
        german.home = QStringLiteral("GER");
        QCOMPARE(place.find("ki", german).mid(0, 2), (QStringList{"Kim, Bert", "Kimmich, Jo"}));
        QCOMPARE(place.find("ki", german).size(), 10);
        QVERIFY(place.find("ki").filter("Kimura").size() == 10);
        // The exact name and the exact id stay first of all.
        QCOMPARE(place.find("Kimura, Ken a", german).value(0), QStringLiteral("Kimura, Ken a"));
        QCOMPARE(place.find("47000", german).value(0), QStringLiteral("Kimura, Ken a"));
        for (const char* none : {"", "XX", "G\"R", "ger"}) {
            german.home = QString::fromLatin1(none);
            QVERIFY2(place.find("ki", german).value(0).startsWith("Kimura"), none);
        }
    }

    void amongNamesakesTheListThatCountsComesFirst()
    {
        const ListPlace place;
        QVERIFY(place.add(place.file("fide.csv", "Name;Elo;FIDE-ID\nAdam, Jo;2105;46001\nAdams, Al;1900;46002\n")));
        QVERIFY(place.add(place.file("club.csv", "Name;Nat. Rating\nAdam, Jo;2111\nAdamson, Ed;2300\n")));
        RatingListSearch search = RatingListSearch::open(place.lists()).value();
        const auto first = [&search](RatingChoice choice, const char* typed) {
            RatingRule rule;
            rule.choice = choice;
            const auto found = candidatesFor(search, QString::fromLatin1(typed), rule, {}, 10);
            return found && !found->people.empty()
                       ? found->people.front().person.name + QLatin1Char(' ') + found->people.front().person.fideId
                       : QString();
        };
        for (const char* typed : {"adam", "adam, jo"}) {
            QCOMPARE(first(RatingChoice::ofTheType, typed), QString("Adam, Jo 46001"));
            QCOMPARE(first(RatingChoice::fideOnly, typed), QString("Adam, Jo 46001"));
        }
        QCOMPARE(first(RatingChoice::nationalFirst, "adam, jo"), QString("Adam, Jo "));
        QCOMPARE(first(RatingChoice::higher, "adam"), QString("Adamson, Ed "));
    }

    void whoIsNotShownIsCounted()
    {
        QString text = QStringLiteral("Name;Elo;FIDE-ID\n");
        for (int i = 0; i < 1200; ++i)
            text += QStringLiteral("Kimura, Ken %1;%2;%3\n").arg(i).arg(1400 + i).arg(470000 + i);
        const ListPlace place;
        QVERIFY(place.add(place.file("list.csv", text.toStdString())));
        RatingListSearch search = RatingListSearch::open(place.lists()).value();
        const auto more = [&search](const char* typed) {
            const auto found = candidatesFor(search, QString::fromLatin1(typed), {}, {}, 10);
            return static_cast<int>(found->people.size() + found->more);
        };
        QCOMPARE(more("kim"), mostCounted); // and not counted further
        QCOMPARE(more("ken 119"), 11);
        QCOMPARE(more("ken 1199"), 1);
        QCOMPARE(more("4700"), 11); // of ids it is only said that there are more
        QCOMPARE(more("470001"), 1);
    }

    void namesAgreeAsTheyAreSearched_data()
    {
        QTest::addColumn<QString>("a");
        QTest::addColumn<QString>("b");
        QTest::addColumn<int>("agreement");
        const auto row = [](const char* a, const char* b, NameAgreement agreement) {
            QTest::addRow("%s = %s", a, b) << QString::fromUtf8(a) << QString::fromUtf8(b) << int(agreement);
        };
        using enum NameAgreement;
        row("Müller, Tobias", "Mueller, Tobias", same);
        row("Müller, Tobias", "MULLER Tobias", same);
        row("Tobias Müller", "Mueller, Tobias", same);
        row("Šarić, Đorđe", "Saric, Djordje", same);
        row("Sørensen, Bjørn", "Soerensen, Bjoern", same);
        row("Åkesson, Åse", "Aakesson, Aase", same);
        row("Weiß, Jörg", "Weiss, Joerg", same);
        row("Kumar, Raj", "Raj, Kumar", otherOrder);
        row("Kowalska, Maria Anna", "Kowalska, Anna Maria", otherOrder);
        row("Maria Kowalska Anna", "Kowalska, Anna Maria", otherOrder);
        row("Müller, Tobias", "Miller, Tobias", different);
        // Ways to spell one name are forgiven between scripts, not inside one.
        row("Meier, Sergej", "Meyer, Sergey", different);
        row("Карпов, Анатолий", "Karpov, Anatoly", same);
        row("Анатолий Карпов", "Karpov, Anatoly", same);
        row("Карпов, Анатолий", "Anatoly, Karpov", otherOrder);
        row("Непомнящий, Ян", "Nepomniachtchi, Ian", same);
        row("Щербаков, Юрий", "Shcherbakov, Yuri", same);
        row("Есипенко, Андрей", "Esipenko, Andrey", same);
        row("Соловьёв, Александр", "Soloviev, Alexander", same);
        row("Шевченко, Юлія", "Shevchenko, Yuliya", same);
        row("Гончар, Григорій", "Honchar, Hryhorii", same);
        row("Ђорђевић, Жељко", "Djordjevic, Zeljko", same);
        row("Παπαϊωάννου, Ιωάννης", "Papaioannou, Ioannis", same);
        row("Αρωνιάν, Λεβόν", "Aronian, Levon", same);
        row("محمد صلاح", "Salah, Mohamed", same);
        row("أحمد, عمر", "Ahmed, Omar", same);
        row("გაფრინდაშვილი, ნონა", "Gaprindashvili, Nona", same);
        row("Պետրոսյան, Տիգրան", "Petrosian, Tigran", same);
        row("丁立人", "Ding, Liren", same);
        row("Карпов, Анатолий", "Karpov, Alexander", different);
        row("Каспаров, Гарри", "Karpov, Garry", different);
        row("محمد صلاح", "Salim, Ahmed", different);
    }
    void namesAgreeAsTheyAreSearched()
    {
        QFETCH(QString, a);
        QFETCH(QString, b);
        QTEST(int(agreementOf(a, b)), "agreement");
        QTEST(int(agreementOf(b, a)), "agreement");
    }

    void namesMeetInTheListAsTheyAreSearched_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("found");
        for (const auto& [typed, found] :
             {std::pair("Mueller, Tobias", "Müller, Tobias"), std::pair("Saric, Djordje", "Šarić, Đorđe"),
              std::pair("Soerensen, Bjoern", "Sørensen, Bjørn"), std::pair("Tomas Dvorak", "Dvořák, Tomáš")})
            QTest::newRow(typed) << QString::fromUtf8(typed) << QString::fromUtf8(found);
    }
    void namesMeetInTheListAsTheyAreSearched()
    {
        QFETCH(QString, typed);
        QFETCH(QString, found);
        const ListPlace place;
        QVERIFY(place.add(place.file("list.csv", textOfNames().toStdString())));
        QCOMPARE(place.find(typed).value(0), found);
        const auto differences = compared(place, entered(typed));
        QVERIFY(of(differences, Kind::missingId) != nullptr);
        QVERIFY(of(differences, Kind::name) == nullptr);
    }

    void theOtherOrderIsOfferedAsNotSureAndGivesWayToTheSameName()
    {
        const ListPlace place;
        QVERIFY(place.add(place.file("list.csv", "Name;Elo;FIDE-ID\nRaj, Kumar;2400;35000001\n")));
        const auto alone = compared(place, entered(QStringLiteral("Kumar, Raj")));
        QCOMPARE(alone.size(), std::size_t{1});
        QVERIFY(alone.front().kind == Kind::similarId);
        const ListPlace both;
        QVERIFY(
            both.add(both.file("list.csv", "Name;Elo;FIDE-ID\nRaj, Kumar;2400;35000001\nKumar, Raj;1500;35000002\n")));
        const auto sure = compared(both, entered(QStringLiteral("Kumar, Raj")));
        QVERIFY(of(sure, Kind::missingId) != nullptr);
        QCOMPARE(of(sure, Kind::missingId)->listed, QStringLiteral("35000002"));
    }

    /// FIDE's list of questions, 128: a list without FIDE ids says what it has of somebody without a rating.
    void aRatingOfAListWithoutIdsIsOfferedByTheNameAsNotSure()
    {
        const ListPlace place;
        QVERIFY(place.add(place.file("club.csv", "Name;Elo;Born;Fed\nAdam, Eva;1555;1990;\nBerg, Ida;1666;;\n"
                                                 "Iven, Jon;1400;;\nIven, Jon;1500;;\n")));
        const Tournament tournament = entered(QStringLiteral("Adam, Eva"));
        const auto differences = compared(place, tournament);
        QCOMPARE(differences.size(), std::size_t{1});
        QVERIFY(differences.front().kind == Kind::otherList && differences.front().listed.startsWith(u"1555"));
        QVERIFY2(differences.front().list.contains(u"club"), qPrintable(differences.front().list));
        const auto lines = preflight(tournament, differences);
        const auto has = [&lines](PreflightLine::Code code) {
            return std::ranges::any_of(lines, [code](const PreflightLine& line) { return line.code == code; });
        };
        QVERIFY(has(PreflightLine::Code::ratingInOtherList) && !has(PreflightLine::Code::noRating));
        QVERIFY(compared(place, entered(QStringLiteral("Iven, Jon"))).empty()); // two of that name
        Tournament other;
        enter(other, QStringLiteral("Adam, Eva"), 1991);
        QVERIFY(compared(place, other).empty());
        Tournament rated = entered(QStringLiteral("Berg, Ida"));
        rated.players.front().data.rating = Rating{1700, RatingSource::fide, {}};
        QVERIFY(compared(place, rated).empty());
    }

    void typingErrorsAreOfferedWithTheRightYear()
    {
        const ListPlace place;
        QVERIFY(place.add(place.file("list.csv", textOfNames().toStdString())));
        Tournament right;
        Tournament otherYear;
        QStringList ids;
        for (std::size_t i = 0; ids.size() < 60; ++i) {
            const NamedPerson& person = namedPeople[i % namedPeople.size()];
            const QString name = QString::fromUtf8(person.name);
            const QString typed = mistyped(name, i);
            if (agreementOf(typed, name) == NameAgreement::same) // two equal letters exchanged
                continue;
            enter(right, typed, person.year);
            enter(otherYear, typed, person.year + 1);
            ids.append(QString::number(300001 + static_cast<int>(i % namedPeople.size())));
        }
        int offered = 0;
        for (const ListDifference& one : compared(place, right)) {
            QVERIFY(one.kind == Kind::similarId); // never sure
            const auto entry = static_cast<qsizetype>(
                std::distance(right.players.begin(),
                              std::find_if(right.players.begin(), right.players.end(),
                                           [&one](const Player& player) { return player.key == one.player; })));
            QVERIFY2(one.listed.endsWith(ids[entry]), qPrintable(one.here + QLatin1String(" is no ") + one.listed));
            ++offered;
        }
        qInfo("%d of %d typing errors are offered", offered, static_cast<int>(ids.size()));
        QVERIFY(offered >= 55);
        QVERIFY(compared(place, otherYear).empty());
    }
};

static const pairwright::RegisteredTest<TestNamesInLists> registered("unit_names_in_lists");
#include "test_names_in_lists.moc"
