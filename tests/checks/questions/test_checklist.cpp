#include "tests/checks/questions/checklist.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace pairwright {

using namespace checklist;

/// The counting of FIDE's checklist.
class TestChecklist : public QObject {
    Q_OBJECT
private slots:
    void theWayOfTheAnswersIsGone()
    {
        const Table table = tableOf("yes", "test_a");
        QCOMPARE(QString::fromStdString(table.error), QString());
        const checklist::Score score = scoreOf(table.questions, {"test_a"});
        QVERIFY(score.failures.empty());
        QCOMPARE(score.percent, 0);
        QVERIFY(score.unproven.empty());
    }

    void anAnswerThatCostsIsCounted()
    {
        const checklist::Score score = scoreOf(tableOf("no", "test_a").questions, {"test_a"});
        QCOMPARE(score.percent, 7); // question 2 is led past: it would fail
        QVERIFY(score.failures.empty());
    }

    void whatIsNotProvedCountsInFull()
    {
        for (const char* tests : {"", "test_a::other", "test_a test_b"}) {
            const checklist::Score score = scoreOf(tableOf("yes", tests).questions, {"test_a"});
            QCOMPARE(score.percent, 7);
            QCOMPARE(score.unproven, std::vector{1});
        }
    }

    void aTableThatIsNoneIsRefusedWithItsLine()
    {
        QCOMPARE(QString::fromStdString(readTable("# remark\n1\tasked\tfree\n").error),
                 QStringLiteral("line 2: seven fields separated by tabs are needed"));
        QVERIFY(!readTable("1\tasked\tfree>227\thard\tyes\t\t\n").error.empty());
        QVERIFY(tableOf("", "test_a").error.find("which has none") != std::string::npos);
    }

    void aLogTellsWhatPassed()
    {
        const std::set<std::string> passed = passedIn("1/2 Testing: test_a\n"
                                                      "PASS   : pairwright::TestA::one()\n"
                                                      "PASS   : pairwright::TestA::two(row: a)\n"
                                                      "FAIL!  : pairwright::TestA::two(row: b) why\n"
                                                      "SKIP   : pairwright::TestA::three() no PostgreSQL\n"
                                                      "Test Failed.\n"
                                                      "2/2 Testing: layers\n"
                                                      "Test Passed.\n");
        QCOMPARE(passed, (std::set<std::string>{"test_a::one", "layers"}));
    }

    /// CTest calls a test that was skipped by its exit code passed in its log.
    void aScriptThatWasSkippedHasNotPassed()
    {
        const std::set<std::string> passed = passedIn("1/2 Testing: with_other_programs\n"
                                                      "0 of 50000\n"
                                                      "This check was skipped.\n"
                                                      "Test Passed.\n"
                                                      "2/2 Testing: links\n"
                                                      "Test Passed.\n");
        QCOMPARE(passed, (std::set<std::string>{"links"}));
    }

    void thePageHasEveryQuestion()
    {
        const QString page = QString::fromStdString(pageOf(tableOf("yes", "test_a").questions));
        QVERIFY2(page.contains(QStringLiteral("| 1 | asked | yes | here |  | `test_a` |")), qPrintable(page));
        QVERIFY(page.contains(QStringLiteral("## First")));
        QVERIFY(page.contains(QStringLiteral("| 3–225 |")));
    }

private:
    /// Of question 1 yes is free and no costs 7; question 2 is led past with no, and is the last with yes.
    static Table tableOf(const std::string& answer, const std::string& tests)
    {
        std::string text = "## First\n1\tasked\tfree\t7>3\t" + answer + "\there\t" + tests + "\n";
        text += "2\tasked\tfree>end\thard\tyes\there\ttest_a\n";
        text += "3\tasked\tfree>end\tfree>end\tyes\t\t\n";
        for (int number = 4; number < afterTheLast; ++number)
            text += std::to_string(number) + "\tasked\tfree\tfree\tyes\t\t\n";
        return readTable(text);
    }
};

} // namespace pairwright

static const pairwright::RegisteredTest<pairwright::TestChecklist> registered("checklist_score");
#include "test_checklist.moc"
