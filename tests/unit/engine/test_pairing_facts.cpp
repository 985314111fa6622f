#include "engine/pairing_facts.h"

#include "engine/capabilities.h"
#include "engine/round_rules.h"
#include "tests/support/registered_test.h"

#include <QtTest>

#include <map>

using namespace pairwright;

namespace {

/// "+B6": won with Black against 6; "PAB": the pairing-allocated bye.
RoundRecord recordOf(const QString& cell)
{
    if (cell == QLatin1String("PAB"))
        return Bye{ByeKind::PairingAllocated};
    const GameOutcome outcome = cell[0] == QLatin1Char('+')   ? GameOutcome::Win
                                : cell[0] == QLatin1Char('=') ? GameOutcome::Draw
                                                              : GameOutcome::Loss;
    return PlayedGame{Tpn{cell.mid(2).toInt()}, cell[1] == QLatin1Char('W') ? Colour::White : Colour::Black, outcome};
}

/// A tournament of seven rounds; one line of cells for each player, ratings 2375, 2350, ...
TournamentState stateOf(const QStringList& lines)
{
    constexpr int highest = 2375;
    constexpr int step = 25;
    TournamentState state;
    state.plannedRounds = 7;
    for (const QString& line : lines) {
        PlayerState player;
        player.rating = highest - step * static_cast<int>(state.players.size());
        const QStringList cells = line.split(QLatin1Char(' '), Qt::SkipEmptyParts);
        for (const QString& cell : cells)
            player.rounds.push_back(recordOf(cell));
        state.players.push_back(std::move(player));
    }
    return state;
}

std::map<int, PlayerFacts> factsOf(const TournamentState& state, SystemEdition system)
{
    PairingRequest request;
    request.system = system;
    std::map<int, PlayerFacts> byNumber;
    for (const PlayerFacts& facts : pairingFacts(state, request))
        byNumber[facts.tpn.value] = facts;
    return byNumber;
}

TournamentState dubovExample()
{
    return stateOf({"=W5 -B2", "+B6 +W1", "=W7 =B4", "=B8 =W3", "=B1 +W8", "-W2 =B7", "=B3 =W6", "=W4 -B5"});
}

TournamentState limExample()
{
    return stateOf({"=W5 +B2 =W6", "-B6 -W1 =B3", "=W7 =B5 =W2", "=B8 =W6 +B7", "=B1 =W3 -B8", "+W2 =B4 =B1",
                    "=B3 =W8 -W4", "=W4 =B7 +W5"});
}

} // namespace

/// The numbers are those of the worked examples that the rules' transcriptions carry.
class TestPairingFacts : public QObject {
    Q_OBJECT
private slots:
    void dubovTellsAveragesSeekersAndUpfloats();
    void dubovTellsWhoIsUpfloatedAsOftenAsAllowed();
    void bursteinTellsTheIndexAndItsParts();
    void bursteinHasNoIndexInItsSeedingRounds();
    void theRegistrySaysWhatTheEnginesDo_data();
    void theRegistrySaysWhatTheEnginesDo();
    void limTellsTheGroupsAndTheirOrder();
    void limTellsTheTypeOfAFloater();
    void virtualPointsAreKeptApartFromTheScore();
    void absentPlayersAreLeftOut();
};

void TestPairingFacts::dubovTellsAveragesSeekersAndUpfloats()
{
    auto facts = factsOf(dubovExample(), {System::Dubov, 2026});
    const std::map<int, int> averages{{1, 2313}, {2, 2313}, {3, 2263}, {4, 2263},
                                      {5, 2288}, {6, 2288}, {7, 2288}, {8, 2288}};
    const std::map<int, Colour> seekers{{1, Colour::White}, {2, Colour::Black}, {3, Colour::White}, {4, Colour::Black},
                                        {5, Colour::Black}, {6, Colour::White}, {7, Colour::Black}, {8, Colour::White}};
    QCOMPARE(facts.size(), std::size_t{8});
    for (const auto& [number, average] : averages) {
        const auto& dubov = std::get<DubovPlayerFacts>(facts.at(number).system);
        QCOMPARE(dubov.averageOfOpponents, average);
        QCOMPARE(dubov.seeks, seekers.at(number));
        QCOMPARE(dubov.mostUpfloats, 3);
        QCOMPARE(dubov.upfloatedInLastRound, number == 1 || number == 6);
        QCOMPARE(dubov.upfloats, number == 1 || number == 6 ? 1 : 0);
        QVERIFY(!dubov.isMaximumUpfloater());
    }
    QCOMPARE(facts.at(5).score.tenths, 15);
}

