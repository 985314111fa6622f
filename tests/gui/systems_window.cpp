#include "tests/gui/systems_window.h"

#include "app/pairing/pairing_job.h"
#include "engine/base/random.h"
#include "tests/gui/applied.h"

#include <QTest>

namespace pairwright {

namespace {

constexpr int playersOfSystems = 23;
constexpr int roundsOfSystems = 9;

const QStringList surnamesOfSystems{
    QStringLiteral("Abramowitz"), QStringLiteral("Bergström"),  QStringLiteral("Castellanos"),
    QStringLiteral("Dąbrowski"),  QStringLiteral("Eriksen"),    QStringLiteral("Fontaine"),
    QStringLiteral("Grünwald"),   QStringLiteral("Hollerbach"), QStringLiteral("Iversen"),
    QStringLiteral("Janković"),   QStringLiteral("Kowalczyk"),  QStringLiteral("Lindqvist"),
    QStringLiteral("Mancini"),    QStringLiteral("Novák"),      QStringLiteral("Oliveira"),
    QStringLiteral("Petrosjan"),  QStringLiteral("Quispe"),     QStringLiteral("Rasmussen"),
    QStringLiteral("Sándor"),     QStringLiteral("Tamm"),       QStringLiteral("Urbański"),
    QStringLiteral("Vermeulen"),  QStringLiteral("Wendelin")};

} // namespace

void SystemsWindow::start(SystemEdition system, Acceleration acceleration, int toRound)
{
    const QString path = inFolder(QStringLiteral("%1.pairwright").arg(++files_));
    NewTournament first;
    first.event.name = QStringLiteral("Open of the Systems");
    first.event.start = QDate(2026, 10, 2);
    first.plannedRounds = roundsOfSystems;
    first.system = system;
    first.acceleration = acceleration;
    {
        auto session = std::move(TournamentSession::create(path, first)).value();
        std::vector<NewPlayer> list;
        for (int i = 0; i < playersOfSystems; ++i) {
            NewPlayer player;
            player.data.name = surnamesOfSystems[i] + QStringLiteral(", A.");
            player.data.rating = Rating{2480 - 17 * i, RatingSource::fide, {}};
            list.push_back(player);
        }
        QVERIFY(session->apply(AddPlayers{list, {}}));
        QVERIFY(session->apply(SetInitialColour{{Colour::White, {}}}));
        session->flush();
    }
    QVERIFY(openFile(path));
    for (int round = 1; round <= toRound; ++round) {
        const auto draft = proposeRound(projected());
        QVERIFY(draft.hasValue());
        QVERIFY(applied(desk(), StoreProposal{*draft}));
        if (round < toRound)
            play(round);
    }
    session().flush();
    desk().showRound(RoundNumber{toRound});
    QApplication::processEvents();
}

void SystemsWindow::play(int round)
{
    QVERIFY(applied(desk(), PublishRound{RoundNumber{round}}));
    Random random{static_cast<std::uint64_t>(round)};
    const int count = static_cast<int>(projected().round(RoundNumber{round})->published()->pairings.boards.size());
    EnterResults results{RoundNumber{round}, {}};
    for (int board = 1; board <= count; ++board) {
        const GameResult possible[] = {GameResult::whiteWins, GameResult::draw, GameResult::draw,
                                       GameResult::blackWins};
        results.results.push_back({board, possible[random.below(4)]});
    }
    QVERIFY(applied(desk(), results));
}

} // namespace pairwright
