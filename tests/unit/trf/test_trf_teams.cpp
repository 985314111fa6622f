#include "engine/trf/teams/team_file.h"
#include "tests/support/registered_test.h"
#include "tests/support/trf_text.h"

#include <QtTest>

#include <algorithm>

using namespace pairwright;
using namespace pairwright::trf;
using test::file;
using test::playerLine;

namespace {

using Lines = std::vector<std::string>;

/// A line with each text from its column on.
std::string placed(const std::vector<std::pair<std::size_t, std::string>>& fields)
{
    std::string line;
    for (const auto& [column, text] : fields) {
        line.resize(std::max(line.size(), column - 1), ' ');
        line += text;
    }
    return line;
}

/// A record 310 of one player.
std::string teamOfOne(const char* tpn, const char* name, const char* player)
{
    return placed({{1, "310"}, {7, tpn}, {9, name}, {77, player}});
}

/// Three teams of two boards, then `more`; of six players the last is in no team.
Lines teamLines(const Lines& more = {})
{
    Lines lines{"012 League", "192 FIDE_TEAM_TYPEB_MP_GP"};
    for (int id = 1; id <= 6; ++id)
        lines.push_back(playerLine({id, "P" + std::to_string(id)}));
    lines.emplace_back("310   2 Bishops                          BIS   2105.5    1.0    2.5   2     3    4");
    lines.emplace_back("310   1 Rooks of the Harbour             ROO   2210.0    3.0    5.0   1     1    2");
    lines.push_back(teamOfOne("3", "Pawns", "5"));
    lines.insert(lines.end(), more.begin(), more.end());
    return lines;
}

TeamDocument goodTeams(const Lines& more = {})
{
    const auto read = readTeams(file(teamLines(more)));
    if (!read)
        qFatal("not readable: %s", describe(read.error()).c_str());
    return *read;
}

} // namespace

/// Records of teams in a TRF26, column by column.
class TestTrfTeams : public QObject {
    Q_OBJECT
private slots:
    void teamsAreReadByTheirNumbers()
    {
        const TeamDocument document = goodTeams();
        QCOMPARE(document.teams.size(), std::size_t{3});
        const TeamLine rooks{.tpn = Tpn{1},
                             .name = "Rooks of the Harbour",
                             .nickname = "ROO",
                             .strength = Score{22100},
                             .matchPoints = Score{30},
                             .gamePoints = Score{50},
                             .rank = 1,
                             .players = {FileId{1}, FileId{2}}};
        QVERIFY(document.teams[0] == rooks);
        QCOMPARE(document.teams[1].strength.value().tenths, 21055);
        QVERIFY(
            (document.teams[2] == TeamLine{.tpn = Tpn{3}, .name = "Pawns", .nickname = {}, .players = {FileId{5}}}));
        QVERIFY(
            (document.code == TeamCode{TeamCode::Preferences::typeB, TeamScore::matchPoints, TeamScore::gamePoints}));
    }

    void otherRecordsAreReadByTheirColumns()
    {
        const TeamDocument document = goodTeams(
            {"300   2   1   2    2 0000", "320  1.0  2.0 003 000   1", "330 +-   3   2   1", "330 --   4   1   3",
             "352 WB", placed({{1, "362"}, {5, "TW 3.0"}, {14, "TD 1.0"}, {23, "TL 0.0"}}), "801 as people like it",
             placed({{1, "802"},
                     {7, "1"},
                     {9, "ROO"},
                     {18, "3.0"},
                     {25, "5.0"},
                     {31, "2 W  1.5"},
                     {42, "PAB    1.0"},
                     {57, "3 B  2.0f"}})});
        QVERIFY((document.lineUps == std::vector{LineUp{RoundNumber{2}, Tpn{1}, Tpn{2}, {FileId{2}, std::nullopt}}}));
        QVERIFY((document.byes == TeamByes{Score{10}, Score{20}, {Tpn{3}, std::nullopt, Tpn{1}}}));
        QVERIFY((document.forfeits == std::vector{MatchForfeit{RoundNumber{3}, Tpn{2}, Tpn{1}, true, false},
                                                  MatchForfeit{RoundNumber{4}, Tpn{1}, Tpn{3}, false, false}}));
        QCOMPARE(document.boardColours.value(), std::string("WB"));
        QVERIFY((document.matchPoints ==
                 std::map<std::string, Score>{{"TW", Score{30}}, {"TD", Score{10}}, {"TL", Score{0}}}));
        QVERIFY(document.tableForPeople == Lines{"as people like it"});
        QCOMPARE(document.table.size(), std::size_t{1});
        const TableLine& row = document.table.front();
        QCOMPARE(row.matchPoints.value().tenths, 30);
        QVERIFY((row.rounds == std::vector{TableCell{Tpn{2}, {}, Colour::White, Score{15}, false},
                                           TableCell{{}, ByeKind::PairingAllocated, {}, Score{10}, false},
                                           TableCell{Tpn{3}, {}, Colour::Black, Score{20}, true}}));
    }

