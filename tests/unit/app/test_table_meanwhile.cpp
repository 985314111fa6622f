#include "app/pairing/pairing_job.h"
#include "tests/support/registered_test.h"
#include "tests/unit/app/support/shared_store.h"

#include <QTest>

using namespace pairwright;
using namespace pairwright::test;

/// Two desks at a round robin: what the one does while the other still looks at the table as it was.
class TableMeanwhileTest : public QObject, private AtTwoDesks {
    Q_OBJECT
private slots:
    void init()
    {
        open(
            [](TournamentSession& session) {
                mustApply(session, SetSystem{{System::RoundRobin, 2026}});
                mustApply(session, DrawNumbers{{NumberDraw::By::rating, {}}});
            },
            6);
    }
    void cleanup() { close(); }

    void theNumbersAreDrawnOnce()
    {
        const auto seen = ada_->session->saved().settings.declaredOrder;
        faster({DrawNumbers{{NumberDraw::By::lot, 3}, {}, seen}});
        later(DrawNumbers{{NumberDraw::By::lot, 4}, {}, seen});
        QVERIFY(isConflict("declaredOrder"));
        QCOMPARE(ben_->session->saved().settings.numberDraw->seed, std::optional<std::uint64_t>(3));
        later(DrawNumbers{{NumberDraw::By::lot, 4}, {}, ben_->session->saved().settings.declaredOrder});
        QVERIFY(goesThrough());
        faster({layOut(), PublishRounds{RoundNumber{5}}});
        later(DrawNumbers{{NumberDraw::By::lot, 5}, {}, ben_->session->saved().settings.declaredOrder});
        QVERIFY(lost_ && ben_->session->saved().settings.numberDraw->seed == std::optional<std::uint64_t>(4));
    }

    void roundsOfOtherNumbersAreNotLaidOut()
    {
        const Command mine = layOut();
        faster({DrawNumbers{{NumberDraw::By::lot, 3}}});
        later(mine);
        both();
        // What is there is of the numbers that hold, or says that it is not.
        const Tournament& saved = ben_->session->saved();
        QVERIFY(saved == ada_->session->saved());
        QVERIFY(saved.rounds.empty() || !refusals(copyOf(saved), PublishRounds{RoundNumber{5}}).empty());
    }

    void theTableIsLaidOutOnce()
    {
        const Command mine = layOut();
        faster({layOut()});
        later(mine);
        QVERIFY(isConflict("pairings", "\"proposed 1\"", "\"proposed 1\""));
        QCOMPARE(ben_->session->saved().rounds.size(), std::size_t{5});
    }

    void whatIsPublishedByBothIsPublishedOnce()
    {
        faster({layOut()});
        both();
        faster({PublishRounds{RoundNumber{2}}});
        later(PublishRounds{RoundNumber{5}});
        QVERIFY(isConflict("pairings", "\"published 1\"", "\"published 1\""));
        QCOMPARE(ben_->session->saved().lastPublished().value, 2);
        later(PublishRounds{RoundNumber{5}});
        QVERIFY(goesThrough());
        QVERIFY(ben_->session->saved().allRoundsPublished());
    }

    void aPostponedGame()
    {
        faster({layOut(), PublishRounds{RoundNumber{5}}});
        both();
        const BoardId game{RoundNumber{2}, 1};
        const Postponement june{QDate(2026, 6, 1)};
        faster({PostponeGame{game, june}});
        later(PostponeGame{{RoundNumber{2}, 2}, june});
        QVERIFY(goesThrough());
        faster({PostponeGame{game, Postponement{QDate(2026, 6, 2)}}});
        later(PostponeGame{game, Postponement{QDate(2026, 6, 3)}});
        QVERIFY(isConflict("postponed", "\"2026-06-02\"", "\"2026-06-03\""));
        QCOMPARE(lost_->board, std::optional(1));
        faster({PostponeGame{game, june}});
        later(PostponeGame{game, june}); // it is what he wants
        QVERIFY(goesThrough());
        faster({EnterResult{game, GameResult::draw}});
        later(PostponeGame{game, Postponement{}});
        QVERIFY(isConflict("result", "\"=\""));
        // Who brings a result had not seen that the game is on another day.
        const BoardId other{RoundNumber{3}, 1};
        faster({PostponeGame{other, june}});
        later(EnterResult{other, GameResult::whiteWins});
        QVERIFY(isConflict("postponed", "\"2026-06-01\""));
    }

private:
    [[nodiscard]] Command layOut() const { return LayOutRounds{*layOutRounds(ada_->session->saved())}; }
    [[nodiscard]] static MemoryTournament copyOf(const Tournament& saved)
    {
        MemoryTournament copy;
        copy.value = saved;
        return copy;
    }
};

static const pairwright::RegisteredTest<TableMeanwhileTest> registered("test_table_meanwhile");
#include "test_table_meanwhile.moc"
