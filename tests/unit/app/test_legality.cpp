#include "tests/support/registered_test.h"
#include "tests/unit/app/support/rounds.h"
#include "tests/unit/app/support/sessions.h"

#include "app/pairing/adapter.h"
#include "app/pairing/legality.h"

#include <QTest>

using namespace pairwright;
using namespace pairwright::test;

namespace {

Pairings boards(const std::vector<std::pair<int, int>>& pairs, std::optional<int> bye = std::nullopt)
{
    Pairings pairings;
    for (const auto& pair : pairs)
        pairings.boards.push_back(Match::of(PlayerKey{pair.first}, PlayerKey{pair.second}));
    if (bye)
        pairings.bye = PlayerKey{*bye};
    return pairings;
}

/// Publishes these pairings as the next round, whatever the engine thinks, and enters the results.
void play(MemoryTournament& tournament, const Pairings& pairings, const std::vector<GameResult>& results)
{
    const RoundNumber round = tournament.value.roundAhead();
    tournament.apply(StoreProposal{{round,
                                    PairingOrigin::edited,
                                    tournament.value.settings.system,
                                    pairings,
                                    tpnOrder(tournament.value),
                                    {},
                                    pairingInputHash(tournament.value)}});
    tournament.apply(PublishRound{round});
    int board = 0;
    for (const GameResult result : results)
        tournament.apply(EnterResult{{round, ++board}, result});
}

bool finds(const MemoryTournament& tournament, const Pairings& pairings, FindingCode code)
{
    const auto codes = codesOf(judgePairings(tournament.value, pairings));
    return std::find(codes.begin(), codes.end(), code) != codes.end();
}

} // namespace

class LegalityTest : public QObject {
    Q_OBJECT
private slots:
    void cleanPairingsHaveNoFindings();
    void aPlayedGameIsARematchAForfeitIsNot();
    void forbiddenPairsAreFoundInTheirRounds();
    void theByeIsBarredByEdition_data();
    void theByeIsBarredByEdition();
    void threeTimesTheSameColourIsFound();
    void aTopscorerOfTheLastRoundIsOnlyTold();
    void bothWithTheWrongColourAreTold();
};

void LegalityTest::cleanPairingsHaveNoFindings()
{
    MemoryTournament tournament(5);
    QVERIFY(judgePairings(tournament.value, boards({{1, 3}, {4, 2}}, 5)).empty());
}

void LegalityTest::aPlayedGameIsARematchAForfeitIsNot()
{
    MemoryTournament tournament(4);
    play(tournament, boards({{1, 3}, {4, 2}}), {GameResult::draw, GameResult::whiteWinsByForfeit});
    const auto findings = judgePairings(tournament.value, boards({{3, 1}, {2, 4}}));
    QVERIFY(has(findings, FindingCode::rematch, WarningLevel::confirm));
    QCOMPARE(findings.size(), std::size_t{1});
    QCOMPARE(findings.front().board.value(), 1);
    QCOMPARE(findings.front().round.value(), one);
}

void LegalityTest::forbiddenPairsAreFoundInTheirRounds()
{
    MemoryTournament tournament(4);
    tournament.apply(SetForbidden{
        {adding(ForbiddenPairs{{PlayerKey{1}, PlayerKey{2}, PlayerKey{4}}, RoundNumber{2}, RoundNumber{2}})}});
    QVERIFY(!finds(tournament, boards({{1, 2}, {3, 4}}), FindingCode::forbiddenPair));
    play(tournament, boards({{1, 3}, {4, 2}}), {GameResult::draw, GameResult::draw});
    QVERIFY(finds(tournament, boards({{2, 1}, {3, 4}}), FindingCode::forbiddenPair));
    QVERIFY(!finds(tournament, boards({{2, 3}, {3, 1}}), FindingCode::forbiddenPair));
    play(tournament, boards({{2, 3}, {4, 1}}), {GameResult::draw, GameResult::draw});
    QVERIFY(!finds(tournament, boards({{2, 1}, {3, 4}}), FindingCode::forbiddenPair));
}