void TestPairingFacts::dubovTellsWhoIsUpfloatedAsOftenAsAllowed()
{
    TournamentState state = stateOf({"+W3 +B4 +W2", "+B4 +W3 -B1", "-B1 -B2 +W4", "-W2 -W1 -B3"});
    state.plannedRounds = 4; // allows two upfloats
    auto facts = factsOf(state, {System::Dubov, 2026});
    QCOMPARE(std::get<DubovPlayerFacts>(facts.at(3).system).upfloats, 1);
    QCOMPARE(std::get<DubovPlayerFacts>(facts.at(4).system).upfloats, 1);
    state.players[0].virtualPoints = {Score{10}}; // now player 3 met somebody above him in round 1 too
    facts = factsOf(state, {System::Dubov, 2026});
    const auto& dubov = std::get<DubovPlayerFacts>(facts.at(3).system);
    QCOMPARE(dubov.upfloats, 2);
    QCOMPARE(dubov.mostUpfloats, 2);
    QVERIFY(dubov.isMaximumUpfloater());
}

void TestPairingFacts::bursteinTellsTheIndexAndItsParts()
{
    const TournamentState state =
        stateOf({"+W5 -B9 +W2 +B8", "-B6 =W3 -B1 PAB", "=W7 =B2 =W4 -B5", "=B8 +W6 =B3 +W7", "-B1 PAB -W6 +W3",
                 "+W2 -B4 +B5 -W9", "=B3 +W8 =W9 -B4", "=W4 -B7 PAB -W1", "PAB +W1 =B7 +B6"});
    const auto facts = factsOf(state, {System::Burstein, 2026});
    struct Parts {
        std::int64_t buchholz;
        std::int64_t sonnebornBerger;
        int rank;
    };
    const std::map<int, Parts> expected{{9, {105, 950, 1}}, {6, {100, 350, 2}}, {7, {95, 400, 3}},
                                        {8, {95, 300, 4}},  {1, {85, 500, 5}},  {5, {85, 350, 6}},
                                        {3, {85, 325, 7}},  {2, {80, 225, 8}},  {4, {70, 550, 9}}};
    for (const auto& [number, parts] : expected) {
        const auto& burstein = std::get<BursteinPlayerFacts>(facts.at(number).system);
        QCOMPARE(burstein.buchholz, parts.buchholz);
        QCOMPARE(burstein.sonnebornBerger, parts.sonnebornBerger);
        QCOMPARE(burstein.rank, parts.rank);
    }
}

void TestPairingFacts::bursteinHasNoIndexInItsSeedingRounds()
{
    const auto facts = factsOf(dubovExample(), {System::Burstein, 2026});
    QCOMPARE(std::get<BursteinSeedingFacts>(facts.at(1).system).seedingRounds, 3);
}

void TestPairingFacts::limTellsTheGroupsAndTheirOrder()
{
    const auto facts = factsOf(limExample(), {System::Lim, 2026});
    const auto lim = [&](int number) {
        return std::get<LimPlayerFacts>(facts.at(number).system);
    };
    for (const int number : {1, 4, 6, 8}) {
        QCOMPARE(lim(number).place, LimPlace::top);
        QCOMPARE(lim(number).order, 1);
    }
    QCOMPARE(lim(2).place, LimPlace::bottom);
    QCOMPARE(lim(2).order, 2);
    QCOMPARE(lim(5).place, LimPlace::belowMedian);
    QCOMPARE(lim(7).order, 3);
    QCOMPARE(lim(3).place, LimPlace::median);
    QCOMPARE(lim(3).order, 4);
    QCOMPARE(lim(5).due, std::optional(Colour::White));
    QCOMPARE(lim(7).due, std::optional(Colour::Black));
}

