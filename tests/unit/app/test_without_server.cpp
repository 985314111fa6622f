#include "app/domain/setup/desk_who.h"
#include "app/session/command/command_json.h"
#include "app/session/command/desk_command_json.h"
#include "app/storage/desk/desk_queue.h"
#include "app/storage/server/server_store.h"
#include "tests/support/registered_test.h"
#include "tests/unit/app/support/losing_store.h"
#include "tests/unit/app/support/server_steps.h"
#include "tests/unit/app/support/sessions.h"
#include "tests/unit/app/support/temporary_cluster.h"

#include <QDir>
#include <QElapsedTimer>
#include <QProcess>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <iostream>
#include <memory>
#include <set>
#include <stdexcept>
#include <string>
#include <utility>

namespace pairwright {

using namespace test;

namespace {

constexpr int longEnough = 30'000; // ms, on a machine that has other work
constexpr RoundNumber first{1};
constexpr auto addressOfChild = "PAIRWRIGHT_TEST_ADDRESS";
constexpr auto folderOfChild = "PAIRWRIGHT_TEST_FOLDER";

std::unique_ptr<TournamentSession> at(const ServerAddress& address, const QString& who, const QString& folder)
{
    SessionOptions options;
    options.who = who;
    options.deskFolder = folder;
    auto opened = TournamentSession::open(address.text(), options);
    if (!opened)
        throw std::runtime_error(opened.error().detail.toStdString());
    return std::move(opened).value();
}

int countOf(const ServerAddress& address, const QString& step)
{
    ServerAddress owner = address;
    owner.user = TemporaryCluster::user();
    return static_cast<int>(ServerStore::open(owner)->store->historyOf(step)->size());
}

std::optional<GameResult> resultOn(const Tournament& tournament, int board)
{
    return tournament.game({first, board})->outcome.result;
}

int filesIn(const QTemporaryDir& folder)
{
    return static_cast<int>(QDir(folder.path()).entryList(QDir::Files).size());
}

/// The server is gone until back(), at the latest until this goes.
class ServerAway {
public:
    ServerAway() { cluster().kill(); }
    ~ServerAway() { back(); }
    ServerAway(const ServerAway&) = delete;
    ServerAway& operator=(const ServerAway&) = delete;
    void back()
    {
        if (std::exchange(isAway_, false))
            cluster().start();
    }

private:
    bool isAway_ = true;
};

/// A program of its own, which enters two results without the server and waits for its end.
int deskToKill(int, char*[])
{
    const auto address = ServerAddress::read(qEnvironmentVariable(addressOfChild));
    auto session = at(*address, QStringLiteral("Ada"), qEnvironmentVariable(folderOfChild));
    std::string line;
    std::cout << "open" << std::endl;
    std::getline(std::cin, line);
    for (const int board : {1, 2})
        if (!session->apply(EnterResult{{first, board}, GameResult::whiteWins}))
            return 1;
    session->flush();
    std::cout << "kept " << session->waiting().size() << std::endl;
    std::getline(std::cin, line);
    return 1; // it was to be killed
}

} // namespace

/// Results and presence while the server cannot be reached: they wait at the desk and arrive once.
class WithoutServerTest : public QObject {
    Q_OBJECT
private slots:
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }

    void commandsOfTheDesksAreReadAsTheyWereWritten()
    {
        const std::vector<PlayerKey> players{PlayerKey{3}, PlayerKey{7}};
        const std::vector<Command> commands{SetAbsence{first, players, AbsenceKind::halfPoint},
                                            ClearAbsence{first, players},
                                            WithdrawPlayer{players, first, true},
                                            ReturnPlayer{players, first},
                                            CheckIn{first, players, DoorMark::late, RoundNumber{2}},
                                            CloseCheckIn{first, players, CheckInEnd::halfPointBye},
                                            EnterResult{{first, 4, 2}, GameResult::draw},
                                            EnterResult{{first, 4}, std::nullopt},
                                            EnterResults{first, {{1, GameResult::whiteWins, 1}, {2, std::nullopt, 2}}},
                                            RegisterAdjourned{first},
                                            EnterAdjournedResult{{first, 3}, GameResult::blackWins},
                                            PostponeGame{{first, 3}, Postponement{QDate(2026, 12, 1)}}};
        std::set<QString> names;
        for (const Command& command : commands) {
            names.insert(nameOf(command));
            QVERIFY(mayWaitAtDesk(nameOf(command)));
            const auto read = deskCommandFromJson(toJson(command));
            QVERIFY2(read.has_value(), qPrintable(toJson(command)));
            QCOMPARE(toJson(*read), toJson(command));
            const QString marked = commandOfEntry(toJson(command), QStringLiteral("an-entry"), QDateTime());
            QCOMPARE(entryOf(marked), QStringLiteral("an-entry"));
        }
        // None of the steps of the two desks is missing here.
        QCOMPARE(names.size(), stepsOf(DeskRole::checkIn).size() + stepsOf(DeskRole::results).size());
        QVERIFY(!deskCommandFromJson(toJson(Command(PublishRound{first}))));
        QVERIFY(!deskCommandFromJson(QStringLiteral("{")));
        QVERIFY(entryOf(toJson(commands.front())).isEmpty());
    }

    void theFileOfWhatWaitsGoesWithTheLastOfIt()
    {
        const QString path = DeskQueue::pathIn(folder_->filePath(QStringLiteral("new/desk")),
                                               QStringLiteral("postgresql://ada@hall/chess?event=open"));
        QVERIFY(path.contains(QStringLiteral("/open-")));
        WaitingStep step;
        step.base = 7;
        step.at = QDateTime(QDate(2026, 11, 27), QTime(14, 2, 3, 4), Qt::UTC);
        step.who = QStringLiteral("Ada");
        step.command = step.description = step.changes = QStringLiteral("{}");
        {
            DeskQueue queue(path);
            QVERIFY(queue.all()->empty());
            QVERIFY(!QFile::exists(path));
            for (const char* id : {"b", "a", "c"}) {
                step.id = QLatin1String(id);
                QVERIFY(queue.keep(step));
            }
            step.id = QStringLiteral("a");
            step.base = 9; // planned anew
            QVERIFY(queue.keep(step));
            step.who.clear(); // nobody has a name there
            step.id = QStringLiteral("d");
            QVERIFY(queue.keep(step));
            QVERIFY(queue.drop(QStringLiteral("d")));
            QVERIFY(queue.drop(QStringLiteral("c")));
            QVERIFY(queue.drop(QStringLiteral("nobody")));
            DeskQueue another(path);
            QVERIFY(!another.all()); // one program has it
        }
        {
            DeskQueue queue(path);
            const auto all = queue.all().value();
            QCOMPARE(all.size(), std::size_t{2});
            QCOMPARE(all[0].id, QStringLiteral("b"));
            QCOMPARE(all[0].at, step.at);
            QCOMPARE(all[1].base, std::int64_t{9});
            QVERIFY(queue.drop(QStringLiteral("a")));
            QVERIFY(queue.drop(QStringLiteral("b")));
        }
        QVERIFY(!QFile::exists(path));
    }

