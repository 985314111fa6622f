#include <QtTest> // first: moc 6.4 stumbles over <compare> otherwise

#include "engine/pairing.h"
#include "tests/oracle/exercises.h"
#include "tests/support/registered_test.h"

using namespace pairwright;
using oracle::Position;
using oracle::readPosition;

namespace {

constexpr SystemEdition dutch2017{System::Dutch, 2017};
constexpr SystemEdition dutch2026{System::Dutch, 2026};

Expected<RoundPairing, PairingFailure> pair(const Position& position, SystemEdition system)
{
    PairingRequest request;
    request.system = system;
    request.absent = position.absent;
    return pairRound(position.state, request);
}

QString textOf(const RoundPairing& pairing)
{
    oracle::Expectation round;
    for (const Board& board : pairing.boards)
        round.pairs.emplace_back(board.white, board.black);
    round.bye = pairing.bye;
    return oracle::toText(round);
}

QString textOf(const std::vector<Tpn>& tpns)
{
    QStringList words;
    for (const Tpn tpn : tpns)
        words << QString::number(tpn.value);
    return words.join(' ');
}

/// "1 5 | 2: 5-2 > 1": MDPs, residents, pairs, downfloaters.
QStringList brackets(const RoundPairing& pairing)
{
    QStringList result;
    for (const BracketRecord& bracket : std::get<CriteriaRecord>(pairing.record).brackets) {
        QStringList pairs;
        for (const auto& [higher, lower] : bracket.pairs)
            pairs << QString("%1-%2").arg(higher.value).arg(lower.value);
        result << QString("%1 | %2: %3 > %4")
                      .arg(textOf(bracket.mdps), textOf(bracket.residents), pairs.join(' '),
                           textOf(bracket.downfloaters));
    }
    return result;
}

const CriterionValue& valueOf(const BracketRecord& bracket, Criterion criterion)
{
    for (const CriterionValue& value : bracket.criteria)
        if (value.criterion == criterion)
            return value;
    qFatal("criterion missing");
}

Position collapsingPosition()
{
    return readPosition(6, Colour::White,
                        {"+W5 =B7 =W2", "=B6 =W8 =B1", "-W7 -B5 =B6", "-B8 +W6 -B5", "-B1 +W3 +W4", "=W2 -B4 =W3",
                         "+B3 =W1 =B8", "+W4 =B2 =W7"});
}

Position exchangePosition()
{
    return readPosition(7, Colour::White,
                        {"+W6 +B8 +W10", "-B7 -W5 PAB", "-W8 =B4 =W9", "=B9 =W3 -B7", "-W10 +B2 =W8", "-B1 PAB -W11",
                         "+W2 +B11 +W4", "+B3 -W1 =B5", "=W4 -B10 =B3", "+B5 +W9 -B1", "PAB -W7 +B6"});
}

} // namespace

class TestDutch : public QObject {
    Q_OBJECT
private slots:
    void lowestByeScoreIsSettledBeforeTheFirstBracket() // worked example 1
    {
        const Position position = readPosition(
            3, Colour::White, {"+W4 +B2", "+B5 -W1", "+W6 +B4", "-B1 -W3", "-W2 +B6", "-B3 -W5"}, {Tpn{4}});
        const auto pairing = pair(position, dutch2026);
        QVERIFY(pairing.hasValue());
        QCOMPARE(textOf(*pairing), QString("1-5 3-2 bye 6"));
    }

    void byeGoesToWhoHasPlayedMost() // worked example 2
    {
        const Position position = readPosition(3, Colour::White, {"+W3", "+B4", "-B1", "-W2", "ZPB"});
        const auto pairing = pair(position, dutch2026);
        QVERIFY(pairing.hasValue());
        QCOMPARE(textOf(*pairing), QString("2-1 3-5 bye 4"));
        const auto& last = std::get<CriteriaRecord>(pairing->record).brackets.back();
        QVERIFY(valueOf(last, Criterion::byeUnplayedGames).value == std::vector<std::int64_t>{0});
    }

    void editionsTakeDifferentRoutesWhenTheBottomCannotBePaired() // worked example 3
    {
        const auto now = pair(collapsingPosition(), dutch2026);
        QVERIFY(now.hasValue());
        QCOMPARE(textOf(*now), QString("8-1 2-5 7-6 3-4"));
        QCOMPARE(brackets(*now),
                 QStringList({" | 1 5 7 8: 1-8 > 5 7", "5 7 | 2: 5-2 > 7", "7 | 4 6: 7-6 > 4", "4 | 3: 4-3 > "}));
        const auto then = pair(collapsingPosition(), dutch2017);
        QVERIFY(then.hasValue());
        QCOMPARE(textOf(*then), QString("7-5 4-1 6-8 3-2"));
        QCOMPARE(brackets(*then), QStringList({" | 1 5 7 8: 5-7 > 1 8", "1 8 | 2 4 6 3: 1-4 8-6 2-3 > "}));
        const auto& record = std::get<CriteriaRecord>(then->record);
        QVERIFY(record.brackets[0].kind == BracketRecord::Kind::penultimate);
        QVERIFY(record.brackets[1].kind == BracketRecord::Kind::collapsedLast);
    }

