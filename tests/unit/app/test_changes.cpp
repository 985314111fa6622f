#include "tests/support/registered_test.h"
#include "tests/unit/app/support/course.h"
#include "tests/unit/app/support/sessions.h"

#include "app/domain/changes/change.h"
#include "app/domain/changes/for_others.h"
#include "app/domain/players/tpn_order.h"
#include "app/formats/trf/integrity_lines.h"
#include "app/session/command/change_set.h"
#include "app/session/command/command_json.h"
#include "app/session/command/command_names.h"
#include "app/storage/tournament/journal_store.h"

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
    void whatMovesTheNumbersSaysSo();
    void whatOthersWroteStaysWhenACopyGoesToOthers();
    void commandsAreWrittenWithNameAndVersion();
    void stepsComeBackFromJsonAsTheyWere();
    void everyCommandHasItsName();
};

void ChangesTest::theInverseTakesBackAListOfChanges()
{
    const Course course = someCourse();
    Tournament tournament = course.before;
    applyTo(tournament, course.delta);
    QVERIFY(tournament == course.after);
    applyTo(tournament, inverse(course.delta));
    QVERIFY(tournament.nextThing == course.after.nextThing); // ids are not given back
    tournament.nextThing = course.before.nextThing;
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
    tournament.nextThing = course.before.nextThing;
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
    Match match = Match::of(PlayerKey{3}, PlayerKey{6}, MatchShape{2});
    match.game(2).outcome.result = GameResult::draw;
    QCOMPARE(match.game(2).white, PlayerKey{6});
    QVERIFY(std::get<PairingsChange>(read->front()).after.runs.front().matches == (std::vector<Match>{game, match}));
}

void ChangesTest::damagedOrNewerJsonIsNoChange_data()
{
    QTest::addColumn<QString>("json");
    QTest::newRow("empty") << QString();
    QTest::newRow("not JSON") << QStringLiteral("{\"v\":1,");
    QTest::newRow("newer") << QStringLiteral("{\"v\":3,\"changes\":[]}");
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

void ChangesTest::whatOthersWroteStaysWhenACopyGoesToOthers()
{
    Tournament tournament;
    for (const QString& text : {QStringLiteral("### Import @ Round 3: 2 boards, bye"),
                                QStringLiteral("### Import @ Round 3: phone 0160-5550123"),
                                QStringLiteral("### Correction @ Round 3: board 2, 1-0 to 0-1"),
                                QStringLiteral("### Correction @ Round 3: board 2, ask Karpov"),
                                QStringLiteral("### Import @ Round 3: bye\n001"), QStringLiteral("### a@example.org")})
        if (!takeEvent(text, {}, {}, tournament))
            tournament.keptLines.push_back({KeptLine::Place::header, {}, text});
    QCOMPARE(tournament.keptLines.size(), std::size_t{4});
    const Tournament left = forOthers(tournament);
    QVERIFY(left.keptLines.empty());
    const std::vector<IntegrityEvent> told{
        {IntegrityEvent::Kind::importedRound, {}, RoundNumber{3}, {}, QStringLiteral("2 boards, bye")},
        {IntegrityEvent::Kind::correction, {}, RoundNumber{3}, 2, QStringLiteral("1-0 to 0-1")}};
    QVERIFY(left.integrity == told);
}

void ChangesTest::whatMovesTheNumbersSaysSo()
{
    MemoryTournament equals(6);
    for (std::size_t i = 0; i < 6; ++i) {
        PlayerData data = equals.value.players[i].data;
        data.rating.reset();
        equals.apply(editOf(equals.value.players[i], data));
    }
    const auto with = [&equals](void (*edit)(PlayerData&)) {
        PlayerData data = equals.value.players.back().data;
        edit(data);
        return editOf(equals.value.players.back(), data);
    };
    const auto moves = [&equals](const Command& command) {
        const Plan plan = equals.plan(command);
        Tournament after = equals.value;
        applyTo(after, plan.delta);
        const bool isOther = tpnOrder(after) != tpnOrder(equals.value);
        return isOther && changeSetOf(plan.delta).numbersMayChange;
    };
    QVERIFY(moves(with([](PlayerData& data) { data.title = Title::GM; })));
    QVERIFY(moves(with([](PlayerData& data) { data.name = QStringLiteral("A"); })));
    QVERIFY(moves(with([](PlayerData& data) { data.rating = Rating{2000, RatingSource::fide, {}}; })));
    QVERIFY(moves(SetOrderOfEquals{{OrderOfEquals::By::lot, 7}}));
    equals.apply(SetOrderOfEquals{{OrderOfEquals::By::ownNumber, {}}});
    QVERIFY(moves(with([](PlayerData& data) { data.ownNumber = 1; })));
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
