#include "tests/support/guest_all_play_all.h"
#include "tests/support/registered_test.h"
#include "tests/unit/app/support/sessions.h"

#include "app/domain/json/json_fields.h"
#include "app/domain/players/drawn_order.h"
#include "app/domain/players/tpn_order.h"
#include "app/domain/text/folded_text.h"
#include "app/domain/text/number_runs.h"
#include "app/domain/text/visible_text.h"
#include "app/pairing/adapter.h"

#include <QTest>

using namespace pairwright;
using namespace pairwright::test;

namespace {

std::vector<int> keys(const std::vector<PlayerKey>& order)
{
    std::vector<int> numbers;
    numbers.reserve(order.size());
    for (const PlayerKey key : order)
        numbers.push_back(static_cast<int>(key.value));
    return numbers;
}

Player withData(int key, std::optional<int> rating, Title title, const QString& name)
{
    Player player;
    player.key = PlayerKey{key};
    player.data.name = name;
    player.data.title = title;
    if (rating)
        player.data.rating = Rating{*rating, RatingSource::fide, {}};
    return player;
}

NewPlayer lateEntry(int rating)
{
    NewPlayer player;
    player.data.name = QStringLiteral("Late %1").arg(rating);
    player.data.rating = Rating{rating, RatingSource::fide, {}};
    return player;
}

void playRounds(MemoryTournament& tournament, int rounds)
{
    for (int i = 0; i < rounds; ++i) {
        tournament.pairAndPublish();
        tournament.enterAll();
    }
}

} // namespace

class DomainTest : public QObject {
    Q_OBJECT
private slots:
    void everyResultHasItsCode();
    void roundsOfOneLayoutNeitherCloseNorWait();
    void aGameThatDoesNotCountBringsNobodyAPoint();
    void theOptionOfOlderJournalsIsRead();
    void whatSteersATerminalIsShownAsASign();
    void resultsBecomeRecordsOfTheEngine_data();
    void resultsBecomeRecordsOfTheEngine();
    void presenceFollowsEntryWithdrawalAndReturn();
    void playersAreOrderedByRatingTitleAndName();
    void numbersKnowNoLanguage();
    void numbersThatFollowEachOtherAreARun();
    void namesAreShownInTheOrderOfALanguage();
    void aDeclaredOrderHoldsAndOthersAreInsertedByRank();
    void aRatingRenumbersUntilRoundFourIsPaired();
    void aLateEntryIsInsertedByRankAfterRoundFourToo();
    void publishedRoundsKeepTheNumbersTheyWereMadeWith();
    void aRoundGoesThroughItsStates();
    void aSheetKnowsWhichVersionItReplaces();
    void theLotIsTheSameForTheSameSeed();
};

void DomainTest::everyResultHasItsCode()
{
    std::set<QString> codes;
    for (const GameResult result : allGameResults()) {
        QCOMPARE(gameResultFromCode(QString(codeOf(result))).value(), result);
        codes.insert(codeOf(result));
    }
    QCOMPARE(codes.size(), std::size_t{13});
    QVERIFY(!gameResultFromCode(u"1:0"));
}

void DomainTest::resultsBecomeRecordsOfTheEngine_data()
{
    QTest::addColumn<int>("result");
    QTest::addColumn<int>("whiteTenths");
    QTest::addColumn<int>("blackTenths");
    QTest::addColumn<bool>("played");
    QTest::addColumn<bool>("rated");
    const auto row = [](const char* name, GameResult result, int white, int black, bool played, bool rated) {
        QTest::newRow(name) << static_cast<int>(result) << white << black << played << rated;
    };
    row("White wins", GameResult::whiteWins, 10, 0, true, true);
    row("draw", GameResult::draw, 5, 5, true, true);
    row("Black wins", GameResult::blackWins, 0, 10, true, true);
    row("White wins by forfeit", GameResult::whiteWinsByForfeit, 10, 0, false, false);
    row("Black wins by forfeit", GameResult::blackWinsByForfeit, 0, 10, false, false);
    row("both lose by forfeit", GameResult::doubleForfeit, 0, 0, false, false);
    row("half and zero", GameResult::halfZero, 5, 0, true, true);
    row("zero and half", GameResult::zeroHalf, 0, 5, true, true);
    row("both lose a played game", GameResult::zeroZero, 0, 0, true, true);
    row("unrated win", GameResult::unratedWhiteWins, 10, 0, true, false);
    row("unrated draw", GameResult::unratedDraw, 5, 5, true, false);
    row("unrated loss", GameResult::unratedBlackWins, 0, 10, true, false);
    row("adjourned counts as a draw", GameResult::adjourned, 5, 5, true, false);
}

