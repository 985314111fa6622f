#include <QtTest> // first: moc 6.4 stumbles over <compare> otherwise

#include "engine/dutch2012/counting.h"
#include "engine/judge.h"
#include "engine/pairing.h"
#include "engine/why_not.h"
#include "tests/oracle/exercises.h"
#include "tests/support/registered_test.h"

using namespace pairwright;
using oracle::Position;
using oracle::readPosition;

namespace {

constexpr SystemEdition edition2012{System::Dutch, 2012};

PairingRequest requestFor(const Position& position)
{
    PairingRequest request;
    request.system = edition2012;
    request.absent = position.absent;
    return request;
}

RoundPairing pair(const Position& position)
{
    auto pairing = pairRound(position.state, requestFor(position));
    if (!pairing)
        qFatal("the position cannot be paired");
    return std::move(*pairing);
}

QString textOf(const RoundPairing& pairing)
{
    oracle::Expectation round;
    for (const Board& board : pairing.boards)
        round.pairs.emplace_back(board.white, board.black);
    round.bye = pairing.bye;
    return oracle::toText(round);
}

/// "C.12 1 not 3": the steps of these kinds with their players and whom they rejected.
QStringList stepsOf(const RoundPairing& pairing, const std::vector<ProcedureOutcome>& kinds)
{
    QStringList result;
    for (const ProcedureStep& step : std::get<ProcedureRecord>(pairing.record).steps) {
        if (std::find(kinds.begin(), kinds.end(), step.outcome) == kinds.end())
            continue;
        QString text = QString::fromStdString(step.article);
        for (const Tpn tpn : step.players)
            text += QString(" %1").arg(tpn.value);
        for (const RejectedAlternative& other : step.rejected)
            text += QString(" not %1").arg(other.player.value);
        result << text;
    }
    return result;
}

const QStringList firstRoundOf7{"", "", "", "", "", "", ""};

Position jointPosition()
{
    return readPosition(6, Colour::White,
                        {"+W5 =B7 =W2", "=B6 =W8 =B1", "-W7 -B5 =B6", "-B8 +W6 -B5", "-B1 +W3 +W4", "=W2 -B4 =W3",
                         "+B3 =W1 =B8", "+W4 =B2 =W7"});
}

Position backtrackedPosition()
{
    return readPosition(4, Colour::Black, {"-B4 +W6", "+W5 -B4", "-B6 +W5", "+W1 +W2", "-B2 -B3", "+W3 -B1"});
}

Position repairedPosition()
{
    return readPosition(5, Colour::Black,
                        {"+B5 +W4 -B3 +W6", "+W6 -B3 -W5 -B8", "+B7 +W2 +W1 +B5", "+W8 -B1 =W6 =B7", "-W1 +B8 +B2 -W3",
                         "-B2 +W7 =B4 -B1", "-W3 -B6 +W8 =W4", "-B4 -W5 -B7 +W2"});
}

Position joinedPosition()
{
    return readPosition(4, Colour::Black, {"=B4 +W6", "+W5 HPB", "-B6 -W4", "=W1 +B3", "-B2 PAB", "+W3 -B1"});
}

} // namespace

/// The Dutch system of 2012 by worked examples, each with the steps of the procedure that lead to it.
class TestDutch2012 : public QObject {
    Q_OBJECT
private slots:
    void roundOneMeetsHalvesAndLeavesTheLowest()
    {
        const RoundPairing round = pair(readPosition(5, Colour::White, firstRoundOf7));
        QCOMPARE(textOf(round), QString("1-4 5-2 3-6 bye 7"));
        QCOMPARE(stepsOf(round, {ProcedureOutcome::bye}), QStringList{"A.5 7"});
    }
    void roundOneCountsPlacesAmongThosePresent()
    {
        // 1, 3, 4, 5: the second place is number 3, so he gets the other colour.
        const RoundPairing round = pair(readPosition(5, Colour::White, {"", "", "", "", ""}, {Tpn{2}}));
        QCOMPARE(textOf(round), QString("1-4 5-3"));
    }
    void twoBeginnersInALaterRoundAlternateFromTheirNumbers()
    {
        // Both 1 and 2 were away in round 1: the higher has an odd number and gets the colour opposite to the lot.
        const RoundPairing round = pair(readPosition(5, Colour::White, {"ZPB", "ZPB", "=W4", "=B3"}, {Tpn{3}, Tpn{4}}));
        QCOMPARE(textOf(round), QString("2-1"));
    }

