#include "app/formats/csv/import_decision.h"
#include "tests/support/registered_test.h"
#include "tests/unit/formats/row_issues.h"

#include <QtTest>

using namespace pairwright;

namespace {

using State = PlayerRow::State;
using Code = PlayerRowIssue::Code;

PlayerListOptions fixedOptions()
{
    PlayerListOptions options;
    options.today = QDate(2026, 10, 1);
    return options;
}

PlayerListPreview preview(const char* text, const Tournament& tournament = {})
{
    return readPlayerList(QByteArray(text), tournament, fixedOptions()).value();
}

PlayerData person(const QString& name, const QString& fideId = {}, std::optional<BirthDate> birth = {})
{
    PlayerData data;
    data.name = name;
    data.fideId = fideId;
    data.birth = birth;
    return data;
}

Tournament registered(const std::vector<PlayerData>& players)
{
    Tournament tournament;
    for (const PlayerData& data : players) {
        Player player;
        player.key = tournament.nextPlayerKey;
        player.data = data;
        tournament.players.push_back(player);
        ++tournament.nextPlayerKey.value;
    }
    return tournament;
}

} // namespace

class TestPlayerList : public QObject {
    Q_OBJECT
private slots:
    void anExportOfSwissManagerIsReadWhole()
    {
        const auto list = preview("Nr;Name;Titel;Identnr;EloNat;EloInt;Geburt;Fed;Sex;Typ;Gr;KlubNr;Klub;FideIdent;"
                                  "Quelle;Nachname;Vorname\r\n"
                                  "1;Müller Tobias;FM;;0;2201;03.05.1990;SUI;;;;0;SC Zürich;1234567;;Müller;Tobias\r\n"
                                  "2;Meier Anna;;77;1850;0;1995;SUI;W;;;0;;0;;Meier;Anna\r\n");
        QCOMPARE(list.delimiter, QChar(QLatin1Char(';')));
        QCOMPARE(*list.headerLine, 1);
        QCOMPARE(list.count(State::added), 2);
        PlayerData tobias;
        tobias.name = QStringLiteral("Müller, Tobias");
        tobias.title = Title::FM;
        tobias.federation = "SUI";
        tobias.fideId = "1234567";
        tobias.rating = Rating{2201, RatingSource::fide, {}};
        tobias.birth = BirthDate{1990, 5, 3};
        tobias.club = QStringLiteral("SC Zürich");
        QVERIFY(list.rows[0].data == tobias);
        QVERIFY(list.rows[0].issues.empty());
        QVERIFY((list.rows[1].data.rating == Rating{1850, RatingSource::national, {}}));
        QVERIFY(list.rows[1].data.sex == Sex::Female);
        QCOMPARE(list.rows[1].data.nationalId, QString("77"));
        QVERIFY(list.rows[1].data.fideId.isEmpty());
    }

    void theListOfAChessResultsPageIsFoundBetweenItsLines()
    {
        const auto list = preview("\"From the Tournament-Database of Chess-Results https://chess-results.com\"\n"
                                  "Open Bad Wiessee 2026\n"
                                  "Last update 01.10.2026\n"
                                  "Starting rank\n"
                                  "No.,,Name,FideID,FED,Rtg\n"
                                  "1,GM,\"Navara, David \",309095,CZE,2660\n"
                                  "2,,\"Nowak, Jan\",0,POL,0\n"
                                  "\n"
                                  "Annotation:\n"
                                  "Tie Break1: Buchholz\n");
        QCOMPARE(list.delimiter, QChar(QLatin1Char(',')));
        QCOMPARE(*list.headerLine, 5);
        QCOMPARE(list.rows.size(), std::size_t{2});
        QCOMPARE(list.rows[0].data.name, QString("Navara, David"));
        QVERIFY(list.rows[0].data.title == Title::GM);
        QVERIFY(!list.rows[1].data.rating);
    }

    void tabsAndWindows1252AreReadToo()
    {
        const auto list =
            readPlayerList("Spielername\tVerein\tDWZ\r\nJ\xF6rg, Fritz\tGr\xFCn\t1500\r\n", {}, fixedOptions()).value();
        QVERIFY(list.encoding == TextEncoding::windows1252);
        QCOMPARE(list.rows[0].data.name, QStringLiteral("Jörg, Fritz"));
        QCOMPARE(list.rows[0].data.club, QStringLiteral("Grün"));
    }

    void blankLinesBetweenPlayersArePassedOver()
    {
        const auto list = preview("Name;Elo\nLee, Anna;1500\n\n\nKim, Bert;1400\n;;\n");
        QCOMPARE(list.rows.size(), std::size_t{2});
        QCOMPARE(list.rows[1].line, 5);
    }

