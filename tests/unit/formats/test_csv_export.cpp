#include "app/formats/csv/export.h"
#include "app/formats/csv/player_list.h"
#include "app/formats/display_text.h"
#include "app/formats/standings/tie_break_columns.h"
#include "tests/support/registered_test.h"
#include "tests/unit/formats/sample_tournament.h"

#include <QtTest>

using namespace pairwright;

namespace {

const std::vector<TieBreak> buchholz{TieBreak{.kind = TieBreakKind::Buchholz}};

} // namespace

class TestCsvExport : public QObject {
    Q_OBJECT
private slots:
    void thePlayersCanBeReadBack()
    {
        Tournament tournament = sampleTournament();
        tournament.players[0].data.club = "Rooks; \"black\"\nand white";
        tournament.players[0].data.group = "Seniors, \"A\"";
        tournament.players[0].data.sex = Sex::Female;
        tournament.players[0].data.birth = BirthDate{1990, 5, {}};
        tournament.players[0].data.fideId = "1600001";
        tournament.players[1].data.nationalId = "4711";
        tournament.players[1].data.rating->source = RatingSource::national;
        for (const QChar delimiter : {QChar(';'), QChar(','), QChar('\t')}) {
            const QByteArray csv = playersCsv(tournament, {delimiter, true}, PrivateData::included);
            QVERIFY(csv.startsWith("\xEF\xBB\xBF"));
            const auto list = readPlayerList(csv, {}).value();
            QCOMPARE(list.rows.size(), std::size_t{7});
            PlayerData first = tournament.players[0].data;
            first.club = first.club.simplified();
            QVERIFY(list.rows[0].data == first);
            QVERIFY(list.rows[1].data == tournament.players[1].data);
            QCOMPARE(readPlayerList(csv, tournament).value().count(PlayerRow::State::added), 0);
        }
    }

    void formulasAreNeutralised()
    {
        Tournament tournament = sampleTournament();
        const QStringList hostile{"=1+1", "+49 chess", "-2+3", "@SUM(A1)", " =cmd|' /C calc'!A0"};
        for (qsizetype i = 0; i < hostile.size(); ++i)
            tournament.players[static_cast<std::size_t>(i)].data.name = hostile[i];
        tournament.players[5].data.club = "=HYPERLINK(\"http://x\")";
        tournament.players[4].data.group = "=HYPERLINK(\"http://x\")";
        const QByteArray files[] = {playersCsv(tournament, {';', false}),
                                    standingsCsv(tournament, 2, buchholz, {';', false})};
        for (const QByteArray& file : files) {
            QVERIFY(file.contains(";\"'=1+1\";") && file.contains(";\"'+49 chess\";"));
            // Whatever divides cells where it is opened, and whether marks count there or not.
            for (const char* dividers : {";", ",", "\t", "|"})
                for (const QString& line : QString::fromUtf8(file).split('\n'))
                    for (QString cell : line.split(QLatin1Char(*dividers))) {
                        while (cell.startsWith('"') || cell.startsWith(' '))
                            cell.remove(0, 1);
                        QVERIFY2(cell.isEmpty() || !QStringLiteral("=+-@\uFF1D\uFF0B").contains(cell[0]),
                                 qPrintable(cell));
                    }
        }
    }

    void everyTextIsQuotedAndReadBackUnharmed()
    {
        Tournament tournament = sampleTournament();
        const QStringList clubs{"Sandvik,=1+2,x", "a;\"=1+2\"", QStringLiteral("\uFF1D1+2"), "'=1", "x,''=1", "-",
                                "A, -B"};
        for (std::size_t i = 0; i < 7; ++i)
            tournament.players[i].data.club = clubs[static_cast<qsizetype>(i)];
        for (const QChar delimiter : {QChar(';'), QChar(','), QChar('\t')}) {
            const QByteArray csv = playersCsv(tournament, {delimiter, true});
            const auto list = readPlayerList(csv, {}).value();
            for (std::size_t i = 0; i < 7; ++i)
                QCOMPARE(list.rows[i].data.club, tournament.players[i].data.club);
        }
        QVERIFY(playersCsv(tournament)
                    .contains("\"'\xEF\xBC\x9D"
                              "1+2\""));
    }

    void whatSteersATerminalOrTurnsTheDirectionIsTakenOut()
    {
        Tournament tournament = sampleTournament();
        tournament.players[0].data.club = QStringLiteral("a\u200Fb\u202Ec\u001Bd\u061Ce\tf");
        QVERIFY(playersCsv(tournament).contains("\"abcde f\""));
    }

