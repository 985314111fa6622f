#include "app/formats/csv/field_values.h"
#include "app/formats/csv/result_exchange.h"
#include "app/spreadsheets/player_file.h"
#include "tests/support/registered_test.h"
#include "tests/unit/formats/sample_tournament.h"

#include <QFile>
#include <QtTest>

using namespace pairwright;

namespace {

using State = PlayerRow::State;

QByteArray sampleList(const char* name)
{
    QFile file(QStringLiteral(PAIRWRIGHT_FIXTURES "/lists/") + QLatin1String(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

PlayerListPreview listOf(const QByteArray& bytes, const PlayerListOptions& asked = {},
                         const Tournament& tournament = {})
{
    PlayerListOptions options = asked;
    options.today = QDate(2026, 10, 1);
    return readPlayerFile(bytes, tournament, options).value();
}

/// What was read of a player, one field after the other.
QString said(const PlayerData& data)
{
    QStringList parts;
    for (const PlayerFieldInfo& info : playerFields())
        if (const QString text = textOf(info, data); !text.isEmpty())
            parts.append(QLatin1StringView(info.key) + QLatin1Char('=') + text);
    return parts.join(QLatin1String("; "));
}

} // namespace

/// The lists of other programs, each in a made sample with its oddities.
class TestListShapes : public QObject {
    Q_OBJECT
private slots:
    void everyShapeIsRecognisedAndRead_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<ListShape>("shape");
        QTest::addColumn<QStringList>("players");
        const auto row = [](const char* file, ListShape shape, const QStringList& players) {
            QTest::newRow(file) << QByteArray(file) << shape << players;
        };
        row("swiss-manager-players.txt", ListShape::swissManagerPlayers,
            {QStringLiteral("name=Müller, Tobias; title=FM; rating=2201; federation=SUI; birth=1990-05-03"),
             QStringLiteral("name=Meier, Anna; rating=1850; federation=SUI; club=SC Zürich; group=U16; birth=1995; "
                            "sex=f; fideId=1312345; nationalId=77; clubNumber=112"),
             QStringLiteral("name=Van Der Berg, Jan; title=WIM; federation=NED; sex=f")});
        row("swiss-manager-players-other-language.txt", ListShape::swissManagerPlayers,
            {QStringLiteral("name=Yılmaz, Ayşe; title=WFM; rating=2010; federation=TUR; club=Ankara SK; "
                            "birth=2001-11-12; sex=f; fideId=6300001"),
             QStringLiteral("name=Demir, Can; rating=1500; federation=TUR; group=B; nationalId=45")});
        row("swiss-manager-entries.csv", ListShape::swissManagerEntries,
            {QStringLiteral("name=Jokinen, Päivi; rating=1650; federation=FIN; club=Äänekosken Shakki; birth=1988; "
                            "sex=f; nationalId=10233; clubNumber=12"),
             QStringLiteral("name=Virtanen, Olli; title=IM; rating=2088; federation=FIN; club=Äänekosken Shakki; "
                            "birth=1970; fideId=500123; nationalId=10234; national=2105; clubNumber=12")});
        row("swiss-manager-entries-two-names.txt", ListShape::swissManagerEntries,
            {QStringLiteral("name=Ivanov, Petr; rating=1702; federation=RUS; fideId=24100001; nationalId=991"),
             QStringLiteral("name=Sidorova, Olga; title=WFM; rating=2004; federation=RUS; fideId=24100002; "
                            "nationalId=992; national=1999")});
        row("chess-results-starting-list.csv", ListShape::chessResults,
            {QStringLiteral("name=Navara, David; title=GM; rating=2660; federation=CZE; fideId=309095"),
             QStringLiteral("name=Nowak Jan; federation=POL; club=KS Kraków"),
             QStringLiteral("name=Ó Briain, Máire; title=WFM; rating=1899; federation=IRL; club=Galway; "
                            "fideId=2500001")});
        row("chess-results-ranking.csv", ListShape::chessResults,
            {QStringLiteral("name=Navara David; title=GM; rating=2660; federation=CZE"),
             QStringLiteral("name=Nowak Jan; federation=POL")});
        row("tornelo.csv", ListShape::tornelo,
            {QStringLiteral("name=Souza Lima, Ana; rating=1710; club=Clube de Xadrez; fideId=2100001; "
                            "phone=+55 11 5555 0101; email=ana@example.org; remarks=arrives late, round 2"),
             QStringLiteral("name=Rocha, Bruno; nationalId=BR-7")});
        row("tornelo-full-name.csv", ListShape::tornelo,
            {QStringLiteral("name=Souza Lima, Ana; rating=1710; club=Clube de Xadrez; fideId=2100001; "
                            "phone=+55 11 5555 0101; email=ana@example.org")});
        row("sharly.csv", ListShape::sharly,
            {QStringLiteral("name=DURAND, Luc; title=FM; rating=2231; federation=FRA; club=Échiquier Nantais; "
                            "birth=1984-02-29; sex=m; fideId=650001; fixedBoard=3; phone=0600000000; "
                            "email=luc@example.org; feeDue=40; feePaid=40"),
             QStringLiteral("name=PETIT, Zoé; rating=1199; federation=FRA; birth=2011; sex=f; feeDue=25; "
                            "remarks=junior rate")});
        row("swissperfect.txt", ListShape::swissPerfect,
            {QStringLiteral("name=O'Neill, Seán; rating=1920; federation=IRL; fideId=2500777"),
             QStringLiteral("name=Kelly, Una; federation=IRL; nationalId=L-9")});
        row("swiss-manager.trf", ListShape::trf,
            {QStringLiteral("name=Müller, Tobias; title=FM; rating=2201; federation=SUI; birth=1990-05-03; sex=m; "
                            "fideId=1312000"),
             QStringLiteral("name=Meier, Anna; rating=1850; federation=SUI; birth=1995; sex=f"),
             QStringLiteral("name=Keller, Urs; title=GM; rating=2450; federation=SUI; birth=1971; sex=m; "
                            "fideId=1312001")});
    }
    void everyShapeIsRecognisedAndRead()
    {
        QFETCH(QByteArray, file);
        QFETCH(ListShape, shape);
        QFETCH(QStringList, players);
        const QByteArray bytes = sampleList(file.constData());
        QVERIFY(!bytes.isEmpty());
        const auto list = listOf(bytes);
        QCOMPARE(static_cast<int>(list.shape), static_cast<int>(shape));
        QStringList found;
        for (const PlayerRow& row : list.rows)
            found.append(said(row.data));
        if (shape == ListShape::trf) { // the order of a TRF is that of its numbers
            found.sort();
            players.sort();
        }
        QCOMPARE(found, players);
    }

    void anExchangeOfResultsIsNoListOfPlayers()
    {
        const auto list = readPlayerFile(sampleList("swiss-manager-results.txt"), {});
        QVERIFY(!list);
        QCOMPARE(static_cast<int>(list.error().code), static_cast<int>(PlayerListError::Code::results));
    }

    void aCellThatIsPutRightTakesThePlaceOfWhatStandsThere()
    {
        const QByteArray text = "Surname;Given name;Elo;Fed\nLee;Anna;fifteen;GER\nKim;Bert;1400;Q!\n";
        const auto before = listOf(text);
        QCOMPARE(before.count(State::doubtful), 2);
        PlayerListOptions options;
        options.mended = {{2, {{PlayerField::rating, QStringLiteral("1500")}}},
                          {3,
                           {{PlayerField::federation, QStringLiteral("kor")},
                            {PlayerField::name, QStringLiteral("Kim, Bert-Otto")},
                            {PlayerField::club, QStringLiteral("Rooks")}}}};
        const auto after = listOf(text, options);
        QCOMPARE(after.count(State::added), 2);
        QCOMPARE(after.rows[0].data.rating->value, 1500);
        QCOMPARE(after.rows[1].data.name, QStringLiteral("Kim, Bert-Otto"));
        QCOMPARE(after.rows[1].data.federation, QStringLiteral("KOR"));
        QCOMPARE(after.rows[1].data.club, QStringLiteral("Rooks")); // of a column that the file does not have
        // What is put right is looked at like what is read.
        options.mended = {{2, {{PlayerField::rating, QStringLiteral("9999")}}}};
        QCOMPARE(listOf(text, options).count(State::error), 1);
    }

    void aMappingIsKeptAsText()
    {
        const PlayerColumnMapping columns{PlayerColumn(PlayerField::name, ColumnPart::surname), std::nullopt,
                                          PlayerColumn(PlayerField::rating, ColumnPart::nationalRating),
                                          PlayerColumn(PlayerField::birth, ColumnPart::yearOnly), PlayerField::remarks};
        const QString text = textOf(columns);
        QCOMPARE(text, QStringLiteral("name:surname,-,rating:nationalRating,birth:yearOnly,remarks"));
        QVERIFY(playerColumnsFrom(text, 5) == columns);
        QVERIFY(!playerColumnsFrom(text, 4));
        QVERIFY(!playerColumnsFrom(QStringLiteral("name,shoe size"), 2));
        for (const PlayerColumn column : allPlayerColumns())
            QVERIFY(playerColumnFrom(keyOf(column)) == column);
    }

    void amountsAreReadAsPeopleWriteThem_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("amount"); // "?": none
        const auto row = [](const char* text, const char* amount) {
            QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(amount);
        };
        row("", "");
        row("0", "");
        row("-", "");
        row("25", "25");
        row("25,00 €", "25");
        row("EUR 25.5", "25.50");
        row("12,50", "12.50");
        row("0.05", "0.05");
        row("paid", "?");
        row("-5", "?");
        row("1.2.3", "?");
        row("1234567890123", "?");
    }
    void amountsAreReadAsPeopleWriteThem()
    {
        QFETCH(QString, text);
        QFETCH(QString, amount);
        QCOMPARE(amountFromField(text).value_or(QStringLiteral("?")), amount);
    }

    void resultsAreExchangedAgainAndAgain()
    {
        Tournament tournament = sampleTournament();
        const QByteArray written = resultExchange(tournament);
        QVERIFY(written.startsWith("Runde;Brett;IdentW;IdentS;NrW;NrS;ErgW;ErgS;Kontumaz;Erg;Mnr;ErgEloW;ErgEloS\r\n"));
        // What is here already says nothing new.
        const auto again = readResultExchange(written, tournament);
        QVERIFY(again);
        QVERIFY(again->results.results.empty());
        QVERIFY(again->issues.empty());
        QVERIFY(again->same > 0);
        // The same file into the event before the results of its last round.
        Round& last = tournament.rounds[static_cast<std::size_t>(tournament.lastPublished().value - 1)];
        auto& boards = std::find_if(last.versions.begin(), last.versions.end(), [&last](const RoundVersion& version) {
                           return version.version == *last.publishedVersion;
                       })->pairings.boards;
        std::vector<std::optional<GameResult>> before;
        for (Match& match : boards) {
            before.push_back(match.game(1).outcome.result);
            match.game(1).outcome.result.reset();
        }
        const auto open = readResultExchange(written, tournament);
        QVERIFY(open->issues.empty());
        QVERIFY(!open->results.results.empty());
        for (const EnterResults::Entry& entry : open->results.results)
            boards[static_cast<std::size_t>(entry.board - 1)].game(entry.game).outcome.result = entry.result;
        const auto once = readResultExchange(written, tournament);
        QVERIFY(once->results.results.empty());
        QCOMPARE(once->same, again->same);
    }

    void whatDoesNotFitIsSaidAndLeftOut()
    {
        const Tournament tournament = sampleTournament();
        const QByteArray header = "Runde;Brett;IdentW;IdentS;NrW;NrS;ErgW;ErgS;Kontumaz;Erg;Mnr;ErgEloW;ErgEloS\n";
        using Code = ExchangeIssue::Code;
        const auto only = [&](const QByteArray& row) {
            const auto read = readResultExchange(header + row, tournament);
            return read && read->issues.size() == 1 ? std::optional(read->issues.front().code) : std::nullopt;
        };
        QVERIFY(only("x;1;0;0;1;2;1;0;;1:0;0;;\n") == Code::unreadable);
        QVERIFY(only("90;1;0;0;1;2;1;0;;1:0;0;;\n") == Code::notPublished);
        QVERIFY(only("1;1;0;0;1;1;1;0;;1:0;0;;\n") == Code::notPaired);
        // The first game of the event, with points that no game gives.
        QByteArray first = resultExchange(tournament).split('\n').at(1).trimmed();
        QList<QByteArray> cells = first.split(';');
        cells[6] = "3";
        cells[7] = "0";
        QVERIFY(only(cells.join(';') + "\n") == Code::unknownResult);
        QVERIFY(!readResultExchange("Name;Elo\nLee, Anna;1500\n", tournament));
        QVERIFY(!readResultExchange(header, Tournament()));
    }
};

static const pairwright::RegisteredTest<TestListShapes> registered("unit_list_shapes");
#include "test_list_shapes.moc"
