#include "ui/pages/overview/day/games_so_far.h"

#include "ui/theme/look_shapes.h"
#include "ui/theme/tints.h"
#include "ui/widgets/text_styles.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <tuple>

namespace pairwright {

namespace {
constexpr int barPadding = 8;
} // namespace

GamesSoFar::GamesSoFar(QWidget* parent)
    : PartsDrawing(parent)
{
    setObjectName(QStringLiteral("gamesSoFar"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void GamesSoFar::set(const DayFacts& facts)
{
    white_ = facts.white;
    drawn_ = facts.drawn;
    black_ = facts.black;
    arrange();
}

QString GamesSoFar::sentence() const
{
    return games() > 0 ? tr("%n game(s) over the board so far", nullptr, games()) : QString();
}

QSize GamesSoFar::sizeHint() const
{
    return {320, fontMetrics().height() + barPadding};
}

QSize GamesSoFar::minimumSizeHint() const
{
    return {200, sizeHint().height()};
}

void GamesSoFar::arrange()
{
    std::vector<Part> parts;
    int done = 0;
    const auto add = [&](int count, const QString& sentence) {
        const int left = width() * done / std::max(1, games());
        done += count;
        if (count > 0)
            parts.push_back({mirrored({left, 0, width() * done / games() - left, height()}), sentence});
    };
    add(white_, tr("White won %n game(s)", nullptr, white_));
    add(drawn_, tr("%n game(s) drawn", nullptr, drawn_));
    add(black_, tr("Black won %n game(s)", nullptr, black_));
    setParts(sentence(), std::move(parts));
}

void GamesSoFar::draw(QPainter& painter)
{
    if (games() == 0)
        return;
    const DataInks inks = dataInksOf(palette());
    const QColor ground = palette().color(QPalette::Base);
    const QColor text = palette().color(QPalette::Text);
    // White is the lighter end on a dark ground as well.
    const bool dark = isDark(palette());
    const std::array ends{std::tuple(white_, dark ? inks.ink : ground, dark ? ground : text, tr("White %1")),
                          std::tuple(drawn_, inks.tint, text, QStringLiteral("%1")),
                          std::tuple(black_, dark ? ground : inks.ink, dark ? text : ground, tr("Black %1"))};
    QPainterPath whole;
    whole.addRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), look::radius, look::radius);
    painter.save();
    painter.setClipPath(whole);
    painter.setFont(scaledFont(font(), 0.9, QFont::DemiBold));
    int done = 0;
    for (const auto& [count, fill, ink, words] : ends) {
        const int left = width() * done / games();
        done += count;
        const QRect place = mirrored({left, 0, width() * done / games() - left, height()});
        painter.fillRect(place, fill);
        painter.setPen(ink);
        const QString told = words.arg(count);
        const QString shown =
            painter.fontMetrics().horizontalAdvance(told) + barPadding <= place.width() ? told : QString::number(count);
        if (count > 0 && painter.fontMetrics().horizontalAdvance(shown) <= place.width())
            painter.drawText(place, Qt::AlignCenter, shown);
    }
    painter.restore();
    painter.setPen(QPen(inks.mark, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(whole);
}

} // namespace pairwright
