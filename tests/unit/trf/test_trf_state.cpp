#include "engine/trf/reader.h"
#include "engine/trf/replay.h"
#include "engine/trf/to_state.h"
#include "tests/support/corpora.h"
#include "tests/support/lim_options.h"
#include "tests/support/registered_test.h"
#include "tests/support/trf_text.h"
#include "tests/unit/trf/good_reading.h"

#include <QtTest>

#include <algorithm>

using namespace pairwright;
using namespace pairwright::trf;
using test::file;
using test::playerLine;

namespace {

/// Ids 10, 20, 30, 40 after one round: 10-30 and 40-20; then `more` lines.
Document fourAfterOne(const std::vector<std::string>& more = {})
{
    std::vector<std::string> lines{
        playerLine({10, "A", "2400", " 1.0", {"  30 w 1"}}), playerLine({20, "B", "2300", " 0.5", {"  40 b ="}}),
        playerLine({30, "C", "2200", " 0.0", {"  10 b 0"}}), playerLine({40, "D", "", " 0.5", {"  20 w ="}})};
    lines.insert(lines.end(), more.begin(), more.end());
    return goodDocument(file(lines));
}

bool hasNote(const ConvertedState& converted, NoteCode code)
{
    return std::any_of(converted.notes.begin(), converted.notes.end(),
                       [code](const Note& note) { return note.code == code; });
}

} // namespace

class TestTrfState : public QObject {
    Q_OBJECT
private slots:
    void idsBecomeTpnsInTheirOrder()
    {
        const auto converted = toState(fourAfterOne({"XXR 3", "XXC white1"}));
        QVERIFY(converted);
        QVERIFY((converted->ids == std::vector{FileId{10}, FileId{20}, FileId{30}, FileId{40}}));
        QVERIFY(converted->tpnOf(FileId{30}) == Tpn{3});
        QVERIFY(!converted->tpnOf(FileId{31}));
        QVERIFY(!converted->tpnOf(FileId{9999}));
        QVERIFY(converted->idOf(Tpn{4}) == FileId{40});
        const TournamentState& state = converted->state;
        QCOMPARE(state.plannedRounds, 3);
        QCOMPARE(state.players[0].rating, std::optional(2400));
        QVERIFY(state.record(Tpn{1}, RoundNumber{1}) ==
                RoundRecord(PlayedGame{Tpn{3}, Colour::White, GameOutcome::Win, true}));
        QVERIFY(state.record(Tpn{2}, RoundNumber{1}) ==
                RoundRecord(PlayedGame{Tpn{4}, Colour::Black, GameOutcome::Draw, true}));
        QVERIFY(converted->notes.empty());
    }

    void fileOrderDecidesWhenTheFileSaysRank()
    {
        const auto converted =
            toState(goodDocument(file({playerLine({7, "G"}), playerLine({3, "C"}), "XXC rank white1", "XXR 3"})));
        QVERIFY(converted);
        QVERIFY(converted->idOf(Tpn{1}) == FileId{7});
    }

    void everyKindOfCellBecomesItsRecord()
    {
        const auto converted = toState(goodDocument(
            file({playerLine({1, "A", "", "", {"   2 w +", "   2 b W", "0000 - U", "0000 - F"}}),
                  playerLine({2, "B", "", "", {"   1 b -", "   1 w L", "0000 - H", "   3 w ?"}}),
                  playerLine({3, "C", "", "", {"0000 - Z", "        ", "0000 - Z", "   2 b ?"}}), "XXR 9"})));
        QVERIFY(converted);
        const auto record = [&](int tpn, int round) {
            return converted->state.record(Tpn{tpn}, RoundNumber{round});
        };
        QVERIFY(record(1, 1) == RoundRecord(ForfeitedGame{Tpn{2}, Colour::White, true}));
        QVERIFY(record(2, 1) == RoundRecord(ForfeitedGame{Tpn{1}, Colour::Black, false}));
        QVERIFY(record(1, 2) == RoundRecord(PlayedGame{Tpn{2}, Colour::Black, GameOutcome::Win, false}));
        QVERIFY(record(1, 3) == RoundRecord(Bye{ByeKind::PairingAllocated}));
        QVERIFY(record(1, 4) == RoundRecord(Bye{ByeKind::Full}));
        QVERIFY(record(2, 3) == RoundRecord(Bye{ByeKind::Half}));
        QVERIFY(record(3, 2) == RoundRecord(Bye{ByeKind::Zero}));
        QVERIFY(record(3, 4) == RoundRecord(PlayedGame{Tpn{2}, Colour::Black, GameOutcome::Adjourned, true}));
    }

