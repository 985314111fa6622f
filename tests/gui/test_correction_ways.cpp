#include "app/domain/rounds/pairings.h"
#include "app/pairing/pairing_job.h"
#include "tests/gui/correction_hands.h"
#include "tests/gui/window_under_test.h"
#include "tests/support/registered_test.h"
#include "ui/pages/rounds/correction/correction_window.h"

#include <QLabel>
#include <QTableView>

#include <map>

using namespace pairwright;

namespace {

using Case = CorrectionCase;
using Way = CorrectionWay::Kind;

/// When the mistake is found. Round 1 is the one that it is about but in `playing`, where it is round 2.
enum class Found { playing, nextPublished, tooLate, tooLateOutside };

constexpr std::array allFound{Found::playing, Found::nextPublished, Found::tooLate, Found::tooLateOutside};
constexpr std::array allCases{Case::wrongResult,  Case::twoResults,   Case::forfeitTooEarly, Case::forfeitPlayed,
                              Case::wrongColours, Case::wrongPlayers, Case::pairedByMistake, Case::wrongBye};

RoundNumber roundOf(Found found)
{
    return RoundNumber{found == Found::playing ? 2 : 1};
}

/// A way that the window offers; `stands`: the pairing stands and the opponent wins by forfeit.
struct Offered {
    Way way;
    bool stands = false;
    friend bool operator==(const Offered&, const Offered&) = default;
};

Offered readWay(QString text)
{
    const QString stands = QStringLiteral("Let the pairing stand: the opponent wins by forfeit. ");
    Offered offered{Way::ratingOnly, text.startsWith(stands)};
    if (offered.stands)
        text.remove(0, stands.size());
    if (text.startsWith(QStringLiteral("Record it")))
        offered.way = Way::enter;
    else if (text.startsWith(QStringLiteral("Correct it and keep all pairings")))
        offered.way = Way::keepPairings;
    else if (text.startsWith(QStringLiteral("Correct it, withdraw the last round and pair it again")))
        offered.way = Way::pairAgain;
    else if (!text.startsWith(QStringLiteral("Leave the tournament as it is")))
        qFatal("an unknown way: %s", qPrintable(text));
    return offered;
}

bool isOfPairings(Case kind)
{
    return kind == Case::wrongColours || kind == Case::wrongPlayers || kind == Case::pairedByMistake ||
           kind == Case::wrongBye;
}

/// What has to be offered for the case itself, in its order.
std::vector<Offered> ownWays(Case kind, Found found)
{
    // Boards of other players than before wait for their results, and nothing is paired from a round with open boards.
    const bool leavesOpenBoards = isOfPairings(kind) && kind != Case::wrongColours;
    switch (found) {
    case Found::playing:
        // Who was paired is absent: the round can be paired without him.
        return kind == Case::pairedByMistake ? std::vector<Offered>{{Way::enter}, {Way::pairAgain}}
                                             : std::vector<Offered>{{Way::enter}};
    case Found::nextPublished:
        return leavesOpenBoards ? std::vector<Offered>{{Way::keepPairings}}
                                : std::vector<Offered>{{Way::keepPairings}, {Way::pairAgain}};
    case Found::tooLate: return isOfPairings(kind) ? std::vector<Offered>() : std::vector<Offered>{{Way::ratingOnly}};
    case Found::tooLateOutside: break;
    }
    std::vector<Offered> ways{{Way::keepPairings}};
    if (kind != Case::wrongColours) // with the points where they were the last round is paired the same
        ways.push_back({Way::pairAgain});
    if (!isOfPairings(kind))
        ways.push_back({Way::ratingOnly});
    return ways;
}

/// With that of letting the pairing stand, so that the opponent wins by forfeit.
std::vector<Offered> wanted(Case kind, Found found)
{
    std::vector<Offered> ways = ownWays(kind, found);
    if (kind != Case::pairedByMistake)
        return ways;
    switch (found) {
    case Found::playing: ways.push_back({Way::enter, true}); break;
    case Found::nextPublished: ways.push_back({Way::keepPairings, true}); break;
    case Found::tooLateOutside: ways.push_back({Way::keepPairings, true}); [[fallthrough]];
    case Found::tooLate: ways.push_back({Way::ratingOnly, true}); break;
    }
    return ways;
}

} // namespace

/// Every way of every case, played through the window with keys and the mouse, whenever the mistake is found.
class TestCorrectionWays : public QObject, private WindowUnderTest {
    Q_OBJECT
private slots:
    void initTestCase() { start(); }
    void cleanupTestCase() { close(); }

