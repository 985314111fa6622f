#include "app/session/history/moment.h"
#include "app/session/history/saved_moment.h"
#include "app/storage/tournament/read_tournament.h"
#include "tests/crash/arbiter_script.h"
#include "tests/support/registered_test.h"
#include "tests/unit/app/support/sessions.h"

#include <QDir>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTest>

#include <limits>
#include <set>

using namespace pairwright;
using namespace pairwright::test;

namespace {

constexpr std::uint64_t momentsSeed = 4;
constexpr int everything = std::numeric_limits<int>::max();

/// A file with the script played on it, and the tournament after each step: states[n] is after step n.
struct Played {
    TournamentFile file;
    std::unique_ptr<TournamentSession> session;
    std::vector<Tournament> states;
    std::int64_t step = 1;

    explicit Played(int steps)
    {
        SessionOptions options;
        options.clock = [this] {
            return timeOfStep(step);
        };
        session = std::move(TournamentSession::create(file.path(), someTournament(9), options)).value();
        states = {session->saved(), session->saved()};
        while (step < steps) {
            ++step;
            const auto next = nextStep(momentsSeed, step, session->saved(),
                                       {session->undoStep().hasValue(), session->redoStep().hasValue()});
            if (!next)
                break;
            if (std::holds_alternative<Undo>(*next))
                (void)session->undo();
            else if (std::holds_alternative<Redo>(*next))
                (void)session->redo();
            else
                mustApply(*session, std::get<Command>(*next));
            session->flush();
            states.push_back(session->saved());
        }
        step = static_cast<std::int64_t>(states.size()) - 1;
    }
};

bool sameButForKeys(Tournament a, const Tournament& b)
{
    a.nextPlayerKey = b.nextPlayerKey;
    a.nextThing = b.nextThing;
    return a == b;
}

} // namespace

/// The history as a time machine.
class MomentsTest : public QObject {
    Q_OBJECT
private slots:
    void theScriptPlaysCorrectionsLateArrivalsAndLeavesFideMode();
    void everyMomentIsAsItWas();
    void aCheckpointIsListedAndStandsInNobodysWay();
    void goingBackIsOneStepAndIsUndoneItself();
    void goingBackBehindAPublicationIsRefusedAndSaysWhatToDo();
    void aMomentBecomesAFileOfItsOwn();
    void aJournalThatWasTamperedWithIsRefused();
};

void MomentsTest::theScriptPlaysCorrectionsLateArrivalsAndLeavesFideMode()
{
    std::set<CommandName> played;
    std::set<IntegrityEvent::Kind> told;
    for (std::uint64_t one = 1; one <= 24; ++one) {
        Tournament start;
        start.settings.plannedRounds = 9;
        start.settings.system = {System::Dutch, 2026};
        Replay replay(one, start);
        for (std::int64_t step = 2; replay.goTo(step); ++step) {
            if (replay.command())
                played.insert(commandNameOf(*replay.command()));
            for (const IntegrityEvent& event : replay.tournament().integrity)
                told.insert(event.kind);
            if (step > 1500)
                break;
        }
    }
    for (const CommandName wanted :
         {CommandName::correction, CommandName::amendRound, CommandName::setRatedBy, CommandName::correctResult,
          CommandName::setRatingOnlyResult, CommandName::enterAdjournedResult, CommandName::withdrawPublication,
          CommandName::drawNumbers, CommandName::layOutRounds, CommandName::publishRounds, CommandName::postponeGame})
        QVERIFY2(played.contains(wanted), qPrintable(QString::number(static_cast<int>(wanted))));
    using Kind = IntegrityEvent::Kind;
    for (const Kind wanted : {Kind::fideModeLeft, Kind::correction, Kind::ratingOnly, Kind::adjournedGame,
                              Kind::publicationWithdrawn, Kind::roundAmended})
        QVERIFY2(told.contains(wanted), qPrintable(QString::number(static_cast<int>(wanted))));
}

void MomentsTest::everyMomentIsAsItWas()
{
    Played played(160);
    QVERIFY(played.step > 100);
    QVERIFY(played.session->saved().lastPublished().value >= 3);
    const auto check = [&](TournamentSession& session, std::int64_t every) {
        for (std::int64_t step = 1; step <= played.step; step += every) {
            const auto was = session.tournamentAfter(step);
            QVERIFY2(was, qPrintable(QString::number(step)));
            QVERIFY2(*was == played.states.at(static_cast<std::size_t>(step)), qPrintable(QString::number(step)));
        }
        for (const std::int64_t none : {std::int64_t{0}, std::int64_t{-1}, played.step + 1}) {
            const auto was = session.tournamentAfter(none);
            QVERIFY(!was);
            QCOMPARE(was.error().findings.front().code, FindingCode::momentNotFound);
        }
    };
    check(*played.session, 1);
    const auto reader = openSession(played.file.path());
    QVERIFY(reader->isReadOnly());
    check(*reader, 10);
    played.session.reset();
    const auto session = openSession(played.file.path());
    check(*session, 10);
}