    void whatIsEnteredWithoutTheServerIsBroughtInOnce()
    {
        const ServerAddress address = eventOf(12);
        auto ada = at(address, QStringLiteral("Ada"), folder_->path());
        pairAndPublish(*ada);
        ada->flush();
        const Tournament before = ada->saved();
        QSignalSpy kept(ada.get(), &TournamentSession::kept);
        QSignalSpy failed(ada.get(), &TournamentSession::failed);
        ServerAway server;
        QVERIFY(ada->apply(EnterResult{{first, 1}, GameResult::whiteWins}));
        QVERIFY(ada->apply(EnterResult{{first, 2}, GameResult::draw}));
        QVERIFY(ada->isSaving({first, 1}) && !ada->isWaiting({first, 1}));
        ada->flush();
        QVERIFY(ada->isCutOff());
        QCOMPARE(ada->waiting().size(), std::size_t{2});
        QVERIFY(!ada->isSaving() && ada->isWaiting({first, 1}) && !ada->isWaiting({first, 3}));
        const PlayerKey late = before.players.back().key;
        QVERIFY(ada->apply(SetAbsence{RoundNumber{2}, {late}, AbsenceKind::halfPoint}, WarningLevel::twoSteps));
        QVERIFY(ada->apply(EnterResult{{first, 3}, GameResult::blackWins}));
        ada->flush();
        QCOMPARE(kept.count(), 4);
        QVERIFY(ada->isWaiting(late));
        QVERIFY(ada->saved() == before);
        QCOMPARE(resultOn(ada->projected(), 3), GameResult::blackWins);
        // Its own last entry can be taken back; nothing else can be done.
        QVERIFY(ada->undoStep());
        QVERIFY(ada->undo());
        ada->flush();
        QCOMPARE(ada->waiting().size(), std::size_t{3});
        QVERIFY(!resultOn(ada->projected(), 3));
        QVERIFY(ada->apply(EnterResult{{first, 3}, GameResult::draw}));
        for (const Command& command : std::vector<Command>{PublishRound{RoundNumber{2}}, SetRoundCount{5},
                                                           BeginManualPairing{RoundNumber{2}, true}}) {
            const auto refused = ada->apply(command, WarningLevel::twoSteps);
            QVERIFY(!refused);
            QCOMPARE(refused.error().findings.front().code, FindingCode::notWithoutServer);
        }
        QVERIFY(!ada->redo());
        ada->flush();
        QVERIFY(!ada->notSaved());
        QVERIFY(filesIn(*folder_) > 0);

        server.back();
        QTRY_VERIFY_WITH_TIMEOUT(ada->waiting().empty() && !ada->isSaving(), longEnough);
        QVERIFY(!ada->isCutOff() && !ada->notSaved());
        QCOMPARE(failed.count(), 0);
        QVERIFY(ada->saved() == ada->projected());
        QCOMPARE(resultOn(ada->saved(), 1), GameResult::whiteWins);
        QCOMPARE(resultOn(ada->saved(), 3), GameResult::draw);
        QVERIFY(ada->saved().player(late)->absences.contains(RoundNumber{2}));
        QCOMPARE(countOf(address, QStringLiteral("EnterResult")), 3);
        QCOMPARE(countOf(address, QStringLiteral("SetAbsence")), 1);
        ada->close();
        ada.reset();
        QCOMPARE(filesIn(*folder_), 0);
    }

    void whatWaitedWhenTheProgramWasKilledIsFoundAndOffered()
    {
        const ServerAddress address = eventOf(12);
        {
            auto ben = at(address, QStringLiteral("Ben"), {});
            pairAndPublish(*ben);
            ben->flush();
        }
        QProcess child;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QLatin1String(addressOfChild), address.text());
        environment.insert(QLatin1String(folderOfChild), folder_->path());
        child.setProcessEnvironment(environment);
        child.start(QCoreApplication::applicationFilePath(), {QStringLiteral("desk_to_kill")});
        const auto said = [&child] {
            return child.waitForReadyRead(longEnough) ? child.readAllStandardOutput().trimmed() : QByteArray();
        };
        QCOMPARE(said(), QByteArray("open"));
        ServerAway server;
        child.write("go\n");
        QCOMPARE(said(), QByteArray("kept 2"));
        child.kill();
        QVERIFY(child.waitForFinished(longEnough));
        server.back();

