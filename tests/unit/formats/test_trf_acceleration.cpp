#include "app/domain/players/tpn_order.h"
#include "app/domain/rounds/acceleration.h"
#include "app/formats/trf/export.h"
#include "app/formats/trf/import.h"
#include "app/pairing/adapter.h"
#include "tests/support/lim_options.h"
#include "tests/support/registered_test.h"
#include "tests/unit/formats/trf_options.h"

#include <QtTest>

using namespace pairwright;

namespace {

constexpr trf::WriteOptions oldReport{trf::Version::trf16, trf::Profile::report};

Tournament twelvePlayers(SystemEdition system, Acceleration acceleration)
{
    constexpr int players = 12;
    constexpr int highest = 2400;
    Tournament tournament;
    tournament.event.name = QStringLiteral("Accelerated");
    tournament.event.start = QDate(2026, 10, 1);
    tournament.settings.plannedRounds = 7;
    tournament.settings.system = system;
    tournament.settings.acceleration = acceleration;
    tournament.settings.initialColour = InitialColour{Colour::White, {}};
    for (int i = 1; i <= players; ++i) {
        Player player;
        player.key = PlayerKey{i};
        player.data.name = QStringLiteral("Player %1").arg(i, 2, 10, QLatin1Char('0'));
        player.data.rating = Rating{highest - 10 * i, RatingSource::fide, {}};
        tournament.players.push_back(player);
    }
    tournament.nextPlayerKey = PlayerKey{players + 1};
    return tournament;
}

QByteArray written(const Tournament& tournament, trf::WriteOptions how)
{
    const auto file = exportTrf(tournament, how);
    if (!file)
        qFatal("not written");
    return file->bytes;
}

TrfImport imported(const QByteArray& bytes)
{
    auto result = importTrf(bytes, importOptions);
    if (!result)
        qFatal("not imported: %s", qPrintable(result.error().text));
    return std::move(result).value();
}

bool hasNote(const TrfImport& from, TrfImportNote::Code code)
{
    return std::any_of(from.notes.begin(), from.notes.end(),
                       [code](const TrfImportNote& note) { return note.code == code; });
}

auto pointsOf(const Tournament& tournament)
{
    return virtualPoints(tournament, tpnOrder(tournament));
}

} // namespace

class TestTrfAcceleration : public QObject {
    Q_OBJECT
private slots:
    void bakuTravelsInTheCodeOfTheSystem_data();
    void bakuTravelsInTheCodeOfTheSystem();
    void systemsWithoutACodeWriteThePoints();
    void givenPointsTravelAsTheyAre();
    void contradictingPointsWinAndAreNamed();
    void aReportOfTheOldVersionNamesWhatItCannotSay();
    void pointsThatForbidBakuAreNamed();
    void pointsBeyondTheirBoundsAreRefused_data();
    void pointsBeyondTheirBoundsAreRefused();
    void theRatingLimitOfLimTravels_data();
    void theRatingLimitOfLimTravels();
};

void TestTrfAcceleration::bakuTravelsInTheCodeOfTheSystem_data()
{
    QTest::addColumn<int>("system");
    QTest::addColumn<bool>("forEngines");
    QTest::addColumn<QByteArray>("code");
    for (const bool engines : {false, true}) {
        const char* kind = engines ? "engines" : "report";
        QTest::addRow("Dutch, %s", kind) << static_cast<int>(System::Dutch) << engines
                                         << QByteArray(engines ? "192 FIDE_DUTCH_BAKU\r\n"
                                                               : "192 FIDE_DUTCH_2026_BAKU");
        QTest::addRow("Dubov, %s", kind) << static_cast<int>(System::Dubov) << engines
                                         << QByteArray("192 FIDE_DUBOV_BAKU");
        QTest::addRow("Burstein, %s", kind)
            << static_cast<int>(System::Burstein) << engines << QByteArray("192 FIDE_BURSTEIN_BAKU");
    }
}

void TestTrfAcceleration::bakuTravelsInTheCodeOfTheSystem()
{
    QFETCH(int, system);
    QFETCH(bool, forEngines);
    QFETCH(QByteArray, code);
    const Tournament tournament = twelvePlayers({static_cast<System>(system), 2026}, Acceleration::baku);
    const QByteArray bytes = written(tournament, forEngines ? engineFile : reportFile);
    QVERIFY2(bytes.contains(code), bytes.constData());
    QCOMPARE(bytes.contains("XXA    1  1.0  1.0  0.5  0.5"), forEngines);
    QVERIFY(!bytes.contains("\n250 "));
    const TrfImport back = imported(bytes);
    QCOMPARE(back.tournament.settings.acceleration, Acceleration::baku);
    QCOMPARE(virtualPointsKind(back.tournament), VirtualPoints::baku);
    QVERIFY(pointsOf(back.tournament) == pointsOf(tournament));
    QCOMPARE(pairingInputHash(back.tournament), pairingInputHash(tournament));
}

void TestTrfAcceleration::systemsWithoutACodeWriteThePoints()
{
    const Tournament tournament = twelvePlayers({System::Lim, 2026}, Acceleration::baku);
    const QByteArray bytes = written(tournament, reportFile);
    QVERIFY(bytes.contains("192 CUSTOM_SWISS\r\n"));
    QVERIFY(bytes.contains("\n250       1.0   1   2    1    6"));
    const TrfImport back = imported(bytes);
    QCOMPARE(virtualPointsKind(back.tournament), VirtualPoints::given);
    QVERIFY(pointsOf(back.tournament) == pointsOf(tournament));
}