    void bracketsAreJoinedUntilTheLowestCanBePaired()
    {
        const RoundPairing round = pair(jointPosition());
        QCOMPARE(textOf(round), QString("7-5 4-1 6-8 3-2"));
        QCOMPARE(stepsOf(round, {ProcedureOutcome::pairedAgain}).size(), 1);
        QVERIFY(stepsOf(round, {ProcedureOutcome::pairedAgain}).front().startsWith("C.13 1 8"));
    }
    void otherFloatersAreTakenForTheBracketBelow()
    {
        const RoundPairing round = pair(backtrackedPosition());
        QCOMPARE(textOf(round), QString("6-4 2-3 5-1"));
        QCOMPARE(stepsOf(round, {ProcedureOutcome::pairedAgain}), QStringList{"C.12 1 not 3"});
    }
    void thePenultimateBracketIsPairedAgainForTheLowest()
    {
        const RoundPairing round = pair(repairedPosition());
        QCOMPARE(textOf(round), QString("4-3 8-1 6-5 2-7"));
        const QStringList moved = stepsOf(round, {ProcedureOutcome::movedDown});
        QVERIFY2(moved.contains("C.1 1"), qPrintable(moved.join("; ")));
        QVERIFY(stepsOf(round, {ProcedureOutcome::pairedAgain}).front().startsWith("C.13 1 7"));
    }
    void thePenultimateBracketIsJoinedToTheLowest()
    {
        const RoundPairing round = pair(joinedPosition());
        QCOMPARE(textOf(round), QString("4-2 3-1 5-6"));
        QCOMPARE(stepsOf(round, {ProcedureOutcome::joinedBracket}), QStringList{"C.13 1 5 6 3"});
    }
    void betweenAbsolutePreferencesTheSizeOfTheDifferenceDoesNotCount()
    {
        // 1: BWBBWB (-2) and 2: BWWBB (-1) both need White. In the latest round in which their colours differed 1 had
        // White (E.3). They may meet because 1 is a topscorer.
        const Position position =
            readPosition(7, Colour::White,
                         {"+B3 =W4 =B5 =B6 =W7 =B8", "=B4 =W3 =W6 =B5 =B8 ZPB", "-W1 =B2 ZPB ZPB ZPB ZPB",
                          "=W2 =B1 ZPB ZPB ZPB ZPB", "ZPB ZPB =W1 =W2 ZPB ZPB", "ZPB ZPB =B2 =W1 ZPB ZPB",
                          "ZPB ZPB ZPB ZPB =B1 ZPB", "ZPB ZPB ZPB ZPB =W2 =W1"},
                         {Tpn{3}, Tpn{4}, Tpn{5}, Tpn{6}, Tpn{7}, Tpn{8}});
        const RoundPairing round = pair(position);
        QCOMPARE(textOf(round), QString("2-1"));
        QCOMPARE(round.boards.front().rule, ColourRule::alternated);
        QVERIFY(stepsOf(round, {ProcedureOutcome::requirementLowered}).contains("C.10.g 1 2"));
    }
    void theByeIsADownfloat_data()
    {
        QTest::addColumn<QStringList>("players");
        QTest::addColumn<QString>("round");
        QTest::newRow("3 floated down in the last round")
            << QStringList{"+W4 +B5", "=W5 =B6", "=W6 =B4", "-B1 =W3", "=B2 -W1", "=B3 =W2"} << "1-3 bye 2";
        QTest::newRow("2 did") << QStringList{"+W4 +B6", "=W5 =B4", "=W6 =B5", "-B1 =W2", "=B2 =W3", "=B3 -W1"}
                               << "1-2 bye 3";
    }
    void theByeIsADownfloat()
    {
        QFETCH(QStringList, players);
        QFETCH(QString, round);
        const RoundPairing paired = pair(readPosition(5, Colour::White, players, {Tpn{4}, Tpn{5}, Tpn{6}}));
        QCOMPARE(textOf(paired), round);
        for (const QString& step : stepsOf(paired, {ProcedureOutcome::requirementLowered}))
            QVERIFY2(!step.startsWith("C.10.d"), qPrintable(step));
    }

