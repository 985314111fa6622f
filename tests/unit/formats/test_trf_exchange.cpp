#include "app/domain/players/tpn_order.h"
#include "app/domain/ratings/official_rating.h"
#include "app/formats/trf/export.h"
#include "app/formats/trf/export_findings.h"
#include "app/formats/trf/import.h"
#include "app/pairing/adapter.h"
#include "engine/trf/text/text.h"
#include "engine/trf/to_state.h"
#include "tests/support/registered_test.h"
#include "tests/unit/formats/trf_options.h"

#include <QDir>
#include <QFile>
#include <QtTest>

#include <algorithm>

using namespace pairwright;

namespace {

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

trf::Document documentOf(const QByteArray& bytes)
{
    return trf::read(bytes.toStdString()).value().document;
}

/// What the colours of forfeits were and whether a game was rated is kept beside the state for pairing.
TournamentState comparable(TournamentState state)
{
    for (PlayerState& player : state.players) {
        for (RoundRecord& record : player.rounds) {
            if (auto* forfeit = std::get_if<ForfeitedGame>(&record))
                forfeit->colour = Colour::White;
            if (const auto* bye = std::get_if<Bye>(&record); bye && bye->kind == ByeKind::NotEntered)
                record = Bye{ByeKind::Zero};
        }
        while (!player.virtualPoints.empty() && player.virtualPoints.back() == Score{})
            player.virtualPoints.pop_back();
    }
    return state;
}

Tournament withoutTimes(Tournament tournament)
{
    for (Round& round : tournament.rounds) {
        round.closedAt.reset();
        for (RoundVersion& version : round.versions)
            version.madeAt = QDateTime();
    }
    return tournament;
}

const QByteArray smallFile =
    "### made by hand\r\n"
    "012 Open of the Rooks\r\n"
    "022 Linz\r\n"
    "032 AUT\r\n"
    "042 2026/09/01\r\n"
    "052 2026/09/03\r\n"
    "092 Individual: Swiss\r\n"
    "102 Arbiter, Anna (1600001)\r\n"
    "112 Deputy, Dora\r\n"
    "122 90'+30\"\r\n"
    "132                                                                                        26/09/01  26/09/02\r\n"
    "142 5\r\n"
    "152 B\r\n"
    "162 W 3.0    D 1.0\r\n"
    "192 FIDE_DUTCH_2026\r\n"
    "999 a line of another program\r\n"
    // clang-format off
    "001    1 m GM Lee, Anna                         2500 KOR     1503014 1990/05/03  4.0    2     4 b 1  0000 - H\r\n"
    "AUT    1      Lee, Anna                         2480            4711\r\n"
    "001    2 w    M\xC3\xBC"
    "ller, Britta                    1900 GER      200000 1991/00/00  6.0    1     3 w +     4 w 1\r\n"
    "001    3      Nowak, Cyprian                         POL                         3.0    3     2 b -  0000 - U\r\n"
    "001    4      Ohne, Zahl                        1500                             0.0    4     1 w 0     2 b 0\r\n"
    "240 H 003 0004\r\n"
    "260 003 005 0001 0003\r\n";
// clang-format on

} // namespace