void TestTrfAcceleration::givenPointsTravelAsTheyAre()
{
    Tournament tournament = twelvePlayers({System::Dutch, 2026}, Acceleration::none);
    tournament.players[2].virtualPoints = {Score{10}, Score{0}, Score{5}};
    for (const trf::WriteOptions& how : {reportFile, engineFile}) {
        const QByteArray bytes = written(tournament, how);
        QVERIFY(!bytes.contains("BAKU"));
        const TrfImport back = imported(bytes);
        QCOMPARE(virtualPointsKind(back.tournament), VirtualPoints::given);
        QVERIFY(pointsOf(back.tournament) == pointsOf(tournament));
    }
}

void TestTrfAcceleration::contradictingPointsWinAndAreNamed()
{
    Tournament tournament = twelvePlayers({System::Dutch, 2026}, Acceleration::baku);
    tournament.players[11].virtualPoints = {Score{10}};
    const TrfImport back = imported(written(tournament, reportFile));
    QVERIFY(hasNote(back, TrfImportNote::Code::virtualPointsDiffer));
    QCOMPARE(back.tournament.settings.acceleration, Acceleration::baku);
    QVERIFY(pointsOf(back.tournament) == pointsOf(tournament));
    QVERIFY(!otherThanBaku(back.tournament).empty());
}

void TestTrfAcceleration::aReportOfTheOldVersionNamesWhatItCannotSay()
{
    const auto file = exportTrf(twelvePlayers({System::Dutch, 2026}, Acceleration::baku), oldReport);
    QVERIFY(file);
    const bool named = std::any_of(file->omissions.begin(), file->omissions.end(), [](const trf::Omission& omission) {
        return omission.code == trf::OmissionCode::recordNotInVersion && omission.detail == "250";
    });
    QVERIFY(named);
}

void TestTrfAcceleration::pointsThatForbidBakuAreNamed()
{
    QByteArray bytes = written(twelvePlayers({System::Dutch, 2026}, Acceleration::baku), reportFile);
    bytes.replace("142 7\r\n", "142 7\r\n162 W 3.0    D 1.0\r\n");
    const auto refused = importTrf(bytes, importOptions);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, TrfImportError::Code::pointsForBaku);
}

void TestTrfAcceleration::pointsBeyondTheirBoundsAreRefused()
{
    QFETCH(QByteArray, record);
    QFETCH(int, bound);
    QByteArray bytes = written(twelvePlayers({System::Dutch, 2026}, Acceleration::none), reportFile);
    bytes.replace("142 7\r\n", "142 7\r\n" + record + "\r\n");
    const auto imported = importTrf(bytes, importOptions);
    QCOMPARE(imported.hasValue(), bound < 0);
    if (imported)
        return;
    QCOMPARE(imported.error().code, TrfImportError::Code::pointsBeyond);
    QCOMPARE(static_cast<int>(*imported.error().bound), bound);
}

void TestTrfAcceleration::pointsBeyondTheirBoundsAreRefused_data()
{
    QTest::addColumn<QByteArray>("record");
    QTest::addColumn<int>("bound");
    const auto row = [](const char* record, std::optional<PointBound> bound) {
        QTest::newRow(record) << QByteArray(record) << (bound ? static_cast<int>(*bound) : -1);
    };
    row("162 W 1.0    D 0.9", PointBound::twoDraws);
    row("162 W 1.0    P 3.0", PointBound::byeOfWin);
    row("162 W 1.0    P 0.7", PointBound::usualByes);
    row("162 W 1.0    P 0.5", std::nullopt);
    row("162 W 3.0    D 1.0    P 2.0", std::nullopt);
}

void TestTrfAcceleration::theRatingLimitOfLimTravels_data()
{
    QTest::addColumn<QByteArray>("choice");
    QTest::addColumn<QByteArray>("line");
    QTest::newRow("automatic") << QByteArray("auto") << QByteArray();
    QTest::newRow("on") << QByteArray("on") << QByteArray("### OPTION lim-maxi on\r\n");
    QTest::newRow("off") << QByteArray("off") << QByteArray("### OPTION lim-maxi off\r\n");
}

void TestTrfAcceleration::theRatingLimitOfLimTravels()
{
    QFETCH(QByteArray, choice);
    QFETCH(QByteArray, line);
    Tournament tournament = twelvePlayers({System::Lim, 2026}, Acceleration::none);
    tournament.settings.options = withMaxi(choice.toStdString());
    const QByteArray bytes = written(tournament, reportFile);
    QVERIFY2(bytes.contains(line.isEmpty() ? QByteArray("### SYSTEM lim 2026") : line), bytes.constData());
    QCOMPARE(bytes.count("OPTION"), line.isEmpty() ? 0 : 1);
    const TrfImport back = imported(bytes);
    QCOMPARE(back.tournament.settings.options, tournament.settings.options);
    // Not kept as a line of its own beside the setting.
    QCOMPARE(written(back.tournament, reportFile).count("OPTION"), line.isEmpty() ? 0 : 1);
}

static const pairwright::RegisteredTest<TestTrfAcceleration> registered("unit_trf_acceleration");
#include "test_trf_acceleration.moc"
