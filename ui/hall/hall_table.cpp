#include "ui/hall/hall_table.h"

#include "app/domain/players/player.h"
#include "ui/widgets/name_in_room.h"

#include <QGuiApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace pairwright {

namespace {

constexpr std::size_t fewestFilling = 8; ///< rows of a table: letters of fewer are made for as many
constexpr double highestRow = 1.9;       ///< of a row of so many
constexpr double letterShare = 0.62;     ///< of the height of a row
constexpr double lineShare = 1.15;       ///< of the size of the letters, from one line of a name to the next
constexpr double twoLinesShare = 0.84;   ///< of the height of a row: the rest is air between two of them
constexpr double leastLetterShare = 0.65;
constexpr double leastOnOneLine = 0.55; ///< a name on one line is found sooner than one in larger type on two

QFont tableFont(double pixels, QFont::Weight weight)
{
    QFont font;
    font.setPixelSize(std::max(8, static_cast<int>(pixels)));
    font.setWeight(weight);
    return font;
}

/// A line that keeps its own direction, so that the dot of an initial stays behind it.
QString isolated(const QString& text)
{
    return QGuiApplication::isRightToLeft() ? QChar(0x2068) + text + QChar(0x2069) : text;
}

/// "FM " of "FM Lindqvist, Oskar".
QString titleBefore(const QString& name)
{
    const QString word = name.section(QLatin1Char(' '), 0, 0);
    const auto title = titleFromString(word);
    return title && *title != Title::None && word.size() < name.size() ? word + QLatin1Char(' ') : QString();
}

struct TwoLines {
    QString family;
    QString given;
};

TwoLines linesOf(const QString& name)
{
    const qsizetype comma = name.indexOf(QLatin1Char(','));
    return comma < 0 ? TwoLines{name, {}} : TwoLines{name.left(comma), name.mid(comma + 1).trimmed()};
}

/// What a name is made of: the family name stands out.
struct NameOnALine {
    QString title;
    QString family;
    QString given; ///< with the comma before it
};

NameOnALine partsOnALine(const QString& name)
{
    const QString title = titleBefore(name);
    const QString rest = name.mid(title.size());
    const qsizetype comma = rest.indexOf(QLatin1Char(','));
    return comma < 0 ? NameOnALine{title, rest, {}} : NameOnALine{title, rest.left(comma), rest.mid(comma)};
}

double widthOnALine(const NameOnALine& name, double size)
{
    const QFontMetricsF quiet(tableFont(size, QFont::Normal));
    return quiet.horizontalAdvance(name.title) +
           QFontMetricsF(tableFont(size, QFont::DemiBold)).horizontalAdvance(name.family) +
           quiet.horizontalAdvance(name.given);
}

class TablePainter {
public:
    TablePainter(QPainter& painter, const QRectF& room, const HallPage& page, std::size_t most,
                 const HallColours& colours)
        : painter_(painter)
        , room_(room)
        , page_(page)
        , colours_(colours)
        , shares_(page.shares)
        , head_(room.height() / static_cast<double>(std::max(most, fewestFilling) + 1))
        , row_(std::min((room.height() - head_) / static_cast<double>(std::max<std::size_t>(most, 1)),
                        highestRow * head_))
        , gap_(head_ / 3)
    {
        dropEmptyColumns();
        chooseLetters();
    }

    void paint()
    {
        painter_.setFont(
            tableFont(letters_ * std::max(leastLetterShare, shareOf({page_.headings}, letters_)), QFont::Medium));
        for (std::size_t column = 0; column < shares_.size(); ++column) {
            painter_.setPen(colours_.soft);
            drawWords(placeOf(column, room_.top(), head_), alignmentOf(column),
                      page_.headings[static_cast<qsizetype>(column)]);
        }
        for (std::size_t row = 0; row < page_.rows.size(); ++row) {
            const double top = room_.top() + head_ + static_cast<double>(row) * row_;
            drawRule(top);
            for (std::size_t column = 0; column < shares_.size(); ++column)
                if (shares_[column] > 0)
                    paintCell(page_.rows[row][static_cast<qsizetype>(column)], column, top);
        }
        drawRule(room_.top() + head_ + static_cast<double>(page_.rows.size()) * row_);
    }

private:
    void drawRule(double at)
    {
        constexpr float ofALine = 0.35F; // of the colour of quiet words
        QColor rule = colours_.soft;
        rule.setAlphaF(ofALine);
        painter_.fillRect(QRectF(room_.left(), std::round(at), room_.width(), 1), rule);
    }