        auto ben = at(address, QStringLiteral("Ben"), {});
        mustApply(*ben, EnterResult{{first, 2}, GameResult::blackWins});
        auto ada = at(address, QStringLiteral("Ada again"), folder_->path());
        QCOMPARE(ada->waiting().size(), std::size_t{2});
        QVERIFY(ada->waiting().front().isFound);
        QVERIFY(ada->isWaiting({first, 1}));
        QVERIFY(!resultOn(ada->projected(), 1)); // nothing goes in by itself
        QTest::qWait(500);
        QVERIFY(!resultOn(ada->saved(), 1));
        ada->bringIn();
        QTRY_COMPARE_WITH_TIMEOUT(resultOn(ada->saved(), 1), std::optional(GameResult::whiteWins), longEnough);
        QCOMPARE(DeskWho::read(ada->history(ada->lastStep(), 1)->front().who).name, QStringLiteral("Ada"));
        QCOMPARE(ada->waiting().size(), std::size_t{1});
        const CommandError clash = ada->waiting().front().clash.value();
        QCOMPARE(clash.findings.front().code, FindingCode::changedMeanwhile);
        QCOMPARE(DeskWho::read(clash.other->who).name, QStringLiteral("Ben"));
        QCOMPARE(resultOn(ada->saved(), 2), GameResult::blackWins);
        ada->dropWaiting(ada->waiting().front().ticket);
        ada->close();
        ada.reset();
        QCOMPARE(filesIn(*folder_), 0);
        QCOMPARE(countOf(address, QStringLiteral("EnterResult")), 2);
    }

    void whatClashesIsAskedAboutAndNothingIsOverwritten()
    {
        const ServerAddress address = eventOf(12);
        auto ben = at(address, QStringLiteral("Ben"), {});
        pairAndPublish(*ben);
        const ServerAddress login = loginWith(address, {QStringLiteral("arbiter")});
        auto ada = at(login, QStringLiteral("Ada"), folder_->path());
        letIn(login, false);
        for (int board = 1; board <= 4; ++board)
            QVERIFY(ada->apply(EnterResult{{first, board}, GameResult::whiteWins}));
        ada->flush();
        QCOMPARE(ada->waiting().size(), std::size_t{4});
        mustApply(*ben, EnterResult{{first, 1}, GameResult::blackWins});
        mustApply(*ben, EnterResult{{first, 2}, GameResult::whiteWins}); // the same
        mustApply(*ben, EnterResult{{first, 3}, GameResult::draw});
        letIn(login, true);
        QTRY_VERIFY_WITH_TIMEOUT(ada->waiting().size() == 2 && resultOn(ada->saved(), 4) == GameResult::whiteWins,
                                 longEnough);
        QCOMPARE(resultOn(ada->saved(), 1), GameResult::blackWins);
        QCOMPARE(resultOn(ada->saved(), 2), GameResult::whiteWins);
        QCOMPARE(resultOn(ada->saved(), 4), GameResult::whiteWins);
        QVERIFY(ada->projected() == ada->saved());
        const WaitingEntry entry = ada->waiting().front();
        const Finding& finding = entry.clash->findings.front();
        QCOMPARE(finding.code, FindingCode::changedMeanwhile);
        QCOMPARE(finding.board, std::optional(1));
        QVERIFY(finding.theirs != finding.mine && !finding.theirs.isEmpty());
        QCOMPARE(DeskWho::read(entry.clash->other->who).name, QStringLiteral("Ben"));
        // While the arbiter reads the question somebody changes it once more: it is asked anew.
        ben->catchUp();
        mustApply(*ben, EnterResult{{first, 1}, GameResult::draw});
        QTRY_COMPARE_WITH_TIMEOUT(resultOn(ada->saved(), 1), std::optional(GameResult::draw), longEnough);
        QVERIFY(!ada->bringIn(entry.ticket, WarningLevel::none));
        QVERIFY(ada->waiting().front().clash->findings != entry.clash->findings);
        QVERIFY(ada->bringIn(entry.ticket, WarningLevel::none));
        ada->flush();
        QCOMPARE(resultOn(ada->saved(), 1), GameResult::whiteWins);
        ada->dropWaiting(ada->waiting().front().ticket);
        QVERIFY(ada->waiting().empty());
        QCOMPARE(resultOn(ada->saved(), 3), GameResult::draw);
        ada->close();
        ada.reset();
        QCOMPARE(filesIn(*folder_), 0);
    }

    void whatHadArrivedWhenTheAnswerWasLostIsNotBroughtInAgain_data()
    {
        QTest::addColumn<bool>("isOpenedAgain");
        QTest::newRow("the desk goes on") << false;
        QTest::newRow("the program dies") << true;
    }
    void whatHadArrivedWhenTheAnswerWasLostIsNotBroughtInAgain()
    {
        QFETCH(const bool, isOpenedAgain);
        const ServerAddress address = eventOf(12);
        auto ben = at(address, QStringLiteral("Ben"), {});
        pairAndPublish(*ben);
        ben->flush();
        const auto net = std::make_shared<LosesAnAnswer::Net>();
        SessionOptions options;
        options.who = QStringLiteral("Ada");
        options.deskFolder = folder_->path();
        auto ada = TournamentSession::openStore(
                       address.text(),
                       [&]() -> Expected<Store::Opened, OpenError> {
                           auto opened = ServerStore::open(address);
                           opened->store = std::make_unique<LosesAnAnswer>(std::move(opened->store), net);
                           return opened;
                       },
                       options)
                       .value();
        net->losesNext = true;
        QVERIFY(ada->apply(EnterResult{{first, 1}, GameResult::whiteWins}));
        ada->flush();
        QCOMPARE(ada->waiting().size(), std::size_t{1});
        ben->catchUp();
        QCOMPARE(resultOn(ben->saved(), 1), GameResult::whiteWins);
        mustApply(*ben, EnterResult{{first, 1}, std::nullopt}); // he has seen it, and takes it away again
        net->losesNext = false;
        if (isOpenedAgain) {
            ada.reset();
            ada = at(address, QStringLiteral("Ada"), folder_->path());
        } else {
            QSignalSpy confirmed(ada.get(), &TournamentSession::confirmed);
            net->isAway = false;
            ada->catchUp();
            QCOMPARE(confirmed.count(), 1);
        }
        QVERIFY(ada->waiting().empty());
        ada->flush();
        ada->catchUp();
        QVERIFY(!resultOn(ada->saved(), 1));
        QCOMPARE(countOf(address, QStringLiteral("EnterResult")), 2); // hers once, and his
        ada->close();
        ada.reset();
        QCOMPARE(filesIn(*folder_), 0);
    }

    void manyEntriesArriveOnceWhileTheServerComesAndGoes()
    {
        const ServerAddress address = eventOf(60);
        auto ada = at(address, QStringLiteral("Ada"), folder_->path());
        pairAndPublish(*ada);
        ada->flush();
        const auto usual = qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {});
        const auto listen = qScopeGuard([usual] { qInstallMessageHandler(usual); });
        auto away = std::make_unique<ServerAway>();
        for (int board = 1; board <= 30; ++board)
            QVERIFY(ada->apply(EnterResult{{first, board}, board % 2 == 0 ? GameResult::draw : GameResult::whiteWins}));
        ada->flush();
        QCOMPARE(ada->waiting().size(), std::size_t{30});
        int cuts = 0;
        for (; cuts < 4 && !ada->waiting().empty(); ++cuts) {
            away.reset();
            if (cuts == 2) { // the program ends in the middle
                ada.reset();
                ada = at(address, QStringLiteral("Ada"), folder_->path());
                ada->bringIn();
            }
            const std::size_t before = ada->waiting().size();
            QElapsedTimer timer;
            timer.start();
            while (ada->waiting().size() == before && timer.elapsed() < longEnough)
                QTest::qWait(1); // until some are on their way
            QTest::qWait(5 * cuts);
            away = std::make_unique<ServerAway>();
            ada->flush();
        }
        away.reset();
        QTRY_VERIFY_WITH_TIMEOUT(ada->waiting().empty() && !ada->isSaving(), longEnough);
        QVERIFY(!ada->notSaved());
        ada->catchUp();
        qInfo("30 entries brought in, the server killed %d times", cuts + 1);
        for (int board = 1; board <= 30; ++board)
            QCOMPARE(resultOn(ada->saved(), board), board % 2 == 0 ? GameResult::draw : GameResult::whiteWins);
        QCOMPARE(countOf(address, QStringLiteral("EnterResult")), 30);
        ada->close();
        ada.reset();
        QCOMPARE(filesIn(*folder_), 0);
    }

private:
    std::unique_ptr<QTemporaryDir> folder_;
};

} // namespace pairwright

static const pairwright::RegisteredTest<pairwright::WithoutServerTest> registered("test_without_server");
static const pairwright::TestEntry killed("desk_to_kill", pairwright::deskToKill);
#include "test_without_server.moc"