    void absencesOfTheRoundToPairAreInTheRequest()
    {
        const auto input = toPairingInput(fourAfterOne({"XXR 5", "240 H   2   20", "240 Z   3   30", "XXZ 40"}));
        QVERIFY(input);
        QCOMPARE(input->round.value, 2);
        QVERIFY((input->request.absent == std::vector{Tpn{2}, Tpn{4}}));
        QCOMPARE(input->converted.state.roundsPlayed(), 1);
    }

    void systemComesFromChoiceCommentRecordOrDate_data()
    {
        QTest::addColumn<QStringList>("lines");
        QTest::addColumn<int>("edition"); // 0: refused
        QTest::addColumn<int>("note");    // -1: none
        const auto row = [](const char* name, const QStringList& lines, int edition, int note = -1) {
            QTest::newRow(name) << lines << edition << note;
        };
        row("192", {"192 FIDE_DUTCH_2017"}, 2017);
        row("192 in 2026 form", {"192 FIDE_DUTCH_2026"}, 2026);
        row("192 of 2025", {"192 FIDE_DUTCH_2025"}, 2026);
        row("192 with acceleration", {"192 FIDE_DUTCH_2017_BAKU"}, 2017,
            static_cast<int>(NoteCode::virtualPointsComputed));
        row("bare code before the change", {"192 FIDE_DUTCH", "042 2026/01/31"}, 2017);
        row("bare code after the change", {"192 FIDE_DUTCH", "042 2026/02/01"}, 2026);
        row("code in 092", {"092 FIDE_DUTCH_2017"}, 2017);
        row("comment", {"192 CUSTOM_SWISS", "### SYSTEM dutch 2017"}, 2017);
        row("comment alone", {"### SYSTEM dutch 2017"}, 2017);
        row("date", {"042 2020/05/01"}, 2017, static_cast<int>(NoteCode::systemByDate));
        row("nothing", {}, 2026, static_cast<int>(NoteCode::systemByDefault));
        row("unknown code", {"192 FIDE_NONSENSE"}, 0);
        row("custom without comment", {"192 CUSTOM_SWISS"}, 0);
        row("comment with unknown edition", {"### SYSTEM dutch 1900"}, 0);
        row("comment against record", {"192 FIDE_DUTCH_2026", "### SYSTEM dutch 2017"}, 0);
    }

    void systemComesFromChoiceCommentRecordOrDate()
    {
        QFETCH(QStringList, lines);
        QFETCH(int, edition);
        QFETCH(int, note);
        std::vector<std::string> more{"XXR 5", "XXC white1"};
        for (const QString& line : lines)
            more.push_back(line.toStdString());
        const auto input = toPairingInput(fourAfterOne(more));
        QCOMPARE(input.hasValue(), edition != 0);
        if (!input) {
            QVERIFY(!describe(input.error()).empty());
            return;
        }
        QVERIFY((input->request.system == SystemEdition{System::Dutch, edition}));
        QCOMPARE(input->converted.notes.size(), note < 0 ? std::size_t{0} : std::size_t{1});
        if (note >= 0)
            QVERIFY(hasNote(input->converted, static_cast<NoteCode>(note)));
    }

    void theCallersChoiceGoesFirst()
    {
        Choices choices;
        choices.system = "dutch";
        choices.edition = 2017;
        choices.rounds = 9;
        choices.initialColour = Colour::Black;
        const auto input = toPairingInput(fourAfterOne({"XXR 5", "XXC white1", "192 FIDE_DUTCH_2026"}), choices);
        QVERIFY(input);
        QCOMPARE(input->request.system.edition, 2017);
        QCOMPARE(input->converted.state.plannedRounds, 9);
        QVERIFY(input->converted.state.initialColour == Colour::Black);
        choices.system = "nonsense";
        const auto refused = toPairingInput(fourAfterOne({"XXR 5"}), choices);
        QVERIFY(!refused);
        QVERIFY(QString::fromStdString(describe(refused.error())).contains("dutch 2026"));
        Choices editionOnly;
        editionOnly.edition = 2017;
        QVERIFY(!toPairingInput(fourAfterOne({"XXR 5", "192 FIDE_NONSENSE"}), editionOnly));
    }

