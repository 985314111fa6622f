#include "app/domain/setup/desk_who.h"
#include "app/pairing/pairing_job.h"
#include "app/storage/server/server_dialect.h"
#include "app/storage/server/server_store.h"
#include "engine/base/random.h"
#include "tests/support/registered_test.h"
#include "tests/unit/app/support/sessions.h"
#include "tests/unit/app/support/temporary_cluster.h"

#include <QCoreApplication>
#include <QScopeGuard>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <map>
#include <stdexcept>

namespace pairwright {

using namespace test;

namespace {

constexpr std::size_t desks = 8;
constexpr int playersAtFirst = 40;

/// What became of what all desks gave.
struct Figures {
    int steps = 0;     ///< confirmed
    int conflicts = 0; ///< somebody else was faster, and it is said
    int refused = 0;   ///< at once, by what the desk knew
    int unreached = 0; ///< given while the server was away
    int kept = 0;      ///< at the desk, until it was there again
    int decided = 0;   ///< of them, because somebody else had put something else there
    int cuts = 0;
    int kills = 0;
};

/// A desk, and the steps that were confirmed to it.
struct ManyDesk {
    QString who;
    ServerAddress address;
    Figures& figures;
    std::map<std::int64_t, QString>& confirmed; ///< of all desks: who was told that his step has that number
    QString folder;                             ///< where something may wait for the server; empty: nowhere
    std::unique_ptr<TournamentSession> session;
    std::int64_t known = 0;

    void open()
    {
        SessionOptions options = testOptions();
        options.who = who;
        options.deskFolder = folder;
        auto opened = TournamentSession::openStore(
            address.text(), [this] { return ServerStore::open(address); }, options);
        if (!opened)
            throw std::runtime_error(opened.error().detail.toStdString());
        session = std::move(opened).value();
        known = session->lastStep();
        QObject::connect(session.get(), &TournamentSession::confirmed, session.get(), [this] {
            // What changes nothing is confirmed as well, and has no step.
            if (session->lastStep() == known)
                return;
            known = session->lastStep();
            ++figures.steps;
            if (!confirmed.emplace(known, who).second)
                throw std::logic_error("one step for two");
        });
        QObject::connect(session.get(), &TournamentSession::adopted, session.get(),
                         [this] { known = session->lastStep(); });
        QObject::connect(session.get(), &TournamentSession::kept, session.get(), [this] { ++figures.kept; });
        QObject::connect(session.get(), &TournamentSession::failed, session.get(), [this](const NotSaved& what) {
            const FindingCode code = what.cause.findings.front().code;
            const bool isOfTheNet = code == FindingCode::serverNotReached || code == FindingCode::serverBusy ||
                                    code == FindingCode::serverBlocked;
            ++(isOfTheNet ? figures.unreached : figures.conflicts);
        });
    }

