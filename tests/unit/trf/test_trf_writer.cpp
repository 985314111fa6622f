#include "engine/trf/reader.h"
#include "engine/trf/writer.h"
#include "tests/support/registered_test.h"
#include "tests/support/trf_text.h"
#include "tests/support/trf_validator.h"

#include <QtTest>

#include <algorithm>

using namespace pairwright;
using namespace pairwright::trf;

namespace {

constexpr WriteOptions report26{Version::trf26, Profile::report};
constexpr WriteOptions report16{Version::trf16, Profile::report};
constexpr WriteOptions engine26{Version::trf26, Profile::engine};
constexpr WriteOptions engine16{Version::trf16, Profile::engine};

Player makePlayer(int id, std::string name, std::vector<RoundCell> rounds)
{
    Player player;
    player.id = FileId{id};
    player.name = std::move(name);
    player.sex = Sex::female;
    player.title = "WIM";
    player.rating = 2200 - id;
    player.federation = "NOR";
    player.fideId = std::to_string(1500000 + id);
    player.birth = Date{1990, 5, 6};
    player.rank = id;
    player.rounds = std::move(rounds);
    return player;
}

/// Everything that a document can hold, three players after one round of four.
Document richDocument()
{
    Document document;
    Header& header = document.header;
    header.name = "Øst-Åpen";
    header.city = "Bergen";
    header.federation = "NOR";
    header.start = Date{2026, 3, 1};
    header.end = Date{2026, 3, 4};
    header.type = "Individual: Swiss";
    header.chiefArbiter = "Chief, C";
    header.deputyArbiters = {"Deputy, D", "Second, S"};
    header.timeControl = "90 min + 30 s";
    header.roundDates = {Date{2026, 3, 1}, std::nullopt, Date{2026, 3, 3}};
    header.startingRankMethod = "NOR FIDON";
    header.pairingController = "Pairwright";
    header.encodedType = "CUSTOM_SWISS";
    header.tieBreaks = "BH/C1,BH";
    header.standingsOrder = "PTS,BH/C1,BH";
    header.encodedTimeControl = "5400+30";
    document.players = {makePlayer(1, "Ålesund, Ærlig", {{FileId{2}, Colour::Black, CellResult::draw}}),
                        makePlayer(2, "Łódź, Żaneta", {{FileId{1}, Colour::White, CellResult::draw}}),
                        makePlayer(3, "Plain, P", {{std::nullopt, std::nullopt, CellResult::pairingBye}})};
    document.players[0].virtualPoints = {Score{30}, Score{30}, Score{15}};
    document.players[1].virtualPoints = {Score{30}, Score{30}, Score{15}};
    document.players[2].national = {{"NOR", "w", "MK", "Plain, P", 1999, "NOR", "77", "1990"}};
    document.requests = {{RoundNumber{2}, FileId{1}, ByeKind::Half},
                         {RoundNumber{4}, FileId{2}, ByeKind::Zero},
                         {RoundNumber{4}, FileId{3}, ByeKind::Zero}};
    document.forbidden = {{{FileId{1}, FileId{3}}, RoundNumber{1}, std::nullopt},
                          {{FileId{2}, FileId{3}}, RoundNumber{2}, RoundNumber{3}}};
    document.rounds = 4;
    document.initialColour = Colour::Black;
    document.points = PointSystem::of(Score{30}, Score{15}, Score{20});
    document.system = SystemComment{"lim", 1999};
    document.options = {{"lim-maxi", "on"}};
    using Place = KeptLine::Place;
    document.kept = {{Place::top, {}, "### top"},
                     {Place::header, {}, "DDD SSSS"},
                     {Place::afterPlayer, FileId{2}, "### about Łódź"},
                     {Place::tail, {}, "013 Team"}};
    return document;
}

std::string textOf(const Document& document, WriteOptions options)
{
    const auto written = write(document, options);
    if (!written)
        qFatal("not writable: %s", describe(written.error()).c_str());
    return written->text;
}

QString objections(const std::string& text, test::TrfDialect dialect, bool forRating = false)
{
    return toText(test::validateTrf(QByteArray::fromStdString(text), {dialect, forRating}));
}

bool omits(const Written& written, OmissionCode code, const std::string& detail = {})
{
    return std::any_of(written.omissions.begin(), written.omissions.end(), [&](const Omission& omission) {
        return omission.code == code && (detail.empty() || omission.detail == detail);
    });
}

} // namespace

class TestTrfWriter : public QObject {
    Q_OBJECT
private slots:
    void trf26LosesNothing_data()
    {
        QTest::addColumn<int>("profile");
        QTest::newRow("report") << static_cast<int>(Profile::report);
        QTest::newRow("engine") << static_cast<int>(Profile::engine);
    }

