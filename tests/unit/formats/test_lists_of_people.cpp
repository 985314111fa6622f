#include "app/formats/csv/field_values.h"
#include "app/formats/csv/player_list.h"
#include "tests/support/registered_test.h"

#include <QtTest>

using namespace pairwright;

namespace {

PlayerListPreview listOf(const QString& text)
{
    PlayerListOptions options;
    options.today = QDate(2026, 10, 1);
    return readPlayerList(text.toUtf8(), {}, options).value();
}

bool says(const PlayerRow& row, PlayerRowIssue::Code code)
{
    return std::any_of(row.issues.begin(), row.issues.end(),
                       [code](const PlayerRowIssue& issue) { return issue.code == code; });
}

} // namespace

/// Lists as people write them, in their languages.
class TestListsOfPeople : public QObject {
    Q_OBJECT
private slots:
    void headingsAreKnownInManyLanguages_data()
    {
        QTest::addColumn<QString>("headings"); ///< surname, given name, rating, club, year of birth, sex
        const auto row = [](const char* language, const char* headings) {
            QTest::newRow(language) << QString::fromUtf8(headings);
        };
        row("English", "Surname;Given name;Rating;Club;Year of birth;Sex");
        row("German", "Familienname;Rufname;Wertung;Sektion;Jg.;m/w");
        row("French", "Nom;Prénom;Elo;Club;Année de naissance;Sexe");
        row("Spanish", "Apellidos;Nombre;Elo;Club;Año;Sexo");
        row("Italian", "Cognome;Nome;Elo;Circolo;Anno di nascita;Sesso");
        row("Portuguese", "Apelido;Nome;Rating;Clube;Ano de nascimento;Sexo");
        row("Dutch", "Achternaam;Voornaam;Rating;Vereniging;Geboortejaar;Geslacht");
        row("Polish", "Nazwisko;Imię;Ranking;Klub;Rok urodzenia;Płeć");
        row("Russian", "Фамилия;Имя;Рейтинг;Клуб;Год рождения;Пол");
        row("Ukrainian", "Прізвище;Ім'я;Рейтинг;Клуб;Рік народження;Стать");
        row("Czech", "Příjmení;Jméno;Elo;Oddíl;Rok narození;Pohlaví");
        row("Hungarian", "Vezetéknév;Keresztnév;Élő;Egyesület;Születési év;Nem");
        row("Croatian", "Prezime;Ime;Rejting;Klub;Godište;Spol");
        row("Swedish", "Efternamn;Förnamn;Rating;Klubb;Födelseår;Kön");
        row("Danish", "Efternavn;Fornavn;Rating;Klub;Fødselsår;Køn");
        row("Finnish", "Sukunimi;Etunimi;Vahvuusluku;Seura;Syntymävuosi;Sukupuoli");
        row("Turkish", "Soyadı;Adı;Elo;Kulüp;Doğum Yılı;Cinsiyet");
        row("Greek", "Επώνυμο;Όνομα;Elo;Σύλλογος;Έτος γέννησης;Φύλο");
    }

    void headingsAreKnownInManyLanguages()
    {
        QFETCH(QString, headings);
        const auto list = listOf(headings + QStringLiteral("\nWójcik;Łukasz;1850;Żory;1990;m\n"));
        QVERIFY2(list.dropped.isEmpty(), qPrintable(list.dropped.join(u',')));
        const PlayerData& player = list.rows.at(0).data;
        QCOMPARE(player.name, QStringLiteral("Wójcik, Łukasz"));
        QCOMPARE(player.rating->value, 1850);
        QCOMPARE(player.club, QStringLiteral("Żory"));
        QVERIFY((player.birth == BirthDate{1990, {}, {}}));
        QVERIFY(player.sex == Sex::Male);
    }

    void whatIsNotReadIsNamed()
    {
        const auto list =
            listOf(QStringLiteral("Nr;Name;Rating;Schuhgröße;Telefon;Essen\n1;Lee, Anna;1800;41;0123;ja\n"));
        QCOMPARE(list.dropped, (QStringList{QStringLiteral("Schuhgröße"), QStringLiteral("Essen")}));
    }