    void standingsHaveOneRowForEachPlayerAndNumbersWithAPoint()
    {
        QLocale::setDefault(QLocale(QLocale::German));
        const QByteArray csv = standingsCsv(sampleTournament(), 2, buchholz, {';', false});
        QLocale::setDefault(QLocale::c());
        const QList<QByteArray> lines = csv.split('\n');
        QCOMPARE(lines[0].trimmed(),
                 QByteArray(R"("Rank";"No";"Title";"Name";"Federation";"Rating";"Club";"Points";"BH";"Remark")"));
        QCOMPARE(lines.size(), 9); // heading, seven players, the end of the last line
        QVERIFY(lines[1].contains(";1.5;"));
        QVERIFY(csv.contains(";\"withdrawn from round 2\"\r\n"));
        Tournament expelled = sampleTournament();
        for (Player& player : expelled.players)
            for (Withdrawal& withdrawal : player.withdrawals)
                withdrawal.expelled = true;
        // Named behind all others, without rank, points and values.
        const QList<QByteArray> behind = standingsCsv(expelled, 2, buchholz, {';', false}).trimmed().split('\n');
        QVERIFY2(behind.last().startsWith(";") && behind.last().contains("Ebner"), behind.last());
        QVERIFY2(behind.last().trimmed().endsWith(";;;\"expelled from round 2\""), behind.last());
        // Before that nobody is away, and there is no such column.
        for (Player& player : expelled.players)
            player.withdrawals.clear();
        QVERIFY(!standingsCsv(expelled, 2, buchholz, {';', false}).contains("Remark"));
    }

    void aColumnOfTieBreaksIsWrittenInOneWay()
    {
        using Value = std::optional<TieBreakValue>;
        TieBreakColumns columns;
        const std::vector<Value> points{TieBreakValue{125, 10}, TieBreakValue{3, 1}, Value()};
        const std::vector<Value> products{TieBreakValue{925, 100}, TieBreakValue{1250, 100}, TieBreakValue{-3, 1}};
        const std::vector<Value> tenths{TieBreakValue{13, 10}, TieBreakValue{0, 10}};
        for (std::size_t column = 0; const auto& values : {points, products, tenths}) {
            for (const Value& value : values)
                columns.add(column, value);
            ++column;
        }
        const auto texts = [&columns](std::size_t column, const std::vector<Value>& values) {
            QStringList shown;
            for (const Value& value : values)
                shown.append(columns.text(column, value));
            return shown;
        };
        QCOMPARE(texts(0, points), (QStringList{QStringLiteral("12½"), "3", QString()}));
        QCOMPARE(texts(1, products), (QStringList{"9.25", "12.50", QStringLiteral("−3.00")}));
        QCOMPARE(texts(2, tenths), (QStringList{"1.3", "0.0"}));
        QVERIFY(columns.hasHalves(0) && !columns.hasHalves(1) && !columns.hasHalves(2) && !columns.hasHalves(7));
    }

    void aColumnOfMoneyIsWrittenInOneWay()
    {
        QCOMPARE(centsOf(std::vector<std::int64_t>{50'000, 20'000}), Cents::ifAny);
        QCOMPARE(centsOf(std::vector<std::int64_t>{50'000, 16'666}), Cents::always);
        QCOMPARE(moneyText(50'000, {}, Cents::ifAny), QString("500"));
        QCOMPARE(moneyText(50'000, {}, Cents::always), QString("500.00"));
        QCOMPARE(moneyText(125'050, QStringLiteral("EUR")), QString("1250.50\u00A0EUR"));
    }

    void scoresAreShownAsChessPlayersWriteThem()
    {
        QCOMPARE(scoreText(Score{0}), QString("0"));
        QCOMPARE(scoreText(Score{5}), QStringLiteral("½"));
        QCOMPARE(scoreText(Score{35}), QStringLiteral("3½"));
        QCOMPARE(scoreText(Score{100}), QString("10"));
        QCOMPARE(scoreText(Score{-5}), QStringLiteral("−½"));
        QCOMPARE(scoreText(Score{13}), QString("1.3"));
        TieBreakResult result;
        QCOMPARE(tieBreakText(result), QString());
        result.value = TieBreakValue{925, 100};
        QCOMPARE(tieBreakText(result), QString("9.25"));
        result.value = TieBreakValue{125, 10};
        QCOMPARE(tieBreakText(result), QString("12½"));
        result.value = TieBreakValue{1250, 100};
        QCOMPARE(tieBreakText(result), QString("12½"));
        result.value = TieBreakValue{3, 1};
        QCOMPARE(tieBreakText(result), QString("3"));
        QCOMPARE(toString(BirthDate{1990, 5, 3}), QString("1990-05-03"));
        QCOMPARE(toString(BirthDate{1990, {}, {}}), QString("1990"));
    }
};

static const pairwright::RegisteredTest<TestCsvExport> registered("unit_csv_export");
#include "test_csv_export.moc"
