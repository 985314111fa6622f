#include "ui/hall/hall_names.h"

#include "app/formats/report/report_document.h"
#include "ui/widgets/name_in_room.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QPainter>

#include <algorithm>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::Hall)
};

constexpr double nameShare = 0.62;     // of the height of a row
constexpr double leastNameShare = 0.7; // of that, before given names go
constexpr double columnGapShare = 1.2; // of the height of a row
constexpr double discShare = 0.4;
constexpr double letterWidth = 1.0; // of the height of a row, for the letter of the alphabet

QFont hallLetters(double pixels, QFont::Weight weight)
{
    QFont font;
    font.setPixelSize(std::max(8, static_cast<int>(pixels)));
    font.setWeight(weight);
    return font;
}

struct NameParts {
    QString surname;
    QString rest;
};

NameParts partsOf(const QString& name)
{
    const qsizetype comma = name.indexOf(QLatin1Char(','));
    return comma < 0 ? NameParts{name, {}} : NameParts{name.left(comma), name.mid(comma)};
}

double widthOfName(const NameParts& name, double size)
{
    return QFontMetricsF(hallLetters(size, QFont::DemiBold)).horizontalAdvance(name.surname) +
           QFontMetricsF(hallLetters(size, QFont::Normal)).horizontalAdvance(name.rest);
}

void paintHallDisc(QPainter& painter, const QPointF& middle, double size, bool white, const HallColours& colours,
                   bool dark)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colours.ink, std::max(1.5, size * 0.11)));
    // White is the white one on a dark ground as well.
    const bool filled = white == dark;
    painter.setBrush(filled ? QBrush(colours.ink) : QBrush(Qt::NoBrush));
    painter.drawEllipse(middle, size / 2, size / 2);
    painter.restore();
}

constexpr double aroundLabel = 0.45; // of the height of the strip

double widthOfLabels(const QPainter& painter, const QRectF& room, const QStringList& labels)
{
    double width = 0;
    for (const QString& label : labels)
        width += QFontMetricsF(painter.font()).horizontalAdvance(label) + 2.5 * aroundLabel * room.height();
    return width;
}

/// As many of them as there is room for; the width that they take.
double paintLabels(QPainter& painter, const QRectF& room, const QStringList& labels, int here, double timeLeft,
                   const HallColours& colours)
{
    const QFontMetricsF metrics(painter.font());
    const double padding = aroundLabel * room.height();
    double left = room.left();
    for (int i = 0; i < static_cast<int>(labels.size()); ++i) {
        QRectF place(left, room.top(), metrics.horizontalAdvance(labels[i]) + 2 * padding, room.height());
        if (place.right() > room.right() + 1)
            break;
        left = place.right() + padding / 2;
        if (QGuiApplication::isRightToLeft())
            place.moveRight(room.left() + room.right() - place.left());
        if (i == here) {
            painter.save();
            painter.setRenderHint(QPainter::Antialiasing);
            painter.setPen(Qt::NoPen);
            painter.setBrush(colours.stripe);
            painter.drawRoundedRect(place, 6, 6);
            painter.setBrush(colours.accent);
            painter.drawRect(
                QRectF(place.left(), place.bottom() - 3, place.width() * std::clamp(timeLeft, 0.0, 1.0), 3));
            painter.restore();
        }
        painter.setPen(i == here ? colours.ink : colours.soft);
        painter.drawText(place, Qt::AlignCenter, labels[i]);
    }
    return left - room.left();
}

} // namespace

