#include "app/formats/trf/import.h"
#include "app/formats/trf/teams/contradicting_records.h"
#include "app/formats/trf/teams/export_teams.h"
#include "app/formats/trf/teams/import_teams.h"
#include "engine/pairing.h"
#include "engine/tiebreaks/descriptor.h"
#include "tests/support/registered_test.h"
#include "tests/unit/formats/refused_team_files.h"

#include <QtTest>

#include <set>
#include <variant>

using namespace pairwright;
using namespace pairwright::trf;
using namespace pairwright::test::teams;
using test::file;
using test::playerLine;

namespace {

/// 310 of a team without players and with these match points.
QString standing(int team, const QString& matchPoints)
{
    return QString::fromStdString(teamRecord(team, "")).left(54).leftJustified(54) + matchPoints;
}

} // namespace

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
        row("team 5 has no players | record 310 of team 5 says 1.0 MP, but the matches give 0.0 MP",
            {standing(5, "   1.0")});
        row("team 5 has no players | team 6 has no players | teams 5 and 6 have the same name, \"Team 5\"",
            {standing(5, {}), standing(6, {}).replace(8, 6, "Team 5")});
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

    /// The window says it in its own language, which a sentence in English does not help it to.
    void everyRefusalIsMoreThanASentence_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        for (const RefusedTeamFile& one : refusedTeamFiles())
            QTest::newRow(one.why) << QByteArray::fromStdString(one.bytes);
    }
    void everyRefusalIsMoreThanASentence()
    {
        QFETCH(QByteArray, bytes);
        TrfImportOptions options;
        options.now = QDateTime(QDate(2026, 3, 1), QTime(10, 0), Qt::UTC);
        const auto import = importTrf(bytes, options);
        QVERIFY(!import.hasValue());
        QCOMPARE(import.error().code, TrfImportError::Code::teamsUnreadable);
        QVERIFY2(!std::holds_alternative<std::monostate>(import.error().teams), qPrintable(import.error().text));
    }

    /// Whatever the engine says in a sentence alone is known, with its numbers.
    void theSentencesOfTheEngineAreUnderstood()
    {
        TrfImportOptions options;
        options.now = QDateTime(QDate(2026, 3, 1), QTime(10, 0), Qt::UTC);
        std::set<TeamContradiction::Code> understood;
        for (const RefusedTeamFile& one : refusedTeamFiles()) {
            const auto import = importTrf(QByteArray::fromStdString(one.bytes), options);
            if (const auto* said = std::get_if<TeamContradiction>(&import.error().teams)) {
                understood.insert(said->code);
                for (const int number : said->numbers)
                    QVERIFY2(import.error().text.contains(QString::number(number)), qPrintable(import.error().text));
            }
        }
        QCOMPARE(understood.size(), static_cast<std::size_t>(TeamContradiction::Code::tooManyBoards) + 1);
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

    void theBoardsOfATableAreKnownOrAskedFor_data()
    {
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("second");
        QTest::addColumn<QStringList>("records");
        QTest::addColumn<int>("rounds"); ///< 0: refused
        QTest::addColumn<QString>("says");
        const QString byPlayers =
            "no record 352 says how many boards the match has: 6, as many players as each team has";
        QTest::newRow("352") << 6 << 6 << QStringList{"352 WBWBWB"} << 6 << "";
        QTest::newRow("more players") << 7 << 8 << QStringList{"352 WBWBWB", "142 6"} << 6 << "";
        QTest::newRow("by the players") << 6 << 6 << QStringList{"142 6"} << 6 << byPlayers;
        QTest::newRow("not even the rounds") << 6 << 6 << QStringList{} << 6 << byPlayers;
        QTest::newRow("teams of two sizes")
            << 6 << 7 << QStringList{"142 6"} << 0
            << "nothing says how many boards the match has: there is no record 352 and no game, and the teams have 6 "
               "and 7 players; add the record, for instance \"352 WBWB\"";
        QTest::newRow("two boards") << 2 << 2 << QStringList{"352 WB"} << 0
                                    << "a Scheveningen match here has 3 to 20 boards, not 2";
        QTest::newRow("21 boards") << 21 << 21 << QStringList{"352 " + QString(21, 'W')} << 0
                                   << "a Scheveningen match here has 3 to 20 boards, not 21";
        QTest::newRow("other rounds") << 6 << 6 << QStringList{"352 WWWWWW", "142 4"} << 4
                                      << "record 142 says 4 rounds, but by the number of its boards (352) and games "
                                         "the match has 6";
        QTest::newRow("by an option") << 6 << 7 << QStringList{"### OPTION scheveningen-boards 6", "142 6"} << 6 << "";
    }
    void theBoardsOfATableAreKnownOrAskedFor()
    {
        QFETCH(int, first);
        QFETCH(int, second);
        QFETCH(QStringList, records);
        QFETCH(int, rounds);
        QFETCH(QString, says);
        Records more;
        for (const QString& record : records)
            more.push_back(record.toStdString());
        const TeamFile read = fileOf(ofTwoTeams(first, second, more));
        TrfImportOptions options;
        options.now = QDateTime(QDate(2026, 3, 1), QTime(10, 0), Qt::UTC);
        const auto import = importTeams(read, options);
        const auto input = toTeamPairingInput(read);
        QCOMPARE(input.hasValue(), rounds > 0);
        QCOMPARE(import.hasValue(), rounds > 0);
        QVERIFY(toTeamStandingsInput(read).hasValue());
        if (!input) {
            QCOMPARE(QString::fromStdString(describe(input.error())), says);
            QCOMPARE(import.error().text, says);
            return;
        }
        QStringList told;
        for (const Note& note : input->converted.notes)
            told << QString::fromStdString(describe(note));
        QCOMPARE(told.join(" | "), says);
        QCOMPARE(input->converted.state.plannedRounds, rounds);
        const auto all = layOut(input->converted.state, input->request);
        QVERIFY(all && (all->size() == std::size_t(rounds) || rounds == 4));
        QCOMPARE(import->tournament.settings.teams->boards, records.value(0).startsWith("###") ? 6 : read.boards());
    }

    /// Without 352 an event of any system has as many boards as its games show, or as its teams have players.
    void howManyBoardsAreAssumedIsTold()
    {
        const auto notesOf = [](const Records& lines) {
            TrfImportOptions options;
            options.now = QDateTime(QDate(2026, 3, 1), QTime(10, 0), Qt::UTC);
            const auto import = importTeams(fileOf(lines), options);
            QStringList told;
            for (const TrfImportNote& note : import->notes)
                if (note.code == TrfImportNote::Code::boardsAssumed)
                    told << note.text;
            return told.join('|') + ' ' + QString::number(import->tournament.settings.teams->boards);
        };
        QCOMPARE(notesOf(afterARound()), QString("games 2 2"));
        QCOMPARE(notesOf(afterARound({"352 WB"})), QString(" 2"));
        Records fresh = afterARound();
        for (std::string& line : fresh)
            if (line.starts_with("001"))
                line.resize(84);
        QCOMPARE(notesOf(fresh), QString("least 2 2"));
        std::erase_if(fresh, [](const std::string& line) { return line.starts_with("310   1"); });
        fresh.push_back(teamRecord(1, "   1    2"));
        QCOMPARE(notesOf(fresh), QString("players 2 2"));
    }

    void aForfeitSaidTwiceIsNamedAndTheLastHolds()
    {
        const auto told = [](const Records& records) {
            return contradictingRecords(fileOf(records));
        };
        const std::string forfeit = "330 -+   1   1   3";
        QCOMPARE(told(afterARound({forfeit, "330 +-   1   1   3"})), std::vector<std::string>{"330 -+ 1 1 3"});
        QVERIFY(told(afterARound({forfeit, forfeit})).empty());
        QVERIFY(told(afterARound()).empty());
    }

    void pointsGivenTwiceAndBoardsThatNobodyHasAreNamed()
    {
        const auto told = [](const Records& more) {
            const TeamFile file = fileOf(afterARound(more));
            const auto import = importTeams(file, {});
            std::vector<std::string> records = contradictingRecords(file);
            for (const std::string& record : records)
                if (std::ranges::count(import->notes, QString::fromStdString(record), &TrfImportNote::text) != 1)
                    qFatal("not told on import: %s", record.c_str());
            return records;
        };
        const std::string penalty = "299   -1.0  -0.5   001    1";
        QVERIFY(told({penalty}).empty());
        QCOMPARE(told({penalty, penalty}), std::vector<std::string>{"299 1 1"});
        QVERIFY(told({penalty, "299   -1.0  -0.5   001    2", "299   -1.0  -0.5   000    1"}).empty());
        QCOMPARE(told({penalty, "299   -2.0  -0.5   001    2    1"}), std::vector<std::string>{"299 1 1"});
        QCOMPARE(told({"299 W  1.0   1.0   000    1    1"}), std::vector<std::string>{"299 W 0 1"});
        QVERIFY(told({"352 WB"}).empty());
        QCOMPARE(told({"352 WBWB"}), std::vector<std::string>{"352 WBWB"});
        QVERIFY(told({"352 WBWB", "300   1   1   3    1    2 0000 0000"}).empty());
    }

    void aByeOfATeamThatMeetsAnotherIsNamed()
    {
        const Records records = afterARound({"240 H   1    2", "240 H   2    2"});
        QCOMPARE(contradictingRecords(fileOf(records)), std::vector<std::string>{"240 H 1 2"});
        const auto import = importTeams(fileOf(records), {});
        QVERIFY(import.hasValue());
        QCOMPARE(std::ranges::count(import->notes, QStringLiteral("240 H 1 2"), &TrfImportNote::text), 1);
    }

    /// 330 gives a match to the side that has no point of it, and nothing else says that anybody met.
    void aForfeitAgainstTheFullPointByesOfItsPlayersCountsForNothing()
    {
        Records lines = afterARound({"330 -+   1   1   3"});
        for (std::string& line : lines)
            if (line.starts_with("001")) {
                line.resize(89);
                const bool isOfOne = line.substr(4, 4) == "   1" || line.substr(4, 4) == "   2";
                line.replace(80, 4, isOfOne ? " 1.0" : " 0.0");
                line += isOfOne ? "  0000 - F" : "  0000 - Z";
            }
        const auto read = readTeamFile(file(lines));
        QVERIFY(read.hasValue());
        QCOMPARE(std::ranges::count(read->repairs, RepairCode::teamRecordUnused, &Repair::code), 1);
        const auto table = toTeamStandingsInput(read->file);
        QVERIFY(table->state.scoreAfter(Tpn{1}, 1) == Score{20} && table->state.scoreAfter(Tpn{3}, 1) == Score{});
        TrfImportOptions options;
        options.now = QDateTime(QDate(2026, 3, 1), QTime(10, 0), Qt::UTC);
        const auto import = importTeams(read->file, options);
        QVERIFY(import.hasValue());
        const TeamFile again = toTeamFile(import->tournament, {});
        QVERIFY(toTeamStandingsInput(again)->state.scoreAfter(Tpn{1}, 1) == Score{20});
    }

    void anUnknownTieBreakIsNotedOnceAndTheKnownOnesCanCount()
    {
        Records lines = afterARound({"202 MPvGP,XYZ,BH:MP"});
        for (std::string& line : lines)
            if (line.starts_with("310"))
                line.replace(70, 1, 1, "2431"[line[6] - '1']); // the rank
        const QByteArray bytes = QByteArray::fromStdString(file(lines));
        TrfImportOptions options;
        options.now = QDateTime(QDate(2026, 3, 1), QTime(10, 0), Qt::UTC);
        const auto import = importTrf(bytes, options);
        QVERIFY(import.hasValue());
        int notes = 0;
        for (const TrfImportNote& note : import->notes) {
            notes += note.code == TrfImportNote::Code::tieBreakUnknown && note.text == "XYZ" ? 1 : 0;
            QVERIFY(note.code != TrfImportNote::Code::tieBreaksNotSaid);
        }
        QCOMPARE(notes, 1);
        for (const Repair& repair : import->repairs)
            QVERIFY2(false, describe(repair).c_str());
        QVERIFY(import->tournament.settings.tieBreaks.empty());
        QVERIFY(import->tournament.settings.statedRanks.has_value());
        QCOMPARE(import->unknownAfter, *parseTieBreaks("MPvGP", Entrants::teams));
        options.tieBreaks = import->unknownAfter;
        const auto taken = importTrf(bytes, options);
        QCOMPARE(taken->tournament.settings.tieBreaks, import->unknownAfter);
        QCOMPARE(std::ranges::count(taken->notes, TrfImportNote::Code::tieBreakLeftOut, &TrfImportNote::code), 1);
        QVERIFY(!taken->tournament.settings.statedRanks);
        // The first one is unknown: nothing is known, and that is said once.
        lines.back() = "202 XYZ";
        const auto none = importTrf(QByteArray::fromStdString(file(lines)), TrfImportOptions{options.now, {}});
        QCOMPARE(std::ranges::count(none->notes, TrfImportNote::Code::tieBreakUnknown, &TrfImportNote::code), 1);
        QCOMPARE(std::ranges::count(none->notes, TrfImportNote::Code::tieBreaksNotSaid, &TrfImportNote::code), 0);
    }

    void aStrengthIsMadeWhereNoneIsStated()
    {
        TrfImportOptions options;
        options.now = QDateTime(QDate(2026, 3, 1), QTime(10, 0), Qt::UTC);
        const auto import = importTeams(fileOf(afterARound()), options);
        QCOMPARE(import->tournament.players[0].data.rating->value, 2000);
        Records stated = afterARound();
        for (std::string& line : stated)
            if (line.starts_with("310   2"))
                line.replace(47, 6, "   9.0");
        const auto other = importTeams(fileOf(stated), options);
        QCOMPARE(other->tournament.players[1].data.rating->value, 9);
        const auto note = std::ranges::find(other->notes, TrfImportNote::Code::strengthsDiffer, &TrfImportNote::code);
        QVERIFY(note != other->notes.end());
        QCOMPARE(note->text, QString("9.0 2000 1"));
        QVERIFY(note->player == other->tournament.players[1].key);
    }

    void teamsAreNotPairedByASystemOfPlayers()
    {
        Records lines = afterARound();
        lines[2] = "192 CUSTOM_TEAM_MP_GP";
        lines.insert(lines.begin() + 3, "### SYSTEM dutch 2026");
        const auto refused = toTeamPairingInput(fileOf(lines));
        QVERIFY(!refused);
        const QString text = QString::fromStdString(describe(refused.error()));
        QVERIFY2(text.startsWith("the file is one of teams, which \"dutch\" does not pair; there are: team-swiss"),
                 qPrintable(text));
        TrfImportOptions options;
        options.now = QDateTime(QDate(2026, 3, 1), QTime(10, 0), Qt::UTC);
        QCOMPARE(importTeams(fileOf(lines), options).error().text, text);
        QCOMPARE(describe(ConversionError{.code = ConversionErrorCode::unknownSystem, .detail = "team-swiss"}),
                 std::string("\"team-swiss\" pairs teams, and this is no event of teams"));
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
