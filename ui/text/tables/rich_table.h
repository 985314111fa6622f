#pragma once

#include "app/formats/report/html_table.h"

#include <QColor>
#include <QString>
#include <QStringList>

#include <vector>

namespace pairwright {

/// A cell of a RichTable. `html` is markup.
struct RichCell {
    QString html;
    bool right = false; ///< stands at the right of its column
    int columns = 1;    ///< that it goes over
    int after = 0;      ///< px of air behind it; 0: that of the table
    int slot = 0;       ///< px at the right besides, where a fraction would stand, in every script

    static RichCell text(const QString& text) { return {text.toHtmlEscaped()}; }
    static RichCell number(const QString& text) { return {text.toHtmlEscaped(), true}; }
    /// A number in a column where the widest fraction is so wide (widestFraction): its digits end above the others.
    static RichCell inSlots(const QString& text, int fraction, bool isBold = false);
    static RichCell coloured(const QColor& colour, const QString& html, int columns = 1);
    static RichCell bold(const QString& html, bool right = false);
};

/// Of the numbers of a column, in px; 0: none has one.
int widestFraction(const QStringList& numbers);

/// A table (HtmlTable) as Qt's texts and the clipboard understand it: they know no style sheet, so each cell says how
/// it looks.
class RichTable {
public:
    struct Look {
        int padding = 2;     ///< of a cell, in pixels
        int above = 0;       ///< px of air
        bool wide = false;   ///< as wide as the text
        QColor line = {};    ///< below it; none if invalid
        QColor heads = {};   ///< the colour of the heads; that of the text if invalid
        bool leaves = false; ///< the window, for a program that mirrors it by itself
    };
    RichTable();
    explicit RichTable(Look look);

    void setHeads(const QStringList& heads);
    void addRow(const std::vector<RichCell>& cells);
    [[nodiscard]] QString html() const;

private:
    int padding_;
    QColor heads_; ///< their colour
    bool isMirrored_;
    HtmlTable table_;
};

} // namespace pairwright
