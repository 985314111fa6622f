#include "tests/checks/questions/checklist.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace pairwright::checklist {

namespace {

std::vector<std::string_view> split(std::string_view text, char separator)
{
    std::vector<std::string_view> parts;
    for (std::size_t from = 0; from <= text.size();) {
        const std::size_t to = std::min(text.find(separator, from), text.size());
        parts.push_back(text.substr(from, to - from));
        from = to + 1;
    }
    return parts;
}

std::optional<int> numberOf(std::string_view text)
{
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

std::optional<Outcome> outcomeOf(std::string_view text, int question)
{
    Outcome outcome;
    outcome.next = question + 1;
    const std::size_t arrow = text.find('>');
    if (arrow != std::string_view::npos) {
        const std::string_view target = text.substr(arrow + 1);
        const auto next = target == "end" ? std::optional(afterTheLast) : numberOf(target);
        if (!next || *next < 1 || *next > afterTheLast)
            return std::nullopt;
        outcome.next = *next;
        text = text.substr(0, arrow);
    }
    if (text == "hard")
        outcome.kind = Outcome::Kind::hard;
    else if (text == "?")
        outcome.kind = Outcome::Kind::unknown;
    else if (const auto percent = numberOf(text)) {
        outcome.kind = Outcome::Kind::percent;
        outcome.percent = *percent;
    } else if (text != "free") {
        return std::nullopt;
    }
    return outcome;
}

/// How dear an answer is, to compare.
int weightOf(const Outcome& outcome)
{
    switch (outcome.kind) {
    case Outcome::Kind::free: return 0;
    case Outcome::Kind::percent: return outcome.percent;
    case Outcome::Kind::unknown: return 1'000;
    case Outcome::Kind::hard: return 2'000;
    }
    return 0;
}

const Outcome& dearer(const Question& question)
{
    return weightOf(question.yes) > weightOf(question.no) ? question.yes : question.no;
}

const Question& at(const std::vector<Question>& questions, int number)
{
    return questions.at(static_cast<std::size_t>(number - 1));
}

std::string costOf(const Outcome& outcome)
{
    switch (outcome.kind) {
    case Outcome::Kind::free: return {};
    case Outcome::Kind::percent: return std::to_string(outcome.percent) + " %";
    case Outcome::Kind::unknown: return "not known";
    case Outcome::Kind::hard: return "fails";
    }
    return {};
}

std::string rangeOf(int first, int last)
{
    return first == last ? std::to_string(first) : std::to_string(first) + "–" + std::to_string(last);
}

std::string testsOf(const Question& question)
{
    std::string text;
    for (const std::string& test : question.tests)
        text += (text.empty() ? "`" : ", `") + test + '`';
    return text;
}

} // namespace

Table readTable(std::string_view text)
{
    Table table;
    int line = 0;
    std::string title;
    const auto wrong = [&table, &line](const std::string& why) {
        table.error = "line " + std::to_string(line) + ": " + why;
        return table;
    };
    for (const std::string_view content : split(text, '\n')) {
        ++line;
        if (content.starts_with("## ")) {
            title = content.substr(3);
            continue;
        }
        if (content.empty() || content.starts_with("# "))
            continue;
        const std::vector<std::string_view> fields = split(content, '\t');
        if (fields.size() != 7)
            return wrong("seven fields separated by tabs are needed");
        Question question;
        const int expected = static_cast<int>(table.questions.size()) + 1;
        if (numberOf(fields[0]) != expected)
            return wrong("question " + std::to_string(expected) + " is needed here");
        question.number = expected;
        question.title = std::exchange(title, {});
        question.asks = fields[1];
        const auto yes = outcomeOf(fields[2], expected);
        const auto no = outcomeOf(fields[3], expected);
        if (!yes || !no)
            return wrong("an answer comes to free, a number, hard or ?, and leads to a question");
        question.yes = *yes;
        question.no = *no;
        if (fields[4] != "yes" && fields[4] != "no" && !fields[4].empty())
            return wrong("an answer is yes, no or none");
        if (!fields[4].empty())
            question.answer = fields[4] == "yes";
        question.where = fields[5];
        for (const std::string_view test : split(fields[6], ' '))
            if (!test.empty())
                question.tests.emplace_back(test);
        table.questions.push_back(std::move(question));
    }
    if (table.questions.size() + 1 != afterTheLast)
        return wrong("225 questions are needed");
    for (int number = 1; number < afterTheLast;) {
        const Question& question = at(table.questions, number);
        if (!question.answer)
            return wrong("our answers lead to question " + std::to_string(number) + ", which has none");
        if (question.ours().next <= number)
            return wrong("our answer to question " + std::to_string(number) + " leads back");
        number = question.ours().next;
    }
    return table;
}

std::set<std::string> passedIn(std::string_view logOfCTest)
{
    std::set<std::string> passed;
    std::set<std::string> failed;
    std::string test;
    for (const std::string_view line : split(logOfCTest, '\n')) {
        if (const std::size_t name = line.find(" Testing: "); name != std::string_view::npos)
            test = line.substr(name + 10);
        else if (line == "Test Passed.")
            passed.insert(test);
        else if (line == "This check was skipped.") // tests/checks/run_check; CTest says that it passed
            failed.insert(test);
        const bool isPass = line.starts_with("PASS   : ");
        if (!isPass && !line.starts_with("FAIL!  : ") && !line.starts_with("SKIP   : "))
            continue;
        // PASS   : pairwright::Class::function(row)
        const std::size_t bracket = line.find('(');
        const std::string_view whole = line.substr(0, bracket);
        const std::size_t colons = whole.rfind("::");
        if (bracket == std::string_view::npos || colons == std::string_view::npos)
            continue;
        const std::string function = test + "::" + std::string(whole.substr(colons + 2));
        (isPass ? passed : failed).insert(function);
    }
    for (const std::string& name : failed)
        passed.erase(name);
    return passed;
}

Score scoreOf(const std::vector<Question>& questions, const std::set<std::string>& passed)
{
    Score score;
    for (int number = 1; number < afterTheLast; number = at(questions, number).ours().next) {
        const Question& question = at(questions, number);
        const bool proved = !question.tests.empty() &&
                            std::all_of(question.tests.begin(), question.tests.end(),
                                        [&passed](const std::string& test) { return passed.contains(test); });
        const Outcome& outcome = proved ? question.ours() : dearer(question);
        if (!proved && weightOf(outcome) > 0)
            score.unproven.push_back(number);
        switch (outcome.kind) {
        case Outcome::Kind::free: break;
        case Outcome::Kind::percent: score.percent += outcome.percent; break;
        case Outcome::Kind::unknown: score.unknown.push_back(number); break;
        case Outcome::Kind::hard: score.failures.push_back(number); break;
        }
    }
    return score;
}

std::string pageOf(const std::vector<Question>& questions)
{
    std::string page =
        "# FIDE checklist\n\n"
        "FIDE's Technical Commission examines programs by a list of 225 questions (C.02.03, article 7; a draft). An "
        "answer\n"
        "is free, costs so many per cent, or fails at once; more than 100 % fails as well. Every question is asked in "
        "FIDE\n"
        "mode, and answers lead past other questions. Here is what is asked, in our words, what the program answers, "
        "where\n"
        "that is found, and the tests that assert it. A name with `::` is one function of a test. `./test` counts what "
        "its\n"
        "run has proved: an answer whose tests did not run and pass counts as the wrong one. This page is made from\n"
        "`tests/checks/questions/questions.tsv`.\n";
    std::vector<bool> isAsked(afterTheLast, false);
    for (int number = 1; number < afterTheLast; number = at(questions, number).ours().next)
        isAsked.at(static_cast<std::size_t>(number)) = true;
    for (int number = 1; number < afterTheLast; ++number) {
        const Question& question = at(questions, number);
        if (!question.title.empty())
            page += "\n## " + question.title +
                    "\n\n| Question | Asked | Answer | Where | Costs | Test |\n|---|---|---|---|---|---|\n";
        if (!isAsked.at(static_cast<std::size_t>(number))) {
            const int first = number;
            while (number + 1 < afterTheLast && !isAsked.at(static_cast<std::size_t>(number) + 1) &&
                   at(questions, number + 1).title.empty())
                ++number;
            page += "| " + rangeOf(first, number) + " | other answers lead past it | – | | | |\n";
            continue;
        }
        page += "| " + std::to_string(number) + " | " + question.asks + " | " + (*question.answer ? "yes" : "no") +
                " | " + question.where + " | " + costOf(question.tests.empty() ? dearer(question) : question.ours()) +
                " | " + testsOf(question) + " |\n";
    }
    return page;
}

} // namespace pairwright::checklist
