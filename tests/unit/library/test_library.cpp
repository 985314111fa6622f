#include "tests/support/registered_test.h"
#include "tests/support/trf_text.h"

#include <pairwright.h>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QProcessEnvironment>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QtTest>

#include <chrono>
#include <future>
#include <memory>
#include <thread>

namespace {

using Stop = std::unique_ptr<pairwright_stop, decltype(&pairwright_stop_free)>;

constexpr std::array<decltype(&pairwright_pair), 4> questions{pairwright_pair, pairwright_check, pairwright_explain,
                                                              pairwright_standings};

const QString library = QStringLiteral(PAIRWRIGHT_LIBRARY);
const QString sample = QStringLiteral(PAIRWRIGHT_SOURCE_DIR "/resources/samples/sample.trf");
const QString examples = QStringLiteral(PAIRWRIGHT_SOURCE_DIR "/packaging/examples/");

using Question = decltype(&pairwright_pair);

struct Answer {
    int code = -1;
    QByteArray text;
    [[nodiscard]] QJsonObject json() const { return QJsonDocument::fromJson(text).object(); }
};

Answer ask(Question question, const QByteArray& trf, const pairwright_options* options = nullptr)
{
    char* json = nullptr;
    Answer answer;
    answer.code = question(trf.constData(), static_cast<size_t>(trf.size()), options, &json);
    answer.text = json;
    pairwright_free(json);
    return answer;
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Everybody has drawn every game: whoever pairs this has all of them in one bracket.
QByteArray drawnField(int players, int rounds)
{
    std::vector<std::string> lines{"012 drawn", "142 " + std::to_string(rounds + 3), "152 W"};
    for (int id = 1; id <= players; ++id) {
        pairwright::test::PlayerText player{.id = id, .name = "P" + std::to_string(id)};
        char text[16];
        for (int round = 1; round <= rounds; ++round) { // seats of a circle that turns by one a round, the last stays
            const int seat = id == players ? round : (id - round + players - 1) % (players - 1);
            const int other = id == players ? round
                              : seat == 0   ? players
                                            : (players - 1 - seat + round - 1) % (players - 1) + 1;
            const bool white = (id < other) == (round % 2 == 1);
            std::snprintf(text, sizeof text, "%4d %c =", other, white ? 'w' : 'b');
            player.cells.emplace_back(text);
        }
        std::snprintf(text, sizeof text, "%2d.%d", rounds / 2, rounds % 2 * 5);
        player.points = text;
        lines.push_back(pairwright::test::playerLine(player));
    }
    return QByteArray::fromStdString(pairwright::test::file(lines));
}

/// Four teams of two boards; 1 beat 3, and 4 beat 2.
QByteArray teamsAfterARound()
{
    using pairwright::test::playerLine;
    std::vector<std::string> lines{"012 League", "142 3", "152 W", "192 FIDE_TEAM_TYPEA_MP_GP"};
    const char* const cells[] = {
        "   5 w 1", "   6 b =", "   7 b 0", "   8 w =", "   1 b 0", "   2 w =", "   3 w 1", "   4 b ="};
    const char* const points[] = {" 1.0", " 0.5", " 0.0", " 0.5", " 0.0", " 0.5", " 1.0", " 0.5"};
    for (int id = 1; id <= 8; ++id)
        lines.push_back(playerLine({id, "P" + std::to_string(id), "2000", points[id - 1], {cells[id - 1]}}));
    for (int team = 1; team <= 4; ++team) {
        char line[128];
        std::snprintf(line, sizeof line, "310 %3d Team %-59d %4d %4d", team, team, 2 * team - 1, 2 * team);
        lines.emplace_back(line);
    }
    return QByteArray::fromStdString(pairwright::test::file(lines));
}

struct Run {
    int code = -1;
    QByteArray output;
    QByteArray errors;
};

Run runProgram(const QString& program, const QStringList& arguments)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("PAIRWRIGHT_LIBRARY", library);
    environment.insert("PYTHONDONTWRITEBYTECODE", "1");
    process.setProcessEnvironment(environment);
    process.start(program, arguments);
    Run run;
    if (process.waitForFinished(60'000) && process.exitStatus() == QProcess::NormalExit)
        run.code = process.exitCode();
    run.output = process.readAllStandardOutput();
    run.errors = process.readAllStandardError();
    return run;
}

} // namespace

/// libpairwright as a program in another language meets it.
class TestLibrary : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        trf_ = contentOf(sample);
        QVERIFY(!trf_.isEmpty());
    }