void DomainTest::resultsBecomeRecordsOfTheEngine()
{
    QFETCH(int, result);
    QFETCH(int, whiteTenths);
    QFETCH(int, blackTenths);
    QFETCH(bool, played);
    QFETCH(bool, rated);
    const auto kind = static_cast<GameResult>(result);
    const PointSystem points;
    const RoundRecord white = recordFor(kind, Colour::White, Tpn{2});
    const RoundRecord black = recordFor(kind, Colour::Black, Tpn{1});
    QCOMPARE(points.pointsFor(white).tenths, whiteTenths);
    QCOMPARE(points.pointsFor(black).tenths, blackTenths);
    QCOMPARE(isPlayed(white), played);
    QCOMPARE(isPlayed(black), played);
    QCOMPARE(scheduledOpponent(white).value(), Tpn{2});
    QCOMPARE(isRated(kind), rated);
}

void DomainTest::presenceFollowsEntryWithdrawalAndReturn()
{
    Player player;
    player.firstRound = RoundNumber{2};
    player.absences = {{RoundNumber{3}, AbsenceKind::halfPoint},
                       {RoundNumber{6}, AbsenceKind::zeroPoint},
                       {RoundNumber{9}, AbsenceKind::fullPoint}};
    player.withdrawals = {{RoundNumber{5}, RoundNumber{8}}, {RoundNumber{10}, std::nullopt}};
    const std::vector<Presence> expected{Presence::notEntered, Presence::present,   Presence::halfPointBye,
                                         Presence::present,    Presence::withdrawn, Presence::withdrawn,
                                         Presence::withdrawn,  Presence::present,   Presence::fullPointBye,
                                         Presence::withdrawn,  Presence::withdrawn};
    for (std::size_t i = 0; i < expected.size(); ++i)
        QCOMPARE(presenceIn(player, RoundNumber{static_cast<int>(i) + 1}), expected[i]);
}

void DomainTest::playersAreOrderedByRatingTitleAndName()
{
    Tournament tournament;
    tournament.players = {withData(1, 2200, Title::None, QStringLiteral("B")),
                          withData(2, std::nullopt, Title::None, QStringLiteral("A")),
                          withData(3, 2200, Title::None, QStringLiteral("a")),
                          withData(4, 2200, Title::WIM, QStringLiteral("Z")),
                          withData(5, 2200, Title::FM, QStringLiteral("Y")),
                          withData(6, 2300, Title::None, QStringLiteral("Z")),
                          withData(7, std::nullopt, Title::CM, QStringLiteral("Z")),
                          withData(8, 2200, Title::WGM, QStringLiteral("X"))};
    // GM, IM, WGM, FM, WIM, CM, WFM, WCM: C.04.2 art. 2.2
    QCOMPARE(keys(tpnOrder(tournament)), (std::vector<int>{6, 8, 5, 4, 3, 1, 7, 2}));
}

void DomainTest::numbersKnowNoLanguage()
{
    // By a language "Öztürk" comes before "Zhu", and "Карпов" stands where "Karpov" would; the numbers follow neither.
    Tournament tournament;
    tournament.players = {withData(1, 2200, Title::None, QStringLiteral("Карпов, Олег")),
                          withData(2, 2200, Title::None, QStringLiteral("Öztürk, Ali")),
                          withData(3, 2200, Title::None, QStringLiteral("Zhu, Chen")),
                          withData(4, 2200, Title::None, QStringLiteral("Lasker, Emanuel")),
                          withData(5, 2200, Title::None, QStringLiteral("Ågren, Bo"))};
    const QLocale before;
    for (const char* locale : {"C", "en", "de", "sv", "ru"}) {
        QLocale::setDefault(QLocale(QLatin1String(locale)));
        QCOMPARE(keys(tpnOrder(tournament)), (std::vector<int>{4, 3, 5, 2, 1}));
    }
    QLocale::setDefault(before);
}

