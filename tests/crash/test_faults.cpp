#include "app/storage/tournament/copy_tournament.h"
#include "app/storage/tournament/read_tournament.h"
#include "tests/crash/aftermath.h"
#include "tests/crash/arbiter_script.h"
#include "tests/crash/disk_vfs.h"
#include "tests/support/registered_test.h"
#include "tests/unit/app/support/sessions.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QTest>
#include <QTimer>

#include <functional>
#include <set>

using namespace pairwright;
using namespace pairwright::test;

namespace {

constexpr std::uint64_t faultsSeed = 7;

/// One kind of fault, made to happen at the n-th call, and whether it has.
struct Fault {
    std::function<void(int)> arm; ///< 0: nothing fails any more
    std::function<bool()> happened;
    std::set<FindingCode> said; ///< what the arbiter may be told
    int first = 1;              ///< before this place a failure is made good unseen; there only now and then
};

Fault statementFault(int more)
{
    return {[more](int number) { failStatement(number, more); },
            statementFaultHappened,
            {FindingCode::storageFailed},
            2}; // BEGIN is tried twice
}

Fault diskFault(DiskCall call, DiskFault kind, FindingCode code)
{
    return {[call, kind](int number) {
                planDisk(number == 0 ? std::nullopt : std::optional(DiskPlan{call, kind, number, false, 0}));
            },
            diskFaultHappened,
            {code},
            1};
}

/// A session at work on the script, with a fault at each place of each command in turn.
class Ordeal {
public:
    explicit Ordeal(const Fault& fault)
        : fault_(fault)
    {
        SessionOptions options;
        options.clock = [this] {
            return timeOfStep(step_);
        };
        session_ = std::move(TournamentSession::create(file_.path(), someTournament(5), options)).value();
        QObject::connect(session_.get(), &TournamentSession::failed, session_.get(),
                         [this](const NotSaved& what) { failures_.push_back(what.cause); });
    }

    /// Empty: everything was as it has to be.
    QString run(int steps)
    {
        while (steps_ < steps) {
            ++step_;
            for (int place = steps_ % 5 == 0 ? 1 : fault_.first;; ++place) {
                const Tournament before = session_->saved();
                const auto step = nextStep(faultsSeed, step_, before,
                                           {session_->undoStep().hasValue(), session_->redoStep().hasValue()});
                if (!step)
                    return {};
                fault_.arm(place);
                failures_.clear();
                apply(*step);
                const bool happened = fault_.happened();
                fault_.arm(0);
                const QString wrong = failures_.empty() ? QString() : wrongAfterFailure(before);
                if (!wrong.isEmpty())
                    return QStringLiteral("step %1, place %2: ").arg(step_).arg(place) + wrong;
                if (const QString other = wrongWithFile(place); !other.isEmpty())
                    return QStringLiteral("step %1, place %2: ").arg(step_).arg(place) + other;
                if (failures_.empty()) {
                    // Done, although a later call (of a checkpoint) may have failed.
                    if (!happened)
                        ++clean_;
                    break;
                }
                ++refused_;
            }
            ++steps_;
        }
        return {};
    }

    [[nodiscard]] int steps() const { return steps_; }
    [[nodiscard]] int refused() const { return refused_; }
    [[nodiscard]] int clean() const { return clean_; }

private:
    void apply(const ScriptStep& step)
    {
        const auto ticket = std::holds_alternative<Undo>(step) ? session_->undo()
                            : std::holds_alternative<Redo>(step)
                                ? session_->redo()
                                : session_->apply(std::get<Command>(step), WarningLevel::twoSteps);
        if (!ticket)
            throw std::logic_error("the script was refused");
        session_->flush();
    }

    [[nodiscard]] QString wrongAfterFailure(const Tournament& before) const
    {
        if (failures_.size() != 1)
            return QStringLiteral("%1 failures").arg(failures_.size());
        const CommandError& error = failures_.front();
        if (error.kind != CommandError::Kind::notSaved || !fault_.said.contains(error.findings.front().code))
            return QStringLiteral("said %1").arg(static_cast<int>(error.findings.front().code));
        // A full disk says all by its code.
        if (error.findings.front().text.isEmpty() && error.findings.front().code != FindingCode::diskFull)
            return QStringLiteral("said nothing");
        return session_->saved() == before ? QString() : QStringLiteral("memory has changed");
    }

