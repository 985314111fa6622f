#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace pairwright::cli {

/// Columns of plain text, as wide as their widest cell counted in characters, two blanks apart.
class TextTable {
public:
    enum class Side : std::uint8_t { left, right };
    struct Column {
        std::string heading;
        Side side = Side::left;
    };

    explicit TextTable(std::vector<Column> columns)
        : columns_(std::move(columns))
    {
    }
    void addColumn(Column column) { columns_.push_back(std::move(column)); }
    /// As many cells as there are columns. A line end in a cell, which would begin a row of its own, becomes a blank.
    void addRow(std::vector<std::string> cells);
    [[nodiscard]] std::string text() const;

private:
    std::vector<Column> columns_;
    std::vector<std::vector<std::string>> rows_;
};

/// "1 file", "3 files".
std::string counted(std::size_t count, const std::string& one, const std::string& many);

} // namespace pairwright::cli
