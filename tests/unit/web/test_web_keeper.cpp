#include "tests/support/registered_test.h"
#include "tests/unit/app/support/sessions.h"

#include "app/jobs/web_keeper.h"
#include "app/pairing/pairing_job.h"

#include <QFile>
#include <QSignalSpy>
#include <QtTest>

using namespace pairwright;
using namespace pairwright::test;

namespace {

QByteArray keptBytes(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

using End = WebCommandOutcome::End;

/// What no page shows.
void remark(TournamentSession& session, const char* text)
{
    const Player& player = session.projected().players.front();
    PlayerData data = player.data;
    data.remarks = QString::fromLatin1(text);
    mustApply(session, editOf(player, data));
}

} // namespace

/// The folder follows the tournament, and a command runs after it.
class TestWebKeeper : public QObject {
    Q_OBJECT
private slots:
    void init() { file_ = std::make_unique<TournamentFile>(); }

    void aPublicationIsWrittenAtOnceAndResultsAreGathered()
    {
        const auto session = createSession(file_->path(), 6);
        WebKeeper keeper(*session, WebPlan{pages(), {}, {}});
        QSignalSpy written(&keeper, &WebKeeper::written);
        pairAndPublish(*session);
        QVERIFY(written.wait());
        QVERIFY(QFile::exists(pages() + "/round-1.html"));
        for (const int board : {1, 2, 3})
            mustApply(*session, EnterResults{RoundNumber{1}, {{board, GameResult::whiteWins, 1}}});
        QVERIFY(written.wait());
        QCOMPARE(keptBytes(pages() + "/round-1.html").count("1 – 0"), 3);
        const auto writings = written.size();
        QCOMPARE(writings, 2); // the publication, and the results together
    }