    void theFourQuestionsAreAnswered()
    {
        const QJsonObject pairs = ask(pairwright_pair, trf_).json();
        QCOMPARE(pairs["schema"].toInt(), 1);
        QCOMPARE(pairs["system"].toString(), QString("dutch"));
        QVERIFY(!pairs["boards"].toArray().isEmpty());
        const Answer checked = ask(pairwright_check, trf_);
        QVERIFY2(checked.code == PAIRWRIGHT_OK, checked.text);
        QCOMPARE(checked.json()["rounds"].toArray().size(), pairs["round"].toInt() - 1);
        const QJsonObject reasons = ask(pairwright_explain, trf_).json();
        QCOMPARE(reasons["boards"].toArray().size(), pairs["boards"].toArray().size());
        QVERIFY(!reasons["criteria"].toObject()["brackets"].toArray().isEmpty());
        pairwright_options options = PAIRWRIGHT_OPTIONS_INIT;
        options.tie_breaks = "BH,SB";
        const QJsonObject table = ask(pairwright_standings, trf_, &options).json();
        QCOMPARE(table["tie_breaks"].toArray(), (QJsonArray{"BH", "SB"}));
        QCOMPARE(table["standings"].toArray().first()["rank"].toInt(), 1);
    }

    void aRoundRobinTellsWhoIsFreeAndTakesNoBuchholz()
    {
        std::vector<std::string> lines{"192 FIDE_ROUNDROBIN"};
        for (int i = 1; i <= 5; ++i)
            lines.push_back(pairwright::test::playerLine({i, "Player " + std::to_string(i)}));
        const QByteArray trf = QByteArray::fromStdString(pairwright::test::file(lines));
        const QJsonObject pairs = ask(pairwright_pair, trf).json();
        QCOMPARE(pairs["boards"].toArray().size(), 2);
        QCOMPARE(pairs["free"].toInt(), 1);
        pairwright_options options = PAIRWRIGHT_OPTIONS_INIT;
        options.tie_breaks = "DE,BH";
        const Answer refused = ask(pairwright_standings, trf, &options);
        QCOMPARE(refused.code, int{PAIRWRIGHT_BAD_REQUEST});
        QVERIFY2(refused.text.contains("must not be used in a round robin"), refused.text);
    }

    void teamsAreAskedAboutByTheirNumbers()
    {
        const QByteArray trf = teamsAfterARound();
        const Answer pairs = ask(pairwright_pair, trf);
        QVERIFY2(pairs.code == PAIRWRIGHT_OK, pairs.text);
        QCOMPARE(pairs.json()["system"].toString(), QString("team-swiss"));
        QCOMPARE(pairs.json()["round"].toInt(), 2);
        QCOMPARE(pairs.json()["boards"].toArray().size(), 2); // of four teams of two, not of eight players
        const Answer checked = ask(pairwright_check, trf);
        QVERIFY2(checked.code == PAIRWRIGHT_OK, checked.text);
        QCOMPARE(checked.json()["rounds"].toArray().size(), 1);
        QCOMPARE(checked.json()["rounds"].toArray()[0].toObject()["system"].toString(), QString("team-swiss"));
        pairwright_options options = PAIRWRIGHT_OPTIONS_INIT;
        options.round = 1;
        const Answer reasons = ask(pairwright_explain, trf, &options);
        QVERIFY2(reasons.code == PAIRWRIGHT_OK && reasons.text.contains("C.04.6:2026"), reasons.text);
        options = PAIRWRIGHT_OPTIONS_INIT;
        options.first = 1;
        options.second = 3;
        const Answer why = ask(pairwright_explain, trf, &options);
        QVERIFY2(why.code == PAIRWRIGHT_OK, why.text);
        QCOMPARE(why.json()["verdict"].toString(), QString("impossible")); // they have met
        options.second = 9;
        const Answer nobody = ask(pairwright_explain, trf, &options);
        QVERIFY2(nobody.code == PAIRWRIGHT_BAD_REQUEST && nobody.text.contains("no team has the number 9"),
                 nobody.text);
        options = PAIRWRIGHT_OPTIONS_INIT;
        options.tie_breaks = "EMGSB";
        const Answer table = ask(pairwright_standings, trf, &options);
        QVERIFY2(table.code == PAIRWRIGHT_OK, table.text);
        const QJsonObject first = table.json()["standings"].toArray().first().toObject();
        QCOMPARE(first["name"].toString(), QString("Team 1"));
        QCOMPARE(first["points"].toString(), QString("2.0"));
    }