    void eachWayOfTheCaseIsCarriedOut_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("found");
        const std::array caseNames{"wrong result",  "two results",   "forfeit too early", "forfeit played",
                                   "wrong colours", "wrong players", "paired by mistake", "wrong bye"};
        const std::array foundNames{"while playing", "next published", "too late", "too late outside FIDE mode"};
        for (std::size_t kind = 0; kind < allCases.size(); ++kind)
            for (std::size_t found = 0; found < allFound.size(); ++found)
                QTest::addRow("%s, %s", caseNames.at(kind), foundNames.at(found))
                    << static_cast<int>(allCases.at(kind)) << static_cast<int>(allFound.at(found));
    }

    void eachWayOfTheCaseIsCarriedOut()
    {
        QFETCH(int, kind);
        QFETCH(int, found);
        const auto chosen = static_cast<Case>(kind);
        const auto when = static_cast<Found>(found);
        const std::vector<Offered> ways = wanted(chosen, when);
        if (ways.empty())
            nothingIsOffered(chosen, when);
        for (std::size_t row = 0; row < ways.size(); ++row) {
            CorrectionWindow& window = ask(chosen, when);
            if (QTest::currentTestFailed())
                return;
            auto& list = in<QListWidget>(window, "correctionWays");
            QStringList texts;
            std::vector<Offered> offered;
            for (int i = 0; i < list.count(); ++i) {
                texts << list.item(i)->text();
                offered.push_back(readWay(texts.back()));
            }
            QVERIFY2(offered == ways, qPrintable(texts.join(QLatin1Char('\n'))));
            carryOut(window, static_cast<int>(row));
            check(chosen, when, ways[row]);
            if (QTest::currentTestFailed()) {
                qWarning("way %d of %d", static_cast<int>(row) + 1, static_cast<int>(ways.size()));
                return;
            }
            ++played_;
        }
    }

    void theWaysAreCounted() { qInfo("%d ways of %d cases played", played_, static_cast<int>(allCases.size())); }

