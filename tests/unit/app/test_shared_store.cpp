#include "app/domain/json/json_codec.h"
#include "app/session/plan/result_entry.h"
#include "app/storage/tournament/content_digest.h"
#include "app/storage/tournament/read_tournament.h"
#include "app/storage/tournament/store_thread.h"
#include "app/storage/tournament/tournament_store.h"
#include "tests/support/registered_test.h"
#include "tests/unit/app/support/sessions.h"

#include <QTest>

#include <random>

using namespace pairwright;
using namespace pairwright::test;

namespace {

int commandsWanted()
{
    constexpr int usual = 1000;
    const int asked = qEnvironmentVariableIntValue("PAIRWRIGHT_COMMANDS");
    return asked > 0 ? asked : usual;
}

/// One store, for several sessions of this process: what a database server is for several desks.
class Server {
public:
    explicit Server(const QString& path)
    {
        opened_ = thread_.open([path] { return TournamentStore::asStore(TournamentStore::open(path)); });
    }

    [[nodiscard]] Expected<Store::Opened, OpenError> connect();

private:
    friend class Connection;
    StoreThread thread_{[] {
    }};
    Expected<Store::Content, OpenError> opened_ = Unexpected{OpenError{}};
};

/// A session's end of it: everything is done by the server's thread, to which the file belongs.
class Connection : public Store {
public:
    explicit Connection(StoreThread& server)
        : server_(server)
    {
    }
    Expected<Done, StoreError> write(const Delta& delta, const JournalRow& row, std::int64_t base) override
    {
        return ask<Done>([&](Store& store) { return store.write(delta, row, base); });
    }
    Expected<bool, StoreError> bringLogIntoFile() override
    {
        return ask<bool>([](Store& store) { return store.bringLogIntoFile(); });
    }
    Expected<std::vector<JournalRow>, StoreError> history(std::int64_t first, int count) override
    {
        return ask<std::vector<JournalRow>>([&](Store& store) { return store.history(first, count); });
    }
    Expected<std::vector<JournalRow>, StoreError> historyAfter(std::int64_t step) override
    {
        return ask<std::vector<JournalRow>>([&](Store& store) { return store.historyAfter(step); });
    }
    Expected<std::vector<JournalRow>, StoreError> historyOf(const QString& name) override
    {
        return ask<std::vector<JournalRow>>([&](Store& store) { return store.historyOf(name); });
    }
    [[nodiscard]] FilePlace::State place() const override { return FilePlace::State::inPlace; }
    Expected<Done, StoreError> copyTo(const QString& path) override
    {
        return ask<Done>([&](Store& store) { return store.copyTo(path); });
    }

private:
    template <class T, class Work>
    Expected<T, StoreError> ask(Work work)
    {
        Expected<T, StoreError> answer = Unexpected{StoreError{}};
        server_.runAndWait([&](Store& store) { answer = work(store); });
        return answer;
    }

    StoreThread& server_;
};

Expected<Store::Opened, OpenError> Server::connect()
{
    if (!opened_)
        return Unexpected{opened_.error()};
    return Store::Opened{std::make_unique<Connection>(thread_), *opened_};
}

/// A session on the store, and what came of what it was given.
class DeskOfMany {
public:
    DeskOfMany(Server& server, const QString& who)
    {
        SessionOptions options = testOptions();
        options.who = who;
        session = TournamentSession::openStore(
                      who, [&server] { return server.connect(); }, options)
                      .value();
        QObject::connect(session.get(), &TournamentSession::confirmed, session.get(), [this] { ++confirmed; });
        QObject::connect(session.get(), &TournamentSession::failed, session.get(),
                         [this](const NotSaved& what) { failed.push_back(what); });
    }

    std::unique_ptr<TournamentSession> session;
    int confirmed = 0;
    std::vector<NotSaved> failed;
};

/// A command of one field, which `field` names, and the value that it gives it, as the journal keeps it.
struct OneField {
    QString field;
    Command command;
    QString value;
};

class Commands {
public:
    explicit Commands(unsigned seed)
        : random_(seed)
    {
    }