    void roundsThatCannotBePairedAreRefused_data()
    {
        QTest::addColumn<QStringList>("lines");
        QTest::addColumn<int>("code");
        QTest::newRow("unknown number of rounds")
            << QStringList{} << static_cast<int>(ConversionErrorCode::unknownRounds);
        QTest::newRow("all paired") << QStringList{"XXR 1"} << static_cast<int>(ConversionErrorCode::allRoundsPaired);
        QTest::newRow("299") << QStringList{"XXR 5", "299         +2.0   0   10"}
                             << static_cast<int>(ConversionErrorCode::notSupported);
        QTest::newRow("teams") << QStringList{"XXR 5", "310   1 Team"}
                               << static_cast<int>(ConversionErrorCode::notSupported);
        QTest::newRow("teams of TRF16") << QStringList{"XXR 5", "092 Team: Swiss-System", "013 Team A"}
                                        << static_cast<int>(ConversionErrorCode::notSupported);
        QTest::newRow("Baku with odd points") << QStringList{"XXR 5", "192 FIDE_DUTCH_BAKU", "162  W 3.0    D 1.0"}
                                              << static_cast<int>(ConversionErrorCode::pointsForBaku);
    }

    void roundsThatCannotBePairedAreRefused()
    {
        QFETCH(QStringList, lines);
        QFETCH(int, code);
        std::vector<std::string> more;
        for (const QString& line : lines)
            more.push_back(line.toStdString());
        const auto input = toPairingInput(fourAfterOne(more));
        QVERIFY(!input);
        QCOMPARE(static_cast<int>(input.error().code), code);
        QVERIFY(!describe(input.error()).empty());
    }

    void aFileWithMoreRoundsThanTheTournamentHasSaysSo()
    {
        const Document document = goodDocument(file({playerLine({1, "A", "", "", {"   2 b 1", "0000 - U"}}),
                                                     playerLine({2, "B", "", "", {"   1 w 0"}}), "XXR 1"}));
        for (const int round : {1, 2}) { // whichever is looked at: cut off before it, the file would not show it
            const auto recorded = recordedRound(document, RoundNumber{round});
            QVERIFY(!recorded);
            QCOMPARE(describe(recorded.error()), "the number of rounds is 1, but 2 rounds are paired already");
        }
    }

    void aSystemOfTeamsIsNamedAsSuch()
    {
        const auto input = toPairingInput(fourAfterOne({"XXR 5", "192 FIDE_TEAM_TYPEA_MP_GP"}));
        QVERIFY(!input);
        QCOMPARE(describe(input.error()), "\"FIDE_TEAM_TYPEA_MP_GP\" is a system of teams that is not known here");
    }

    void individualsWhoseTeamsAreCountedCanBePaired()
    {
        QVERIFY(toPairingInput(fourAfterOne({"XXR 5", "092 Individual: Swiss-System", "013 Team A"})));
    }

    void openGamesAreNamed()
    {
        const auto input = toPairingInput(goodDocument(
            file({playerLine({1, "A", "", "", {"   2 b  "}}), playerLine({2, "B", "", "", {"   1 w  "}}), "XXR 3"})));
        QVERIFY(!input);
        QVERIFY(input.error().code == ConversionErrorCode::openGames);
        QVERIFY((input.error().games == std::vector{std::pair{FileId{2}, FileId{1}}}));
        QVERIFY(QString::fromStdString(describe(input.error())).contains("2-1"));
    }

