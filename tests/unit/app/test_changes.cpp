#include "tests/support/registered_test.h"
#include "tests/unit/app/support/sessions.h"

#include "app/domain/change.h"
#include "app/session/command_json.h"
#include "app/session/command_names.h"
#include "app/storage/journal_store.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <stdexcept>

using namespace pairwright;
using namespace pairwright::test;

class ChangesTest : public QObject {
    Q_OBJECT
private slots:
    void theInverseTakesBackAListOfChanges();
    void changesComeBackFromJsonAsTheyWere();
    void boardsOfOlderFilesAreReadAsMatches();
    void damagedOrNewerJsonIsNoChange_data();
    void damagedOrNewerJsonIsNoChange();
    void aChangeThatDoesNotFitIsADefect();
    void commandsAreWrittenWithNameAndVersion();
    void stepsComeBackFromJsonAsTheyWere();
    void everyCommandHasItsName();
};

namespace {

/// Changes of every kind, one after the other, with the state before and after.
struct Course {
    Tournament before;
    Tournament after;
    Delta delta;
};

Course someCourse()
{
    MemoryTournament tournament(7);
    Course course{tournament.value, {}, {}};
    const auto follow = [&](const Command& command) {
        const Plan plan = tournament.plan(command);
        course.delta.insert(course.delta.end(), plan.delta.begin(), plan.delta.end());
        tournament.apply(command);
    };
    EventData event = tournament.value.event;
    event.roundDates[RoundNumber{3}] = QDate(2026, 12, 31);
    follow(editOf(tournament.value.event, event));
    follow(SetAbsence{RoundNumber{1}, {PlayerKey{2}}, AbsenceKind::halfPoint});
    follow(WithdrawPlayer{PlayerKey{3}, RoundNumber{2}});
    follow(SetForbidden{{{{PlayerKey{1}, PlayerKey{4}}, RoundNumber{1}, RoundNumber{2}}}});
    follow(RemovePlayers{{PlayerKey{7}}});
    Pairings pairings;
    pairings.boards = {Match::of(PlayerKey{1}, PlayerKey{5}), Match::of(PlayerKey{3}, PlayerKey{6})};
    pairings.boards.front().colourRule = ColourRule::initialColour;
    pairings.bye = PlayerKey{4};
    RoundVersion version;
    version.madeAt = QDateTime(QDate(2026, 3, 1), QTime(9, 8, 7, 6), Qt::UTC);
    version.system = {System::Dutch, 2017};
    version.order = {PlayerKey{1}, PlayerKey{3}};
    version.record = KeptRecord(QStringLiteral("{\"v\":1}"));
    version.inputHash = QStringLiteral("abc");
    const RoundNumber one{1};
    Pairings swapped = pairings;
    std::swap(swapped.boards[0].a, swapped.boards[0].b);
    const QDateTime later = version.madeAt.addSecs(1);
    BoardOutcome outcome;
    outcome.result = GameResult::halfZero;
    outcome.ratingOnly = GameResult::draw;
    outcome.wasAdjourned = true;
    const Delta round{VersionChange{one, std::nullopt, version},
                      pairingsChange(one, version, PairingOrigin::edited, swapped),
                      ManualPhaseChange{one,
                                        1,
                                        {},
                                        {ManualPhase{later, PairingOrigin::engine, pairings, QStringLiteral("{}")},
                                         QStringLiteral("{\"v\":1}")}},
                      PublicationChange{one, 1, {}, {later, WithdrawnPublication{later, QStringLiteral("why")}}},
                      RoundChange{one, {}, {1, later}},
                      BoardChange{{one, 2}, 1, {}, outcome}};
    applyTo(tournament.value, round);
    course.delta.insert(course.delta.end(), round.begin(), round.end());
    course.after = tournament.value;
    return course;
}

} // namespace

void ChangesTest::theInverseTakesBackAListOfChanges()
{
    const Course course = someCourse();
    Tournament tournament = course.before;
    applyTo(tournament, course.delta);
    QVERIFY(tournament == course.after);
    applyTo(tournament, inverse(course.delta));
    QVERIFY(tournament == course.before);
}

void ChangesTest::changesComeBackFromJsonAsTheyWere()
{
    const Course course = someCourse();
    const QString json = changesToJson(course.delta);
    const auto read = changesFromJson(json);
    QVERIFY(read);
    QCOMPARE(read->size(), course.delta.size());
    Tournament tournament = course.before;
    applyTo(tournament, *read);
    QVERIFY(tournament == course.after);
    applyTo(tournament, inverse(*read));
    QVERIFY(tournament == course.before);
    QCOMPARE(changesToJson(*read), json);
}

