#include "app/formats/trf/teams/export_teams.h"
#include "app/formats/trf/teams/import_teams.h"
#include "tests/support/registered_test.h"
#include "tests/unit/formats/team_records.h"

#include <QtTest>

using namespace pairwright;
using namespace pairwright::trf;
using namespace pairwright::test::teams;
using test::file;
using test::playerLine;

/// Files of teams that contradict themselves, leave their system open, or are of an older format.
class TestOddTeamTrf : public QObject {
    Q_OBJECT
private slots:
    void whatContradictsTheGamesIsTold_data()
    {
        QTest::addColumn<QStringList>("records");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* says, const QStringList& records) {
            QTest::newRow(says) << records << says;
        };
        row("", {"300   1   1   3    1    2", "300   1   3   1    5    6"});
        row("record 300 in round 1: of team 1 player 1 sat otherwise by the games, which count",
            {"300   1   1   3 0000 0000"});
        row("record 300 in round 1: of team 1 player 2 sat otherwise by the games, which count",
            {"300   1   1   3    1"});
        row("record 300 in round 1: of team 3 player 5 sat otherwise by the games, which count",
            {"300   1   1   3    1    2", "300   1   3   1    6    5"});
        row("record 300 in round 7 says of team 1 what its games do not; it counts for nothing",
            {"300   7   1   3    1    2"});
        row("the colours of the match 1-3 in round 1 are not those of record 352; the games count", {"352 WW"});
        row("", {"352 WB"});
        row("", {"352 BW"});
        row("team 5 has no players", {QString::fromStdString(teamRecord(5, ""))});
        row("record 362: TW 100.0 is out of bounds: match points are from 0 to 99.9, as no report holds more",
            {"362 TW 100"});
        row("record 362: TL -1.0 is out of bounds: match points are from 0 to 99.9, as no report holds more",
            {"362 TD 0.0   TL-1.0"});
        row("record 362: a match won must be worth more than one lost, and a drawn one neither more than the one nor "
            "less "
            "than the other",
            {"362 TW 0.0   TD 1.0   TL 2.0"});
        row("record 362: two drawn matches are worth more than one won and one lost, which FIDE does not allow",
            {"362 TW 3.0   TD 2.0   TL 0.0"});
        row("record 299 \"W\" in round 4 concerns nothing that there is", {"299 W  1.0   1.0   004    1"});
        row("record 299 \"H\" concerns nothing that there is", {"299 H  1.0   1.0   000    1"});
        row("record 299 \" \" concerns nothing that there is", {"299"});
        row("", {"299 W  1.0   1.0   000    1"});
        row("the comment \"### SYSTEM round-robin 2026 2\" is not understood", {"### SYSTEM round-robin 2026 2"});
        row("", {"### System check: done"});
    }
    void whatContradictsTheGamesIsTold()
    {
        QFETCH(QStringList, records);
        QFETCH(QString, says);
        Records more;
        for (const QString& record : records)
            more.push_back(record.toStdString());
        const auto read = readTeamFile(file(afterARound(more)));
        QVERIFY2(read.hasValue(), read ? "" : read.error().text.c_str());
        QStringList told;
        for (const Repair& repair : read->repairs) {
            const QString text = QString::fromStdString(describe(repair));
            told << text.mid(text.startsWith("line") ? text.indexOf(": ") + 2 : 0);
        }
        QCOMPARE(told.join(" | "), says);
    }

    void impossiblePointsAndTooManyBoardsAreNamed()
    {
        const auto refusalOf = [](const Records& more) {
            TrfImportOptions options;
            options.now = QDateTime(QDate(2026, 3, 1), QTime(10, 0), Qt::UTC);
            const auto import = importTeams(fileOf(afterARound(more)), options);
            return import ? QString() : import.error().text;
        };
        QCOMPARE(refusalOf({}), QString());
        QVERIFY2(refusalOf({"362 TW 100"}).contains("from 0 to 99.9"), qPrintable(refusalOf({"362 TW 100"})));
        QVERIFY(refusalOf({"362 TL-1.0"}).contains("TL -1.0 is out of bounds"));
        QVERIFY(refusalOf({"362 TW 0.0   TD 1.0   TL 2.0"}).contains("a match won must be worth more"));
        QCOMPARE(refusalOf({"352 " + std::string(21, 'W')}),
                 QString("matches of 21 boards; an event of teams has at most 20 here"));
    }

    void rulesOfTheirOwnAreReadAndWritten()
    {
        const auto lines = [](const Records& more) {
            Records all = afterARound(more);
            all[2] = "192 CUSTOM_TEAM_SWISS_MP_GP";
            return all;
        };
        const PairingInput unknown = inputOf(lines({}));
        QVERIFY(unknown.request.system.system == System::TeamSwiss);
        QCOMPARE(std::string(unknown.request.options.chosen().at(0).second), std::string("none"));
        const auto isTold = [](const PairingInput& input) {
            return std::ranges::count(input.converted.notes, NoteCode::ownRulesUnknown, &Note::code);
        };
        QCOMPARE(isTold(unknown), 1);
        const Records said =
            lines({"### SYSTEM team-swiss 2026", "### OPTION team-preferences type-b", "### OPTION team-as-gacrux on"});
        QCOMPARE(isTold(inputOf(said)), 0);
        TrfImportOptions options;
        options.now = QDateTime(QDate(2026, 3, 1), QTime(10, 0), Qt::UTC);
        const auto import = importTeams(fileOf(said), options);
        QVERIFY(import.hasValue());
        const TeamRules& rules = *import->tournament.settings.teams;
        QVERIFY(rules.asGacrux && rules.preferences == TeamPreferences::typeB);
        const TeamFile again = toTeamFile(import->tournament, {});
        QCOMPARE(again.games.header.encodedType, std::string("CUSTOM_TEAM_SWISS_MP_GP"));
        const auto written = writeTeamFile(again);
        QVERIFY2(written.hasValue(), written ? "" : describe(written.error()).c_str());
        const auto back = importTeams(fileOf({written->text}), options);
        QVERIFY(back.hasValue());
        QVERIFY(*back->tournament.settings.teams == rules);
    }

    /// TRF16 has no record 192; 092 tells, or the caller.
    void teamsOfTheOldFormatAreRead()
    {
        const auto lines = [](const char* type) {
            Records all = afterARound();
            all[2] = std::string("092 ") + type;
            all.resize(all.size() - 4);
            const auto add = [&all](const char* name, const char* players) {
                char line[64];
                std::snprintf(line, sizeof line, "013 %-32s%s", name, players);
                all.emplace_back(line);
            };
            add("Rooks", "   1    2    9");
            add("Bishops", "   3    4");
            add("Knights", "   5    6");
            add("Pawns", "   7    8");
            return all;
        };
        const TeamFile swiss = fileOf(lines("Team: Swiss System"));
        QCOMPARE(swiss.teams.teams.size(), std::size_t{4});
        QCOMPARE(swiss.teams.teams[0].name, std::string("Rooks"));
        QVERIFY((swiss.teams.teams[0].players == std::vector{FileId{1}, FileId{2}, FileId{9}}));
        QCOMPARE(matchesOf(swiss)->size(), std::size_t{2});
        QCOMPARE(toTeamPairingInput(swiss)->request.system.system, System::TeamSwiss);
        const TeamFile league = fileOf(lines("Team: Round-Robin"));
        QCOMPARE(toTeamPairingInput(league)->request.system.system, System::RoundRobin);
        const TeamFile unsaid = fileOf(lines("Team event"));
        const auto refused = toTeamPairingInput(unsaid);
        QVERIFY(!refused && refused.error().code == ConversionErrorCode::noTeamSystem);
        QVERIFY(describe(refused.error()).find("--system") != std::string::npos);
        Choices choices;
        choices.system = "team-swiss";
        QVERIFY(toTeamPairingInput(unsaid, choices).hasValue());
        QVERIFY(!isTeamFile(file(lines("Individual: Swiss System"))));
        const auto read = readTeamFile(file(lines("Team: Swiss System")));
        QCOMPARE(std::ranges::count(read->repairs, RepairCode::teamsOf013, &Repair::code), 1);
        const auto written = writeTeamFile(swiss);
        QVERIFY2(written.hasValue(), written ? "" : describe(written.error()).c_str());
        QVERIFY(written->text.find("\n013") == std::string::npos);
        QVERIFY(isTeamFile(written->text));
    }

    void aTableOfTwoTeamsIsNamedInAnyForm_data()
    {
        QTest::addColumn<QString>("comment");
        QTest::addColumn<QString>("games");
        QTest::newRow("with its edition") << "### SYSTEM scheveningen 2026"
                                          << "";
        QTest::newRow("without") << "### SYSTEM scheveningen"
                                 << "";
        QTest::newRow("twice") << "### SYSTEM scheveningen cycles 2"
                               << "2";
        QTest::newRow("twice, with its edition") << "### SYSTEM scheveningen 2026 cycles 2"
                                                 << "2";
    }
    void aTableOfTwoTeamsIsNamedInAnyForm()
    {
        QFETCH(QString, comment);
        QFETCH(QString, games);
        Records lines{"012 Match", "192 CUSTOM_TEAM_MP_GP", comment.toStdString(), "352 WBW"};
        for (int id = 1; id <= 6; ++id)
            lines.push_back(playerLine({id, "P" + std::to_string(id)}));
        lines.push_back(teamRecord(1, "   1    2    3"));
        lines.push_back(teamRecord(2, "   4    5    6"));
        const auto read = readTeamFile(file(lines));
        QVERIFY(read && read->repairs.empty());
        const auto input = toPairedTeamInput(read->file);
        QVERIFY(input.hasValue());
        QCOMPARE(input->request.system.system, System::Scheveningen);
        QCOMPARE(input->converted.state.plannedRounds, games.isEmpty() ? 3 : 6);
    }
};

static const pairwright::RegisteredTest<TestOddTeamTrf> registered("unit_odd_team_trf");
#include "test_odd_team_trf.moc"
