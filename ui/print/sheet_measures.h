#pragma once

#include "app/formats/report/report_document.h"
#include "ui/print/name_painting.h"
#include "ui/print/page_text.h"

#include <algorithm>
#include <numeric>
#include <optional>
#include <vector>

/// Sizes that the layout of a sheet and its painting share, in points or in sizes of the type.
namespace pairwright::sheet {

inline constexpr double rowFactor = 1.7;          // height of a row in sizes of its type
inline constexpr double ruledFactor = 2.3;        // the same where it is written in by hand
inline constexpr double fillingType = 48.0;       // no table needs larger type to fill its pages
inline constexpr double longName = 18.0;          // in sizes of the type
inline constexpr double longNameBeside = 12.0;    // the same in a table beside another
inline constexpr double leastSharedLegible = 0.7; // of the normal type, before long names yield there
inline constexpr double cellPadding = 0.45;       // at each side, in sizes of the type
inline constexpr double headFactor = 0.85;        // type of the column titles
inline constexpr double leastChosenType = 5.0;    // where so few pages are asked for
inline constexpr double leastType = 7.0;          // points, of whatever stands on a sheet
inline constexpr double numberFactor = 1.3;       // type of a number that is looked for
inline constexpr double narrowPadding = 0.2;      // of a table of many columns
inline constexpr double besidePadding = 0.3;      // of a table beside another
inline constexpr std::size_t manyColumns = 24;
inline constexpr double wrappedFactor = 0.85; // type of a text on several lines
inline constexpr double longWrapped = 16.0;   // width of such a column at least, in sizes of the type
inline constexpr double mostNames = 0.9;      // of the names have their size where long ones yield
inline constexpr double nearlyAllNames = 0.95;
inline constexpr double worthLongNames = 1.15;  // times as large has the type to become for which they yield
inline constexpr double leastOfLongName = 0.75; // of its size have these
inline constexpr double leastOfNames = 0.75;    // of their size have the names of a sheet; one longer is smaller alone
inline constexpr double mostBesideNames = 0.35; // of their width is left empty beside them
inline constexpr double leastBesideFactor = 1.22; // height of a row in a table beside another
inline constexpr double gapFactor = 1.2;
inline constexpr double typeStep = 0.25;
inline constexpr double roomyType = 12.0;         // what yields to it goes where the type would be smaller
inline constexpr double leastLegibleShare = 0.85; // of the normal type, before the paper is turned
inline constexpr double measuringType = 40;       // large, so that rounding of the font costs nothing
inline constexpr double leastStretching = 0.5;    // of its natural width remains of a column
inline constexpr double mostStretching = 0.55;    // of the width of the text
inline constexpr page_text::Style eventStyle{18.0, true};
inline constexpr page_text::Style sheetStyle{13.0, false};
inline constexpr page_text::Style smallTitleStyle{10.0, false};
inline constexpr page_text::Style smallEventStyle{11.0, true};
inline constexpr page_text::Style belowTitleStyle{13.0, true};
inline constexpr double largestTitle = 39.0;
inline constexpr double smallestTitle = 20.0;
inline constexpr double longTitle = 17.0; // that else has three lines
inline constexpr double mostLinesOfTitle = 2.5;
inline constexpr double mostOfTitle = 0.6;     // of the width of the text
inline constexpr double titleRule = 2.0;       // the line below the title
inline constexpr double aboveWarning = 4.0;    // between the title and what stands below it
inline constexpr double aboveRule = 3.0;       // between the title and that line
inline constexpr double flowingFactor = 1.5;   // height of a row in columns, in sizes of its type
inline constexpr double flowingLargest = 11.0; // type of a list in columns
inline constexpr double flowingLeast = 8.0;
inline constexpr int flowingColumns = 3;
inline constexpr double flowingGap = 12.0;
inline constexpr std::size_t oneOfSmaller = 20; // so many names for one that is smaller, or there are fewer columns
inline constexpr double longNameFlowing = 11.5; // in sizes of the type
inline constexpr double boxWidth = 4.2;         // of the frame that a result is written in, in sizes of the type
inline constexpr double boxHeight = 2.0;
inline constexpr double squareWidth = 1.75; // of a round in the standings
inline constexpr double squareHeight = 1.4;
inline constexpr double leastInSquare = 6.0;  // points
inline constexpr double screenSquare = 22;    // width of the same on the screen, in pixels
inline constexpr double highestRow = 48.0;    // 17 mm: where one looks for a board, and writes the result
inline constexpr double leastGridCell = 26.0; // 9 mm: a result that is written in
inline constexpr double mostGridCell = 40.0;
inline constexpr double highestListed = 2.6; // height of a row where nobody writes, in sizes of its type
inline constexpr double highestOfGrid = 3.6; // the same between lines
inline constexpr double fieldHeight = 36.0;  // 12.7 mm: a signature
inline constexpr double fieldPadding = 4.0;
inline constexpr double cutGap = 44.0; // with the line for the scissors in its middle
inline constexpr page_text::Style laterStyle{9.5, true};
inline constexpr page_text::Style footerStyle{8.0, false};
inline constexpr page_text::Style noteStyle{8.5, false};
inline constexpr page_text::Style introductionStyle{11.5, false};
inline constexpr page_text::Style headingStyle{9.5, true};
inline constexpr page_text::Style paragraphStyle{9.0, false};
inline constexpr double withoutTable = 1.25; // larger is what stands on a sheet of texts alone
inline constexpr double mostOfTexts = 1.5;   // of their usual size, on a sheet that has room
inline constexpr double leastOfTexts = 0.8;
inline constexpr double stepOfTexts = 0.05;
inline constexpr page_text::Style citationStyle{7.5, false};
inline constexpr double textGap = 3.0;
inline constexpr double aboveHeading = 8.0;
inline constexpr double footerGap = 12.0;
inline constexpr double codeSide = 54.0; // 15 mm and the white around it: read by a telephone at arm's length
inline constexpr double titleGap = 10.0;
inline constexpr double columnGap = 16.0;
inline constexpr int mostColumns = 4;
inline constexpr double leastOnOnePage = 6.0; // a schedule in smaller type takes more pages
inline constexpr double mostOfLogo = 0.3;     // of the width of the text
// A single row at the end of a table takes this many companions with it to the next page.
inline constexpr int rowsKeptTogether = 2;
// A table under a heading is kept whole up to so many rows.
inline constexpr std::size_t mostRowsOfShort = 16;
inline constexpr int fewOnLastPage = 5; // times as many on the first page, or more

/// The slot of a fraction is as wide as this.
inline constexpr QChar halfSlot(0x00BD);

inline double headSize(double type)
{
    return std::max(leastType, type * headFactor);
}

inline std::optional<NameLook> lookOf(ReportColumn::Shown shown)
{
    using Shown = ReportColumn::Shown;
    return shown == Shown::name      ? std::optional(NameLook::medium)
           : shown == Shown::surname ? std::optional(NameLook::surname)
                                     : std::nullopt;
}

inline QFont::Weight weightOf(ReportColumn::Shown shown)
{
    using Shown = ReportColumn::Shown;
    switch (shown) {
    case Shown::name: return QFont::Medium;
    case Shown::strong:
    case Shown::surname: return QFont::DemiBold;
    case Shown::once:
    case Shown::number: return QFont::Bold;
    default: return QFont::Normal;
    }
}

inline bool isGrid(const ReportTable& table)
{
    return std::any_of(table.columns.begin(), table.columns.end(),
                       [](const ReportColumn& column) { return column.inGrid; });
}

/// The smaller the type, the closer the rows: all of a schedule is wanted on one page.
inline double besideFactor(double type)
{
    constexpr double moreAPoint = 0.15;
    return std::clamp(leastBesideFactor + (type - leastType) * moreAPoint, leastBesideFactor, rowFactor);
}

inline double wrappedSize(double type)
{
    return std::max(leastType, type * wrappedFactor);
}

inline double sum(const std::vector<double>& values)
{
    return std::accumulate(values.begin(), values.end(), 0.0);
}

} // namespace pairwright::sheet