    void trf26LosesNothing()
    {
        QFETCH(int, profile);
        const Document document = richDocument();
        const auto written = write(document, {Version::trf26, static_cast<Profile>(profile)});
        QVERIFY(written);
        QVERIFY(written->omissions.empty());
        const auto again = read(written->text);
        QVERIFY2(again.hasValue(), again ? "" : describe(again.error()).c_str());
        QVERIFY(again->repairs.empty());
        QVERIFY(again->document.header == document.header);
        QVERIFY(again->document.players == document.players);
        QVERIFY(again->document.kept == document.kept);
        QVERIFY(again->document == document);
    }

    void enginesCountTheByeThatStandsInTheLine()
    {
        const auto pointsOf = [](Profile profile) {
            const QString text = QString::fromStdString(write(richDocument(), {Version::trf26, profile})->text);
            return text.mid(text.indexOf("\n001    1") + 81, 4).trimmed();
        };
        QCOMPARE(pointsOf(Profile::report), QString("1.5"));
        QCOMPARE(pointsOf(Profile::engine), QString("3.0"));
    }

    void reportsAreStrict()
    {
        QCOMPARE(objections(textOf(richDocument(), report26), test::TrfDialect::trf26), QString());
        Document usual = richDocument();
        usual.points = {}; // TRF16 cannot say other points
        QCOMPARE(objections(textOf(usual, report16), test::TrfDialect::trf16), QString());
        usual.requests.clear();
        QCOMPARE(objections(textOf(usual, report26), test::TrfDialect::trf26, true), QString());
    }

    void trf16NamesWhatItCannotCarry()
    {
        const auto written = write(richDocument(), report16);
        QVERIFY(written);
        for (const char* record :
             {"142", "152", "162", "172", "182", "192", "202", "212", "222", "###", "240", "250", "260", "NRS"})
            QVERIFY2(omits(*written, OmissionCode::recordNotInVersion, record), record);
        QVERIFY(omits(*written, OmissionCode::keptLine, "### top"));
        QVERIFY(written->text.find("XX") == std::string::npos);
    }

    void trf16ForEnginesUsesTheExtensions()
    {
        const std::string text = textOf(richDocument(), engine16);
        for (const char* line :
             {"\r\nXXR 4\r\n", "\r\nXXC black1\r\n", "\r\nXXP 1 3\r\n", "\r\nXXA    1  3.0  3.0  1.5\r\n"})
            QVERIFY2(text.find(line) != std::string::npos, line);
        const auto again = read(text);
        QVERIFY(again);
        QVERIFY(again->document.points == richDocument().points);
        QVERIFY(again->document.rounds == std::optional(4));
        QVERIFY((again->document.requests.front() == ByeRequest{RoundNumber{2}, FileId{1}, ByeKind::Half}));
    }

    /// As bbpPairings 6 takes it; read again it is the same.
    void enginesGetTheBareCodeAndVirtualPointsOnce()
    {
        for (const std::string suffix : {"", "_BAKU"})
            for (const char* start : {"042 2026/03/01", "042 2025/03/01"}) {
                const std::string code = "FIDE_DUTCH_2026" + suffix;
                const auto document = read(test::smallFile({start, "192 " + code, "XXA    1  1.0  0.5"}))->document;
                const std::string text = textOf(document, engine26);
                QVERIFY2(text.find("\r\n192 FIDE_DUTCH" + suffix + "\r\n### SYSTEM dutch 2026\r\n") !=
                             std::string::npos,
                         text.c_str());
                QVERIFY(text.find("\r\n250 ") == std::string::npos);
                QVERIFY(read(text)->document == document);
            }
        const auto football = read(test::smallFile({"162  W 3.0    D 1.0"}))->document;
        QVERIFY(textOf(football, engine26).find("\r\n162  W 3.0    D 1.0    L 0.0    P 3.0\r\n") != std::string::npos);
        const auto old = read(test::smallFile({"192 FIDE_DUTCH_2017"}))->document;
        QVERIFY(textOf(old, engine26).find("\r\n192 FIDE_DUTCH_2017\r\n") != std::string::npos);
        const auto named = read(test::smallFile({"042 2025/01/01", "192 FIDE_DUTCH", "### SYSTEM dutch 2026"}));
        QCOMPARE(named->document.header.encodedType, std::string("FIDE_DUTCH_2026"));
        QVERIFY(!named->document.system);
    }

    void fieldsStandInTheirColumns()
    {
        const std::string text = textOf(richDocument(), report26);
        const QStringList lines = QString::fromStdString(text).split("\r\n");
        const auto line =
            std::find_if(lines.begin(), lines.end(), [](const QString& l) { return l.startsWith("001    2"); });
        QCOMPARE(
            *line,
            QString("001    2 wWIM Łódź, Żaneta                      2198 NOR     1500002 1990/05/06  1.5    2     "
                    "1 w ="));
        QVERIFY(lines.contains("162  W 3.0    D 1.5    L 0.0    A 0.0    P 2.0"));
        QVERIFY(lines.contains("240 H   2    1"));
        QVERIFY(lines.contains("240 Z   4    2    3"));
        QVERIFY(lines.contains("250       3.0   1   2    1    2"));
        QVERIFY(lines.contains("250       1.5   3   3    1    2"));
        QVERIFY(lines.contains("260   1   4    1    3"));
        QVERIFY(lines.contains("260   2   3    2    3"));
        QVERIFY(lines.contains("132" + QString(88, ' ') + "26/03/01" + QString(12, ' ') + "26/03/03"));
        QVERIFY(lines.contains("### SYSTEM lim 1999"));
    }