    void aTableSaysWhoPlaysWhom()
    {
        std::vector<std::string> lines{"012 Match", "192 CUSTOM_TEAM_MP_GP", "### SYSTEM scheveningen 2026", "352 WBW"};
        for (int id = 1; id <= 6; ++id)
            lines.push_back(pairwright::test::playerLine({id, "P" + std::to_string(id)}));
        for (int team = 1; team <= 2; ++team) {
            char line[128];
            std::snprintf(line, sizeof line, "310 %3d Team %-59d %4d %4d %4d", team, team, 3 * team - 2, 3 * team - 1,
                          3 * team);
            lines.emplace_back(line);
        }
        const Answer pairs = ask(pairwright_pair, QByteArray::fromStdString(pairwright::test::file(lines)));
        QVERIFY2(pairs.code == PAIRWRIGHT_OK, pairs.text);
        const QJsonArray games = pairs.json()["games"].toArray();
        QCOMPARE(games.size(), 3);
        QSet<int> seated;
        for (const QJsonValue game : games)
            for (const char* colour : {"white", "black"})
                seated.insert(game[colour]["id"].toInt());
        QCOMPARE(seated.size(), 6);
        const int white = pairs.json()["boards"].toArray()[0].toObject()["white"].toInt();
        QCOMPARE((games[0]["white"]["id"].toInt() + 2) / 3, white);
        QCOMPARE((games[1]["black"]["id"].toInt() + 2) / 3, white);
        QCOMPARE(games[0]["white"]["name"].toString(), QString("P%1").arg(games[0]["white"]["id"].toInt()));
    }

    /// As one of players it would be paired wrongly.
    void aFileOfTeamsIsNeverPairedAsOneOfPlayers()
    {
        const QByteArray trf = teamsAfterARound();
        pairwright_options options = PAIRWRIGHT_OPTIONS_INIT;
        options.system = "dutch";
        QCOMPARE(ask(pairwright_pair, trf, &options).code, int{PAIRWRIGHT_BAD_REQUEST});
        for (const char* other : {"192 FIDE_TEAM_TYPEC", "192 FIDE_DUTCH_2026", "092 Team"}) {
            QByteArray named = trf;
            named.replace("192 FIDE_TEAM_TYPEA_MP_GP", other);
            for (const Question question : questions) {
                const Answer answer = ask(question, named);
                QVERIFY2(answer.code == PAIRWRIGHT_BAD_REQUEST, answer.text);
                QVERIFY2(answer.text.contains("team"), answer.text);
            }
        }
        QByteArray twice = trf;
        twice.replace("    7    8", "    7    1");
        const Answer inTwo = ask(pairwright_pair, twice);
        QVERIFY2(inTwo.code == PAIRWRIGHT_BAD_REQUEST, inTwo.text);
    }

    void whyNotNamesTheVerdict()
    {
        const QJsonObject board = ask(pairwright_pair, trf_).json()["boards"].toArray().first().toObject();
        pairwright_options options = PAIRWRIGHT_OPTIONS_INIT;
        options.first = board["white"].toInt();
        options.second = board["black"].toInt();
        QCOMPARE(ask(pairwright_explain, trf_, &options).json()["verdict"].toString(), QString("is-paired"));
        options.second = options.first;
        QCOMPARE(ask(pairwright_explain, trf_, &options).json()["verdict"].toString(), QString("impossible"));
        options.second = 9000;
        QCOMPARE(ask(pairwright_explain, trf_, &options).code, int(PAIRWRIGHT_BAD_REQUEST));
    }

