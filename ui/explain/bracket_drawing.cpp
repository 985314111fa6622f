#include "ui/explain/bracket_drawing.h"

#include "app/domain/text/filled.h"
#include "app/explain/bracket_words.h"
#include "app/explain/explained_round.h"
#include "app/explain/procedure_words.h"
#include "app/explain/system_words.h"
#include "engine/capabilities.h"
#include "ui/pages/rounds/round_picture.h"
#include "ui/theme/look_shapes.h"
#include "ui/theme/tints.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <set>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::BracketDrawing)
};

using Node = BracketDrawing::Node;
using Role = BracketDrawing::Role;
using Pairs = std::vector<std::pair<Tpn, Tpn>>;

/// Who of a pair stands on which side, and who floated in.
struct Sides {
    Pairs pairs;
    std::vector<Tpn> movedDown;
    std::vector<Tpn> movedUp;
    std::vector<Tpn> leaving;
};

/// Where those who seek White meet those who seek Black, the boards say who got what.
Pairs byColours(const ExplainedRound& explained, const Pairs& pairs)
{
    std::set<Tpn> white;
    for (const Match& match : explained.version().pairings.boards)
        white.insert(explained.tpn(match.a));
    Pairs turned;
    for (const auto& [first, second] : pairs)
        turned.emplace_back(white.contains(second) ? second : first, white.contains(second) ? first : second);
    return turned;
}

std::optional<Sides> sidesOf(const ExplainedRound& explained, Tpn a, Tpn b)
{
    const HalvesText words = halvesText(capabilitiesOf(explained.rules()).halves);
    if (const BracketRecord* bracket = bracketOf(explained, a, b)) {
        Sides sides{bracket->pairs, bracket->mdps, bracket->upfloaters, bracket->downfloaters};
        if (words.byColour)
            sides.pairs = byColours(explained, sides.pairs);
        return sides;
    }
    if (const auto group = groupOfPair(explained, a, b)) {
        Sides sides{group->pairs, group->fromAbove, group->fromBelow, group->leaving};
        if (words.byColour)
            sides.pairs = byColours(explained, sides.pairs);
        return sides;
    }
    return std::nullopt;
}

class Drawing {
public:
    Drawing(const ExplainedRound& explained, Sides sides, Tpn a, Tpn b)
        : explained_(explained)
        , sides_(std::move(sides))
        , a_(a)
        , b_(b)
    {
    }

    [[nodiscard]] BracketDrawing make()
    {
        BracketDrawing drawing;
        drawing.pairsAside = keepTheNearest();
        const HalvesText words = halvesText(capabilitiesOf(explained_.rules()).halves);
        drawing.leftTitle = words.left;
        drawing.rightTitle = words.right;
        std::vector<Tpn> left;
        std::vector<Tpn> right;
        for (const auto& pair : sides_.pairs) {
            left.push_back(pair.first);
            right.push_back(pair.second);
        }
        const auto isHigher = [this](Tpn x, Tpn y) {
            return higher(x, y);
        };
        std::sort(left.begin(), left.end(), isHigher);
        std::sort(right.begin(), right.end(), isHigher);
        for (const auto& pair : sides_.pairs)
            drawing.lines.emplace_back(placeOf(left, pair.first), placeOf(right, pair.second));
        std::sort(drawing.lines.begin(), drawing.lines.end());
        for (const Tpn player : left)
            drawing.left.push_back(node(player));
        for (const Tpn player : right)
            drawing.right.push_back(node(player));
        drawing.leavingAside = std::max(0, static_cast<int>(sides_.leaving.size()) - mostLeaving);
        sides_.leaving.resize(sides_.leaving.size() - static_cast<std::size_t>(drawing.leavingAside));
        for (const Tpn player : sides_.leaving)
            drawing.leaving.push_back(node(player));
        return drawing;
    }

private:
    static constexpr int mostPairs = 24; ///< more on one picture nobody can follow
    static constexpr int mostLeaving = 12;

