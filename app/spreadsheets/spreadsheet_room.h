#pragma once

#include "app/formats/archive/zip_archive.h"

#include <algorithm>

namespace pairwright {

/// How much a spreadsheet may come to, in letters of its cells, by the size of its file: a few bytes say that a long
/// text stands in millions of cells, and whoever goes over those has the work, however they share it.
class SpreadsheetRoom {
public:
    static constexpr qint64 ofACell = 8; ///< an empty one costs, too

    explicit SpreadsheetRoom(const ZipArchive& archive)
        : left_(always + ofAByte * archive.packedBytes())
    {
    }

    /// For a cell of so many letters; false: there is no room any more.
    bool takeCell(qint64 letters) { return takeWork(letters + ofACell); }
    /// For anything that is looked at.
    bool takeWork(qint64 steps)
    {
        left_ -= std::min(steps, left_ + 1);
        return left_ >= 0;
    }

private:
    static constexpr qint64 always = 4'000'000;
    static constexpr qint64 ofAByte = 4; // twelve columns of a hundred thousand players are two
    qint64 left_;
};

} // namespace pairwright