class TestTrfExchange : public QObject {
    Q_OBJECT
private slots:
    void aFileBecomesATournament()
    {
        const auto imported = importTrf(smallFile, importOptions);
        QVERIFY(imported.hasValue());
        const Tournament& tournament = imported->tournament;
        QCOMPARE(tournament.event.name, QString("Open of the Rooks"));
        QCOMPARE(tournament.event.start, QDate(2026, 9, 1));
        QVERIFY((tournament.event.chiefArbiter == Official{"Arbiter, Anna", "1600001"}));
        QCOMPARE(tournament.event.roundDates.at(RoundNumber{2}), QDate(2026, 9, 2));
        QCOMPARE(tournament.settings.plannedRounds, 5);
        QVERIFY((tournament.settings.system == SystemEdition{System::Dutch, 2026}));
        QVERIFY(tournament.settings.initialColour->colour == Colour::Black);
        QVERIFY(tournament.settings.points.win.white == Score::points(3));
        QCOMPARE(tournament.settings.forbidden.size(), std::size_t{1});
        QCOMPARE(tournament.lastPublished().value, 2);

        const Player& anna = *tournament.player(PlayerKey{1});
        QVERIFY(anna.data.title == Title::GM && anna.data.sex == Sex::Male);
        QVERIFY((anna.data.birth == BirthDate{1990, 5, 3}));
        QVERIFY(anna.absences.at(RoundNumber{2}) == AbsenceKind::halfPoint);
        const Player& britta = *tournament.player(PlayerKey{2});
        QCOMPARE(britta.data.name, QStringLiteral("Müller, Britta"));
        QVERIFY((britta.data.birth == BirthDate{1991, {}, {}}));
        QVERIFY(tournament.player(PlayerKey{4})->absences.at(RoundNumber{3}) == AbsenceKind::halfPoint);
        QVERIFY(!tournament.player(PlayerKey{3})->data.rating);

        const Pairings& first = tournament.round(RoundNumber{1})->published()->pairings;
        QCOMPARE(first.boards.size(), std::size_t{2});
        QVERIFY(first.boards[0].a == PlayerKey{4} && first.boards[0].games[0].outcome.result == GameResult::blackWins);
        QVERIFY(first.boards[1].games[0].outcome.result == GameResult::whiteWinsByForfeit);
        const RoundVersion& second = *tournament.round(RoundNumber{2})->published();
        QVERIFY(second.pairings.bye == PlayerKey{3});
        QVERIFY(second.origin == PairingOrigin::imported && second.publishedAt == importOptions.now);
        QVERIFY(tournament.round(RoundNumber{1})->closedAt && !tournament.round(RoundNumber{2})->closedAt);
        // Number 3 has no rating and stands before number 4, who has one.
        QCOMPARE(tournament.settings.declaredOrder.size(), std::size_t{4});
    }

    void theColumnOfRatingsIsFidesAndTheTournamentsComesBack_data()
    {
        QTest::addColumn<RatingChoice>("choice");
        QTest::addColumn<QByteArray>("record");
        QTest::newRow("FIDON") << RatingChoice::ofTheType << QByteArray("172 AUT FIDON");
        QTest::newRow("NIDOF") << RatingChoice::nationalFirst << QByteArray("172 AUT NIDOF");
        QTest::newRow("HBFN") << RatingChoice::higher << QByteArray("172 AUT HBFN");
        QTest::newRow("FIDE") << RatingChoice::fideOnly << QByteArray("172 AUT FIDE");
        QTest::newRow("NRO") << RatingChoice::nationalOnly << QByteArray("172 AUT NRO");
    }
    void theColumnOfRatingsIsFidesAndTheTournamentsComesBack()
    {
        QFETCH(RatingChoice, choice);
        QFETCH(QByteArray, record);
        Tournament tournament = importTrf(smallFile, importOptions)->tournament;
        tournament.keptLines.clear();
        tournament.settings.ratingChoice = choice;
        const auto set = [&](int key, int fide, int national, const std::optional<Rating>& rating) {
            PlayerData& data = tournament.players[static_cast<std::size_t>(key - 1)].data;
            data.federation = "AUT";
            data.standard = fide > 0 ? std::optional(OfficialRating{fide, {}, {}}) : std::nullopt;
            data.national = national > 0 ? std::optional(OfficialRating{national, {}, {}}) : std::nullopt;
            data.rating = rating ? rating : countedRating(data, ratingRuleOf(tournament));
        };
        set(1, 2500, 2480, {});
        set(2, 0, 1900, {});
        set(3, 1850, 1900, {});
        set(4, 0, 0, Rating{1500, RatingSource::estimated, {}});
        for (const trf::Version version : {trf::Version::trf26, trf::Version::trf16}) {
            trf::WriteOptions writing;
            writing.version = version;
            const QByteArray bytes = exportTrf(tournament, writing)->bytes;
            QCOMPARE(bytes.contains(record + "\r\n"), version == trf::Version::trf26);
            const trf::Document document = documentOf(bytes);
            QCOMPARE(document.players[0].rating, std::optional(2500));
            QCOMPARE(document.players[2].rating, std::optional(1850));
            if (version == trf::Version::trf16) // has no other place for what is not FIDE's
                continue;
            QVERIFY(!document.players[1].rating);
            QVERIFY(!document.players[3].rating);
            const auto back = importTrf(bytes, importOptions);
            QVERIFY(back.hasValue());
            for (std::size_t i = 0; i < tournament.players.size(); ++i) {
                const auto& before = tournament.players[i].data.rating;
                const auto& after = back->tournament.players[i].data.rating;
                QCOMPARE(after.has_value(), before.has_value());
                if (before)
                    QCOMPARE(after->value, before->value);
                QCOMPARE(officialRating(back->tournament.players[i].data, RatingKind::standard),
                         officialRating(tournament.players[i].data, RatingKind::standard));
            }
            QCOMPARE(back->tournament.settings.ratingChoice, choice);
            // Whoever pairs gets what the tournament pairs by.
            const auto converted = trf::toState(document, {});
            QVERIFY(converted.hasValue());
            for (std::size_t i = 0; i < converted->ids.size(); ++i) {
                const auto& rating =
                    tournament.players[static_cast<std::size_t>(converted->ids[i].value - 1)].data.rating;
                QCOMPARE(converted->state.players[i].rating.value_or(0), rating ? rating->value : 0);
            }
        }
    }

