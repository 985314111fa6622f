#include <QtTest> // first: moc 6.4 stumbles over <compare> otherwise

#include "tests/property/fingerprint.h"
#include "tests/property/systems/system_tournaments.h"
#include "tests/support/played_twice.h"
#include "tests/support/registered_test.h"
#include "tests/support/swiss_systems.h"

#include <map>

using namespace pairwright;
using namespace pairwright::property;

namespace {

constexpr int printedTournaments = 12;

QString keyOf(const SystemInfo& system)
{
    return QString::fromLatin1(system.key.data(), static_cast<qsizetype>(system.key.size())) + QLatin1Char('-') +
           QString::number(system.id.edition);
}

/// What the rounds of seeds 0 to printedTournaments - 1 came to. Whoever changes what is paired, or what the record
/// says of it, changes this table and says why.
const std::map<QString, QString>& known()
{
    static const std::map<QString, QString> values{
        {QStringLiteral("dutch-2026"), QStringLiteral("c372acc082a2dd6a")},
        {QStringLiteral("dutch-2017"), QStringLiteral("21a488dfd9df9fb5")},
        {QStringLiteral("dutch-2012"), QStringLiteral("4b3afbd95ab5cfe7")},
        {QStringLiteral("dubov-2026"), QStringLiteral("9121c98fe98b2a3e")},
        {QStringLiteral("dubov-2018"), QStringLiteral("61fa0896fe419638")},
        {QStringLiteral("dubov-1997"), QStringLiteral("5226dd2b5bbae22d")},
        {QStringLiteral("burstein-2026"), QStringLiteral("2cb9ba55ef92f090")},
        {QStringLiteral("burstein-2017"), QStringLiteral("df5b7d3a491a3301")},
        {QStringLiteral("lim-2026"), QStringLiteral("88edacb62fd1d753")},
        {QStringLiteral("lim-1999"), QStringLiteral("88edacb62fd1d753")},
        {QStringLiteral("double-swiss-2026"), QStringLiteral("59cef822aef6263f")},
    };
    return values;
}

} // namespace

/// One number over all that the engine answers to seeded tournaments of 20 to 300 players: it proves that nothing has
/// changed. PAIRWRIGHT_FINGERPRINT_TOURNAMENTS plays more of them, only to print what they come to.
class TestFingerprint : public QObject {
    Q_OBJECT
private slots:
    void everySystemAnswersAsBefore_data()
    {
        QTest::addColumn<int>("line");
        for (std::size_t i = 0; i < swissSystems().size(); ++i)
            QTest::newRow(qPrintable(keyOf(swissSystems()[i]))) << static_cast<int>(i);
    }
    void everySystemAnswersAsBefore()
    {
        QFETCH(int, line);
        const SystemInfo system = swissSystems()[static_cast<std::size_t>(line)];
        bool given = false;
        const int asked = qEnvironmentVariableIntValue("PAIRWRIGHT_FINGERPRINT_TOURNAMENTS", &given);
        const int tournaments = given ? asked : printedTournaments;
        const bool matches = gamesOfARound(system.id.system) > 1;
        Fingerprint fingerprint;
        int rounds = 0;
        for (int seed = 0; seed < tournaments; ++seed)
            playTournament(static_cast<std::uint64_t>(seed),
                           PairingRequest{.system = matches ? SystemEdition{System::Lim, 2026} : system.id},
                           [&](const EngineRound& round) {
                               ++rounds;
                               PairingRequest request = round.request;
                               request.system = system.id;
                               const auto answer =
                                   matches ? pairRound(playedTwice(round.position.state), request) : round.answer;
                               answer ? fingerprint.add(*answer) : fingerprint.add(answer.error());
                           });
        qInfo("FINGERPRINT %s, seeds 0 to %d: %d rounds, %s", qPrintable(keyOf(system)), tournaments - 1, rounds,
              qPrintable(QString::number(fingerprint.value(), 16)));
        if (given)
            return;
        QVERIFY(known().count(keyOf(system)) == 1);
        QCOMPARE(QString::number(fingerprint.value(), 16), known().at(keyOf(system)));
    }
};

static const pairwright::RegisteredTest<TestFingerprint> registered("property_fingerprint");
#include "test_fingerprint.moc"