    OneField next(const Tournament& state)
    {
        const Player& player = state.players[below(state.players.size())];
        const QString about = QStringLiteral("player %1 ").arg(player.key.value);
        switch (below(7)) {
        case 0: return edit(player, about, QStringLiteral("club"), &PlayerData::club);
        case 1:
            return edit(player, about, QStringLiteral("federation"), &PlayerData::federation, {"GER", "POL", "FRA"});
        case 2: return edit(player, about, QStringLiteral("phone"), &PlayerData::phone);
        case 3: {
            EventData event = state.event;
            event.city = text();
            return {QStringLiteral("city"), editOf(state.event, event), json::compactText(json::write(event.city))};
        }
        case 4: {
            const RoundNumber round{3 + static_cast<int>(below(4))};
            const AbsenceKind kind = below(2) == 0 ? AbsenceKind::zeroPoint : AbsenceKind::halfPoint;
            return {about + QStringLiteral("absences"), SetAbsence{round, {player.key}, kind}, {}};
        }
        case 5: {
            EventData event = state.event;
            event.roundDates[RoundNumber{1 + static_cast<int>(below(7))}] =
                QDate(2026, 3, 1 + static_cast<int>(below(20)));
            return {QStringLiteral("roundDates"), editOf(state.event, event), {}};
        }
        default: {
            const std::vector<Match>& boards = state.roundInPlay()->published()->pairings.boards;
            const BoardId board{state.roundInPlay()->number, 1 + static_cast<int>(below(boards.size()))};
            constexpr std::array results{GameResult::whiteWins, GameResult::draw, GameResult::blackWins};
            const GameResult result = results.at(below(results.size()));
            return {QStringLiteral("board %1").arg(board.board), commandFor(state, board, result),
                    json::compactText(json::write(result))};
        }
        }
    }
    std::size_t below(std::size_t end) { return random_() % end; }

private:
    OneField edit(const Player& player, const QString& about, const QString& key, QString PlayerData::*member,
                  const std::vector<const char*>& values = {})
    {
        PlayerData data = player.data;
        data.*member = values.empty() ? text() : QString::fromLatin1(values[below(values.size())]);
        return {about + key, editOf(player, data), json::compactText(json::write(data.*member))};
    }
    QString text() { return QStringLiteral("T%1").arg(random_() % 4); }

    std::mt19937 random_;
};

} // namespace

/// Two sessions on one store: what waits is planned again on top of what the other has done.
class SharedStoreTest : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        file_ = std::make_unique<TournamentFile>();
        auto session = createSession(file_->path(), 12);
        pairAndPublish(*session);
        session->close();
        session.reset();
        server_ = std::make_unique<Server>(file_->path());
        ada_ = std::make_unique<DeskOfMany>(*server_, QStringLiteral("Ada"));
        ben_ = std::make_unique<DeskOfMany>(*server_, QStringLiteral("Ben"));
    }
    void cleanup()
    {
        ada_.reset();
        ben_.reset();
        server_.reset();
    }

    void bothKnowWhatTheOtherDid();
    void ofTwoOnOneFieldOneIsAConflict();
    void undoingMyStepLeavesYours();
    void aStepThatWasBuiltUponIsNotUndone();
    void anUndoOfWhatWaitsFollowsItsNumber();
    void twoProposalsAreAConflict();
    void randomCommandsOfTwo();

private:
    void both() const
    {
        ada_->session->flush();
        ben_->session->flush();
        ada_->session->catchUp();
        ben_->session->catchUp();
    }
    [[nodiscard]] static Command withClub(const Tournament& state, const char* club)
    {
        PlayerData data = state.players.front().data;
        data.club = QString::fromLatin1(club);
        return editOf(state.players.front(), data);
    }
    [[nodiscard]] static Command withName(const Tournament& state, const char* name)
    {
        PlayerData data = state.players.front().data;
        data.name = QString::fromLatin1(name);
        return editOf(state.players.front(), data);
    }
    [[nodiscard]] const Player& first(const DeskOfMany& desk) const { return desk.session->saved().players.front(); }

    std::unique_ptr<TournamentFile> file_;
    std::unique_ptr<Server> server_;
    std::unique_ptr<DeskOfMany> ada_;
    std::unique_ptr<DeskOfMany> ben_;
};