private:
    /// A file in which something can be found then; made once.
    const QByteArray& fileFor(Found found)
    {
        QByteArray& content = files_[found];
        if (!content.isEmpty())
            return content;
        const QString path = makeTournament(9);
        if (!openFile(path))
            qFatal("no tournament");
        give(SetInitialColour{{Colour::White, std::nullopt}});
        const int published = found == Found::playing || found == Found::nextPublished ? 2 : 3;
        for (int round = 1; round <= published; ++round) {
            give(StoreProposal{proposeRound(projected()).value()});
            give(PublishRound{RoundNumber{round}});
            const bool isAsked = RoundNumber{round} == roundOf(found);
            for (int board = 1; board <= 4 && round < published; ++board)
                give(EnterResult{{RoundNumber{round}, board},
                                 isAsked && board == 1 ? GameResult::whiteWinsByForfeit : GameResult::whiteWins});
        }
        if (found == Found::tooLateOutside)
            give(SetRatedBy{RatedBy::nobody});
        session().flush();
        desk().setSession(nullptr);
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            qFatal("no file");
        content = file.readAll();
        return content;
    }

    void give(const Command& command) const
    {
        if (!applied(desk(), command))
            qFatal("refused: %s", qPrintable(message()));
    }

    /// The window, with the case chosen and what really was given.
    CorrectionWindow& ask(Case kind, Found found)
    {
        const QByteArray content = fileFor(found);
        desk().setSession(nullptr);
        // Deleted windows go with the next turn of the event loop.
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        if (!openFile(makeFile(QStringLiteral("case.pairwright"), content)))
            qFatal("cannot open");
        if (found == Found::playing && board(kind) == 1)
            give(EnterResult{{roundOf(found), 1}, GameResult::whiteWinsByForfeit});
        session().flush();
        asker().questions.clear();
        before_ = projected();
        trigger(ActionId::pageRounds);
        desk().showRound(roundOf(found));
        table().selectRow(board(kind) - 1);
        activate();
        press(Qt::Key_F8, Qt::ControlModifier | Qt::ShiftModifier);
        CorrectionWindow& window = *this->window().findChildren<CorrectionWindow*>().constLast();
        answer(window, kind, found);
        settle(window);
        return window;
    }

    static int board(Case kind) { return kind == Case::forfeitPlayed || kind == Case::forfeitTooEarly ? 1 : 2; }

    void answer(CorrectionWindow& window, Case kind, Found found)
    {
        const Pairings& pairings = before_.round(roundOf(found))->published()->pairings;
        const Match& match = pairings.boards[static_cast<std::size_t>(board(kind)) - 1];
        pick(window, "correctionCase", static_cast<int>(kind));
        switch (kind) {
        case Case::wrongResult:
        case Case::forfeitPlayed: pick(window, "correctionResult", static_cast<int>(GameResult::blackWins)); break;
        case Case::forfeitTooEarly:
            // As long as the round is played the game simply goes on. Later Black wins: with a draw the last round
            // would be paired the same again, and that is no way of its own.
            pick(window, "correctionResult", found == Found::playing ? -1 : static_cast<int>(GameResult::blackWins));
            break;
        case Case::twoResults:
            pick(window, "correctionResult", static_cast<int>(GameResult::blackWins));
            pickNumber(window, "correctionSecondBoard", 3);
            pick(window, "correctionSecondResult", static_cast<int>(GameResult::draw));
            break;
        case Case::wrongPlayers: pickPlayer(window, "correctionBlack", pairings.boards[3].b); break;
        case Case::pairedByMistake: pickPlayer(window, "correctionPlayer", match.a); break;
        case Case::wrongBye: pickPlayer(window, "correctionPlayer", match.b); break;
        case Case::wrongColours:
        case Case::boardColours: break;
        }
    }

    static void settle(CorrectionWindow& window)
    {
        QTest::qWait(0);
        QTRY_VERIFY(window.isSettled());
    }

    void nothingIsOffered(Case kind, Found found)
    {
        CorrectionWindow& window = ask(kind, found);
        QCOMPARE(in<QListWidget>(window, "correctionWays").count(), 0);
        QVERIFY(!in<QPushButton>(window, "correctionGo").isEnabled());
        const QString why = in<QLabel>(window, "correctionLawful").text().remove(QChar(0x2060));
        QVERIFY2(why.contains(QStringLiteral("C.04.2")), qPrintable(why));
    }

    void carryOut(CorrectionWindow& window, int row)
    {
        step_ = session().lastStep();
        auto& ways = in<QListWidget>(window, "correctionWays");
        clickRow(ways, row);
        // What the tournament does not take over is not called a change.
        const bool stays = ways.item(row)->text().contains(QStringLiteral("Leave the tournament as it is"));
        QCOMPARE(in<QLabel>(window, "correctionEffects").text(),
                 stays ? QStringLiteral("What would have been") : QStringLiteral("What it changes"));
        clickButton(window, "correctionGo");
        session().flush();
    }

    void check(Case kind, Found found, Offered way)
    {
        QCOMPARE(session().lastStep(), step_ + 1);
        const RoundNumber round = roundOf(found);
        const RoundNumber last = before_.lastPublished();
        const int versionBefore = before_.round(last)->publishedVersion.value();
        QCOMPARE(projected().round(last)->publishedVersion.value() > versionBefore,
                 way.way == Way::pairAgain || (!way.stands && isOfPairings(kind) && round == last));
        const BoardId id{round, board(kind)};
        if (!isOfPairings(kind) || way.stands) {
            const BoardOutcome& now = projected().game(id)->outcome;
            const auto result = way.stands ? std::optional(GameResult::blackWinsByForfeit)
                                : kind == Case::forfeitTooEarly && found == Found::playing
                                    ? std::nullopt
                                    : std::optional(GameResult::blackWins);
            const bool ratingOnly = way.way == Way::ratingOnly;
            QCOMPARE(ratingOnly ? now.ratingOnly : now.result, result);
            if (ratingOnly)
                QCOMPARE(now.result, before_.game(id)->outcome.result);
            if (kind == Case::twoResults) {
                const BoardOutcome& other = projected().game({round, 3})->outcome;
                QCOMPARE(ratingOnly ? other.ratingOnly : other.result, std::optional(GameResult::draw));
            }
            return;
        }
        checkPairings(kind, round, way);
    }

    void checkPairings(Case kind, RoundNumber round, Offered way)
    {
        const Pairings& old = before_.round(round)->published()->pairings;
        const Pairings& now = projected().round(round)->published()->pairings;
        const Match& was = old.boards[1];
        switch (kind) {
        case Case::wrongColours:
            QCOMPARE(now.boards[1].a, was.b);
            QCOMPARE(now.boards[1].b, was.a);
            break;
        case Case::wrongPlayers:
            QCOMPARE(now.boards[1].b, old.boards[3].b);
            QCOMPARE(now.boards[3].b, was.b);
            break;
        case Case::pairedByMistake:
            QVERIFY(!isPlaced(now, was.a));
            QCOMPARE(presenceIn(*projected().player(was.a), round), Presence::zeroPointBye);
            if (way.way != Way::pairAgain)
                QVERIFY(now.boards[1].has(*old.bye));
            break;
        case Case::wrongBye: QCOMPARE(now.bye, std::optional(was.b)); break;
        default: QFAIL("no case of pairings");
        }
    }

    std::map<Found, QByteArray> files_;
    Tournament before_;
    std::int64_t step_ = 0;
    int played_ = 0;
};

static const pairwright::RegisteredTest<TestCorrectionWays> registered("test_correction_ways");
#include "test_correction_ways.moc"