void ChangesTest::boardsOfOlderFilesAreReadAsMatches()
{
    const auto read = changesFromJson(QStringLiteral(
        R"({"v":1,"changes":[{"kind":"pairings","round":1,"version":1,)"
        R"("before":{"origin":"engine","pairings":{"boards":[]}},"after":{"origin":"edited","pairings":{"boards":[)"
        R"({"white":1,"black":5,"outcome":{"result":"1-0","wasAdjourned":true}},)"
        R"({"white":3,"black":6,"outcome":{"wasAdjourned":false},"secondGame":{"result":"=","wasAdjourned":false}})"
        R"(]}}}]})"));
    QVERIFY(read);
    Match game = Match::of(PlayerKey{1}, PlayerKey{5});
    game.game(1).outcome = {GameResult::whiteWins, {}, true};
    Match match = Match::of(PlayerKey{3}, PlayerKey{6}, 2);
    match.game(2).outcome.result = GameResult::draw;
    QCOMPARE(match.game(2).white, PlayerKey{6});
    QVERIFY(std::get<PairingsChange>(read->front()).after.runs.front().matches == (std::vector<Match>{game, match}));
}

void ChangesTest::damagedOrNewerJsonIsNoChange_data()
{
    QTest::addColumn<QString>("json");
    QTest::newRow("empty") << QString();
    QTest::newRow("not JSON") << QStringLiteral("{\"v\":1,");
    QTest::newRow("newer") << QStringLiteral("{\"v\":2,\"changes\":[]}");
    QTest::newRow("unknown kind") << QStringLiteral("{\"v\":1,\"changes\":[{\"kind\":\"weather\"}]}");
    QTest::newRow("field missing") << QStringLiteral(
        "{\"v\":1,\"changes\":[{\"kind\":\"board\",\"version\":1,\"before\":{},\"after\":{}}]}");
    QTest::newRow("unknown result") << QStringLiteral(
        "{\"v\":1,\"changes\":[{\"kind\":\"board\",\"board\":{\"round\":1,\"board\":1},\"version\":1,"
        "\"before\":{\"wasAdjourned\":false},\"after\":{\"wasAdjourned\":false,\"result\":\"2-0\"}}]}");
}

void ChangesTest::damagedOrNewerJsonIsNoChange()
{
    QFETCH(QString, json);
    QVERIFY(!changesFromJson(json));
}

void ChangesTest::aChangeThatDoesNotFitIsADefect()
{
    Tournament tournament;
    Player player;
    QVERIFY_EXCEPTION_THROWN(applyTo(tournament, {PlayerChange{player, std::nullopt}}), std::logic_error);
}

void ChangesTest::commandsAreWrittenWithNameAndVersion()
{
    const Command command = EnterResult{{RoundNumber{3}, 17}, GameResult::blackWinsByForfeit};
    const QJsonObject object = QJsonDocument::fromJson(toJson(command).toUtf8()).object();
    QCOMPARE(object.value(QStringLiteral("v")).toInt(), 2);
    QCOMPARE(object.value(QStringLiteral("command")).toString(), QStringLiteral("EnterResult"));
    QCOMPARE(object.value(QStringLiteral("result")).toString(), QStringLiteral("-+"));
    QCOMPARE(object.value(QStringLiteral("board")).toObject().value(QStringLiteral("board")).toInt(), 17);
    const Command cleared = EnterResult{{RoundNumber{3}, 17}, std::nullopt};
    QVERIFY(!toJson(cleared).contains(QStringLiteral("\"result\"")));
}

void ChangesTest::stepsComeBackFromJsonAsTheyWere()
{
    StepDescription step;
    step.command = CommandName::enterResult;
    step.round = RoundNumber{2};
    step.board = 5;
    step.result = GameResult::zeroZero;
    step.playerName = QStringLiteral("Ö \"quoted\"");
    step.count = 3;
    step.text = QStringLiteral("why");
    QCOMPARE(stepFromJson(toJson(step)).value(), step);
    QVERIFY(!stepFromJson(QStringLiteral("{}")));
    const auto newer = stepFromJson(toJson(step).replace(QStringLiteral("EnterResult"), QStringLiteral("SetClock")));
    QCOMPARE(newer.value().command, CommandName::unknown);
    QCOMPARE(newer.value().board, step.board);
}

void ChangesTest::everyCommandHasItsName()
{
    // The names are part of the file format: the first and the last of each part.
    QCOMPARE(nameOf(Command(SetEventData{})), QLatin1StringView("SetEventData"));
    QCOMPARE(nameOf(Command(CancelManualPairing{})), QLatin1StringView("CancelManualPairing"));
    QCOMPARE(nameOf(CommandName::createTournament), QLatin1StringView("CreateTournament"));
    QCOMPARE(nameOf(CommandName::restoreMoment), QLatin1StringView("RestoreMoment"));
    QCOMPARE(commandNameOf(Command(PublishRound{})), CommandName::publishRound);
    QCOMPARE(commandNameOf(Command(MarkCheckpoint{})), CommandName::markCheckpoint);
}

static const pairwright::RegisteredTest<ChangesTest> registered("test_changes");
#include "test_changes.moc"