    [[nodiscard]] double widthOf(std::size_t column) const
    {
        return room_.width() * shares_[column] / std::accumulate(shares_.begin(), shares_.end(), 0);
    }

    [[nodiscard]] QRectF placeOf(std::size_t column, double top, double height) const
    {
        double left = room_.left();
        for (std::size_t before = 0; before < column; ++before)
            left += widthOf(before);
        QRectF place(left + gap_ / 2, top, widthOf(column) - gap_, height);
        if (QGuiApplication::isRightToLeft())
            place.moveRight(room_.left() + room_.right() - place.left());
        return place;
    }

    [[nodiscard]] Qt::Alignment alignmentOf(std::size_t column) const
    {
        if (column < page_.centred.size() && page_.centred[column])
            return Qt::AlignHCenter;
        // Digits stand below each other in every language.
        if (page_.numbers[column])
            return Qt::AlignAbsolute | Qt::AlignRight;
        return Qt::AlignLeft;
    }

    /// Of letters of that size, with which everything fits; at most 1.
    [[nodiscard]] double shareOf(const std::vector<QStringList>& rows, double size, bool onTwoLines = false) const
    {
        double share = 1;
        for (const QStringList& cells : rows)
            for (std::size_t column = 0; column < shares_.size(); ++column) {
                if (shares_[column] == 0)
                    continue;
                const QString& text = cells[static_cast<qsizetype>(column)];
                const QFontMetricsF metrics(tableFont(size, page_.strong == column ? QFont::Bold : QFont::Medium));
                const TwoLines lines = linesOf(text);
                const NameOnALine name = partsOnALine(text);
                const double wide = onTwoLines             ? std::max(widthOnALine(partsOnALine(lines.family), size),
                                                                      metrics.horizontalAdvance(lines.given))
                                    : name.given.isEmpty() ? metrics.horizontalAdvance(text)
                                                           : widthOnALine(name, size);
                share = std::min(share, (widthOf(column) - gap_) / std::max(1.0, wide));
            }
        return share;
    }

    /// What nobody has yet goes before a name is written smaller.
    void dropEmptyColumns()
    {
        for (std::size_t column = 0; column < shares_.size(); ++column)
            if (shareOf(page_.rows, head_ * letterShare) < 1 &&
                std::ranges::all_of(page_.rows, [column](const QStringList& cells) {
                    return cells.value(static_cast<qsizetype>(column)).isEmpty();
                }))
                shares_[column] = 0;
    }

    void chooseLetters()
    {
        const double usual = head_ * letterShare;
        const double least = usual * leastLetterShare;
        letters_ = row_ * letterShare * shareOf(page_.rows, row_ * letterShare);
        if (letters_ >= usual * leastOnOneLine)
            return;
        double ofTwoLines = std::min(usual, twoLinesShare * row_ / (2 * lineShare));
        ofTwoLines *= shareOf(page_.rows, ofTwoLines, true);
        twoLines_ = ofTwoLines >= least;
        letters_ = twoLines_ ? ofTwoLines : least;
    }

    void drawWords(const QRectF& place, Qt::Alignment alignment, const QString& text)
    {
        if (place.width() <= 0)
            return;
        // What fits by a part of a pixel is whole.
        const int room = static_cast<int>(std::ceil(place.width()));
        const QString fitting = text.contains(QLatin1Char(','))
                                    ? nameInRoom(text, room, painter_.fontMetrics())
                                    : painter_.fontMetrics().elidedText(text, Qt::ElideRight, room);
        painter_.drawText(place, static_cast<int>((alignment | Qt::AlignVCenter).toInt()) | Qt::TextSingleLine,
                          isolated(fitting));
    }