    void theExpelledAreRankedBehindAll()
    {
        Tournament tournament = importTrf(smallFile, importOptions)->tournament;
        tournament.settings.statedRanks.reset();
        const auto rankOf = [&](std::size_t player, const QByteArray& bytes) {
            return documentOf(bytes).players[player].rank.value_or(0);
        };
        const QByteArray before = exportTrf(tournament, {})->bytes;
        std::size_t first = 0;
        while (rankOf(first, before) != 1)
            ++first;
        tournament.players[first].withdrawals = {{RoundNumber{tournament.lastPublished().value + 1}, {}, true}};
        const QByteArray after = exportTrf(tournament, {})->bytes;
        QCOMPARE(rankOf(first, after), static_cast<int>(tournament.players.size()));
        const auto back = importTrf(after, importOptions);
        QVERIFY(back->tournament.players[first].withdrawals.front().expelled);
        QVERIFY(std::ranges::none_of(
            back->notes, [](const TrfImportNote& note) { return note.code == TrfImportNote::Code::ranksDiffer; }));
    }

    void aLongEventSaysByWhichListsItsRoundsAreRated()
    {
        Tournament tournament = importTrf(smallFile, importOptions)->tournament;
        tournament.event.end = QDate(2026, 11, 3);
        tournament.event.roundDates[RoundNumber{2}] = QDate(2026, 10, 15);
        QByteArray bytes = exportTrf(tournament, {})->bytes;
        QVERIFY(bytes.contains("### Rating list @ Rounds 1-1: 2026-09\r\n"));
        QVERIFY(bytes.contains("### Rating list @ Rounds 2-5: 2026-10, not taken over\r\n"));
        tournament.players[0].data.periodRatings = {{"2026-10", {2510, {}, {}}}};
        bytes = exportTrf(tournament, {})->bytes;
        QVERIFY(bytes.contains("### Rating list @ Rounds 2-5: 2026-10\r\n"));
        const auto findings = exportFindings(tournament);
        QVERIFY(std::ranges::none_of(
            findings, [](const ExportFinding& finding) { return finding.code == ExportFinding::Code::noListOfMonth; }));
    }

    void whatHasNoFieldComesBackOnExport()
    {
        const auto imported = importTrf(smallFile, importOptions);
        const auto written = exportTrf(imported->tournament, reportFile);
        QVERIFY(written.hasValue());
        for (const char* line : {"### made by hand", "999 a line of another program", "092 Individual: Swiss",
                                 "222 5400+30", "102 Arbiter, Anna (1600001)", "112 Deputy, Dora"})
            QVERIFY2(written->bytes.contains(QByteArray(line) + "\r\n"), line);
        const trf::Document before = documentOf(smallFile);
        const trf::Document after = documentOf(written->bytes);
        QVERIFY(after.kept == before.kept);
        QVERIFY(after.players == before.players);
        QVERIFY(after.forbidden == before.forbidden && after.requests == before.requests);
        QVERIFY(after.points == before.points && after.header.roundDates == before.header.roundDates);
    }