void MomentsTest::aCheckpointIsListedAndStandsInNobodysWay()
{
    const TournamentFile file;
    auto session = createSession(file.path(), 6);
    mustApply(*session, SetRoundCount{4});
    const Tournament before = session->saved();
    mustApply(*session, MarkCheckpoint{QStringLiteral("before\nlunch \"command\":\"MarkCheckpoint\"")});
    QVERIFY(session->saved() == before);
    // Who names a player like this is not listed.
    PlayerData renamed = before.players.front().data;
    renamed.name = QStringLiteral("\"command\":\"MarkCheckpoint\"");
    mustApply(*session, editOf(before.players.front(), renamed));
    mustApply(*session, MarkCheckpoint{});
    for (int i = 0; i < 2; ++i) {
        const auto list = session->checkpoints();
        QVERIFY(list);
        QCOMPARE(list->size(), std::size_t{2});
        QCOMPARE(list->front().name, QStringLiteral("before lunch \"command\":\"MarkCheckpoint\""));
        QCOMPARE(list->front().step, std::int64_t{5});
        QCOMPARE(list->front().who, QStringLiteral("arbiter"));
        QVERIFY(list->back().name.isEmpty());
        QVERIFY(session->tournamentAfter(list->front().step).value() == before);
        session.reset();
        session = openSession(file.path());
    }
    // Undo passes checkpoints by, and a checkpoint does not take away what could be done again.
    QCOMPARE(session->undoStep()->command, CommandName::editPlayer);
    QVERIFY(session->undo());
    session->flush();
    QVERIFY(session->saved() == before);
    mustApply(*session, MarkCheckpoint{QStringLiteral("third")});
    QVERIFY(session->redo());
    session->flush();
    QCOMPARE(session->undoStep()->command, CommandName::editPlayer);
    QVERIFY(session->undo());
    QVERIFY(session->undo());
    session->flush();
    QCOMPARE(session->saved().settings.plannedRounds, 7);
}

void MomentsTest::goingBackIsOneStepAndIsUndoneItself()
{
    const TournamentFile file;
    auto session = createSession(file.path(), 8);
    pairAndPublish(*session);
    const RoundNumber one{1};
    mustApply(*session, EnterResult{{one, 1}, GameResult::whiteWins});
    mustApply(*session, MarkCheckpoint{QStringLiteral("one result")});
    const Tournament then = session->saved();
    const std::int64_t step = session->checkpoints()->front().step;
    const auto nothing = session->restoreMoment(step);
    QVERIFY(!nothing);
    QCOMPARE(nothing.error().findings.front().code, FindingCode::momentIsPresent);
    mustApply(*session, EnterResult{{one, 1}, GameResult::blackWins});
    mustApply(*session, EnterResults{one, {{2, GameResult::draw}, {3, GameResult::draw}}});
    mustApply(*session, AddPlayers{somePlayers(2, 20), {}});
    QVERIFY(session->undo());
    QVERIFY(session->redo());
    session->flush();
    const Tournament now = session->saved();
    QVERIFY(session->restoreMoment(step));
    session->flush();
    QVERIFY(sameButForKeys(session->saved(), then));
    QVERIFY(readTournament(file.path()).value() == session->saved());
    QCOMPARE(session->undoStep()->command, CommandName::restoreMoment);
    session.reset();
    session = openSession(file.path());
    QVERIFY(sameButForKeys(session->saved(), then));
    QVERIFY(session->undo());
    session->flush();
    QVERIFY(session->saved() == now);
    QVERIFY(session->redo());
    session->flush();
    QVERIFY(sameButForKeys(session->saved(), then));
    QVERIFY(readTournament(file.path()).value() == session->saved());
    // And the way there is told like everything else.
    const auto rows = session->history(1, everything);
    for (const HistoryEntry& entry : *rows)
        QVERIFY(session->tournamentAfter(entry.step));
    QVERIFY(session->tournamentAfter(step).value() == then);
}