    void everyRefusalHasACodeAndASentence_data()
    {
        QTest::addColumn<QByteArray>("trf");
        QTest::addColumn<QByteArray>("system");
        QTest::newRow("no file") << QByteArray() << QByteArray();
        QTest::newRow("no TRF") << QByteArray("hello\n") << QByteArray();
        QTest::newRow("no UTF-8") << contentOf(sample) << QByteArray("du\xE9tch");
        QTest::newRow("unknown system") << contentOf(sample) << QByteArray("chess960");
    }

    void everyRefusalHasACodeAndASentence()
    {
        QFETCH(QByteArray, trf);
        QFETCH(QByteArray, system);
        pairwright_options options = PAIRWRIGHT_OPTIONS_INIT;
        options.system = system.isEmpty() ? nullptr : system.constData();
        const Answer answer = ask(pairwright_pair, trf, &options);
        QCOMPARE(answer.code, int(PAIRWRIGHT_BAD_REQUEST));
        QCOMPARE(answer.json()["error"].toObject()["code"].toInt(), int(PAIRWRIGHT_BAD_REQUEST));
        QVERIFY2(!answer.json()["error"].toObject()["message"].toString().isEmpty(), answer.text);
    }

    void aRoundWithoutLegalPairingSaysWhoIsInTheWay()
    {
        const QByteArray trf = "012 two\nXXR 3\n"
                               "001    1      A                                 2400"
                               "                             1.0    1     2 w 1\n"
                               "001    2      B                                 2300"
                               "                             0.0    2     1 b 0\n";
        const Answer answer = ask(pairwright_pair, trf);
        QVERIFY2(answer.code == PAIRWRIGHT_NO_PAIRING, answer.text);
        QCOMPARE(answer.json()["error"].toObject()["reason"].toString(), QString("no-legal-pairing"));
    }

    void shorterOptionsOfAnOlderProgramAreTaken()
    {
        pairwright_options options = PAIRWRIGHT_OPTIONS_INIT;
        options.size = 0; // forgotten: what is in them would be passed over without a word
        QCOMPARE(ask(pairwright_check, trf_, &options).code, int(PAIRWRIGHT_BAD_REQUEST));
        // Half a pointer of the system, a place that ends no release, options of a release to come.
        for (const size_t size : {size_t{12}, offsetof(pairwright_options, tie_breaks), sizeof options - 1,
                                  sizeof options + 8, size_t(-1)}) {
            options.size = size;
            const Answer answer = ask(pairwright_check, trf_, &options);
            QCOMPARE(answer.code, int(PAIRWRIGHT_BAD_REQUEST));
            QVERIFY2(answer.json()["error"].toObject()["message"].toString().contains("PAIRWRIGHT_OPTIONS_INIT"),
                     answer.text);
        }
        options.size = offsetof(pairwright_options, stop);
        options.stop = reinterpret_cast<const pairwright_stop*>(1); // lies behind what the caller says that there is
        QCOMPARE(ask(pairwright_check, trf_, &options).code, int(PAIRWRIGHT_OK));
        QCOMPARE(pairwright_check(trf_.constData(), static_cast<size_t>(trf_.size()), &options, nullptr),
                 int(PAIRWRIGHT_BAD_REQUEST));
        QCOMPARE(QString(pairwright_version()), QString(PAIRWRIGHT_VERSION));
    }

