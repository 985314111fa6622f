#pragma once

#include "app/domain/tournament.h"

#include <QFont>
#include <QPalette>
#include <QPixmap>

#include <cstddef>
#include <optional>
#include <vector>

namespace pairwright {

class ExplainedRound;

/// The bracket of a board as a picture: two columns of players and lines for the pairs. Read off the decision record.
/// Of a large bracket it shows the pairs around the board, and how many there are besides.
struct BracketDrawing {
    enum class Role { resident, movedDown, movedUp };
    struct Node {
        QString text; ///< "12 Arnold 3½"
        Role role = Role::resident;
        bool asked = false; ///< of the board that is explained
        friend bool operator==(const Node&, const Node&) = default;
    };
    bool blackLeft =
        false;         ///< who has Black on the board stands in the left column, which is then painted at the right
    QString leftTitle; ///< "S1: upper half", or "G1: White" where a system pairs halves by colour
    QString rightTitle;
    std::vector<Node> left; ///< each column in the order of rank
    std::vector<Node> right;
    std::vector<std::pair<std::size_t, std::size_t>> lines; ///< places in left and right
    int pairsAside = 0;                                     ///< pairs of the bracket that are not shown
    std::vector<Node> leaving;                              ///< who could not be paired here and moves on
    int leavingAside = 0;                                   ///< likewise
};

/// No value: the record has no bracket for the board (made by hand, imported).
std::optional<BracketDrawing> bracketDrawing(const ExplainedRound& explained, int board);
/// The same of the shown version of a round; no value where it has no such board.
std::optional<BracketDrawing> bracketDrawing(const Tournament& tournament, BoardId board);

/// What the picture shows, in one sentence for those who cannot see it.
QString describe(const BracketDrawing& drawing);

/// Painted in the colours of the palette, `width` device-independent pixels wide.
QPixmap paintBracket(const BracketDrawing& drawing, const QPalette& palette, const QFont& font, int width,
                     qreal pixelRatio);

} // namespace pairwright
