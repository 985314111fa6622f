#include "app/pairing/pairing_job.h"
#include "tests/benchmarks/large_event.h"
#include "ui/frame/window/main_window.h"
#include "ui/settings/user_settings.h"
#include "ui/settings/window_language.h"

#include <QApplication>
#include <QKeyEvent>
#include <QScrollBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QThread>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <functional>

using namespace pairwright;

namespace {

template <class Work>
double taken(const Work& work)
{
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
}

void say(const char* what, double milliseconds)
{
    std::printf("BENCH window  %-44s %9.2f ms\n", what, milliseconds);
    std::fflush(stdout);
}

/// From the top to the end in steps of half a page, each painted; the slowest step.
void scroll(MainWindow& window, const char* table, const char* what)
{
    auto* view = window.findChild<QTableView*>(QLatin1String(table));
    if (view == nullptr) {
        std::fprintf(stderr, "no table %s\n", table);
        std::exit(1);
    }
    QScrollBar* bar = view->verticalScrollBar();
    double slowest = 0;
    for (int at = 0; at < bar->maximum(); at += std::max(1, bar->pageStep() / 2))
        slowest = std::max(slowest, taken([&] {
                               bar->setValue(at);
                               view->viewport()->repaint();
                           }));
    say(what, slowest);
}

/// And what comes of it, painted.
void pressKey(QWidget& widget, Qt::Key key, const QString& text)
{
    QKeyEvent press(QEvent::KeyPress, key, Qt::NoModifier, text);
    QApplication::sendEvent(&widget, &press);
    QApplication::processEvents();
}

/// Does the work and turns the event loop until `done`; the longest time that the window answered nothing meanwhile.
double longestBlock(const std::function<void()>& work, const std::function<bool()>& done)
{
    double longest = taken(work);
    while (!done()) {
        longest = std::max(longest, taken([] { QApplication::processEvents(); }));
        QThread::msleep(1);
    }
    return std::max(longest, taken([] { QApplication::processEvents(); }));
}

/// What is open in the last published round is drawn.
void enterTheRest(TournamentSession& session)
{
    const RoundNumber last = session.projected().lastPublished();
    EnterResults results{last, {}};
    for (const int board : session.projected().round(last)->openBoards())
        results.results.push_back({board, GameResult::draw});
    mustDo(session, results);
}

/// Round 3 from F6 to a hand edit, and the widest sheet.
void pairAndEdit(MainWindow& window)
{
    constexpr RoundNumber three{3};
    Desk& desk = window.desk();
    const auto action = [&desk](ActionId id) {
        return [&desk, id] {
            desk.actions().get(id)->trigger();
        };
    };
    const auto saved = [&desk] {
        return !desk.session()->isSaving();
    };
    const auto isProposed = [&] {
        const Round* round = desk.projected().round(three);
        return round != nullptr && round->proposal() != nullptr && saved();
    };
    say("F6 until the round is shown: the longest block", longestBlock(action(ActionId::pairRound), isProposed));
    desk.selectBoard(BoardId{three, 1});
    say("editing by hand begins: the longest block", longestBlock(action(ActionId::editPairings), saved));
    const auto edit = [&desk](const EditProposal& change) {
        return [&desk, change] {
            (void)desk.session()->apply(change, WarningLevel::twoSteps);
        };
    };
    const Match first = desk.projected().round(three)->proposal()->pairings.boards.front();
    say("colours change: the longest block", longestBlock(edit({three, EditProposal::SwapColours{1}}), saved));
    say("two are unpaired: the longest block", longestBlock(edit({three, EditProposal::Unpair{first.a}}), saved));
    say("two are paired: the longest block", longestBlock(edit({three, EditProposal::Pair{first.a, first.b}}), saved));
    say("the cross-table, first page", longestBlock(action(ActionId::showCrossTable), saved));
}

} // namespace

/// bench_window [PLAYERS]: how long the window takes over a large event of two rounds.
int main(int argc, char** argv)
{
    const QApplication application(argc, argv);
    const int count = argc > 1 ? std::max(4, std::atoi(argv[1])) : 2000;
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("large.pairwright"));
    {
        NewTournament start;
        start.plannedRounds = 11;
        start.system = {System::Dutch, 2026};
        auto session = std::move(TournamentSession::create(path, start)).value();
        mustDo(*session, AddPlayers{manyPlayers(count), {}});
        mustDo(*session, SetInitialColour{{Colour::White, {}}});
        mustDo(*session, StoreProposal{proposeRound(session->saved()).value()});
        mustDo(*session, PublishRound{RoundNumber{1}});
        EnterResults results{RoundNumber{1}, {}};
        for (int board = 1; board <= count / 2; ++board)
            results.results.push_back({board, board % 3 == 0 ? GameResult::draw : GameResult::whiteWins});
        mustDo(*session, results);
        mustDo(*session, StoreProposal{proposeRound(session->saved()).value()});
    }
    UserSettings settings(folder.filePath(QStringLiteral("settings.ini")));
    WindowLanguage language;
    settings.setKeyPreset(KeyPreset::vega);
    language.use(QStringLiteral("en"));
    MainWindow window(settings, language);
    window.resize(1366, 768);
    window.show();
    std::printf("BENCH window  %d players\n", count);
    say("opening", taken([&] {
            if (!window.openFile(path))
                std::exit(1);
            QApplication::processEvents();
        }));
    const auto show = [&](PageId page, const char* what) {
        say(what, taken([&] {
                window.lead({page, {}, {}, {}});
                QApplication::processEvents();
            }));
    };
    show(PageId::players, "the page of players");
    scroll(window, "playersTable", "players: the slowest half page");
    window.desk().actions().get(ActionId::inspector)->setChecked(true);
    show(PageId::rounds, "the page of rounds, Inspector open");
    window.desk().selectBoard(BoardId{RoundNumber{2}, 1});
    say("the selection moves on by 30 boards, each", taken([&] {
                                                         for (int board = 2; board <= 31; ++board) {
                                                             window.desk().selectBoard(BoardId{RoundNumber{2}, board});
                                                             QApplication::processEvents();
                                                         }
                                                     }) / 30);
    scroll(window, "boardsTable", "pairings: the slowest half page");
    mustDo(*window.desk().session(), PublishRound{RoundNumber{2}});
    window.desk().actions().get(ActionId::enterResults)->trigger();
    QApplication::processEvents();
    constexpr int keys = 60;
    const double all = taken([&] {
        for (int i = 0; i < keys; ++i)
            pressKey(*window.findChild<QWidget*>(QStringLiteral("keypadBar")), Qt::Key_1, QStringLiteral("1"));
    });
    say("a key in the entry of results", all / keys);
    enterTheRest(*window.desk().session());
    pairAndEdit(window);
    show(PageId::standings, "the page of standings");
    show(PageId::history, "the page of history");
    return 0;
}
