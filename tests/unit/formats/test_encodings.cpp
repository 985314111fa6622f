#include "app/formats/csv/decoded_text.h"
#include "app/formats/csv/player_list.h"
#include "tests/support/registered_test.h"

#include <QtTest>

using namespace pairwright;

namespace {

/// The bytes that the encoding reads as the text; all of its characters must be in it.
QByteArray bytesIn(TextEncoding encoding, const QString& text)
{
    QByteArray bytes;
    for (const QChar c : text)
        for (int byte = 0; byte < 256; ++byte)
            if (const QByteArray one(1, static_cast<char>(byte)); textIn(encoding, one) == QString(c)) {
                bytes += one;
                break;
            }
    return bytes;
}

/// In one of the possible encodings, or in one that gives the same letters.
bool isPossible(const DecodedText& decoded, const QByteArray& bytes, const QString& text)
{
    return std::any_of(decoded.possible.begin(), decoded.possible.end(),
                       [&](TextEncoding encoding) { return textIn(encoding, bytes) == text; });
}

/// Rows of an encoding and of what is written in it.
auto rowsOf(const char* what)
{
    QTest::addColumn<QByteArray>("encoding");
    QTest::addColumn<QString>(what);
    return [](const char* language, const char* encoding, const char* names) {
        QTest::addRow("%s in %s", language, encoding) << QByteArray(encoding) << QString::fromUtf8(names);
    };
}

QByteArray bytesIn(const QByteArray& encoding, const QString& text)
{
    return bytesIn(fromName<TextEncoding>(QString::fromLatin1(encoding)).value(), text);
}

} // namespace

class TestEncodings : public QObject {
    Q_OBJECT
private slots:
    void namesAreReadRightWithoutAQuestionWhereTheyLeaveNoDoubt_data()
    {
        const auto row = rowsOf("names");
        row("German", "windows-1252", "Müller, Jürgen;Schröder, Björn;Weiß, Jörg;Jäger, Käthe");
        row("one German", "windows-1252", "Jäger, Eva");
        row("French", "windows-1252", "Lefèvre, Hélène;Besançon, Françoise;Noël, Benoît;Côté, Gérard");
        row("Spanish", "windows-1252", "García Márquez, José;Muñoz, Íñigo;Núñez, Andrés;Martínez, Ángel");
        row("Portuguese", "windows-1252", "Gonçalves, João;Simões, Inês;Conceição, Ana;Magalhães, Rui");
        row("Polish", "windows-1250", "Wójcik, Łukasz;Dąbrowski, Michał;Święcicka, Ewa;Źrebiec, Jan");
        row("Polish", "iso-8859-2", "Wójcik, Łukasz;Dąbrowski, Michał;Święcicka, Ewa;Źrebiec, Jan");
        row("Polish", "cp852", "Wójcik, Łukasz;Dąbrowski, Michał;Święcicka, Ewa");
        row("Czech", "windows-1250", "Dvořák, Tomáš;Novotný, Jiří;Kučera, Jan;Šťastný, Petr");
        row("Czech", "iso-8859-2", "Dvořák, Tomáš;Novotný, Jiří;Kučera, Jan;Šťastný, Petr");
        row("Russian", "windows-1251", "Иванов, Сергей;Петрова, Анна;Щербаков, Юрий");
        row("Russian capitals", "windows-1251", "ИВАНОВ СЕРГЕЙ;ПЕТРОВА АННА;ЩЕРБАКОВ ЮРИЙ");
        row("Russian", "koi8-r", "Иванов, Сергей;Петрова, Анна;Щербаков, Юрий");
        row("Russian capitals", "koi8-r", "ИВАНОВ СЕРГЕЙ;ПЕТРОВА АННА;ЩЕРБАКОВ ЮРИЙ");
        row("Russian", "iso-8859-5", "Иванов, Сергей;Петрова, Анна;Щербаков, Юрий");
        row("Russian", "cp866", "Иванов, Сергей;Петрова, Анна;Щербаков, Юрий");
        row("Ukrainian", "windows-1251", "Шевченко, Тарас;Іванчук, Василь;Їжак, Євген");
        row("Ukrainian", "koi8-r", "Шевченко, Тарас;Іванчук, Василь;Їжак, Євген");
        row("Greek", "windows-1253", "Παπαδόπουλος, Γιώργος;Αθανασιάδης, Νίκος;Άννη, Ελένη");
        row("Greek", "iso-8859-7", "Παπαδόπουλος, Γιώργος;Αθανασιάδης, Νίκος;Άννη, Ελένη");
        row("Turkish", "windows-1254", "Yılmaz, Gökhan;Gündoğdu, Ali;Şahin, İbrahim;Çağlar, Ayşe");
        row("Lithuanian", "windows-1257", "Kazlauskas, Šarūnas;Žukauskienė, Rūta;Čiurlionis, Jonas");
        row("Latvian", "windows-1257", "Bērziņš, Jānis;Kalniņa, Līga;Ozoliņš, Ģirts");
    }

    void namesAreReadRightWithoutAQuestionWhereTheyLeaveNoDoubt()
    {
        QFETCH(QByteArray, encoding);
        QFETCH(QString, names);
        const QString list = QStringLiteral("Name;Rating\n") +
                             QString(names).replace(QLatin1Char(';'), QLatin1String(";1800\n")) +
                             QStringLiteral(";1700\n");
        const QByteArray bytes = bytesIn(encoding, list);
        QCOMPARE(bytes.size(), list.size());
        const DecodedText decoded = decodeText(bytes);
        QCOMPARE(decoded.text, list);
        QVERIFY2(decoded.possible.empty(), qPrintable(QString::number(decoded.possible.size())));
    }