    void drawName(const QRectF& place, Qt::Alignment alignment, const QString& name)
    {
        const QFont strong = tableFont(letters_, QFont::DemiBold);
        const QFont quiet = tableFont(letters_, QFont::Normal);
        painter_.setFont(strong);
        painter_.setPen(colours_.ink);
        if (alignment != Qt::AlignLeft || name.isRightToLeft()) { // read from the right it is one piece
            drawWords(place, alignment, name);
            return;
        }
        NameOnALine parts = partsOnALine(name);
        if (widthOnALine(parts, letters_) > std::ceil(place.width())) {
            const double before = QFontMetricsF(quiet).horizontalAdvance(parts.title);
            const auto room = static_cast<int>(std::ceil(place.width() - before));
            const QString rest = parts.family + parts.given;
            const QFontMetrics metrics(strong);
            const NameOnALine shorter =
                partsOnALine(parts.given.isEmpty() ? metrics.elidedText(rest, Qt::ElideRight, room)
                                                   : nameInRoom(rest, room, metrics));
            parts.family = shorter.title + shorter.family;
            parts.given = shorter.given;
        }
        // It is read from the left, and in a mirrored window ends where its column does.
        double left = place.left();
        if (QGuiApplication::isRightToLeft())
            left = std::max(left, place.right() - widthOnALine(parts, letters_));
        const auto draw = [&](const QFont& font, const QColor& colour, const QString& text) {
            if (text.isEmpty())
                return;
            painter_.setFont(font);
            painter_.setPen(colour);
            const double wide = QFontMetricsF(font).horizontalAdvance(text);
            painter_.drawText(QRectF(left, place.top(), wide + 1, place.height()),
                              static_cast<int>(Qt::AlignAbsolute | Qt::AlignLeft | Qt::AlignVCenter) |
                                  Qt::TextSingleLine,
                              isolated(text.endsWith(QLatin1Char(' ')) ? text.chopped(1) : text));
            left += wide;
        };
        draw(quiet, colours_.soft, parts.title);
        draw(strong, colours_.ink, parts.family);
        draw(quiet, colours_.ink, parts.given);
    }

    void drawGivenName(const QRectF& place, Qt::Alignment alignment, const QString& name)
    {
        painter_.setFont(tableFont(letters_, QFont::Normal));
        painter_.setPen(colours_.ink);
        drawWords(place, alignment, name);
    }

    void paintCell(const QString& text, std::size_t column, double top)
    {
        const QRectF place = placeOf(column, top, row_);
        const Qt::Alignment alignment = alignmentOf(column);
        const TwoLines lines = linesOf(text);
        if (page_.strong == column || page_.numbers[column] || !lines.given.isEmpty()) {
            painter_.setFont(tableFont(letters_, page_.strong == column ? QFont::Bold : QFont::Normal));
            painter_.setPen(colours_.ink);
        }
        if (page_.strong == column || page_.numbers[column]) {
            drawWords(place, alignment, text);
            return;
        }
        if (!twoLines_ || lines.given.isEmpty()) {
            drawName(place, alignment, text);
            return;
        }
        const double line = letters_ * lineShare;
        const double from = place.center().y() - line;
        drawName({place.left(), from, place.width(), line}, alignment, lines.family);
        drawGivenName({place.left(), from + line, place.width(), line}, alignment, lines.given);
    }

    QPainter& painter_;
    QRectF room_;
    const HallPage& page_;
    const HallColours& colours_;
    std::vector<int> shares_;
    double head_;
    double row_;
    double gap_;
    double letters_ = 0;
    bool twoLines_ = false;
};

} // namespace

void paintHallTable(QPainter& painter, const QRectF& room, const HallPage& page, std::size_t most,
                    const HallColours& colours)
{
    TablePainter(painter, room, page, most, colours).paint();
}

} // namespace pairwright