    void initialColourIsInferredFromTheFirstColours()
    {
        // Player 10 is absent in round 1 on request and has no number: 20 is the first of those with a board.
        const auto converted = toState(
            goodDocument(file({playerLine({10, "A", "", "", {"0000 - H"}}), playerLine({20, "B", "", "", {"  40 b 1"}}),
                               playerLine({30, "C", "", "", {"  50 w 1"}}), playerLine({40, "D", "", "", {"  20 w 0"}}),
                               playerLine({50, "E", "", "", {"  30 b 0"}}), "XXR 5"})));
        QVERIFY(converted);
        QVERIFY(converted->state.initialColour == Colour::Black);
        QVERIFY(hasNote(*converted, NoteCode::initialColourInferred));
        const auto assumed = toState(goodDocument(file({playerLine({1, "A"}), playerLine({2, "B"}), "XXR 3"})));
        QVERIFY(assumed->state.initialColour == Colour::White);
        QVERIFY(hasNote(*assumed, NoteCode::initialColourAssumed));
    }

    void aForfeitWithoutColoursTellsNothingOfTheLot()
    {
        const auto converted = toState(goodDocument(
            file({playerLine({1, "A", "", "", {"   3 - +"}}), playerLine({2, "B", "", "", {"   4 w 1"}}),
                  playerLine({3, "C", "", "", {"   1 - -"}}), playerLine({4, "D", "", "", {"   2 b 0"}}), "XXR 5"})));
        QVERIFY(converted);
        QVERIFY(converted->state.initialColour == Colour::Black);
    }

    void theLotThatRoundOneShowsIsThatOfRoundOneToo()
    {
        const Document document = goodDocument(file({playerLine({1, "A", "", "", {"   3 b 1", "   2 w  "}}),
                                                     playerLine({2, "B", "", "", {"   4 w 1", "   1 b  "}}),
                                                     playerLine({3, "C", "", "", {"   1 w 0", "   4 b  "}}),
                                                     playerLine({4, "D", "", "", {"   2 b 0", "   3 w  "}}), "XXR 5"}));
        for (const int round : {1, 2}) {
            const auto recorded = recordedRound(document, RoundNumber{round});
            QVERIFY(recorded);
            QVERIFY(recorded->input.converted.state.initialColour == Colour::Black);
            QVERIFY(hasNote(recorded->input.converted, NoteCode::initialColourInferred));
            QVERIFY(!hasNote(recorded->input.converted, NoteCode::initialColourAssumed));
        }
    }

    void inferredColoursAreThoseOfTheReferenceTournaments()
    {
        int checked = 0;
        for (const QString& path : test::corpusFiles()) {
            if (!path.contains("/corpora/dutch-20"))
                continue;
            Document document = goodDocument(test::contentOf(path).toStdString());
            if (!document.initialColour || document.pairedRounds() == 0)
                continue;
            const Colour drawn = *document.initialColour;
            document.initialColour.reset();
            const auto converted = toState(document);
            QVERIFY2(converted && converted->state.initialColour == drawn, qPrintable(path));
            ++checked;
        }
        QVERIFY(checked >= 360);
    }

    void forbiddenPairsAndVirtualPointsAreCarried()
    {
        const auto converted =
            toState(fourAfterOne({"XXR 5", "260   2   3   10   40", "250       1.0   1   2   10   20"}));
        QVERIFY(converted);
        QVERIFY((converted->state.forbidden ==
                 std::vector{ForbiddenGroup{{Tpn{1}, Tpn{4}}, RoundNumber{2}, RoundNumber{3}}}));
        QVERIFY((converted->state.players[1].virtualPoints == std::vector{Score{10}, Score{10}}));
        QVERIFY(converted->state.players[2].virtualPoints.empty());
    }

