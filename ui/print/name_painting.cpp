#include "ui/print/name_painting.h"

#include "app/domain/players/player.h"
#include "ui/print/page_text.h"
#include "ui/widgets/name_in_room.h"

#include <QGuiApplication>

#include <algorithm>
#include <array>
#include <vector>

namespace pairwright {

namespace {

const QColor nameInk(0x11, 0x11, 0x11);
const QColor titleInk(0x55, 0x55, 0x55);
constexpr double heightOfLine = 1.25; // in sizes of the type
constexpr double leastOfName = 0.5;   // of its size; then it is cut

struct Run {
    QString text;
    page_text::Style style;
    QColor ink;
};
using Runs = std::vector<Run>;

double widthOf(const Runs& runs)
{
    double width = 0;
    for (const Run& run : runs)
        width += page_text::width(run.text, run.style);
    return width;
}

/// "IM " of "IM Sandvik, Eirik".
QString titleBefore(const QString& name)
{
    const qsizetype blank = name.indexOf(QLatin1Char(' '));
    const bool isTitle =
        blank > 0 && titleFromString(QStringView(name).left(blank)).value_or(Title::None) != Title::None;
    return isTitle ? name.left(blank + 1) : QString();
}

Runs runsOf(const QString& name, NameLook look, double size)
{
    if (look == NameLook::surname) {
        const qsizetype comma = name.indexOf(QLatin1Char(','));
        const QString surname = name.left(comma < 0 ? name.size() : comma);
        return {{surname, {size, QFont::DemiBold}, nameInk}, {name.mid(surname.size()), {size, false}, nameInk}};
    }
    const QString title = titleBefore(name);
    return {{title, {size, false}, titleInk}, {name.mid(title.size()), {size, QFont::Medium}, nameInk}};
}

/// "IM Sandvik," and "Eirik"; one line where there is no comma.
std::vector<Runs> onTwoLines(const QString& name, NameLook look, double size)
{
    const qsizetype comma = name.indexOf(QLatin1String(", "));
    if (comma < 0)
        return {runsOf(name, look, size)};
    const QFont::Weight weight = look == NameLook::surname ? QFont::Normal : QFont::Medium;
    return {runsOf(name.left(comma + 1), look, size), {{name.mid(comma + 2), {size, weight}, nameInk}}};
}

struct Fitting {
    double share = 1;
    std::vector<Runs> lines;
};

Fitting fittingOf(const QString& name, NameLook look, double size, const QSizeF& place)
{
    std::array<std::vector<Runs>, 3> ways{std::vector<Runs>{runsOf(name, look, size)}, {}, {}};
    if (place.height() >= 2 * heightOfLine * size)
        ways[1] = onTwoLines(name, look, size);
    ways[2] = {runsOf(withInitials(name), look, size)};
    Fitting best{0, {}};
    for (std::vector<Runs>& lines : ways) {
        if (lines.empty())
            continue;
        double widest = 1;
        for (const Runs& line : lines)
            widest = std::max(widest, widthOf(line));
        const double share = std::min(1.0, place.width() / widest);
        if (share > best.share)
            best = {share, std::move(lines)};
        if (best.share >= 1)
            break;
    }
    return best;
}

} // namespace

double shareOfName(const QString& name, NameLook look, double size, const QSizeF& place)
{
    double most = 0;
    for (const Run& run : runsOf(name, look, size))
        most += page_text::widthAtMost(run.text, run.style);
    return most <= place.width() ? 1 : fittingOf(name, look, size, place).share;
}

void paintName(QPainter& painter, const QRectF& place, double size, const QString& name, NameLook look)
{
    if (name.isRightToLeft()) {
        const QFont::Weight weight = look == NameLook::surname ? QFont::Normal : QFont::Medium;
        page_text::drawFitted(painter, place, {size, weight}, Qt::AlignLeft, nameInk, name);
        return;
    }
    Fitting fitting = fittingOf(name, look, size, place.size());
    if (fitting.share < leastOfName || fitting.lines.empty()) {
        page_text::drawFitted(painter, place, {size, QFont::Medium}, Qt::AlignLeft, nameInk, name);
        return;
    }
    const double high = heightOfLine * size * fitting.share;
    const bool isMirrored = QGuiApplication::isRightToLeft();
    double top = place.center().y() - high * static_cast<double>(fitting.lines.size()) / 2;
    for (Runs& line : fitting.lines) {
        for (Run& run : line)
            run.style.size *= fitting.share;
        double left = isMirrored ? place.right() - widthOf(line) : place.left();
        for (const Run& run : line) {
            const double width = page_text::width(run.text, run.style);
            page_text::drawWhole(painter, {left, top, width, high}, run.style, run.ink, run.text);
            left += width;
        }
        top += high;
    }
}

} // namespace pairwright
