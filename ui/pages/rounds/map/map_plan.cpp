#include "ui/pages/rounds/map/map_plan.h"

#include <algorithm>
#include <cstdlib>
#include <map>

namespace pairwright {

namespace {

Score pairedWith(const SideLine& side)
{
    return side.points + side.virtualPoints;
}

/// One row of a band: who stands in it.
struct MapRow {
    const SideLine* first = nullptr; ///< nullptr: the row is free there
    const SideLine* second = nullptr;
    const BoardLine* board = nullptr; ///< nullptr: they have no opponent
    int modelRow = 0;
    bool placed = true;
};

/// The rows of a scoregroup, by what happens to those in them.
struct BandRows {
    std::vector<MapRow> fromAbove;
    std::vector<MapRow> pairs;
    std::vector<MapRow> down;
    std::vector<MapRow> alone;
};

class Planner {
public:
    Planner(const RoundPicture& picture, const MapMeasures& measures)
        : measures_(measures)
    {
        plan_.stacked = measures.isStacked();
        plan_.mirrored = measures.mirrored;
        for (const BoardLine& line : picture.boards)
            sort(line);
        int row = static_cast<int>(picture.boards.size());
        if (picture.bye)
            alone(*picture.bye, row++, true);
        for (const SideLine& side : picture.unpaired)
            alone(side, row++, true);
        for (const SideLine& side : picture.absent)
            alone(side, row++, false);
        plan_.pairs.resize(picture.boards.size());
    }

    MapPlan plan()
    {
        int y = 0;
        for (auto band = bands_.rbegin(); band != bands_.rend(); ++band) {
            const int top = y;
            y += measures_.pad;
            MapBand& placed = plan_.bands.emplace_back();
            placed.points = band->first;
            for (const auto* rows :
                 {&band->second.fromAbove, &band->second.pairs, &band->second.down, &band->second.alone})
                for (const MapRow& row : *rows)
                    y = place(row, y);
            y += measures_.pad;
            plan_.bands.back().place = mirrored(QRect(0, top, measures_.width, y - top));
            y += measures_.gap;
        }
        plan_.size = {measures_.width, std::max(0, y - measures_.gap)};
        for (MapPair& pair : plan_.pairs)
            pair.floats = plan_.at(pair.upper).band != plan_.at(pair.lower).band;
        return std::move(plan_);
    }

private:
    static bool isUpper(const SideLine& a, const SideLine& b)
    {
        return pairedWith(a) != pairedWith(b) ? pairedWith(a) > pairedWith(b) : a.tpn < b.tpn;
    }

    void sort(const BoardLine& line)
    {
        const bool whiteFirst = isUpper(line.white, line.black);
        const SideLine& upper = whiteFirst ? line.white : line.black;
        const SideLine& lower = whiteFirst ? line.black : line.white;
        const int row = line.board - 1;
        if (pairedWith(upper) == pairedWith(lower)) {
            bands_[pairedWith(upper)].pairs.push_back({&upper, &lower, &line, row});
        } else {
            bands_[pairedWith(upper)].down.push_back({&upper, nullptr, &line, row});
            bands_[pairedWith(lower)].fromAbove.push_back({nullptr, &lower, &line, row});
        }
    }

    void alone(const SideLine& side, int row, bool placed)
    {
        bands_[pairedWith(side)].alone.push_back({&side, nullptr, nullptr, row, placed});
    }

    int place(const MapRow& row, int y)
    {
        if (row.first != nullptr) {
            add(row, *row.first, true, y);
            if (plan_.stacked && row.second != nullptr)
                y += measures_.row;
        }
        if (row.second != nullptr)
            add(row, *row.second, false, y);
        return y + measures_.row;
    }

