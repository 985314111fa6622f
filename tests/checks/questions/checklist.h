#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

/// FIDE's checklist of tournament programs (C.02.03, article 7) as one table: the page of the manual is made from it,
/// and what a run of the tests proves of it is counted.
///
/// A line of the table is a title (`## `), a remark (`# `), or a question in fields separated by tabs: its number, what
/// is asked, what *yes* and what *no* comes to, our answer (`yes`, `no`, or none where our other answers lead past it),
/// where it is in the program, and the tests that assert it (`test` or `test::function`). An answer comes to `free`, a
/// number of per cent, `hard` (it ends the examination) or `?` (it has a price that nobody knows); `>n` after it leads
/// to question n, `>end` to the end, and without it the next number follows.
namespace pairwright::checklist {

struct Outcome {
    enum class Kind { free, percent, hard, unknown };
    Kind kind = Kind::free;
    int percent = 0;
    int next = 0; ///< the question that follows; afterTheLast: none
};

struct Question {
    int number = 0;
    std::string title; ///< stands above it, if any
    std::string asks;
    Outcome yes;
    Outcome no;
    std::optional<bool> answer;
    std::string where;
    std::vector<std::string> tests;

    /// What our answer comes to. Only where there is one.
    [[nodiscard]] const Outcome& ours() const { return *answer ? yes : no; }
};

constexpr int afterTheLast = 226;

/// The questions in their order; an error names the line.
struct Table {
    std::vector<Question> questions;
    std::string error; ///< empty: none
};
Table readTable(std::string_view text);

/// What passed in a run: `test`, and `test::function` where the test told so. What was skipped did not.
std::set<std::string> passedIn(std::string_view logOfCTest);

struct Score {
    std::vector<int> failures; ///< questions whose answer is hard, or is not proved and would be hard otherwise
    std::vector<int> unknown;  ///< the same of those whose price nobody knows
    std::vector<int> unproven; ///< questions on our way whose tests are none, or did not run and pass
    int percent = 0;           ///< of all the others
};

/// Goes the way of our answers. What is not proved counts as the dearer answer.
Score scoreOf(const std::vector<Question>& questions, const std::set<std::string>& passed);

/// The page of the manual.
std::string pageOf(const std::vector<Question>& questions);

} // namespace pairwright::checklist
