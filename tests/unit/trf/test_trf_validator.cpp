#include "tests/support/registered_test.h"
#include "tests/support/trf_text.h"
#include "tests/support/trf_validator.h"

#include <QtTest>

using namespace pairwright::test;

namespace {

QByteArray goodFile(const std::vector<std::string>& more = {})
{
    return QByteArray::fromStdString(smallFile(more));
}

} // namespace

/// The validator itself must object to each kind of mistake, or it would accept anything.
class TestTrfValidator : public QObject {
    Q_OBJECT
private slots:
    void aGoodFileIsAccepted()
    {
        const auto violations = validateTrf(goodFile({"142 3", "152 W", "240 H   2    1", "260   1   3    1    2",
                                                      "250       1.0   1   1    1    2", "192 FIDE_DUTCH_2026"}),
                                            {});
        QVERIFY2(violations.empty(), qPrintable(toText(violations)));
    }

    void eachMistakeIsFound_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("what");
        const auto change = [](const char* name, const char* from, const char* to, const char* what) {
            QByteArray text = goodFile();
            text.replace(from, to);
            QVERIFY(text != goodFile());
            QTest::newRow(name) << text << what;
        };
        change("line end", "\r\n", "\n", "CRLF");
        change("points", " 1.0", " 2.0", "points");
        change("result", "b 0", "b 1", "contradict");
        change("colour", "2 w", "2 b", "same colour");
        change("opponent", "   2 w", "   3 w", "no opponent 3");
        change("id", "001    2", "001    1", "given twice");
        change("id at the left", "001    2", "001 2   ", "number at the right");
        change("shifted", "2100", "210 ", "number at the right");
        change("rank", "    1     2 w", "          2 w", "columns 86-89");
        change("sex", " m", " f", "sex");
        change("federation", "NOR", "No ", "federation");
        const auto add = [](const char* name, const char* line, const char* what) {
            QTest::newRow(name) << goodFile({line}) << what;
        };
        add("extension", "XXR 3", "extension");
        add("rounds", "142 x", "number");
        add("colour record", "152 w", "W or B");
        add("absence", "240 X   2    1", "F, H or Z");
        add("absence of a stranger", "240 H   2    9", "no player 9");
        add("virtual points", "250       1     1   1    1    2", "points as 11.5");
        add("count", "062 3", "062");
        add("type", "192 FIDE_DUTCH_1900", "no code");
        add("blanks at the end", "182 Me ", "blanks at its end");
    }

    void eachMistakeIsFound()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, what);
        const QString objections = toText(validateTrf(text, {}));
        QVERIFY2(objections.contains(what), qPrintable(objections));
    }

    void theColumnsOfMatchesAreHeldAgainstEachOther()
    {
        const auto matchFile = [](std::vector<std::string> third, const char* points, const char* rounds) {
            return QByteArray::fromStdString(
                file({rounds, "192 FIDE_DOUBLESWISS", playerLine({1, "A", "2100", " 1.5", {"   2 w 1", "   2 b ="}}),
                      playerLine({2, "B", "2000", " 0.5", {"   1 b 0", "   1 w ="}}),
                      playerLine({3, "C", "1900", points, std::move(third)})}));
        };
        QCOMPARE(toText(validateTrf(matchFile({"0000 - U", "0000 - H"}, " 1.5", "142 6"), {})), QString());
        QVERIFY(toText(validateTrf(matchFile({"0000 - U", "0000 - U"}, " 2.0", "142 6"), {})).contains("half a bye"));
        QVERIFY(toText(validateTrf(matchFile({"0000 - H", "0000 - Z"}, " 0.5", "142 6"), {})).contains("half a bye"));
        QVERIFY(toText(validateTrf(matchFile({"0000 - U", "0000 - H"}, " 1.5", "142 3"), {})).contains("142"));
        QByteArray turned = matchFile({"0000 - U", "0000 - H"}, " 1.5", "142 6");
        turned.replace("2 b =", "2 w =").replace("1 w =", "1 b =");
        QVERIFY(toText(validateTrf(turned, {})).contains("alternate"));
    }

    void trf16HasNoNewRecords()
    {
        QVERIFY(validateTrf(goodFile({"142 3"}), {TrfDialect::trf26, false}).empty());
        QVERIFY(!validateTrf(goodFile({"142 3"}), {TrfDialect::trf16, false}).empty());
    }

    void ratingReportsNeedEventData()
    {
        const QString objections = toText(validateTrf(goodFile(), {TrfDialect::trf26, true}));
        QVERIFY(objections.contains("record 102 is missing"));
        QVERIFY(objections.contains("no FIDE id"));
    }
};

static const pairwright::RegisteredTest<TestTrfValidator> registered("unit_trf_validator");
#include "test_trf_validator.moc"
