#include "engine/json/codec.h"
#include "tests/support/registered_test.h"

#include <QJsonDocument>
#include <QJsonValue>
#include <QtTest>

#include <ctime>

using namespace pairwright;

/// The JSON of the engine against Qt's, an independent reader and writer.
class TestJson : public QObject {
    Q_OBJECT
private slots:
    void whatQtWritesIsReadAndWrittenAlike_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("empty object") << QByteArray("{}");
        QTest::newRow("empty array") << QByteArray("[]");
        QTest::newRow("nested") << QByteArray(R"({"a":[1,-2,{"b":null}],"c":{"d":[[],{}]},"e":true,"f":false})");
        QTest::newRow("numbers") << QByteArray("[0,-1,9007199254740992,1.5,-0.36,0.1,100000000000000]");
        QTest::newRow("escapes") << QByteArray("[\"\\\"\\\\\\b\\f\\n\\r\\t\\u0001\\u001f\"]");
        QTest::newRow("beyond ASCII") << QByteArray("[\"Müller, Żółć, 象棋, 😀\"]");
        QTest::newRow("keys") << QByteArray(R"({"":0,"A":1,"_":2,"a":3,"aB":4,"aa":5,"b":6})");
    }

    void whatQtWritesIsReadAndWrittenAlike()
    {
        QFETCH(QByteArray, text);
        const QJsonDocument qt = QJsonDocument::fromJson(text);
        QVERIFY(!qt.isNull());
        QCOMPARE(qt.toJson(QJsonDocument::Compact), text); // the row is as Qt writes it
        const auto value = json::parse(text.toStdString());
        QVERIFY(value);
        QCOMPARE(QByteArray::fromStdString(json::compact(*value)), text);
    }

    void blanksAndEscapesAreUnderstood()
    {
        const auto value = json::parse(" { \"a\" : [ 1 , 2.50e1 ] ,\r\n\t\"b\":\"\\u00e9\\ud83d\\ude00\\/\\ud83d\" } ");
        QVERIFY(value);
        QCOMPARE(value->object()["a"], json::Value(json::Array{1, 25.0}));
        QCOMPARE(QString::fromStdString(value->object()["b"].text()), QString("é😀/\uFFFD"));
    }

    void whatIsNoJsonIsRefused_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const char* text :
             {"",   " ",     "{",   "[1,]",    "{\"a\":1,}", "[1 2]",  "nul",   "01",    "-",   "1.", ".5",
              "+1", "1e999", "\"a", "\"\\x\"", "\"\\u12\"",  "\"\n\"", "{a:1}", "[] []", "'a'", "NaN"})
            QTest::newRow(text) << QByteArray(text);
        QTest::newRow("deep") << QByteArray(100'000, '[');
    }

    void whatIsNoJsonIsRefused()
    {
        QFETCH(QByteArray, text);
        QVERIFY(!json::parse(text.toStdString()));
    }

    void ofSeveralMembersWithOneKeyTheLastHolds()
    {
        const auto value = json::parse(R"({"b":1,"a":2,"b":3,"c":4,"b":5,"a":[6]})");
        QVERIFY(value);
        QCOMPARE(json::compact(*value), std::string(R"({"a":[6],"b":5,"c":4})"));
    }

    void membersInAnyOrderAreReadAsSoonAsInTheirOwn()
    {
        constexpr int many = 300'000;
        constexpr double longest = 3; // seconds of the processor; one by one they took minutes
        std::string text = "{";
        for (int number = many; number > 0; --number)
            text += "\"k" + std::to_string(number) + "\":0,";
        text.back() = '}';
        const std::clock_t begin = std::clock();
        const auto value = json::parse(text);
        QVERIFY(value);
        QCOMPARE(value->object().members().size(), std::size_t{many});
        QVERIFY(static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC < longest);
    }

    void aNumberThatDoesNotFitIsNoNumber()
    {
        int small = 7;
        QVERIFY(!json::read(json::Value(std::int64_t{1} << 40), small));
        QVERIFY(!json::read(json::Value(1.5), small));
        QVERIFY(!json::read(json::Value("3"), small));
        std::uint64_t large = 0;
        QVERIFY(json::read(json::Value("18446744073709551615"), large));
        QCOMPARE(large, std::numeric_limits<std::uint64_t>::max());
        QVERIFY(!json::read(json::Value("18446744073709551616"), large));
    }
};

static const pairwright::RegisteredTest<TestJson> registered("unit_json");
#include "test_json.moc"