void DomainTest::namesAreShownInTheOrderOfALanguage()
{
    const auto sorted = [](const char* locale) {
        QStringList names{"Карпов", "Öztürk", "Zhu", "Lasker", "Ågren", "karjakin", "Kasparov", "Αρωνιάν"};
        const NameOrder order{QLocale(QLatin1String(locale))};
        std::sort(names.begin(), names.end(),
                  [&order](const QString& a, const QString& b) { return order.compare(a, b) < 0; });
        return names;
    };
    QCOMPARE(sorted("de"),
             QStringList({"Ågren", "Αρωνιάν", "karjakin", "Карпов", "Kasparov", "Lasker", "Öztürk", "Zhu"}));
    QCOMPARE(sorted("C"), sorted("en"));
    QCOMPARE(sorted("sv"),
             QStringList({"Αρωνιάν", "karjakin", "Карпов", "Kasparov", "Lasker", "Zhu", "Ågren", "Öztürk"}));
    // What a language is written in has its own order.
    QCOMPARE(sorted("ru").indexOf("Карпов"), 0);
}

void DomainTest::aDeclaredOrderHoldsAndOthersAreInsertedByRank()
{
    MemoryTournament tournament(5); // ratings 2400, 2390, ...
    tournament.value.settings.ratedBy = RatedBy::nobody;
    tournament.apply(SetDeclaredOrder{{PlayerKey{4}, PlayerKey{2}, PlayerKey{5}}});
    // 1 is above 4; 3 is above 5 but below 2
    QCOMPARE(keys(tpnOrder(tournament.value)), (std::vector<int>{1, 3, 4, 2, 5}));
    QCOMPARE(keys(drawnOrder(tournament.value)), (std::vector<int>{4, 2, 5, 1, 3})); // no rank where numbers are drawn
    tournament.apply(SetDeclaredOrder{{}});
    QCOMPARE(keys(tpnOrder(tournament.value)), (std::vector<int>{1, 2, 3, 4, 5}));
}

void DomainTest::aRatingRenumbersUntilRoundFourIsPaired()
{
    MemoryTournament tournament(8);
    const auto rate = [&](int key, int rating) {
        PlayerData data = tournament.value.player(PlayerKey{key})->data;
        data.rating->value = rating;
        tournament.apply(editOf(*tournament.value.player(PlayerKey{key}), data));
    };
    playRounds(tournament, 3);
    rate(8, 2600);
    QCOMPARE(keys(tpnOrder(tournament.value)), (std::vector<int>{8, 1, 2, 3, 4, 5, 6, 7}));
    QVERIFY(!tpnsAreFixed(tournament.value));
    playRounds(tournament, 1);
    QVERIFY(tpnsAreFixed(tournament.value));
    rate(7, 2700);
    QCOMPARE(keys(tpnOrder(tournament.value)), (std::vector<int>{8, 1, 2, 3, 4, 5, 6, 7}));
    QCOMPARE(codesOf(tournament.plan(SetDeclaredOrder{{}}).findings), (std::vector{FindingCode::tpnsFixed}));
}

void DomainTest::aLateEntryIsInsertedByRankAfterRoundFourToo()
{
    MemoryTournament tournament(8);
    playRounds(tournament, 5);
    tournament.apply(AddPlayers{{lateEntry(2385), lateEntry(1000), lateEntry(2500), lateEntry(2387)}, {}});
    QCOMPARE(keys(tpnOrder(tournament.value)), (std::vector<int>{11, 1, 2, 12, 9, 3, 4, 5, 6, 7, 8, 10}));
    QCOMPARE(tournament.value.player(PlayerKey{9})->firstRound, RoundNumber{6});
}

void DomainTest::publishedRoundsKeepTheNumbersTheyWereMadeWith()
{
    MemoryTournament tournament(6);
    playRounds(tournament, 1);
    tournament.apply(AddPlayers{{lateEntry(2500)}, {}});
    playRounds(tournament, 1);
    const auto tpnIn = [&](int round, int key) {
        return tournament.value.round(RoundNumber{round})->published()->tpnOf(PlayerKey{key});
    };
    QCOMPARE(tpnIn(1, 1).value(), Tpn{1});
    QVERIFY(!tpnIn(1, 7));
    QCOMPARE(tpnIn(2, 7).value(), Tpn{1});
    QCOMPARE(tpnIn(2, 1).value(), Tpn{2});
}

