// checklist page TABLE        writes the page of the manual
// checklist tests TABLE       writes the names of the tests, one a line
// checklist score TABLE LOG   says what a run of the tests has proved; LOG is CTest's LastTest.log

#include "tests/checks/questions/checklist.h"

#include <cstdio>
#include <fstream>
#include <sstream>

namespace {

using namespace pairwright::checklist;

std::string contentOf(const char* path)
{
    std::ifstream file(path, std::ios::binary);
    std::ostringstream content;
    content << file.rdbuf();
    return content.str();
}

void print(const char* what, const std::vector<int>& numbers)
{
    if (numbers.empty())
        return;
    std::printf("%s", what);
    for (const int number : numbers)
        std::printf(" %d", number);
    std::printf("\n");
}

void print(const Score& score)
{
    std::printf("FIDE CHECKLIST %zu failures, %d %%, %zu of a price that is not known\n", score.failures.size(),
                score.percent, score.unknown.size());
    print("failures:", score.failures);
    print("price not known:", score.unknown);
    print("not proved by this run, and counted as the dearer answer:", score.unproven);
}

} // namespace

int main(int count, char** words)
{
    const std::string what = count > 2 ? words[1] : "";
    if (what != "page" && what != "tests" && !(what == "score" && count > 3)) {
        std::fprintf(stderr, "usage: checklist page|tests TABLE, checklist score TABLE LOG\n");
        return 2;
    }
    const Table table = readTable(contentOf(words[2]));
    if (!table.error.empty()) {
        std::fprintf(stderr, "%s, %s\n", words[2], table.error.c_str());
        return 1;
    }
    if (what == "page")
        std::printf("%s", pageOf(table.questions).c_str());
    else if (what == "score")
        print(scoreOf(table.questions, passedIn(contentOf(words[3]))));
    else
        for (const Question& question : table.questions)
            for (const std::string& test : question.tests)
                std::printf("%s\n", test.c_str());
    return 0;
}
