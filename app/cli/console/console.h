#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace pairwright::cli {

/// What a command says: results to standard output, everything else to standard error, line by line.
class Console {
public:
    /// Collected and written at the end, so that a failed command leaves no half output. What a file holds
    /// does not steer the terminal (app/domain/text/visible_text.h).
    void print(std::string_view text);
    /// Written at once, after the program's name. Line breaks in the text become blanks.
    void say(std::string_view line) const;
    /// At most twenty of them, then how many more there are.
    void sayAll(const std::vector<std::string>& lines) const;
    /// "123 of 5000" in one line that is written over, where standard error is a terminal; nothing elsewhere.
    void progress(std::size_t done, std::size_t all);
    /// Wipes that line.
    void endProgress();
    /// Writes what was printed; false if the place is full or closed.
    [[nodiscard]] bool flush();

private:
    std::string output_;
    bool showsProgress_ = false;
};

} // namespace pairwright::cli