    void add(const MapRow& row, const SideLine& side, bool upper, int y)
    {
        const int index = static_cast<int>(plan_.nodes.size());
        MapNode& node = plan_.nodes.emplace_back();
        node.player = side.player;
        node.row = row.modelRow;
        node.white = row.board == nullptr || &side == &row.board->white;
        node.upper = upper;
        node.placed = row.placed;
        node.band = static_cast<int>(plan_.bands.size()) - 1;
        ++plan_.bands.back().players;
        node.place =
            mirrored(QRect(columnOf(upper), y + (measures_.row - measures_.node) / 2, width(upper), measures_.node));
        if (row.board == nullptr)
            return;
        const int pair = row.board->board - 1;
        node.pair = pair;
        MapPair& of = plan_.pairs.at(static_cast<std::size_t>(pair));
        of.board = row.board->board;
        (upper ? of.upper : of.lower) = index;
    }

    [[nodiscard]] int indent() const { return 2 * measures_.row; }
    [[nodiscard]] int columnOf(bool upper) const
    {
        if (plan_.stacked)
            return measures_.scores + (upper ? 0 : indent());
        return upper ? measures_.scores : measures_.width - measures_.pad - measures_.nodeWidth();
    }
    [[nodiscard]] int width(bool upper) const
    {
        if (!plan_.stacked)
            return measures_.nodeWidth();
        return std::max(measures_.row, measures_.width - measures_.pad - columnOf(upper) - (upper ? indent() : 0));
    }

    [[nodiscard]] QRect mirrored(QRect place) const
    {
        if (measures_.mirrored)
            place.moveLeft(measures_.width - place.right() - 1);
        return place;
    }

    MapMeasures measures_;
    std::map<Score, BandRows> bands_;
    MapPlan plan_;
};

} // namespace

MapPlan planMap(const RoundPicture& picture, const MapMeasures& measures)
{
    return Planner(picture, measures).plan();
}

std::optional<int> MapPlan::opponentOf(int node) const
{
    if (!at(node).pair)
        return std::nullopt;
    const MapPair& pair = pairs.at(static_cast<std::size_t>(*at(node).pair));
    return pair.upper == node ? pair.lower : pair.upper;
}

std::optional<int> MapPlan::nodeAt(QPoint point) const
{
    const auto found = std::ranges::find_if(nodes, [point](const MapNode& node) { return node.place.contains(point); });
    return found == nodes.end() ? std::nullopt : std::optional(static_cast<int>(found - nodes.begin()));
}

std::optional<int> MapPlan::nodeOf(PlayerKey player) const
{
    const auto found = std::ranges::find(nodes, player, &MapNode::player);
    return found == nodes.end() ? std::nullopt : std::optional(static_cast<int>(found - nodes.begin()));
}

std::optional<int> MapPlan::nodeOf(int row, bool white) const
{
    const auto found = std::ranges::find_if(
        nodes, [row, white](const MapNode& node) { return node.row == row && (node.white == white || !node.pair); });
    return found == nodes.end() ? std::nullopt : std::optional(static_cast<int>(found - nodes.begin()));
}

int MapPlan::stepFrom(int node, Step step) const
{
    const auto count = static_cast<int>(nodes.size());
    const auto inBand = [this, count](int band, bool upper) -> std::optional<int> {
        std::optional<int> any;
        for (int i = 0; i < count; ++i)
            if (at(i).band == band && (!any || (at(*any).upper != upper && at(i).upper == upper)))
                any = i;
        return any;
    };
    const MapNode& from = at(node);
    switch (step) {
    case Step::up:
        for (int i = node - 1; i >= 0; --i)
            if (stacked || at(i).upper == from.upper)
                return i;
        return node;
    case Step::down:
        for (int i = node + 1; i < count; ++i)
            if (stacked || at(i).upper == from.upper)
                return i;
        return node;
    case Step::opponent: return opponentOf(node).value_or(node);
    case Step::bandUp: return from.band > 0 ? inBand(from.band - 1, from.upper).value_or(node) : node;
    case Step::bandDown:
        return from.band + 1 < static_cast<int>(bands.size()) ? inBand(from.band + 1, from.upper).value_or(node) : node;
    case Step::first: return 0;
    case Step::last: return count - 1;
    }
    return node;
}

} // namespace pairwright