    void whatSteersATerminalOrTurnsTheDirectionComesIntoNoFileAndOutOfNone()
    {
        const QString steering = QStringLiteral("\u200F\u200E\u061C\u202E\u2066\u001B[2J\u009B\u007F\u0007");
        const auto steers = [](const QString& text) {
            return std::any_of(text.begin(), text.end(), [](QChar sign) {
                return sign != '\r' && sign != '\n' && trf::isControl(sign.unicode());
            });
        };
        Tournament tournament = importTrf(smallFile, importOptions)->tournament;
        for (QString* text : {&tournament.event.name, &tournament.event.city, &tournament.event.chiefArbiter.name,
                              &tournament.event.deputyArbiters.front().name, &tournament.event.timeControl,
                              &tournament.players[0].data.name, &tournament.players[0].data.nationalId})
            *text += steering;
        for (const auto& options : {reportFile, engineFile}) {
            const auto written = exportTrf(tournament, options);
            QVERIFY(written.hasValue() && written->bytes.contains("Lee, Anna") && written->bytes.contains("[2J"));
            QVERIFY(!steers(QString::fromUtf8(written->bytes)));
        }
        QByteArray given = smallFile;
        given.replace("012 Open", "012 Open" + steering.toUtf8()).replace("Lee, Anna ", "Lee, Ann\xE2\x80\xAE ");
        const auto read = importTrf(given, importOptions);
        QVERIFY(read.hasValue() && read->tournament.event.name.contains("Rooks"));
        QVERIFY(!steers(read->tournament.event.name) && !steers(read->tournament.players[0].data.name));
    }

    void aTournamentExportedAndImportedIsTheSame()
    {
        const Tournament once = importTrf(smallFile, importOptions)->tournament;
        const auto written = exportTrf(once, engineFile);
        const Tournament twice = importTrf(written->bytes, importOptions)->tournament;
        QVERIFY(twice == once);
    }

    void everyReferenceTournamentSurvivesTheWayThroughATournament_data()
    {
        QTest::addColumn<QString>("path");
        const QDir root(QStringLiteral(PAIRWRIGHT_FIXTURES "/corpora"));
        int files = 0;
        for (const char* folder : {"dutch-2026", "dutch-2017", "dutch-2026-unpairable", "dutch-2017-unpairable"})
            for (const QFileInfo& file : QDir(root.filePath(folder)).entryInfoList({"*.trf"})) {
                QTest::newRow(qPrintable(QString(folder) + '/' + file.fileName())) << file.filePath();
                ++files;
            }
        QVERIFY(files > 300);
    }
    void everyReferenceTournamentSurvivesTheWayThroughATournament()
    {
        QFETCH(QString, path);
        const trf::Document before = documentOf(contentOf(path));
        const auto imported = importTrf(before, importOptions);
        QVERIFY(imported.hasValue());
        const trf::Document after = toTrfDocument(imported->tournament, engineFile);
        QCOMPARE(after.players.size(), before.players.size());
        for (std::size_t i = 0; i < before.players.size(); ++i) {
            trf::Player expected = before.players[i];
            expected.rounds = after.players[i].rounds;
            QVERIFY(after.players[i] == expected);
        }
        // The engine sees the very same tournament before and after, and through the adapter of the app.
        const auto stateBefore = trf::toState(before)->state;
        QVERIFY(comparable(trf::toState(after)->state) == comparable(stateBefore));
        const EngineView view = engineView(imported->tournament, before.pairedRounds());
        TournamentState throughAdapter = comparable(view.state);
        QVERIFY(throughAdapter.players == comparable(stateBefore).players);
        QVERIFY(after.requests == before.requests);
        QCOMPARE(after.header.tieBreaks, before.header.tieBreaks);
        QCOMPARE(after.header.standingsOrder, before.header.standingsOrder);

        const auto written = exportTrf(imported->tournament, engineFile);
        QVERIFY(written.hasValue());
        const auto again = importTrf(written->bytes, importOptions);
        QVERIFY(again.hasValue());
        QVERIFY(withoutTimes(again->tournament).rounds == withoutTimes(imported->tournament).rounds);
        QVERIFY(again->tournament.players == imported->tournament.players);
    }

