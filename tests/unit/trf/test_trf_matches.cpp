#include "engine/tiebreaks/standings.h"
#include "engine/trf/reader.h"
#include "engine/trf/replay.h"
#include "engine/trf/to_state.h"
#include "engine/trf/writer.h"
#include "tests/support/registered_test.h"
#include "tests/support/trf_text.h"
#include "tests/support/trf_validator.h"

#include <QtTest>

#include <algorithm>

using namespace pairwright;
using namespace pairwright::trf;
using pairwright::test::file;
using pairwright::test::playerLine;

namespace {

using Cells = std::vector<std::string>;

/// Five players, two matches: 1-3 2-0, 4-2 with a game forfeited by each, 5 has the bye; 3-5 forfeited by 5, 4 has a
/// half-point bye, 2 a zero-point one that the file leaves blank, 1 a full-point bye.
const Cells cellsOf[] = {{"   3 w 1", "   3 b 1", "0000 - F", "0000 - F"},
                         {"   4 b +", "   4 w -"},
                         {"   1 b 0", "   1 w 0", "   5 w +", "   5 b +"},
                         {"   2 w -", "   2 b +", "0000 - H", "0000 - H"},
                         {"0000 - U", "0000 - H", "   3 b -", "   3 w -"}};
const char* const points[] = {" 4.0", " 1.0", " 2.0", " 2.0", " 1.5"};

/// The file with `more` records; `change` replaces the cells of a player.
std::string fiveFile(const std::vector<std::string>& more, const std::pair<int, Cells>& change = {})
{
    std::vector<std::string> lines{"012 Matches", "152 W"};
    lines.insert(lines.end(), more.begin(), more.end());
    for (int id = 1; id <= 5; ++id)
        lines.push_back(playerLine({id, "Player " + std::to_string(id), std::to_string(2500 - 100 * id), points[id - 1],
                                    change.first == id ? change.second : cellsOf[id - 1]}));
    return file(lines);
}

const std::vector<std::string> named{"142 8", "192 FIDE_DOUBLESWISS"};

ReadError errorOf(const std::string& text)
{
    const auto result = read(text);
    return result ? ReadError{} : result.error();
}

std::string messageOf(const std::string& text)
{
    const auto result = read(text);
    return result ? "read" : describe(result.error());
}

} // namespace

/// The Double-Swiss System in a TRF: a round is a match of two games and takes two columns.
class TestTrfMatches : public QObject {
    Q_OBJECT
private slots:
    void aRoundIsTwoColumns()
    {
        const auto result = read(fiveFile(named));
        QVERIFY2(result.hasValue(), messageOf(fiveFile(named)).c_str());
        const Document& document = result->document;
        QVERIFY2(result->repairs.empty(), describe(result->repairs.empty() ? Repair{} : result->repairs[0]).c_str());
        QCOMPARE(document.gamesOfARound, 2);
        QCOMPARE(document.pairedRounds(), 2);
        QCOMPARE(document.rounds, std::optional(4));
        QCOMPARE(document.players[1].rounds.size(), std::size_t{4});

        const auto input = toPairingInput(document);
        QVERIFY(input.hasValue());
        QCOMPARE(input->round, RoundNumber{3});
        QVERIFY(input->request.system == (SystemEdition{System::DoubleSwiss, 2026}));
        const TournamentState& state = input->converted.state;
        QCOMPARE(state.plannedRounds, 4);
        QCOMPARE(state.roundsPlayed(), 2);
        const auto rows = standings(state, 2, {});
        for (const StandingsRow& row : rows)
            QCOMPARE(" " + toString(row.score), std::string(points[row.tpn.value - 1]));
        const auto pairing = pairRound(state, input->request);
        QVERIFY(pairing.hasValue());
        QCOMPARE(pairing->boards.size(), std::size_t{2});
        QVERIFY(pairing->bye != Tpn{1} && pairing->bye != Tpn{3} && pairing->bye != Tpn{5}); // C2
    }