    [[nodiscard]] bool higher(Tpn x, Tpn y) const
    {
        const Score of = explained_.pairingScore(x);
        const Score other = explained_.pairingScore(y);
        return of != other ? of > other : x < y;
    }
    /// Leaves the pairs around the one that is asked about, by the rank of their first; how many are put aside.
    int keepTheNearest()
    {
        Pairs& pairs = sides_.pairs;
        const int all = static_cast<int>(pairs.size());
        if (all <= mostPairs)
            return 0;
        std::sort(pairs.begin(), pairs.end(),
                  [this](const auto& x, const auto& y) { return higher(x.first, y.first); });
        const auto asked = std::find_if(pairs.begin(), pairs.end(), [this](const auto& pair) {
            return pair.first == a_ || pair.second == a_ || pair.first == b_ || pair.second == b_;
        });
        const int place = asked == pairs.end() ? 0 : static_cast<int>(asked - pairs.begin());
        const int first = std::clamp(place - mostPairs / 2, 0, all - mostPairs);
        pairs = Pairs(pairs.begin() + first, pairs.begin() + first + mostPairs);
        return all - mostPairs;
    }
    static std::size_t placeOf(const std::vector<Tpn>& players, Tpn player)
    {
        return static_cast<std::size_t>(std::find(players.begin(), players.end(), player) - players.begin());
    }
    [[nodiscard]] Node node(Tpn player) const
    {
        const Role role = has(sides_.movedDown, player) ? Role::movedDown
                          : has(sides_.movedUp, player) ? Role::movedUp
                                                        : Role::resident;
        return {filled(QStringLiteral("%1 %2 %3"), player.value, explained_.name(player), explained_.points(player)),
                role, player == a_ || player == b_};
    }

    const ExplainedRound& explained_;
    Sides sides_;
    Tpn a_;
    Tpn b_;
};

QString signedText(const Node& node)
{
    switch (node.role) {
    case Role::movedDown: return QStringLiteral("↓ ") + node.text;
    case Role::movedUp: return QStringLiteral("↑ ") + node.text;
    case Role::resident: break;
    }
    return node.text;
}

/// One picture while it is painted.
class Canvas {
public:
    Canvas(const BracketDrawing& drawing, const QPalette& palette, const QFont& font, int width)
        : drawing_(drawing)
        , palette_(palette)
        , font_(font)
        , metrics_(font)
        , row_(metrics_.height() + 11)
        , width_(width)
        , columnWidth_(width * columnShare)
    {
    }

    [[nodiscard]] int height() const
    {
        const auto rows = std::max(drawing_.left.size(), drawing_.right.size());
        const double leaving = drawing_.leaving.empty() ? 0 : row_ * static_cast<double>(drawing_.leaving.size() + 1);
        const int notes = (drawing_.pairsAside > 0 ? 1 : 0) + (drawing_.leavingAside > 0 ? 1 : 0);
        return static_cast<int>(row_ * static_cast<double>(rows + 1) + leaving + row_ * notes + 4);
    }

    void paint(QPainter& painter) const
    {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setFont(font_);
        title(painter, 0, 0, drawing_.leftTitle);
        title(painter, width_ - columnWidth_, 0, drawing_.rightTitle);
        for (const auto& line : drawing_.lines)
            if (!isAsked(line))
                connect(painter, line, dataInksOf(palette_).mark, 1.2);
        for (const auto& line : drawing_.lines)
            if (isAsked(line))
                connect(painter, line, tintsOf(palette_).accent, 2);
        for (std::size_t i = 0; i < drawing_.left.size(); ++i)
            box(painter, {0, top(i), columnWidth_, row_ - between}, drawing_.left[i]);
        for (std::size_t i = 0; i < drawing_.right.size(); ++i)
            box(painter, {width_ - columnWidth_, top(i), columnWidth_, row_ - between}, drawing_.right[i]);
        std::size_t row = std::max(drawing_.left.size(), drawing_.right.size());
        if (drawing_.pairsAside > 0)
            note(painter, row++, Tr::tr("and %n more pair(s) of this bracket", nullptr, drawing_.pairsAside));
        if (drawing_.leaving.empty())
            return;
        note(painter, row++, Tr::tr("Not paired here"));
        for (const Node& node : drawing_.leaving)
            box(painter, {0, top(row++), columnWidth_, row_ - between}, node);
        if (drawing_.leavingAside > 0)
            note(painter, row, Tr::tr("and %n more", nullptr, drawing_.leavingAside));
    }

private:
    static constexpr double columnShare = 0.42;
    static constexpr double between = 4; ///< two players of a column

    [[nodiscard]] double top(std::size_t row) const { return row_ * static_cast<double>(row + 1); }
    [[nodiscard]] bool isAsked(const std::pair<std::size_t, std::size_t>& line) const
    {
        return drawing_.left[line.first].asked && drawing_.right[line.second].asked;
    }