    void aTitleInFrontOfTheNameIsTakenOff()
    {
        const auto list = preview("Name;Elo\nGM Lee, Anna;2500\nIM;2400\n");
        QCOMPARE(list.rows[0].data.name, QString("Lee, Anna"));
        QVERIFY(list.rows[0].data.title == Title::GM);
        QCOMPARE(list.rows[1].data.name, QString("IM"));
    }

    void theNationalRatingStaysBesideTheOneThatCounts()
    {
        const auto list = preview("Name;Elo;DWZ\nLee, Anna;2100;2050\nKim, Bert;;1700\n");
        QCOMPARE(list.rows[0].data.rating->value, 2100);
        QCOMPARE(list.rows[0].data.national.value().value, 2050);
        QCOMPARE(list.rows[1].data.rating->value, 1700);
        QVERIFY(!list.rows[1].data.national);
    }

    void aRowIsComparedWithTheRegisteredPlayers()
    {
        PlayerData anna = person("Lee, Anna", "100", BirthDate{1990, 5, 3});
        anna.rating = Rating{1500, RatingSource::national, {}};
        anna.club = "Rooks";
        const Tournament tournament = registered({anna, person("Kim, Bert")});
        const auto list = preview("Name;FIDE-ID;Elo;Geburtsjahr\n"
                                  "Lee, Anna;100;1500;1990\n" // nothing new
                                  "KIM Bert;200;1600;\n"      // by name: id and rating are new
                                  "Park, Chris;300;1700;\n",
                                  tournament);
        QVERIFY(list.rows[0].state == State::same);
        QVERIFY(list.rows[0].existing == PlayerKey{1});
        QVERIFY(list.rows[1].state == State::changed);
        QVERIFY(list.rows[1].existing == PlayerKey{2});
        QCOMPARE(list.rows[1].data.fideId, QString("200"));
        QVERIFY(list.rows[2].state == State::added);

        const ImportDecision decided = decideImport(list, {}, "list.csv");
        QCOMPARE(decided.added, 1);
        QCOMPARE(decided.command.players[0].data.name, QString("Park, Chris"));
        QCOMPARE(decided.command.source, QString("list.csv"));
        QCOMPARE(decided.changed, 1);
        const EditPlayer& edit = decided.command.changes[0];
        QVERIFY(edit.player == PlayerKey{2});
        QCOMPARE(edit.fields.size(), std::size_t{2});
        QVERIFY(edit.fields[0].field == PlayerField::rating && edit.fields[1].field == PlayerField::fideId);
        QVERIFY(edit.fields[1].seen == PlayerFieldInfo::Value(QString()));
        QCOMPARE(decideImport(list, {{}, false}, {}).changed, 0);
    }

    void whatTheFileDoesNotSayIsKept()
    {
        PlayerData anna = person("Lee, Anna", "100");
        anna.club = "Rooks";
        anna.title = Title::WFM;
        const auto list = preview("Name;FIDE ID;Elo\nLee Anna;100;1500\n", registered({anna}));
        QVERIFY(list.rows[0].state == State::changed);
        QCOMPARE(list.rows[0].data.name, QString("Lee, Anna"));
        QCOMPARE(list.rows[0].data.club, QString("Rooks"));
        QVERIFY(list.rows[0].data.title == Title::WFM);
    }

    void theSameNameWithAnotherIdIsDoubtful()
    {
        const Tournament tournament = registered({person("Lee, Anna", "100")});
        const auto list = preview("Name;FIDE ID\nLee, Anna;999\n", tournament);
        QVERIFY(list.rows[0].state == State::doubtful);
        QVERIFY(has(list.rows[0], Code::sameNameAsPlayer));
        QVERIFY(list.rows[0].issues[0].player == PlayerKey{1});
        QVERIFY(decideImport(list, {}, {}).isEmpty());
        QCOMPARE(decideImport(list, {}, {}).leftOut, 1);
        QCOMPARE(decideImport(list, {{0}}, {}).added, 1);
        QCOMPARE(decideImport(list, {{0}}, {}).changed, 0);
    }

    void namesInOtherLettersAreThoseOfRegisteredPlayers()
    {
        const Tournament tournament = registered({person("Karpov, Anatoly"), person("Шевченко, Юлія")});
        const auto list =
            preview("Name;Elo\nКарпов, Анатолий;2500\nShevchenko, Yuliya;2200\nКарпова, Анна;1900\n", tournament);
        QCOMPARE(list.rows[0].existing, std::optional(tournament.players[0].key));
        QCOMPARE(list.rows[1].existing, std::optional(tournament.players[1].key));
        QVERIFY(list.rows[2].state == State::added);
    }