    void aMarkThatTheFeeIsPaidIsNoAmount_data()
    {
        QTest::addColumn<QString>("written");
        QTest::addColumn<QString>("paid");
        for (const char* yes : {"ja", "Yes", "x", "oui", "sí", "да", "✓", "bezahlt", "TRUE"})
            QTest::newRow(yes) << QString::fromUtf8(yes) << QStringLiteral("25");
        for (const char* no : {"nein", "no", "-", "", "нет"})
            QTest::newRow(*no == '\0' ? "nothing" : no) << QString::fromUtf8(no) << QString();
        QTest::newRow("an amount") << QStringLiteral("12,50 €") << QStringLiteral("12.50");
    }

    void aMarkThatTheFeeIsPaidIsNoAmount()
    {
        QFETCH(QString, written);
        QFETCH(QString, paid);
        const auto list =
            listOf(QStringLiteral("Name;Startgeld;Bezahlt\nLee, Anna;25;%1\nOtt, Max;;%1\n").arg(written));
        QCOMPARE(list.rows.at(0).data.feePaid, paid);
        QVERIFY(!says(list.rows.at(0), PlayerRowIssue::Code::invalidNumber));
        // Without a fee nobody knows how much was paid: that is said, and stops nobody.
        const bool isMark = paid == QStringLiteral("25");
        QCOMPARE(says(list.rows.at(1), PlayerRowIssue::Code::paidWithoutFee), isMark);
        QVERIFY(list.rows.at(1).state == PlayerRow::State::added);
        QVERIFY(!isMark || list.rows.at(1).data.feePaid.isEmpty());
    }

    void twoLettersThatAreLeftOfThreeAreNoFederation()
    {
        const auto cut = listOf(QStringLiteral("Name;Land\nLee, Anna;GER\nOtt, Max;GE\nRay, Eva;FRA\n"));
        QCOMPARE(cut.rows.at(1).data.federation, QString());
        QVERIFY(says(cut.rows.at(1), PlayerRowIssue::Code::unknownFederation));
        const auto iso = listOf(QStringLiteral("Name;Land\nLee, Anna;DE\nOtt, Max;GE\nRay, Eva;\n"));
        QCOMPARE(iso.rows.at(0).data.federation, QStringLiteral("GER"));
        QCOMPARE(iso.rows.at(1).data.federation, QStringLiteral("GEO"));
    }

    void sexMayBeShortened()
    {
        const auto list = listOf(QStringLiteral("Name;Geschl.\nLee, Anna;w\n"));
        QVERIFY(list.rows.at(0).data.sex == Sex::Female);
    }

    void ourOwnSheetsAreNotNamedAfterAnotherProgram()
    {
        for (const char* headings : {"No.;Name;Fed;Rtg", "No.;Title;Name;Rtg;Fed;Club", "Rk.;No.;Name;Rtg;Fed;Club;Pts",
                                     "Rank;No;Title;Name;Federation;Rating;Club;Points", "Nr.;Name;Land;Elo"}) {
            const auto list =
                listOf(QString::fromUtf8(headings) + QLatin1Char('\n') +
                       QStringLiteral("Lee;").repeated(QByteArray(headings).count(';')) + QStringLiteral("Lee\n"));
            QVERIFY2(list.shape == ListShape::other || list.shape == ListShape::pairwright, headings);
        }
    }