    /// White of the board is at the left, as everywhere; the titles say which half that is.
    [[nodiscard]] QRectF placed(const QRectF& place) const
    {
        return drawing_.blackLeft ? QRectF(width_ - place.right(), place.top(), place.width(), place.height()) : place;
    }

    void title(QPainter& painter, double left, double y, const QString& text) const
    {
        painter.setPen(tintsOf(palette_).muted);
        painter.drawText(placed({left, y, columnWidth_, row_}), Qt::AlignLeft | Qt::AlignVCenter, text);
    }

    /// A line below the pairs.
    void note(QPainter& painter, std::size_t row, const QString& text) const
    {
        painter.setPen(tintsOf(palette_).muted);
        painter.drawText(placed({0, top(row), width_, row_}), Qt::AlignLeft | Qt::AlignVCenter, text);
    }

    void connect(QPainter& painter, const std::pair<std::size_t, std::size_t>& line, const QColor& ink,
                 double thickness) const
    {
        QPointF from(columnWidth_, top(line.first) + (row_ - between) / 2);
        QPointF to(width_ - columnWidth_, top(line.second) + (row_ - between) / 2);
        if (drawing_.blackLeft) {
            from.setX(width_ - from.x());
            to.setX(width_ - to.x());
        }
        const double middle = (from.x() + to.x()) / 2;
        QPainterPath path(from);
        path.cubicTo({middle, from.y()}, {middle, to.y()}, to);
        painter.setPen(QPen(ink, thickness));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(path);
    }

    void box(QPainter& painter, const QRectF& leftToRight, const Node& node) const
    {
        const QRectF place = placed(leftToRight);
        const Tints tints = tintsOf(palette_);
        const QColor base = node.asked ? tints.accentWash : palette_.color(QPalette::Base);
        look::box(painter, place.toAlignedRect(), node.role == Role::resident ? base : washOf(palette_, Mood::warning),
                  node.asked ? tints.accent : tints.line, look::smallRadius, node.asked ? 1.5 : 1);
        painter.setPen(palette_.color(QPalette::Text));
        const QRectF inner = place.adjusted(9, 0, -6, 0);
        painter.drawText(inner, Qt::AlignLeft | Qt::AlignVCenter,
                         metrics_.elidedText(signedText(node), Qt::ElideRight, inner.width()));
    }

    const BracketDrawing& drawing_;
    const QPalette& palette_;
    QFont font_;
    QFontMetricsF metrics_;
    double row_;
    double width_;
    double columnWidth_;
};

} // namespace

std::optional<BracketDrawing> bracketDrawing(const Tournament& tournament, BoardId board)
{
    const RoundVersion* version = shownVersion(tournament, board.round);
    if (version == nullptr || board.board < 1 || board.board > static_cast<int>(version->pairings.boards.size()))
        return std::nullopt;
    return bracketDrawing(ExplainedRound(tournament, board.round, *version), board.board);
}

std::optional<BracketDrawing> bracketDrawing(const ExplainedRound& explained, int board)
{
    const Match& stored = explained.version().pairings.boards.at(static_cast<std::size_t>(board - 1));
    const Tpn white = explained.tpn(stored.a);
    const Tpn black = explained.tpn(stored.b);
    auto sides = sidesOf(explained, white, black);
    if (!sides)
        return std::nullopt;
    const bool blackLeft = std::ranges::any_of(sides->pairs, [black](const auto& pair) { return pair.first == black; });
    BracketDrawing drawing = Drawing(explained, std::move(*sides), white, black).make();
    drawing.blackLeft = blackLeft;
    return drawing;
}

QString describe(const BracketDrawing& drawing)
{
    QStringList pairs;
    for (const auto& line : drawing.lines)
        pairs.append(QStringLiteral("%1 – %2").arg(signedText(drawing.left[line.first]),
                                                   signedText(drawing.right[line.second])));
    if (drawing.pairsAside > 0)
        pairs.append(Tr::tr("and %n more pair(s) of this bracket", nullptr, drawing.pairsAside));
    return Tr::tr("Picture of the bracket: %1").arg(pairs.join(QStringLiteral("; ")));
}

QPixmap paintBracket(const BracketDrawing& drawing, const QPalette& palette, const QFont& font, int width,
                     qreal pixelRatio)
{
    const Canvas canvas(drawing, palette, font, width);
    QPixmap pixmap(QSizeF(width * pixelRatio, canvas.height() * pixelRatio).toSize());
    pixmap.setDevicePixelRatio(pixelRatio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    canvas.paint(painter);
    return pixmap;
}

} // namespace pairwright
