#pragma once

#include "app/cli/check/file_check.h"

#include <QByteArray>

#include <span>
#include <string>

namespace pairwright::cli {

/// One of many files that were checked.
struct CheckedFile {
    std::string path;
    std::optional<Expected<FileCheck, CliError>> outcome; ///< none: not reached before Ctrl+C

    [[nodiscard]] bool isRefused() const { return outcome && !outcome->hasValue(); }
    [[nodiscard]] bool isDifferent() const { return outcome && outcome->hasValue() && !outcome->value().isClean(); }
};

/// What came of all of them.
struct CheckTotals {
    std::size_t files = 0; ///< that were checked or refused
    std::size_t rounds = 0;
    std::size_t differentFiles = 0;
    std::size_t differentRounds = 0;
    std::size_t differentStandings = 0; ///< ranks and points
    std::size_t undecided = 0;          ///< rounds that the rules leave to the arbiter
    std::size_t refused = 0;            ///< files
};

CheckTotals totalsOf(std::span<const CheckedFile> files);

/// What is to be said of the files that are not clean, then one line of totals.
std::string asText(std::span<const CheckedFile> files);
/// {"files": [...], "totals": {...}}; the files that are clean with their counts only.
json::Object asJson(std::span<const CheckedFile> files);
/// For continuous integration: a case a file, a difference is a failure, a refusal an error.
QByteArray asJunit(std::span<const CheckedFile> files);

} // namespace pairwright::cli