    void aSumIsNoPlayer_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("sum");
        for (const char* name : {"Summe", "Gesamt:", "TOTAL", "Total players", "25 Spieler", "Итого", "Razem", "Suma",
                                 "Durchschnitt", "Average rating", "Celkem", "Totale 12"})
            QTest::newRow(name) << QString::fromUtf8(name) << true;
        for (const char* name : {"Total, Jean", "Summer, Eva", "Suma Anna", "Total Jean"})
            QTest::newRow(name) << QString::fromUtf8(name) << false;
    }

    void aSumIsNoPlayer()
    {
        QFETCH(QString, name);
        QFETCH(bool, sum);
        const auto list = listOf(QStringLiteral("Name\tRating\nLee, Anna\t1800\n%1\t1800\n").arg(name));
        QCOMPARE(says(list.rows.at(1), PlayerRowIssue::Code::sumRow), sum);
        QCOMPARE(list.rows.at(1).state == PlayerRow::State::error, sum);
        // Somebody with that name has more than a rating.
        const auto person = listOf(QStringLiteral("Name\tRating\tBirth\n%1\t1800\t1990\n").arg(name));
        QVERIFY(!says(person.rows.at(0), PlayerRowIssue::Code::sumRow));
    }

    void oneHeadingOverTwoColumnsIsSurnameAndGivenName_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("blank heading") << QStringLiteral("Name;;Rating\nLee;Anna;1800\nKim;Bert;1700\n");
        QTest::newRow("no heading") << QStringLiteral("Rating;Name\n1800;Lee;Anna\n1700;Kim;Bert\n");
        QTest::newRow("a given name is missing")
            << QStringLiteral("Nr;Name;;Elo\n1;Lee;Anna;1800\n2;Kim;Bert;1\n3;Po;;9\n");
    }

    void oneHeadingOverTwoColumnsIsSurnameAndGivenName()
    {
        QFETCH(QString, text);
        const auto list = listOf(text);
        QCOMPARE(list.rows.at(0).data.name, QStringLiteral("Lee, Anna"));
        QCOMPARE(list.rows.at(0).data.rating->value, 1800);
        QCOMPARE(list.rows.at(1).data.name, QStringLiteral("Kim, Bert"));
    }

    void titlesBesideTheNameAreNoGivenNames()
    {
        const auto list = listOf(QStringLiteral("Rk.;Name;;Rtg\n1;Lee, Anna;GM;2500\n2;Kim, Bert;;1700\n"));
        QCOMPARE(list.rows.at(0).data.name, QStringLiteral("Lee, Anna"));
        QVERIFY(list.rows.at(0).data.title == Title::GM);
    }

    void datesAreReadWithATimeAndWithBlanks_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text : {"1990-05-03 00:00", "1990-05-03 00:00:00", "1990-05-03T00:00:00.000Z",
                                 "03.05.1990 12:30", "03.05.1990, 00:00", "3. 5. 1990", "1990. 05. 03.",
                                 "3.5.1990 0:00:00", "32996.5", "32996,0", "3/5/1990 12:00:00 AM"})
            QTest::newRow(text) << QString::fromLatin1(text);
    }

    void datesAreReadWithATimeAndWithBlanks()
    {
        QFETCH(QString, text);
        const auto list = listOf(QStringLiteral("Name;Birth\nLee, Anna;\"%1\"\n").arg(text));
        QVERIFY(list.rows.at(0).data.birth);
        QVERIFY((*list.rows.at(0).data.birth == BirthDate{1990, 5, 3}));
    }

    void birthsThatCanHardlyBeAreAskedAbout()
    {
        const auto list = listOf(QStringLiteral("Name;Birth\nA, A;2090\nB, B;1850\nC, C;2025\nD, D;1930\nE, E;2018\n"));
        for (std::size_t i = 0; i < list.rows.size(); ++i) {
            QCOMPARE(says(list.rows[i], PlayerRowIssue::Code::unlikelyBirth), i < 3);
            QCOMPARE(list.rows[i].state == PlayerRow::State::doubtful, i < 3);
            QVERIFY(list.rows[i].data.birth); // who says that it is right takes it
        }
    }

    void sexesAreKnownInTheLanguages()
    {
        for (const char* text : {"М", "муж", "Ч", "mężczyzna", "erkek", "Mann"})
            QCOMPARE(sexFromField(QString::fromUtf8(text), false), std::optional(Sex::Male));
        for (const char* text : {"Ж", "жен.", "K", "žena", "kadın", "kvinna"})
            QCOMPARE(sexFromField(QString::fromUtf8(text), false), std::optional(Sex::Female));
    }
};

static const pairwright::RegisteredTest<TestListsOfPeople> registered("unit_lists_of_people");
#include "test_lists_of_people.moc"
