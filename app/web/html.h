#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <vector>

namespace pairwright::web {

/// A text of the tournament as text of a page: neither markup, nor signs that steer, get through.
QString escaped(const QString& text);
/// The same as a unit of its own direction, whatever stands around it: for names.
QString isolated(const QString& text);
/// `html` is markup already.
QString link(const QString& file, const QString& html);
QString paragraph(const QString& html, const char* cssClass = nullptr);
QString heading(int level, const QString& html);

struct Column {
    /// The minor ones make room where the window is narrow.
    /// `points` stay beside the name there, `story` goes below it, and the reason stands below the result.
    enum class Kind : std::uint8_t { text, number, centre, rowHead, minorText, minorNumber, points, story, reason };
    QString title; ///< text, not markup
    Kind kind = Kind::text;
};

/// A table for a page; its cells are markup already.
class Table {
public:
    /// `caption` tells a screen reader what the table is.
    Table(QString caption, std::vector<Column> columns);

    /// With a box to search by name, where there is script.
    void makeSearchable() { searchable_ = true; }
    /// How a row becomes a card where the window is as narrow as a telephone.
    enum class Cards : std::uint8_t {
        none,
        boards,  ///< board, White over Black, the result
        seats,   ///< board of a match, the player of one team over that of the other, the result
        where,   ///< the board, a player over the opponent, the colour
        games,   ///< the round, the opponent over board and colour, the result
        ranking, ///< the place, the name and the points over the rounds
    };
    void makeCards(Cards cards) { cards_ = cards; }
    /// Columns with nothing in them are not there.
    void hideEmptyColumns() { hidesEmpty_ = true; }
    /// As many cells as columns. `id`: where links may lead to; empty: nowhere.
    /// `cssClass`: of the row, none usually.
    void addRow(const QStringList& cells, const QString& id = {}, const char* cssClass = nullptr);
    [[nodiscard]] bool isEmpty() const { return rows_.empty(); }
    [[nodiscard]] QString html() const;

private:
    struct Row {
        QStringList cells;
        QString id;
        const char* cssClass;
    };
    [[nodiscard]] std::vector<std::size_t> shownColumns() const;

    QString caption_;
    std::vector<Column> columns_;
    std::vector<Row> rows_;
    bool searchable_ = false;
    bool hidesEmpty_ = false;
    Cards cards_ = Cards::none;
};

/// What all pages have around them.
struct Frame {
    QString event;
    QString navigation; ///< markup: links to pages, the shown one is marked
    QString places;     ///< the same, of the few that a thumb finds at the foot of a telephone
    QString footer;     ///< markup
};

/// One page in HTML that is XML as well; the style sheet and the script lie beside it. `main` is markup.
QByteArray page(const Frame& frame, const QString& file, const QString& title, const QString& main);

} // namespace pairwright::web
