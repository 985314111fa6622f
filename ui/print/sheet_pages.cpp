// How the rows of a sheet come onto pages.
#include "ui/print/sheet.h"
#include "ui/print/sheet_measures.h"

#include <algorithm>

namespace pairwright {

using namespace sheet;

std::vector<Sheet::Blocks> Sheet::paginate(double type) const
{
    if (document_.sideBySide)
        return paginateSideBySide(type);
    if (document_.flows)
        return paginateFlowing(type);
    const Blocks all = blocks(type);
    const auto isRow = [](const Block& block) {
        return block.kind == Block::Kind::row || block.kind == Block::Kind::fields;
    };
    std::vector<Blocks> pages(1);
    /// What is short is read at a glance.
    const auto isWhole = [](const ReportTable& table) {
        return table.together || (!table.heading.isEmpty() && table.rows.size() <= mostRowsOfShort);
    };
    const double ofLater = page_.height() - 2 * options_.margin - titleHeight(1) - footerHeight();
    int rows = 0; // on the last page
    double left = page_.height() - 2 * options_.margin - titleHeight(0) - footerHeight();
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Block& block = all[i];
        // A heading goes with the head and two rows; the last row but one goes with the last.
        double needed = block.height;
        if (block.kind == Block::Kind::heading || block.kind == Block::Kind::head) {
            // As much as the head will ask for, or it would leave the heading behind.
            const std::size_t last = i + 1 + rowsKeptTogether + (block.kind == Block::Kind::heading ? 1 : 0);
            double rest = 0; // of its table
            for (std::size_t next = i + 1; next < all.size(); ++next)
                if (next <= last)
                    needed += all[next].height;
                else if (all[next].table == block.table && isRow(all[next]))
                    rest += all[next].height;
                else
                    break;
            if (isWhole(document_.tables[static_cast<std::size_t>(block.table)]) && needed + rest <= ofLater)
                needed += rest;
        }
        const bool opens = block.kind == Block::Kind::text && texts_[static_cast<std::size_t>(block.row)].keepWithNext;
        if (opens && i + 1 < all.size())
            needed += all[i + 1].height;
        const bool lastButOne = isRow(block) && i + 1 < all.size() && isRow(all[i + 1]) &&
                                all[i + 1].table == block.table &&
                                (i + 2 == all.size() || !isRow(all[i + 2]) || all[i + 2].table != block.table);
        if (lastButOne)
            needed += all[i + 1].height;
        if ((needed > left || (isRow(block) && mostRows_ > 0 && rows >= mostRows_)) && !pages.back().empty()) {
            pages.emplace_back();
            rows = 0;
            left = ofLater;
            if (block.kind == Block::Kind::gap)
                continue;
            if (isRow(block) && hasTitles(document_.tables[static_cast<std::size_t>(block.table)])) {
                pages.back().push_back({Block::Kind::head, block.table, 0, rowFactor * type});
                left -= rowFactor * type;
            }
        }
        pages.back().push_back(block);
        rows += isRow(block) ? 1 : 0;
        left -= block.height;
    }
    for (std::size_t page = 0; page < pages.size(); ++page) {
        double top = options_.margin + titleHeight(static_cast<int>(page));
        for (Block& block : pages[page]) {
            block.left = options_.margin;
            block.top = top;
            top += block.height;
        }
    }
    return pages;
}

std::vector<Sheet::Blocks> Sheet::paginateFlowing(double type) const
{
    std::vector<Blocks> pages(1);
    const double bottom = page_.height() - options_.margin - footerHeight();
    const double head = rowFactor * type;
    const double height = type * flowingFactor;
    const auto rows = static_cast<int>(document_.tables.front().rows.size());
    double top = options_.margin + titleHeight(0);
    const auto addText = [&](int text) {
        Block block{Block::Kind::text, 0, text, textHeight(text), options_.margin, top};
        if (top + block.height > bottom && !pages.back().empty()) {
            pages.emplace_back();
            top = block.top = options_.margin + titleHeight(1);
        }
        pages.back().push_back(block);
        top += block.height;
    };
    for (int text = 0; text < static_cast<int>(introduction_); ++text)
        addText(text);
    for (int row = 0; row < rows;) {
        const int fitting = std::max(1, static_cast<int>((bottom - top - head) / height));
        const int high = std::min(fitting, (rows - row + columns_ - 1) / columns_);
        for (int column = 0; column < columns_ && row < rows; ++column) {
            const double left = options_.margin + column * (tableWidth() + gapOfColumns());
            pages.back().push_back({Block::Kind::head, 0, 0, head, left, top});
            for (int line = 0; line < high && row < rows; ++line, ++row)
                pages.back().push_back({Block::Kind::row, 0, row, height, left, top + head + line * height, line == 0});
        }
        top += head + high * height;
        if (row < rows) {
            pages.emplace_back();
            top = options_.margin + titleHeight(1);
        }
    }
    top += type;
    for (auto text = static_cast<int>(introduction_); text < static_cast<int>(texts_.size()); ++text)
        addText(text);
    return pages;
}

std::vector<Sheet::Blocks> Sheet::paginateSideBySide(double type) const
{
    std::vector<Blocks> pages(1);
    const double bottom = page_.height() - options_.margin - footerHeight();
    double first = options_.margin + titleHeight(0); // where the columns of this page begin
    double top = first;
    double lowest = first; // of its columns
    int column = 0;
    const Blocks all = blocks(type);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const bool isText = all[i].kind == Block::Kind::text;
        if (all[i].kind == Block::Kind::gap) {
            top += top > first ? all[i].height : 0;
            lowest = std::max(lowest, top);
            continue;
        }
        double needed = 0; // by the whole table
        for (std::size_t next = i; next < all.size() && all[next].kind != Block::Kind::gap; ++next)
            needed += all[next].table == all[i].table ? all[next].height : 0;
        if (isText) {
            needed = all[i].height;
            column = columns_ - 1; // nothing more stands beside it
            top = lowest;
        }
        const bool opens = isText || i == 0 || all[i - 1].table != all[i].table || all[i - 1].kind == Block::Kind::gap;
        if (top > first && top + (opens ? needed : all[i].height) > bottom) {
            if (++column >= columns_) {
                pages.emplace_back();
                column = 0;
                first = lowest = options_.margin + titleHeight(1);
            }
            top = first;
        }
        Block block = all[i];
        block.left = options_.margin + (isText ? 0 : column * (tableWidth() + columnGap));
        block.top = top;
        top += block.height;
        lowest = std::max(lowest, top);
        if (isText && i < introduction_)
            first = top;
        pages.back().push_back(block);
        if (isText && i < introduction_)
            column = 0;
    }
    return pages;
}

} // namespace pairwright