    void exchangeRemainderAndByeAreRecorded() // worked example 4
    {
        const auto pairing = pair(exchangePosition(), dutch2026);
        QVERIFY(pairing.hasValue());
        QCOMPARE(textOf(*pairing), QString("7-1 10-11 9-5 8-2 4-6 bye 3"));
        const auto& last = std::get<CriteriaRecord>(pairing->record).brackets.back();
        QCOMPARE(last.order.exchanged, 1);
        QVERIFY(last.downfloaters == std::vector<Tpn>{Tpn{3}});
        QVERIFY(valueOf(last, Criterion::downfloaterCount).value == std::vector<std::int64_t>{1});
    }

    void everyCriterionOfTheEditionHasAValueAndAnArticle()
    {
        for (const SystemEdition system : {dutch2017, dutch2026}) {
            const auto pairing = pair(exchangePosition(), system);
            QVERIFY(pairing.hasValue());
            for (const BracketRecord& bracket : std::get<CriteriaRecord>(pairing->record).brackets) {
                QCOMPARE(bracket.criteria.size(), system == dutch2026 ? std::size_t{17} : std::size_t{16});
                for (const CriterionValue& value : bracket.criteria)
                    QVERIFY(!articleOf(system, value.criterion).empty());
            }
        }
        QCOMPARE(articleOf(dutch2026, Criterion::colourPreference), std::string("C.04.3:2026 art. 2.4.7 [C12]"));
        QCOMPARE(articleOf(dutch2017, ColourRule::alternated), std::string("C.04.3:2017 art. E.3"));
        QVERIFY(articleOf(dutch2017, Criterion::byeUnplayedGames).empty());
    }

    void aRoundWithoutLegalPairingNamesWhoIsInTheWay()
    {
        // 1 and 2 have both met everybody but each other and 3: one of them finds nobody.
        const Position position =
            readPosition(5, Colour::White, {"+W2 +W3 +W4", "-B1 +B4 +W3", "+W4 -B1 -B2", "-B3 -W2 -B1"});
        const auto pairing = pair(position, dutch2026);
        QVERIFY(!pairing.hasValue());
        QVERIFY(pairing.error().reason == PairingFailure::Reason::noLegalPairing);
        QCOMPARE(textOf(pairing.error().blocked), QString("1 2 3 4"));
        QVERIFY(pairing.error().onlyOpponents.empty());
    }

    void aRoundWithoutAnybodyForTheByeSaysSo()
    {
        const Position position = readPosition(5, Colour::White, {"PAB +FW2 +B3", "+FB3 -FB1 PAB", "-FW2 PAB -W1"});
        const auto pairing = pair(position, dutch2026);
        QVERIFY(!pairing.hasValue());
        QVERIFY(pairing.error().reason == PairingFailure::Reason::noEligibleForBye);
    }

    void contradictingRecordsAreRefused()
    {
        Position position = readPosition(5, Colour::White, {"+W2", "-B1", "=W4", "=B3"});
        position.state.players[3].rounds[0] = PlayedGame{Tpn{1}, Colour::Black, GameOutcome::Draw, true};
        const auto pairing = pair(position, dutch2026);
        QVERIFY(!pairing.hasValue());
        QVERIFY(pairing.error().reason == PairingFailure::Reason::inconsistentState);
        QCOMPARE(textOf(pairing.error().blocked), QString("3 4"));
    }

    void fewerThanTwoPlayersCannotBePaired()
    {
        for (int count = 0; count < 2; ++count) {
            Position position;
            position.state.plannedRounds = 5;
            position.state.players.resize(static_cast<std::size_t>(count));
            const auto pairing = pair(position, dutch2026);
            QVERIFY(!pairing.hasValue());
            QVERIFY(pairing.error().reason == PairingFailure::Reason::nobodyToPair);
        }
    }

    void aStopIsObeyed()
    {
        const Position position = exchangePosition();
        std::stop_source source;
        source.request_stop();
        PairingRequest request;
        request.system = dutch2026;
        request.stop = source.get_token();
        const auto pairing = pairRound(position.state, request);
        QVERIFY(!pairing.hasValue());
        QVERIFY(pairing.error().reason == PairingFailure::Reason::cancelled);
    }

    void largeFirstRoundIsTopHalfAgainstBottomHalf()
    {
        Position position;
        position.state.plannedRounds = 9;
        position.state.players.resize(501);
        const auto pairing = pair(position, dutch2026);
        QVERIFY(pairing.hasValue());
        QVERIFY(pairing->bye == Tpn{501});
        for (int i = 0; i < 250; ++i) {
            const Board& board = pairing->boards[static_cast<std::size_t>(i)];
            QCOMPARE(std::min(board.white, board.black).value, i + 1);
            QCOMPARE(std::max(board.white, board.black).value, i + 251);
            QVERIFY((board.white.value == i + 1) == (i % 2 == 0));
        }
    }
};

static const pairwright::RegisteredTest<TestDutch> registered("unit_dutch");
#include "test_dutch.moc"
