#include "app/domain/text/folded_text.h"
#include "app/formats/csv/federation.h"
#include "app/formats/csv/field_values.h"
#include "app/formats/csv/player_columns.h"
#include "tests/support/registered_test.h"

#include <QtTest>

#include <algorithm>

using namespace pairwright;

Q_DECLARE_METATYPE(std::optional<pairwright::BirthDate>)

namespace {
const QDate today(2026, 10, 1);
}

class TestPlayerFields : public QObject {
    Q_OBJECT
private slots:
    void datesOfManyShapesAreRead_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<std::optional<BirthDate>>("expected");
        const auto row = [](const char* text, std::optional<BirthDate> expected) {
            QTest::newRow(text) << QString(text) << expected;
        };
        row("1990", BirthDate{1990, {}, {}});
        row("1990-05-03", BirthDate{1990, 5, 3});
        row("1990/05/03", BirthDate{1990, 5, 3});
        row("1990.5.3", BirthDate{1990, 5, 3});
        row("1990/00/00", BirthDate{1990, {}, {}});
        row("1990-05-00", BirthDate{1990, 5, {}});
        row("1990-05", BirthDate{1990, 5, {}});
        row("03.05.1990", BirthDate{1990, 5, 3});
        row("3/5/90", BirthDate{1990, 5, 3});
        row("3.5.12", BirthDate{2012, 5, 3});
        row("03.05.1990 00:00:00", BirthDate{1990, 5, 3});
        row("1990-05-03T00:00:00", BirthDate{1990, 5, 3});
        row("1990.0", BirthDate{1990, {}, {}});
        row("32995", BirthDate{1990, 5, 2});
        row("31.02.1990", std::nullopt);
        row("1990-13-01", std::nullopt);
        row("0000", std::nullopt);
        row("yesterday", std::nullopt);
        row("12", std::nullopt);
    }
    void datesOfManyShapesAreRead()
    {
        QFETCH(QString, text);
        QFETCH(std::optional<BirthDate>, expected);
        const auto read = birthFromField(text, false, today);
        QCOMPARE(read.has_value(), expected.has_value());
        if (expected)
            QVERIFY(read->date == *expected);
    }

    void theMonthIsFirstOnlyWhereTheColumnSaysSo()
    {
        QVERIFY(isMonthFirstColumn({"05/23/1990", "", "03/04/1991"}));
        QVERIFY(!isMonthFirstColumn({"05/23/1990", "23/05/1991"}));
        QVERIFY(!isMonthFirstColumn({"03/04/1991"}));
        QVERIFY((birthFromField("05/23/1990", true, today)->date == BirthDate{1990, 5, 23}));
        QVERIFY(!birthFromField("05/23/1990", false, today));
    }

    void titlesOfSeveralProgramsAreUnderstood_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("title");
        const auto row = [](const char* text, Title title) {
            QTest::newRow(text) << QString(text) << int(title);
        };
        row("GM", Title::GM);
        row("wfm", Title::WFM);
        row("g", Title::GM);
        row("WM", Title::WIM);
        row("MI", Title::IM);
        row("MF", Title::FM);
        row("mf", Title::WIM);
        row("-", Title::None);
        row("", Title::None);
    }
    void titlesOfSeveralProgramsAreUnderstood()
    {
        QFETCH(QString, text);
        QFETCH(int, title);
        QVERIFY(titleFromField(text) == static_cast<Title>(title));
    }
    void anUnknownTitleHasNoValue() { QVERIFY(!titleFromField("AFM")); }

    void sexIsReadInTheLanguageOfItsColumn()
    {
        QVERIFY(sexFromField("w", false) == Sex::Female);
        QVERIFY(sexFromField("F", false) == Sex::Female);
        QVERIFY(sexFromField("Männlich", false) == Sex::Male);
        QVERIFY(sexFromField("vrouw", false) == Sex::Female);
        QVERIFY(!sexFromField("?", false));
        QVERIFY(isSpanishSexColumn({"H", "M", "H"}));
        QVERIFY(!isSpanishSexColumn({"H", "F"})); // French
        QVERIFY(!isSpanishSexColumn({"M", "W"}));
        QVERIFY(sexFromField("M", true) == Sex::Female);
    }

    void ratingsAreNumbersOrNothing()
    {
        using Kind = ReadRating::Kind;
        for (const char* nothing : {"", " ", "0", "0000", "-", "unr.", "Unrated"})
            QVERIFY2(ratingFromField(nothing).kind == Kind::none, nothing);
        QVERIFY(ratingFromField("2150").kind == Kind::value);
        QCOMPARE(ratingFromField(" 2150.0 ").value, 2150);
        QVERIFY(ratingFromField("3500").kind == Kind::value);
        for (const char* impossible : {"3501", "9999", "-5", "99999999999999"})
            QVERIFY2(ratingFromField(impossible).kind == Kind::outOfRange, impossible);
        QVERIFY(ratingFromField("2150?").kind == Kind::unreadable);
        QVERIFY(ratingFromField("99999999999999999999999999").kind == Kind::unreadable);
    }

    void fideIdsAreDigitsWithoutLeadingZeros()
    {
        QCOMPARE(*fideIdFromField(" 01503014 "), QString("1503014"));
        QCOMPARE(*fideIdFromField("1503014.0"), QString("1503014"));
        QCOMPARE(*fideIdFromField("0"), QString());
        QCOMPARE(*fideIdFromField(""), QString());
        QVERIFY(!fideIdFromField("1.5E+06"));
        QVERIFY(!fideIdFromField("150301a"));
        QVERIFY(!fideIdFromField("123456789012"));
    }

    void namesBecomeSurnameCommaGivenName_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("name");
        const auto row = [](const char* text, const char* name) {
            QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(name);
        };
        row("Carlsen,Magnus", "Carlsen, Magnus");
        row(" Carlsen ,  Magnus ", "Carlsen, Magnus");
        row("CARLSEN Magnus", "Carlsen, Magnus");
        row("Magnus CARLSEN", "Carlsen, Magnus");
        row("VAN DER MEER Jan", "Van Der Meer, Jan");
        row("MÜLLER-LÜDENSCHEIDT Hans", "Müller-Lüdenscheidt, Hans");
        row("Müller Tobias", "Müller Tobias");
        row("Praggnanandhaa R", "Praggnanandhaa R");
        row("Lee,", "Lee");
        row("A E M, Doshtagir", "A E M, Doshtagir");
    }
    void namesBecomeSurnameCommaGivenName()
    {
        QFETCH(QString, text);
        QFETCH(QString, name);
        QCOMPARE(nameFromField(text).name, name);
    }

    void theApostropheOfAnExportIsTakenOffAgain()
    {
        QCOMPARE(cleanedField("'=1+1"), QString("=1+1"));
        QCOMPARE(cleanedField("'s-Gravenhage"), QString("'s-Gravenhage"));
    }

    void federationsAreFidesCodes()
    {
        QCOMPARE(*federationCode("ger"), QString("GER"));
        QCOMPARE(*federationCode("DEU"), QString("GER"));
        QCOMPARE(*federationCode(" de "), QString("GER"));
        QCOMPARE(*federationCode("CHE"), QString("SUI"));
        QCOMPARE(*federationCode("BRN"), QString("BRN"));
        QCOMPARE(*federationCode("XYZ"), QString("XYZ"));
        for (const char* germany : {"Germany", "Deutschland", "Allemagne", "Niemcy", "Германия", "Alemania", "Německo"})
            QCOMPARE(federationCode(QString::fromUtf8(germany)).value_or("none"), QString("GER"));
        QCOMPARE(*federationCode("Polska"), QString("POL"));
        QCOMPARE(*federationCode("Holland"), QString("NED"));
        QCOMPARE(*federationCode("England"), QString("ENG"));
        QCOMPARE(*federationCode("Schottland"), QString("SCO"));
        QCOMPARE(*federationCode("United States of America"), QString("USA"));
        QCOMPARE(*federationCode(QString::fromUtf8("Česká republika")), QString("CZE"));
        QVERIFY(!federationCode("United Kingdom")); // has no federation of its own
        QVERIFY(!federationCode("Atlantis"));
        QVERIFY(!federationCode("zz"));
        QVERIFY(!federationCode("G1R"));
    }

    void textsAreFoldedForComparing()
    {
        QCOMPARE(folded(QStringLiteral("  Müller-Łuć, Straße  ")), QString("muller luc strasse"));
        QCOMPARE(foldedHeading("Rtg_Int "), QString("rtgint"));
        QCOMPARE(folded(QStringLiteral("Ding 丁立人")), QStringLiteral("ding 丁立人"));
    }

    void headingsAreRecognisedInSevenLanguages_data()
    {
        QTest::addColumn<QString>("headings");
        QTest::addColumn<QString>("columns");
        const auto row = [](const char* name, const char* headings, const char* columns) {
            QTest::newRow(name) << QString::fromUtf8(headings) << QString(columns);
        };
        // One letter each: n name, l last, f first, t title, s sex, F federation, r rating, i fide rating,
        // N national rating, I FIDE id, d national id, b birth, c club, g group, o not on the web, e e-mail,
        // a captain, S short name, C club number, h no half-point bye, . nothing.
        row("Swiss-Manager export",
            "Nr;Name;Titel;Identnr;EloNat;EloInt;Geburt;Fed;Sex;Typ;Gr;KlubNr;Klub;FideIdent;Nachname;Vorname",
            ".ntdNibFs.gCcIlf");
        row("Swiss-Manager rating list", "ID_No;Name;Title;Fed;Sex;Birthday;Rtg_Nat;Rtg_Int;Fide_No;ClubName",
            "dntFsbNiIc");
        row("chess-results", "No.;;Name;FideID;FED;Rtg;Club/City", "..nIFrc");
        row("Tornelo", "First name;Last name;FIDE ID;other ID;Rating;Team name;Email", "flIdrce");
        row("Sharly", "title;last_name;first_name;date_of_birth;gender;federation;club;fide_id;rating;rating_type",
            "tlfbsFcIrT");
        row("German", "Spielername;Geschlecht;Geburtsjahr;FIDE-Land;FIDE-Titel;DWZ;Verein", "nsbFtNc");
        row("French", "Nom;Prénom;Sexe;Né(e) le;Fédération;Elo;Club", "lfsbFrc");
        row("French, one name", "Nom;Elo", "nr");
        row("Spanish", "Apellidos;Nombre;Sexo;Fecha de nacimiento;País;Elo FIDE;Título", "lfsbFit");
        row("Italian", "Cognome;Nome;Sesso;Data di nascita;Federazione;Elo;Circolo;Titolo", "lfsbFrct");
        row("Dutch", "Achternaam;Voornaam;Geslacht;Geboortejaar;Rating;Vereniging", "lfsbrc");
        row("Portuguese", "Nome completo;Sexo;Data de nascimento;Federação;Clube", "nsbFc");
        row("our own export", "No;Title;Name;Sex;Federation;Rating;Rating type;FIDE ID;National ID;Birth;Club;Group",
            ".tnsFrTIdbcg");
        row("our own export in the order of the table",
            "No;Name;Title;Rating;Rating type;Federation;Club;Group;Birth;Sex;FIDE ID;National ID", ".ntrTFcgbsId");
        row("our own export for the web", "Name;Rating;Not on the web", "nro");
        row("FIDE list", "ID Number;Name;Fed;Sex;Tit;WTit;SRtng;B-day", "InFstwib");
    }
    void headingsAreRecognisedInSevenLanguages()
    {
        QFETCH(QString, headings);
        QFETCH(QString, columns);
        constexpr std::string_view letters = "nlftwriNTFcgbysIdoOBhvkaSCpeDPR"; // in the order of all columns
        const auto all = allPlayerColumns();
        QCOMPARE(all.size(), letters.size());
        QString found;
        for (const auto& column : recognisePlayerColumns(headings.split(';'))) {
            const auto place = column ? std::find(all.begin(), all.end(), *column) - all.begin() : 0;
            found += column ? QLatin1Char(letters[static_cast<std::size_t>(place)]) : QLatin1Char('.');
        }
        QCOMPARE(found, columns);
    }
};

static const pairwright::RegisteredTest<TestPlayerFields> registered("unit_player_fields");
#include "test_player_fields.moc"