    void checkComparesTheRanksAndPointsThatTheFileStates()
    {
        const QJsonObject clean = ask(pairwright_check, trf_).json();
        QVERIFY(clean["standings"].toObject()["differences"].toArray().isEmpty());
        constexpr int rankColumn = 85;
        constexpr int pointsColumn = 80;
        const auto first = trf_.indexOf("\n001    1") + 1;
        const Answer rank = ask(pairwright_check, QByteArray(trf_).replace(first + rankColumn, 4, "  24"));
        QCOMPARE(rank.code, int(PAIRWRIGHT_DIFFERENCES));
        QCOMPARE(rank.json()["differences"].toInt(), 0); // of rounds
        const QJsonObject wrong = rank.json()["standings"].toObject()["differences"].toArray().first().toObject();
        QCOMPARE(wrong["id"].toInt(), 1);
        QCOMPARE(wrong["field"].toString(), QString("rank"));
        QCOMPARE(wrong["stated"].toString(), QString("24"));
        const QByteArray otherPoints = QByteArray(trf_).replace(first + pointsColumn, 4, " 9.5");
        QCOMPARE(ask(pairwright_check, otherPoints).code, int(PAIRWRIGHT_DIFFERENCES));
        pairwright_options options = PAIRWRIGHT_OPTIONS_INIT;
        options.round = 1; // then the table is not looked at
        QCOMPARE(ask(pairwright_check, otherPoints, &options).code, int(PAIRWRIGHT_OK));
    }

    void aStopThatWasAskedForAnswersAtOnce()
    {
        const Stop stop(pairwright_stop_new(), pairwright_stop_free);
        pairwright_options options = PAIRWRIGHT_OPTIONS_INIT;
        options.stop = stop.get();
        for (const Question question : questions)
            QVERIFY(ask(question, trf_, &options).code != PAIRWRIGHT_STOPPED);
        pairwright_stop_request(stop.get());
        pairwright_stop_request(nullptr);
        for (const Question question : questions) {
            const Answer answer = ask(question, trf_, &options);
            QCOMPARE(answer.code, int(PAIRWRIGHT_STOPPED));
            QCOMPARE(answer.json()["error"].toObject()["code"].toInt(), int(PAIRWRIGHT_STOPPED));
        }
        options.size = offsetof(pairwright_options, stop); // of an older program: what lies behind is not looked at
        QCOMPARE(ask(pairwright_check, trf_, &options).code, int(PAIRWRIGHT_OK));
    }

    void aCallIsStoppedFromAnotherThread_data()
    {
        QTest::addColumn<QByteArray>("system");
        for (const char* system : {"dutch", "burstein"}) // which take seconds for it
            QTest::newRow(system) << QByteArray(system);
    }

    void aCallIsStoppedFromAnotherThread()
    {
        using namespace std::chrono;
        QFETCH(QByteArray, system);
        constexpr auto before = milliseconds(20);    // the quickest needs some hundreds
        constexpr auto longest = milliseconds(3000); // of a busy machine; test_stop counts processor time
        static const QByteArray trf = drawnField(6000, 9);
        const Stop stop(pairwright_stop_new(), pairwright_stop_free);
        pairwright_options options = PAIRWRIGHT_OPTIONS_INIT;
        options.system = system.constData();
        options.stop = stop.get();
        auto answer = std::async(std::launch::async, [&] { return ask(pairwright_check, trf, &options); });
        if (answer.wait_for(before) == std::future_status::ready)
            QFAIL(answer.get().text.left(300));
        const auto asked = steady_clock::now();
        pairwright_stop_request(stop.get());
        const int code = answer.get().code;
        const auto took = duration_cast<milliseconds>(steady_clock::now() - asked);
        qInfo("STOP libpairwright, %s: %lld ms", system.constData(), static_cast<long long>(took.count()));
        QCOMPARE(code, int(PAIRWRIGHT_STOPPED));
        QVERIFY2(took < longest, qPrintable(QString::number(took.count())));
    }

    void severalThreadsGetTheSameAnswers()
    {
        std::array<QByteArray, 4> alone;
        for (std::size_t i = 0; i < questions.size(); ++i)
            alone[i] = ask(questions[i], trf_).text;
        std::atomic<int> differences = 0;
        {
            std::vector<std::jthread> threads;
            for (std::size_t number = 0; number < 8; ++number)
                threads.emplace_back([&, number] {
                    for (std::size_t turn = 0; turn < 20; ++turn) {
                        const std::size_t which = (number + turn) % questions.size();
                        differences += ask(questions[which], trf_).text == alone[which] ? 0 : 1;
                    }
                });
        }
        QCOMPARE(differences.load(), 0);
    }

