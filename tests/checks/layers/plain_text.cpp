#include "tests/checks/layers/plain_text.h"

#include <array>
#include <regex>

namespace pairwright::layers {

namespace {

struct Guess {
    const char* pattern;
    const char* home; ///< the one file that may
    const char* instead;
};

constexpr std::array guesses{
    Guess{R"((new|public|<) ?QLabel\b(?! ?\*)|\bQLabel \w+[({;])", "ui/widgets/plain_label.h", "PlainLabel"},
    Guess{R"((new|public|<) ?QText(Browser|Edit)\b(?! ?\*)|\bQText(Browser|Edit) \w+[({;])", "ui/widgets/text_view.h",
          "TextView or QPlainTextEdit"},
    Guess{R"((new |<)QTextDocument\b(?! ?\*)|\bQTextDocument \w+[({;])", "", "TextView: documents load what they name"},
    Guess{R"(setTextFormat\(Qt::AutoText)", "", "Qt::PlainText or Qt::RichText"},
    Guess{R"(QToolTip::showText)", "ui/widgets/plain_tool_tips.cpp", "setToolTip() or Qt::ToolTipRole"},
    Guess{R"(addRow\((tr\(|Q?String(Literal|View)?\([^)]))", "", "addLabelledRow()"},
    Guess{R"(QMessageBox::(about|critical|information|question|warning)\()", "", "Desk::asker() or Messages"},
    Guess{R"(QProgressDialog>?[ \w]*\((?!QString\(\)))", "", "WindowWait"},
    Guess{R"(\bQ(InputDialog|ErrorMessage|WizardPage|WhatsThis)\b|setWhatsThis\()", "", "a dialog of the house"}};

} // namespace

std::optional<std::string> guessesMarkup(const std::string& file, std::string_view line)
{
    if (line.find("#include") != std::string_view::npos)
        return std::nullopt;
    static const auto patterns = [] {
        std::array<std::regex, guesses.size()> made;
        for (std::size_t i = 0; i < guesses.size(); ++i)
            made.at(i) = std::regex(guesses.at(i).pattern);
        return made;
    }();
    for (std::size_t i = 0; i < guesses.size(); ++i)
        if (file != guesses.at(i).home && std::regex_search(line.begin(), line.end(), patterns.at(i)))
            return std::string("a name could be taken for markup: ") + guesses.at(i).instead;
    return std::nullopt;
}

bool leavesBoxesGuessing(std::string_view text)
{
    const auto count = [text](std::string_view wanted) {
        int times = 0;
        for (std::size_t at = text.find(wanted); at != std::string_view::npos; at = text.find(wanted, at + 1))
            ++times;
        return times;
    };
    return count("new QMessageBox") > count("setTextFormat(Qt::PlainText)");
}

} // namespace pairwright::layers
