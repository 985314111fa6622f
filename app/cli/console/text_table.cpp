#include "app/cli/console/text_table.h"

#include <algorithm>

namespace pairwright::cli {

namespace {

/// Characters of UTF-8 text: bytes that do not continue one.
std::size_t widthOf(const std::string& text)
{
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xC0) != 0x80; }));
}

} // namespace

void TextTable::addRow(std::vector<std::string> cells)
{
    for (std::string& cell : cells)
        std::replace(cell.begin(), cell.end(), '\n', ' ');
    rows_.push_back(std::move(cells));
}

std::string TextTable::text() const
{
    std::vector<std::size_t> widths;
    for (std::size_t i = 0; i < columns_.size(); ++i) {
        widths.push_back(widthOf(columns_[i].heading));
        for (const auto& row : rows_)
            widths[i] = std::max(widths[i], widthOf(row[i]));
    }
    std::string result;
    const auto addCell = [&](std::size_t i, const std::string& cell) {
        const std::string gap(widths[i] - widthOf(cell), ' ');
        result += (i > 0 ? "  " : "") + (columns_[i].side == Side::right ? gap + cell : cell + gap);
    };
    const auto endRow = [&result] {
        result.erase(result.find_last_not_of(' ') + 1);
        result += '\n';
    };
    for (std::size_t i = 0; i < columns_.size(); ++i)
        addCell(i, columns_[i].heading);
    endRow();
    for (const auto& row : rows_) {
        for (std::size_t i = 0; i < columns_.size(); ++i)
            addCell(i, row[i]);
        endRow();
    }
    return result;
}

std::string counted(std::size_t count, const std::string& one, const std::string& many)
{
    return std::to_string(count) + " " + (count == 1 ? one : many);
}

} // namespace pairwright::cli
