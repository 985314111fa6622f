#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace pairwright::layers {

/// One line of a source file that breaks the order engine <- app <- ui, or a house rule about includes.
struct Violation {
    std::string file; ///< path from the root
    int line = 0;     ///< from 1; 0: the file as a whole
    std::string reason;

    friend bool operator==(const Violation&, const Violation&) = default;
};

/// Where the rules look things up that are not in the checked text itself.
struct Places {
    std::filesystem::path root; ///< the checkout; quoted includes are relative to it
    std::filesystem::path qt;   ///< the folder that holds QtCore/, QtSql/, ...
};

/// Checks one file as if it lay at `file` (a path from the root). The text need not be on disk.
std::vector<Violation> checkText(const Places& places, const std::string& file, std::string_view text);

/// Checks every .h and .cpp below the root's engine, app, ui and tests.
std::vector<Violation> checkTree(const Places& places);

} // namespace pairwright::layers
