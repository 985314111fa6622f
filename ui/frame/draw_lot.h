#pragma once

namespace pairwright {

class Desk;

/// Draws the initial colour, stores it and says what was drawn. Does nothing without a tournament.
void drawLot(Desk& desk);

} // namespace pairwright