void DomainTest::aRoundGoesThroughItsStates()
{
    MemoryTournament tournament(4, 3);
    const RoundNumber one{1};
    const auto state = [&] {
        return tournament.value.round(one)->state();
    };
    const auto draft = [&] {
        tournament.pairAndPublish();
    };
    QVERIFY(tournament.value.round(one) == nullptr);
    draft();
    QCOMPARE(state(), RoundState::playing);
    QCOMPARE(tournament.value.round(one)->openBoards(), (std::vector<int>{1, 2}));
    tournament.apply(EnterResult{{one, 2}, GameResult::adjourned});
    QCOMPARE(tournament.value.round(one)->openBoards(), (std::vector<int>{1}));
    QCOMPARE(tournament.value.round(one)->adjournedBoards(), (std::vector<int>{2}));
    tournament.apply(EnterResult{{one, 1}, GameResult::draw});
    QCOMPARE(state(), RoundState::complete);
    draft();
    QCOMPARE(state(), RoundState::closed);
    tournament.apply(WithdrawPublication{RoundNumber{2}, QStringLiteral("hall too small")});
    QCOMPARE(state(), RoundState::complete);
    QCOMPARE(tournament.value.round(RoundNumber{2})->state(), RoundState::unpaired);
    QCOMPARE(tournament.value.lastPublished().value, 1);
}

void DomainTest::aSheetKnowsWhichVersionItReplaces()
{
    MemoryTournament tournament(4, 3);
    tournament.pairAndPublish();
    QVERIFY(tournament.value.rounds[0].replacedBy(1) == nullptr);
    tournament.apply(WithdrawPublication{RoundNumber{1}, QStringLiteral("late entry")});
    tournament.pairAndPublish();
    const Round& round = tournament.value.rounds[0];
    QCOMPARE(round.published()->version, 2);
    QCOMPARE(round.replacedBy(2)->version, 1);
    QCOMPARE(round.replacedBy(2)->withdrawn->reason, QStringLiteral("late entry"));
}

void DomainTest::roundsOfOneLayoutNeitherCloseNorWait()
{
    const GuestSystem guest(guest::system);
    MemoryTournament tournament(6, 5);
    tournament.apply(SetInitialColour{{Colour::White, {}}});
    tournament.apply(SetSystem{guest::allPlayAll});
    for (int number = 1; number <= 3; ++number)
        tournament.pairAndPublish(); // without a result
    const Tournament& value = tournament.value;
    QCOMPARE(value.lastPublished(), RoundNumber{3});
    QCOMPARE(value.roundsInPlay().size(), std::size_t{3});
    for (int number = 1; number <= 3; ++number) {
        QVERIFY(!value.isClosed(RoundNumber{number}));
        QVERIFY(value.mayEnterResults(RoundNumber{number}));
        QVERIFY(!value.round(RoundNumber{number})->closedAt);
        QVERIFY(value.roundMadeFrom(RoundNumber{number}) == nullptr);
        QVERIFY(value.roundBehind(RoundNumber{number}) == nullptr);
    }
    QVERIFY(!value.mayEnterResults(RoundNumber{4}));
    QCOMPARE(value.roundInPlay()->number, RoundNumber{1});
    tournament.apply(EnterResult{{RoundNumber{3}, 1}, GameResult::draw});
    tournament.apply(EnterResult{{RoundNumber{1}, 1}, GameResult::draw});
    QCOMPARE(value.roundInPlay()->number, RoundNumber{1});
    // The same in a system that makes each round from the one before.
    MemoryTournament swiss(6, 5);
    swiss.apply(SetInitialColour{{Colour::White, {}}});
    swiss.pairAndPublish();
    swiss.enterAll();
    swiss.pairAndPublish();
    QVERIFY(swiss.value.isClosed(RoundNumber{1}) && !swiss.value.mayEnterResults(RoundNumber{1}));
    QCOMPARE(swiss.value.roundsInPlay().size(), std::size_t{1});
}

