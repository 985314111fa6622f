#pragma once

#include "app/formats/ratings/norm_progress.h"

#include <QColor>
#include <QRectF>

#include <vector>

class QPainter;

namespace pairwright {

/// The inks of a dial, of paper or of the window.
struct DialInks {
    QColor track;
    QColor met;
    QColor ahead;
    QColor outOfReach;
};

/// A condition of a title norm: three quarters of a ring, filled as far as it is met, with a tick where it is.
void paintDial(QPainter& painter, const QRectF& place, const NormDial& dial, const DialInks& inks);

/// How far the player is with title norms, at the foot of a place on paper: those in reach as dials with what is still
/// needed, as long as there is room, the others in a line each. Returns what it needs of the height.
double paintNorms(QPainter& painter, const QRectF& place, const std::vector<NormProgress>& norms);

} // namespace pairwright