    /// What was found goes in; of what clashes some goes in all the same.
    void decide(Random& random)
    {
        for (const WaitingEntry& entry : session->waiting()) {
            if (entry.isFound)
                session->bringIn();
            if (!entry.clash)
                continue;
            ++figures.decided;
            if (!random.chance(1, 2) || !session->bringIn(entry.ticket, WarningLevel::twoSteps))
                session->dropWaiting(entry.ticket);
        }
    }
};

Command someCommand(Random& random, const Tournament& now)
{
    const auto somebody = [&] {
        return now.players[random.below(now.players.size())].key;
    };
    const RoundNumber next = now.roundAhead();
    if (const Round* current = now.roundInPlay(); current != nullptr && random.chance(2, 3)) {
        const std::vector<int> open = current->openBoards();
        const std::size_t boards = current->published()->pairings.boards.size();
        const int board = open.empty() || random.chance(1, 10) ? 1 + static_cast<int>(random.below(boards))
                                                               : open[random.below(open.size())];
        constexpr std::array results{GameResult::whiteWins, GameResult::blackWins, GameResult::draw};
        return EnterResult{{current->number, board}, results[random.below(results.size())]};
    }
    switch (random.below(9)) {
    case 0: return SetAbsence{next, {somebody()}, AbsenceKind::halfPoint};
    case 1: return ClearAbsence{next, {somebody()}};
    case 2: return CheckIn{next, {somebody()}, DoorMark::arrived};
    case 3: {
        const Player& player = *now.player(somebody());
        PlayerData data = player.data;
        data.club = QStringLiteral("Club %1").arg(random.below(1000));
        return editOf(player, data);
    }
    case 4: return AddPlayers{somePlayers(1, static_cast<int>(now.nextPlayerKey.value)), {}};
    case 5: {
        EventData event = now.event;
        event.city = QStringLiteral("City %1").arg(random.below(1000));
        return editOf(now.event, event);
    }
    case 6: return WithdrawPlayer{{somebody()}, next};
    case 7: return ReturnPlayer{{somebody()}, next};
    default: break;
    }
    const Round* ahead = now.round(next);
    if (ahead != nullptr && ahead->proposal() != nullptr && random.chance(1, 2))
        return PublishRound{next};
    if (const auto draft = proposeRound(now))
        return StoreProposal{*draft};
    return MarkCheckpoint{QStringLiteral("nothing to pair")};
}

/// Ends what the server does for everybody, as a net does that breaks.
void cutEverybody(const ServerAddress& address)
{
    const auto database = server::connect(address);
    if (database)
        (void)(*database)->select(QStringLiteral("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> "
                                                 "pg_backend_pid() AND backend_type = 'client backend'"),
                                  {}, [](const QSqlQuery&) { return true; });
}

} // namespace

/// Eight desks on one event with random commands, while connections are cut and the server is killed and started again:
/// what was confirmed is there once and in order, and all see the same at the end.
class ManyDesksTest : public QObject {
    Q_OBJECT
private slots:
    void whatWasConfirmedIsThereOnceAndAllSeeTheSame();
};

void ManyDesksTest::whatWasConfirmedIsThereOnceAndAllSeeTheSame()
{
    bool isNumber = false;
    const int wanted = qEnvironmentVariableIntValue("PAIRWRIGHT_DESK_COMMANDS", &isNumber);
    const int commands = isNumber ? wanted : 400;
    const int betweenKills = std::max(commands / 8, 100);
    const ServerAddress address = eventOf(playersAtFirst);
    {
        const auto first = openSession(address.text());
        mustApply(*first, SetInitialColour{drawInitialColour(7)});
        mustApply(*first, SetRoundCount{11});
    }
    // Qt warns of each connection that it finds broken; after some thousands a test is silent, and its figures are
    // lost.
    const auto usual = qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {});
    auto listen = qScopeGuard([usual] { qInstallMessageHandler(usual); });
    Figures figures;
    std::map<std::int64_t, QString> confirmed;
    const QTemporaryDir folder;
    std::vector<std::unique_ptr<ManyDesk>> all;
    for (std::size_t i = 0; i < desks; ++i) {
        const QString own = i % 2 == 0 ? folder.filePath(QString::number(i)) : QString();
        all.push_back(std::make_unique<ManyDesk>(
            ManyDesk{QStringLiteral("Desk %1").arg(i + 1), address, figures, confirmed, own, nullptr, 0}));
        all.back()->open();
    }
    const std::int64_t before = all.front()->session->lastStep();
    Random random(20261127);
    int away = 0; // commands for which the server is still away
    for (int i = 1; i <= commands; ++i) {
        ManyDesk& desk = *all[random.below(all.size())];
        if (away > 0 && --away == 0)
            cluster().start();
        if (i % betweenKills == 0) {
            cluster().kill();
            ++figures.kills;
            away = 6;
        } else if (away == 0 && random.chance(1, 60)) {
            cutEverybody(address);
            ++figures.cuts;
        } else if (away == 0 && random.chance(1, 100)) { // a program is ended and started again
            desk.session.reset();
            desk.open();
        }
        if (away == 0 && desk.session->notSaved())
            desk.session->tryAgain();
        if (away == 0 && desk.session->isCutOff())
            desk.session->catchUp();
        if (away == 0)
            desk.decide(random);
        const Tournament now = desk.session->projected();
        const bool isDone = random.chance(1, 15)
                                ? desk.session->undo().hasValue()
                                : desk.session->apply(someCommand(random, now), WarningLevel::twoSteps).hasValue();
        figures.refused += isDone ? 0 : 1;
        if (random.chance(1, 2))
            QCoreApplication::processEvents();
    }
    if (away > 0)
        cluster().start();
    for (const auto& desk : all) {
        desk->session->flush();
        if (desk->session->notSaved())
            desk->session->tryAgain();
        desk->session->flush();
    }
    // What waits goes in with the news; what clashes is decided then.
    for (int i = 0; i < 3; ++i) {
        for (const auto& desk : all) {
            desk->session->catchUp();
            desk->session->flush();
            desk->decide(random);
            desk->session->flush();
        }
    }
    for (const auto& desk : all)
        desk->session->catchUp();

    listen.dismiss();
    qInstallMessageHandler(usual);

    // Each confirmed step is there once, with that number and by that desk; no number is missing.
    const auto rows = openSession(address.text())->history(1, 1'000'000).value();
    std::int64_t number = 0;
    int lost = 0;
    int unheard = 0; // written, but the answer went with the connection
    for (const HistoryEntry& row : rows) {
        QCOMPARE(row.step, ++number);
        const auto found = confirmed.find(row.step);
        if (found != confirmed.end())
            lost += found->second == DeskWho::read(row.who).name ? 0 : 1;
        else if (row.step > before)
            ++unheard;
    }
    for (const auto& [step, who] : confirmed)
        lost += step > number ? 1 : 0;
    qInfo("%zu desks, %d commands: %d steps confirmed, %d refused at once, %d conflicts told, %d not sent at first, "
          "%d kept at a desk and %d of them decided; %d cuts, %d kills of the server; %d steps whose answer was lost; "
          "lost: %d",
          desks, commands, figures.steps, figures.refused, figures.conflicts, figures.unreached, figures.kept,
          figures.decided, figures.cuts, figures.kills, unheard, lost);
    QCOMPARE(lost, 0);
    QVERIFY(figures.steps > commands / 5);
    const Tournament last = openSession(address.text())->saved();
    for (const auto& desk : all) {
        QVERIFY2(desk->session->saved() == last, qPrintable(desk->who));
        QVERIFY(!desk->session->isReadOnly());
        QVERIFY2(desk->session->waiting().empty(), qPrintable(desk->who));
    }
}

} // namespace pairwright

static const pairwright::RegisteredTest<pairwright::ManyDesksTest> registered("many_desks");
#include "test_many_desks.moc"