    void everyLineEndsWithCrlf()
    {
        const QString text = QString::fromStdString(textOf(richDocument(), engine26));
        QCOMPARE(text.count('\n'), text.count("\r\n"));
        QCOMPARE(text.count('\r'), text.count("\r\n"));
        QVERIFY(text.endsWith("\r\n"));
    }

    void adjournedGamesStopAReportButNotAnEngineFile()
    {
        Document document = richDocument();
        document.players[0].rounds[0].result = CellResult::adjourned;
        document.players[1].rounds[0].result = CellResult::adjourned;
        const auto refused = write(document, report26);
        QVERIFY(!refused);
        QVERIFY(refused.error().code == WriteErrorCode::adjournedGame);
        QCOMPARE(refused.error().player->value, 1);
        QCOMPARE(refused.error().round->value, 1);
        QVERIFY(!describe(refused.error()).empty());
        const auto again = read(textOf(document, engine26));
        QVERIFY(again);
        QVERIFY(again->document == document);
    }

    void openGamesAreNamedInAReport()
    {
        Document document = richDocument();
        document.players[0].rounds[0].result = CellResult::open;
        document.players[1].rounds[0].result = CellResult::open;
        const auto written = write(document, report26);
        QVERIFY(written);
        QVERIFY(omits(*written, OmissionCode::openGame));
        QVERIFY(read(written->text)->document == document);
    }

    void pointsThat162CannotSayGoIntoXxs()
    {
        Document document = richDocument();
        document.points.win.black = Score{40};
        document.points.fullPointBye = Score{10};
        const std::string text = textOf(document, engine26);
        QVERIFY(text.find("\r\n162") == std::string::npos);
        QVERIFY(read(text)->document == document);
        QVERIFY(omits(*write(document, report26), OmissionCode::pointValues));
    }

    void linesOfExtensionsAreLeftOutOfReports()
    {
        Document document = richDocument();
        document.kept.push_back({KeptLine::Place::tail, {}, "XXM 3"});
        QVERIFY(omits(*write(document, report26), OmissionCode::keptLine, "XXM 3"));
        QVERIFY(read(textOf(document, engine26))->document == document);
    }

    void longNamesAreCutAndNamed()
    {
        Document document = richDocument();
        document.players[0].name = std::string(20, 'a') + "ÆØÅ" + std::string(20, 'z');
        const auto written = write(document, report26);
        QVERIFY(written);
        QVERIFY(omits(*written, OmissionCode::cutText, document.players[0].name));
        QCOMPARE(read(written->text)->document.players[0].name, std::string(20, 'a') + "ÆØÅ" + std::string(10, 'z'));
    }

    void lineBreaksInTextsDoNotMakeNewLines()
    {
        Document document = richDocument();
        document.header.city = "Bergen\r\n142 99";
        document.players[0].name = "Tab\tand\x7F";
        const auto written = write(document, report26);
        QVERIFY(written);
        QVERIFY(omits(*written, OmissionCode::controlCharacters));
        QCOMPARE(read(written->text)->document.rounds, std::optional(4));
        QCOMPARE(objections(written->text, test::TrfDialect::trf26), QString());
    }

    void numbersThatDoNotFitAreRefused()
    {
        Document document = richDocument();
        document.points = PointSystem::of(Score{2000}, Score{1000}, Score{2000});
        const auto refused = write(document, report26);
        QVERIFY(!refused);
        QVERIFY(refused.error().code == WriteErrorCode::doesNotFit);
        Document manyDigits = richDocument();
        manyDigits.players[2].id = FileId{10'000};
        QVERIFY(!write(manyDigits, report26));
    }

    void moreThan9999PlayersAreRefused()
    {
        Document document;
        for (int id = 1; id <= 10'000; ++id)
            document.players.push_back(makePlayer(id, "P", {}));
        const auto refused = write(document, report26);
        QVERIFY(!refused);
        QVERIFY(refused.error().code == WriteErrorCode::tooManyPlayers);
    }

    void fileOrderIsKeptForEngines()
    {
        Document document = richDocument();
        document.fileOrder = std::vector{FileId{3}, FileId{1}, FileId{2}};
        document.kept.clear();
        QVERIFY(read(textOf(document, engine26))->document == document);
        QVERIFY(omits(*write(document, report26), OmissionCode::recordNotInVersion, "XXC rank"));
    }
};

static const pairwright::RegisteredTest<TestTrfWriter> registered("unit_trf_writer");
#include "test_trf_writer.moc"