void SharedStoreTest::bothKnowWhatTheOtherDid()
{
    QVERIFY(ada_->session->apply(withClub(ada_->session->projected(), "Rooks")));
    QVERIFY(ben_->session->apply(withName(ben_->session->projected(), "Benedict")));
    both();
    QCOMPARE(ada_->failed.size() + ben_->failed.size(), std::size_t{0});
    for (const DeskOfMany* desk : {ada_.get(), ben_.get()}) {
        QCOMPARE(first(*desk).data.club, QStringLiteral("Rooks"));
        QCOMPARE(first(*desk).data.name, QStringLiteral("Benedict"));
    }
    const auto history = ada_->session->history(1, 100);
    QVERIFY(history);
    QCOMPARE(history->back().step, static_cast<std::int64_t>(history->size())); // no gap, no number twice
    const QStringList who{(*history)[history->size() - 2].who, history->back().who};
    QVERIFY(who.contains(QStringLiteral("Ada")) && who.contains(QStringLiteral("Ben")));
}

void SharedStoreTest::ofTwoOnOneFieldOneIsAConflict()
{
    QVERIFY(ada_->session->apply(withClub(ada_->session->projected(), "Rooks")));
    ada_->session->flush();
    const std::int64_t faster = ada_->session->lastStep();
    QVERIFY(ada_->session->apply(SetRoundCount{9}, WarningLevel::twoSteps)); // about something else
    ada_->session->flush();
    QVERIFY(ben_->session->apply(withClub(ben_->session->projected(), "Bishops")));
    both();
    QCOMPARE(ben_->failed.size(), std::size_t{1});
    const CommandError& cause = ben_->failed.front().cause;
    QCOMPARE(cause.findings.size(), std::size_t{1});
    const Finding& finding = cause.findings.front();
    QVERIFY(finding.code == FindingCode::changedMeanwhile);
    QCOMPARE(finding.text, QStringLiteral("club"));
    QCOMPARE(finding.theirs, QStringLiteral("\"Rooks\""));
    QCOMPARE(finding.mine, QStringLiteral("\"Bishops\""));
    QVERIFY(cause.other);
    QCOMPARE(cause.other->who, QStringLiteral("Ada"));
    QCOMPARE(cause.other->at, ben_->session->history(faster, 1)->front().at);
    QVERIFY(!ben_->session->notSaved()); // it is told, and not to be tried again
    QCOMPARE(first(*ben_).data.club, QStringLiteral("Rooks"));
}

void SharedStoreTest::undoingMyStepLeavesYours()
{
    const Player before = first(*ada_);
    QVERIFY(ada_->session->apply(withClub(ada_->session->projected(), "Rooks")));
    both();
    QVERIFY(ben_->session->apply(withName(ben_->session->projected(), "Benedict")));
    both();
    QCOMPARE(ada_->session->undoStep()->command, CommandName::editPlayer);
    QVERIFY(ada_->session->undo());
    both();
    for (const DeskOfMany* desk : {ada_.get(), ben_.get()}) {
        QCOMPARE(first(*desk).data.club, before.data.club);
        QCOMPARE(first(*desk).data.name, QStringLiteral("Benedict"));
    }
    QVERIFY(ada_->session->redo());
    QVERIFY(ben_->session->undo());
    both();
    for (const DeskOfMany* desk : {ada_.get(), ben_.get()}) {
        QCOMPARE(first(*desk).data.club, QStringLiteral("Rooks"));
        QCOMPARE(first(*desk).data.name, before.data.name);
    }
}

void SharedStoreTest::aStepThatWasBuiltUponIsNotUndone()
{
    QVERIFY(ada_->session->apply(withClub(ada_->session->projected(), "Rooks")));
    both();
    QVERIFY(ben_->session->apply(withClub(ben_->session->projected(), "Bishops")));
    both();
    const auto undone = ada_->session->undo();
    QVERIFY(!undone);
    QVERIFY(undone.error().findings.front().code == FindingCode::changedMeanwhile);
    QCOMPARE(undone.error().findings.front().theirs, QStringLiteral("\"Bishops\""));
}

