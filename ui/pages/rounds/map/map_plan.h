#pragma once

#include "ui/pages/rounds/round_picture.h"

#include <QRect>
#include <QSize>

#include <algorithm>
#include <optional>
#include <vector>

namespace pairwright {

/// Sizes that the map of a round is laid out with, in px.
struct MapMeasures {
    int width = 800; ///< of the whole map
    int row = 30;    ///< of one player, with the air around him
    int node = 26;   ///< of his name
    int scores = 64; ///< room for the points of a band
    int name = 250;  ///< the widest that a name may be
    int curve = 120; ///< least room between two opponents, for their curve
    int gap = 6;     ///< between bands
    int pad = 6;     ///< inside of a band
    bool mirrored = false;

    /// Two columns do not fit: the opponent stands under the player.
    [[nodiscard]] bool isStacked() const { return nodeWidth() < leastName(); }
    /// As there is room, for two columns.
    [[nodiscard]] int nodeWidth() const { return std::min(name, (width - scores - pad - curve) / 2); }
    [[nodiscard]] int leastName() const { return 6 * row; }
};

/// A player in the map.
struct MapNode {
    PlayerKey player;
    int row = 0; ///< of the boards model, whose rows are the boards, the bye, who is unpaired, who is absent
    bool white = true;
    bool upper = true;  ///< stands in the first column: he has more points than his opponent, or the smaller number
    bool placed = true; ///< false: absent, he can be nobody's opponent
    std::optional<int> pair; ///< index into the pairs
    int band = 0;
    QRect place;
};

struct MapPair {
    int board = 1;
    int upper = 0; ///< index into the nodes
    int lower = 0;
    bool floats = false; ///< they come from two bands
};

/// A scoregroup.
struct MapBand {
    Score points; ///< with virtual points: those that the pairing goes by
    int players = 0;
    QRect place;
};

/// Where everything of a round stands: bands from the highest score to the lowest; in each those who come from above,
/// the pairs by board, those who go down, and who has no opponent.
struct MapPlan {
    std::vector<MapBand> bands;
    std::vector<MapNode> nodes; ///< as they stand, from the top, the upper one of a row first
    std::vector<MapPair> pairs; ///< by board
    QSize size;
    bool stacked = false;
    bool mirrored = false; ///< from right to left

    enum class Step { up, down, opponent, bandUp, bandDown, first, last };
    /// Where a key leads from a node; the same one where there is nothing.
    [[nodiscard]] int stepFrom(int node, Step step) const;
    [[nodiscard]] std::optional<int> nodeAt(QPoint point) const;
    [[nodiscard]] std::optional<int> nodeOf(PlayerKey player) const;
    /// Of a row of the boards model.
    [[nodiscard]] std::optional<int> nodeOf(int row, bool white) const;
    [[nodiscard]] std::optional<int> opponentOf(int node) const;
    [[nodiscard]] const MapNode& at(int node) const { return nodes.at(static_cast<std::size_t>(node)); }
};

MapPlan planMap(const RoundPicture& picture, const MapMeasures& measures);

} // namespace pairwright