void MomentsTest::goingBackBehindAPublicationIsRefusedAndSaysWhatToDo()
{
    const TournamentFile file;
    const auto session = createSession(file.path(), 8);
    const auto before = session->history(1, everything)->back().step;
    pairAndPublish(*session);
    const auto published = session->history(1, everything)->back().step;
    mustApply(*session, EnterResult{{RoundNumber{1}, 1}, GameResult::draw});
    const Tournament now = session->saved();
    const auto refused = session->restoreMoment(before);
    QVERIFY(!refused);
    QCOMPARE(refused.error().kind, CommandError::Kind::refused);
    QCOMPARE(refused.error().findings.front().code, FindingCode::restoreBeyondBarrier);
    QCOMPARE(refused.error().findings.front().round.value(), RoundNumber{1});
    QVERIFY(session->saved() == now);
    QVERIFY(session->restoreMoment(published));
    session->flush();
    QVERIFY(!session->saved().game({RoundNumber{1}, 1})->outcome.result);
    const auto reader = openSession(file.path());
    QCOMPARE(reader->restoreMoment(published).error().findings.front().code, FindingCode::readOnly);
}

void MomentsTest::aMomentBecomesAFileOfItsOwn()
{
    Played played(120);
    const Tournament now = played.session->saved();
    int number = 0;
    const auto check = [&](TournamentSession& session, std::int64_t step) {
        const QString path = played.file.path(QStringLiteral("moment %1.pairwright").arg(++number));
        const auto saved = session.saveMoment(step, path);
        QVERIFY2(saved, qPrintable(saved ? QString() : saved.error().detail));
        const auto copy = openSession(path);
        QVERIFY(!copy->isReadOnly());
        QVERIFY(sameButForKeys(copy->saved(), played.states.at(static_cast<std::size_t>(step))));
        QCOMPARE(static_cast<std::int64_t>(copy->history(1, everything)->size()), step);
        // Life goes on there, and its past is still known.
        mustApply(*copy, MarkCheckpoint{});
        QVERIFY(sameButForKeys(copy->tournamentAfter(1).value(), played.states.at(1)));
        mustApply(*copy, editOf(copy->saved().event, {}));
        QVERIFY(copy->undo());
        copy->flush();
        QVERIFY(sameButForKeys(copy->saved(), played.states.at(static_cast<std::size_t>(step))));
    };
    for (std::int64_t step = 1; step <= played.step; step += 17)
        check(*played.session, step);
    check(*played.session, played.step);
    const auto reader = openSession(played.file.path());
    check(*reader, 30);
    QVERIFY(played.session->saved() == now);
    QVERIFY(readTournament(played.file.path()).value() == now);
    QCOMPARE(played.session->saveMoment(5, played.file.path()).error().code, OpenError::Code::alreadyExists);
    const QString nowhere = played.file.path(QStringLiteral("no/such.pairwright"));
    QCOMPARE(played.session->saveMoment(5, nowhere).error().code, OpenError::Code::cannotCreate);
    QVERIFY(!played.session->saveMoment(played.step + 1, played.file.path(QStringLiteral("x.pairwright"))));
    QVERIFY(!QFile::exists(played.file.path(QStringLiteral("x.pairwright"))));
    const QStringList leftovers = QDir(played.file.folder()).entryList({QStringLiteral("*.part*")}, QDir::Files);
    QVERIFY2(leftovers.isEmpty(), qPrintable(leftovers.join(QLatin1Char(' '))));
}

void MomentsTest::aJournalThatWasTamperedWithIsRefused()
{
    int seen = 0;
    for (const char* sql : {"UPDATE journal SET changes = 'nonsense' WHERE step = 10",
                            "UPDATE journal SET changes = (SELECT changes FROM journal WHERE step = 3) WHERE step = 10",
                            "DELETE FROM journal WHERE step = 10"}) {
        Played played(40);
        const Tournament now = played.session->saved();
        played.session.reset();
        {
            QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("tamper"));
            database.setDatabaseName(played.file.path());
            QVERIFY(database.open());
            QSqlQuery query(database);
            QVERIFY(query.exec(QString::fromLatin1(sql)));
        }
        QSqlDatabase::removeDatabase(QStringLiteral("tamper"));
        const auto session = openSession(played.file.path());
        QVERIFY(session->saved() == now);
        QVERIFY(!session->saveMoment(2, played.file.path(QStringLiteral("x.pairwright"))));
        if (session->isReadOnly()) { // what cannot be read is seen at once; what does not fit, when it is asked for
            QVERIFY(!session->tournamentAfter(2));
            QCOMPARE(session->readOnlyReason()->findings.front().code, FindingCode::stepUnreadable);
            ++seen;
            continue;
        }
        const auto was = session->tournamentAfter(2);
        QVERIFY2(!was, sql);
        QCOMPARE(was.error().findings.front().code, FindingCode::stepUnreadable);
        QVERIFY(session->tournamentAfter(played.step).value() == now);
    }
    QCOMPARE(seen, 2);
}

static const pairwright::RegisteredTest<MomentsTest> registered("moments");
#include "test_moments.moc"