void LegalityTest::theByeIsBarredByEdition_data()
{
    QTest::addColumn<int>("edition");
    QTest::addColumn<int>("player");
    QTest::addColumn<bool>("barred");
    // In round 1: 5 had the bye, 1 won by forfeit, 6 had a full-point, 7 a half-point bye.
    QTest::newRow("2026: had the bye") << 2026 << 5 << true;
    QTest::newRow("2026: forfeit win") << 2026 << 1 << true;
    QTest::newRow("2026: full-point bye") << 2026 << 6 << true;
    QTest::newRow("2026: half-point bye") << 2026 << 7 << false;
    QTest::newRow("2026: forfeit loss") << 2026 << 3 << false;
    QTest::newRow("2017: had the bye") << 2017 << 5 << true;
    QTest::newRow("2017: forfeit win") << 2017 << 1 << true;
    QTest::newRow("2017: full-point bye") << 2017 << 6 << false;
    QTest::newRow("2012: half-point bye") << 2012 << 7 << true;
    QTest::newRow("2012: played") << 2012 << 2 << false;
}

void LegalityTest::theByeIsBarredByEdition()
{
    QFETCH(int, edition);
    QFETCH(int, player);
    QFETCH(bool, barred);
    MemoryTournament tournament(7);
    tournament.apply(SetAbsence{one, {PlayerKey{6}}, AbsenceKind::fullPoint});
    tournament.apply(SetAbsence{one, {PlayerKey{7}}, AbsenceKind::halfPoint});
    play(tournament, boards({{1, 3}, {4, 2}}, 5), {GameResult::whiteWinsByForfeit, GameResult::draw});
    tournament.value.settings.system.edition = edition;
    QCOMPARE(finds(tournament, boards({}, player), FindingCode::byeNotAllowed), barred);
}

void LegalityTest::threeTimesTheSameColourIsFound()
{
    MemoryTournament tournament(6);
    using enum GameResult;
    play(tournament, boards({{1, 4}, {2, 5}, {3, 6}}), {draw, draw, draw});
    play(tournament, boards({{1, 5}, {4, 3}, {6, 2}}), {draw, draw, draw});
    const auto findings = judgePairings(tournament.value, boards({{1, 6}, {2, 4}, {3, 5}}));
    QVERIFY(has(findings, FindingCode::thirdColourInARow, WarningLevel::confirm));
    QVERIFY(has(findings, FindingCode::colourDifferenceBeyondTwo, WarningLevel::confirm));
    // 1 had White twice, 5 had Black twice.
    QCOMPARE(std::count_if(findings.begin(), findings.end(),
                           [](const Finding& f) { return f.code == FindingCode::thirdColourInARow; }),
             2);
    QVERIFY(!finds(tournament, boards({{6, 1}, {4, 2}, {5, 3}}), FindingCode::thirdColourInARow));
}

void LegalityTest::aTopscorerOfTheLastRoundIsOnlyTold()
{
    MemoryTournament tournament(6, 3);
    using enum GameResult;
    play(tournament, boards({{1, 4}, {2, 5}, {3, 6}}), {whiteWins, draw, draw});
    play(tournament, boards({{1, 5}, {4, 3}, {6, 2}}), {whiteWins, draw, draw});
    const auto findings = judgePairings(tournament.value, boards({{1, 6}, {2, 4}, {3, 5}}));
    QVERIFY(has(findings, FindingCode::thirdColourInARow, WarningLevel::none));    // 1 has two of two points
    QVERIFY(has(findings, FindingCode::thirdColourInARow, WarningLevel::confirm)); // 5 against 3: no topscorers
}

void LegalityTest::bothWithTheWrongColourAreTold()
{
    MemoryTournament tournament(4);
    play(tournament, boards({{1, 3}, {2, 4}}), {GameResult::draw, GameResult::draw});
    QVERIFY(has(judgePairings(tournament.value, boards({{1, 4}, {3, 2}})), FindingCode::bothWantSameColour,
                WarningLevel::acknowledge));
    QVERIFY(judgePairings(tournament.value, boards({{4, 1}, {3, 2}})).empty());
}

static const pairwright::RegisteredTest<LegalityTest> registered("test_legality");
#include "test_legality.moc"
