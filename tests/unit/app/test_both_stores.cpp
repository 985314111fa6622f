#include "app/domain/setup/desk_who.h"
#include "app/formats/trf/export.h"
#include "app/session/history/recovery.h"
#include "app/storage/place.h"
#include "app/storage/tournament/content_digest.h"
#include "app/storage/tournament/journal_store.h"
#include "app/storage/tournament/tournament_store.h"
#include "tests/support/registered_test.h"
#include "tests/unit/app/support/digest.h"
#include "tests/unit/app/support/every_command.h"
#include "tests/unit/app/support/sessions.h"
#include "tests/unit/app/support/tampering.h"
#include "tests/unit/app/support/temporary_cluster.h"

#include <QTest>

#include <array>
#include <stdexcept>
#include <utility>
#include <vector>

namespace pairwright {

using namespace test;

/// One list for the file and the server: what is done at both comes to the same at both, down to the last row.
class BothStoresTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void everyCommandItsUndoAndItsRedoAreTheSame();
    void theHistoryAndEachOfItsMomentsAreTheSame();
    void aRoundTripByTrfIsTheSame();
    void goingBackToAMomentIsTheSame();
    void whatIsInTheFileAndOnTheServerIsTheSame();
    void aCopyOfTheServerIsRecoveredLikeTheFile();

private:
    /// Gives it to both; false: they do not answer alike.
    template <class Act>
    bool both(const Act& act)
    {
        std::array<bool, 2> answers{};
        for (std::size_t i = 0; i < answers.size(); ++i) {
            answers[i] = act(*sessions()[i]);
            sessions()[i]->flush();
        }
        return answers[0] == answers[1] && !local_->notSaved() && !there_->notSaved() &&
               local_->saved() == there_->saved();
    }
    [[nodiscard]] std::array<TournamentSession*, 2> sessions() const { return {local_.get(), there_.get()}; }

    TournamentFile file_;
    ServerAddress address_;
    std::unique_ptr<TournamentSession> local_;
    std::unique_ptr<TournamentSession> there_;
};

void BothStoresTest::initTestCase()
{
    createSession(file_.path(), 0)->close();
    address_ = newEvent();
    QVERIFY(copyToServer(file_.path(), address_));
    local_ = openSession(file_.path());
    there_ = openSession(address_.text());
    QVERIFY(local_->saved() == there_->saved());
}

void BothStoresTest::everyCommandItsUndoAndItsRedoAreTheSame()
{
    for (const NamedCommand& step : everyCommand()) {
        const Command command = step.make(local_->saved());
        QVERIFY2(both([&](TournamentSession& session) {
                     mustApply(session, command);
                     return true;
                 }),
                 step.name);
        QVERIFY2(both([](TournamentSession& session) { return session.undo().hasValue(); }), step.name);
        QVERIFY2(both([](TournamentSession& session) { return session.redo().hasValue(); }), step.name);
    }
    QVERIFY(local_->lastStep() > 150);
}

void BothStoresTest::theHistoryAndEachOfItsMomentsAreTheSame()
{
    QCOMPARE(there_->lastStep(), local_->lastStep());
    const auto here = local_->history(1, 1000).value();
    const auto there = there_->history(1, 1000).value();
    QCOMPARE(there.size(), here.size());
    for (std::size_t i = 0; i < here.size(); ++i) {
        // Of what is done there the time, and in which role, is the server's.
        QCOMPARE(DeskWho::read(there[i].who).name, here[i].who);
        QCOMPARE(there[i].kind, here[i].kind);
        QCOMPARE(there[i].description, here[i].description);
        QVERIFY(changesToJson(there_->changesOf(there[i].step).value()) ==
                changesToJson(local_->changesOf(here[i].step).value()));
        if (i % 10 == 0)
            QVERIFY(there_->tournamentAfter(there[i].step).value() == local_->tournamentAfter(here[i].step).value());
    }
    const auto marks = [](TournamentSession& session) {
        std::vector<std::pair<std::int64_t, QString>> all;
        for (const Checkpoint& mark : session.checkpoints().value())
            all.emplace_back(mark.step, mark.name);
        return all;
    };
    QVERIFY(marks(*there_) == marks(*local_));
}

void BothStoresTest::aRoundTripByTrfIsTheSame()
{
    const auto here = exportTrf(local_->saved());
    const auto there = exportTrf(there_->saved());
    QCOMPARE(there.hasValue(), here.hasValue());
    if (here)
        QCOMPARE(there->bytes, here->bytes);
}

void BothStoresTest::goingBackToAMomentIsTheSame()
{
    QVERIFY(both([](TournamentSession& session) {
        mustApply(session, MarkCheckpoint{QStringLiteral("here")});
        return true;
    }));
    const std::int64_t moment = local_->lastStep();
    QVERIFY(both([](TournamentSession& session) {
        mustApply(session, AddPlayers{somePlayers(2, 50), {}});
        mustApply(session, RemovePlayers{{session.saved().players.back().key}});
        return true;
    }));
    QVERIFY(both([moment](TournamentSession& session) { return session.restoreMoment(moment).hasValue(); }));
    QVERIFY(both([](TournamentSession& session) { return session.undo().hasValue(); }));
}

void BothStoresTest::whatIsInTheFileAndOnTheServerIsTheSame()
{
    const Tournament last = local_->saved();
    local_->close();
    there_->close();
    local_.reset();
    there_.reset();
    QVERIFY(openSession(address_.text())->saved() == last);
    const QString copy = file_.path(QStringLiteral("copy.pairwright"));
    QVERIFY(copyFrom(address_.text(), copy));
    // But for when it was done, and who did it.
    for (const QString& one : {copy, file_.path()})
        tamper(one, {QStringLiteral("UPDATE journal SET made_at = '2026-03-01T10:00:00.000Z', made_by = ''"),
                     QStringLiteral("UPDATE journal SET description = json_set(description, '$.text', '') WHERE "
                                    "step_name = 'RestoreMoment'")});
    QCOMPARE(digestOf(copy), digestOf(file_.path()));
}

void BothStoresTest::aCopyOfTheServerIsRecoveredLikeTheFile()
{
    const auto recovered = [this](const QString& name) {
        const QString to = file_.path(QStringLiteral("recovered-") + name);
        if (!recoverTournament(file_.path(name), to, QStringLiteral("Ada"),
                               QDateTime(QDate(2026, 11, 27), QTime(12, 0))))
            throw std::runtime_error("not recovered");
        return openSession(to)->saved();
    };
    QVERIFY(recovered(QStringLiteral("copy.pairwright")) == recovered(QStringLiteral("open.pairwright")));
}

} // namespace pairwright

static const pairwright::RegisteredTest<pairwright::BothStoresTest> registered("test_both_stores");
#include "test_both_stores.moc"
