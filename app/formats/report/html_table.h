#pragma once

#include <QString>

#include <cstdint>
#include <vector>

namespace pairwright {

/// A cell of an HtmlTable.
struct HtmlCell {
    enum class Kind : std::uint8_t { data, columnHead, rowHead };
    QString html;            ///< markup
    QString attributes = {}; ///< markup with a blank before each: ` class="c"`
    Kind kind = Kind::data;
};

/// The tags of a table, wherever one is written in HTML: pages for the web, sheets, texts of the window, the clipboard.
/// What stands in its cells and how they look is up to those; all texts given are markup already.
class HtmlTable {
public:
    /// Attributes as in HtmlCell.
    explicit HtmlTable(QString attributes = {});

    void setCaption(const QString& html);
    /// Before all rows, each cell as a head of its column, whatever its kind; a printer repeats them on each page.
    void setHeads(const std::vector<HtmlCell>& heads);
    void addRow(const std::vector<HtmlCell>& cells, const QString& attributes = {});
    [[nodiscard]] QString html() const;

private:
    QString attributes_;
    QString caption_;
    QString heads_;
    QString rows_;
};

} // namespace pairwright