    void roundsPublishedTogetherAreWrittenAtOnce()
    {
        const auto session = createSession(file_->path(), 6);
        mustApply(*session, SetSystem{{System::RoundRobin, 2026}});
        mustApply(*session, DrawNumbers{{NumberDraw::By::lot, 7}});
        WebKeeper keeper(*session, WebPlan{pages(), {}, {}});
        QSignalSpy written(&keeper, &WebKeeper::written);
        QTRY_VERIFY_WITH_TIMEOUT(!keeper.isOwed(), 10'000);
        const auto before = written.count();
        mustApply(*session, LayOutRounds{layOutRounds(session->saved()).value()});
        QVERIFY(!keeper.isOwed()); // laid out is not published
        mustApply(*session, PublishRounds{RoundNumber{5}});
        QTRY_VERIFY_WITH_TIMEOUT(written.count() > before && !keeper.isOwed(), 10'000);
        QVERIFY(QFile::exists(pages() + QStringLiteral("/round-5.html")));
    }

    void whatIsStillToBeWrittenIsWrittenAtTheEnd()
    {
        const auto session = createSession(file_->path(), 6);
        {
            WebKeeper keeper(*session, WebPlan{pages(), {}, {}});
            QSignalSpy written(&keeper, &WebKeeper::written);
            pairAndPublish(*session);
            QVERIFY(written.wait());
            mustApply(*session, EnterResults{RoundNumber{1}, {{2, GameResult::draw, 1}}});
        }
        QVERIFY(keptBytes(pages() + "/round-1.html").contains("½ – ½"));
    }

    void withoutAPlanNothingIsWritten()
    {
        const auto session = createSession(file_->path(), 6);
        WebKeeper keeper(*session, std::nullopt);
        QSignalSpy started(&keeper, &WebKeeper::started);
        pairAndPublish(*session);
        keeper.publish();
        QVERIFY(started.isEmpty());
    }

    void aFolderThatCannotBeWrittenIsToldAndTheTournamentGoesOn()
    {
        const auto session = createSession(file_->path(), 6);
        WebKeeper keeper(*session, WebPlan{file_->path() + "/pages", {}, {}});
        QSignalSpy failed(&keeper, &WebKeeper::failed);
        pairAndPublish(*session);
        QVERIFY(failed.wait());
        QCOMPARE(session->saved().lastPublished().value, 1);
    }

    void theCommandRunsInTheFolderWhenPagesHaveChanged()
    {
        const auto session = createSession(file_->path(), 6);
        WebKeeper keeper(*session, WebPlan{pages(), "echo ran >> ../log; ls index.html", {}});
        QSignalSpy written(&keeper, &WebKeeper::written);
        keeper.publish();
        QVERIFY(written.wait());
        const auto outcome = written.first().first().value<WebOutcome>();
        QVERIFY(outcome.command.end == End::done);
        QCOMPARE(outcome.command.output, QString("index.html"));
        QCOMPARE(keptBytes(file_->folder() + "/log"), QByteArray("ran\n"));
    }

    void whatWasNotHandedOverGoesWhenTheTournamentIsOpenedAgain()
    {
        std::optional<HandedOver> handedOver;
        const QString log = file_->folder() + "/log";
        {
            const auto session = createSession(file_->path(), 6);
            WebKeeper keeper(*session, WebPlan{pages(), "test -e ../line && echo ran >> ../log", {}});
            connect(&keeper, &WebKeeper::handedOver, this, [&](const HandedOver& what) { handedOver = what; });
            QSignalSpy written(&keeper, &WebKeeper::written);
            pairAndPublish(*session);
            QVERIFY(written.wait()); // without the line it fails
            QVERIFY(keeper.isOwed());
            QVERIFY(handedOver &&
                    handedOver->step < session->lastStep()); // up to the proposal, which nobody outside sees
            mustApply(*session, EnterResult{{RoundNumber{1}, 1}, GameResult::draw}); // and closed within the gathering
        }
        QVERIFY(QFile(file_->folder() + "/line").open(QIODevice::WriteOnly));
        {
            const auto session = openSession(file_->path());
            WebKeeper keeper(*session, WebPlan{pages(), "test -e ../line && echo ran >> ../log", {}}, handedOver);
            connect(&keeper, &WebKeeper::handedOver, this, [&](const HandedOver& what) { handedOver = what; });
            QVERIFY(keeper.isOwed());
            QTRY_VERIFY_WITH_TIMEOUT(!keeper.isOwed(), 10'000);
            QCOMPARE(keptBytes(log), QByteArray("ran\n"));
            QCOMPARE(handedOver->step, session->lastStep());
            QVERIFY(!handedOver->pages.isEmpty());
        }
        const auto session = openSession(file_->path());
        const WebKeeper keeper(*session, WebPlan{pages(), "true", {}}, handedOver);
        QVERIFY(!keeper.isOwed());
    }

    void pagesThatReadersHaveAreNotHandedOverAgain()
    {
        std::optional<HandedOver> handedOver;
        const QString log = file_->folder() + "/log";
        const WebPlan plan{pages(), "echo ran >> ../log", {}};
        const auto keep = [&](const WebKeeper& keeper) {
            connect(&keeper, &WebKeeper::handedOver, this, [&](const HandedOver& what) {
                handedOver = handedOverFrom(toText(what)); // as it is kept
                QVERIFY(handedOver == what);
            });
        };
        {
            const auto session = createSession(file_->path(), 6);
            WebKeeper keeper(*session, plan);
            keep(keeper);
            QSignalSpy written(&keeper, &WebKeeper::written);
            pairAndPublish(*session);
            QVERIFY(written.wait());
            QCOMPARE(keptBytes(log), QByteArray("ran\n"));
            // What no page shows is written, and found to be the same.
            remark(*session, "came by train");
            QVERIFY(written.wait());
            const auto outcome = written.back().front().value<WebOutcome>();
            QVERIFY(outcome.changes.written == 0 && outcome.changes.same > 5);
            QVERIFY(outcome.command.end == End::notRun);
            QVERIFY(!keeper.isOwed());
            remark(*session, "goes by bus"); // and closed within the gathering
        }
        {
            // Owed by the number of the step; by their content readers have them.
            const auto session = openSession(file_->path());
            WebKeeper keeper(*session, plan, handedOver);
            keep(keeper);
            QVERIFY(keeper.isOwed());
            QTRY_VERIFY_WITH_TIMEOUT(!keeper.isOwed(), 10'000);
            QCOMPARE(keptBytes(log), QByteArray("ran\n"));
            // Whoever asks for it gets it.
            keeper.publish();
            QTRY_COMPARE_WITH_TIMEOUT(keptBytes(log), QByteArray("ran\nran\n"), 10'000);
        }
        QVERIFY(handedOverFrom("17") == HandedOver{17}); // of an older program: the pages are not known
        QVERIFY(!handedOverFrom({}) && !handedOverFrom("x 1"));
    }

    void aCommandThatFailsHangsOrIsNotThereIsTold()
    {
        const QString folder = file_->folder();
        const WebCommandOutcome failing = runWebCommand("echo no route; exit 3", folder, 5);
        QVERIFY(failing.end == End::failed && failing.exitCode == 3 && failing.output == "no route");
        QElapsedTimer timer;
        timer.start();
        const WebCommandOutcome hanging = runWebCommand("echo begun; exec sleep 60", folder, 1);
        QVERIFY(hanging.end == End::timedOut && hanging.output == "begun");
        QVERIFY(timer.elapsed() < 10'000);
        const WebCommandOutcome unknown = runWebCommand("no-such-program-at-all", folder, 5);
        QVERIFY(unknown.end == End::failed && unknown.exitCode == 127);
        const WebCommandOutcome asking = runWebCommand("read answer || echo no answer", folder, 5);
        QVERIFY(asking.end == End::done && asking.output == "no answer");
        const WebCommandOutcome talking = runWebCommand("yes | head -c 300000; echo; echo last", folder, 20);
        QVERIFY(talking.end == End::done && talking.output.endsWith("last") && talking.output.size() <= 4000);
    }

private:
    [[nodiscard]] QString pages() const { return file_->folder() + "/pages"; }
    std::unique_ptr<TournamentFile> file_;
};

static const pairwright::RegisteredTest<TestWebKeeper> registered("unit_web_keeper");

#include "test_web_keeper.moc"
