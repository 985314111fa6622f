#include "tests/support/registered_test.h"
#include "tests/unit/app/support/sessions.h"

#include "app/formats/csv/export.h"
#include "app/formats/csv/player_list.h"
#include "app/formats/report/ranked_players.h"
#include "app/formats/trf/export.h"
#include "app/formats/trf/export_findings.h"
#include "app/storage/tournament/read_tournament.h"

#include <QFile>
#include <QTest>

using namespace pairwright;
using namespace pairwright::test;

namespace {

QString fileOfRevision(int revision)
{
    return QStringLiteral(PAIRWRIGHT_FIXTURES "/revisions/revision-%1.pairwright").arg(revision);
}

EditPlayer withGroup(const Tournament& tournament, PlayerKey key, const QString& group)
{
    PlayerData data = tournament.player(key)->data;
    data.group = group;
    return editOf(*tournament.player(key), data);
}

QStringList groupsOffered(const Tournament& tournament)
{
    QStringList names;
    for (const StandingsCategory& category : categoriesOf(tournament))
        if (category.kind == StandingsCategory::Kind::group)
            names.append(category.text);
    return names;
}

} // namespace

/// Groups of the arbiter's own: a text of the player, stored, undone and redone, a category of the standings.
class TestPlayerGroup : public QObject {
    Q_OBJECT
private slots:
    void aGroupIsStoredAndTakenBackAlsoAfterReopening()
    {
        const TournamentFile file;
        {
            const auto session = createSession(file.path(), 4);
            mustApply(*session, withGroup(session->saved(), PlayerKey{2}, QStringLiteral("Seniors")));
            session->flush();
        }
        QCOMPARE(readTournament(file.path())->player(PlayerKey{2})->data.group, QStringLiteral("Seniors"));
        const auto session = openSession(file.path());
        QCOMPARE(session->saved().player(PlayerKey{2})->data.group, QStringLiteral("Seniors"));
        QCOMPARE(session->saved().player(PlayerKey{1})->data.group, QString());
        QVERIFY(session->undo());
        session->flush();
        QCOMPARE(readTournament(file.path())->player(PlayerKey{2})->data.group, QString());
        QVERIFY(session->redo());
        session->flush();
        QCOMPARE(readTournament(file.path())->player(PlayerKey{2})->data.group, QStringLiteral("Seniors"));
    }

    void filesWithoutGroupsAreReadAndUpgraded_data()
    {
        QTest::addColumn<int>("revision");
        for (const int revision : {1, 2, 3, 4, 5})
            QTest::addRow("revision %d", revision) << revision;
    }
    void filesWithoutGroupsAreReadAndUpgraded()
    {
        QFETCH(int, revision);
        const Tournament old = readTournament(fileOfRevision(revision)).value();
        QVERIFY(old.players.size() >= 5);
        QVERIFY(groupsOffered(old).isEmpty());
        const TournamentFile file;
        QVERIFY(QFile::copy(fileOfRevision(revision), file.path()));
        QVERIFY(QFile::setPermissions(file.path(), QFile::ReadOwner | QFile::WriteOwner));
        {
            const auto session = openSession(file.path());
            mustApply(*session, withGroup(session->saved(), PlayerKey{1}, QStringLiteral("B")));
            // Steps of the old journal, which know nothing of groups, are undone and done again.
            for (int step = 0; step < 2; ++step)
                QVERIFY(session->undo());
            for (int step = 0; step < 2; ++step)
                QVERIFY(session->redo());
            session->flush();
        }
        Tournament expected = old;
        expected.players[0].data.group = QStringLiteral("B");
        QVERIFY(readTournament(file.path()).value().players == expected.players);
    }

    void theFileOfRevisionSixHasItsGroups()
    {
        const Tournament stored = readTournament(fileOfRevision(6)).value();
        QCOMPARE(groupsOffered(stored), QStringList{"Seniors"});
        QCOMPARE(stored.player(PlayerKey{3})->data.group, QStringLiteral("Seniors"));
    }

    void aGroupIsACategoryWithRanksOfItsOwn()
    {
        MemoryTournament tournament(6, 5);
        for (const int key : {4, 5, 6})
            tournament.apply(withGroup(tournament.value, PlayerKey{key}, QStringLiteral("Seniors")));
        tournament.apply(withGroup(tournament.value, PlayerKey{1}, QStringLiteral("Guests")));
        QCOMPARE(groupsOffered(tournament.value), (QStringList{"Guests", "Seniors"}));
        const StandingsCategory seniors{StandingsCategory::Kind::group, 0, 0, QStringLiteral("Seniors")};
        QCOMPARE(nameOf(seniors), QStringLiteral("Group Seniors"));
        tournament.pairAndPublish();
        tournament.enterAll(GameResult::draw);
        // The rating decides among equals, so that no rank is shared.
        const std::vector<TieBreak> tieBreaks{TieBreak{.kind = TieBreakKind::PairingNumber}};
        const auto ranksOf = [&](const StandingsCategory& category) {
            const RankedPlayers ranked(tournament.value, 1, tieBreaks, category);
            QStringList ranks;
            for (const RankedPlayers::Line& line : ranked.lines())
                ranks.append(QStringLiteral("%1:%2").arg(line.rankText()).arg(line.player->key.value));
            return ranks;
        };
        QCOMPARE(ranksOf({}), (QStringList{"1:1", "2:2", "3:3", "4:4", "5:5", "6:6"}));
        QCOMPARE(ranksOf(seniors), (QStringList{"1:4", "2:5", "3:6"}));
        QCOMPARE(ranksOf({StandingsCategory::Kind::group, 0, 0, QStringLiteral("Guests")}), QStringList{"1:1"});
    }