    void theExampleInCCompilesAndPairs()
    {
        QVERIFY2(!QString(PAIRWRIGHT_CC).contains("NOTFOUND"), "no C compiler");
        const QTemporaryDir folder;
        const QString program = folder.filePath("pair");
        const QString libraries = QFileInfo(library).absolutePath();
        const Run compiled = runProgram(PAIRWRIGHT_CC, {"-std=c99", "-Wall", "-Wextra", "-Wpedantic", "-Werror",
                                                        QString("-I" PAIRWRIGHT_SOURCE_DIR "/engine/library"),
                                                        examples + "pair.c", "-pthread", "-o", program,
                                                        "-L" + libraries, "-lpairwright", "-Wl,-rpath," + libraries});
        QVERIFY2(compiled.code == 0, compiled.errors);
        const Run run = runProgram(program, {sample});
        QVERIFY2(run.code == 0, run.errors);
        QCOMPARE(run.output.trimmed(), ask(pairwright_pair, trf_).text);
        QCOMPARE(runProgram(program, {}).code, 3);
    }

    void theExampleInPythonAsksAllFour()
    {
        for (const char* question : {"pair", "check", "explain", "standings"}) {
            const Run run = runProgram("python3", {examples + "pairwright.py", question, sample});
            QVERIFY2(run.code == 0, run.errors);
            QCOMPARE(QJsonDocument::fromJson(run.output).object()["schema"].toInt(), 1);
        }
        const QTemporaryDir folder;
        QFile bad(folder.filePath("bad.trf"));
        QVERIFY(bad.open(QIODevice::WriteOnly));
        bad.write("hello\n");
        bad.close();
        const Run stopped = runProgram(
            "python3", {"-c", QString("import sys; sys.path.insert(0, '%1'); import pairwright as p; s = p.Stop(); "
                                      "s.request()\ntry: p.pair(open('%2', 'rb').read(), stop=s)\n"
                                      "except p.PairwrightError as e: sys.exit(e.code)")
                                  .arg(examples, sample)});
        QVERIFY2(stopped.code == PAIRWRIGHT_STOPPED, stopped.errors);
        const Run refused = runProgram("python3", {examples + "pairwright.py", "pair", bad.fileName()});
        QVERIFY2(refused.code == 3 && !refused.errors.contains("Traceback"), refused.errors);
    }

    void itLinksTheRuntimeOnly()
    {
        const Run ldd = runProgram("ldd", {library});
        QVERIFY2(ldd.code == 0, "ldd is missing; it is in the package libc-bin");
        static const QRegularExpression allowed(
            R"(^\s*(/.*)?(linux-vdso|libstdc\+\+|libm|libgcc_s|libc|libasan|libubsan|libtsan|libdl|libpthread|librt|ld-linux)[-.\w]*)");
        for (const QString& line : QString(ldd.output).split('\n', Qt::SkipEmptyParts))
            QVERIFY2(allowed.match(line).hasMatch(), qPrintable(line));
    }

    void onlyItsOwnFunctionsAreSeenFromOutside()
    {
        const Run nm = runProgram("nm", {"-D", "--defined-only", "--format=posix", library});
        QVERIFY2(nm.code == 0, nm.errors);
        QStringList functions;
        for (const QString& line : QString(nm.output).split('\n', Qt::SkipEmptyParts))
            if (line.section(' ', 1, 1) != "A") // the version of the symbols
                functions.append(line.section(QRegularExpression("[@ ]"), 0, 0));
        functions.sort();
        QCOMPARE(functions, (QStringList{"pairwright_check", "pairwright_explain", "pairwright_free", "pairwright_pair",
                                         "pairwright_standings", "pairwright_stop_free", "pairwright_stop_new",
                                         "pairwright_stop_request", "pairwright_version"}));
    }

    void itsNameCarriesTheVersionOfItsInterface()
    {
        const Run read = runProgram("readelf", {"-d", library});
        QVERIFY2(read.output.contains("soname: [libpairwright.so.0]"), read.output);
    }

private:
    QByteArray trf_;
};

static const pairwright::RegisteredTest<TestLibrary> registered("unit_library");
#include "test_library.moc"
