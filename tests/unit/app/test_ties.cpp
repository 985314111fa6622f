#include "app/domain/players/lots.h"
#include "app/formats/report/ranked_players.h"
#include "app/formats/report/reports.h"
#include "app/formats/trf/export.h"
#include "app/formats/trf/import.h"
#include "app/pairing/adapter.h"
#include "app/pairing/tied_players.h"
#include "app/storage/tournament/read_tournament.h"
#include "engine/tiebreaks/descriptor.h"
#include "tests/support/registered_test.h"
#include "tests/unit/app/support/sessions.h"

#include <QTest>

#include <set>

using namespace pairwright;
using namespace pairwright::test;

namespace {

/// One round of four, all drawn, by a list.
MemoryTournament allTied(const char* list)
{
    MemoryTournament tournament(4, 3);
    tournament.apply(SetTieBreaks{*parseTieBreaks(list)});
    tournament.pairAndPublish();
    tournament.enterAll();
    return tournament;
}

/// "1 2= 3=": keys in the order of the standings.
QString orderOf(const Tournament& tournament)
{
    QStringList order;
    const RankedPlayers ranked(tournament, tournament.lastPublished().value, tournament.settings.tieBreaks);
    for (const RankedPlayers::Line& line : ranked.lines())
        order.append(QString::number(line.player->key.value) + (line.row.shared ? "=" : ""));
    return order.join(' ');
}

void editTied(MemoryTournament& tournament, int key, const std::function<void(PlayerData&)>& edit)
{
    const Player& player = *tournament.value.player(PlayerKey{key});
    PlayerData data = player.data;
    edit(data);
    tournament.apply(editOf(player, data));
}

} // namespace