    void theSystemIsNamedByTheCommentToo()
    {
        for (const std::vector<std::string>& records : {std::vector<std::string>{"### SYSTEM double-swiss 2026"},
                                                        {"192 FIDE_DOUBLESWISS_BAKU"},
                                                        {"192 CUSTOM_DOUBLESWISS", "### SYSTEM double-swiss 2026"}}) {
            auto known = records;
            known.emplace_back("XXR 8");
            const auto result = read(fiveFile(known));
            QVERIFY(result.hasValue());
            QCOMPARE(result->document.gamesOfARound, 2);
            const auto input = toPairingInput(result->document);
            QVERIFY(input.hasValue());
            QVERIFY(input->request.system == (SystemEdition{System::DoubleSwiss, 2026}));
        }
    }

    void aCallerMayKnowTheSystemInstead()
    {
        const std::string text = fiveFile({"142 8"});
        Choices choices;
        choices.system = "double-swiss";
        QCOMPARE(gamesOfARound(choices), std::optional(2));
        const auto known = read(text, gamesOfARound(choices));
        QVERIFY(known.hasValue());
        const auto input = toPairingInput(known->document, choices);
        QVERIFY(input.hasValue());
        QCOMPARE(input->round, RoundNumber{3});
        choices.rounds = 2; // of matches
        QCOMPARE(toPairingInput(known->document, choices).error().code, ConversionErrorCode::allRoundsPaired);
        choices.rounds = 3;
        QVERIFY(toPairingInput(known->document, choices).hasValue());
        // Read without that knowledge there are four rounds of one game.
        const auto unknown = read(text);
        QVERIFY(unknown.hasValue());
        QCOMPARE(unknown->document.pairedRounds(), 4);
        choices.rounds.reset();
        QCOMPARE(toPairingInput(unknown->document, choices).error().code, ConversionErrorCode::otherColumns);
    }

    void aMatchMayHaveThreeGames()
    {
        const auto fileWith = [](const std::string& lastOfOne, const std::string& lastOfTwo) {
            return file({"012 Matches", "142 3", "152 W",
                         playerLine({1, "Player 1", "2400", " 2.5", {"   2 w 1", "   2 b 1", lastOfOne}}),
                         playerLine({2, "Player 2", "2300", " 0.5", {"   1 b 0", "   1 w 0", lastOfTwo}}),
                         playerLine({3, "Player 3", "2200", " 2.0", {"0000 - U", "0000 - H", "0000 - H"}})});
        };
        const auto result = read(fileWith("   2 w =", "   1 b ="), 3);
        QVERIFY(result.hasValue());
        QVERIFY(result->repairs.empty());
        QCOMPARE(result->document.pairedRounds(), 1);
        QCOMPARE(result->document.rounds, std::optional(1));
        const auto state = toState(result->document);
        QVERIFY(state.hasValue());
        QCOMPARE(state->state.roundsPlayed(), 1);
        QCOMPARE(state->state.scoreAfter(Tpn{1}, 1).tenths, 25);
        QCOMPARE(state->state.scoreAfter(Tpn{3}, 1).tenths, 20);

        const auto sameColourTwice = read(fileWith("   2 b =", "   1 w ="), 3);
        QVERIFY(!sameColourTwice.hasValue());
        QCOMPARE(sameColourTwice.error().code, ReadErrorCode::noMatch);
        QCOMPARE(sameColourTwice.error().round, std::optional(RoundNumber{2})); // and the column behind it
    }