    [[nodiscard]] QString wrongWithFile(int place) const
    {
        if (!(session_->projected() == session_->saved()) || session_->isSaving())
            return QStringLiteral("something is left in the queue");
        const auto stored = readTournament(file_.path());
        if (!stored || !(*stored == session_->saved()))
            return QStringLiteral("file and memory differ");
        // What a power cut would leave now.
        if (place % 3 != 0)
            return {};
        const QString moved = file_.path(QStringLiteral("moved.pairwright"));
        QFile::remove(moved);
        QFile::remove(moved + logEnding);
        if (!QFile::copy(file_.path(), moved) ||
            (QFile::exists(file_.path() + logEnding) && !QFile::copy(file_.path() + logEnding, moved + logEnding)))
            return QStringLiteral("cannot copy");
        const auto left = readTournament(moved);
        return left && *left == session_->saved() ? QString()
                                                  : QStringLiteral("a power cut would bring something else back");
    }

    Fault fault_;
    TournamentFile file_;
    std::int64_t step_ = 1;
    std::unique_ptr<TournamentSession> session_;
    std::vector<CommandError> failures_;
    int steps_ = 0;
    int refused_ = 0;
    int clean_ = 0;
};

int stepsOfRun()
{
    constexpr int usual = 25;
    return qEnvironmentVariableIsSet("PAIRWRIGHT_FAULT_STEPS") ? qEnvironmentVariableIntValue("PAIRWRIGHT_FAULT_STEPS")
                                                               : usual;
}

void go(const char* name, const Fault& fault)
{
    Ordeal ordeal(fault);
    const QString wrong = ordeal.run(stepsOfRun());
    fault.arm(0);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    // The fault did strike, and it struck everywhere: in the end each step went through without meeting it.
    QVERIFY(ordeal.refused() >= ordeal.steps());
    QVERIFY(ordeal.clean() > 0);
    qInfo("%s: %d steps, failed at %d places: each said, nothing half done, each went through afterwards", name,
          ordeal.steps(), ordeal.refused());
}

} // namespace

/// Every statement, write and sync of a session fails once.
class FaultsTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        installDisk();
        installStatements();
    }
    void cleanup()
    {
        planDisk(std::nullopt);
        failStatement(0);
    }
    void everyStatementMayFail() { go("statements", statementFault(0)); }
    void everyStatementMayFailTogetherWithItsRollback() { go("statements and rollbacks", statementFault(1)); }
    void everyWriteMayFail() { go("writes", diskFault(DiskCall::write, DiskFault::ioError, FindingCode::ioError)); }
    void theDiskMayBeFullAtEveryWrite()
    {
        go("full disk", diskFault(DiskCall::write, DiskFault::full, FindingCode::diskFull));
    }
    void everySyncMayFail() { go("syncs", diskFault(DiskCall::sync, DiskFault::ioError, FindingCode::ioError)); }
    void aStickThatIsPulledAndPutBack();
    void aSlowStickFreezesNothing();
    void aNewFileIsWholeOrNotThere();
    void anUpgradeIsWholeOrNotDone();
};

void FaultsTest::aStickThatIsPulledAndPutBack()
{
    const TournamentFile file;
    const auto session = createSession(file.path(), 8);
    pairAndPublish(*session);
    const Tournament before = session->saved();
    std::vector<FindingCode> said;
    QObject::connect(session.get(), &TournamentSession::failed, session.get(),
                     [&](const NotSaved& what) { said.push_back(what.cause.findings.front().code); });
    for (const DiskCall call : {DiskCall::write, DiskCall::sync}) {
        planDisk(DiskPlan{call, DiskFault::ioError, 1, true, 0});
        for (int i = 0; i < 5; ++i) {
            said.clear();
            QVERIFY(session->apply(EnterResult{{RoundNumber{1}, 1}, GameResult::whiteWins}));
            session->flush();
            QCOMPARE(said, (std::vector{FindingCode::ioError}));
            QVERIFY(session->saved() == before);
        }
        planDisk(std::nullopt);
        QVERIFY(readTournament(file.path()).value() == before);
    }
    mustApply(*session, EnterResult{{RoundNumber{1}, 1}, GameResult::whiteWins});
    QVERIFY(readTournament(file.path()).value() == session->saved());
}