    void whereTheyLeaveADoubtAllReadingsAreOffered_data()
    {
        const auto row = rowsOf("name");
        row("French", "windows-1252", "Lefèvre, Élodie");
        row("Danish", "windows-1252", "Sørensen, Per");
        row("Norwegian", "windows-1252", "Ødegård, Kjær");
        row("Icelandic", "windows-1252", "Bjørnsdóttir, Anna");
        row("Czech", "windows-1250", "Kučera, Jan");
        row("Hungarian", "windows-1250", "Erdős, Pál");
        row("Croatian", "windows-1250", "Šarić, Đorđe");
        row("Turkish", "windows-1254", "Şahin, Yağız");
        row("Estonian", "windows-1257", "Õunapuu, Jüri");
        row("Latvian", "windows-1257", "Kalniņa, Līga");
        row("Greek capitals", "windows-1253", "ΠΑΠΑΔΟΠΟΥΛΟΣ ΓΙΩΡΓΟΣ");
    }

    void whereTheyLeaveADoubtAllReadingsAreOffered()
    {
        QFETCH(QByteArray, encoding);
        QFETCH(QString, name);
        const QString list = QStringLiteral("Name;Rating\n%1;1800\n").arg(name);
        const QByteArray bytes = bytesIn(encoding, list);
        const DecodedText decoded = decodeText(bytes);
        // Silent only if it is right.
        QVERIFY(decoded.possible.empty() ? decoded.text == list : isPossible(decoded, bytes, list));
        if (decoded.possible.empty())
            return;
        const auto readings = readingsOf(bytes, decoded);
        QCOMPARE(readings.size(), decoded.possible.size());
        std::set<QStringList> different;
        for (const EncodingReading& reading : readings) {
            different.insert(reading.names);
            if (textIn(reading.encoding, bytes) == list)
                QCOMPARE(reading.names, QStringList{name});
        }
        QCOMPARE(different.size(), readings.size());
    }

    void whoKnowsTheEncodingSaysIt()
    {
        const QByteArray bytes = bytesIn(TextEncoding::windows1250, QStringLiteral("Name;Elo\nKučera, Jan;1800\n"));
        PlayerListOptions options;
        const auto asked = readPlayerList(bytes, {}, options);
        QVERIFY(asked);
        QVERIFY(asked->readings.size() >= 2);
        options.encoding = TextEncoding::windows1250;
        const auto told = readPlayerList(bytes, {}, options);
        QVERIFY(told && told->readings.empty());
        QCOMPARE(told->rows.at(0).data.name, QStringLiteral("Kučera, Jan"));
    }

    void clubsThatDifferAreAskedForAsNamesAre()
    {
        const QByteArray bytes = bytesIn(TextEncoding::windows1250, QStringLiteral("Name;Club\nNovak, Jan;Kučerov\n"));
        const auto list = readPlayerList(bytes, {});
        QVERIFY(list);
        QVERIFY(list->readings.size() >= 2);
        QVERIFY(!list->readings[0].names.isEmpty());
        QVERIFY(list->readings[0].names != list->readings[1].names);
    }

    void unicodeNeedsNoMark_data()
    {
        QTest::addColumn<bool>("bigEndian");
        QTest::addColumn<QString>("name");
        for (const bool big : {false, true}) {
            QTest::addRow("Latin %d", big) << big << QStringLiteral("Wójcik, Łukasz");
            QTest::addRow("Cyrillic %d", big) << big << QStringLiteral("Щербаков, Юрий");
        }
    }

    void unicodeNeedsNoMark()
    {
        QFETCH(bool, bigEndian);
        QFETCH(QString, name);
        const QString list = QStringLiteral("Фамилия;Rating\n%1;1800\n").arg(name);
        QByteArray bytes;
        for (const QChar c : list) {
            const char larger = static_cast<char>(c.unicode() >> 8);
            const char smaller = static_cast<char>(c.unicode() & 0xFF);
            bytes += bigEndian ? larger : smaller;
            bytes += bigEndian ? smaller : larger;
        }
        QCOMPARE(decodeText(bytes).text, list);
        QVERIFY(decodeText(bytes).encoding == TextEncoding::utf16);
    }

    void aFewDamagedBytesLeaveTheRestInUtf8()
    {
        const QByteArray bytes = QStringLiteral("Müller;Schröder;Weiß;Jäger;Öztürk;Übel\n").toUtf8() + "\xFF\n";
        const DecodedText decoded = decodeText(bytes);
        QVERIFY(decoded.encoding == TextEncoding::utf8);
        QVERIFY(decoded.text.startsWith(QStringLiteral("Müller")));
    }

    void lettersAreComposed()
    {
        const QString decomposed = QStringLiteral("Dvořák, Tomáš").normalized(QString::NormalizationForm_D);
        const auto list = readPlayerList("Name;Elo\n" + decomposed.toUtf8() + ";1800\n", {});
        QVERIFY(list);
        QCOMPARE(list->rows.at(0).data.name, QStringLiteral("Dvořák, Tomáš"));
    }
};

static const pairwright::RegisteredTest<TestEncodings> registered("unit_encodings");
#include "test_encodings.moc"
