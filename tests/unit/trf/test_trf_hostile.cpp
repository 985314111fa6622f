#include "engine/base/random.h"
#include "engine/trf/reader.h"
#include "engine/trf/to_state.h"
#include "engine/trf/writer.h"
#include "tests/support/corpora.h"
#include "tests/support/registered_test.h"
#include "tests/support/trf_text.h"

#include <QtTest>

using namespace pairwright;
using namespace pairwright::trf;

namespace {

constexpr std::uint64_t seed = 20'260'201;

std::size_t below(Random& random, std::size_t bound)
{
    return static_cast<std::size_t>(random.below(bound));
}

void changeByte(std::string& text, Random& random)
{
    text[below(random, text.size())] = static_cast<char>(random.below(256));
}

void changeToTelling(std::string& text, Random& random)
{
    static const std::string telling = "0123456789 wb-+=UFHZWDL?XX\t\r\n.,\xC3\xBC";
    text[below(random, text.size())] = telling[below(random, telling.size())];
}

void cutOut(std::string& text, Random& random)
{
    text.erase(below(random, text.size()), below(random, 40));
}

void repeatPart(std::string& text, Random& random)
{
    const std::size_t from = below(random, text.size());
    text.insert(below(random, text.size()), text.substr(from, below(random, 200)));
}

void truncate(std::string& text, Random& random)
{
    text.resize(below(random, text.size()) + 1);
}

/// Whatever the text: an answer, no crash; and what was read can be written and read again.
void digest(const std::string& text)
{
    const auto result = read(text);
    if (!result) {
        QVERIFY(!describe(result.error()).empty());
        return;
    }
    for (const Repair& repair : result->repairs)
        QVERIFY(!describe(repair).empty());
    const auto converted = toPairingInput(result->document);
    if (!converted)
        QVERIFY(!describe(converted.error()).empty());
    const auto written = write(result->document, {Version::trf26, Profile::engine});
    if (!written)
        return;
    const auto again = read(written->text);
    QVERIFY2(again.hasValue(), again ? "" : describe(again.error()).c_str());
    QVERIFY(again->document == result->document);
}

} // namespace

class TestTrfHostile : public QObject {
    Q_OBJECT
private slots:
    void mutatedFilesNeverCrashAndAcceptedOnesSurviveWriting()
    {
        qInfo("seed %llu", static_cast<unsigned long long>(seed));
        Random random(seed);
        using Mutation = void (*)(std::string&, Random&);
        constexpr Mutation mutations[]{changeByte, changeToTelling, changeToTelling, cutOut, repeatPart, truncate};
        QStringList files = test::corpusFiles();
        files.erase(std::remove_if(files.begin(), files.end(),
                                   [](const QString& path) { return QFileInfo(path).size() > 3000; }),
                    files.end());
        QVERIFY(files.size() > 50);
        for (int i = 0; i < 6000; ++i) {
            std::string text =
                test::contentOf(files[static_cast<qsizetype>(below(random, static_cast<std::size_t>(files.size())))])
                    .toStdString();
            for (std::size_t n = below(random, 4) + 1; n > 0 && !text.empty(); --n)
                mutations[below(random, std::size(mutations))](text, random);
            digest(text);
            if (QTest::currentTestFailed()) {
                qInfo("mutation %d:\n%s", i, text.c_str());
                return;
            }
        }
    }

    void everyTruncationOfAFileIsAnswered()
    {
        const std::string text =
            test::smallFile({"142 5", "250       1.0   1   2    1    2", "240 H   2    1", "XXS W=3 D=1",
                             "260   1   3    1    2", "GER    2      Beta                              1987"});
        for (std::size_t length = 0; length <= text.size(); ++length)
            digest(text.substr(0, length));
    }

    void hugeLinesAndManyLinesAreAnswered()
    {
        digest(test::smallFile({std::string(3'000'000, 'x')}));
        digest(test::smallFile({"XXP " + std::string(1'000'000, '1')}));
        digest("001    1 " + std::string(2'000'000, ' ') + "1");
        digest("001    1 " + std::string(2'000'000, '\t'));
        digest(std::string(1'000'000, '\n'));
        digest(std::string(1'000'000, '\xFF'));
        digest(test::smallFile(std::vector<std::string>(20'000, "250       1.0   1 999    1 9999")));
    }

    void controlCharactersEverywhereAreAnswered()
    {
        for (int c = 0; c < 0x20; ++c) {
            std::string text = test::smallFile({"022 To\twn"});
            for (std::size_t at = 3; at < text.size(); at += 17)
                text[at] = static_cast<char>(c);
            digest(text);
        }
    }
};

static const pairwright::RegisteredTest<TestTrfHostile> registered("unit_trf_hostile");
#include "test_trf_hostile.moc"