    void groupsTravelInPlayerLists()
    {
        MemoryTournament tournament(4, 3);
        const QStringList names{"Berg, Anna", "Dahl, Bo", "Eide, Carl", "Foss, Dina"};
        for (int i = 0; i < 4; ++i) {
            PlayerData data = tournament.value.players[static_cast<std::size_t>(i)].data;
            data.name = names[i];
            data.group = i == 2 ? QStringLiteral("Ü50; \"B\"") : QString();
            tournament.apply(editOf(*tournament.value.player(PlayerKey{i + 1}), data));
        }
        const QByteArray csv = playersCsv(tournament.value, {});
        const MemoryTournament empty(0, 3);
        const auto read = readPlayerList(csv, empty.value).value();
        QCOMPARE(read.rows.size(), std::size_t{4});
        for (std::size_t i = 0; i < 4; ++i)
            QCOMPARE(read.rows[i].data.group, tournament.value.players[i].data.group);
        // A list that says another group is a change of the data; a list that says none takes nothing away.
        const auto changed = readPlayerList("Name;Gruppe\nEide, Carl;Gäste\nFoss, Dina;\n", tournament.value).value();
        QCOMPARE(changed.rows[0].state, PlayerRow::State::changed);
        QCOMPARE(changed.rows[0].data.group, QStringLiteral("Gäste"));
        QCOMPARE(changed.rows[1].state, PlayerRow::State::same);
        const auto without = readPlayerList("Name;Club\nEide, Carl;\n", tournament.value).value();
        QCOMPARE(without.rows[0].state, PlayerRow::State::same);
    }

    void trfIsTheSameWithAndWithoutGroups()
    {
        MemoryTournament tournament(6, 3);
        tournament.pairAndPublish();
        tournament.enterAll();
        const QByteArray before = exportTrf(tournament.value).value().bytes;
        tournament.apply(withGroup(tournament.value, PlayerKey{2}, QStringLiteral("Seniors")));
        QCOMPARE(exportTrf(tournament.value).value().bytes, before);
    }

    void aTextThatIsNoneIsRefused()
    {
        const MemoryTournament tournament(2, 3);
        const Plan plan = tournament.plan(withGroup(tournament.value, PlayerKey{1}, QStringLiteral("a\nb")));
        QVERIFY(codesOf(plan.findings) == std::vector{FindingCode::textNotAllowed});
    }

    void theRatingReportSaysThatItHasNoPlaceForGroups()
    {
        MemoryTournament tournament(4, 3);
        const auto says = [&] {
            const auto findings = exportFindings(tournament.value);
            return std::count_if(findings.begin(), findings.end(), [](const ExportFinding& finding) {
                return finding.code == ExportFinding::Code::noPlaceInTrf;
            });
        };
        QCOMPARE(says(), std::ptrdiff_t{0});
        for (const int key : {3, 4})
            tournament.apply(withGroup(tournament.value, PlayerKey{key}, QStringLiteral("B")));
        QCOMPARE(says(), std::ptrdiff_t{1});
    }

    void theRatingReportSaysOfEachFieldWhetherItHasAPlaceForIt()
    {
        MemoryTournament made(4, 3);
        made.pairAndPublish();
        made.enterAll();
        PlayerData& data = made.value.players.front().data;
        data.federation = QStringLiteral("ENG");
        const QByteArray without = exportTrf(made.value).value().bytes;
        const PlayerData before = data;
        PlayerData full = before;
        full.name = QStringLiteral("Somebody Else");
        full.title = Title::FM;
        full.rating = Rating{2222, RatingSource::fide, {}};
        full.federation = QStringLiteral("GER");
        full.birth = BirthDate{1990, 1, 2};
        full.sex = Sex::Female;
        full.fideId = QStringLiteral("1234567");
        full.nationalId = QStringLiteral("N-77");
        for (auto text : {&PlayerData::club, &PlayerData::group, &PlayerData::clubNumber, &PlayerData::phone,
                          &PlayerData::email, &PlayerData::remarks, &PlayerData::captain, &PlayerData::shortName})
            full.*text = QStringLiteral("Words");
        full.feeDue = full.feePaid = QStringLiteral("30");
        full.standard = full.rapid = full.blitz = full.national = OfficialRating{2111, 20, {}};
        full.offTheWeb = true;
        full.ownNumber = full.fixedBoard = full.placeByHand = 3;
        full.outsideValue = QStringLiteral("2.50");
        full.noHalfPointBye = true;
        for (const PlayerFieldInfo& info : playerFields()) {
            const bool isOfficialRating =
                std::holds_alternative<std::optional<OfficialRating> PlayerData::*>(info.member) ||
                info.field == PlayerField::periodRatings;
            if (isOfficialRating) // told or not by the type of play
                continue;
            data = before;
            std::visit([&](auto member) { data.*member = full.*member; }, info.member);
            QVERIFY2(data != before, info.key);
            const bool written = exportTrf(made.value).value().bytes != without;
            const auto findings = exportFindings(made.value);
            const bool told = std::any_of(findings.begin(), findings.end(), [&info](const ExportFinding& finding) {
                return finding.code == ExportFinding::Code::noPlaceInTrf &&
                       finding.playerFields == std::vector{info.field};
            });
            QVERIFY2(written != told, info.key);
        }
    }
};

static const pairwright::RegisteredTest<TestPlayerGroup> registered("test_player_group");
#include "test_player_group.moc"
