#include "app/formats/csv/player_list.h"
#include "engine/base/random.h"
#include "tests/support/registered_test.h"
#include "tests/unit/formats/row_issues.h"

#include <QtTest>

using namespace pairwright;

namespace {

using State = PlayerRow::State;
using Code = PlayerRowIssue::Code;
using ErrorCode = PlayerListError::Code;

std::optional<ErrorCode> refusal(const QByteArray& bytes)
{
    const auto read = readPlayerList(bytes, {});
    return read ? std::nullopt : std::optional(read.error().code);
}

PlayerRow onlyRow(const QByteArray& bytes)
{
    return readPlayerList(bytes, {}).value().rows.at(0);
}

constexpr qsizetype tenMegabytes = qsizetype{10} * 1024 * 1024;

} // namespace

class TestHostilePlayerList : public QObject {
    Q_OBJECT
private slots:
    void aFileThatIsNoListIsRefusedWithTheReason()
    {
        QVERIFY(refusal("") == ErrorCode::empty);
        QVERIFY(refusal(" \r\n \n") == ErrorCode::empty);
        QVERIFY(refusal("PK\x03\x04rest of a workbook") == ErrorCode::spreadsheet);
        QVERIFY(refusal("\xD0\xCF\x11\xE0old workbook") == ErrorCode::spreadsheet);
        QVERIFY(refusal("SQLite format 3") == ErrorCode::database);
        QVERIFY(refusal(QByteArray("a\0b\0c", 5)) == ErrorCode::notText);
        QVERIFY(refusal("012 Some Open\r\n001    1 m    Lee, Anna\r\n") == ErrorCode::trf);
        QVERIFY(refusal("Name;Elo\n") == ErrorCode::noPlayers);
        QVERIFY(refusal(QByteArray(PlayerListError::maxBytes + 1, 'x')) == ErrorCode::tooLarge);
        QByteArray many = "Name\n";
        for (int i = 0; i <= PlayerListError::maxRows; ++i)
            many += "Lee, Anna\n";
        QVERIFY(refusal(many) == ErrorCode::tooManyRows);
    }

    void withoutAHeaderTheFirstRowsAreShown()
    {
        const auto read = readPlayerList("1;Lee, Anna;1500\n2;Kim, Bert;1400\n", {});
        QVERIFY(!read && read.error().code == ErrorCode::noHeader);
        QCOMPARE(read.error().firstRows.size(), std::size_t{2});
        QCOMPARE(read.error().firstRows[0], (QStringList{"1", "Lee, Anna", "1500"}));
    }

    void aNameOfTenMegabytesIsAnErrorOfItsRow()
    {
        const PlayerRow row = onlyRow("Name;Elo\n" + QByteArray(tenMegabytes, 'A') + ";1500\n");
        QVERIFY(row.state == State::error && has(row, Code::textTooLong));
        QVERIFY(row.data.name.size() < 100);
        QVERIFY(row.issues[0].text.size() < 100);
    }

    void tenMegabytesOfQuotationMarksAreSurvived()
    {
        QVERIFY(refusal(QByteArray(tenMegabytes, '"')).has_value());
        QVERIFY(refusal(QByteArray("\"\n").repeated(tenMegabytes / 10)).has_value());
        QVERIFY(refusal(QByteArray(tenMegabytes, ';')).has_value());
    }

    void controlCharactersAreAnError()
    {
        QVERIFY(has(onlyRow("Name;Elo\nLee\x07, Anna;1500\n"), Code::controlCharacters));
        const QString turned = QStringLiteral("Name;Elo\nLee\u202E, Anna;1500\n");
        QVERIFY(onlyRow(turned.toUtf8()).state == State::error);
        // A line end inside a quoted name is a blank.
        const PlayerRow row = onlyRow("Name;Elo\n\"Lee,\nAnna\";1500\n");
        QCOMPARE(row.data.name, QString("Lee, Anna"));
        QVERIFY(row.state == State::added);
    }

    void aFormulaIsOnlyTextAndIsShown()
    {
        const PlayerRow row = onlyRow("Name;Elo\n\"=HYPERLINK(\"\"http://x\"\",\"\"y\"\")\";1500\n");
        QVERIFY(row.state == State::doubtful && has(row, Code::formula));
        QVERIFY(row.data.name.startsWith("=HYPERLINK"));
        const PlayerRow markup = onlyRow("Name;Elo\n<img src=x onerror=alert(1)>;1500\n");
        QCOMPARE(markup.data.name, QString("<img src=x onerror=alert(1)>"));
    }

    void anImpossibleRatingOrNoNameIsAnError()
    {
        QVERIFY(has(onlyRow("Name;Elo\nLee, Anna;9999\n"), Code::ratingOutOfRange));
        QVERIFY(onlyRow("Name;Elo\nLee, Anna;9999\n").state == State::error);
        QVERIFY(has(onlyRow("Name;Elo\n;1500\n"), Code::nameMissing));
        QVERIFY(has(onlyRow("Name;Elo\n\"---\";1500\n"), Code::nameMissing));
    }

    void brokenQuotesAndDamagedCharactersAreTold()
    {
        QVERIFY(has(onlyRow("Name;Elo\n\"Lee, Anna;1500\n"), Code::brokenQuotes));
        QVERIFY(has(onlyRow(QStringLiteral("Name;Elo\nM\uFFFDller, Jan;1500\n").toUtf8()), Code::damagedCharacters));
    }

    void rowsMayBeShorterOrLongerThanTheHeader()
    {
        const auto list = readPlayerList("Name;Elo;Fed\nLee, Anna\nKim, Bert;1400;KOR;x;y;z\n", {}).value();
        QCOMPARE(list.rows.size(), std::size_t{2});
        QCOMPARE(list.rows[0].data.name, QString("Lee, Anna"));
        QCOMPARE(list.rows[1].data.federation, QString("KOR"));
    }

    void noBytesWhateverBringItDown_data()
    {
        QTest::addColumn<int>("seed");
        for (int seed = 1; seed <= 300; ++seed)
            QTest::addRow("seed %d", seed) << seed;
    }
    void noBytesWhateverBringItDown()
    {
        QFETCH(int, seed);
        static const QByteArray pieces[] = {"Name",      ";",     ",",    "\t",   "\n",      "\r\n",       "\"",
                                            "Lee, Anna", "1500",  "Elo",  "=",    "FIDE ID", "1503014",    "\xFC",
                                            "\xE2\x82",  "Sex",   "M",    "H",    "",        "03.05.1990", "1990/00/00",
                                            "GM",        "Title", "'=",   "\x01", "\xF0",    "Fed",        "GER",
                                            "Birth",     "0",     "\xFF", " "};
        Random random(static_cast<std::uint64_t>(seed));
        QByteArray bytes = random.chance(2, 3) ? QByteArray("Name;FIDE ID;Elo;Birth;Sex;Fed\n") : QByteArray();
        for (std::uint64_t i = random.below(400); i > 0; --i)
            bytes += pieces[random.below(std::size(pieces))];
        const auto read = readPlayerList(bytes, {});
        if (!read)
            return;
        for (const PlayerRow& row : read.value().rows) {
            QVERIFY(row.line >= 1);
            QVERIFY(row.state == State::error || row.state == State::duplicate || !row.data.name.isEmpty());
            QVERIFY(!row.data.rating || (row.data.rating->value >= 1 && row.data.rating->value <= 3500));
        }
    }
};

static const pairwright::RegisteredTest<TestHostilePlayerList> registered("unit_hostile_player_list");
#include "test_hostile_player_list.moc"
