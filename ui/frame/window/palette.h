#pragma once

class QWidget;

namespace pairwright {

class Desk;

/// Opens the palette: every command that can be given now, the players, and the boards of the shown round.
/// Precondition: a tournament is open.
void showPalette(Desk& desk, QWidget* parent);

} // namespace pairwright