/// What is left to lots, to the arbiter's hand and to values from outside (C.07 art. 4).
class TestTies : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void lotsAreDrawnOnceAndDrawingAgainGivesTheSame()
    {
        MemoryTournament tournament = allTied("WIN");
        QCOMPARE(orderOf(tournament.value), QString("1= 2= 3= 4="));
        QVERIFY(has(tournament.plan(DrawLots{77}).findings, FindingCode::tieBreaksChange, WarningLevel::twoSteps));
        tournament.apply(DrawLots{77});
        QCOMPARE(toString(tournament.value.settings.tieBreaks), std::string("WIN,LOT"));
        QCOMPARE(tournament.value.settings.lotSeed, std::optional<std::uint64_t>(77));
        const QString order = orderOf(tournament.value);
        QVERIFY2(!order.contains('='), qPrintable(order));
        // Again, with whatever seed: nothing changes.
        QVERIFY(tournament.plan(DrawLots{12345}).delta.empty());
        // Taken out of the list and drawn again: the same.
        tournament.apply(SetTieBreaks{*parseTieBreaks("WIN")});
        tournament.apply(DrawLots{999});
        QCOMPARE(tournament.value.settings.lotSeed, std::optional<std::uint64_t>(77));
        QCOMPARE(orderOf(tournament.value), order);
        QCOMPARE(tournament.plan(DrawLots{5}).step.text, QString("77"));
    }

    void noUndoLeadsToOtherLots()
    {
        const TournamentFile file;
        const auto session = createSession(file.path(), 4);
        mustApply(*session, DrawLots{77});
        session->flush();
        const auto undone = session->undo();
        QVERIFY(!undone);
        QCOMPARE(undone.error().findings.front().code, FindingCode::lotsBarrier);
        // Taking the tie-break out of the list is a step like others, and the lots stay what they are.
        mustApply(*session, SetTieBreaks{*parseTieBreaks("WIN")});
        QVERIFY(session->undo());
        mustApply(*session, SetTieBreaks{*parseTieBreaks("WIN")});
        mustApply(*session, DrawLots{5});
        QVERIFY(session->undo()); // nothing was drawn by that
        mustApply(*session, DrawLots{5});
        QCOMPARE(session->projected().settings.lotSeed, std::optional<std::uint64_t>(77));
    }

    void everySeedDrawsAnotherOrderAndWhoComesLaterChangesNoneOfIt()
    {
        std::vector<PlayerKey> players;
        for (int key = 1; key <= 6; ++key)
            players.push_back(PlayerKey{key});
        std::set<std::vector<int>> orders;
        for (std::uint64_t seed = 1; seed <= 300; ++seed) {
            const std::vector<int> lots = lotsOf(players, seed);
            QCOMPARE(std::set<int>(lots.begin(), lots.end()), (std::set<int>{1, 2, 3, 4, 5, 6}));
            orders.insert(lots);
            const std::vector<int> fewer = lotsOf(std::span(players).first(4), seed);
            for (std::size_t i = 0; i < 4; ++i)
                for (std::size_t k = 0; k < 4; ++k)
                    QCOMPARE(fewer[i] < fewer[k], lots[i] < lots[k]);
        }
        QVERIFY(orders.size() > 200); // of 720
    }

    void lotsAreKeptInTheFile()
    {
        const TournamentFile file;
        QString order;
        {
            const auto session = createSession(file.path(), 4);
            mustApply(*session, DrawLots{18'446'744'073'709'551'615ULL});
            pairAndPublish(*session);
            enterAll(*session);
            order = orderOf(session->projected());
            session->flush();
        }
        const Tournament stored = readTournament(file.path()).value();
        QCOMPARE(stored.settings.lotSeed, std::optional<std::uint64_t>(18'446'744'073'709'551'615ULL));
        QCOMPARE(orderOf(stored), order);
    }

    void theTiedAreRankedByHand()
    {
        MemoryTournament tournament = allTied("WIN,LOT");
        const std::vector<PlayerKey> all{PlayerKey{1}, PlayerKey{2}, PlayerKey{3}, PlayerKey{4}};
        QCOMPARE(tiedPlayers(tournament.value).size(), std::size_t{1});
        QVERIFY(isTiedGroup(tournament.value, all));
        const std::vector no{FindingCode::notTied};
        QCOMPARE(refusals(tournament, RankTied{{PlayerKey{1}, PlayerKey{2}}}), no);
        QCOMPARE(refusals(tournament, RankTied{{}}), no);
        tournament.apply(RankTied{{PlayerKey{3}, PlayerKey{1}, PlayerKey{4}, PlayerKey{2}}});
        QCOMPARE(toString(tournament.value.settings.tieBreaks), std::string("WIN,HAND,LOT"));
        QCOMPARE(orderOf(tournament.value), QString("3 1 4 2"));
        // Another order takes its place, and is no other list.
        QVERIFY(tournament.plan(RankTied{all}).findings.empty());
        tournament.apply(RankTied{all});
        QCOMPARE(orderOf(tournament.value), QString("1 2 3 4"));
        // While a game is open nobody is tied for good.
        tournament.apply(EnterResult{{RoundNumber{1}, 1}, std::nullopt});
        QVERIFY(tiedPlayers(tournament.value).empty());
    }

    void aValueFromOutsideDecidesWhereItStandsInTheList()
    {
        MemoryTournament tournament = allTied("EXT,WIN");
        editTied(tournament, 2, [](PlayerData& data) { data.outsideValue = QStringLiteral("2.50"); });
        editTied(tournament, 4, [](PlayerData& data) { data.outsideValue = QStringLiteral("3"); });
        QCOMPARE(orderOf(tournament.value), QString("4 2 1= 3="));
        PlayerData bad = tournament.value.player(PlayerKey{1})->data;
        bad.outsideValue = QStringLiteral("many");
        QVERIFY(!refusals(tournament, editOf(*tournament.value.player(PlayerKey{1}), bad)).empty());
        QCOMPARE(tieBreakName(TieBreak{.kind = TieBreakKind::OutsideValue}), QString("value from outside"));
    }

    void whatDecidesStandsInTheReportAndIsReadBack()
    {
        MemoryTournament tournament = allTied("EXT,HAND,LOT");
        editTied(tournament, 2, [](PlayerData& data) { data.outsideValue = QStringLiteral("2.50"); });
        tournament.apply(DrawLots{8});
        const QByteArray text = exportTrf(tournament.value, {})->bytes;
        QVERIFY2(text.contains("\n202 OTHER_EXT,OTHER_HAND,OTHER_LOT"), text.constData());
        QVERIFY2(text.contains("\n212 PTS,OTHER_EXT,OTHER_HAND,OTHER_LOT"), text.constData());
        QVERIFY2(text.contains("\n### Outside values: 2=2.50"), text.constData());
        QVERIFY2(text.contains("\n### Lots, seed 8: 1="), text.constData());
        // Lots follow from who the players are, so they come back as an order by hand where there is no other.
        MemoryTournament lots = allTied("EXT,LOT");
        editTied(lots, 2, [](PlayerData& data) { data.outsideValue = QStringLiteral("2.50"); });
        lots.apply(DrawLots{8});
        const auto imported = importTrf(exportTrf(lots.value, {})->bytes, {});
        QVERIFY(imported);
        QCOMPARE(toString(imported->tournament.settings.tieBreaks), std::string("EXT,HAND"));
        QCOMPARE(orderOf(imported->tournament), orderOf(lots.value));
        QVERIFY(imported->tournament.keptLines.empty());
        for (const TrfImportNote& note : imported->notes) // the ranks of the file are right by what it tells
            QVERIFY2(note.code != TrfImportNote::Code::ranksDiffer, qPrintable(note.text));
    }

    void ratingTieBreaksAreAdvisedAgainstInALongEvent()
    {
        MemoryTournament tournament(4, 3);
        QVERIFY(tournament.plan(SetTieBreaks{*parseTieBreaks("ARO,WIN")}).findings.empty());
        EventData data = tournament.value.event;
        data.start = QDate(2026, 9, 1);
        data.end = QDate(2026, 9, 30);
        tournament.apply(editOf(tournament.value.event, data));
        QVERIFY(tournament.plan(SetTieBreaks{*parseTieBreaks("ARO,WIN")}).findings.empty());
        data.end = QDate(2026, 10, 1);
        tournament.apply(editOf(tournament.value.event, data));
        const auto plan = tournament.plan(SetTieBreaks{*parseTieBreaks("WIN,ARO")});
        QVERIFY(has(plan.findings, FindingCode::ratingTieBreakInLongEvent, WarningLevel::acknowledge));
        QVERIFY(tournament.plan(SetTieBreaks{*parseTieBreaks("WIN,BH")}).findings.empty());
        // One beside another, or in its place.
        tournament.apply(SetTieBreaks{*parseTieBreaks("WIN,ARO")});
        QVERIFY(tournament.plan(SetTieBreaks{*parseTieBreaks("ARO,WIN")}).findings.empty());
        QVERIFY(has(tournament.plan(SetTieBreaks{*parseTieBreaks("TPR,WIN")}).findings,
                    FindingCode::ratingTieBreakInLongEvent, WarningLevel::acknowledge));
        // The event grows around one that was chosen before.
        data.end = QDate(2026, 9, 30);
        tournament.apply(editOf(tournament.value.event, data));
        data.end = QDate(2026, 10, 1);
        QVERIFY(has(tournament.plan(editOf(tournament.value.event, data)).findings,
                    FindingCode::ratingTieBreakInLongEvent, WarningLevel::acknowledge));
    }

    /// Round 1 in September, round 2 in October; 2 has another rating in October.
    void ofSeveralRatingsTheFirstCountsOrThatOfTheRoundOrTheOneChosen()
    {
        MemoryTournament tournament(4, 3);
        EventData data = tournament.value.event;
        data.start = QDate(2026, 9, 1);
        data.end = QDate(2026, 10, 20);
        data.roundDates = {{RoundNumber{1}, QDate(2026, 9, 5)}, {RoundNumber{2}, QDate(2026, 10, 5)}};
        SetEventData edit = editOf(tournament.value.event, data);
        tournament.apply(edit);
        for (const int key : {1, 2, 3, 4})
            editTied(tournament, key, [key](PlayerData& player) {
                player.rating = Rating{2000, RatingSource::fide, {}};
                player.periodRatings = {{QStringLiteral("2026-10"), {2000 + 10 * key, {}, {}}}};
            });
        tournament.pairAndPublish();
        tournament.enterAll();
        tournament.pairAndPublish();
        tournament.enterAll();
        const EngineView view = publishedView(tournament.value);
        const auto valueOf = [&](const char* code) {
            const auto list = *parseTieBreaks(code);
            for (const StandingsRow& row : standings(view.state, 2, list, tournament.value.tieBreakRules()))
                if (view.order.keyOf(row.tpn) == PlayerKey{1})
                    return QString::fromStdString(toString(*row.tieBreaks[0].value));
            return QString();
        };
        int october = 0; // of the opponent in round 2
        int both = 0;
        for (int round = 1; round <= 2; ++round) {
            const auto opponent =
                scheduledOpponent(view.state.record(*view.order.tpnOf(PlayerKey{1}), RoundNumber{round}));
            const int rating = 2000 + 10 * static_cast<int>(view.order.keyOf(*opponent).value);
            both += rating;
            october = rating;
        }
        QCOMPARE(valueOf("ARO"), QString("2000"));
        QCOMPARE(valueOf("ARO/V2"), QString::number((both + 1) / 2));
        QCOMPARE(valueOf("ARO/VR"), QString::number((2000 + october + 1) / 2));
        QCOMPARE(valueOf("RTNG/V2"), QString("2010"));
        QCOMPARE(tieBreakName(*parseTieBreak("ARO/VR")),
                 QString("average rating of the opponents by the rating of each round"));
    }
};

static const pairwright::RegisteredTest<TestTies> registered("test_ties");
#include "test_ties.moc"