    void theNumbersOfPreferencesSayWhatIsUnavoidable()
    {
        // Everybody of the upper half had White, so that nobody of it can meet another with both content.
        const Position position =
            readPosition(5, Colour::White, {"+W5", "+W6", "+W7", "+W8", "-B1", "-B2", "-B3", "-B4"});
        const dutch::DutchField field(position.state, dutch::Edition::of2012, {});
        const auto bracket = dutch2012::open(field, {{}, {0, 1, 2, 3}});
        const dutch2012::FewestViolations fewest{2, 2};
        QCOMPARE(dutch2012::countViolations(field, bracket), fewest);
        const RoundPairing round = pair(position);
        QVERIFY(stepsOf(round, {ProcedureOutcome::requirementLowered}).contains("A.8.a 1 3 2 4"));
        QVERIFY(stepsOf(round, {ProcedureOutcome::requirementLowered}).contains("A.8.b 1 3 2 4"));
    }

    void whoeverScoredWithoutPlayingHasNoBye_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("bye");
        QTest::newRow("half-point bye") << "HPB"
                                        << "4";
        QTest::newRow("full-point bye") << "FPB"
                                        << "4";
        QTest::newRow("zero-point bye") << "ZPB"
                                        << "5";
    }
    void whoeverScoredWithoutPlayingHasNoBye()
    {
        QFETCH(QString, before);
        QFETCH(QString, bye);
        const Position position = readPosition(5, Colour::White, {"+W3", "+B4", "-B1", "-W2", before});
        QCOMPARE(QString::number(pair(position).bye.value().value), bye);
    }
    void nobodyIsLeftForTheBye()
    {
        const Position position = readPosition(5, Colour::White, {"HPB", "HPB", "HPB"});
        const auto pairing = pairRound(position.state, requestFor(position));
        QVERIFY(!pairing);
        QCOMPARE(pairing.error().reason, PairingFailure::Reason::noEligibleForBye);
    }

    void theJudgeNamesTheStepThatTheRoundLeaves()
    {
        const Position position = backtrackedPosition();
        const RoundPairing round = pair(position);
        QVERIFY(judge(position.state, requestFor(position), givenBy(round))->isClean());
        const GivenRound other{{{Tpn{6}, Tpn{4}}, {Tpn{2}, Tpn{1}}, {Tpn{5}, Tpn{3}}}, std::nullopt};
        const auto broken = judge(position.state, requestFor(position), other);
        QCOMPARE(broken->violations.size(), std::size_t{1});
        QCOMPARE(broken->violations.front().kind, Violation::Kind::haveMet);
        GivenRound turned = givenBy(round);
        std::swap(turned.boards.front().first, turned.boards.front().second);
        QCOMPARE(judge(position.state, requestFor(position), turned)->colours.size(), std::size_t{1});
    }
    void theJudgeSeesAnotherPairing()
    {
        const Position position = readPosition(5, Colour::White, {"", "", "", ""});
        const GivenRound other{{{Tpn{1}, Tpn{4}}, {Tpn{3}, Tpn{2}}}, std::nullopt};
        const auto verdict = judge(position.state, requestFor(position), other);
        QVERIFY(verdict->step.has_value());
        const ProcedureStep& step = std::get<ProcedureRecord>(verdict->best.record).steps.at(*verdict->step);
        QCOMPARE(step.players, (std::vector<Tpn>{Tpn{1}, Tpn{3}}));
    }
    void whyNotNamesTheStepThatDecided()
    {
        const Position position = backtrackedPosition();
        const auto answer = whyNot(position.state, requestFor(position), Tpn{2}, Tpn{1});
        QCOMPARE(answer->verdict, Counterfactual::Verdict::decidedByStep);
        QVERIFY(textOf(answer->alternative.value()).contains("1-2") || textOf(*answer->alternative).contains("2-1"));
        const auto met = whyNot(position.state, requestFor(position), Tpn{5}, Tpn{3});
        QCOMPARE(met->verdict, Counterfactual::Verdict::impossible);
        const auto made = whyNot(position.state, requestFor(position), Tpn{2}, Tpn{3});
        QCOMPARE(made->verdict, Counterfactual::Verdict::isPaired);
    }
    void theRegistrySaysThatItIsSuperseded()
    {
        const SystemInfo* info = findSystem("dutch", 2012);
        QVERIFY(info != nullptr && info->standing == Standing::superseded);
        QCOMPARE(systemInForce("dutch", "2015-03-01"), info);
        QCOMPARE(systemForTrfCode("FIDE_DUTCH", "2015-03-01"), findSystem("dutch", 2017));
        QCOMPARE(articleOf(edition2012, ColourRule::alternated), std::string("C.04.1:2012 art. E.3"));
    }
};

static const pairwright::RegisteredTest<TestDutch2012> registered("unit_dutch_2012");
#include "test_dutch_2012.moc"