    void whatMeansNothingIsRefused_data()
    {
        QTest::addColumn<QString>("record");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("detail");
        const auto row = [](const char* name, const std::string& record, ReadErrorCode code, const char* detail) {
            QTest::newRow(name) << QString::fromStdString(record) << static_cast<int>(code) << detail;
        };
        row("a number of two teams", teamOfOne("1", "Others", "6"), ReadErrorCode::duplicateId, "1");
        row("a player in two teams", teamOfOne("4", "Knights", "2"), ReadErrorCode::duplicateId, "2");
        row("a player that is not there", teamOfOne("4", "Knights", "9"), ReadErrorCode::unknownPlayer, "9");
        row("a team that is not there", "330 +-   3   2   7", ReadErrorCode::unknownTeam, "7");
        row("no result", "330 ++   3   2   1", ReadErrorCode::badValue, "++");
        row("a round that cannot be", "330 +- 100   2   1", ReadErrorCode::badValue, "100");
        row("no number", "300   x   1   2    1", ReadErrorCode::badValue, "x");
        row("no points", "320  one  2.0 003", ReadErrorCode::badValue, "one");
        row("no colour", "352 WX", ReadErrorCode::badValue, "WX");
        row("points beyond their columns", "362 TW9999.0", ReadErrorCode::beyondColumns, "TW9999.0");
        row("points of three digits", "362 TW100.0  TD 1.0", ReadErrorCode::beyondColumns, "TW100.0");
        row("points of two decimals", "362 TW 2.05  TD 1.0", ReadErrorCode::beyondColumns, "TW 2.05");
    }
    void whatMeansNothingIsRefused()
    {
        QFETCH(QString, record);
        const auto read = readTeams(file(teamLines({record.toStdString()})));
        QVERIFY(!read);
        QTEST(static_cast<int>(read.error().code), "code");
        QTEST(QString::fromStdString(read.error().detail), "detail");
        QCOMPARE(read.error().line, 12);
    }

    void codesNameTypeAndScores_data()
    {
        QTest::addColumn<QString>("read");
        const auto row = [](const char* code, const char* read) {
            QTest::newRow(code) << read;
        };
        row("FIDE_TEAM", "A MP GP");
        row("FIDE_TEAM_TYPEA", "A MP GP");
        row("FIDE_TEAM_TYPEB_BAKU", "B MP GP baku");
        row("FIDE_TEAM_TYPEA_GP_MP", "A GP MP");
        row("FIDE_TEAM_TYPEB_MP", "B MP -");
        row("FIDE_TEAM_MP_GP", "none MP GP");
        row("FIDE_TEAM_GP_BAKU", "none GP - baku");
        row("CUSTOM_TEAM_SWISS", "none MP GP own");
        row("CUSTOM_TEAM_SWISS_GP", "none GP - own");
        row("CUSTOM_TEAM_SWISS_MP_GP", "none MP GP own");
        row("CUSTOM_TEAM_MP_GP", "none MP GP table");
        row("FIDE_TEAM_MP_MP", "");
        row("FIDE_TEAM_TYPEC", "");
        row("FIDE_TEAMS", "");
        row("FIDE_DUTCH_2026", "");
    }
    void codesNameTypeAndScores()
    {
        const auto scoreOf = [](TeamScore score) {
            return score == TeamScore::matchPoints ? QString("MP") : QString("GP");
        };
        QString text;
        if (const auto code = teamCodeOf(QTest::currentDataTag())) {
            text = code->preferences == TeamCode::Preferences::typeA   ? "A "
                   : code->preferences == TeamCode::Preferences::typeB ? "B "
                                                                       : "none ";
            text += scoreOf(code->primary) + ' ' + (code->secondary ? scoreOf(*code->secondary) : QString("-")) +
                    (code->accelerated ? " baku" : "") + (code->ownRules ? " own" : "") +
                    (code->byTable ? " table" : "");
            if (code->ownRules)
                QVERIFY(teamCodeOf(toString(*code)) == code);
        }
        QTEST(text, "read");
    }

    /// Cut, doubled and spoilt lines: read or refused, and nothing else.
    void spoiltRecordsDoNoHarm()
    {
        const Lines good = teamLines(
            {"300   2   1   2    2 0000", "320  1.0  2.0 003 000", "330 +-   3   2   1",
             placed(
                 {{1, "802"}, {7, "1"}, {9, "ROO"}, {18, "3.0"}, {25, "5.0"}, {31, "2 W  1.5"}, {42, "PAB    1.0"}})});
        int refused = 0;
        for (std::size_t i = 0; i < good.size(); ++i)
            for (std::size_t length = 0; length < good[i].size(); ++length) {
                Lines cut = good;
                cut[i].resize(length);
                Lines strange = good;
                strange[i][length] = '\xff';
                refused += readTeams(file(cut)) ? 0 : 1;
                refused += readTeams(file(strange)) ? 0 : 1;
            }
        QVERIFY(refused > 0);
        QVERIFY(!readTeams(std::string(100, '\0')));
        QVERIFY(readTeams(file(good)).hasValue());
    }
};

static const pairwright::RegisteredTest<TestTrfTeams> registered("unit_trf_teams");
#include "test_trf_teams.moc"