void TestPairingFacts::limTellsTheTypeOfAFloater()
{
    PairingRequest request;
    request.system = {System::Lim, 2026};
    const auto pairing = pairRound(limExample(), request);
    QVERIFY(pairing.hasValue());
    const std::vector<LimFloat> fromTheBottom{{LimFloaterType::d, true}};
    const std::vector<LimFloat> toTheMedian{{LimFloaterType::c, true}};
    QCOMPARE(limFloatsOf(pairing->record, Tpn{2}), fromTheBottom);
    QCOMPARE(limFloatsOf(pairing->record, Tpn{5}), toTheMedian);
    QVERIFY(limFloatsOf(pairing->record, Tpn{1}).empty());
    QVERIFY(limFloatsOf(DecisionRecord{CriteriaRecord{}}, Tpn{5}).empty());
}

void TestPairingFacts::virtualPointsAreKeptApartFromTheScore()
{
    TournamentState state = dubovExample();
    state.players[4].virtualPoints = {Score{10}, Score{10}, Score{5}, Score{5}};
    for (const System system : {System::Dutch, System::Dubov, System::Lim}) {
        const auto facts = factsOf(state, {system, 2026});
        QCOMPARE(facts.at(5).score.tenths, 15);
        QCOMPARE(facts.at(5).virtualPoints.tenths, 5);
        QCOMPARE(facts.at(5).pairingScore().tenths, 20);
        QCOMPARE(facts.at(6).virtualPoints.tenths, 0);
    }
}

void TestPairingFacts::absentPlayersAreLeftOut()
{
    PairingRequest request;
    request.system = {System::Dutch, 2026};
    request.absent = {Tpn{2}};
    const auto facts = pairingFacts(dubovExample(), request);
    QCOMPARE(facts.size(), std::size_t{7});
    QCOMPARE(facts.front().tpn, Tpn{5});
    request.system = {System::Dutch, 1999}; // no such edition
    QVERIFY(pairingFacts(dubovExample(), request).empty());
}

void TestPairingFacts::theRegistrySaysWhatTheEnginesDo_data()
{
    QTest::addColumn<SystemEdition>("id");
    for (const SystemInfo& info : systems())
        QTest::newRow(qPrintable(QString::fromStdString(std::string(info.key) + " " + std::to_string(info.id.edition))))
            << info.id;
}

void TestPairingFacts::theRegistrySaysWhatTheEnginesDo()
{
    QFETCH(SystemEdition, id);
    const Capabilities& can = capabilitiesOf(id);
    QVERIFY2(&can != &capabilitiesOf({id.system, 1}), "no row of its own");
    TournamentState state = stateOf(QStringList(9, QString()));
    state.gamesOfARound = gamesOfARound(id.system);
    PairingRequest request;
    request.system = id;
    const auto pairing = pairRound(state, request);
    QVERIFY(pairing);
    QCOMPARE(pairing->bye.has_value(), !can.allPlayAll); // there one is free, and has no bye
    const SystemEdition rules = rulesOf(id, RoundNumber{1}, state.plannedRounds);
    QCOMPARE(std::holds_alternative<CriteriaRecord>(pairing->record), capabilitiesOf(rules).method == Method::criteria);
    QCOMPARE(rules != id, can.facts == FactsColumn::oppositionIndex); // Burstein
    for (const PlayerFacts& facts : pairingFacts(state, request))
        QCOMPARE(facts.system.index() != 0, can.facts != FactsColumn::none);

    for (PlayerState& player : state.players)
        player.rating.reset();
    const auto unrated = pairRound(state, request);
    QCOMPARE(!unrated && unrated.error().reason == PairingFailure::Reason::missingRatings,
             can.ratings == RatingsUse::required);
}

static const pairwright::RegisteredTest<TestPairingFacts> registered("unit_pairing_facts");
#include "test_pairing_facts.moc"