    void aReportSaysWhatWasCorrectedForTheRatingOnly()
    {
        Tournament tournament = importTrf(smallFile, importOptions)->tournament;
        tournament.rounds[0].versions[0].pairings.boards[0].games[0].outcome.ratingOnly = GameResult::draw;
        const trf::Document forRating = toTrfDocument(tournament, reportFile);
        const trf::Document forPairing = toTrfDocument(tournament, engineFile);
        QVERIFY(forRating.players[0].rounds[0].result == trf::CellResult::draw);
        QVERIFY(forPairing.players[0].rounds[0].result == trf::CellResult::win);
    }

    void startNumbersAreTheTpnsOfTheMoment()
    {
        Tournament tournament = importTrf(smallFile, importOptions)->tournament;
        tournament.settings.declaredOrder.clear();
        const trf::Document document = toTrfDocument(tournament, engineFile);
        QCOMPARE(document.players[2].name, std::string("Ohne, Zahl"));
        QVERIFY(document.players[0].rounds[0].opponent == trf::FileId{3});
    }

    void lateEntriesAndWithdrawalsAreZeroPointByes()
    {
        Tournament tournament = importTrf(smallFile, importOptions)->tournament;
        tournament.players[0].withdrawals = {Withdrawal{RoundNumber{4}, {}}};
        Player late;
        late.key = tournament.nextPlayerKey;
        late.data.name = "Late, Larry";
        late.firstRound = RoundNumber{3};
        tournament.players.push_back(late);
        const trf::Document document = toTrfDocument(tournament, engineFile);
        const auto larry = std::ranges::find(document.players, std::string("Late, Larry"), &trf::Player::name);
        QVERIFY(larry != document.players.end());
        QVERIFY(larry->rounds[0].result == trf::CellResult::zeroPointBye);
        QVERIFY(std::ranges::count(document.requests, trf::ByeRequest{RoundNumber{4}, trf::FileId{1}, ByeKind::Zero}) ==
                1);
        QVERIFY(std::ranges::count(document.requests, trf::ByeRequest{RoundNumber{3}, trf::FileId{1}, ByeKind::Zero}) ==
                0);
    }

    void theTypeAndTheRatingsThatCountAreAlwaysSaid()
    {
        Tournament tournament = importTrf(smallFile, importOptions)->tournament;
        tournament.keptLines.clear();
        tournament.event.federation = QStringLiteral("NOR");
        const trf::Document document = toTrfDocument(tournament);
        QCOMPARE(document.header.type, std::string("Individual: Swiss System"));
        QCOMPARE(document.header.startingRankMethod, std::string("NOR FIDON"));
        const auto back = importTrf(exportTrf(tournament, reportFile)->bytes, importOptions);
        QVERIFY(back && std::ranges::none_of(back->notes, [](const TrfImportNote& note) {
                    return note.code == TrfImportNote::Code::methodByDefault;
                }));
    }

    void systemsAreNamedAsTheRecordCan()
    {
        Tournament tournament = importTrf(smallFile, importOptions)->tournament;
        QCOMPARE(toTrfDocument(tournament).header.encodedType, std::string("FIDE_DUTCH_2026"));
        tournament.settings.system.edition = 2017;
        QCOMPARE(toTrfDocument(tournament).header.encodedType, std::string("FIDE_DUTCH_2017"));
    }