void SharedStoreTest::anUndoOfWhatWaitsFollowsItsNumber()
{
    const QString before = first(*ada_).data.club;
    QVERIFY(ben_->session->apply(withName(ben_->session->projected(), "Benedict")));
    ben_->session->flush();
    // Both wait on top of a step that is not the last any more.
    QVERIFY(ada_->session->apply(withClub(ada_->session->projected(), "Rooks")));
    QVERIFY(ada_->session->undo());
    both();
    QCOMPARE(ada_->failed.size(), std::size_t{0});
    QCOMPARE(first(*ada_).data.club, before);
    QCOMPARE(first(*ada_).data.name, QStringLiteral("Benedict"));
}

void SharedStoreTest::twoProposalsAreAConflict()
{
    enterAll(*ada_->session);
    both();
    RoundDraft draft;
    {
        MemoryTournament copy;
        copy.value = ada_->session->saved();
        copy.pairAndPublish();
        const RoundVersion& version = copy.value.rounds.back().versions.back();
        draft.round = copy.value.rounds.back().number;
        draft.system = version.system;
        draft.pairings = version.pairings;
        draft.order = version.order;
        draft.record = version.record;
        draft.inputHash = version.inputHash;
    }
    QVERIFY(ada_->session->apply(StoreProposal{draft}, WarningLevel::twoSteps));
    ada_->session->flush();
    QVERIFY(ben_->session->apply(StoreProposal{draft}, WarningLevel::twoSteps));
    both();
    QCOMPARE(ben_->failed.size(), std::size_t{1});
    QVERIFY(ben_->failed.front().cause.findings.front().code == FindingCode::changedMeanwhile);
    QCOMPARE(ben_->failed.front().cause.findings.front().round, std::optional(RoundNumber{2}));
    QVERIFY(ben_->session->saved() == ada_->session->saved());
}

void SharedStoreTest::randomCommandsOfTwo()
{
    Commands commands(7);
    int given = 0;
    int conflicts = 0;
    while (given < commandsWanted()) {
        std::map<QString, QString> wanted; // of Ada's, by field
        std::set<QString> twice;
        const auto give = [&](DeskOfMany& desk, bool isSecond) {
            std::set<QString> own;
            for (std::size_t count = 1 + commands.below(3); count > 0; --count) {
                const OneField one = commands.next(desk.session->projected());
                if (!own.insert(one.field).second)
                    continue; // a second one on it would be one's own
                const auto other = wanted.find(one.field);
                if (isSecond && other != wanted.end() && (other->second != one.value || one.value.isEmpty()))
                    twice.insert(one.field);
                if (!isSecond)
                    wanted.emplace(one.field, one.value);
                QVERIFY(desk.session->apply(one.command, WarningLevel::twoSteps));
                ++given;
            }
        };
        give(*ada_, false);
        give(*ben_, true);
        both();
        const std::size_t failed = ada_->failed.size() + ben_->failed.size();
        QVERIFY2(failed <= twice.size(), "of different fields all go through");
        for (const DeskOfMany* desk : {ada_.get(), ben_.get()})
            for (const NotSaved& lost : desk->failed) {
                QVERIFY(lost.cause.findings.front().code == FindingCode::changedMeanwhile);
                QVERIFY(!lost.cause.findings.front().theirs.isEmpty() && !lost.cause.findings.front().mine.isEmpty());
                QVERIFY(lost.cause.other.has_value());
            }
        conflicts += static_cast<int>(failed);
        ada_->failed.clear();
        ben_->failed.clear();
        QVERIFY(ada_->session->saved() == ben_->session->saved());
        if (QTest::currentTestFailed())
            return;
    }
    const auto onDisk = readTournament(file_->path());
    QVERIFY(onDisk);
    QVERIFY(*onDisk == ada_->session->saved());
    qInfo("%d commands of two, %d conflicts", given, conflicts);
    QVERIFY(conflicts > 0);
}

static const pairwright::RegisteredTest<SharedStoreTest> registered("test_shared_store");
#include "test_shared_store.moc"
