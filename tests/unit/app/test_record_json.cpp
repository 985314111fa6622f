#include "tests/support/registered_test.h"
#include "tests/unit/app/support/sessions.h"

#include "app/domain/json/record_json.h"
#include "app/domain/program_version.h"
#include "app/domain/rounds/kept_record.h"
#include "app/pairing/adapter.h"
#include "app/pairing/criterion_words.h"
#include "engine/json/engine_names.h"

#include <QTest>

using namespace pairwright;
using namespace pairwright::test;

class RecordJsonTest : public QObject {
    Q_OBJECT
private slots:
    void theRecordOfARealRoundComesBackAsItWas();
    void everyCriterionHasAName();
    void theWordsOfCriteriaAreThoseOfTheEngine();
    void aProcedureComesBackAsItWas();
    void aNewerOrDamagedRecordIsRefused();
    void aRecordIsReadOnceForAllCopies();
};

void RecordJsonTest::theRecordOfARealRoundComesBackAsItWas()
{
    MemoryTournament tournament(15, 5);
    for (int round = 1; round <= 4; ++round) {
        const PairingInput input = pairingInput(tournament.value);
        const auto pairing = pairRound(input.view.state, input.request);
        QVERIFY(pairing);
        tournament.pairAndPublish();
        const StoredRecord* stored = tournament.value.rounds.back().published()->record.read();
        QVERIFY(stored);
        QVERIFY(stored->record == pairing->record);
        QCOMPARE(stored->effectiveNumbers, pairing->effectiveNumbers);
        QCOMPARE(stored->system, (SystemEdition{System::Dutch, 2026}));
        QCOMPARE(stored->program, programVersion());
        tournament.enterAll(round % 2 == 0 ? GameResult::draw : GameResult::whiteWins);
    }
}

void RecordJsonTest::everyCriterionHasAName()
{
    CriteriaRecord record;
    BracketRecord& bracket = record.brackets.emplace_back();
    bracket.kind = BracketRecord::Kind::collapsedLast;
    for (int i = 0; i <= static_cast<int>(Criterion::repeatedUpfloatScoresBefore); ++i)
        bracket.criteria.push_back({static_cast<Criterion>(i), {i, -i}, {Tpn{i + 1}}});
    bracket.pairs = {{Tpn{1}, Tpn{2}}};
    bracket.order = {3, true, {Tpn{9}}};
    const StoredRecord stored{record, {0, 1, 2}, {System::Dutch, 2017}, QStringLiteral("test")};
    QCOMPARE(storedRecordFromJson(toJson(stored)).value(), stored);
}

void RecordJsonTest::theWordsOfCriteriaAreThoseOfTheEngine()
{
    for (std::size_t i = 0; i < EnumNames<Criterion>::names.size(); ++i)
        QCOMPARE(describeCriterion(static_cast<Criterion>(i), Entrants::players).toStdString(),
                 criterionText(static_cast<Criterion>(i)));
}

void RecordJsonTest::aProcedureComesBackAsItWas()
{
    ProcedureRecord record;
    for (int i = 0; i <= static_cast<int>(ProcedureOutcome::pairedAgain); ++i)
        record.steps.push_back({"4", {Tpn{1}, Tpn{2}}, static_cast<ProcedureOutcome>(i), {}});
    for (int i = 0; i <= static_cast<int>(RejectedAlternative::Reason::byeBarred); ++i)
        record.steps.front().rejected.push_back({Tpn{i + 3}, static_cast<RejectedAlternative::Reason>(i)});
    const StoredRecord stored{record, {}, {System::Lim, 1999}, QStringLiteral("test")};
    QCOMPARE(storedRecordFromJson(toJson(stored)).value(), stored);
}

void RecordJsonTest::aRecordIsReadOnceForAllCopies()
{
    const StoredRecord stored{CriteriaRecord{}, {1, 2}, {System::Dutch, 2026}, QStringLiteral("test")};
    const KeptRecord kept(toJson(stored));
    const KeptRecord copy = kept; // NOLINT(performance-unnecessary-copy-initialization): the copy is what is tested
    QVERIFY(*copy.read() == stored);
    QCOMPARE(kept.read(), copy.read());
    QVERIFY(kept == KeptRecord(stored));
    QCOMPARE(KeptRecord(stored).json(), kept.json());
    QVERIFY(KeptRecord().isEmpty() && KeptRecord().read() == nullptr);
    const KeptRecord damaged(QStringLiteral("{\"v\":1}"));
    QVERIFY(!damaged.isEmpty() && damaged.read() == nullptr);
}

void RecordJsonTest::aNewerOrDamagedRecordIsRefused()
{
    QVERIFY(!storedRecordFromJson({}));
    QVERIFY(!storedRecordFromJson(QStringLiteral("{\"v\":1}")));
    const auto newer = storedRecordFromJson(QStringLiteral("{\"v\":7}"));
    QVERIFY(!newer);
    QCOMPARE(newer.error().version, 7);
}

static const pairwright::RegisteredTest<RecordJsonTest> registered("test_record_json");
#include "test_record_json.moc"
