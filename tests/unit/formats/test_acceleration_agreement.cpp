#include "app/domain/players/tpn_order.h"
#include "app/domain/rounds/acceleration.h"
#include "app/formats/trf/export.h"
#include "app/formats/trf/import.h"
#include "engine/generator/generate.h"
#include "engine/trf/replay.h"
#include "tests/support/registered_test.h"
#include "tests/unit/formats/trf_options.h"

#include <QtTest>

#include <utility>

using namespace pairwright;

namespace {

using PointsByRound = std::vector<std::vector<Score>>; ///< by TPN-1

constexpr SystemEdition dutch{System::Dutch, 2026};

generator::Settings smallEvents()
{
    generator::Settings settings = generator::eventful(dutch);
    settings.players = {4, 24};
    settings.rounds = {2, 5};
    settings.halfPointByes = settings.fullPointByes = settings.zeroPointByes = {{4, 12}};
    settings.lateEntries = {4, 12};
    settings.acceleration = generator::Acceleration::baku;
    settings.points = {PointSystem{}};
    settings.stopAfter = 2;
    return settings;
}

PointsByRound virtualPointsOf(const TournamentState& state)
{
    PointsByRound points;
    for (const PlayerState& player : state.players)
        points.push_back(player.virtualPoints);
    return points;
}

PointsByRound virtualPointsOf(const Tournament& tournament)
{
    return virtualPoints(tournament, tpnOrder(tournament));
}

/// Somebody in the file has a requested bye in round 1.
bool hasByeInRoundOne(const trf::Document& document)
{
    return std::any_of(document.players.begin(), document.players.end(), [](const trf::Player& player) {
        return !player.rounds.empty() && !player.rounds.front().opponent &&
               player.rounds.front().result != trf::CellResult::pairingBye;
    });
}

Tournament opened(const trf::Document& document)
{
    auto result = importTrf(document, importOptions);
    if (!result)
        qFatal("not imported: %s", qPrintable(result.error().text));
    return std::move(result->tournament);
}

} // namespace

/// The generator, the reader of records (`pair`), of whole rounds (`check`) and the window give the same virtual
/// points.
class AccelerationAgreementTest : public QObject {
    Q_OBJECT
private slots:
    void allCountTheSamePlayersInRoundOne();
    void aWindowsOwnOrderIsWrittenOut();
};

void AccelerationAgreementTest::allCountTheSamePlayersInRoundOne()
{
    const int wanted = qEnvironmentVariableIntValue("PAIRWRIGHT_ACCELERATED_EVENTS");
    const int events = wanted > 0 ? wanted : 5000;
    int made = 0;
    int rounds = 0;
    for (std::uint64_t seed = 1; made < events; ++seed) {
        auto generated = generator::generate(smallEvents(), seed);
        QVERIFY(generated);
        trf::Document& document = generated->document;
        if (document.pairedRounds() == 0 || !hasByeInRoundOne(document))
            continue;
        ++made;
        PointsByRound drawn;
        for (trf::Player& player : document.players)
            drawn.push_back(std::exchange(player.virtualPoints, {}));
        for (RoundNumber round{1}; round.value <= document.pairedRounds(); ++round.value) {
            ++rounds;
            const QByteArray place =
                QByteArray("seed ") + QByteArray::number(seed) + ", round " + QByteArray::number(round.value);
            const auto toPair = trf::toPairingInput(trf::before(document, round));
            QVERIFY2(toPair && virtualPointsOf(toPair->converted.state) == drawn, place);
            const auto toCheck = trf::recordedRound(document, round);
            QVERIFY2(toCheck && virtualPointsOf(toCheck->input.converted.state) == drawn, place);
            QVERIFY2(virtualPointsOf(opened(trf::before(document, round))) == drawn, place);
        }
        const Tournament window = opened(document);
        QVERIFY2(virtualPointsOf(window) == drawn, QByteArray::number(seed));
        const trf::Document again = toTrfDocument(window, reportFile);
        const auto state = trf::toState(again, {});
        QVERIFY2(state && virtualPointsOf(state->state) == drawn, QByteArray::number(seed));
    }
    qInfo("%d events with byes in round 1, %d rounds: the same virtual points everywhere", made, rounds);
}

void AccelerationAgreementTest::aWindowsOwnOrderIsWrittenOut()
{
    generator::Settings settings = smallEvents();
    settings.players = {12, 12};
    settings.lateEntries = {0, 0};
    auto generated = generator::generate(settings, 1);
    QVERIFY(generated);
    for (trf::Player& player : generated->document.players)
        player.virtualPoints.clear();
    Tournament tournament = opened(generated->document);
    const auto last = lastOfUpperGroup(tournament);
    QVERIFY(last);
    // The last of the upper group falls to the end of the list: the group ends at that person all the same.
    tournament.settings.declaredOrder.clear();
    for (Player& player : tournament.players)
        player.data.rating = Rating{2000 - static_cast<int>(player.key.value), RatingSource::fide, {}};
    for (Player& player : tournament.players)
        if (player.key == *last)
            player.data.rating = Rating{1000, RatingSource::fide, {}};
    QCOMPARE(lastOfUpperGroup(tournament), last);
    const PointsByRound points = virtualPointsOf(tournament);
    QVERIFY(!points.back().empty());
    const auto file = exportTrf(tournament, reportFile);
    QVERIFY(file);
    QVERIFY(file->bytes.contains("\n250 "));
    const auto back = importTrf(file->bytes, importOptions);
    QVERIFY(back);
    QVERIFY(virtualPointsOf(back->tournament) == points);
}

static const pairwright::RegisteredTest<AccelerationAgreementTest> registered("unit_acceleration_agreement");
#include "test_acceleration_agreement.moc"
