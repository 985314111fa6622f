#pragma once

#include "app/formats/report/report_document.h"
#include "ui/print/page_text.h"
#include "ui/print/painted_pages.h"

#include <QImage>
#include <QSizeF>

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace pairwright {

/// How a report is put on paper. All lengths are points (1/72 inch).
struct SheetOptions {
    QSizeF page{595.0, 842.0}; ///< upright, A4 by default; turned for landscape reports and for
                               ///< tables that are too wide
    double margin = 40.0;
    double normalType = 10.0;  ///< size of the table's type
    double largestType = 14.0; ///< what is left of a page then gives higher rows
    double smallestType = 7.0; ///< smaller is not read by everybody
    double textShare = 1.0;    ///< size of texts outside tables, of the usual one
    enum class Orientation : std::uint8_t { automatic, upright, landscape };
    Orientation orientation = Orientation::automatic; ///< automatic: as the report wants, turned where it is too wide
    std::optional<double> type; ///< of the tables, where it fits across; none: as large as costs no page
    QImage logo = {};           ///< at the end of the title; null: none
    int pages = 0; ///< fills so many and takes no more, down to the smallest type; 0: as many as the normal type needs
};

/// A report document laid out on pages: the type is as large as fits without needing more pages, heads of
/// tables are repeated, no single row is left alone on a page, and each page says which sheet it is.
class Sheet : public PaintedPages {
public:
    explicit Sheet(ReportDocument document, const SheetOptions& options = {});

    [[nodiscard]] int pageCount() const override { return static_cast<int>(pages_.size()); }
    [[nodiscard]] QSizeF pageSize(int /*page*/) const override { return page_; }
    /// All its pages have one size.
    [[nodiscard]] QSizeF pageSize() const { return page_; }
    [[nodiscard]] QString title() const override { return document_.titleLines.join(QStringLiteral(" – ")); }
    [[nodiscard]] const ReportDocument& document() const { return document_; }
    /// The size of the table's type that was found.
    [[nodiscard]] double typeSize() const { return type_; }
    /// Rows of tables on a page, over all tables.
    [[nodiscard]] int rowsOnPage(int page) const;

protected:
    void paintPage(QPainter& painter, int page) const override { paintCounted(painter, page, {page + 1, pageCount()}); }
    void paintCounted(QPainter& painter, int page, PageCount counted) const override;

private:
    /// A piece of a page, from top to bottom.
    struct Block {
        enum class Kind { heading, head, row, fields, text, gap };
        Kind kind = Kind::row;
        int table = 0;
        int row = 0; ///< of the table or its fields, or place in texts_
        double height = 0;
        double left = 0; ///< on the page
        double top = 0;
        bool opens = false; ///< the first row of a column of the page
    };
    using Blocks = std::vector<Block>;

    void layOut();
    void findType();
    /// All but a few are not made smaller than legible by their column.
    [[nodiscard]] bool doMostNamesFit(double type) const;
    /// Larger type where a few long names alone forbid it: they get smaller then.
    void growBesideLongNames();
    /// The cells of a grid, as long as that costs no page.
    void growGrid();
    /// A sheet without a table is one page if it can be, in type as large as that allows.
    void fitTexts();
    /// What is written in by hand stands on all its pages alike.
    void balanceRows();
    void giveGridWhatCostsNoPage();
    /// A last page of a few rows, or of notes alone, goes where type that is still legible does without it.
    void saveLastPage();
    void chooseColumns();
    [[nodiscard]] std::vector<Blocks> paginate(double type) const;
    /// The tables of paginate() in columns; what comes before and after them goes across the page.
    [[nodiscard]] std::vector<Blocks> paginateSideBySide(double type) const;
    /// The one table of paginate() in columns, and what stands below it across the page.
    [[nodiscard]] std::vector<Blocks> paginateFlowing(double type) const;
    /// Of a single page: the rows share what is left of it.
    void stretchRows();
    /// How much of the type its longest name has room for.
    [[nodiscard]] double shareOfNamesIn(const Block& row) const;
    void dropColumns(const std::function<bool(const ReportTable& table, std::size_t column)>& dropped);
    void dropFromEach(const std::function<bool(const ReportTable& table, std::size_t column)>& isDropped);
    [[nodiscard]] Blocks blocks(double type) const;
    [[nodiscard]] bool fitsAcross(double type) const;
    [[nodiscard]] std::vector<double> columnWidths(int table, double type) const;
    void measure();
    [[nodiscard]] std::vector<double> naturalWidths(int table, double type) const;
    /// The lines of the first page's title: one large, small ones at its end, and what must not be overlooked below.
    struct Title {
        QString large;
        page_text::Style style;
        QStringList small;
        QStringList below;
    };
    [[nodiscard]] Title titleOf() const;
    /// On two lines where it is too long for one.
    [[nodiscard]] double widthOfLarge(const Title& title) const;
    [[nodiscard]] double heightOfLarge(const Title& title) const;
    [[nodiscard]] double titleHeight(int page) const;
    /// Where the logo stands on the first page; empty: there is none.
    [[nodiscard]] QRectF logoPlace() const;
    [[nodiscard]] double footerHeight() const;
    [[nodiscard]] double textWidth() const { return page_.width() - 2 * options_.margin; }
    [[nodiscard]] double gapOfColumns() const;
    /// Of a table: of the text, or of one of the columns.
    [[nodiscard]] double tableWidth() const;
    /// Where it lies on paper that is read from right to left: mirrored.
    [[nodiscard]] QRectF placed(const QRectF& place) const;
    /// At each side of a cell, in sizes of the type.
    [[nodiscard]] double padding(const ReportTable& table) const;
    [[nodiscard]] std::vector<double> rowHeights(double type, int table) const;
    void collectTexts();
    [[nodiscard]] double textHeight(int text) const;

    void paintTitle(QPainter& painter, int page) const;
    void paintFooter(QPainter& painter, PageCount counted) const;
    /// The address on the web as a code at the end of the foot; the room that it takes of the line: none without one.
    double paintCode(QPainter& painter) const;
    void paintBlock(QPainter& painter, const Block& block) const;
    void paintLargeTitle(QPainter& painter, const Title& title) const;
    void paintCells(QPainter& painter, const Block& block) const;
    void paintFields(QPainter& painter, const Block& block) const;
    /// Where the scissors go between two tables.
    void paintCut(QPainter& painter, const Block& gap) const;
    void paintCell(QPainter& painter, const QRectF& place, const ReportTable& table, const Block& block,
                   std::size_t column) const;
    /// Of a whole number in a column of points: what stands beside it is the slot of a fraction.
    [[nodiscard]] bool holdsFractions(const ReportTable& table, std::size_t column) const;
    [[nodiscard]] double slotBeside(const Block& block, std::size_t column) const;
    /// What is not plain text; false: it is.
    bool paintShown(QPainter& painter, const QRectF& place, const ReportTable& table, const Block& block,
                    std::size_t column) const;

    /// A wrapped text of the page: introduction, sections and notes.
    struct Text {
        QString text;
        page_text::Style style;
        bool soft = false;
        bool keepWithNext = false; ///< a heading
    };

    ReportDocument document_;
    std::vector<Text> texts_;
    std::size_t introduction_ = 0; ///< how many of the texts are above the tables
    SheetOptions options_;
    QSizeF page_;
    double type_ = 10.0;
    int mostRows_ = 0;                          ///< on a page; 0: as many as fit
    double gridCell_ = 0;                       ///< width and height of the cells of a grid at least
    double nameShare_ = 1.0;                    ///< of the type: one size for the names of a sheet
    int columns_ = 1;                           ///< of tables that stand side by side
    bool longNamesYield_ = false;               ///< they get smaller type instead of making everything small
    std::vector<std::vector<bool>> inSlots_;    ///< by table and column: numbers of which some have a fraction
    std::vector<std::vector<double>> measured_; ///< by table and column: the widest row, in the measuring type
    /// The same without the quarter of names that is longer, and without the longest few.
    std::vector<std::vector<std::pair<double, double>>> usual_;
    std::vector<std::vector<double>> widths_; ///< by table
    std::vector<Blocks> pages_;
};

} // namespace pairwright