    void noReportIsMadeWhileAGameIsAdjourned()
    {
        Tournament tournament = importTrf(smallFile, importOptions)->tournament;
        tournament.rounds[1].versions[0].pairings.boards[0].games[0].outcome.result = GameResult::adjourned;
        const auto refused = exportTrf(tournament, reportFile);
        QVERIFY(!refused && refused.error().code == trf::WriteErrorCode::adjournedGame);
        QVERIFY(exportTrf(tournament, engineFile).hasValue());
        // After the last round nobody has a rank before the game has ended, in what engines read either.
        const auto hasRanks = [&tournament] {
            return std::ranges::any_of(toTrfDocument(tournament, engineFile).players,
                                       [](const trf::Player& player) { return player.rank.has_value(); });
        };
        tournament.settings.plannedRounds = tournament.lastPublished().value + 1;
        QVERIFY(hasRanks());
        tournament.settings.plannedRounds = tournament.lastPublished().value;
        QVERIFY(!hasRanks());
    }

    void aSystemThatThisBuildCannotPairIsRefusedUnlessTheCallerChooses()
    {
        QByteArray other = smallFile;
        other.replace("192 FIDE_DUTCH_2026", "192 CUSTOM_KNOCKOUT");
        const auto refused = importTrf(other, importOptions);
        QVERIFY(!refused && refused.error().code == TrfImportError::Code::unknownSystem);
        QCOMPARE(refused.error().text, QString("CUSTOM_KNOCKOUT"));
        TrfImportOptions chosen = importOptions;
        chosen.system = SystemEdition{System::Dutch, 2026};
        QVERIFY(importTrf(other, chosen).hasValue());
    }

    void filesThatContradictThemselvesAreRefusedWithTheReason()
    {
        QByteArray broken = smallFile;
        broken.replace("4 b 1  0000 - H", "3 b 1  0000 - H");
        const auto refused = importTrf(broken, importOptions);
        QVERIFY(!refused && refused.error().code == TrfImportError::Code::unreadable);
        QVERIFY(refused.error().reading.has_value());
        QByteArray team = smallFile;
        team.replace("999 a line of another program", "310   1 Team");
        QVERIFY(importTrf(team, importOptions).error().code == TrfImportError::Code::notSupported);
        QByteArray fewRounds = smallFile;
        fewRounds.replace("142 5", "142 1");
        QVERIFY(importTrf(fewRounds, importOptions).error().code == TrfImportError::Code::badRounds);
    }

    void whatATournamentCannotKeepIsNoted()
    {
        QByteArray odd = smallFile;
        odd.replace("m GM Lee", "mAFM Lee");
        odd.replace("142 5\r\n", "142 5\r\n202 OTHER_coin,KS\r\n");
        const auto imported = importTrf(odd, importOptions);
        QVERIFY(imported.hasValue());
        const auto noted = [&](TrfImportNote::Code code, const char* text) {
            return std::ranges::any_of(imported->notes,
                                       [&](const TrfImportNote& n) { return n.code == code && n.text == text; });
        };
        QVERIFY(noted(TrfImportNote::Code::valueNotCarried, "AFM"));
        QVERIFY(noted(TrfImportNote::Code::recordNotCarried, "202 OTHER_coin,KS"));
    }

    void teamsInAFileOfIndividualsAreNoted()
    {
        QByteArray clubs = smallFile;
        clubs.replace("999 a line of another program",
                      "013 Rooks                              1    2\r\n013 Bishops                            3    4");
        const auto imported = importTrf(clubs, importOptions);
        QVERIFY(imported.hasValue());
        QCOMPARE(std::ranges::count(imported->notes, TrfImportNote::Code::teamsOfIndividuals, &TrfImportNote::code), 1);
        QVERIFY(!imported->tournament.settings.teams);
        QVERIFY(std::ranges::any_of(imported->notes, [](const TrfImportNote& note) { return note.text == "2"; }));
        const auto plain = importTrf(smallFile, importOptions);
        QCOMPARE(std::ranges::count(plain->notes, TrfImportNote::Code::teamsOfIndividuals, &TrfImportNote::code), 0);
    }
};

static const pairwright::RegisteredTest<TestTrfExchange> registered("unit_trf_exchange");
#include "test_trf_exchange.moc"