    void columnsThatAreNoMatchAreRefused_data()
    {
        QTest::addColumn<int>("player");
        QTest::addColumn<QStringList>("cells");
        QTest::addColumn<int>("column");
        QTest::newRow("half a bye") << 4 << QStringList{"   2 w -", "   2 b +", "0000 - H", "0000 - Z"} << 3;
        QTest::newRow("bye and blank") << 4 << QStringList{"   2 w -", "   2 b +", "0000 - H"} << 3;
        QTest::newRow("two whole byes") << 5 << QStringList{"0000 - U", "0000 - U", "   3 b -", "   3 w -"} << 1;
        QTest::newRow("bye the wrong way round")
            << 5 << QStringList{"0000 - H", "0000 - U", "   3 b -", "   3 w -"} << 1;
        QTest::newRow("request for one game")
            << 4 << QStringList{"   2 w -", "   2 b +", "0000 - H", "0000 - H", "0000 - H"} << 5;
        QTest::newRow("requests that differ")
            << 4 << QStringList{"   2 w -", "   2 b +", "0000 - H", "0000 - H", "0000 - F", "0000 - H"} << 5;
    }
    void columnsThatAreNoMatchAreRefused()
    {
        QFETCH(int, player);
        QFETCH(QStringList, cells);
        QFETCH(int, column);
        Cells replaced;
        for (const QString& cell : cells)
            replaced.push_back(cell.toStdString());
        const std::string text = fiveFile(named, {player, replaced});
        const ReadError error = errorOf(text);
        QCOMPARE(error.code, ReadErrorCode::noMatch);
        QCOMPARE(error.player, std::optional(FileId{player}));
        QCOMPARE(error.round, std::optional(RoundNumber{column}));
        const QString message = QString::fromStdString(messageOf(text));
        QVERIFY2(message.contains(QString("columns %1 and %2").arg(column).arg(column + 1)) &&
                     message.contains(QString("player %1").arg(player)),
                 qPrintable(message));
        // The same columns are rounds of a system of single games.
        QVERIFY(read(fiveFile({"142 8", "192 FIDE_DUTCH_2026"}, {player, replaced})).hasValue());
    }

    void otherOpponentsAndEqualColoursAreRefused()
    {
        const auto text = [](const char* one, const char* two) {
            return file({"192 FIDE_DOUBLESWISS", playerLine({1, "A", "2100", " 2.0", {"   2 w 1", one}}),
                         playerLine({2, "B", "2000", " 0.0", {"   1 b 0", two}}),
                         playerLine({3, "C", "2000", " 0.0", {"   4 w 0", one[3] == '3' ? "   1 b 0" : "   4 b 0"}}),
                         playerLine({4, "D", "2000", " 2.0", {"   3 b 1", one[3] == '3' ? "0000 - F" : "   3 w 1"}})});
        };
        QVERIFY(read(text("   2 b 1", "   1 w 0")).hasValue());
        QCOMPARE(errorOf(text("   2 w 1", "   1 b 0")).code, ReadErrorCode::noMatch);
        QCOMPARE(errorOf(text("   3 w 1", "0000 - Z")).code, ReadErrorCode::noMatch);
    }

    void matchesAreCountedByTwoColumns()
    {
        for (const char* record : {"142 7", "XXR 7"}) {
            const ReadError error = errorOf(fiveFile({"192 FIDE_DOUBLESWISS", record}));
            QCOMPARE(error.code, ReadErrorCode::halfOfAMatch);
            QCOMPARE(error.record, std::string(record, 3));
            QVERIFY(describe(error).find("even number, not 7") != std::string::npos);
        }
    }

    void requestsVirtualPointsAndForbiddenPairsCountMatches()
    {
        auto records = named;
        for (const char* record : {"240 H   4    3", "250       2.0   1   2    1    2", "260   3   4    1    2"})
            records.emplace_back(record);
        const Cells third{"   1 b 0", "   1 w 0", "   5 w +", "   5 b +", "0000 - Z", "0000 - Z"};
        const auto result = read(fiveFile(records, {3, third}));
        QVERIFY(result.hasValue());
        const Document& document = result->document;
        const std::vector<ByeRequest> requests{{RoundNumber{3}, FileId{3}, ByeKind::Zero},
                                               {RoundNumber{4}, FileId{3}, ByeKind::Half}};
        QVERIFY(document.requests == requests);
        QVERIFY(document.players[0].virtualPoints == (std::vector<Score>{Score{20}, Score{20}}));
        QVERIFY(document.forbidden[0].first == RoundNumber{3} && !document.forbidden[0].last);
        const auto input = toPairingInput(document);
        QVERIFY(input->request.absent == std::vector<Tpn>{Tpn{3}});

        // 240 names a match that is paired: both columns must say so.
        records.emplace_back("240 H   2    4");
        records.emplace_back("240 H   2    2"); // blank there
        const auto more = read(fiveFile(records));
        QVERIFY(more.hasValue());
        QCOMPARE(more->document.players[1].rounds[3].result, CellResult::halfPointBye);
        records.emplace_back("240 F   2    4");
        QCOMPARE(errorOf(fiveFile(records)).code, ReadErrorCode::contradictingRequest);
    }