void DomainTest::aGameThatDoesNotCountBringsNobodyAPoint()
{
    MemoryTournament tournament(4, 3);
    tournament.apply(SetInitialColour{{Colour::White, {}}});
    tournament.pairAndPublish();
    tournament.enterAll(GameResult::whiteWins);
    Round& round = tournament.value.rounds.front();
    RoundVersion& version = const_cast<RoundVersion&>(*round.published());
    Game& game = version.pairings.boards.front().games.front();
    const EngineView counted = engineView(tournament.value, 1);
    const Tpn white = *counted.order.tpnOf(game.white);
    QCOMPARE(counted.state.scoreAfter(white, 1).tenths, 10);
    const QString hash = pairingInputHash(tournament.value);
    game.outcome.counts = false;
    const EngineView uncounted = engineView(tournament.value, 1);
    QCOMPARE(uncounted.state.scoreAfter(white, 1).tenths, 0);
    QCOMPARE(scheduledOpponent(uncounted.state.record(white, RoundNumber{1})), counted.order.tpnOf(game.black));
    QVERIFY(pairingInputHash(tournament.value) != hash);
    BoardOutcome back;
    QVERIFY(json::read(json::write(game.outcome), back));
    QCOMPARE(back, game.outcome);
}

void DomainTest::theOptionOfOlderJournalsIsRead()
{
    for (const char* choice : {"automatic", "on", "off"}) {
        const json::Value written = json::write(Settings());
        json::Object older;
        for (const json::Member& member : written.object().members())
            if (member.key != "options")
                older.insert(member.key, member.value);
        older.insert("limMaxi", std::string(choice));
        Settings settings;
        QVERIFY(json::read(json::Value(older), settings));
        const SystemOption& option = *findOption("lim-maxi");
        QCOMPARE(settings.options.of(option), std::string_view(choice == std::string("automatic") ? "auto" : choice));
        Settings again;
        QVERIFY(json::read(json::write(settings), again));
        QVERIFY(again == settings);
    }
}

void DomainTest::theLotIsTheSameForTheSameSeed()
{
    int whites = 0;
    constexpr int draws = 200;
    for (std::uint64_t seed = 0; seed < draws; ++seed) {
        const InitialColour lot = drawInitialColour(seed);
        QCOMPARE(lot, drawInitialColour(seed));
        QCOMPARE(lot.seed.value(), seed);
        whites += lot.colour == Colour::White ? 1 : 0;
    }
    QVERIFY(whites > draws / 3 && whites < 2 * draws / 3);
}

void DomainTest::whatSteersATerminalIsShownAsASign()
{
    const QString name = QStringLiteral("a\x1b[31m\x07\n\x7f") + QChar(0x202E) + QChar(0x85) + QStringLiteral("é");
    const QString shown = QStringLiteral("a\u241b[31m\u2407\u240a\u2421\ufffd\ufffdé");
    QCOMPARE(visibleText(name), shown);
    QCOMPARE(visibleLines(QStringLiteral("a\nb\r")), QStringLiteral("a\nb\u240d"));
    QCOMPARE(visibleText(QStringLiteral("Müller, José")), QStringLiteral("Müller, José"));
}

void DomainTest::numbersThatFollowEachOtherAreARun()
{
    const auto told = [](const std::vector<int>& numbers, int most = 100) {
        return numberRuns(numbers, most).join(QStringLiteral(", "));
    };
    QCOMPARE(told({}), QString());
    QCOMPARE(told({7}), QStringLiteral("7"));
    QCOMPARE(told({1, 2}), QStringLiteral("1, 2"));
    QCOMPARE(told({1, 2, 3}), QStringLiteral("1–3"));
    QCOMPARE(told({1, 3, 4, 6, 7, 8, 9, 20}), QStringLiteral("1, 3, 4, 6–9, 20"));
    QCOMPARE(told({1, 3, 4, 6, 7, 8, 9, 20}, 3), QStringLiteral("1, 3, 4, …"));
    QCOMPARE(told({6, 7, 8}, 1), QStringLiteral("6–8"));
}

static const pairwright::RegisteredTest<DomainTest> registered("test_domain");
#include "test_domain.moc"