void FaultsTest::aSlowStickFreezesNothing()
{
    const TournamentFile file;
    const auto session = createSession(file.path(), 8);
    pairAndPublish(*session);
    constexpr int slow = 400;
    constexpr int boards = 3;
    planDisk(DiskPlan{DiskCall::sync, DiskFault::slow, 1, true, slow});
    std::vector<int> confirmed;
    QObject::connect(session.get(), &TournamentSession::confirmed, session.get(),
                     [&](const ChangeSet& changes) { confirmed.push_back(changes.step.board.value()); });
    // The window goes on: all three are accepted before the stick has answered the first.
    for (int board = 1; board <= boards; ++board)
        QVERIFY(session->apply(EnterResult{{RoundNumber{1}, board}, GameResult::draw}));
    QVERIFY(confirmed.empty());
    for (int board = 1; board <= boards; ++board)
        QVERIFY(session->isSaving({RoundNumber{1}, board}));
    int beats = 0;
    QTimer heart;
    QObject::connect(&heart, &QTimer::timeout, &heart, [&] { ++beats; });
    heart.start(20);
    QTRY_COMPARE_WITH_TIMEOUT(confirmed, (std::vector{1, 2, 3}), 20'000);
    QVERIFY2(beats >= boards * 5, qPrintable(QString::number(beats)));
    planDisk(std::nullopt);
    QVERIFY(!session->isSaving());
    QVERIFY(readTournament(file.path()).value() == session->saved());
}

void FaultsTest::aNewFileIsWholeOrNotThere()
{
    const MemoryTournament source(6);
    int refused = 0;
    for (const DiskCall call : {DiskCall::write, DiskCall::sync}) {
        bool happened = true;
        for (int place = 1; happened; ++place) {
            const TournamentFile file;
            planDisk(DiskPlan{call, DiskFault::ioError, place, false, 0});
            auto session = TournamentSession::createFrom(file.path(), source.value, QStringLiteral("x"), testOptions());
            happened = diskFaultHappened();
            planDisk(std::nullopt);
            if (!session) {
                ++refused;
                QCOMPARE(session.error().code, OpenError::Code::failed);
                QVERIFY(!session.error().detail.isEmpty());
                QVERIFY2(QDir(file.folder()).entryList(QDir::Files).isEmpty(),
                         qPrintable(QDir(file.folder()).entryList(QDir::Files).join(QLatin1Char(' '))));
                QVERIFY(TournamentSession::createFrom(file.path(), source.value, QStringLiteral("x"), testOptions()));
            } else {
                session->reset();
            }
            QCOMPARE(readTournament(file.path())->players, source.value.players);
        }
    }
    QVERIFY(refused > 20);
    qInfo("making a file failed at %d places: no half file was left", refused);
}

void FaultsTest::anUpgradeIsWholeOrNotDone()
{
    const QString old = QStringLiteral(PAIRWRIGHT_FIXTURES "/revisions/revision-1.pairwright");
    const Tournament expected = readTournament(old).value();
    int refused = 0;
    for (const DiskCall call : {DiskCall::write, DiskCall::sync}) {
        bool happened = true;
        for (int place = 1; happened; ++place) {
            const TournamentFile file;
            QVERIFY(QFile::copy(old, file.path()));
            planDisk(DiskPlan{call, DiskFault::ioError, place, false, 0});
            auto session = TournamentSession::open(file.path(), testOptions());
            happened = diskFaultHappened();
            planDisk(std::nullopt);
            refused += session ? 0 : 1;
            if (session)
                session->reset();
            // Whatever failed: it opens now, whole, and a copy of the old file is there.
            auto again = TournamentSession::open(file.path(), testOptions());
            QVERIFY(again);
            QVERIFY((*again)->saved() == expected);
            again->reset();
            QVERIFY(!QDir(file.folder()).entryList({QStringLiteral("*.schema1*")}, QDir::Files).isEmpty());
        }
    }
    QVERIFY(refused > 20);
}

static const pairwright::RegisteredTest<FaultsTest> registered("faults");
#include "test_faults.moc"