    void bakuGivesTwoWinsOfAGame()
    {
        const auto result = read(file({"142 8", "152 W", "192 FIDE_DOUBLESWISS_BAKU", playerLine({1, "A"}),
                                       playerLine({2, "B"}), playerLine({3, "C"}), playerLine({4, "D"})}));
        const auto input = toPairingInput(result->document);
        QVERIFY(input.hasValue());
        QVERIFY(input->converted.state.players[1].virtualPoints == (std::vector<Score>{Score{20}, Score{10}}));
        QVERIFY(input->converted.state.players[2].virtualPoints.empty());
    }

    void everyVersionAndProfileComesBack()
    {
        auto records = named;
        records.emplace_back("240 H   4    3");
        records.emplace_back("260   3   4    1    2");
        const Cells third{"   1 b 0", "   1 w 0", "   5 w +", "   5 b +", "0000 - Z", "0000 - Z"};
        auto document = read(fiveFile(records, {3, third}))->document;
        for (const Profile profile : {Profile::report, Profile::engine}) {
            const auto written = write(document, {Version::trf26, profile});
            QVERIFY(written && written->omissions.empty());
            QVERIFY(written->text.find("142 8\r\n") != std::string::npos);
            const auto again = read(written->text);
            QVERIFY2(again.hasValue(), messageOf(written->text).c_str());
            QVERIFY(again->document == document);
        }
        const auto engine = write(document, {Version::trf26, Profile::engine})->text;
        QVERIFY(engine.find("XXR 8") != std::string::npos);
        QVERIFY(engine.find("0000 - Z  0000 - Z\r\n") != std::string::npos);
        for (const Version version : {Version::trf16, Version::trf26}) {
            const auto report = write(document, {version, Profile::report});
            const auto dialect = version == Version::trf16 ? test::TrfDialect::trf16 : test::TrfDialect::trf26;
            const auto violations = test::validateTrf(QByteArray::fromStdString(report->text), {dialect, false});
            QVERIFY2(violations.empty(), qPrintable(toText(violations)));
        }
    }

    void aRecordedMatchIsPairedAgainFromWhatWasBefore()
    {
        const Document document = read(fiveFile(named))->document;
        const auto first = recordedRound(document, RoundNumber{1}, {});
        QVERIFY(first.hasValue());
        QVERIFY((first->given.boards == std::vector<std::pair<Tpn, Tpn>>{{Tpn{1}, Tpn{3}}, {Tpn{4}, Tpn{2}}}));
        QCOMPARE(first->given.bye, std::optional(Tpn{5}));
        QVERIFY(first->input.converted.state.players[0].rounds.empty());
        const auto second = recordedRound(document, RoundNumber{2}, {});
        QVERIFY(second.hasValue());
        QCOMPARE(second->input.converted.state.roundsPlayed(), 1);
        QVERIFY((second->given.boards == std::vector<std::pair<Tpn, Tpn>>{{Tpn{3}, Tpn{5}}}));
        QVERIFY((second->input.request.absent == std::vector<Tpn>{Tpn{1}, Tpn{2}, Tpn{4}}));
    }

    void openGamesAreSaidByMatch()
    {
        const std::string text = file({"142 4", "152 W", "192 FIDE_DOUBLESWISS",
                                       playerLine({1, "A", "2100", " 1.0", {"   2 w 1", "   2 b  "}}),
                                       playerLine({2, "B", "2000", " 0.0", {"   1 b 0", "   1 w  "}})});
        const auto result = read(text);
        QVERIFY(result.hasValue());
        const auto input = toPairingInput(result->document);
        QCOMPARE(input.error().code, ConversionErrorCode::openGames);
        QCOMPARE(input.error().round, std::optional(RoundNumber{1}));
        QVERIFY((input.error().games == std::vector<std::pair<FileId, FileId>>{{FileId{2}, FileId{1}}}));
    }
};

static const pairwright::RegisteredTest<TestTrfMatches> registered("unit_trf_matches");
#include "test_trf_matches.moc"
