#pragma once

#include <QTest>

namespace pairwright {

/// What a test program runs under a name: `gui_tests test_history [what Qt Test understands]`. Each registers itself
/// by a static object, so that one program holds the tests of a folder.
class TestEntry {
public:
    using Run = int (*)(int argc, char* argv[]);
    TestEntry(const char* name, Run run) noexcept;

    /// Runs the entry that the first argument names with the arguments after it; without arguments, prints the names.
    /// The exit code of the program: 2 for a name that there is not.
    static int runNamed(int argc, char* argv[]);

private:
    const char* name_;
    Run run_;
    const TestEntry* next_;
};

/// A class of tests, registered by one line at the end of its file:
/// `static const pairwright::RegisteredTest<TestHistory> registered("test_history");`
template <class Test>
class RegisteredTest : public TestEntry {
public:
    explicit RegisteredTest(const char* name) noexcept
        : TestEntry(name, [](int argc, char* argv[]) {
            Test test;
            return QTest::qExec(&test, argc, argv);
        })
    {
    }
};

} // namespace pairwright