void paintHallNames(QPainter& painter, const QRectF& room, const HallPage& page, const HallColours& colours, int rows,
                    bool dark)
{
    const double height = room.height() / std::max(1, rows);
    const double gap = height * columnGapShare;
    const double width = (room.width() - (hallColumns - 1) * gap) / hallColumns;
    const bool mirrored = QGuiApplication::isRightToLeft();
    const QFontMetricsF boards(hallLetters(height * nameShare * 1.1, QFont::Bold));
    double boardWidth = 0;
    for (const QStringList& row : page.rows)
        boardWidth = std::max(boardWidth, boards.horizontalAdvance(row[3]));
    boardWidth = std::min(boardWidth + 2, width * 0.3);
    const double disc = height * discShare;
    const double nameRoom = width - height * letterWidth - boardWidth - disc - height * 0.7;
    // All names in one size, the one that the longest asks for.
    double size = height * nameShare;
    double widest = 1;
    for (const QStringList& row : page.rows)
        widest = std::max(widest, widthOfName(partsOf(row[1]), size));
    size *= std::clamp(nameRoom / widest, leastNameShare, 1.0);
    // Filled one column after the other, of nearly the same length.
    const auto count = static_cast<int>(page.rows.size());
    const int high = std::min(rows, (count + hallColumns - 1) / hallColumns);
    for (int i = 0; i < count; ++i) {
        const QStringList& row = page.rows[static_cast<std::size_t>(i)];
        const int column = i / std::max(1, high);
        const double left = room.left() + column * (width + gap);
        const double top = room.top() + (i % std::max(1, high)) * height;
        const auto placed = [&](double from, double wide) {
            QRectF place(left + from, top, wide, height);
            if (mirrored)
                place.moveRight(room.left() + room.right() - place.left());
            return place;
        };
        const auto flags = static_cast<int>(Qt::AlignVCenter) | Qt::TextSingleLine;
        const bool opens = i % std::max(1, high) == 0;
        const bool changes = i > 0 && page.rows[static_cast<std::size_t>(i - 1)].front() != row.front();
        painter.setPen(QPen(changes && !opens ? colours.soft : colours.stripe, 1));
        painter.drawLine(placed(0, width).topLeft(), placed(0, width).topRight());
        if (opens || changes) {
            painter.setFont(hallLetters(height * nameShare * 1.1, QFont::Bold)); // as large as the boards
            painter.setPen(colours.accent);
            painter.drawText(placed(0, height * letterWidth), flags | static_cast<int>(Qt::AlignLeft), row.front());
        }
        const NameParts name = partsOf(row[1]);
        const QRectF nameplace = placed(height * letterWidth, nameRoom);
        const QFont surnameFont = hallLetters(size, QFont::DemiBold);
        const QFont restFont = hallLetters(size, QFont::Normal);
        const double first = std::min(nameplace.width(), QFontMetricsF(surnameFont).horizontalAdvance(name.surname));
        painter.setPen(colours.ink);
        painter.setFont(surnameFont);
        const bool turned = mirrored || row[1].isRightToLeft();
        if (turned) {
            const QString fitting = nameInRoom(row[1], static_cast<int>(nameplace.width()), QFontMetrics(surnameFont));
            // Isolated, so that the dot of an initial stays behind it.
            painter.drawText(nameplace, flags | static_cast<int>(Qt::AlignLeft),
                             QChar(0x2068) + fitting + QChar(0x2069));
        } else {
            painter.drawText(
                nameplace, flags | static_cast<int>(Qt::AlignLeft),
                QFontMetricsF(surnameFont).elidedText(name.surname, Qt::ElideRight, nameplace.width() + 1));
            painter.setFont(restFont);
            const QRectF rest = nameplace.adjusted(first, 0, 0, 0);
            painter.drawText(rest, flags | static_cast<int>(Qt::AlignLeft),
                             QFontMetricsF(restFont).elidedText(name.rest, Qt::ElideRight, rest.width()));
        }
        const QRectF board = placed(width - boardWidth, boardWidth);
        if (!row[2].isEmpty())
            paintHallDisc(painter, placed(width - boardWidth - height * 0.35 - disc, disc).center(), disc,
                          row[2] == whiteDisc, colours, dark);
        double boardSize = height * nameShare * 1.1;
        const double wide = boards.horizontalAdvance(row[3]);
        if (wide > board.width())
            boardSize *= std::max(0.5, board.width() / wide);
        painter.setFont(hallLetters(boardSize, QFont::Bold));
        painter.setPen(colours.ink);
        painter.drawText(board, flags | static_cast<int>(Qt::AlignAbsolute | Qt::AlignRight), row[3]);
    }
}

void paintHallRanges(QPainter& painter, const QRectF& room, const HallPage& page, const HallColours& colours,
                     double timeLeft, bool dark)
{
    painter.setFont(hallLetters(room.height() * 0.55, QFont::Normal));
    const QFontMetricsF metrics(painter.font());
    const double padding = room.height() * 0.45;
    // What the discs mean, at the end.
    const double disc = room.height() * 0.42;
    const QString number = Tr::tr("number: board", "what stands beside a name");
    double right = room.right() - metrics.horizontalAdvance(number);
    painter.setPen(colours.soft);
    painter.drawText(QRectF(right, room.top(), room.right() - right, room.height()), Qt::AlignVCenter | Qt::AlignLeft,
                     number);
    for (const bool white : {false, true}) {
        const QString word = white ? Tr::tr("White") : Tr::tr("Black");
        right -= metrics.horizontalAdvance(word) + 1.5 * padding;
        painter.setPen(colours.soft);
        painter.drawText(QRectF(right, room.top(), metrics.horizontalAdvance(word) + 1, room.height()),
                         Qt::AlignVCenter | Qt::AlignLeft, word);
        right -= disc * 1.4;
        paintHallDisc(painter, {right + disc / 2, room.center().y()}, disc, white, colours, dark);
    }
    painter.setFont(hallLetters(room.height() * 0.55, QFont::Normal));
    paintLabels(painter, {room.left(), room.top(), right - padding - room.left(), room.height()}, page.ranges,
                static_cast<int>(page.ranges.indexOf(page.range)), timeLeft, colours);
}

void paintHallStrip(QPainter& painter, const QRectF& room, const QStringList& labels, int here, double timeLeft,
                    const QString& behind, const HallColours& colours)
{
    painter.setFont(hallLetters(room.height() * 0.55, QFont::Normal));
    const bool named = std::none_of(labels.begin(), labels.end(), [](const QString& one) { return one.isEmpty(); });
    QStringList shown = labels;
    if (!named || widthOfLabels(painter, room, labels) > room.width()) {
        shown.clear();
        for (int page = 1; page <= static_cast<int>(labels.size()); ++page)
            shown.append(QString::number(page));
    }
    const double used = paintLabels(painter, room, shown, here, timeLeft, colours);
    const QRectF rest = room.adjusted(used + room.height(), 0, 0, 0);
    if (behind.isEmpty() || rest.width() <= 0)
        return;
    QRectF place = rest;
    if (QGuiApplication::isRightToLeft())
        place.moveRight(room.left() + room.right() - place.left());
    painter.setPen(colours.soft);
    painter.drawText(place, static_cast<int>(Qt::AlignVCenter | Qt::AlignRight) | Qt::TextSingleLine,
                     painter.fontMetrics().elidedText(behind, Qt::ElideRight, static_cast<int>(rest.width())));
}

} // namespace pairwright