    void theSameIdUnderAnotherNameIsDoubtful()
    {
        const Tournament tournament = registered({person("Lee, Anna", "100")});
        const auto list = preview("Name;FIDE ID\nSmith, John;100\n", tournament);
        QVERIFY(list.rows[0].state == State::doubtful);
        QVERIFY(has(list.rows[0], Code::sameIdOtherName));
        QVERIFY(decideImport(list, {}, {}).isEmpty());
        for (const bool takesChanges : {true, false}) { // a tick counts in any case
            QCOMPARE(decideImport(list, {{0}, takesChanges}, {}).changed, 1);
            QCOMPARE(decideImport(list, {{0}, takesChanges}, {}).added, 0);
        }
    }

    void aListIsMatchedAgainWhenThePlayersHaveChanged()
    {
        Tournament tournament = registered({person("Lee, Anna", "100")});
        const auto first =
            preview("Name;FIDE ID;Elo\nLee, Anna;100;1500\nKim, Bert;200;1400\nKim, Bert;300;1300\n", tournament);
        QVERIFY(first.rows[0].state == State::changed && first.rows[1].state == State::added);
        tournament.players[0].data.club = "Rooks";
        tournament.players[0].data.rating = Rating{1500, RatingSource::fide, {}};
        Player bert;
        bert.key = PlayerKey{2};
        bert.data = person("Kim, Bert", "200");
        tournament.players.push_back(bert);
        const auto again = matchedAgain(first, tournament);
        QVERIFY(again.rows[0].state == State::same);
        QCOMPARE(again.rows[0].data.club, QString("Rooks"));
        QVERIFY(again.rows[1].state == State::changed && again.rows[1].existing == PlayerKey{2});
        QCOMPARE(again.rows[2].issues.size(), std::size_t{2}); // a namesake above, and one who is registered
        QVERIFY(matchedAgain(again, tournament).rows == again.rows);
    }

    void thoseWhoStandTwiceInTheListAreFound()
    {
        const auto list = preview("Name;FIDE ID;Elo\n"
                                  "Lee, Anna;100;1500\n"
                                  "Lee Anna;100;1500\n"
                                  "Kim, Bert;;1400\n"
                                  "Kim, Bert;;1400\n"
                                  "Kim, Bert;;1900\n");
        QVERIFY(list.rows[1].state == State::duplicate);
        QCOMPARE(*list.rows[1].issues.back().otherLine, 2);
        QVERIFY(list.rows[3].state == State::duplicate);
        QVERIFY(list.rows[4].state == State::doubtful);
        QVERIFY(has(list.rows[4], Code::sameNameInList));
        QCOMPARE(decideImport(list, {}, {}).added, 2);
    }

    void theCallerCanSayWhatTheColumnsAre()
    {
        PlayerListOptions options = fixedOptions();
        options.hasHeader = false;
        options.columns = PlayerColumnMapping{std::nullopt, PlayerField::name, PlayerField::rating};
        options.ratingSource = RatingSource::national;
        const auto list = readPlayerList("1;Lee, Anna;1500\n2;Kim, Bert;1400\n", {}, options).value();
        QCOMPARE(list.rows.size(), std::size_t{2});
        QVERIFY(!list.headerLine);
        QVERIFY((list.rows[1].data.rating == Rating{1400, RatingSource::national, {}}));
    }

    void spanishAndAmericanColumnsAreRecognisedByTheirValues()
    {
        const auto list = preview("Apellidos;Nombre;Sexo;Nacimiento\nGarcía;Ana;M;12/31/1990\nRuiz;Juan;H;1/2/1991\n");
        QVERIFY(list.rows[0].data.sex == Sex::Female);
        QVERIFY((list.rows[0].data.birth == BirthDate{1990, 12, 31}));
        QVERIFY((list.rows[1].data.birth == BirthDate{1991, 1, 2}));
    }

    void whatCannotBeReadIsLeftOutAndTheRowIsDoubtful()
    {
        const auto list = preview("Name;FIDE ID;Elo;Birth;Sex;Fed;Title\n"
                                  "Lee, Anna;12a;15xx;soon;x1;Atlantis;AFM\n");
        const PlayerRow& row = list.rows[0];
        QVERIFY(row.state == State::doubtful);
        for (const Code code : {Code::invalidFideId, Code::invalidRating, Code::invalidBirthDate, Code::unknownSex,
                                Code::unknownFederation, Code::unknownTitle})
            QVERIFY(has(row, code));
        QVERIFY(row.data == person("Lee, Anna"));
    }
};

static const pairwright::RegisteredTest<TestPlayerList> registered("unit_player_list");
#include "test_player_list.moc"