    void bakuOfRecord192IsComputed_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("rounds");
        QTest::addColumn<int>("accelerated");
        QTest::addColumn<QString>("tenths");
        QTest::newRow("10 players, 5 rounds") << 10 << 5 << 6 << "10 10 5";
        QTest::newRow("13 players, 9 rounds") << 13 << 9 << 8 << "10 10 10 5 5";
        QTest::newRow("161 players, 7 rounds") << 161 << 7 << 82 << "10 10 5 5";
    }

    void bakuOfRecord192IsComputed()
    {
        QFETCH(int, players);
        QFETCH(int, rounds);
        QFETCH(int, accelerated);
        QFETCH(QString, tenths);
        std::vector<std::string> lines{"192 FIDE_DUTCH_2026_BAKU", "142 " + std::to_string(rounds)};
        for (int id = 1; id <= players; ++id)
            lines.push_back(playerLine({id, "P" + std::to_string(id)}));
        const auto converted = toState(goodDocument(file(lines)));
        QVERIFY(converted);
        QVERIFY(hasNote(*converted, NoteCode::virtualPointsComputed));
        for (int id = 1; id <= players; ++id) {
            QStringList found;
            for (const Score score : converted->state.players[static_cast<std::size_t>(id - 1)].virtualPoints)
                found << QString::number(score.tenths);
            QCOMPARE(found.join(' '), id <= accelerated ? tenths : QString());
        }
    }

    void explicitVirtualPointsGoBeforeBaku()
    {
        const auto converted = toState(fourAfterOne({"142 5", "192 FIDE_DUTCH_BAKU", "XXA   10  0.5"}));
        QVERIFY(converted);
        QVERIFY((converted->state.players[0].virtualPoints == std::vector{Score{5}}));
        QVERIFY(converted->state.players[1].virtualPoints.empty());
        QVERIFY(hasNote(*converted, NoteCode::virtualPointsDiffer));
        // Four players: 2 * ceil(4/4) of them are accelerated, by one point in rounds 1 and 2 of 5.
        const auto same = toState(
            fourAfterOne({"142 5", "192 FIDE_DUTCH_BAKU", "XXA   10  1.0  1.0  0.5", "XXA   20  1.0  1.0  0.5"}));
        QVERIFY(same);
        QVERIFY(!hasNote(*same, NoteCode::virtualPointsDiffer));
    }

    void aLateEntryIsNoMemberOfTheListWhenRoundOneIsReplayed()
    {
        // Nine players after round 1, the last of them with a zero-point bye: eight were on the list, so four are
        // accelerated; with nine it would be six.
        std::vector<std::string> lines{"142 7", "152 W", "192 FIDE_DUTCH_2026_BAKU"};
        for (int id = 1; id <= 8; ++id) {
            const int other = id <= 4 ? id + 4 : id - 4;
            const std::string cell = "   " + std::to_string(other) + (id <= 4 ? " w =" : " b =");
            lines.push_back(playerLine({id, "P" + std::to_string(id), "2000", " 0.5", {cell}}));
        }
        lines.push_back(playerLine({9, "P9", "2000", " 0.0", {"0000 - Z"}}));
        const auto recorded = recordedRound(goodDocument(file(lines)), RoundNumber{1});
        QVERIFY(recorded);
        const auto& players = recorded->input.converted.state.players;
        QVERIFY(!players[3].virtualPoints.empty());
        QVERIFY(players[4].virtualPoints.empty());
        QCOMPARE(recorded->input.request.absent.size(), std::size_t{1});
    }

    void bakuNeedsAWinWorthTwoDraws()
    {
        const auto refused = toState(fourAfterOne({"142 5", "192 FIDE_DUTCH_BAKU", "XXS W=3 D=1"}));
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ConversionErrorCode::pointsForBaku);
        QVERIFY(describe(refused.error()).find("_BAKU") != std::string::npos);
    }

    void theMaxiOptionOfLimIsRead()
    {
        const std::vector<std::string> lim{"142 5", "192 CUSTOM_SWISS", "### SYSTEM lim 2026"};
        const auto with = [&](const std::string& option) {
            std::vector<std::string> lines = lim;
            lines.push_back(option);
            return toPairingInput(fourAfterOne(lines));
        };
        QCOMPARE(with("### nothing")->request.options, SystemOptions());
        QCOMPARE(with("### OPTION lim-maxi on")->request.options, withMaxi("on"));
        QCOMPARE(with("### OPTION lim-maxi off")->request.options, withMaxi("off"));
        QCOMPARE(with("### OPTION lim-maxi maybe").error().code, ConversionErrorCode::badOption);
        Choices choices;
        choices.options = {{"lim-maxi", "off"}};
        std::vector<std::string> lines = lim;
        lines.emplace_back("### OPTION lim-maxi on");
        QCOMPARE(toPairingInput(fourAfterOne(lines), choices)->request.options, withMaxi("off"));
    }
};

static const pairwright::RegisteredTest<TestTrfState> registered("unit_trf_state");
#include "test_trf_state.moc"
