#include <QtTest> // first: moc 6.4 stumbles over <compare> otherwise

#include "engine/pairing.h"
#include "tests/property/hard_positions.h"
#include "tests/support/registered_test.h"

using namespace pairwright;
using namespace pairwright::property;

/// Positions made to be hard are answered, and soon.
class TestHardPositions : public QObject {
    Q_OBJECT
private slots:
    /// C.12 of 2012 asks for other floaters as long as there are others.
    void floatersWhoCannotBeHelpedAreNotTriedOneByOne()
    {
        const auto pairing = pairRound(floatersWithoutEnd(), PairingRequest{.system = {System::Dutch, 2012}});
        QVERIFY(pairing.hasValue());
        QCOMPARE(pairing->boards.size(), std::size_t{62});
    }
};

static const pairwright::RegisteredTest<TestHardPositions> registered("property_hard_positions");
#include "test_hard_positions.moc"
